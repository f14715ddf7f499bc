import { readWords } from '../markup/clock.ts';
import { parseScript, type ParsedScript } from '../markup/parseScript.ts';
import type { Finding } from '../scripts.schema.ts';
import { checkAddress } from './checkAddress.ts';
import { checkDuration } from './checkDuration.ts';
import type { CheckedScript, PlacedSentence, ScriptToCheck } from './CheckedScript.ts';
import { checkEnding } from './checkEnding.ts';
import { checkForbidden } from './checkForbidden.ts';
import { checkLanguages } from './checkLanguages.ts';
import { checkLeftovers } from './checkLeftovers.ts';
import { checkLengths } from './checkLengths.ts';
import { checkMarkers } from './checkMarkers.ts';
import { checkOpenings } from './checkOpenings.ts';
import { checkRepetition } from './checkRepetition.ts';
import { checkSections } from './checkSections.ts';

const checks: readonly ((script: CheckedScript) => Finding[])[] = [
  checkSections,
  checkMarkers,
  checkLanguages,
  checkAddress,
  checkForbidden,
  checkLeftovers,
  checkEnding,
  checkDuration,
  checkRepetition,
  checkOpenings,
  checkLengths,
];

/** Findings of one code that a script is told about; where there are more, they say no more. */
export const mostOfOneCode = 20;

/**
 * Reads a script as a careful practitioner would, whoever wrote it, and says what stands against reading it aloud.
 * Fatal findings stop the delivery of generated text and warn about a person's own. Any text can be checked.
 */
export function checkScript(script: ScriptToCheck): Finding[] {
  const parsed = script.parsed ?? parseScript(script.content);
  const checked: CheckedScript = { ...script, parsed, sentences: placeSentences(parsed) };
  return checks.flatMap((check) => limit(check(checked)));
}

const placeSentences = ({ sections }: ParsedScript): PlacedSentence[] =>
  sections.flatMap(({ sentences }, section) =>
    sentences.map((one, sentence) => ({
      ...one,
      section: section + 1,
      sentence: sentence + 1,
      words: readWords(one.text.toLowerCase().replaceAll("'", '’')),
    })),
  );

function limit(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  return findings.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= mostOfOneCode;
  });
}
