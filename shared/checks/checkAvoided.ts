import type { Finding } from '../scripts.schema.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { locationIn, toFinding } from './toFinding.ts';

/** Nothing of a subject that the request leaves out, whoever wrote the words; titles are read too. */
export function checkAvoided({ content, parsed, sentences, findAvoided }: CheckedScript): Finding[] {
  if (!findAvoided) return [];
  const titles = parsed.sections.flatMap(({ title, start }, index) =>
    findAvoided(title ?? '').map(({ subject, ...word }) => {
      const from = content.indexOf(title ?? '', start);
      const [first, last] = [from + word.start, from + word.end];
      const location = { section: index + 1, sentence: null, start: first, end: last };
      return toFinding('subject_avoided', location, { subject, word: content.slice(first, last) });
    }),
  );
  const spoken = sentences.flatMap((sentence) =>
    findAvoided(sentence.text).map(({ subject, start, end }) =>
      toFinding('subject_avoided', locationIn(sentence, start, end), { subject, word: sentence.text.slice(start, end) }),
    ),
  );
  return [...titles, ...spoken];
}
