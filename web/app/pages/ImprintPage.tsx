import type { ReactNode } from 'react';
import { LegalPage } from './LegalPage.tsx';

export const ImprintPage = (): ReactNode => <LegalPage document="imprint" />;
