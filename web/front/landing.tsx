import { frontPage } from './frontPage.tsx';
import { startFront } from './startFront.tsx';

await startFront(frontPage);
