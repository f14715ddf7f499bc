import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../shared/vocabulary.ts';
import { anyScript } from '../../../tests/support/anyScript.ts';
import { composeScript } from '../../../tests/support/composeScript.ts';
import { fileOf } from '../../../tests/support/fileOf.ts';
import { readTaggedPdf, type Tagged } from '../../../tests/support/readTaggedPdf.ts';
import { describeFile, describePause } from '../describeFile.ts';
import { plainText } from '../plainText.ts';
import type { ScriptFile } from '../scriptFile.ts';
import { writePdf } from './writePdf.ts';

const read = async (file: ScriptFile) => readTaggedPdf(await buffer(writePdf(file)));
const bare = (text: string): string => text.normalize('NFC').replaceAll(/[\s\p{Cf}]+/gu, '');
const saidOf = (pieces: readonly Tagged[]): string => bare(pieces.map(({ said }) => said).join(''));
/** All that should be read out, in its order. */
const expectedOf = (file: ScriptFile): string =>
  bare(
    plainText(
      [
        file.title,
        ...(file.metadata ? describeFile(file) : []),
        ...file.sections.flatMap(({ title, paragraphs }) => [
          title ?? '',
          ...paragraphs.flat().map(({ text, pause }) => text + (pause === null ? '' : `${describePause(file, pause)}.`)),
        ]),
      ].join(''),
    ),
  );

describe('a PDF is read out as the script is', () => {
  test.each(languages)('in %s, whole and in order, and nothing stands in the way', async (language) => {
    const { title, content } = await composeScript({ language, duration: 5 });
    const file = fileOf(content, { title, language });
    const { errors, pieces, artifacts } = await read(file);
    expect(errors).toEqual([]);
    expect(saidOf(pieces)).toBe(expectedOf(file));
    const headings = pieces.filter(({ roles }) => roles.at(-1) === 'H2');
    expect(headings.map(({ text }) => bare(text))).toEqual(
      file.sections.flatMap((one) => (one.title === null ? [] : bare(one.title))),
    );
    const facts = pieces.filter(({ roles }) => roles.at(-1) === 'P');
    expect(facts.map(({ text }) => bare(text))).toEqual(describeFile(file).map(bare));
    for (const { roles } of headings) expect(roles).toEqual(['Document', 'Sect', 'H2']);
    for (const [index, margin] of artifacts.entries()) expect(bare(margin)).toContain(`${index + 1}/${artifacts.length}`);
    for (const margin of artifacts.slice(1)) expect(bare(margin)).toContain(bare(title));
  });

  test('in letters that no font of ours has, too', async () => {
    const file = fileOf('## Тишина 🌊\n\nمرحبا بالعالم. [pause:4]\nשלום, 世界 👩‍👩‍👧.', { title: 'Море 🌊 שקט' });
    const { errors, pieces } = await read(file);
    expect(errors).toEqual([]);
    expect(saidOf(pieces)).toBe(expectedOf(file));
    expect(pieces[0]).toMatchObject({ roles: ['Document', 'H1'], said: 'Море 🌊 שקט' });
  });

  test.each([
    ['marks that have no shape', '\u00AD\u200B\uFEFF\u2060'],
    ['a heading and a sentence of such marks', '## \u00AD\n\n\u200B [pause:4]\nRest.'],
    ['pauses without words', '[pause:4][pause:5]\n## One\n\n[pause:3]\nRest.'],
    ['a heading that is longer than a page', `## ${'and on and on, '.repeat(300)}\n\nRest. [pause:4]`],
  ])('with %s', async (_name, content) => {
    const file = fileOf(content);
    const { errors, pieces } = await read(file);
    expect(errors).toEqual([]);
    expect(saidOf(pieces)).toBe(expectedOf(file));
  });

  test('whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(anyScript, fc.boolean(), async (content, metadata) => {
        const file = fileOf(content, { metadata });
        const { errors, pieces } = await read(file);
        expect(errors).toEqual([]);
        expect(saidOf(pieces)).toBe(expectedOf(file));
      }),
      { numRuns: 40 },
    );
  });

  test('where a sentence is longer than a page', async () => {
    const file = fileOf(`${'And the water goes on and on, '.repeat(120)}until it rests. [pause:9]\nThere.`);
    const { errors, pieces, artifacts } = await read(file);
    expect(errors).toEqual([]);
    expect(artifacts.length).toBeGreaterThan(2);
    expect(saidOf(pieces)).toBe(expectedOf(file));
  });
});

test('a heading never stands with less than two sentences at a page’s end', async () => {
  const sentence = 'Rest here for a while, as quietly as you like. [pause:3]\n';
  const parts = Array.from({ length: 40 }, (_, at) => `## Part ${at}\n\n${sentence.repeat(3 + (at % 4))}`);
  const { pieces } = await read(fileOf(parts.join('\n')));
  const headings = pieces.flatMap(({ roles }, index) => (roles.at(-1) === 'H2' ? [index] : []));
  expect(headings).toHaveLength(40);
  // A sentence and its pause are two pieces.
  for (const index of headings)
    expect(new Set(pieces.slice(index, index + 5).map(({ page }) => page)).size, pieces[index]?.text).toBe(1);
});
