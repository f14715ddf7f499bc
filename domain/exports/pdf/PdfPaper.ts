import PDFDocument from 'pdfkit';
import { escapeXml } from '../escapeXml.ts';

/** A PDF whose metadata stream stays XML whatever stands in a title: the library copies it there as it is. */
export class PdfPaper extends PDFDocument {
  override endMetadata(): void {
    // The information dictionary is written by now; only the XML is still to come.
    const info = Object.entries(this.info).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? escapeXml(value) : value,
    ]);
    this.info = Object.fromEntries(info);
    super.endMetadata();
  }
}
