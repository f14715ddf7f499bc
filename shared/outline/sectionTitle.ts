import * as z from 'zod/mini';

export const maxSectionTitle = 80;

/** A section's title as a person may write it: one plain line, without anything that our markup or Markdown would read. */
export const SectionTitle = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(maxSectionTitle), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}#[\]{}<>*_`~|\\]*$/u));
