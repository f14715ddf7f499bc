type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** What may follow a path. Values of the query that are `undefined` stay out. */
export type PathExtras = { readonly query?: Values; readonly hash?: string };

/** Puts parameters, query and fragment into a path, each encoded: whatever a value holds, it stays in its own part. */
export function fillPath(path: string, params: Values, { query = {}, hash }: PathExtras = {}): string {
  const filled = path.replaceAll(/:(\w+)/gu, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return `${filled}${search.size > 0 ? `?${search}` : ''}${hash === undefined ? '' : `#${encodeURIComponent(hash)}`}`;
}
