import type { ReactNode } from 'react';
import { PublicFrame } from '../app/frame/PublicFrame.tsx';
import { LandingPage } from '../app/pages/LandingPage.tsx';

export const frontPage: ReactNode = (
  <PublicFrame>
    <LandingPage />
  </PublicFrame>
);
