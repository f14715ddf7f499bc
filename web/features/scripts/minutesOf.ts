import { secondsOf } from '../../../shared/scriptFilters.ts';
import type { ScriptListItem } from '../../../shared/scripts.schema.ts';

/** A script's true length in whole minutes, at least one. */
export const minutesOf = (script: Pick<ScriptListItem, 'timing' | 'duration'>): number =>
  Math.max(1, Math.round(secondsOf(script) / 60));
