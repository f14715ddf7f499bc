import { getPack } from '../../../domain/writing/composer/pack.ts';
import type { Ask } from './readAsk.ts';

/** An outline as a model answers it, with the titles marked so that a test can tell them from our own. */
export function outlineText({ language, theme, sections }: Ask): string {
  const { titles } = getPack(language);
  const names = [...titles].filter(([key]) => key.startsWith('section.')).flatMap(([, list]) => list);
  return JSON.stringify({
    title: `${titles.get(`script.${theme}`)?.[0] ?? 'Stillness'} ✧`,
    sections: Array.from({ length: sections }, (_one, index) => ({
      title: `${names[index] ?? 'Quiet'} ✧`,
      goal: `Goal number ${index + 1} for this listener`,
      images: [`image ${index + 1}a`, `image ${index + 1}b`],
    })),
  });
}
