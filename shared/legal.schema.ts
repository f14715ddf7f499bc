import * as z from 'zod/mini';
import { languages } from './vocabulary.ts';

/** What an operator says in their own name; each is a file in every language. */
export const legalDocuments = ['privacy', 'terms', 'imprint'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export const LegalText = z
  .object({
    document: z.enum(legalDocuments),
    /** Of the text, which is another one than was asked for where the operator has no other. */
    language: z.enum(languages),
    /** Markdown: headings, paragraphs, lists, links and bold words. */
    text: z.string(),
    /** Whether it is the operator's own, and not the one that comes with Stillpoint. */
    isOwn: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'LegalText' });
export type LegalText = z.infer<typeof LegalText>;
