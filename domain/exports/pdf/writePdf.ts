import type { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { describeWriter } from '../describeFile.ts';
import { escapeXml } from '../escapeXml.ts';
import { localeTags } from '../localeTags.ts';
import { markFile } from '../markFile.ts';
import { plainText } from '../plainText.ts';
import type { ScriptFile } from '../scriptFile.ts';
import { paintPages } from './paintPages.ts';
import { layoutPages } from './layoutPages.ts';
import { PdfPaper } from './PdfPaper.ts';
import { pdfDesign } from './pdfDesign.ts';
import { PdfType } from './PdfType.ts';

/**
 * A PDF to read aloud from, tagged for those who hear it. The pages are set at once, for each knows how many there are, and
 * written one after the other, so that whoever no longer wants it is heard meanwhile.
 */
export function writePdf(file: ScriptFile): Readable {
  const title = plainText(file.title);
  const paper = new PdfPaper({
    size: [pdfDesign.page.width, pdfDesign.page.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: localeTags[file.language],
    displayTitle: true,
    info: {
      Title: title,
      Author: 'Stillpoint',
      Creator: 'Stillpoint',
      Producer: 'Stillpoint',
      Subject: describeWriter(file),
      Keywords: plainText(JSON.stringify(markFile(file))),
      CreationDate: file.exportedAt,
      ModDate: file.exportedAt,
    },
  });
  paper.appendXML(describeMark(file));
  const type = new PdfType(paper);
  write().catch((error: unknown) => paper.destroy(error instanceof Error ? error : new Error('not written', { cause: error })));
  return paper;

  async function write(): Promise<void> {
    // Whoever asked for the file holds it before the work begins.
    await turn();
    for (const _page of paintPages(paper, type, file, layoutPages(file, type))) await turn();
    paper.end();
  }
}

/** The marking in the words that tools for pictures and papers look for (IPTC Photo Metadata, "Digital Source Type"). */
function describeMark(file: ScriptFile): string {
  const { digitalSourceType, writer, detail, aiGenerated, edited } = markFile(file);
  const iptc = digitalSourceType && `<Iptc4xmpExt:DigitalSourceType>${digitalSourceType}</Iptc4xmpExt:DigitalSourceType>`;
  return `
        <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:stillpoint="urn:stillpoint:mark">
            ${iptc}
            <stillpoint:writer>${writer}</stillpoint:writer>
            <stillpoint:detail>${escapeXml(detail)}</stillpoint:detail>
            <stillpoint:aiGenerated>${aiGenerated}</stillpoint:aiGenerated>
            <stillpoint:edited>${edited}</stillpoint:edited>
        </rdf:Description>`;
}
