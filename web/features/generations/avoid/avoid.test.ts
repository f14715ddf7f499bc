import { expect, test } from 'vitest';
import { subjectsByLanguage } from '../../../../shared/subjects/subjectsByLanguage.ts';
import type { AvoidableSubject } from '../../../../shared/vocabulary.ts';
import { matchSubjects } from './matchSubjects.ts';
import { toggleSubject } from './toggleSubject.ts';

const refused = new Map<AvoidableSubject, string>([['train', 'rails']]);

test('what the words refuse can be taken off, and put back', () => {
  const off = toggleSubject({ avoid: [], keep: [] }, 'train', refused);
  expect(off).toEqual({ avoid: [], keep: ['train'] });
  expect(toggleSubject(off, 'train', refused)).toEqual({ avoid: [], keep: [] });
});

test('what was chosen is taken off and put back by itself', () => {
  const on = toggleSubject({ avoid: ['fire'], keep: [] }, 'dogs', refused);
  expect(on).toEqual({ avoid: ['fire', 'dogs'], keep: [] });
  expect(toggleSubject(on, 'fire', refused)).toEqual({ avoid: ['dogs'], keep: [] });
});

test('what was chosen and is refused as well goes with one step', () => {
  expect(toggleSubject({ avoid: ['train'], keep: [] }, 'train', refused)).toEqual({ avoid: [], keep: ['train'] });
});

test('subjects are found by their name, without accents, and by their words', () => {
  const nameOf = (subject: AvoidableSubject) => (subject === 'train' ? 'Züge' : subject);
  expect(matchSubjects('zug', nameOf, subjectsByLanguage.de)).toContain('train');
  expect(matchSubjects('waggon', nameOf, subjectsByLanguage.de)).toEqual(['train']);
  expect(matchSubjects('waggon', nameOf, undefined)).toEqual([]);
  expect(matchSubjects('  ', nameOf, subjectsByLanguage.de)).toEqual([]);
});
