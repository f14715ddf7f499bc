import { describe, expect, test } from 'vitest';
import { commonPasswords } from './refuseWeakPassword.ts';
import { findPasswordWeakness } from './findPasswordWeakness.ts';

const owner = { email: 'Mira.Sol+quiet@example.org', username: 'mirador', fullName: 'Élodie Müller-Vázquez d’Or' };
const common = await commonPasswords();
const weaknessOf = (password: string) => findPasswordWeakness(password, owner, common);

test('at least 10,000 passwords of the length that is asked for are known as common, in lower case', () => {
  expect(common.size).toBeGreaterThanOrEqual(10_000);
  expect([...common].every((password) => password.length >= 8 && password === password.toLowerCase())).toBe(true);
});

describe('a weak password', () => {
  test.each(['password', 'PassWord', '1qaz2wsx', 'trustno1', 'sunshine', 'Iloveyou', 'qwerty123'])(
    'is common: %s',
    (password) => {
      expect(weaknessOf(password)).toBe('common');
    },
  );

  test.each([
    ['the whole address', 'xx mira.sol+quiet@EXAMPLE.org'],
    ['the part before the @', '2026 Mira.Sol+Quiet'],
    ['that part without its tag', 'i am MIRA.SOL, hello'],
    ['the username', 'Mirador!2026'],
    ['a name', 'muller is here'],
    ['a name with its accents', 'MÜLLER is here'],
    ['a name with its accents written apart', 'E\u0301lodie 4711'],
    ['a name without its accents', 'elodie4711'],
    ['the second half of a name', 'vazquez4711'],
  ])('contains %s', (_what, password) => {
    expect(weaknessOf(password)).toBe('personal');
  });

  test.each(['aaaaaaaa', 'aaaaAAAA', 'abababab', '12121212', '121212121', 'xyzxyzxyz', 'abcdabcd', '🌙🌙🌙🌙🌙🌙🌙🌙'])(
    'repeats itself: %s',
    (password) => {
      expect(weaknessOf(password)).toBe('repeated');
    },
  );
});

describe('any other', () => {
  test.each([
    'correct horse battery',
    'a quiet place to be',
    'abcdefgabcdefg',
    'aaaaaaab',
    'd’or d’or dorade',
    'x7#kQ!pz',
    'ééèèêê-ëë',
  ])('will do: %s', (password) => {
    expect(weaknessOf(password)).toBe(null);
  });

  test('will do whatever short names stand in it by chance', () => {
    expect(findPasswordWeakness('a line of ivory', { email: 'al@example.org', username: 'ivo', fullName: 'Li Ne' }, common)).toBe(
      null,
    );
  });
});
