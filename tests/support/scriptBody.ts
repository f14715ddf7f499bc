import type * as z from 'zod';
import type { CreateScriptBody } from '../../shared/scripts.schema.ts';

/** A script of one's own, changed as the test needs. */
export const scriptBody = (changes: Partial<z.input<typeof CreateScriptBody>> = {}): z.input<typeof CreateScriptBody> => ({
  title: 'My evening',
  type: 'meditation',
  theme: 'relaxation',
  language: 'en',
  duration: 5,
  ...changes,
});
