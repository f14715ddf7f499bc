import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { exampleSecret, readSettings, settingNames } from '../../config/settings.ts';

const text = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
const example = parseEnv(text);
/** What `npm start` and docker-compose.yml read themselves, before there are settings. */
const beforehand = ['STILLPOINT_DATA_DIR', 'POSTGRES_PASSWORD'];

test('.env.example names every setting and nothing else', () => {
  expect(Object.keys(example).toSorted()).toEqual([...settingNames, ...beforehand].toSorted());
});

test('.env.example explains each setting in the line above it', () => {
  const lines = text.split('\n');
  const bare = lines.filter((line, index) => /^\w+=/u.test(line) && !lines[index - 1]?.startsWith('# '));
  expect(bare).toEqual([]);
});

test('.env.example shows the presets, and a secret that production refuses', () => {
  const needed = { DATABASE_URL: 'postgres://somewhere/stillpoint', SESSION_SECRET: exampleSecret };
  const local = { ...needed, STILLPOINT_MODE: 'local' };
  expect(readSettings({ ...example, ...local })).toEqual(readSettings(local));
  expect(example.SESSION_SECRET).toBe(exampleSecret);
  const production = { ...example, ...needed, PUBLIC_URL: 'https://stillpoint.example' };
  expect(() => readSettings(production)).toThrow('SESSION_SECRET is still the example');
});
