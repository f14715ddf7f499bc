import { explainImport } from '../../lib/explainImport.ts';
import type { themedOverlays } from './themedOverlays.tsx';

/** Fetches the overlays; what is there is not fetched again. Throws `ApiError` where they cannot be had. */
export const loadOverlays = (): Promise<typeof themedOverlays> =>
  import('./themedOverlays.tsx').then((module) => module.themedOverlays, explainImport);
