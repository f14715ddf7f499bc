import { describe, expect, test } from 'vitest';
import { checkScript } from '../../../shared/checks/checkScript.ts';
import { parseScript } from '../../../shared/markup/parseScript.ts';
import { polishTypography } from '../../../shared/markup/polishTypography.ts';
import { addressFormsOf, languages, themes } from '../../../shared/vocabulary.ts';
import { detectLanguage } from '../../../tests/support/detectLanguage.ts';
import { builtInTemplates } from './builtInTemplates.ts';

const sentencesOf = (content: string) => parseScript(content).sections.flatMap(({ sentences }) => sentences);

describe.each(languages)('our templates in %s', (language) => {
  const ours = builtInTemplates.filter((template) => template.language === language);

  test('are at least twelve, for every theme and both types, each with a name of its own', () => {
    expect(ours.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ours.flatMap((template) => template.themes))).toEqual(new Set(themes));
    expect(new Set(ours.map(({ type }) => type)).size).toBe(2);
    expect(new Set(ours.map(({ title }) => title)).size).toBe(ours.length);
  });

  test.each(ours.map((template) => [template.title, template] as const))(
    '%s passes the product’s own checks',
    (_title, template) => {
      const [theme = 'relaxation'] = template.themes;
      const [address = 'informal'] = addressFormsOf[language];
      const { content, type } = template;
      expect(checkScript({ content, type, theme, language, address, kinds: [], durationSeconds: null, detectLanguage })).toEqual(
        [],
      );
    },
  );

  test.each(ours.map((template) => [template.title, template] as const))(
    '%s is whole: sections, sentences, pauses, typography',
    (_title, template) => {
      const { content, structure, description } = template;
      expect(parseScript(content).sections.map(({ title }) => title)).toEqual(structure);
      const sentences = sentencesOf(content);
      expect(sentences.length).toBeGreaterThanOrEqual(12);
      expect(sentences.length).toBeLessThanOrEqual(25);
      expect(sentences.filter(({ pause }) => pause !== null).length).toBeGreaterThanOrEqual(sentences.length - 2);
      expect(polishTypography(content, language)).toBe(content);
      expect(description.match(/[.!?](?=\s|$)/gu)?.length).toBeLessThanOrEqual(2);
    },
  );
});
