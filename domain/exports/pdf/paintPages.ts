import { describePause } from '../describeFile.ts';
import { plainText } from '../plainText.ts';
import type { FileSentence, ScriptFile } from '../scriptFile.ts';
import type { PdfPage, PageBlock } from './layoutPages.ts';
import { pdfDesign } from './pdfDesign.ts';
import type { PdfPaper } from './PdfPaper.ts';
import type { Face, PdfType } from './PdfType.ts';

type Tag = ReturnType<PdfPaper['struct']>;
type Size = { readonly size: number; readonly leading: number };
type SentenceBlock = Extract<PageBlock, { kind: 'sentence' }>;
const { page, text, pause, title, facts, heading, margin, ink, soft, line: rule } = pdfDesign;

/** Where a line's baseline lies below its top, as a share of its height. */
const baseline = 0.7;

/** Draws one page after the other; each is written out when the next begins. */
export function* paintPages(paper: PdfPaper, type: PdfType, file: ScriptFile, pages: readonly PdfPage[]): Generator<void> {
  const painter = new PdfPainter(paper, type, file);
  for (const [index, blocks] of pages.entries()) {
    paper.addPage();
    painter.paintMargins(`${index + 1} / ${pages.length}`, index > 0);
    for (const one of blocks) painter.paint(one);
    yield;
  }
  painter.end();
}

/** What has been drawn so far, as the structure that is read out. */
class PdfPainter {
  readonly #paper: PdfPaper;
  readonly #type: PdfType;
  readonly #file: ScriptFile;
  readonly #document: Tag;
  readonly #paragraphs = new Map<readonly FileSentence[], Tag>();
  #section: Tag;

  constructor(paper: PdfPaper, type: PdfType, file: ScriptFile) {
    this.#paper = paper;
    this.#type = type;
    this.#file = file;
    this.#document = paper.struct('Document');
    this.#section = this.#document;
    paper.addStructure(this.#document);
  }

  end(): void {
    this.#document.end();
  }

  paint(one: PageBlock): void {
    if (one.kind === 'title') this.#paintTagged(this.#document, 'H1', one, 'heading', title, ink);
    else if (one.kind === 'fact') this.#paintTagged(this.#document, 'P', one, 'text', facts, soft);
    else if (one.kind === 'heading') this.#paintHeading(one);
    else if (one.kind === 'heading-rest') this.#paintTagged(this.#section, 'P', one, 'heading', heading, ink);
    else this.#paintSentence(one);
  }

  /** The page's number, and the running title on all but the first. */
  paintMargins(number: string, showTitle: boolean): void {
    const { size } = margin;
    this.#artifact('Pagination', () => {
      const x = (page.width - this.#type.width(number, 'text', size)) / 2;
      this.#type.paint(number, 'text', size, { x, y: page.height - margin.footerBottom, color: soft });
      if (!showTitle) return;
      const [name = '', more] = this.#type.wrap(plainText(this.#file.title), 'text', size, text.width);
      const shown = more === undefined ? name : `${name}…`;
      this.#type.paint(shown, 'text', size, { x: text.left, y: margin.headerTop, color: soft });
    });
  }

  #paintHeading(one: Extract<PageBlock, { kind: 'heading' }>): void {
    const name = plainText(one.section.title ?? '');
    this.#section = add(this.#document, this.#paper.struct('Sect', { title: name }));
    this.#paper.outline.addItem(name, { expanded: false });
    this.#paintTagged(this.#section, 'H2', one, 'heading', heading, ink);
    const minutes = toMinutes(one.section.end - one.section.start);
    this.#artifact('Layout', () => this.#paintRight(minutes, heading.clockSize, one.top + heading.leading * baseline));
  }

  #paintSentence(one: SentenceBlock): void {
    const { sentence, lines, ends } = one;
    const paragraph = this.#paragraphs.get(one.paragraph) ?? add(this.#section, this.#paper.struct('P'));
    this.#paragraphs.set(one.paragraph, paragraph);
    // Of a sentence that goes on, each page has its own part: whoever hears a page hears that.
    this.#paintTagged(paragraph, 'Span', one, 'text', text, ink);
    const y = one.top + (lines.length - 1 + baseline) * text.leading;
    if (ends && sentence.pause !== null) this.#paintPause(paragraph, sentence.pause, y);
  }

  /** The seconds, and a line as long as they are, beside the sentence's end. */
  #paintPause(paragraph: Tag, seconds: number, y: number): void {
    const content = this.#paper.markStructureContent('Span');
    this.#paintRight(`${seconds} s`, pause.size, y);
    this.#paper.endMarkedContent();
    const said = { actual: ` ${describePause(this.#file, seconds)}. ` };
    add(paragraph, this.#paper.struct('Span', said, content));
    this.#artifact('Layout', () => {
      const middle = y - pause.size * 0.3;
      this.#paper
        .moveTo(pause.lineLeft, middle)
        .lineTo(pause.lineLeft + seconds * pause.perSecond, middle)
        .lineWidth(pause.thickness)
        .strokeColor(rule)
        .stroke();
    });
  }

  #paintLines({ lines, top }: PageBlock, face: Face, { size, leading }: Size, color: string): void {
    for (const [index, line] of lines.entries()) {
      // The space at a line's end is what keeps its words apart for those who copy or hear them.
      const whole = index < lines.length - 1 ? `${line} ` : line;
      this.#type.paint(whole, face, size, { x: text.left, y: top + (index + baseline) * leading, color });
    }
  }

  #paintRight(label: string, size: number, y: number): void {
    const x = pause.numberRight - this.#type.width(label, 'text', size);
    this.#type.paint(label, 'text', size, { x, y, color: soft });
  }

  #paintTagged(parent: Tag, role: string, one: PageBlock, face: Face, size: Size, color: string): void {
    // It would leave no mark on the page, and the structure may name none that is not there.
    if (!one.lines.some((line) => this.#type.isVisible(line))) return;
    const content = this.#paper.markStructureContent(role);
    this.#paintLines(one, face, size, color);
    this.#paper.endMarkedContent();
    add(parent, this.#paper.struct(role, this.#sayAll(one.lines.join(' '), face), content));
  }

  /** A letter that cannot be drawn is heard all the same. */
  #sayAll(words: string, face: Face): { readonly actual?: string } {
    return this.#type.hasAll(words, face) ? {} : { actual: words };
  }

  /** What is seen and not read out. */
  #artifact(kind: 'Pagination' | 'Layout', painter: () => void): void {
    this.#paper.markContent('Artifact', { type: kind });
    painter();
    this.#paper.endMarkedContent();
  }
}

function add(parent: Tag, child: Tag): Tag {
  parent.add(child);
  return child;
}

const toMinutes = (seconds: number): string =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;
