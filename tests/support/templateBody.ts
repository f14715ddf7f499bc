import type { CreateTemplateBody } from '../../shared/templates.schema.ts';

/** A template as a person might write one. */
export const templateBody = (changes: Partial<CreateTemplateBody> = {}): CreateTemplateBody => ({
  title: 'An evening by the window',
  description: 'For the hour in which the day is put down.',
  type: 'meditation',
  themes: ['relaxation', 'sleep'],
  duration: 10,
  language: 'en',
  style: 'calm',
  approach: null,
  content:
    '## Arriving\n\nYou may sit as you like. [pause:2]\nThe light outside grows softer. [pause:6]\nThere is nothing left to do.',
  structure: ['Arriving', 'The window', 'Good night'],
  isPublic: false,
  ...changes,
});
