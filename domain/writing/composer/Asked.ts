import type { Assignment } from '../writer.ts';

/** An assignment as the composer works on it: with the concepts and scenes that the person's words call for, the most wished first. */
export type Asked = Assignment & { readonly wanted: readonly string[] };
