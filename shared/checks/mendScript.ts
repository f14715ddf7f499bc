import type { Finding } from '../scripts.schema.ts';
import { checkScript } from './checkScript.ts';
import type { ScriptToCheck } from './CheckedScript.ts';
import { applyMend } from './mends/applyMend.ts';
import { mergeMends } from './mends/mergeMends.ts';
import { resizePauses } from './mends/resizePauses.ts';
import { readForChecks } from './runChecks.ts';
import { everywhere, toFinding } from './toFinding.ts';

/** Rounds of mending and checking again; what they leave is not to be mended by rule. */
const mostRounds = 2;

export type MendedScript = { readonly content: string; readonly findings: readonly Finding[] };

/** Makes the mends of fatal findings, and sizes the pauses again, so that the script still lasts as long as asked. */
export function mendScript({ parsed: _parsed, ...script }: ScriptToCheck): MendedScript {
  let { content } = script;
  let findings = checkScript(script);
  for (let round = 1; round <= mostRounds && findings.some(isFatal); round += 1) {
    const mended = resize({ ...script, content: applyMend(content, mergeMends(findings.filter(isFatal))) });
    if (mended === content) break;
    content = mended;
    findings = checkScript({ ...script, content });
  }
  return { content, findings };
}

const isFatal = ({ level }: Finding): boolean => level === 'fatal';

function resize(script: ScriptToCheck): string {
  const [mend] = resizePauses(readForChecks(script), toFinding('duration_off', everywhere));
  return mend ? applyMend(script.content, mend) : script.content;
}
