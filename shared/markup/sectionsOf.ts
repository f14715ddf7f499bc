import type { OutlineSection } from '../generations.schema.ts';
import type { Section } from '../scripts.schema.ts';
import { clockFor, timeSection, type ClockSettings } from './clock.ts';
import { parseScript } from './parseScript.ts';

type Whole = ClockSettings & { readonly content: string; readonly outline: readonly OutlineSection[] };

/** The sections of a script that has its text: they follow from it, and the outline says what they were meant to be. */
export function sectionsOf(script: Whole): Section[] {
  const { content, outline } = script;
  const clock = clockFor(script);
  return parseScript(content).sections.map((section, index) => {
    const planned = outline[index];
    const span = timeSection(section, clock);
    const body = content.slice(section.start, section.end);
    return {
      position: index + 1,
      kind: planned?.kind ?? outline.at(-1)?.kind ?? 'theme',
      title: section.title ?? '',
      plannedSeconds: planned?.plannedSeconds ?? span.speechSeconds + span.silenceSeconds,
      content: section.title === null ? body : body.slice(body.indexOf('\n') + 1).trim(),
      speechSeconds: span.speechSeconds,
      silenceSeconds: span.silenceSeconds,
    };
  });
}
