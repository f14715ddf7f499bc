import { handmadeSections } from './handmadeSections.ts';

/** The outline of the handmade script, as a worker saves it. */
export const outlined = {
  title: 'Handmade',
  outline: handmadeSections.map(({ position, kind, title, plannedSeconds }) => ({ position, kind, title, plannedSeconds })),
  writer: 'composer',
  writerDetail: 'by hand',
  seed: 'seed',
  steering: null,
} as const;
