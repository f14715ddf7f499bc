import type { Finding, Fix } from '../../scripts.schema.ts';
import type { CheckedScript } from '../CheckedScript.ts';
import { forbiddenRules } from '../forbidden/forbiddenRules.ts';
import { sentenceOf, toFix } from './fixable.ts';
import { openTrials } from './openTrials.ts';
import { wordingsOf } from './wordings/wordingsOf.ts';

/**
 * Gives each finding whose rule can only leave its sentence out the first sentence to say in its place that was tried and
 * holds. The pause after it stays.
 */
export function proposeWordings(script: CheckedScript, findings: readonly Finding[]): Finding[] {
  const trials = openTrials(script);
  return findings.map((finding) => {
    if (finding.fix !== null && finding.fix.kind !== 'delete-sentence') return finding;
    const wording = trials.findFirst(finding, () => rewordingsOf(script, finding));
    return wording ? { ...finding, wording } : finding;
  });
}

function rewordingsOf(script: CheckedScript, finding: Finding): Fix[] {
  const sentence = sentenceOf(script, finding);
  if (!sentence) return [];
  const { start, end } = sentence;
  return sentencesFor(script, finding)
    .filter((text) => !script.content.includes(text))
    .map((text) => toFix('reword-sentence', { start, end, text }));
}

function sentencesFor({ language, address }: CheckedScript, { code, params }: Finding): readonly string[] {
  const { forbidden, plain } = wordingsOf(language, address);
  if (code === 'phrase_forbidden') {
    const rule = forbiddenRules.find((one) => one === params['rule']);
    return rule ? [forbidden[rule], ...plain] : plain;
  }
  return reworded.has(code) ? plain : [];
}

/** Where any quiet sentence is as good as another. */
const reworded: ReadonlySet<string> = new Set([
  'address_mixed',
  'line_withheld',
  'leftover',
  'sentence_repeated',
  'subject_avoided',
]);
