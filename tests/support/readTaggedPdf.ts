import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** A piece of a PDF's structure, in the order in which it is read out. */
export type Tagged = {
  /** Its own role and those around it, the outermost first. */
  readonly roles: readonly string[];
  /** Counted from 1. */
  readonly page: number;
  /** What is drawn. */
  readonly text: string;
  /** What is read out: the text that stands for what is drawn, or that itself. */
  readonly said: string;
};
type Node = { readonly role?: string; readonly alt?: string; readonly id?: string; readonly children?: readonly Node[] };
type Page = {
  readonly number: number;
  readonly marked: ReadonlyMap<string, string>;
  readonly artifacts: string;
  readonly loose: string;
};

const known = new Set(['Root', 'Document', 'Sect', 'H1', 'H2', 'P', 'Span']);

/**
 * A PDF as a program reads it out: its pieces, what is marked as no part of it, and what stands in that program's way by
 * ISO 14289-1 (PDF/UA), as far as the file tells: clauses in brackets. No validator, but every one of these has to hold.
 */
export async function readTaggedPdf(bytes: Buffer) {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const errors = await listDocumentErrors(pdf);
  const pieces: Tagged[] = [];
  const artifacts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const content = await readPage(page);
    const read = new Set<string>();
    pieces.push(...listPieces(await page.getStructTree(), content, read));
    artifacts.push(content.artifacts);
    if (content.loose.trim() !== '') errors.push(`page ${number}: neither content nor artifact: ${content.loose} (7.1)`);
    for (const id of content.marked.keys()) if (!read.has(id)) errors.push(`page ${number}: ${id} is in no structure (7.1)`);
    for (const id of read)
      if (!content.marked.has(id)) errors.push(`page ${number}: the structure names ${id}, which is not there`);
    errors.push(...(await listFontErrors(page)).map((error) => `page ${number}: ${error}`));
  }
  await task.destroy();
  return { errors: [...errors, ...listHeadingErrors(pieces)], pieces, artifacts };
}

async function listDocumentErrors(pdf: PDFDocumentProxy): Promise<string[]> {
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const [marks, viewer] = [await pdf.getMarkInfo(), await pdf.getViewerPreferences()];
  return [
    ...(isSet(marks, 'Marked') ? [] : ['is not marked as tagged (6.2)']),
    ...(isSet(viewer, 'DisplayDocTitle') ? [] : ['shows its file’s name instead of its title (7.1)']),
    ...(info.Title ? [] : ['has no title (7.1)']),
    ...(/^[a-z]{2}-[A-Z]{2}$/u.test(info.Language ?? '') ? [] : ['does not say its language (7.2)']),
  ];
}

/** Its types call a map an object. */
const isSet = (map: unknown, name: string): boolean => map instanceof Map && map.get(name) === true;

/** A page's text by the marks around it. */
async function readPage(page: PDFPageProxy): Promise<Page> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const marked = new Map<string, string>();
  const open: string[] = [];
  let [artifacts, loose] = ['', ''];
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      // Its types leave out the tag.
      else open.push((item as { tag?: string }).tag === 'Artifact' ? 'Artifact' : (item.id ?? ''));
      continue;
    }
    const text = item.hasEOL ? `${item.str} ` : item.str;
    const around = open.findLast((one) => one !== '');
    if (around === undefined) loose += text;
    else if (around === 'Artifact') artifacts += text;
    else marked.set(around, (marked.get(around) ?? '') + text);
  }
  return { number: page.pageNumber, marked, artifacts, loose };
}

/** The structure's leaves with their text; a text that stands for a whole element stands once. */
function listPieces(node: Node | null, page: Page, read: Set<string>, around: readonly string[] = []): Tagged[] {
  if (!node) return [];
  const roles = node.role === undefined || node.role === 'Root' ? around : [...around, node.role];
  const own = (node.children ?? []).filter(({ id }) => id !== undefined);
  for (const { id } of own) read.add(id ?? '');
  const text = own
    .map(({ id }) => page.marked.get(id ?? '') ?? '')
    .join('')
    .trim();
  const leaf = own.length > 0 ? [{ roles, page: page.number, text, said: node.alt ?? text }] : [];
  return [
    ...leaf,
    ...(node.children ?? []).flatMap((child) => (child.id === undefined ? listPieces(child, page, read, roles) : [])),
  ];
}

/** Every font is in the file, and has the letters that its shapes stand for (7.21). */
async function listFontErrors(page: PDFPageProxy): Promise<string[]> {
  const names = new Set<string>();
  const { fnArray, argsArray } = await page.getOperatorList();
  for (const [index] of fnArray.entries()) {
    const [name] = (argsArray[index] as unknown[] | null) ?? [];
    if (typeof name === 'string' && page.commonObjs.has(name)) names.add(name);
  }
  return [...names].flatMap((name) => {
    const font = page.commonObjs.get(name) as { name: string; missingFile?: boolean };
    return font.missingFile ? [`the font ${font.name} is not embedded (7.21.4)`] : [];
  });
}

function listHeadingErrors(pieces: readonly Tagged[]): string[] {
  const roles = pieces.map((piece) => piece.roles.at(-1) ?? '');
  const levels = roles.flatMap((role) => /^H(?<level>\d)$/u.exec(role)?.groups?.['level'] ?? []).map(Number);
  return [
    ...[...new Set(pieces.flatMap((piece) => piece.roles))]
      .filter((role) => !known.has(role))
      .map((role) => `${role} is no role of ours`),
    ...(levels[0] === 1 && levels.filter((level) => level === 1).length === 1 ? [] : ['has no single first heading (7.4.2)']),
    ...(levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1) ? ['skips a level of headings (7.4.2)'] : []),
    ...pieces.filter(({ said }) => said.includes('\uFFFD')).map(({ said }) => `cannot be read out: ${said} (7.21.7)`),
  ];
}
