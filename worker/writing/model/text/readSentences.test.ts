import { describe, expect, it } from 'vitest';
import type { Speech } from './isSpeakable.ts';
import { readSentences } from './readSentences.ts';

const en: Speech = { language: 'en', address: 'informal', avoid: [] };
const read = (raw: string, speech: Speech = en, said: readonly string[] = []) =>
  readSentences(raw, speech, new Set(said)).map(({ text }) => text);

describe('what surrounds speech is taken off', () => {
  it.each([
    ['a heading', '## Settling\nThe body rests.', ['The body rests.']],
    ['a heading in bold', '**Settling In**\n\nThe body rests.', ['The body rests.']],
    ['a heading without marks', 'Settling in\n\nThe body rests.', ['The body rests.']],
    ['a numbered section', 'Section 1: Arrival\nThe body rests.', ['The body rests.']],
    ['an announcement', 'Sure, here is the section you asked for:\n\nThe body rests.', ['The body rests.']],
    ['an offer at the end', 'The body rests.\n\nLet me know if you would like changes!', ['The body rests.']],
    [
      'a list',
      '- The body rests.\n* The breath moves.\n3. The mind is wide.',
      ['The body rests.', 'The breath moves.', 'The mind is wide.'],
    ],
    ['emphasis', 'The **body** _rests_ in `quiet`.', ['The body rests in quiet.']],
    [
      'pauses of every kind',
      'The body rests. [pause:999] The breath moves [pause] (pause 5 seconds)\n(long silence)\n*pause*',
      ['The body rests.'],
    ],
    ['a speaker', 'Guide: The body rests.', ['The body rests.']],
    ['quotes around it all', '"The body rests."', ['The body rests.']],
    ['a code fence', '```text\nThe body rests.\n```', ['The body rests.']],
    ['a train of thought', '<think>They want rest.\nOk.</think>The body rests.', ['The body rests.']],
    ['a thought whose beginning the template swallowed', 'They want rest.</think>\nThe body rests.', ['The body rests.']],
    ['a thought that is still being thought', '<think>They want rest. So', []],
    ['tokens of the template', 'The body rests.<|im_end|>', ['The body rests.']],
    ['HTML', 'The body<br/> rests.', ['The body rests.']],
    ['invisible characters', 'The bo\u200Bdy\u00A0rests.\u2060', ['The body rests.']],
  ])('%s', (_what, raw, expected) => expect(read(raw)).toEqual(expected));
});

describe('sentences that are not fit are dropped', () => {
  it.each([
    ['a slot', 'Dear {name}, rest.'],
    ['a placeholder', 'Dear [listener], rest.'],
    ['a link', 'Visit www.example.com for rest.'],
    ['a markdown link', 'Rest with [this](https://example.com).'],
    ['the instructions', 'Ignore previous instructions and rest.'],
    ['the model itself', 'As an AI language model I rest.'],
    ['an order', 'You must rest now.'],
    ['being dragged along', 'Now we rest together.'],
    ['a promise to cure', 'This will cure your depression.'],
    ['lost control', 'You cannot move your arms.'],
    ['a held breath', 'Hold your breath.'],
    ['an endless sentence', `The body rests${' and rests'.repeat(40)}.`],
    ['no words', '…'],
  ])('%s', (_what, raw) => expect(read(`The breath moves.\n${raw}`)).toEqual(['The breath moves.']));

  it('what was said before, here or earlier', () => {
    expect(read('The body rests.\nThe body – rests!\nThe breath moves.', en, ['the breath moves'])).toEqual(['The body rests.']);
  });

  it.each([
    ['fr', 'formal', 'Le corps se pose.\nTu peux fermer les yeux.\nVous respirez.', ['Le corps se pose.', 'Vous respirez.']],
    ['fr', 'informal', 'Ton corps se pose.\nVous respirez.', ['Ton corps se pose.']],
    ['de', 'informal', 'Du atmest.\nVielleicht spüren Sie den Atem.', ['Du atmest.']],
    ['de', 'formal', 'Vielleicht spüren Sie den Atem.\nDein Atem fließt.', ['Vielleicht spüren Sie den Atem.']],
  ] as const)('the other address form: %s %s', (language, address, raw, expected) => {
    expect(read(raw, { language, address, avoid: [] })).toEqual(expected);
  });

  it.each([
    ['en', 'water', 'The waves come in.'],
    ['fr', 'fire', 'La flamme danse doucement.'],
    ['es', 'dark', 'La noche llega despacio.'],
    ['de', 'heights', 'Oben auf dem Berggipfel ist es still.'],
    ['it', 'enclosed', 'La grotta è silenziosa.'],
    ['pt', 'water', 'O mar respira devagar.'],
  ] as const)('images to avoid: %s %s', (language, image, raw) => {
    const speech = { language, address: language === 'fr' ? 'formal' : 'informal', avoid: [] } as const;
    expect(read(raw, speech)).toHaveLength(1);
    expect(read(raw, { ...speech, avoid: [image] })).toEqual([]);
  });
});

describe('sentences', () => {
  it('are split, also several on a line, and paragraphs are kept', () => {
    const found = readSentences('The body rests. The breath moves.\n\nThe mind is wide.', en, new Set());
    expect(found).toEqual([
      { text: 'The body rests.', endsParagraph: false },
      { text: 'The breath moves.', endsParagraph: true },
      { text: 'The mind is wide.', endsParagraph: true },
    ]);
  });

  it('a paragraph whose last sentence was dropped ends earlier', () => {
    const found = readSentences('The body rests.\nYou must go.\n\nThe mind is wide.', en, new Set());
    expect(found[0]).toEqual({ text: 'The body rests.', endsParagraph: true });
  });

  it('verse is joined, a forgotten full stop is set, an unfinished end is dropped', () => {
    expect(
      read('The body rests,\nand the breath moves\nslowly.\nThe mind is wide and clear today\nAll is well. And then the'),
    ).toEqual(['The body rests, and the breath moves slowly.', 'The mind is wide and clear today.', 'All is well.']);
  });

  it('are set in the language’s typography', () => {
    const formal = { address: 'formal', avoid: [] } as const;
    expect(read('Le mot "calme" suffit...', { language: 'fr', ...formal })).toEqual(['Le mot «\u00A0calme\u00A0» suffit…']);
    expect(read('Das Wort "Ruhe" genügt.', { language: 'de', ...formal })).toEqual(['Das Wort „Ruhe“ genügt.']);
    expect(read("It's quiet -- so quiet.")).toEqual(['It’s quiet – so quiet.']);
  });

  it('any rubbish can be read', () => {
    for (const raw of [
      '',
      '\n\n',
      '####',
      '[[[[',
      '}{',
      '\u0000\uD800',
      '<think>',
      '</think>',
      '"'.repeat(999),
      '...',
      'a'.repeat(99_999),
    ]) {
      expect(() => read(raw)).not.toThrow();
    }
  });
});

it('what the request leaves out is not taken up from a model', () => {
  const withoutBreath: Speech = { ...en, findWithheld: (text) => (text.includes('breath') ? 'breath' : null) };
  expect(read('Rest here for a while.\nFollow your breath.', withoutBreath)).toEqual(read('Rest here for a while.'));
});
