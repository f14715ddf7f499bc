import { expect, test } from 'vitest';
import { getPack } from '../../domain/writing/composer/pack.ts';
import { languages } from '../../shared/vocabulary.ts';
import { required } from '../../worker/writing/model/text/addRequired.ts';
import { safetyMarks } from '../../worker/writing/model/text/safetyMarks.ts';

test.each(languages)('%s: what the phrase library adds to a model’s section says what was missing', (language) => {
  for (const { mark, phrases } of Object.values(required).flat()) {
    const texts = (getPack(language).phrases.get(phrases) ?? []).flatMap((phrase) => Object.values(phrase.texts));
    expect(texts.length, phrases).toBeGreaterThan(0);
    expect(
      texts.filter((text) => !safetyMarks[language][mark].test(text)),
      `${phrases}: ${mark}`,
    ).toEqual([]);
  }
});
