import { PageFault } from '../pageFaults.schema.ts';
import { defineRoute } from '../route.ts';

export const reportPageFault = defineRoute({
  method: 'POST',
  path: '/api/page-faults',
  access: 'anyone',
  summary: 'Tell the operators that a page could not be shown',
  body: PageFault,
  answers: { 204: null },
  errors: ['RATE_LIMITED'],
});
