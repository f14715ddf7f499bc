import { parseScript } from '../../../../shared/markup/parseScript.ts';
import { isSpeakable, type Speech } from './isSpeakable.ts';
import { sentenceKey } from './sentenceKey.ts';
import { stripLine } from './stripLine.ts';
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
      .flatMap((line) => stripLine(line) ?? []),
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
  let open = '';
  for (const [index, line] of lines.entries()) {
    const isLast = lines.slice(index + 1).every((one) => one === '');
    const text = open === '' ? line : `${open} ${line}`.trim();
    open = '';
    if (line === '' || ended.test(text)) {
      if (text !== '' && line === '' && !ended.test(text)) finished.push(`${text.replace(/[,;:–—-]+$/u, '')}.`);
      else if (text !== '') finished.push(text);
      if (line === '') finished.push('');
    } else if (isLast) {
      // The text stops here, in mid-sentence for all we know; sentences before it on the same line are whole.
      finished.push(text);
    } else if (/[,;–—-]$/u.test(text) || /^\p{Ll}/u.test(lines[index + 1] ?? '')) {
      open = text;
    } else if (isHeading(text, lines[index + 1])) {
      finished.push('');
    } else {
      finished.push(`${text.replace(/:$/u, '')}.`);
    }
  }
  return finished;
}

/** A few words without a full stop, alone in their paragraph. */
const isHeading = (text: string, next: string | undefined): boolean =>
  text.split(' ').length <= 5 && (next === '' || text.endsWith(':'));
