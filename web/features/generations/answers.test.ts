import { expect, test } from 'vitest';
import { GenerateBody } from '../../../shared/generations.schema.ts';
import { defaultSettings } from '../../../shared/settings.schema.ts';
import { firstAnswers, fromBody, presetAnswers, toBody } from './answers.ts';

test('two answers make a request that the server accepts', () => {
  const body = toBody({ ...firstAnswers('de'), theme: 'sleep' });
  expect(GenerateBody.parse(body)).toEqual(body);
});

test('without a theme there is no request', () => {
  expect(toBody(firstAnswers('en'))).toBeNull();
});

test('a request gives back the answers that it was made of', () => {
  const answers = {
    ...firstAnswers('fr'),
    theme: 'focus' as const,
    address: 'informal' as const,
    goal: 'Finir',
    avoid: ['water' as const],
    approveOutline: true,
  };
  const body = toBody(answers);
  expect(body && fromBody(body)).toEqual(answers);
});

test.each([
  ['none', null],
  ['grief', 'grief'],
  [null, undefined],
] as const)('a need that is chosen as %s is sent as %s', (chosen, sent) => {
  const answers = { ...firstAnswers('en'), theme: 'stress' as const, need: chosen };
  const body = toBody(answers);
  expect(body?.need).toBe(sent);
  expect(body && fromBody(body)).toEqual(answers);
});

test('a form of address is sent only where the language has more than one', () => {
  expect(toBody({ ...firstAnswers('en'), theme: 'focus', address: 'formal' })).not.toHaveProperty('address');
  expect(toBody({ ...firstAnswers('de'), theme: 'focus', address: 'formal' })).toHaveProperty('address', 'formal');
});

test('the form begins as the settings say; the defaults are as it always began', () => {
  expect(presetAnswers('fr', defaultSettings)).toEqual(firstAnswers('fr'));
  const own = { defaultStyle: 'spiritual', defaultApproach: 'nature', defaultScriptLanguage: 'de' } as const;
  expect(presetAnswers('fr', own)).toEqual({ ...firstAnswers('de'), style: 'spiritual', approach: 'nature' });
});
