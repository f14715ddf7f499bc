import { checkScript } from '../../shared/checks/checkScript.ts';
import { clockFor, timeScript } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { detectLanguage } from '../../tests/support/detectLanguage.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { GiveUpError } from '../../domain/writing/failures.ts';
import { fixText } from '../../domain/writing/fixText.ts';
import type { Whole } from '../../domain/writing/writeWhole.ts';

/** What is measured of one script. */
export type Verdict = {
  readonly fatal: readonly string[];
  readonly advisory: readonly string[];
  readonly askedSeconds: number;
  /** By the clock, how far it is from the asked duration. */
  readonly offSeconds: number;
  readonly sections: number;
  readonly sectionsInLanguage: number;
  readonly sentences: readonly string[];
  readonly repeated: number;
};

/** Judges the text as it is delivered: fixed where a fatal finding could be. */
export function judge(whole: Whole, { language, type, theme }: GenerateBody): Verdict {
  const script = { ...whole, content: fixed(whole), language, type, theme, detectLanguage };
  const parsed = parseScript(script.content);
  const findings = checkScript(script);
  const askedSeconds = script.durationSeconds;
  const sentences = parsed.sections.flatMap((section) => section.sentences.map(({ text }) => text));
  const inLanguage = parsed.sections.filter(
    (section) => detectLanguage(section.sentences.map(({ text }) => text).join(' ')) === script.language,
  );
  return {
    fatal: findings.filter(({ level }) => level === 'fatal').map(({ code }) => code),
    advisory: findings.filter(({ level }) => level === 'advisory').map(({ code }) => code),
    askedSeconds,
    offSeconds: Math.abs(timeScript(parsed, clockFor(script)).totalSeconds - askedSeconds),
    sections: parsed.sections.length,
    sectionsInLanguage: inLanguage.length,
    sentences,
    repeated: sentences.length - new Set(sentences).size,
  };
}

/** The share of a script's sentences that another one of the same request says too, in percent. */
export function overlapPercent(one: Verdict, other: Verdict): number {
  const said = new Set(other.sentences);
  return (100 * one.sentences.filter((sentence) => said.has(sentence)).length) / Math.max(1, one.sentences.length);
}

/** What cannot be fixed is judged as it was written; its fatal findings count. */
function fixed({ content, sections, assignment }: Whole): string {
  try {
    return fixText(sections, assignment).content;
  } catch (error) {
    if (error instanceof GiveUpError) return content;
    throw error;
  }
}
