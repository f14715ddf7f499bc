import { describe, expect, test } from 'vitest';
import { getPack } from '../../domain/writing/composer/pack.ts';
import type { Passage } from '../../domain/writing/composer/readPassages.ts';
import { recallPhrases } from '../../domain/writing/composer/recallPhrases.ts';
import { stepsOf } from '../../domain/writing/composer/steps.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { spokenCharacters } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { languages, scriptTypes, styles, themes } from '../../shared/vocabulary.ts';
import { composeScript } from '../support/composeScript.ts';

type Heart = {
  /** In their order, each once for an unbroken run of its sentences. */
  readonly passages: readonly Passage[];
  /** Part of the heart's letters that are of passages, and of scenes. */
  readonly share: { readonly passages: number; readonly scenes: number };
  readonly ids: readonly string[];
};

/** The heart of a composed script that nobody has a need for. */
async function heartOf(asked: Partial<GenerateBody>, seed = 'seed'): Promise<Heart> {
  const { content, assignment } = await composeScript(asked, seed);
  const pack = getPack(assignment.request.language);
  const index = assignment.plan.sections.findIndex(({ kind }) => kind === 'suggestion' || kind === 'theme');
  const sentences = parseScript(content).sections[index]?.sentences.map(({ text }) => text) ?? [];
  const said = sentences.map((text) => ({ letters: spokenCharacters(text), id: recallPhrases(pack, [text])[0] ?? '' }));
  const all = said.reduce((sum, { letters }) => sum + letters, 0);
  const shareOf = (prefix: string) => said.reduce((sum, { letters, id }) => sum + (id.startsWith(prefix) ? letters : 0), 0) / all;
  const names = said.map(({ id }) => id.replace(/\/.*$/u, ''));
  return {
    passages: names
      .filter((name, at) => name !== names[at - 1])
      .flatMap((name) => pack.passages.find(({ id }) => id === name) ?? []),
    share: { passages: shareOf('passage.'), scenes: shareOf('scene.') },
    ids: said.map(({ id }) => id),
  };
}

describe.each(languages)('a theme in %s', (language) => {
  test.each(themes)('%s is written in whole passages, in the order of the steps, half of them its own', async (theme) => {
    for (const type of scriptTypes)
      for (const duration of [10, 15, 20, 30]) {
        const { passages, share, ids } = await heartOf({ language, type, theme, duration });
        const what = `${type} ${duration}`;
        expect(share.passages + share.scenes, what).toBeGreaterThanOrEqual(0.75);
        expect(new Set(passages).size, what).toBe(passages.length);
        const core = passages.flatMap(({ sentences }) => sentences.filter(({ isCore }) => isCore));
        expect(core.filter(({ phrase }) => !ids.includes(phrase.id))).toEqual([]);
        const steps = passages.map(({ step }) => (step ? stepsOf(null).indexOf(step) : -1));
        expect(steps, what).toEqual(steps.toSorted((a, b) => a - b));
        const own = passages.filter((passage) => passage.theme === theme);
        expect(passages.filter((passage) => passage.theme !== theme && passage.theme !== null)).toEqual([]);
        expect(own.length, what).toBeGreaterThanOrEqual(Math.floor(passages.length / 2) - 1);
        for (const passage of passages) expect(passage.types).toContain(type);
      }
  });

  test('one that ends asleep has only passages that fit it, and none has those of another style', async () => {
    for (const style of styles) {
      const { passages } = await heartOf({ language, theme: 'stress', style, endsAsleep: true, duration: 20 });
      expect(passages.length).toBeGreaterThan(1);
      expect(passages.filter(({ fitsSleep }) => !fitsSleep)).toEqual([]);
      expect(passages.filter((passage) => passage.styles !== null && !passage.styles.includes(style))).toEqual([]);
    }
  });

  test('without metaphors none leads to a thing or a place', async () => {
    const { passages, share } = await heartOf({ language, theme: 'focus', duration: 20, includeMetaphors: false });
    expect(passages.length).toBeGreaterThan(2);
    expect(passages.filter(({ step }) => step === 'image')).toEqual([]);
    expect(share.scenes).toBe(0);
  });
});
