import { describeFile } from '../describeFile.ts';
import { plainText } from '../plainText.ts';
import type { FileSection, FileSentence, ScriptFile } from '../scriptFile.ts';
import { pdfDesign } from './pdfDesign.ts';
import type { PdfType } from './PdfType.ts';

/** Something on a page; `top` is where its first line begins, in points from the page's upper edge. */
export type PageBlock = { readonly top: number; readonly lines: readonly string[] } & (
  | { readonly kind: 'title' }
  | { readonly kind: 'fact' }
  | { readonly kind: 'heading'; readonly section: FileSection }
  /** What is left of a heading that is longer than a page. */
  | { readonly kind: 'heading-rest' }
  | {
      readonly kind: 'sentence';
      readonly section: FileSection;
      readonly paragraph: readonly FileSentence[];
      readonly sentence: FileSentence;
      /** Whether it ends here: a sentence longer than a page goes on, and its pause stands at its end. */
      readonly ends: boolean;
    }
);
export type PdfPage = readonly PageBlock[];

const { page, text, pause, title, facts, heading } = pdfDesign;
const bottom = page.height - page.bottom;
/** Sentences that stay with the heading above them. */
const kept = 2;
const linesOnPage = Math.floor((bottom - page.top) / text.leading);
const headingLinesOnPage = Math.floor((bottom - page.top - heading.after) / heading.leading);

/**
 * Sets a script page by page: pages break between sentences only, and a heading stays with the first sentences that follow it. A sentence
 * that is longer than a page is the one thing that is broken within.
 */
export function layoutPages(file: ScriptFile, type: PdfType): PdfPage[] {
  const pages: PageBlock[][] = [[]];
  let at: number = page.top;
  const breakPage = (): void => {
    pages.push([]);
    at = page.top;
  };
  const isFresh = (): boolean => pages.at(-1)?.length === 0;
  const add = (block: PageBlock, height: number): void => {
    pages.at(-1)?.push(block);
    at = block.top + height;
  };
  /** A pause without words before it takes a line of its own. */
  const wrapSentence = ({ text: said, pause: seconds }: FileSentence): string[] => {
    const lines = type.wrap(plainText(said), 'text', text.size, text.width);
    return lines.length === 0 && seconds !== null ? [''] : lines;
  };

  /** The most space that sentences take, with the gaps between them. */
  const heightOf = (sentences: readonly FileSentence[]): number =>
    sentences.reduce((sum, one, index) => {
      const before = sentences[index - 1];
      return sum + (before ? gapAfter(before, true) : 0) + wrapSentence(one).length * text.leading;
    }, 0);

  const layoutSentence = (
    section: FileSection,
    paragraph: readonly FileSentence[],
    sentence: FileSentence,
    gap: number,
  ): void => {
    const lines = wrapSentence(sentence);
    const height = lines.length * text.leading;
    if (!isFresh() && at + gap + height > bottom) breakPage();
    for (let from = 0; from < lines.length; from += linesOnPage) {
      if (from > 0) breakPage();
      const here = lines.slice(from, from + linesOnPage);
      const ends = from + linesOnPage >= lines.length;
      const top = isFresh() ? at : at + gap;
      add({ kind: 'sentence', top, lines: here, section, paragraph, sentence, ends }, here.length * text.leading);
    }
  };

  const layoutHeading = (section: FileSection): void => {
    const lines = type.wrap(plainText(section.title ?? ''), 'heading', heading.size, text.width);
    const first = lines.slice(0, headingLinesOnPage);
    const height = first.length * heading.leading + heading.after;
    const follows = Math.min(heightOf(section.paragraphs.flat().slice(0, kept)), (bottom - page.top) / 2);
    if (!isFresh() && at + heading.before + height + follows > bottom) breakPage();
    add({ kind: 'heading', top: isFresh() ? at : at + heading.before, lines: first, section }, height);
    for (let from = headingLinesOnPage; from < lines.length; from += headingLinesOnPage) {
      breakPage();
      const here = lines.slice(from, from + headingLinesOnPage);
      add({ kind: 'heading-rest', top: at, lines: here }, here.length * heading.leading + heading.after);
    }
  };

  const whole = pause.numberRight - text.left;
  const named = type.wrap(plainText(file.title), 'heading', title.size, whole);
  add({ kind: 'title', top: at, lines: named }, named.length * title.leading + title.after);
  for (const fact of file.metadata ? describeFile(file) : []) {
    const lines = type.wrap(plainText(fact), 'text', facts.size, whole);
    add({ kind: 'fact', top: at, lines }, lines.length * facts.leading);
  }
  if (file.metadata) at += facts.after;
  for (const section of file.sections) {
    if (section.title !== null) layoutHeading(section);
    let before: FileSentence | null = null;
    for (const paragraph of section.paragraphs)
      for (const sentence of paragraph) {
        layoutSentence(section, paragraph, sentence, before === null ? 0 : gapAfter(before, sentence === paragraph[0]));
        before = sentence;
      }
  }
  return pages;
}

/** Silence is space too: a little more of it after a longer pause. */
const gapAfter = ({ pause: seconds }: FileSentence, newParagraph: boolean): number =>
  (newParagraph ? text.paragraphGap : text.sentenceGap) + (seconds ?? 0) * pause.spacePerSecond;
