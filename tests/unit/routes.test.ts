import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allRoutes } from '../../shared/routes/all.ts';

const folder = join(import.meta.dirname, '../../shared/routes');

test.each(readdirSync(folder).filter((name) => name.endsWith('.routes.ts')))('the list has each route of %s', async (name) => {
  const declared: Record<string, unknown> = await import(join(folder, name));
  expect(allRoutes).toEqual(expect.arrayContaining(Object.values(declared)));
});
