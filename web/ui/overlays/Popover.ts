import { lazyOverlay } from './lazyOverlay.tsx';

export const Popover = lazyOverlay('Popover');
