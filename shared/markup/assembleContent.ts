import type { Section } from '../scripts.schema.ts';

/** The whole text of a script out of its sections: titles, sentences and pauses. */
export const assembleContent = (sections: readonly Pick<Section, 'title' | 'content'>[]): string =>
  sections.map(({ title, content }) => `## ${title}\n\n${content}`).join('\n\n');
