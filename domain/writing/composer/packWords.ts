import * as z from 'zod';

/** Words in their own spelling, in lower case; a star at the end stands for any ending. */
export const lexiconWords = z.array(z.string().regex(/^[\p{Ll}\p{N}'’-]{2,}\*?$/u));
/** Words beside each other (`phraseMatcher`). */
export const turns = z.array(z.string().regex(/^[\p{Ll}\p{N}|*]+(?: (?:…|[\p{Ll}\p{N}|*]+))*$/u)).default([]);
