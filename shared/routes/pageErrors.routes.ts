import { PageError } from '../pageErrors.schema.ts';
import { defineRoute } from '../route.ts';

export const reportPageError = defineRoute({
  method: 'POST',
  path: '/api/page-faults',
  access: 'anyone',
  summary: 'Tell the operators that a page could not be shown',
  body: PageError,
  answers: { 204: null },
  errors: ['RATE_LIMITED'],
});
