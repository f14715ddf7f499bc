import type { Finding, Fix } from '../../scripts.schema.ts';
import type { CheckedScript, DetectLanguage } from '../CheckedScript.ts';
import { findingCodes } from '../findingCodes.ts';
import { readForChecks, runChecks } from '../runChecks.ts';
import { applyFix } from './applyFix.ts';
import { fixersByCode } from './fixersByCode.ts';
import { partToTry, type Part } from './partToTry.ts';

/**
 * Characters that may be checked again to try fixes out: some hundred trials in a long script's sections, or half a
 * second. What is beyond gets its fix when the first are made; no text, however faulty, keeps its reader waiting.
 */
const maxCharacters = 300_000;

/**
 * Gives each finding the first fix that was tried and holds: the finding is gone after it, and nothing fatal is there
 * that was not before. How long the script lasts is left out of that where the fix is not about it: what a sentence
 * less takes away, the pauses give back.
 */
export function proposeFixes(script: CheckedScript, findings: readonly Finding[]): Finding[] {
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
  return findings.map((finding) => {
    const code = findingCodes.find((one) => one === finding.code);
    // Where nothing can be tried any more, nothing is looked for.
    if (!code || left < 0) return { ...finding, fix: null };
    const fixes = fixersByCode[code]?.(script, finding) ?? [];
    const part = partToTry(script, finding);
    return { ...finding, fix: fixes.find((fix) => left >= 0 && holds(finding, fix, part)) ?? null };
  });
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
