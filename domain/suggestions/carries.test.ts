import { expect, test } from 'vitest';
import { metaphorCategories, themes } from '../../shared/vocabulary.ts';
import { scenes } from '../writing/composer/catalog.ts';
import { carries } from './carries.ts';

test.each(themes)('%s has images in every category, and is not carried by all', (theme) => {
  const carrying = scenes.filter(({ id }) => carries(id, theme));
  for (const category of metaphorCategories)
    expect(carrying.filter((scene) => scene.category === category).length).toBeGreaterThanOrEqual(2);
  expect(carrying.length).toBeLessThan(scenes.length);
});

test('every scene carries a theme', () => {
  for (const { id } of scenes) expect(themes.some((theme) => carries(id, theme))).toBe(true);
});
