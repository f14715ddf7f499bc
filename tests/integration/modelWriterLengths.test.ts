import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clockFor, timeScript } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { languages, scriptTypes } from '../../shared/vocabulary.ts';
import { makeAssignment } from '../support/model/writing.ts';
import { openModelBench, type ModelBench } from '../support/model/openModelBench.ts';

let bench: ModelBench;
beforeAll(async () => {
  bench = await openModelBench();
});
afterAll(() => bench.close());

describe('a model that misses every length by up to 40 %', () => {
  test.each(languages.flatMap((language) => scriptTypes.map((type) => ({ language, type }))))(
    '$type in $language: the script lasts as asked, within 1 %',
    async ({ language, type }) => {
      const minutes = [3, 20];
      const scripts = await Promise.all(
        minutes.map((duration) => {
          const { request } = makeAssignment({ language, type, duration, theme: 'confidence', intensity: 'deep' });
          return bench.write(request, `${duration}`);
        }),
      );
      const off = scripts.map(({ content, durationSeconds }, index) => {
        const { request } = makeAssignment({
          language,
          type,
          theme: 'confidence',
          intensity: 'deep',
          duration: minutes[index] ?? 0,
        });
        return timeScript(parseScript(content), clockFor(request)).totalSeconds / (durationSeconds ?? 1) - 1;
      });
      expect(off.filter((share) => Math.abs(share) > 0.01)).toEqual([]);
    },
  );

  test('writes the same script for the same request and seed, whatever else is written meanwhile', async () => {
    const { request } = makeAssignment({ duration: 5 });
    const [one, other, again] = await Promise.all([bench.write(request, 'a'), bench.write(request, 'b'), openModelBench()]);
    const second = await again.write(request, 'a');
    await again.close();
    expect(second.content).toBe(one.content);
    expect(second.calls.map(({ purpose }) => purpose)).toEqual(one.calls.map(({ purpose }) => purpose));
    expect(other.content).not.toBe(one.content);
  });
});
