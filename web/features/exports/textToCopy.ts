import { parseScript } from '../../../shared/markup/parseScript.ts';

/** A script's words as they are read: titles on lines of their own, paragraphs apart, no markers. */
export function textToCopy(content: string): string {
  return parseScript(content)
    .sections.map(({ title, sentences }) => {
      const paragraphs = Map.groupBy(sentences, ({ paragraph }) => paragraph);
      const texts = [...paragraphs.values()].map((some) => some.map(({ text }) => text).join(' '));
      return [...(title === null ? [] : [title]), ...texts].join('\n\n');
    })
    .join('\n\n\n')
    .trim();
}
