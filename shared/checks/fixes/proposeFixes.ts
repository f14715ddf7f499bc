import type { Finding } from '../../scripts.schema.ts';
import type { CheckedScript } from '../CheckedScript.ts';
import { findingCodes } from '../findingCodes.ts';
import { fixersByCode } from './fixersByCode.ts';
import { openTrials } from './openTrials.ts';

/** Gives each finding the first fix that was tried and holds. */
export function proposeFixes(script: CheckedScript, findings: readonly Finding[]): Finding[] {
  const trials = openTrials(script);
  return findings.map((finding) => {
    const code = findingCodes.find((one) => one === finding.code);
    const fix = code ? trials.findFirst(finding, () => fixersByCode[code]?.(script, finding) ?? []) : null;
    return { ...finding, fix };
  });
}
