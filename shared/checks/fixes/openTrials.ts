import type { Finding, Fix } from '../../scripts.schema.ts';
import type { CheckedScript, DetectLanguage } from '../CheckedScript.ts';
import { readForChecks, runChecks } from '../runChecks.ts';
import { applyFix } from './applyFix.ts';
import { partToTry, type Part } from './partToTry.ts';

/**
 * Characters that may be checked again to try fixes out: some hundred trials in a long script's sections, or half a
 * second. What is beyond gets its fix when the first are made; no text, however faulty, keeps its reader waiting.
 */
const maxCharacters = 300_000;

export type Trials = {
  /** The first of the fixes that holds; `null` where none does, or nothing can be tried any more. */
  readonly findFirst: (finding: Finding, fixes: () => readonly Fix[]) => Fix | null;
};

/**
 * Tries fixes out. One holds where the finding is gone after it, and nothing fatal is there that was not before. How long
 * the script lasts is left out of that where the fix is not about it: what a sentence less takes away, the pauses give back.
 */
export function openTrials(script: CheckedScript): Trials {
  const detectLanguage = remember(script.detectLanguage);
  const read = (part: Part, content: string): CheckedScript => readForChecks({ ...part.script, content, detectLanguage });
  const known = new Map<string, Counts>();
  let left = maxCharacters;
  const holds = (finding: Finding, fix: Fix, part: Part): boolean => {
    left -= part.script.content.length;
    if (left < 0) return false;
    const key = `${part.offset} ${part.script.content.length} ${part.levels.join(' ')}`;
    const before = known.get(key) ?? count(runChecks(read(part, part.script.content), part.levels));
    known.set(key, before);
    const edits = fix.edits.map(({ start, end, text }) => ({ start: start - part.offset, end: end - part.offset, text }));
    const fixed = read(part, applyFix(part.script.content, { edits }));
    if (part.isSection && fixed.parsed.sections.length !== 1) return false;
    return isBetter(before, count(runChecks(fixed, part.levels)), finding, fix);
  };
  return {
    findFirst(finding, fixes) {
      // Where nothing can be tried any more, nothing is looked for.
      if (left < 0) return null;
      const part = partToTry(script, finding);
      return fixes().find((fix) => left >= 0 && holds(finding, fix, part)) ?? null;
    },
  };
}

type Counts = ReadonlyMap<string, { readonly count: number; readonly isFatal: boolean }>;

function isBetter(before: Counts, after: Counts, { code }: Finding, { kind }: Fix): boolean {
  const was = (one: string): number => before.get(one)?.count ?? 0;
  if ((after.get(code)?.count ?? 0) >= was(code)) return false;
  return [...after].every(
    ([one, { count: now, isFatal }]) => !isFatal || now <= was(one) || (one === 'duration_off' && kind !== 'resize-pauses'),
  );
}

function count(findings: readonly Finding[]): Counts {
  const counts = new Map<string, { count: number; isFatal: boolean }>();
  for (const { code, level } of findings)
    counts.set(code, { count: (counts.get(code)?.count ?? 0) + 1, isFatal: level === 'fatal' });
  return counts;
}

/** Most sections are the same in every trial. */
function remember(detect: DetectLanguage): DetectLanguage {
  const known = new Map<string, string>();
  return (text) => {
    const language = known.get(text) ?? detect(text);
    known.set(text, language);
    return language;
  };
}
