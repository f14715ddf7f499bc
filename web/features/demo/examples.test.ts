import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';

test('the style guide shows every component of web/ui, and nothing that is gone', () => {
  const files = readdirSync(join(import.meta.dirname, '../../ui'));
  const components = files.filter((file) => /^[A-Z]\w*\.tsx$/u.test(file)).map((file) => file.replace('.tsx', ''));
  expect(components.length).toBeGreaterThan(30);
  expect(Object.keys(examples).toSorted()).toEqual(components.toSorted());
});
