import type { ScriptListItem } from '../../../shared/scripts.schema.ts';

/** What of a script its menu goes by. */
export type MenuScript = Pick<ScriptListItem, 'id' | 'title' | 'type' | 'theme' | 'status' | 'generation'>;
