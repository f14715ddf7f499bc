import { parseScript } from '../../../../shared/markup/parseScript.ts';
import { isSpeakable, type Speech } from './isSpeakable.ts';
import { sentenceKey } from './sentenceKey.ts';
import { cleanLine } from './cleanLine.ts';
import { tidyMarks } from './tidyMarks.ts';
import { unwrapAnswer } from './unwrapAnswer.ts';

export type PlainSentence = { readonly text: string; readonly endsParagraph: boolean };

const ended = /[.!?…](?:["”»“’]|[ \u00A0\u202F]»)*$/u;

/**
 * Makes speech of a model's answer: sentences as our own parser will read them, in the language's typography,
 * without anything that is not to be spoken and without what was `said` before. An unfinished last sentence is
 * dropped, whatever the service said about the end, for some report `stop` when they were cut.
 */
export function readSentences(raw: string, speech: Speech, said: ReadonlySet<string>): PlainSentence[] {
  const seen = new Set(said);
  const kept: { text: string; paragraph: number }[] = [];
  const lines = finishLines(
    unwrapAnswer(raw)
      .split('\n')
      .flatMap((line) => cleanLine(line) ?? []),
  );
  const sentences = parseScript(lines.map((line) => tidyMarks(line, speech.language)).join('\n')).sections.flatMap(
    (section) => section.sentences,
  );
  for (const { text, paragraph } of sentences) {
    const key = sentenceKey(text);
    if (seen.has(key) || !ended.test(text) || !isSpeakable(text, speech)) continue;
    seen.add(key);
    kept.push({ text, paragraph });
  }
  return kept.map(({ text, paragraph }, index) => ({ text, endsParagraph: kept[index + 1]?.paragraph !== paragraph }));
}

/** Every line ends as a sentence: verse is joined, a title without a full stop goes, a forgotten full stop is set. */
function finishLines(lines: readonly string[]): string[] {
  const finished: string[] = [];
  const last = lines.findLastIndex((line) => line !== '');
  // Lines of verse, joined once their sentence ends. No line but the last one ends as a sentence, so that one alone decides.
  let open: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line !== '') open.push(line);
    if (line !== '' && !ended.test(line) && index < last && goesOn(line, lines[index + 1])) continue;
    const text = open.join(' ');
    open = [];
    if (line === '') {
      if (text !== '') finished.push(`${text.replace(/(?<![,;:–—-])[,;:–—-]+$/u, '')}.`);
      finished.push('');
      // Where the text stops, it does so in mid-sentence for all we know; sentences before it on the same line are whole.
    } else if (ended.test(line) || index >= last) {
      finished.push(text);
    } else if (isHeading(text, lines[index + 1])) {
      finished.push('');
    } else {
      finished.push(text.endsWith(':') ? `${text.slice(0, -1)}.` : `${text}.`);
    }
  }
  return finished;
}

const goesOn = (line: string, next: string | undefined): boolean => /[,;–—-]$/u.test(line) || /^\p{Ll}/u.test(next ?? '');

/** A few words without a full stop, alone in their paragraph. */
const isHeading = (text: string, next: string | undefined): boolean =>
  text.split(' ').length <= 5 && (next === '' || text.endsWith(':'));
