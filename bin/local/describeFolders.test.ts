import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeFolders } from './describeFolders.ts';
import { projectRoot } from './projectRoot.ts';

const data = join(projectRoot, '.data');

test('says where the database truly is', () => {
  expect(describeFolders(data, join(data, 'postgres'))).toBe('its data and logs are in .data');
  expect(describeFolders(data, '/var/lib/stillpoint/0123456789abcdef')).toBe(
    'its database is in /var/lib/stillpoint/0123456789abcdef, its secret and logs are in .data',
  );
  expect(describeFolders(data, null)).toBe('its secret and logs are in .data, its data is in the database of DATABASE_URL');
});
