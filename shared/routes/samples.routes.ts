import { defineRoute } from '../route.ts';
import { Sample, SampleBody } from '../samples.schema.ts';

export const requestSample = defineRoute({
  method: 'POST',
  path: '/api/sample-script',
  access: 'anyone',
  summary: 'Compose a short script for whoever looks in; it is kept nowhere',
  body: SampleBody,
  answers: { 200: Sample },
  errors: ['RATE_LIMITED', 'UNAVAILABLE'],
});
