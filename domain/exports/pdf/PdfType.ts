import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { normalizeText } from '../../../shared/normalizeText.ts';
import type { PdfPaper } from './PdfPaper.ts';

const { resolve } = createRequire(import.meta.url);
/** Newsreader (SIL Open Font License); the parts of its alphabet are files of their own, tried in this order. */
const parts = ['latin', 'latin-ext', 'vietnamese'] as const;
const weights = { text: '400', heading: '500' } as const;
export type Face = keyof typeof weights;
const files = new Map<string, Buffer>();

/** What is drawn where a letter is in none of the fonts; who hears the page gets the letter itself. */
const missing = '?';

/** More letters than any line holds; what is longer is not worth measuring, which takes its time. */
const maxLine = 300;

type Run = { readonly font: string; readonly text: string };

/** Measures and draws lines in a face, letter by letter out of the file that has it. */
export class PdfType {
  readonly #paper: PdfPaper;
  readonly #widths = new Map<string, number>();
  readonly #glyphs = new Map<string, boolean>();
  readonly #registered = new Set<string>();

  constructor(paper: PdfPaper) {
    this.#paper = paper;
  }

  width(text: string, face: Face, size: number): number {
    const key = `${face} ${size} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    let width = 0;
    for (const { font, text: part } of this.#runs(text, face)) width += this.#use(font).fontSize(size).widthOfString(part);
    this.#widths.set(key, width);
    return width;
  }

  /** Draws a line with its baseline at `y`. */
  paint(
    text: string,
    face: Face,
    size: number,
    { x, y, color }: { readonly x: number; readonly y: number; readonly color: string },
  ): void {
    let at = x;
    for (const { font, text: part } of this.#runs(text, face)) {
      this.#use(font).fontSize(size).fillColor(color).text(part, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#paper.widthOfString(part);
    }
  }

  /** Whether every letter can be drawn. */
  hasAll(text: string, face: Face): boolean {
    return Array.from(toDrawable(text)).every((letter) => parts.some((part) => this.#has(`${part}-${weights[face]}`, letter)));
  }

  /** Whether there is anything to see: white space and marks without a shape are not. */
  isVisible(text: string): boolean {
    return toDrawable(text).trim() !== '';
  }

  /** Cuts a text into lines no wider than that, at its spaces; what has none is cut between letters. */
  wrap(text: string, face: Face, size: number, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/ +/u)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.#fits(longer, face, size, width)) line = longer;
      else {
        if (line !== '') lines.push(line);
        const pieces = this.#cutWord(word, face, size, width);
        lines.push(...pieces.slice(0, -1));
        line = pieces.at(-1) ?? '';
      }
    }
    return line === '' ? lines : [...lines, line];
  }

  #fits(text: string, face: Face, size: number, width: number): boolean {
    return text.length <= maxLine && this.width(text, face, size) <= width;
  }

  #cutWord(word: string, face: Face, size: number, width: number): string[] {
    if (this.#fits(word, face, size, width)) return [word];
    const pieces: string[] = [];
    let piece = '';
    let wide = 0;
    for (const letter of Array.from(word)) {
      const more = this.width(letter, face, size);
      if (piece !== '' && wide + more > width) {
        pieces.push(piece);
        piece = '';
        wide = 0;
      }
      piece += letter;
      wide += more;
    }
    return [...pieces, piece];
  }

  #runs(text: string, face: Face): Run[] {
    const runs: { font: string; text: string }[] = [];
    for (const letter of Array.from(toDrawable(text))) {
      const font = parts.map((part) => `${part}-${weights[face]}`).find((name) => this.#has(name, letter));
      const [name, shown] = font === undefined ? [`latin-${weights[face]}`, missing] : [font, letter];
      const last = runs.at(-1);
      if (last?.font === name) last.text += shown;
      else runs.push({ font: name, text: shown });
    }
    return runs;
  }

  #has(font: string, letter: string): boolean {
    const key = `${font} ${letter}`;
    const known = this.#glyphs.get(key);
    if (known !== undefined) return known;
    // Its types leave out the font in use, which alone knows its letters.
    const { _font } = this.#use(font) as unknown as { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } };
    const has = _font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    this.#glyphs.set(key, has);
    return has;
  }

  #use(font: string): PdfPaper {
    if (!this.#registered.has(font)) {
      this.#registered.add(font);
      this.#paper.registerFont(font, readFont(font));
    }
    return this.#paper.font(font);
  }
}

function readFont(font: string): Buffer {
  const known = files.get(font);
  if (known) return known;
  const bytes = readFileSync(resolve(`@fontsource/newsreader/files/newsreader-${font}-normal.woff`));
  files.set(font, bytes);
  return bytes;
}

/** Marks without a shape go; the narrow spaces that French sets, which no file has, become the one that keeps words together. */
const toDrawable = (text: string): string =>
  normalizeText(text, 'NFC')
    .replaceAll(/[\u2000-\u200A\u202F\u205F]/gu, '\u00A0')
    .replaceAll(/\p{Cf}/gu, '');
