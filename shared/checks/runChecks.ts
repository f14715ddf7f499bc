import { readWords } from '../markup/clock.ts';
import { parseScript, type ParsedScript } from '../markup/parseScript.ts';
import type { Finding } from '../scripts.schema.ts';
import { checkAddress } from './checkAddress.ts';
import { checkAvoided } from './checkAvoided.ts';
import { checkAim, checkDuration } from './checkDuration.ts';
import type { CheckedScript, LocatedSentence, ScriptToCheck } from './CheckedScript.ts';
import { checkEnding } from './checkEnding.ts';
import { checkForbidden } from './checkForbidden.ts';
import { checkLanguages } from './checkLanguages.ts';
import { checkLeftovers } from './checkLeftovers.ts';
import { checkLengths } from './checkLengths.ts';
import { checkMarkers } from './checkMarkers.ts';
import { checkOpenings } from './checkOpenings.ts';
import { checkReadability } from './checkReadability.ts';
import { checkRepetition } from './checkRepetition.ts';
import { checkSections } from './checkSections.ts';
import { checkWithheld } from './checkWithheld.ts';

type Check = (script: CheckedScript) => Finding[];

const fatal: readonly Check[] = [
  checkSections,
  checkMarkers,
  checkLanguages,
  checkAddress,
  checkForbidden,
  checkWithheld,
  checkLeftovers,
  checkEnding,
  checkDuration,
];
const advisory: readonly Check[] = [checkAim, checkAvoided, checkRepetition, checkOpenings, checkLengths, checkReadability];

/** The script as every check reads it. */
export function readForChecks(script: ScriptToCheck): CheckedScript {
  const parsed = script.parsed ?? parseScript(script.content);
  return { ...script, parsed, sentences: locateSentences(parsed) };
}

const checks: Readonly<Record<Finding['level'], readonly Check[]>> = { fatal, advisory };

/** All that the checks of these levels find, without fixes. */
export const runChecks = (script: CheckedScript, levels: readonly Finding['level'][] = ['fatal', 'advisory']): Finding[] =>
  levels.flatMap((level) => checks[level].flatMap((check) => check(script)));

const locateSentences = ({ sections }: ParsedScript): LocatedSentence[] =>
  sections.flatMap(({ sentences }, section) =>
    sentences.map((one, sentence) => ({
      ...one,
      section: section + 1,
      sentence: sentence + 1,
      words: readWords(one.text.toLowerCase().replaceAll("'", '’')),
    })),
  );
