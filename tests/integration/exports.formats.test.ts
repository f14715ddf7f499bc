import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { ExportedScript, FileMark, ssmlDialects } from '../../shared/exports.schema.ts';
import { readMarkdown } from '../../shared/import/readMarkdown.ts';
import { readTxt } from '../../shared/import/readTxt.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { languages, type Language } from '../../shared/vocabulary.ts';
import { composeScript } from '../support/composeScript.ts';
import { exportsOf } from '../support/exportsOf.ts';
import { factories } from '../support/factories.ts';
import { readCues } from '../support/readCues.ts';
import { readDocx } from '../support/readDocx.ts';
import { readPdf } from '../support/readPdf.ts';
import { readZipEntry } from '../support/readZipEntry.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { subscribe, written, download } = exportsOf(factories(base, api));
const person = await subscribe();

const letters: Readonly<Record<Language, string>> = {
  en: '“Rest,” it’s said—so rest…',
  fr: '« Où, çà, là ? » : l’œuvre naît, Ÿ, ÆÇÉÈÊËÎÏÔÙÛ…',
  es: '¿Ñandú? ¡Así, según la cigüeña! ÁÉÍÓÚÜ…',
  de: '„Größe“, Übung, Äther, Öl, ‚süß‘ ẞ…',
  it: '«Perché è così, più giù, lì, là»: ÀÈÉÌÒÙ…',
  pt: '“Ação, coração, avô, à, ÃÕÇÊÔ”…',
};
const bare = (text: string): string => text.replaceAll(/\s+/gu, '');
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe.each(languages)('a script in %s', async (language) => {
  const { content: composed } = await composeScript({ language, duration: 5 });
  const content = `${composed.trim()}\n\n${letters[language]} [pause:30]\nFin.`;
  const title = `${letters[language].slice(0, 20).trim()} 1`;
  const id = await written(person, { title, content }, language);
  const sections = parseScript(content).sections;
  const sentences = sections.flatMap((section) => section.sentences);
  const titles = sections.flatMap((section) => section.title ?? []);
  const silence = sum(sentences.map(({ pause }) => pause ?? 0));

  test('comes back from TXT and Markdown', async () => {
    expect(readTxt((await download(person, id, 'txt')).text)).toEqual({ title, content });
    expect(readMarkdown((await download(person, id, 'md')).text)).toEqual({ title, content });
  });

  test('is a PDF that is tagged, titled, and whole, with no page ending within a sentence', async () => {
    const pdf = await readPdf((await download(person, id, 'pdf')).bytes);
    expect(pdf).toMatchObject({ isTagged: true, showsTitle: true, bookmarks: titles });
    expect(pdf.info).toMatchObject({ Title: title, Creator: 'Stillpoint', Language: expect.stringMatching(`^${language}-`) });
    expect(FileMark.parse(JSON.parse(String(pdf.info['Keywords'])))).toMatchObject({ writer: 'composer', aiGenerated: false });
    expect([...pdf.roles]).toEqual(expect.arrayContaining(['Document', 'H1', 'Sect', 'H2', 'P', 'Span']));
    for (const { text, pause } of sentences) {
      const said = bare(text.normalize('NFC')) + (pause === null ? '' : `${pause}s`);
      expect(pdf.pages.filter((page) => page.includes(said)).length, text).toBeGreaterThan(0);
    }
    for (const [index, page] of pdf.pages.entries()) expect(page).toContain(`${index + 1}/${pdf.pages.length}`);
    expect(pdf.pages.length).toBeGreaterThan(1);
  });

  test('is a Word document in styles', async () => {
    const { bytes } = await download(person, id, 'docx');
    const { properties, ...read } = await readDocx(bytes);
    expect(read).toMatchObject({ messages: [], titles: [title], headings: titles });
    expect(read.sentences).toEqual(sentences.map(({ text, pause }) => ({ text, pause })));
    expect(properties).toMatchObject({ 'dc:title': title, 'dc:creator': 'Stillpoint' });
    expect(readZipEntry(bytes, 'docProps/custom.xml')).toContain('Stillpoint writer');
    expect(readZipEntry(bytes, 'word/styles.xml')).toMatch(new RegExp(`w:lang w:val="${language}-`, 'u'));
  });

  test.each(ssmlDialects)('is SSML for %s with every pause', async (dialect) => {
    const { text: ssml, headers } = await download(person, id, 'ssml', { dialect });
    expect(headers['content-type']).toMatch(/^application\/ssml\+xml/u);
    expect(XMLValidator.validate(ssml)).toBe(true);
    const breaks = [...ssml.matchAll(/<break time="(?<time>\d+)s"\/>/gu)].map(({ groups }) => Number(groups?.['time']));
    const listed = /<!-- silences: (?<list>\[.*\]) -->/u.exec(ssml)?.groups?.['list'] ?? '[]';
    expect(sum(breaks) + sum((JSON.parse(listed) as { seconds: number }[]).map((one) => one.seconds))).toBe(silence);
    expect(Math.max(...breaks)).toBeLessThanOrEqual({ generic: 30, azure: 20, google: 10, polly: 10, elevenlabs: 3 }[dialect]);
    const said = ssml
      .replaceAll(/<!--.*?-->|<[^>]*>/gsu, '')
      .replaceAll('&apos;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    expect(bare(said)).toBe(bare(sentences.map(({ text }) => text).join('')));
  });

  test('is subtitles by the clock', async () => {
    const [srt, vtt] = [(await download(person, id, 'srt')).text, (await download(person, id, 'vtt')).text];
    expect(vtt.startsWith('WEBVTT\n\n')).toBe(true);
    const cues = readCues(vtt);
    expect(readCues(srt).slice(0, cues.length)).toEqual(cues);
    expect(bare(cues.map(({ text }) => text).join(''))).toBe(bare(sentences.map(({ text }) => text).join('')));
    const { segments, totalSeconds } = ExportedScript.parse(JSON.parse((await download(person, id, 'json')).text));
    const silences = segments.filter(({ kind }) => kind !== 'speech');
    for (const [index, { start, end }] of cues.entries()) {
      expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0);
      expect(end).toBeGreaterThan(start);
      expect(silences.filter((pause) => start < pause.end - 0.002 && pause.start + 0.002 < end)).toEqual([]);
    }
    expect(cues.at(-1)?.end).toBeLessThanOrEqual(totalSeconds + 0.1);
  });

  test('is JSON with its segments', async () => {
    const file = ExportedScript.parse(JSON.parse((await download(person, id, 'json')).text));
    expect(file).toMatchObject({ title, content, language });
    expect(file.segments.flatMap((one) => (one.kind === 'speech' ? one.text : []))).toEqual(sentences.map(({ text }) => text));
    expect(sum(file.segments.map(({ kind, start, end }) => (kind === 'pause' ? end - start : 0)))).toBeCloseTo(silence, 1);
    expect(file.sections.map((one) => one.title)).toEqual(sections.map((one) => one.title));
    for (const [index, { start }] of file.segments.entries()) expect(start).toBe(file.segments[index - 1]?.end ?? 0);
  });
});
