import * as z from 'zod/mini';
import { toCursor, type Position } from '../../db/cursor.ts';
import { toPage, type Rows } from '../../db/listRows.ts';
import type { Queries } from '../../db/pool.ts';
import { matchesTemplate } from '../../shared/templates/matchesTemplate.ts';
import {
  TemplateId,
  templateSources,
  toTemplateListItem,
  type TemplateFilters,
  type TemplateListItem,
  type TemplatePage,
  type TemplateSource,
} from '../../shared/templates.schema.ts';
import { builtInTemplates } from './library/builtInTemplates.ts';
import { listOwnTemplates, listSharedTemplates, type TemplateRow } from './templates.queries.ts';

const cursorName = /^(?<source>own|builtin|shared):(?<id>.+)$/u;

/** The id in a cursor of this list: where the row came from, and the row's own id. */
export const TemplateCursorId = z.string().check(
  z.refine((name) => {
    const { source, id } = cursorName.exec(name)?.groups ?? {};
    if (source === undefined) return false;
    return source === 'builtin' ? TemplateId.safeParse(id).success : z.uuid().safeParse(id).success;
  }),
);

type ListRequest = {
  readonly viewer: string | null;
  readonly filters: TemplateFilters;
  readonly after: Position | null;
  readonly limit: number;
};

/** One list of three parts, each in its own order: the reader's own, Stillpoint's, and what others share. */
export async function listTemplates(queries: Queries, { viewer, filters, after, limit }: ListRequest): Promise<TemplatePage> {
  const from = after === null ? null : readSource(after);
  const rows: TemplateRow[] = [];
  let read = 0;
  for (const source of templateSources.slice(from === null ? 0 : templateSources.indexOf(from.source))) {
    if (filters.source !== undefined && filters.source !== source) continue;
    const position = from?.source === source ? from.position : null;
    const missing = limit + 1 - read;
    if (missing <= 0) break;
    const part = await readPart(queries, source, { viewer, filters, after: position, limit: missing });
    rows.push(...part.rows);
    read += part.read;
  }
  const { page, last } = toPage({ rows, read }, limit);
  return {
    items: page.map(({ position: _position, ...item }) => item),
    nextCursor: last ? toCursor([last.position, `${last.source}:${last.id}`]) : null,
  };
}

function readSource([time, name]: Position): { source: TemplateSource; position: Position } {
  const groups = cursorName.exec(name)?.groups;
  const source = templateSources.find((one) => one === groups?.['source']) ?? 'own';
  return { source, position: [time, groups?.['id'] ?? ''] };
}

function readPart(
  queries: Queries,
  source: TemplateSource,
  { viewer, filters, after, limit }: ListRequest,
): Promise<Rows<TemplateRow>> | Rows<TemplateRow> {
  if (source === 'builtin') return builtInPart(filters, after, limit);
  if (source === 'shared') return listSharedTemplates(queries, viewer, filters, after, limit);
  return viewer === null ? { rows: [], read: 0 } : listOwnTemplates(queries, viewer, filters, after, limit);
}

/** Built-in templates stand in the library's order; their place is their number in it. */
function builtInPart(filters: TemplateFilters, after: Position | null, limit: number): Rows<TemplateRow> {
  const begin = after === null ? 0 : Number(after[0]) + 1;
  const rows = builtInItems
    .map((item, index) => ({ ...item, position: String(index) }))
    .slice(begin)
    .filter((item) => matchesTemplate(item, filters))
    .slice(0, limit);
  return { rows, read: rows.length };
}

const builtInItems: readonly TemplateListItem[] = builtInTemplates.map(toTemplateListItem);
