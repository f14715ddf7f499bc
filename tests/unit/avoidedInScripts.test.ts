import { describe, expect, test } from 'vitest';
import { readRequest } from '../../domain/writing/composer/readRequest.ts';
import { checkScript } from '../../shared/checks/checkScript.ts';
import { clockFor, timeScript } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { languages, type Language } from '../../shared/vocabulary.ts';
import { composeScript } from '../support/composeScript.ts';
import { readStanceCorpus } from '../support/stanceCorpora.ts';
import { usualRequest } from '../support/usualRequest.ts';

const severalRefusals: Readonly<Record<Language, string>> = {
  en: 'no forest, no sea, no mountains, no garden, no fire and no children, nothing about work, I am afraid of the dark and of water',
  de: 'kein Wald, kein Meer, keine Berge, kein Garten, kein Feuer und keine Kinder, nichts über die Arbeit, ich habe Angst vor Wasser',
  fr: 'pas de forêt, pas de mer, pas de montagne, pas de jardin, pas de feu, rien sur le travail, j’ai peur du noir et de l’eau',
  es: 'sin bosque, sin mar, sin montañas, sin jardín, sin fuego, nada sobre el trabajo, tengo miedo a la oscuridad y al agua',
  it: 'niente bosco, niente mare, niente montagne, niente giardino, niente fuoco, nulla sul lavoro, ho paura del buio e dell’acqua',
  pt: 'sem floresta, sem mar, sem montanhas, sem jardim, sem fogo, nada sobre o trabalho, tenho medo do escuro e da água',
};

/** What a script says of what its request refuses. */
async function leaksOf(language: Language, description: string, asked: Parameters<typeof composeScript>[0] = {}) {
  const { avoidance } = readRequest({ ...usualRequest, language, description });
  const script = await composeScript({ language, description, duration: 10, ...asked });
  const spoken = parseScript(script.content).sections.flatMap(({ title, sentences }) => [
    title ?? '',
    ...sentences.map(({ text }) => text),
  ]);
  return { script, leaks: spoken.filter((text) => avoidance.holds(text)) };
}

describe.each(languages)('in %s', (language) => {
  const negatives = readStanceCorpus(language).flatMap(({ negative, avoids }) => (negative && avoids ? [negative] : []));

  test('no sentence and no title of ten minutes holds what was refused', async () => {
    for (const negative of negatives.slice(0, 10)) expect((await leaksOf(language, negative)).leaks, negative).toEqual([]);
  });

  test.each([5, 15, 30])('a script of %i minutes with several refusals is whole, and says none of it', async (duration) => {
    for (const type of ['meditation', 'hypnosis'] as const) {
      const { script, leaks } = await leaksOf(language, severalRefusals[language], { type, duration });
      expect(leaks).toEqual([]);
      expect(checkScript(script).filter(({ level }) => level === 'fatal')).toEqual([]);
      const { totalSeconds } = timeScript(parseScript(script.content), clockFor({ language, type, theme: script.theme }));
      expect(Math.abs(totalSeconds - duration * 60)).toBeLessThanOrEqual(1);
    }
  });
});
