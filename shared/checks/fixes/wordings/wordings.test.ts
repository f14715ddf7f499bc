import { expect, test } from 'vitest';
import { detectLanguage } from '../../../../tests/support/detectLanguage.ts';
import { addressFormsOf, languages } from '../../../vocabulary.ts';
import { checkScript } from '../../checkScript.ts';
import { wordingsOf } from './wordingsOf.ts';

const forms = languages.flatMap((language) => addressFormsOf[language].map((address) => ({ language, address })));

test.each(forms)('$language, $address: what is said instead has nothing that any check finds fatal', ({ language, address }) => {
  const { forbidden, plain } = wordingsOf(language, address);
  const content = `## T\n\n${[...Object.values(forbidden), ...plain].join('\n')}`;
  const findings = checkScript({
    content,
    language,
    address,
    type: 'meditation',
    theme: 'relaxation',
    durationSeconds: null,
    kinds: [],
    detectLanguage,
  });
  expect(findings.filter(({ level }) => level === 'fatal')).toEqual([]);
  expect(new Set(plain).size).toBe(plain.length);
});
