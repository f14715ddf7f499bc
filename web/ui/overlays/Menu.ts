import { lazyOverlay } from './lazyOverlay.tsx';

export const Menu = lazyOverlay('Menu');
