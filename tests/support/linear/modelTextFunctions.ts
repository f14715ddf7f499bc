import { dataBlock } from '../../../worker/writing/model/prompts/dataBlock.ts';
import { cleanTitle } from '../../../worker/writing/model/outline/cleanTitle.ts';
import { parseOutline } from '../../../worker/writing/model/outline/parseOutline.ts';
import { readServiceError } from '../../../worker/writing/model/service/readServiceError.ts';
import { addRequired } from '../../../worker/writing/model/text/addRequired.ts';
import { countedNumber } from '../../../worker/writing/model/text/countedNumber.ts';
import { givesOrders } from '../../../worker/writing/model/text/givesOrders.ts';
import { isSpeakable, type Speech } from '../../../worker/writing/model/text/isSpeakable.ts';
import { paceSentences } from '../../../worker/writing/model/text/paceSentences.ts';
import { readSentences } from '../../../worker/writing/model/text/readSentences.ts';
import { saysNo } from '../../../worker/writing/model/text/saysNo.ts';
import { openingOf, sentenceKey } from '../../../worker/writing/model/text/sentenceKey.ts';
import { cleanLine } from '../../../worker/writing/model/text/cleanLine.ts';
import { tidyMarks } from '../../../worker/writing/model/text/tidyMarks.ts';
import { trimToLength } from '../../../worker/writing/model/text/trimToLength.ts';
import { unwrapAnswer } from '../../../worker/writing/model/text/unwrapAnswer.ts';
import { languages } from '../../../shared/vocabulary.ts';
import type { TextFunction } from './TextFunction.ts';

const speech: Speech = { language: 'en', address: 'informal', avoid: ['water'] };
/** Sentences as a reader of answers keeps them: none is longer than can be said. */
const pieces = (text: string) =>
  Array.from({ length: Math.ceil(text.length / 8) }, (_, index) => ({
    text: text.slice(index * 8, (index + 1) * 8),
    endsParagraph: index % 7 === 0,
  }));

/** Those of `worker`: what a model and its service answer, and what prompts hold of a text. */
export const modelTextFunctions: readonly TextFunction[] = [
  { name: 'unwrapAnswer', run: unwrapAnswer },
  { name: 'cleanLine', run: (text) => text.split('\n').map(cleanLine) },
  { name: 'tidyMarks', run: (text) => tidyMarks(text, 'en') },
  { name: 'sentenceKey', run: sentenceKey },
  { name: 'openingOf', run: openingOf },
  { name: 'saysNo', run: saysNo },
  ...languages.map((language) => ({ name: `countedNumber ${language}`, run: (text: string) => countedNumber(text, language) })),
  ...languages.map((language) => ({ name: `givesOrders ${language}`, run: (text: string) => givesOrders(text, language) })),
  { name: 'isSpeakable', run: (text) => isSpeakable(text, speech) },
  { name: 'readSentences', run: (text) => readSentences(text, speech, new Set()) },
  { name: 'trimToLength', run: (text) => trimToLength(pieces(text), { goal: 500, max: () => 500 }, 'settling', 'en') },
  { name: 'addRequired', run: (text) => addRequired(pieces(text), 'emergence', speech) },
  { name: 'paceSentences', run: (text) => paceSentences(pieces(text), 'theme', 'en') },
  { name: 'cleanTitle', run: (text) => cleanTitle(text, speech) },
  { name: 'parseOutline', run: (text) => parseOutline(text, 6) },
  { name: 'readServiceError', run: (message) => readServiceError({ error: { code: message, message } }) },
  { name: 'dataBlock', run: (text) => dataBlock('goal', text, 2000) },
];
