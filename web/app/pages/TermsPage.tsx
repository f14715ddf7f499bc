import type { ReactNode } from 'react';
import { LegalPage } from './LegalPage.tsx';

export const TermsPage = (): ReactNode => <LegalPage document="terms" />;
