import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processFlags } from '../../bin/processFlags.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test.each([
  ['package.json', new RegExp(`--env ${processFlags.api.join(' ')} api/main\\.ts"`, 'u')],
  ['Dockerfile', new RegExp(`CMD \\["node", "${processFlags.api.join('", "')}", "api/main\\.ts"\\]`, 'u')],
  ['docker-compose.yml', new RegExp(`\\[node, ${processFlags.api.join(', ')}, api/main\\.ts\\]`, 'u')],
])('%s starts the API with the options of Node that every other start gives it', (path, start) => {
  expect(read(path)).toMatch(start);
});
