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
  const flow = createFlow();
  layoutHead(flow, file, type);
  for (const section of file.sections) {
    if (section.title !== null) layoutHeading(flow, section, type);
    let before: FileSentence | null = null;
    for (const paragraph of section.paragraphs)
      for (const sentence of paragraph) {
        const gap = before === null ? 0 : gapAfter(before, sentence === paragraph[0]);
        layoutSentence(flow, { section, paragraph, sentence }, gap, type);
        before = sentence;
      }
  }
  return flow.pages;
}

type Flow = ReturnType<typeof createFlow>;
type Spoken = { readonly section: FileSection; readonly paragraph: readonly FileSentence[]; readonly sentence: FileSentence };

/** Blocks one below the other, from page to page. */
function createFlow() {
  const pages: PageBlock[][] = [[]];
  let at: number = page.top;
  const isFresh = (): boolean => pages.at(-1)?.length === 0;
  return {
    pages,
    /** Where a block begins that is so far from the one before it; at the top of a page there is none before. */
    topAfter: (gap: number): number => (isFresh() ? at : at + gap),
    breakPage: (): void => {
      pages.push([]);
      at = page.top;
    },
    /** Whether so much more no longer fits on a page that has something on it. */
    isFull: (height: number): boolean => !isFresh() && at + height > bottom,
    add: (block: PageBlock, height: number): void => {
      pages.at(-1)?.push(block);
      at = block.top + height;
    },
    leave: (space: number): void => {
      at += space;
    },
  };
}

function layoutHead(flow: Flow, file: ScriptFile, type: PdfType): void {
  const whole = pause.numberRight - text.left;
  const named = type.wrap(plainText(file.title), 'heading', title.size, whole);
  flow.add({ kind: 'title', top: flow.topAfter(0), lines: named }, named.length * title.leading + title.after);
  for (const fact of file.metadata ? describeFile(file) : []) {
    const lines = type.wrap(plainText(fact), 'text', facts.size, whole);
    flow.add({ kind: 'fact', top: flow.topAfter(0), lines }, lines.length * facts.leading);
  }
  if (file.metadata) flow.leave(facts.after);
}

function layoutHeading(flow: Flow, section: FileSection, type: PdfType): void {
  const lines = type.wrap(plainText(section.title ?? ''), 'heading', heading.size, text.width);
  const first = lines.slice(0, headingLinesOnPage);
  const height = first.length * heading.leading + heading.after;
  const follows = Math.min(heightOf(section.paragraphs.flat().slice(0, kept), type), (bottom - page.top) / 2);
  if (flow.isFull(heading.before + height + follows)) flow.breakPage();
  flow.add({ kind: 'heading', top: flow.topAfter(heading.before), lines: first, section }, height);
  for (let from = headingLinesOnPage; from < lines.length; from += headingLinesOnPage) {
    flow.breakPage();
    const here = lines.slice(from, from + headingLinesOnPage);
    flow.add({ kind: 'heading-rest', top: flow.topAfter(0), lines: here }, here.length * heading.leading + heading.after);
  }
}

function layoutSentence(flow: Flow, spoken: Spoken, gap: number, type: PdfType): void {
  const lines = wrapSentence(spoken.sentence, type);
  if (flow.isFull(gap + lines.length * text.leading)) flow.breakPage();
  for (let from = 0; from < lines.length; from += linesOnPage) {
    if (from > 0) flow.breakPage();
    const here = lines.slice(from, from + linesOnPage);
    const ends = from + linesOnPage >= lines.length;
    flow.add({ kind: 'sentence', top: flow.topAfter(gap), lines: here, ...spoken, ends }, here.length * text.leading);
  }
}

/** The most space that sentences take, with the gaps between them. */
const heightOf = (sentences: readonly FileSentence[], type: PdfType): number =>
  sentences.reduce((sum, one, index) => {
    const before = sentences[index - 1];
    return sum + (before ? gapAfter(before, true) : 0) + wrapSentence(one, type).length * text.leading;
  }, 0);

/** A pause without words before it takes a line of its own. */
function wrapSentence({ text: said, pause: seconds }: FileSentence, type: PdfType): string[] {
  const lines = type.wrap(plainText(said), 'text', text.size, text.width);
  return lines.length === 0 && seconds !== null ? [''] : lines;
}

/** Silence is space too: a little more of it after a longer pause. */
const gapAfter = ({ pause: seconds }: FileSentence, newParagraph: boolean): number =>
  (newParagraph ? text.paragraphGap : text.sentenceGap) + (seconds ?? 0) * pause.spacePerSecond;
