import { lazyOverlay } from './lazyOverlay.tsx';

export const Drawer = lazyOverlay('Drawer');
