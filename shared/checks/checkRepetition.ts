import type { Finding } from '../scripts.schema.ts';
import type { CheckedScript, LocatedSentence } from './CheckedScript.ts';
import { locationIn, toFinding } from './toFinding.ts';

/** Words below which a sentence may come again: "Breathe in." is a refrain, not a repetition. */
const refrain = 4;
/** Words in a phrase, and the part of a script's phrases that may have been said before (design: writing, "Checks"; our own proposal). */
const phraseWords = 5;
const maxPercent = 2;

/** No sentence is said twice, and few phrases are. */
export function checkRepetition({ sentences, hasRefrain = false }: CheckedScript): Finding[] {
  const heard = hasRefrain ? withoutRefrain(sentences) : sentences;
  return [...checkSentences(heard), ...checkPhrases(heard)];
}

/** Without the sentence that is said most often after its first time: it was asked for. */
function withoutRefrain(sentences: readonly LocatedSentence[]): readonly LocatedSentence[] {
  const whole = sentences.filter(({ words }) => words.length >= refrain);
  const said = [...Map.groupBy(whole, ({ words }) => words.join(' ')).values()];
  const again = said.reduce((longest, one) => (one.length > longest.length ? one : longest), []).slice(1);
  return again.length === 0 ? sentences : sentences.filter((sentence) => !again.includes(sentence));
}

function checkSentences(sentences: readonly LocatedSentence[]): Finding[] {
  const first = new Map<string, LocatedSentence>();
  return sentences.flatMap((sentence) => {
    if (sentence.words.length < refrain) return [];
    const key = sentence.words.join(' ');
    const before = first.get(key);
    if (!before) first.set(key, sentence);
    return before
      ? [toFinding('sentence_repeated', locationIn(sentence), { section: before.section, sentence: before.sentence })]
      : [];
  });
}

function checkPhrases(sentences: readonly LocatedSentence[]): Finding[] {
  const seen = new Map<string, { count: number; again: LocatedSentence }>();
  let all = 0;
  for (const sentence of sentences) {
    for (let from = 0; from + phraseWords <= sentence.words.length; from += 1) {
      const phrase = sentence.words.slice(from, from + phraseWords).join(' ');
      const before = seen.get(phrase);
      // Where it is said the second time is where to look.
      if (before) seen.set(phrase, { count: before.count + 1, again: before.count === 1 ? sentence : before.again });
      else seen.set(phrase, { count: 1, again: sentence });
      all += 1;
    }
  }
  const percent = all === 0 ? 0 : (100 * (all - seen.size)) / all;
  if (percent <= maxPercent) return [];
  const [example, location] = [...seen].reduce((most, one) => (one[1].count > most[1].count ? one : most));
  return [
    toFinding('phrases_repeated', locationIn(location.again), {
      percent: Math.round(percent * 10) / 10,
      most: maxPercent,
      example,
    }),
  ];
}
