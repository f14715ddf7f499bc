import type { Generation } from '../../shared/generations.schema.ts';
import { sectionsOf } from '../../shared/markup/sectionsOf.ts';
import type { Script, Section } from '../../shared/scripts.schema.ts';
import type { ScriptRow } from './scriptColumns.ts';

/**
 * The script as the API shows it. Once it has a text, its sections follow from the text; while it is written they are
 * those that are saved. A failed one shows none: its credits went back, and what was written serves a retry only.
 */
export function presentScript(row: ScriptRow, generation: Generation | null, saved: readonly Section[]): Script {
  const sections = row.status === 'failed' ? [] : row.content === '' ? [...saved] : sectionsOf(row);
  return { ...row, generation, sections };
}
