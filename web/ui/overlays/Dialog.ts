import { lazyOverlay } from './lazyOverlay.tsx';

export const Dialog = lazyOverlay('Dialog');
