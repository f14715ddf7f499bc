import type { Queries } from '../../db/pool.ts';
import type { ExportQuery } from '../../shared/exports.schema.ts';
import { lengthsOf } from '../../shared/markup/lineBreaksToPauses.ts';
import { AppError } from '../AppError.ts';
import { getSubscription } from '../subscription/getSubscription.ts';
import { getSettings } from '../settings/getSettings.ts';
import { exportTexts } from './exportTexts.ts';
import { checkFormat } from './exports.policy.ts';
import { findScriptText, findVersionOfText, findVersionText, type ScriptText, type VersionText } from './exports.queries.ts';
import { isSpoken } from './isSpoken.ts';
import { nameFile } from './nameFile.ts';
import type { ExportInput } from './sendExport.ts';

type Text = Omit<VersionText, 'number'> & { readonly number: number | null };
export type Export = { readonly name: string; readonly input: ExportInput };

/**
 * A person's script, or a version of it, with all that its file needs, and the file's name. The text is not read here:
 * that takes too long, and is a thread's work. Nobody gets a format that their plan does not have. Throws `NOT_FOUND`, `PLAN_LIMIT` and `SCRIPT_EMPTY`: once this has given something, nothing
 * but an error stands in the file's way.
 */
export async function getExport(
  queries: Queries,
  accountId: string,
  scriptId: string,
  query: ExportQuery,
  now: Date,
): Promise<Export> {
  const script = await findScriptText(queries, accountId, scriptId);
  if (!script) throw new AppError('NOT_FOUND', 'no such script');
  const text = await findText(queries, scriptId, script, query.version);
  checkFormat((await getSubscription(queries, accountId)).planType, query.format);
  const { title, content, author, writer, writerDetail: detail, number } = text;
  const { language, type, theme, endsAsleep } = script;
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
