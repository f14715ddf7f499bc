import type { Generation } from '../../shared/generations.schema.ts';
import { clockFor, timeSection } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import type { Script, Section } from '../../shared/scripts.schema.ts';
import type { ScriptRow } from './scripts.queries.ts';

/** A script without what its generations say of it. */
export type UnreadScript = ScriptRow;

/**
 * The script as the API shows it. Once it has a text, its sections follow from the text; while it is written they are
 * those that are saved. A failed one shows none: its credits went back, and what was written serves a retry only.
 */
export function presentScript(row: ScriptRow, generation: Generation | null, saved: readonly Section[]): Script {
  const sections = row.status === 'failed' ? [] : row.content === '' ? [...saved] : sectionsOf(row);
  return { ...row, generation, sections };
}

function sectionsOf(row: ScriptRow): Section[] {
  const clock = clockFor(row);
  return parseScript(row.content).sections.map((section, index) => {
    const planned = row.outline[index];
    const span = timeSection(section, clock);
    const body = row.content.slice(section.start, section.end);
    return {
      position: index + 1,
      kind: planned?.kind ?? row.outline.at(-1)?.kind ?? 'theme',
      title: section.title ?? '',
      plannedSeconds: planned?.plannedSeconds ?? span.speechSeconds + span.silenceSeconds,
      content: section.title === null ? body : body.slice(body.indexOf('\n') + 1).trim(),
      speechSeconds: span.speechSeconds,
      silenceSeconds: span.silenceSeconds,
    };
  });
}
