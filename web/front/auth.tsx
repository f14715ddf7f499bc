import { AuthPage } from '../app/pages/AuthPage.tsx';
import { startFront } from './startFront.tsx';

await startFront(<AuthPage />);
