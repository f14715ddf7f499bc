import { PassThrough, pipeline, type Readable } from 'node:stream';
import { AlignmentType, Document, Footer, Header, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { describeFile, describeWriter } from './describeFile.ts';
import { docxPage, docxStyles } from './docxStyles.ts';
import { markFile } from './markFile.ts';
import { plainText } from './plainText.ts';
import type { FileSection, FileSentence, ScriptFile } from './scriptFile.ts';

/** A Word document in real styles, with the marking in its properties. */
export function writeDocx(file: ScriptFile): Readable {
  const title = plainText(file.title);
  const mark = markFile(file);
  const document = new Document({
    title,
    creator: 'Stillpoint',
    lastModifiedBy: 'Stillpoint',
    subject: title,
    description: describeWriter(file),
    keywords: plainText(JSON.stringify(mark)),
    customProperties: Object.entries(mark).map(([name, value]) => ({
      name: `Stillpoint ${name}`,
      value: plainText(String(value)),
    })),
    styles: docxStyles(file.language),
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: docxPage.width, height: docxPage.height },
            margin: { top: docxPage.margin, right: docxPage.margin, bottom: docxPage.margin, left: docxPage.margin },
          },
        },
        headers: {
          default: new Header({ children: [new Paragraph({ style: 'Margin', text: title })] }),
          first: new Header({ children: [new Paragraph({ style: 'Margin' })] }),
        },
        footers: { default: pageNumbers(), first: pageNumbers() },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, text: title }),
          ...(file.metadata ? describeFile(file).map((line) => new Paragraph({ style: 'Facts', text: plainText(line) })) : []),
          ...file.sections.flatMap(writeSection),
        ],
      },
    ],
  });
  const sent = new PassThrough();
  // Its type is the ancestor's only. An error of the packer's ends what it was to fill; whoever sends that hears of it there.
  pipeline(Packer.toStream(document) as Readable, sent, () => undefined);
  return sent;
}

const pageNumbers = (): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Margin',
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
      }),
    ],
  });

function writeSection({ title, paragraphs }: FileSection): Paragraph[] {
  const heading = title === null ? [] : [new Paragraph({ heading: HeadingLevel.HEADING_1, text: plainText(title) })];
  return [...heading, ...paragraphs.flatMap((sentences) => sentences.map(writeSentence))];
}

/** A sentence, and after it its pause, small and in a style of its own; it never begins a line. */
function writeSentence({ text, pause }: FileSentence, index: number): Paragraph {
  const silence = pause === null ? [] : [new TextRun({ style: 'Pause', text: `${'\u00A0'.repeat(3)}${pause}\u00A0s` })];
  return new Paragraph({
    style: index === 0 ? 'FirstSentence' : 'Sentence',
    children: [new TextRun(plainText(text)), ...silence],
  });
}
