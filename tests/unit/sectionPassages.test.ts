import { describe, expect, test } from 'vitest';
import { countdownNumbers } from '../../domain/writing/composer/catalog.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { bodyLimits, languages, scriptTypes, type Approach, type SectionKind } from '../../shared/vocabulary.ts';
import { composeScript } from '../support/composeScript.ts';
import { passagesOf } from '../support/passagesOf.ts';

const seeds = ['one', 'two', 'three', 'four'];

const sectionOf = async (kind: SectionKind, asked: Partial<GenerateBody>, seed = 'one') =>
  passagesOf(await composeScript(asked, seed), [kind]);

/** Sections that are passages alone, but for a single sentence here and there. */
const made: readonly (readonly [SectionKind, Partial<GenerateBody>])[] = [
  ['induction', { type: 'hypnosis', duration: 15 }],
  ['deepening', { type: 'hypnosis', duration: 15 }],
  ['posthypnotic', { type: 'hypnosis', duration: 15 }],
  ['integration', { type: 'meditation', duration: 20 }],
  ['return', { type: 'meditation', duration: 10 }],
];

describe.each(languages)('around the heart, in %s', (language) => {
  test.each(made)('%s is said in whole passages: %o', async (kind, asked) => {
    for (const seed of seeds) {
      const { passages, missing, shareOf } = await sectionOf(kind, { language, ...asked }, seed);
      expect(passages.length).toBeGreaterThan(0);
      expect(new Set(passages).size).toBe(passages.length);
      expect(missing).toEqual([]);
      expect(shareOf('passage.') + shareOf('deepening.'), seed).toBeGreaterThanOrEqual(0.7);
    }
  });

  test('the approach chooses the first induction', async () => {
    const first = async (approach: Approach, seed: string) =>
      (await sectionOf('induction', { language, type: 'hypnosis', duration: 10, approach }, seed)).passages[0]?.id ?? '';
    for (const seed of seeds) {
      expect(await first('breath', seed)).toBe('passage.induction.breathing');
      expect(await first('bodyscan', seed)).toBe('passage.induction.progressive');
      expect(await first('nature', seed)).toMatch(/imagery|sounds/u);
      expect(await first('calm', seed)).toMatch(/fixation|heaviness|sounds/u);
    }
  });

  test('a count that is begun is counted to its end, before all else', async () => {
    let counted = 0;
    for (const seed of [...seeds, 'five', 'six', 'seven', 'eight', 'nine', 'ten']) {
      const { ids } = await sectionOf('deepening', { language, type: 'hypnosis', duration: 30 }, seed);
      const numbers = ids.filter((id) => id.startsWith('deepening.count-')).map((id) => Number(/count-(\d+)/u.exec(id)?.[1]));
      if (numbers.length === 0) continue;
      counted += 1;
      expect(numbers).toEqual([...countdownNumbers]);
      expect(ids.findIndex((id) => id.startsWith('passage.'))).toBeGreaterThan(
        ids.findIndex((id) => id.startsWith('deepening.count-1/')),
      );
    }
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThan(10);
  });

  test('a deep hypnosis has more deepeners than a light one', async () => {
    const count = async (intensity: GenerateBody['intensity']) => {
      const all = seeds.map((seed) => sectionOf('deepening', { language, type: 'hypnosis', duration: 30, intensity }, seed));
      return (await Promise.all(all)).flatMap(({ passages }) => passages).length;
    };
    expect(await count('deep')).toBeGreaterThan(await count('light'));
  });

  test('what the listener’s body has not is asked of no part of it', async () => {
    for (const limit of bodyLimits)
      for (const kind of ['induction', 'deepening'] as const) {
        const { ids, passages } = await sectionOf(kind, { language, type: 'hypnosis', duration: 20, body: [limit] });
        expect(ids.length).toBeGreaterThan(5);
        const said = passages.flatMap(({ sentences }) => sentences).filter(({ phrase }) => ids.includes(phrase.id));
        expect(said.filter(({ phrase }) => phrase.speaksOf(limit)).map(({ phrase }) => phrase.texts.informal)).toEqual([]);
      }
  });

  test('a way back ends with the last sentence of its passage, and one into sleep has only what fits it', async () => {
    for (const duration of [3, 5, 10, 30, 60]) {
      const back = await sectionOf('return', { language, type: 'meditation', duration });
      expect(back.missing).toEqual([]);
      expect(back.ids.at(-1), `${duration} min`).toBe(back.passages.at(-1)?.sentences.at(-1)?.phrase.id);
      for (const type of scriptTypes) {
        const asked = { language, type, duration, endsAsleep: true } as const;
        const { passages, ids } = await sectionOf('sleep-tail', asked);
        // That one can wake is said at the start; at the end it would wake.
        const opening = await sectionOf(type === 'hypnosis' ? 'pretalk' : 'settling', asked);
        expect(opening.ids.filter((id) => id.startsWith('sleep.wake/'))).toHaveLength(1);
        expect(ids.filter((id) => id.startsWith('sleep.wake/'))).toEqual([]);
        // Few minutes have time for the safety line, and little else.
        if (duration >= 10) expect(passages.length, `${type} ${duration} min`).toBeGreaterThan(0);
        expect(passages.filter(({ fitsSleep }) => !fitsSleep)).toEqual([]);
      }
    }
  });

  test('a scene is told from its way in to its way out, and nothing of its core is missing', async () => {
    for (const type of scriptTypes) {
      const heart = type === 'hypnosis' ? 'suggestion' : 'theme';
      for (const seed of seeds) {
        const { ids, missing, passages } = await sectionOf(heart, { language, type, duration: 20 }, seed);
        const scene = passages.find(({ kind }) => kind === 'scene');
        if (!scene) throw new Error('no scene is told');
        expect(missing).toEqual([]);
        const told = ids.filter((id) => id.startsWith(`${scene.id}/`));
        expect(told[0]).toMatch(/opening-/u);
        expect(told.at(-1)).toBe(scene.sentences.findLast(({ isCore }) => isCore)?.phrase.id);
      }
    }
  });
});
