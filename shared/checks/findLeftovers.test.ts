import { expect, test } from 'vitest';
import { findLeftovers, type LeftoverKind } from './findLeftovers.ts';

const cases: readonly (readonly [LeftoverKind, string])[] = [
  ['slot', 'Welcome, {name}.'],
  ['slot', 'Welcome, [Name].'],
  ['slot', 'Breathe. (pause)'],
  ['slot', 'Respira. (pausa larga)'],
  ['slot', 'Atme. (lange Pause)'],
  ['markdown', 'Breathe **deeply**.'],
  ['markdown', '- One breath.'],
  ['markdown', '1. Breathe in.'],
  ['markdown', '### Arriving'],
  ['markdown', '  ## Arriving'],
  ['markdown', '##Arriving'],
  ['markdown', '---'],
  ['markdown', 'Rest. ## Arriving'],
  ['markdown', '> Breathe.'],
  ['heading', 'Section 1'],
  ['heading', '## Section 2: Breath'],
  ['heading', 'Partie 1 : Le souffle'],
  ['heading', 'Abschnitt 3'],
  ['heading', '## Sección 2'],
  ['heading', 'Sezione 4.'],
  ['heading', 'Seção 1:'],
  ['preamble', 'Sure, here is your script.'],
  ['preamble', 'Here’s the revised section:'],
  ['preamble', 'I hope this helps you relax.'],
  ['preamble', 'Bien sûr ! Voici la section.'],
  ['preamble', 'Voici le texte de la méditation :'],
  ['preamble', '¡Claro! Aquí tienes el guion.'],
  ['preamble', 'Claro, aquí está el texto.'],
  ['preamble', 'Gerne! Hier ist der Abschnitt.'],
  ['preamble', 'Hier ist dein Skript:'],
  ['preamble', 'Certo! Ecco il testo.'],
  ['preamble', 'Claro! Aqui está o roteiro.'],
  ['link', 'See https://example.com now.'],
  ['link', 'See www.example.org.'],
  ['link', 'Write to me@example.com.'],
  ['link', 'Visit calm.com today.'],
  ['html', 'Breathe <b>in</b>.'],
  ['html', '<think>plan</think>'],
  ['html', 'Breathe&nbsp;in.'],
  ['html', 'Rest.<|end|>'],
];

test.each(cases)('%s: %s', (kind, text) => {
  const found = findLeftovers(`## Arriving\n\nRest here.\n${text}\nRest on.`);
  expect(found.map((one) => one.kind)).toContain(kind);
});

test.each([
  '## Part of the day',
  '## 3 breaths',
  'Step by step, you arrive.',
  'Part of you rests.',
  'Hier ist ein Platz für dich.',
  'Voici une place de village, des volets bleus.',
  'Aquí está el aire.',
  'Ecco il respiro.',
  'Aqui está o corpo.',
  'Rest (or not), as you like.',
  'Breathe in, 1, 2, 3. [pause:5]',
  'A well-worn path – and a bench.',
  '— Bonjour, dit le vent.',
  'Claro como el agua.',
  'Of course, the breath knows.',
  'Sure of your ground, you stand.',
])('fine: %s', (text) => {
  expect(findLeftovers(text)).toEqual([]);
});

test('places point at the text, in order', () => {
  const text = 'Rest, {name}.\nSee www.example.org **now**.';
  const found = findLeftovers(text);
  expect(found.map((one) => text.slice(one.start, one.end))).toEqual(found.map((one) => one.text));
  expect(found.map(({ kind }) => kind)).toEqual(['slot', 'link', 'markdown', 'markdown']);
});
