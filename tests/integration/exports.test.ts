import { XMLValidator } from 'fast-xml-parser';
import mammoth from 'mammoth';
import { describe, expect, test } from 'vitest';
import { ExportedScript, exportTypes } from '../../shared/exports.schema.ts';
import { readMarkdown } from '../../shared/import/readMarkdown.ts';
import { readTxt } from '../../shared/import/readTxt.ts';
import { isEndingAsleep } from '../../shared/isEndingAsleep.ts';
import { lineBreaksToPauses } from '../../shared/markup/lineBreaksToPauses.ts';
import { exportFormats } from '../../shared/plans.ts';
import { checkExport, exportScript } from '../../shared/routes/exports.routes.ts';
import { deleteScript, getScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import { updateSettings } from '../../shared/routes/settings.routes.ts';
import { exportsOf } from '../support/exportsOf.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { readPdf } from '../support/readPdf.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const all = factories(base, api);
const { signUp, ask, finished, setPlanTo } = all;
const { subscribe, written, download } = exportsOf(all);

/** A version put there by hand. */
async function addVersion(person: Person, scriptId: string, changes: { author: string; writer: string | null; content: string }) {
  const [row] = await base.rows<{ id: string }>(
    `insert into script_version (id, script_id, account_id, number, reason, author, writer, writer_detail, title, content, words, total_seconds)
     values (gen_random_uuid(), $1, $2, 77, 'edited', $3, $4, 'gpt-x', 'As it was', $5, 3, 9) returning id`,
    [scriptId, person.user.id, changes.author, changes.writer, changes.content],
  );
  return row?.id ?? '';
}

const odd = {
  title: '<b>Salz</b> & "Pfeffer" -- 🌊 \\*so\\*',
  content: [
    '## <Titel> & -- Co',
    '',
    'Ein <b>Satz</b> & noch einer, https://example.org. [pause:7]',
    'Bell:\u0007 here, [link](x), `code`, 🌊 Привет.',
    '',
    '> 1 --> 2 {\\an8} ]]>',
  ].join('\n'),
};

describe('a script as a file', () => {
  test.each(exportFormats)('of %s has its type and a name that says what it is', async (format) => {
    const person = await subscribe('business');
    const { scriptId: id } = await finished(person);
    const { headers, bytes } = await download(person, id, format);
    expect(headers['content-type']?.split(';')[0]).toBe(exportTypes[format]);
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="Handmade.${format}"`,
      'transfer-encoding': 'chunked',
      'cache-control': 'no-store',
    });
    expect(bytes.length).toBeGreaterThan(200);
  });

  test('has a name in every alphabet, and never a path', async () => {
    const person = await subscribe();
    const id = await written(person, { title: '../Größe: „静“/x', content: 'Text.' });
    const { headers } = await download(person, id, 'txt');
    expect(headers['content-disposition']).toMatch(/filename\*=UTF-8''Gr%C3%B6%C3%9Fe%20%E2%80%9E%E9%9D%99%E2%80%9C%20x\.txt$/u);
    expect(headers['content-disposition']).not.toMatch(/[/\\:]/u);
  });

  test('says who wrote it, where a person sees it and where machines do; without metadata only these', async () => {
    const person = await subscribe();
    const { scriptId: id } = await finished(person);
    for (const format of ['txt', 'md', 'vtt', 'srt', 'json', 'ssml'] as const) {
      const [shown, hidden] = [
        (await download(person, id, format)).text,
        (await download(person, id, format, { metadata: 'false' })).text,
      ];
      const seen = shown.replaceAll(/\s+/gu, ' ');
      expect(seen, format).toContain('not written by an AI model');
      expect(hidden, format).not.toContain('not written by an AI model');
      for (const text of [shown, hidden]) expect(text, format).toMatch(/composer[^]*by hand[^]*aiGenerated/u);
    }
  });

  test('says for which words it was checked, as long as none is in it, where a person sees what it is', async () => {
    const person = await subscribe();
    const { scriptId: id } = await finished(person, { avoidSubjects: ['water', 'heights'] });
    const seen = async (format: 'txt' | 'json' | 'srt', query = {}): Promise<string> =>
      (await download(person, id, format, query)).text.replaceAll(/\s+/gu, ' ');
    const line = /\d+ sentences checked for the words of: water, heights/u;
    for (const format of ['txt', 'json', 'srt'] as const) {
      expect(await seen(format), format).toMatch(line);
      expect(await seen(format, { metadata: 'false' }), format).not.toMatch(line);
    }
    const { revision, content } = await person.client.call(getScript, { params: { id } });
    await person.client.call(updateScript, {
      params: { id },
      body: { baseRevision: revision, content: `${content}\nA river runs.` },
    });
    expect(await seen('txt')).not.toMatch(line);
  });

  test('whatever is in it becomes no markup', async () => {
    const person = await subscribe();
    const id = await written(person, odd);
    expect(readTxt((await download(person, id, 'txt')).text).content).toBe(odd.content);
    const unbelled = odd.content.replace('\u0007', '');
    expect(readMarkdown((await download(person, id, 'md')).text)).toEqual({ title: odd.title, content: unbelled });
    for (const dialect of ['generic', 'azure', 'elevenlabs'])
      expect(XMLValidator.validate((await download(person, id, 'ssml', { dialect })).text)).toBe(true);
    const pdf = await readPdf((await download(person, id, 'pdf')).bytes);
    expect(pdf.info).toMatchObject({ Title: odd.title });
    expect(XMLValidator.validate(pdf.xmp)).toBe(true);
    expect(pdf.pages.join('')).toContain('Ein<b>Satz</b>&nocheiner');
    const { value } = await mammoth.extractRawText({ buffer: (await download(person, id, 'docx')).bytes });
    expect(value).toContain('Ein <b>Satz</b> & noch einer');
    ExportedScript.parse(JSON.parse((await download(person, id, 'json')).text));
  });

  test('has the ends of its lines as pauses of the account’s lengths, where that is asked for', async () => {
    const person = await subscribe();
    await person.client.call(updateSettings, { body: { defaultPauseShort: 3, defaultPauseMedium: 7, defaultPauseLong: 20 } });
    const content = '## One\n\nA first.\nA second. [pause:9]\n\nA third.\n\n## Two\n\nThe end.';
    const id = await written(person, { title: 'Lines', content });
    const file = ExportedScript.parse(JSON.parse((await download(person, id, 'json', { lineBreaks: 'true' })).text));
    expect(file.content).toBe(lineBreaksToPauses(content, { short: 3, medium: 7, long: 20 }, isEndingAsleep(file)));
    expect(file.content).toBe('## One\n\nA first. [pause:3]\nA second. [pause:9]\n\nA third. [pause:20]\n\n## Two\n\nThe end.');
  });

  test('is timed by the reader’s own speed', async () => {
    const person = await subscribe();
    const id = await written(person, { title: 'Speed', content: 'A sentence that takes some time to say. [pause:9]' });
    const speech = async (): Promise<number> =>
      ExportedScript.parse(JSON.parse((await download(person, id, 'json')).text)).segments[0]?.end ?? 0;
    const before = await speech();
    await person.client.call(updateSettings, { body: { readingSpeed: 80 } });
    expect(await speech()).toBeCloseTo(before / 0.8, 2);
  });

  test('is any version of it, with who wrote that', async () => {
    const person = await subscribe();
    const { scriptId: id } = await finished(person);
    const version = await addVersion(person, id, { author: 'person', writer: 'model', content: 'As it was once.' });
    const reply = await download(person, id, 'json', { version });
    expect(reply.headers['content-disposition']).toContain('As it was (77).json');
    expect(JSON.parse(reply.text)).toMatchObject({
      title: 'As it was',
      content: 'As it was once.',
      version: 77,
      statement: 'Written by an AI model: gpt-x. Edited by a person since then.',
      mark: { writer: 'model', detail: 'gpt-x', aiGenerated: true, edited: true },
    });
    expect((await readPdf((await download(person, id, 'pdf', { version })).bytes)).xmp).toContain(
      'compositeWithTrainedAlgorithmicMedia',
    );
  });

  test('of sixty minutes is whole in every format', async () => {
    const person = await subscribe('business');
    const paragraph = Array.from(
      { length: 12 },
      (_, at) => `Here is sentence ${at}, as quiet as the one before it. [pause:5]`,
    ).join('\n');
    const content = Array.from({ length: 36 }, (_, at) => `## Part ${at + 1}\n\n${paragraph}\n\n${paragraph}`).join('\n\n');
    const id = await written(person, { title: 'An hour', content });
    for (const format of exportFormats) {
      const { bytes, headers } = await download(person, id, format);
      expect(headers['transfer-encoding']).toBe('chunked');
      expect(bytes.length, format).toBeGreaterThan(10_000);
      if (format === 'pdf') expect((await readPdf(bytes)).bookmarks).toHaveLength(36);
      if (format === 'json') expect(ExportedScript.parse(JSON.parse(bytes.toString())).totalSeconds).toBeGreaterThan(3600);
    }
  });
});

describe('is asked about before it is fetched', () => {
  test('and then has the name that it said', async () => {
    const person = await subscribe();
    const { scriptId: id } = await finished(person);
    const version = await addVersion(person, id, { author: 'person', writer: null, content: 'As it was once.' });
    for (const query of [{ format: 'md' }, { format: 'pdf', version }] as const) {
      const { name } = await person.client.call(checkExport, { params: { id }, query });
      const { headers } = await download(person, id, query.format, query);
      expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    }
  });

  test('and is refused as the file would be', async () => {
    const [person, other] = [await signUp(), await subscribe()];
    const { scriptId: id } = await finished(person);
    const { script } = await ask(other);
    for (const route of [checkExport, exportScript]) {
      const { details } = await person.client.refused('PLAN_LIMIT', route, { params: { id }, query: { format: 'vtt' } });
      expect(details).toEqual({ plan: 'free', format: 'vtt', neededPlan: 'pro' });
      await other.client.refused('NOT_FOUND', route, { params: { id }, query: { format: 'txt' } });
      await other.client.refused('SCRIPT_EMPTY', route, { params: { id: script.id }, query: { format: 'txt' } });
      await person.client.refused('VALIDATION_FAILED', route, { params: { id }, query: { format: 'exe' } });
    }
  });

  test('which counts as no file, and says when there have been too many', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    const given = { params: { id }, query: { format: 'txt' } } as const;
    await download(person, id, 'txt');
    const counted = () =>
      base.rows<{ points: number }>("select points from rate_limit where key = 'export:' || $1", [person.user.id]);
    await person.client.call(checkExport, given);
    expect(await counted()).toEqual([{ points: 1 }]);
    await base.rows("update rate_limit set points = 200 where key = 'export:' || $1", [person.user.id]);
    await person.client.refused('RATE_LIMITED', checkExport, given);
    await person.client.refused('RATE_LIMITED', exportScript, given);
  });
});

describe('is refused', () => {
  test('in a format beyond the plan, with the smallest plan that has it', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    const refuse = (format: string) => person.client.refused('PLAN_LIMIT', exportScript, { params: { id }, query: { format } });
    for (const format of exportFormats.filter((one) => one !== 'txt'))
      expect((await refuse(format)).details).toEqual({
        plan: 'free',
        format,
        neededPlan: format === 'pdf' ? 'essential' : 'pro',
      });
    await setPlanTo(person.user.id, 'essential');
    expect((await refuse('vtt')).details).toEqual({ plan: 'essential', format: 'vtt', neededPlan: 'pro' });
    await download(person, id, 'pdf');
  });

  test('without a text to say', async () => {
    const person = await subscribe();
    const { script } = await ask(person);
    await person.client.refused('SCRIPT_EMPTY', exportScript, { params: { id: script.id }, query: { format: 'txt' } });
    const id = await written(person, { title: 'Only titles', content: '## One\n\n…\n' });
    await person.client.refused('SCRIPT_EMPTY', exportScript, { params: { id }, query: { format: 'pdf' } });
  });

  test('where it is somebody else’s, put away, or no version of this script', async () => {
    const [person, other] = [await subscribe(), await subscribe()];
    const { scriptId: id } = await finished(person);
    const version = await addVersion(person, id, { author: 'person', writer: null, content: 'Mine.' });
    const query = { format: 'txt' };
    await other.client.refused('NOT_FOUND', exportScript, { params: { id }, query });
    const { scriptId: another } = await finished(other);
    await other.client.refused('NOT_FOUND', exportScript, { params: { id: another }, query: { ...query, version } });
    await person.client.call(deleteScript, { params: { id } });
    await person.client.refused('NOT_FOUND', exportScript, { params: { id }, query });
  });

  test('with a question that it does not know', async () => {
    const person = await subscribe();
    const { scriptId: id } = await finished(person);
    for (const query of [
      {},
      { format: 'exe' },
      { format: 'ssml', dialect: 'x' },
      { format: 'txt', metadata: '1' },
      { format: 'txt', a: 1 },
    ])
      await person.client.refused('VALIDATION_FAILED', exportScript, { params: { id }, query });
    await person.client.call(getScript, { params: { id } });
  });
});
