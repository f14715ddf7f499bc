import type { Finding } from '../scripts.schema.ts';
import { checkScript } from './checkScript.ts';
import type { ScriptToCheck } from './CheckedScript.ts';
import { applyFix } from './fixes/applyFix.ts';
import { mergeFixes } from './fixes/mergeFixes.ts';
import { resizePauses } from './fixes/resizePauses.ts';
import { readForChecks } from './runChecks.ts';
import { everywhere, toFinding } from './toFinding.ts';

/** Rounds of fixing and checking again; what they leave is not to be fixed by rule. */
const maxRounds = 2;

export type FixedScript = { readonly content: string; readonly findings: readonly Finding[] };

/** Makes the fixes of fatal findings, and sizes the pauses again, so that the script still lasts as long as asked. */
export function fixScript({ parsed: _parsed, ...script }: ScriptToCheck): FixedScript {
  let { content } = script;
  let findings = checkScript(script);
  for (let round = 1; round <= maxRounds && findings.some(isFatal); round += 1) {
    const fixed = resize({ ...script, content: applyFix(content, mergeFixes(findings.filter(isFatal))) });
    if (fixed === content) break;
    content = fixed;
    findings = checkScript({ ...script, content });
  }
  return { content, findings };
}

const isFatal = ({ level }: Finding): boolean => level === 'fatal';

function resize(script: ScriptToCheck): string {
  const [fix] = resizePauses(readForChecks(script), toFinding('duration_off', everywhere));
  return fix ? applyFix(script.content, fix) : script.content;
}
