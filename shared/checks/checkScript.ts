import type { Finding } from '../scripts.schema.ts';
import type { ScriptToCheck } from './CheckedScript.ts';
import { proposeFixes } from './fixes/proposeFixes.ts';
import { proposeWordings } from './fixes/proposeWordings.ts';
import { readForChecks, runChecks } from './runChecks.ts';

/** Findings of one code that a script is told about; where there are more, they say no more. */
export const maxOfOneCode = 20;

/**
 * Reads a script as a careful practitioner would, whoever wrote it, says what stands against reading it aloud, and how
 * that can be fixed. Fatal findings stop the delivery of generated text and warn about a person's own. Any text can be
 * checked.
 */
export function checkScript(script: ScriptToCheck): Finding[] {
  const checked = readForChecks(script);
  const findings = proposeWordings(checked, proposeFixes(checked, limit(runChecks(checked))));
  return findings.filter((finding) => !isUnreachableAim(finding));
}

/** A length that a person's own text aims at, and that its pauses cannot reach. */
const isUnreachableAim = ({ code, level, fix }: Finding): boolean =>
  code === 'duration_off' && level === 'advisory' && fix === null;

function limit(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  return findings.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= maxOfOneCode;
  });
}
