import type { Finding } from '../../scripts.schema.ts';
import type { CheckedScript, ScriptToCheck } from '../CheckedScript.ts';

export type Part = {
  readonly script: ScriptToCheck;
  /** Where the part begins in the whole content. */
  readonly offset: number;
  readonly levels: readonly Finding['level'][];
  /** One section, that must stay one. */
  readonly isSection: boolean;
};

/** What these are about, no section says alone. */
const ofTheWhole = /^(?:section_|duration_|sentence_repeated)/u;

/**
 * The part of a script on which a fix can be tried as well as on the whole: the finding's own section, as the last
 * one only where it is the last.
 */
export function partToTry({ parsed, sentences, ...script }: CheckedScript, { code, level, section }: Finding): Part {
  const levels = level === 'fatal' ? (['fatal'] as const) : (['fatal', 'advisory'] as const);
  const whole: Part = { script, offset: 0, levels, isSection: false };
  const own = section === null ? undefined : parsed.sections[section - 1];
  if (!own || section === null || ofTheWhole.test(code)) return whole;
  const content = script.content.slice(own.start, parsed.sections[section]?.start);
  const isLast = section === parsed.sections.length;
  // Before empty titles it is the end of what is spoken, without being the end of the script.
  if (!isLast && (sentences.at(-1)?.section ?? 0) <= section) return whole;
  const ends = isLast ? { kinds: script.kinds.slice(-1) } : { kinds: [], endsAsleep: true };
  return { script: { ...script, ...ends, content, durationSeconds: null }, offset: own.start, levels, isSection: true };
}
