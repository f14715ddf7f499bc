import type { TextSpan } from './TextSpan.ts';

/** Finds the first of its kind that begins at an offset or after it. */
type FindNext = (text: string, from: number) => TextSpan | null;

/** Addresses with their scheme go on to the next white space. */
const findAddress: FindNext = (text, from) => {
  const found = execFrom(/https?:|ftp:|mailto:|www\./giu, text, from);
  return found && { start: found.index, end: found.index + found[0].length };
};
const restOfWord = /\S*/uy;

/** Characters that may stand before an @ are read as a whole: what follows them makes an e-mail address of all, or of none. */
const findEmail: FindNext = (text, from) => {
  const pattern = /[\w.+-]+(?<host>@[\w-]+\.\w{2,})?/giu;
  for (let found = execFrom(pattern, text, from); found; found = pattern.exec(text))
    if (found.groups?.['host'] !== undefined) return { start: found.index, end: found.index + found[0].length };
  return null;
};

/** So are those that may stand before a top-level domain; it begins where no word goes on. */
const findDomain: FindNext = (text, from) => {
  const pattern = /(?<name>[\w-]+)(?<end>\.(?:com|org|net|io)\b)?/giu;
  const beginning = /(?<![\p{L}\d.])[\w-]/iuy;
  for (let found = execFrom(pattern, text, from); found; found = pattern.exec(text)) {
    if (found.groups?.['end'] === undefined) continue;
    const name = found.groups['name'] ?? '';
    for (let start = found.index; start < found.index + name.length; start += 1)
      if (execFrom(beginning, text, start)) return { start, end: found.index + found[0].length };
  }
  return null;
};

/** Of those that begin at one offset, the first of these is meant. */
const kinds = [findAddress, findEmail, findDomain] as const;

/**
 * Links, e-mail addresses and domains, in order; none begins within another. What was found of a kind is kept until the
 * text has been read past it, so that every character is read a few times only.
 */
export function findLinks(text: string): TextSpan[] {
  const links: TextSpan[] = [];
  const next = kinds.map((find) => find(text, 0));
  for (;;) {
    const first = next.reduce<number>(
      (best, span, kind) => (span && span.start < (next[best]?.start ?? Infinity) ? kind : best),
      0,
    );
    const span = next[first];
    if (!span) return links;
    const end = first === 0 ? span.end + (execFrom(restOfWord, text, span.end)?.[0].length ?? 0) : span.end;
    links.push({ start: span.start, end });
    for (const [kind, find] of kinds.entries()) {
      const known = next[kind];
      if (known && known.start < end) next[kind] = find(text, end);
    }
  }
}

function execFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}
