import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as another program reads it: what it says of itself, its structure, and each page's text without white space. */
export async function readPdf(bytes: Buffer) {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const { info, metadata } = await pdf.getMetadata();
  const pages: string[] = [];
  const roles = new Set<string>();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replaceAll(/\s+/gu, ''),
    );
    collectRoles(await page.getStructTree(), roles);
  }
  const outline = ((await pdf.getOutline()) as { title: string }[] | null) ?? [];
  const read = {
    info: info as Readonly<Record<string, unknown>>,
    xmp: (metadata as { getRaw: () => string } | null)?.getRaw() ?? '',
    isTagged: isSet(await pdf.getMarkInfo(), 'Marked'),
    showsTitle: isSet(await pdf.getViewerPreferences(), 'DisplayDocTitle'),
    bookmarks: outline.map(({ title }) => title),
    pages,
    roles,
  };
  await task.destroy();
  return read;
}

/** Its types call a map an object. */
const isSet = (map: unknown, name: string): boolean => map instanceof Map && map.get(name) === true;

function collectRoles(node: unknown, roles: Set<string>): void {
  const { role, children } = (node ?? {}) as { role?: string; children?: unknown[] };
  if (role !== undefined) roles.add(role);
  for (const child of children ?? []) collectRoles(child, roles);
}
