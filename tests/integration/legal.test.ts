import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { legalDocuments } from '../../shared/legal.schema.ts';
import { getLegalText } from '../../shared/routes/legal.routes.ts';
import { languages } from '../../shared/vocabulary.ts';
import { startApi } from '../../api/startApi.ts';
import { Client } from '../support/Client.ts';
import { capturedLog } from '../support/capturedLog.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { testSettings } from '../support/testSettings.ts';
import { useDatabase } from '../support/useDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'stillpoint-legal-'));
for (const [language, document, text] of [
  ['en', 'privacy', 'Our privacy'],
  ['de', 'privacy', 'Unser Datenschutz'],
  ['fr', 'imprint', 'Nous'],
] as const) {
  mkdirSync(join(folder, language), { recursive: true });
  writeFileSync(join(folder, language, `${document}.md`), text);
}

const base = await useDatabase();
const api = await startTestApi(base.url);
const replaced = await startTestApi(base.url, {
  LEGAL_DIR: folder,
  STILLPOINT_MODE: 'production',
  PUBLIC_URL: 'https://stillpoint.example',
});

const read = async (url: string, document: (typeof legalDocuments)[number], language: (typeof languages)[number]) =>
  new Client(url).call(getLegalText, { params: { document }, query: { language } });

test('every document is there in every language, and names its place in the others', async () => {
  for (const language of languages)
    for (const document of legalDocuments) {
      const { text, ...rest } = await read(api.url, document, language);
      expect(rest).toEqual({ document, language, isOwn: false });
      expect(text).toMatch(/^# \S.*\n\n\*\*\S/u);
    }
});

test('a text of the operator comes before ours, in whatever language it is', async () => {
  const told = async (document: (typeof legalDocuments)[number], language: (typeof languages)[number]) => {
    const { text, language: found, isOwn } = await read(replaced.url, document, language);
    return [isOwn, found, isOwn ? text : null];
  };
  expect(await told('privacy', 'de')).toEqual([true, 'de', 'Unser Datenschutz']);
  expect(await told('privacy', 'it')).toEqual([true, 'en', 'Our privacy']);
  expect(await told('imprint', 'de')).toEqual([true, 'fr', 'Nous']);
  expect(await told('terms', 'de')).toEqual([false, 'de', null]);
});

test('production says which texts are still ours', () => {
  expect(replaced.log.text()).toContain('"setting":"LEGAL_DIR","missing":["terms"]');
  expect(api.log.text()).not.toContain('LEGAL_DIR');
});

test('a folder that is none is refused at the start', async () => {
  const settings = testSettings(base.url, { LEGAL_DIR: join(folder, 'nowhere') });
  await expect(startApi(settings, capturedLog('api').log)).rejects.toThrow('LEGAL_DIR');
});

test('what is no document is not there', async () => {
  const reply = await new Client(api.url).try(getLegalText, { params: { document: '../../package' }, query: { language: 'en' } });
  expect(reply.status).toBe(404);
});
