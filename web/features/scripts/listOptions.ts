import {
  ScriptFilters,
  scriptSorts,
  sortOrders,
  type ScriptListOptions,
  type ScriptSort,
  type SortOrder,
} from '../../../shared/scriptFilters.ts';

/** How each sort begins when it is chosen. */
const firstOrder: Readonly<Record<ScriptSort, SortOrder>> = { date: 'desc', title: 'asc', duration: 'asc', place: 'asc' };

const filterNames = ['search', 'approach', 'duration', 'type', 'language'] as const;

/** Reads what a list shows out of the address; whatever does not fit is left out. `fixed` is what the page itself says. */
export function readListOptions(params: URLSearchParams, fixed: ScriptFilters = {}): ScriptListOptions {
  const filters: Record<string, unknown> = {};
  for (const name of filterNames) {
    const value = params.get(name)?.trim();
    if (!value) continue;
    const read = ScriptFilters.shape[name].safeParse(value);
    if (read.success) filters[name] = read.data;
  }
  const sort = scriptSorts.find((one) => one === params.get('sort') && one !== 'place') ?? 'date';
  const order = sortOrders.find((one) => one === params.get('order')) ?? firstOrder[sort];
  return { ...filters, ...fixed, sort, order };
}

export type ListChange = Partial<Record<(typeof filterNames)[number], string | number | undefined>> & {
  readonly sort?: ScriptSort;
  readonly order?: SortOrder;
};

/** The address after a change; what is as it is anyway is not written. */
export function writeListOptions(params: URLSearchParams, change: ListChange): URLSearchParams {
  const next = new URLSearchParams(params);
  // Another sort begins in its own direction.
  const changes = change.sort ? { order: undefined, ...change } : change;
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  const sort = scriptSorts.find((one) => one === next.get('sort')) ?? 'date';
  if (sort === 'date') next.delete('sort');
  if (next.get('order') === firstOrder[sort]) next.delete('order');
  return next;
}

export const withoutFilters = (params: URLSearchParams): URLSearchParams =>
  writeListOptions(params, Object.fromEntries(filterNames.map((name) => [name, undefined])));

/** Whether a list is narrowed by what the person chose. */
export const isNarrowed = (list: ScriptListOptions): boolean => filterNames.some((name) => Boolean(list[name]));
