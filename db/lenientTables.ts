const tables = new WeakMap<object, string>();

/** Notes that rows read by this parser are those of a list for people, and of which table. */
export const noteLenient = (parser: object, table: string): void => void tables.set(parser, table);

/** The table of a list, where a row that does not fit its schema is left out; `undefined` for any other query. */
export const lenientTable = (parser: object): string | undefined => tables.get(parser);
