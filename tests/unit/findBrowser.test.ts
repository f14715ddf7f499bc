import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserFlags, turnedOffByPlaywright } from '../setup/findBrowser.ts';

test('a browser of the tests has all turned off that Playwright turns off', () => {
  const source = readFileSync(join(import.meta.dirname, '../../node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
  const list = /^ *disabledFeatures = \[(?<features>[\s\S]*?)\]/mu.exec(source)?.groups?.['features'] ?? '';
  const features = [...list.matchAll(/^ *"(?<name>\w+)"/gmu)].map(({ groups }) => groups?.['name']);
  expect(features.length).toBeGreaterThan(5);
  expect(features).toEqual([...turnedOffByPlaywright]);
});

test('and has one list of what is turned off, for the last one alone counts', () => {
  expect(browserFlags.filter((flag) => flag.startsWith('--disable-features='))).toHaveLength(1);
});
