import { expect, test } from 'vitest';
import { findForbidden } from '../../../../shared/checks/forbiddenPhrases.ts';
import { languages } from '../../../../shared/vocabulary.ts';
import { forbiddenGuide } from './forbiddenGuide.ts';

test.each(languages)('%s: what the prompt forbids, the checks stop', (language) => {
  const passing = forbiddenGuide[language].filter((phrase) => findForbidden(`${phrase}.`, language).length === 0);
  expect(passing).toEqual([]);
});
