import { lazy } from 'react';
import { loadOverlays } from './loadOverlays.ts';
import type { themedOverlays } from './themedOverlays.tsx';

/** An entry of a `Menu`, which is there once the menu is. */
export const MenuItem = lazy(async () => ({
  default: (await loadOverlays()).MenuItem,
})) as unknown as (typeof themedOverlays)['MenuItem']; // `lazy` forgets that an entry may be any element
