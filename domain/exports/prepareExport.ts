import type { Queries } from '../../db/pool.ts';
import type { ExportQuery } from '../../shared/exports.schema.ts';
import { spokenWords } from '../../shared/markup/clock.ts';
import { lengthsOf } from '../../shared/markup/lineBreaksToPauses.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { normalizeText } from '../../shared/normalizeText.ts';
import { entitledPlan, type ExportFormat } from '../../shared/plans.ts';
import { avoidedSubjects } from '../../shared/subjects/avoidedSubjects.ts';
import { subjectsByLanguage } from '../../shared/subjects/subjectsByLanguage.ts';
import { AppError } from '../AppError.ts';
import { getSettings } from '../settings/getSettings.ts';
import { getSubscription } from '../subscriptions/getSubscription.ts';
import { exportTexts } from './exportTexts.ts';
import { checkFormat } from './exports.policy.ts';
import { findScriptText, findVersionOfText, findVersionText, type ScriptText, type VersionText } from './exports.queries.ts';
import type { ExportInput } from './sendExport.ts';

type Text = Omit<VersionText, 'number'> & { readonly number: number | null };

export type Export = { readonly name: string; readonly input: ExportInput };

/**
 * A person's script, or a version of it, with all that its file needs, and the file's name. The text is not read here:
 * that takes too long, and is a thread's work. Nobody gets a format that their plan does not have. Throws `NOT_FOUND`, `PLAN_LIMIT` and `SCRIPT_EMPTY`: once this has given something, nothing
 * but an error stands in the file's way.
 */
export async function prepareExport(
  queries: Queries,
  accountId: string,
  scriptId: string,
  query: ExportQuery,
  { now, isBeta }: { readonly now: Date; readonly isBeta: boolean },
): Promise<Export> {
  const script = await findScriptText(queries, accountId, scriptId);
  if (!script) throw new AppError('NOT_FOUND', 'no such script');
  const text = await findText(queries, scriptId, script, query.version);
  const { planType } = await getSubscription(queries, accountId);
  checkFormat(entitledPlan(planType, isBeta), query.format);
  const { title, content, author, writer, writerDetail: detail, number } = text;
  const { language, type, theme, endsAsleep, request } = script;
  const settings = await getSettings(queries, accountId);
  if (!isSpoken(content)) throw new AppError('SCRIPT_EMPTY', 'there is nothing to say in this text');
  // One of marks without a shape is none: nobody could see it.
  const shown = /[^\s\p{Cf}]/u.test(title) ? title.replaceAll(/\s+/gu, ' ').trim() : exportTexts[language].untitled;
  return {
    name: nameFile(shown, query.version === undefined ? null : number, query.format),
    input: {
      format: query.format,
      dialect: query.dialect,
      lineBreaks: query.lineBreaks ? lengthsOf(settings) : null,
      given: {
        author,
        writer,
        detail,
        language,
        type,
        theme,
        endsAsleep,
        avoided: avoidedSubjects({ ...request, language }, subjectsByLanguage[language]),
        readingSpeed: settings.readingSpeed,
        title: shown,
        content,
        version: number,
        metadata: query.metadata,
        exportedAt: now,
      },
    },
  };
}

/** The version that is asked for, or the present text with what its newest version says of it. */
async function findText(queries: Queries, scriptId: string, script: ScriptText, version: string | undefined): Promise<Text> {
  if (version !== undefined) {
    const found = await findVersionText(queries, scriptId, version);
    if (!found) throw new AppError('NOT_FOUND', 'no such version');
    return found;
  }
  const { title, content, writer, writerDetail } = script;
  const { number, ...written } = (await findVersionOfText(queries, scriptId, content)) ?? {
    number: null,
    author: writer ?? 'person',
    writer,
    writerDetail,
  };
  // A title can be changed without a new version of the text.
  return { ...written, number, title, content };
}

/** Whether a text has a word to say. It reads as far as the first one: sentences never go over a line's end. */
const isSpoken = (content: string): boolean => content.split(/[\r\n]/u).some((line) => spokenWords(parseScript(line)) > 0);

/** Longest title in a file's name, in characters; file systems take 255 bytes. */
const maxNameLength = 80;

/** A file's name that every system can keep: its title, without what a path, a header or a shell could take for its own. */
export function nameFile(title: string, version: number | null, format: ExportFormat): string {
  const readable = normalizeText(title.toWellFormed(), 'NFC')
    .replaceAll(/[\p{C}/\\:*?"<>|%\u2028\u2029]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  // A name that begins with a dot is hidden, one that ends with it is cut off by Windows.
  const short = Array.from(readable)
    .slice(0, maxNameLength)
    .join('')
    .replaceAll(/^[.\s~-]+|[.\s]+$/gu, '');
  const name = short === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu.test(short) ? `Stillpoint ${short}`.trim() : short;
  return `${name}${version === null ? '' : ` (${version})`}.${format}`;
}
