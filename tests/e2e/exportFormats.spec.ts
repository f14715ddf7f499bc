import type { Page } from '@playwright/test';
import { exportTexts } from '../../domain/exports/exportTexts.ts';
import { ExportedScript, FileMark, ssmlDialects, type SsmlDialect } from '../../shared/exports.schema.ts';
import { readMarkdown } from '../../shared/import/readMarkdown.ts';
import { readTxt } from '../../shared/import/readTxt.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { exportFormats, type ExportFormat } from '../../shared/plans.ts';
import { readCues } from '../support/readCues.ts';
import { readDocx } from '../support/readDocx.ts';
import { readPdf } from '../support/readPdf.ts';
import { readSsml } from '../support/readSsml.ts';
import { readTaggedPdf } from '../support/readTaggedPdf.ts';
import { enter } from './support/enter.ts';
import { exportDialog, type SavedFile } from './support/exportDialog.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');
const title = 'Hafen & „Lichter“';
const content = `## Über <Salz> & Wind

Ruh dich hier ein wenig aus. [pause:4]
Der Hafen liegt „still“, und groß ist die Müdigkeit. [pause:12]

Und ganz in der Ferne, wo das Wasser den Himmel berührt, geht ein Licht an, und noch eines, und dann viele, bis die Bucht leuchtet. [pause:30]

## Zurück

Öffne die Augen. [pause:3]
Guten Morgen.`;

type Line = { readonly text: string; readonly pause: number | null };
const { sections } = parseScript(content);
const lines: readonly Line[] = sections.flatMap(({ sentences }) => sentences.map(({ text, pause }) => ({ text, pause })));
const headings = sections.map((section) => section.title);
const bare = (text: string): string => text.replaceAll(/\s+/gu, '');
const words = bare(lines.map(({ text }) => text).join(''));
const toSaid = (some: readonly Line[]): string =>
  some.map(({ text, pause }) => bare(text) + (pause ? `[${pause}]` : '')).join('');

/** What another program reads in a file: it has to be the script; gives what it says of itself, to people and to machines. */
type Reopen = (saved: SavedFile) => Promise<{ readonly shown: string; readonly mark: unknown }>;
const assigned = (text: string): unknown =>
  Object.fromEntries(
    [...text.matchAll(/(?<name>\w+)(?:=|: )(?<value>"[^"]*"|true|false)/gu)].map(({ groups }) => [
      groups?.['name'] ?? '',
      JSON.parse(groups?.['value'] ?? ''),
    ]),
  );
const json = (text: string): unknown => JSON.parse(/\{"generator".*\}/u.exec(text)?.[0] ?? '');

const reopen: Readonly<Record<Exclude<ExportFormat, 'ssml'>, Reopen>> = {
  txt: async ({ text }) => {
    expect(readTxt(text)).toEqual({ title, content });
    return { shown: text, mark: assigned(text) };
  },
  md: async ({ text }) => {
    expect(readMarkdown(text)).toEqual({ title, content });
    return { shown: text, mark: assigned(text) };
  },
  pdf: async ({ bytes }) => {
    const [{ errors, pieces }, { info }] = [await readTaggedPdf(bytes), await readPdf(bytes)];
    expect(errors).toEqual([]);
    const spans = pieces.filter(({ roles }) => roles.at(-1) === 'Span');
    expect(bare(spans.map(({ text }) => text.replace(/^(?<seconds>\d+) s$/u, '[$<seconds>]')).join(''))).toBe(toSaid(lines));
    expect(pieces.flatMap(({ roles, text }) => (/^H\d$/u.test(roles.at(-1) ?? '') ? text : []))).toEqual([title, ...headings]);
    return {
      shown: pieces.flatMap(({ roles, text }) => (roles.at(-1) === 'P' ? text : [])).join(' '),
      mark: JSON.parse(String(info['Keywords'])),
    };
  },
  docx: async ({ bytes }) => {
    const read = await readDocx(bytes);
    expect(read).toMatchObject({ messages: [], titles: [title], headings, sentences: lines });
    return { shown: read.facts.join(' '), mark: json(read.properties['cp:keywords'] ?? '') };
  },
  srt: async ({ text }) => {
    const cues = readCues(text);
    const said = cues.filter(({ text: one }) => words.includes(bare(one)));
    expect(bare(said.map((cue) => cue.text).join(''))).toBe(words.replaceAll('<', '‹').replaceAll('>', '›'));
    return { shown: text, mark: assigned(cues.at(-1)?.text ?? '') };
  },
  vtt: async ({ text }) => {
    const unescaped = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    expect(
      bare(
        readCues(unescaped)
          .map((cue) => cue.text)
          .join(''),
      ),
    ).toBe(words);
    return { shown: text, mark: json(text) };
  },
  json: async ({ text }) => {
    const file = ExportedScript.parse(JSON.parse(text));
    expect(file).toMatchObject({ title, content, language: 'de' });
    const said = file.segments.map((one) =>
      one.kind === 'speech' ? bare(one.text) : one.kind === 'pause' ? `[${Math.round(one.end - one.start)}]` : '',
    );
    expect(said.join('')).toBe(toSaid(lines));
    return { shown: file.statement ?? '', mark: file.mark };
  },
};

/** Seconds that one break may last, and that a pause may hold in breaks, as the services say. */
const limits = {
  generic: { one: 30, all: 30 },
  azure: { one: 20, all: 30 },
  google: { one: 10, all: 30 },
  polly: { one: 10, all: 30 },
  elevenlabs: { one: 3, all: 9 },
} as const satisfies Record<SsmlDialect, object>;

const reopenSsml =
  (dialect: SsmlDialect): Reopen =>
  async ({ text }) => {
    const { isValid, said, maxBreak, silences, comments } = readSsml(text);
    const { one, all } = limits[dialect];
    expect(isValid).toBe(true);
    expect(said).toBe(toSaid(lines.map((line) => ({ ...line, pause: line.pause === null ? null : Math.min(line.pause, all) }))));
    expect(maxBreak).toBeLessThanOrEqual(one);
    const rests = lines.map(({ pause }, index) => ({ afterSentence: index + 1, seconds: (pause ?? 0) - all }));
    expect(silences).toEqual(rests.filter(({ seconds }) => seconds > 0));
    const metas = [...text.matchAll(/<meta name="(?<name>\w+)" content="(?<value>[^"]*)"\/>/gu)].map(
      ({ groups }) =>
        `${groups?.['name']}=${/^(?:true|false)$/u.test(groups?.['value'] ?? '') ? groups?.['value'] : `"${groups?.['value']}"`}`,
    );
    return { shown: comments, mark: metas.length > 0 ? assigned(metas.join(' ')) : json(comments) };
  };

test('every format that the dialog offers is the script when another program opens it', async ({ page, world }) => {
  await enter(page, await world.openAccount({ plan: 'pro' }));
  await exportDialog.prepare(page, { title, language: 'de' }, content);

  const exportAs = async (format: ExportFormat, reopenIt: Reopen, dialect?: SsmlDialect): Promise<void> => {
    // The other dialects write it as the first one does.
    for (const metadata of dialect === undefined || dialect === 'generic' ? [true, false] : [true])
      await test.step(`${format} ${dialect ?? ''} ${metadata ? 'with' : 'without'} metadata`, async () => {
        await exportDialog.open(page);
        await choose(page, format, metadata, dialect);
        const saved = await exportDialog.save(page, format);
        expect(saved.file.suggestedFilename()).toBe(`Hafen & „Lichter“.${format}`);
        const { shown, mark } = await reopenIt(saved);
        // What people read is there or not; what machines read always is.
        expect(bare(shown).includes(bare(exportTexts.de.writer.edited))).toBe(metadata);
        expect(FileMark.parse(mark)).toMatchObject({ writer: 'model', aiGenerated: true, edited: true, language: 'de' });
        await expect(exportDialog.on(page, title)).toHaveCount(0);
      });
  };
  for (const format of exportFormats) {
    if (format !== 'ssml') await exportAs(format, reopen[format]);
    else for (const dialect of ssmlDialects) await exportAs(format, reopenSsml(dialect), dialect);
  }
});

async function choose(page: Page, format: ExportFormat, metadata: boolean, dialect?: SsmlDialect): Promise<void> {
  const dialog = exportDialog.on(page, title);
  await dialog.getByRole('radio', { name: t(`exports.formats.${format}.name`) }).check();
  await dialog.getByRole('switch', { name: t('exports.metadata') }).setChecked(metadata);
  const service = dialog.getByRole('combobox', { name: t('exports.dialect') });
  if (dialect === undefined) return expect(service).toHaveCount(0);
  await service.selectOption({ label: t(`exports.dialects.${dialect}.name`) });
  await expect(service).toHaveAccessibleDescription(t(`exports.dialects.${dialect}.use`));
}
