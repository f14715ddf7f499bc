import { changeOneLine } from './changeOneLine.ts';
import { createScriptReader } from '../../../web/features/editor/readScript.ts';
import { findPace } from '../../../web/features/editor/clock/findPace.ts';
import { timeReading } from '../../../web/features/editor/clock/timeReading.ts';
import { fitRange } from '../../../web/features/editor/fitting/fitRange.ts';
import { moveSection } from '../../../web/features/editor/outline/moveSection.ts';
import { mergeTexts } from '../../../web/features/editor/saving/mergeTexts.ts';
import { minimalChanges } from '../../../web/features/editor/surface/minimalChanges.ts';
import { textToCopy } from '../../../web/features/exports/textToCopy.ts';
import { readSentence } from '../../../web/features/generations/sentence/readSentence.ts';
import { foldWord } from '../../../web/features/help/searchHelp.ts';
import { followText } from '../../../web/features/reading/followText.ts';
import { stepsOf } from '../../../web/features/reading/stepsOf.ts';
import { compareSentences } from '../../../web/features/versions/compareSentences.ts';
import { compareWords } from '../../../web/features/versions/compareWords.ts';
import { foldRows } from '../../../web/features/versions/foldRows.ts';
import { clockFor } from '../../../shared/markup/clock.ts';
import type { TextFunction } from './TextFunction.ts';

const facts = { language: 'en', type: 'meditation', theme: 'focus' } as const;
const clock = clockFor(facts);
const reversed = (text: string): string =>
  text
    .split(/(?<=[\s.!])/u)
    .toReversed()
    .join('');

/** Those of `web` that run on a whole text. */
export const webTextFunctions: readonly TextFunction[] = [
  { name: 'createScriptReader', run: (text) => createScriptReader()(text) },
  { name: 'findPace', run: (text) => findPace(createScriptReader()(text), clock) },
  {
    name: 'fitRange',
    run: (text) => {
      const reading = createScriptReader()(text);
      return fitRange(reading, timeReading(reading, clock), 900);
    },
  },
  {
    name: 'moveSection',
    run: (text) => {
      const content = `## One\n${text}\n## Two\n${text}`;
      return moveSection(content, createScriptReader()(content), 0, 1);
    },
  },
  { name: 'compareSentences', run: (text) => foldRows(compareSentences(text, changeOneLine(text))) },
  { name: 'compareWords', run: (text) => compareWords(text, changeOneLine(text)) },
  { name: 'minimalChanges', run: (text) => minimalChanges(text, changeOneLine(text)) },
  { name: 'mergeTexts', run: (text) => mergeTexts(text, changeOneLine(text), `${text}\nTheirs.`) },
  { name: 'textToCopy', run: textToCopy },
  { name: 'readSentence', run: (text) => readSentence(text, 'en') },
  { name: 'foldWord', run: foldWord },
  {
    name: 'followText',
    run: (text) => {
      const before = stepsOf(text, facts).steps;
      const after = stepsOf(changeOneLine(text), facts).steps;
      return followText({ position: before.length - 1, phase: 'speech', passed: 0 } as never, before, after);
    },
  },
];

/** What looks for so many differences at most, and takes the square of their number until there are more. */
export const comparisons: readonly TextFunction[] = [
  { name: 'compareSentences, another text', run: (text) => compareSentences(text, reversed(`x. ${text}`)) },
  { name: 'compareWords, another text', run: (text) => compareWords(text, reversed(`x. ${text}`)) },
  { name: 'minimalChanges, another text', run: (text) => minimalChanges(text, reversed(text).replaceAll('\n', 'x\n')) },
  {
    name: 'mergeTexts, another text',
    run: (text) => mergeTexts(text, reversed(text).replaceAll('\n', 'x\n'), `${text}\nTheirs.`),
  },
];
