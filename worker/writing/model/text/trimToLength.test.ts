import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charactersOf, trimToLength } from './trimToLength.ts';

const sentence = (text: string, endsParagraph = false) => ({ text, endsParagraph });
const anyLength = () => Infinity;

describe('trimToLength', () => {
  it('leaves alone what is within the tolerance', () => {
    const list = ['One of them.', 'Two of them.', 'And so on it goes.'].map((text) => sentence(text));
    expect(trimToLength(list, { goal: charactersOf(list) / 1.14, max: anyLength }, 'theme', 'en')).toEqual(list);
  });

  it('keeps the first, the last two, the safety line and the count', () => {
    const texts = [
      'Welcome here.',
      'Never listen while driving.',
      'Your eyes may stay open.',
      'You may stop at any time.',
      ...Array.from({ length: 20 }, (_one, index) => `Filling number ${index}.`),
      'Last but one.',
      'The last.',
    ];
    const kept = trimToLength(
      texts.map((text) => sentence(text)),
      { goal: 120, max: anyLength },
      'settling',
      'en',
    ).map(({ text }) => text);
    expect(kept).toEqual(
      expect.arrayContaining([
        'Welcome here.',
        'Never listen while driving.',
        'Your eyes may stay open.',
        'You may stop at any time.',
        'Last but one.',
        'The last.',
      ]),
    );
    expect(kept.length).toBeLessThan(12);
    const counted = [
      'It is time.',
      'One, slowly.',
      'Feel the feet.',
      'Two, gently.',
      'Three, halfway.',
      'Stretch a little.',
      'Four, nearly.',
      'Five, eyes open.',
      'You are awake.',
      'Good day.',
    ];
    const count = trimToLength(
      counted.map((text) => sentence(text)),
      { goal: 60, max: anyLength },
      'emergence',
      'en',
    ).map(({ text }) => text);
    expect(count).toEqual(counted.filter((text) => !/^(?:Feel|Stretch)/u.test(text)));
  });

  it('drops what begins like another sentence first', () => {
    const list = [
      'Here it begins.',
      'Let the arms rest.',
      'A quiet moment opens.',
      'Let the legs rest.',
      'Something loosens now.',
      'Nearly done.',
      'All done.',
    ].map((text) => sentence(text));
    const kept = trimToLength(list, { goal: charactersOf(list) - 16, max: () => charactersOf(list) - 10 }, 'theme', 'en').map(
      ({ text }) => text,
    );
    expect(kept).not.toContain('Let the legs rest.');
    expect(kept).toHaveLength(6);
  });

  it('moves the end of a paragraph to what is left of it', () => {
    const list = [
      sentence('Aaaa aaaa.', true),
      sentence('Bbbb bbbb.'),
      sentence('Cccc cccc.', true),
      sentence('Dddd dddd.'),
      sentence('Eeee eeee.', true),
    ];
    const kept = trimToLength(list, { goal: 36, max: anyLength }, 'theme', 'en');
    expect(kept.map(({ text, endsParagraph }) => [text.slice(0, 1), endsParagraph])).toEqual([
      ['A', true],
      ['B', true],
      ['D', false],
      ['E', true],
    ]);
  });

  it('never goes below the goal by more than the tolerance, nor loses the order', () => {
    const texts = fc.uniqueArray(
      fc.integer({ min: 1, max: 60 }).map((length) => `${'word '.repeat(length)}end.`),
      { minLength: 5, maxLength: 40 },
    );
    fc.assert(
      fc.property(texts, fc.integer({ min: 20, max: 4000 }), (list, goal) => {
        const sentences = list.map((text) => sentence(text));
        const kept = trimToLength(sentences, { goal, max: anyLength }, 'theme', 'en');
        expect(charactersOf(kept)).toBeGreaterThanOrEqual(Math.min(charactersOf(sentences), goal * 0.9));
        expect(list.filter((text) => kept.some((one) => one.text === text))).toEqual(kept.map(({ text }) => text));
      }),
    );
  });
});
