import { clockFor, spokenWords, timeScript } from '../../../shared/markup/clock.ts';
import { parseScript } from '../../../shared/markup/parseScript.ts';
import { sectionsOf } from '../../../shared/markup/sectionsOf.ts';
import type { Finding, Script } from '../../../shared/scripts.schema.ts';

/** The script as it will be with this text; the server's answer, with its new revision, takes its place. */
export function withContent(before: Script, content: string, findings: readonly Finding[], readingSpeed: number): Script {
  const script = { ...before, readingSpeed };
  const parsed = parseScript(content);
  return {
    ...script,
    content,
    words: spokenWords(parsed),
    timing: timeScript(parsed, clockFor(script)),
    sections: sectionsOf({ ...script, content }),
    findings: [...findings],
  };
}
