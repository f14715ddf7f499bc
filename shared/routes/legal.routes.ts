import * as z from 'zod/mini';
import { legalDocuments, LegalText } from '../legal.schema.ts';
import { defineRoute } from '../route.ts';
import { languages } from '../vocabulary.ts';

export const getLegalText = defineRoute({
  method: 'GET',
  path: '/api/legal/:document',
  access: 'anyone',
  summary: 'Privacy, terms or imprint, as the operator has written it',
  params: z.strictObject({ document: z.enum(legalDocuments) }),
  query: z.strictObject({ language: z.enum(languages) }),
  answers: { 200: LegalText },
});
