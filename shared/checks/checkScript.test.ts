import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeScript } from '../../tests/support/composeScript.ts';
import { addressFormsOf, addressForms, languages, scriptTypes, sectionKinds, themes } from '../vocabulary.ts';
import { checkScript, maxOfOneCode } from './checkScript.ts';
import { fatalCodes, findingCodes } from './findingCodes.ts';

const asked = languages.flatMap((language) =>
  addressFormsOf[language].flatMap((address) =>
    scriptTypes.flatMap((type) =>
      (['sleep', 'healing', 'confidence'] as const).map((theme) => ({ language, address, type, theme })),
    ),
  ),
);

test.each(asked)('a composed script has nothing fatal: $language, $address, $type, $theme', async (request) => {
  const script = await composeScript(request);
  expect(checkScript(script).filter(({ level }) => level === 'fatal')).toEqual([]);
});

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '\n',
    '\n\n',
    '## Title\n',
    '[pause:5]',
    '[pause:99]',
    '[pause',
    'You rest. ',
    'Vous vous reposez. ',
    'Du ruhst. ',
    'Never again. ',
    '{name}',
    '**',
    'Hold your breath for a minute. ',
  ),
);

test('any text can be checked, and every finding has its place in it', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
      fc.record({
        language: fc.constantFrom(...languages),
        type: fc.constantFrom(...scriptTypes),
        theme: fc.constantFrom(...themes),
        address: fc.constantFrom(...addressForms),
        durationSeconds: fc.option(fc.integer({ min: 0, max: 4000 })),
        kinds: fc.array(fc.constantFrom(...sectionKinds), { maxLength: 7 }),
      }),
      fc.constantFrom(...languages, '', 'nl'),
      (content, settings, detected) => {
        for (const finding of checkScript({ content, ...settings, detectLanguage: () => detected })) {
          expect(findingCodes).toContain(finding.code);
          expect(finding.level).toBe(fatalCodes.some((code) => code === finding.code) ? 'fatal' : 'advisory');
          expect(finding.start === null).toBe(finding.end === null);
          if (finding.start !== null && finding.end !== null) {
            expect(finding.start).toBeGreaterThanOrEqual(0);
            expect(finding.end).toBeGreaterThanOrEqual(finding.start);
            expect(finding.end).toBeLessThanOrEqual(content.length);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('a script that is wrong all the way through is told so once for all', async () => {
  const script = await composeScript({ language: 'fr', address: 'formal', duration: 20 });
  const found = checkScript({ ...script, address: 'informal' }).filter(({ code }) => code === 'address_mixed');
  expect(found).toHaveLength(maxOfOneCode);
});
