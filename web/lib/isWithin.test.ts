import { expect, test } from 'vitest';
import * as paths from '../../shared/paths.ts';
import { isWithin } from './isWithin.ts';

test.each([
  [paths.scripts, '/scripts', true],
  [paths.scripts, '/scripts/a1/versions', true],
  [paths.scripts, '/scripts-of-mine', false],
  [paths.script, '/scripts', false],
  [paths.script, '/scripts/', false],
  [paths.script, '/scripts/a1', true],
  [paths.script, '/scripts/a1/read', true],
  [paths.versions, '/scripts/a1', false],
  [paths.versions, '/scripts/a1/versions', true],
  [paths.ownScript, '/script-editor/a1', true],
  [paths.editor, '/edit/a1', true],
  [paths.home, '/scripts', false],
  [paths.home, '/', true],
])('%s and %s: %s', (path, pathname, within) => {
  expect(isWithin(path, pathname)).toBe(within);
});
