import { hash } from 'node:crypto';
import type { Interceptor } from 'slonik';

/** Statements that are prepared: more than a process has, and a bound on what a connection keeps if one were made of values after all. */
const maxPrepared = 300;

/**
 * Has each connection parse and plan a statement once. For a process that runs few statements, all found by keys, over and over: where
 * a plan depends on the values, as in a person's filtered list, one that is made for all of them may be a bad one.
 */
export function prepareStatements(): Interceptor {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxPrepared) return known;
    const name = `s${hash('sha256', text).slice(0, 32)}`;
    names.set(text, name);
    return name;
  };
  return {
    name: 'prepare-statements',
    transformQuery: (_context, query) => {
      const name = nameOf(query.sql);
      return name === undefined ? query : { ...query, name };
    },
  };
}
