import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('every file of texts has its type', () => {
  const source = readFileSync(join(import.meta.dirname, 'Texts.ts'), 'utf8');
  const imported = Array.from(source.matchAll(/^import type (?<name>\w+) from '\.\/(?<path>[^']+)'/gmu), ({ groups }) => groups);
  const files = globSync('locales/en/{first,more}/*.json', { cwd: import.meta.dirname });
  expect(new Set(imported.map((groups) => groups?.['path']))).toEqual(new Set(files));
  for (const groups of imported) expect(source).toContain(`\n  ${groups?.['name']}: typeof ${groups?.['name']};\n`);
});
