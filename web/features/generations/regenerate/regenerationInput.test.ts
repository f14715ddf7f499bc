import { expect, test } from 'vitest';
import { sampleScript, sampleSection } from '../../../testing/sampleScript.ts';
import { chosenSeconds, costOfRewriting, firstInput, problemOf, toRegenerateBody } from './regenerationInput.ts';

const section = { ...sampleSection(2), speechSeconds: 100, silenceSeconds: 30.4 };
const script = sampleScript({
  duration: 15,
  revision: 4,
  timing: { speechSeconds: 500, silenceSeconds: 400, totalSeconds: 900, strip: [] },
});
const input = firstInput(section);

test('a section begins with its own length, and that is left out of the request', () => {
  expect(input).toEqual({ instruction: '', minutes: '2', seconds: '10', variants: 1 });
  expect(toRegenerateBody(script, section, input, false)).toEqual({ baseRevision: 4, section: { position: 2, variants: 1 } });
  expect(toRegenerateBody(script, section, { ...input, instruction: ' softer ', minutes: '1', variants: 3 }, true)).toEqual({
    baseRevision: 4,
    wish: 'softer',
    section: { position: 2, seconds: 70, variants: 3 },
    forPractice: true,
  });
  expect(toRegenerateBody(script, null, firstInput(null), false)).toEqual({ baseRevision: 4 });
});

test('a section costs by its own length, for each proposal; the whole by the script’s', () => {
  expect(costOfRewriting(script, section, input)).toBe(1);
  expect(costOfRewriting(script, section, { ...input, minutes: '8', variants: 3 })).toBe(6);
  expect(costOfRewriting(script, null, input)).toBe(2);
});

test('what was typed is a length or is not', () => {
  expect(chosenSeconds({ minutes: '2', seconds: '' })).toBe(120);
  expect(chosenSeconds({ minutes: '', seconds: '95' })).toBe(95);
  expect(chosenSeconds({ minutes: '1.5', seconds: '0' })).toBeNull();
  expect(chosenSeconds({ minutes: 'two', seconds: '0' })).toBeNull();
});

test('what stands against it is told, and a length that stays never does', () => {
  expect(problemOf(script, section, input, 'free')).toBeNull();
  expect(problemOf(script, section, { ...input, instruction: 'x'.repeat(501) }, 'free')).toBe('instructionLong');
  expect(problemOf(script, section, { ...input, minutes: '-' }, 'free')).toBe('lengthUnreadable');
  expect(problemOf(script, section, { ...input, minutes: '0' }, 'free')).toBe('lengthOutside');
  expect(problemOf(script, section, { ...input, minutes: '5' }, 'free')).toBe('planLength');
  expect(problemOf(script, section, { ...input, minutes: '5' }, 'essential')).toBeNull();
  const short = { ...section, speechSeconds: 8, silenceSeconds: 4 };
  expect(problemOf(script, short, firstInput(short), 'free')).toBeNull();
});
