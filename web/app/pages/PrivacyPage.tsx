import type { ReactNode } from 'react';
import { LegalPage } from './LegalPage.tsx';

export const PrivacyPage = (): ReactNode => <LegalPage document="privacy" />;
