import type { Queries } from '../../db/pool.ts';
import type { ExportQuery } from '../../shared/exports.schema.ts';
import { lengthsOf, lineBreaksToPauses } from '../../shared/markup/lineBreaksToPauses.ts';
import { AppError } from '../AppError.ts';
import { getSubscription } from '../accounts/getSubscription.ts';
import { getSettings } from '../settings/getSettings.ts';
import { exportTexts } from './exportTexts.ts';
import { checkFormat } from './exports.policy.ts';
import { findScriptText, findVersionOfText, findVersionText, type ScriptText, type VersionText } from './exports.queries.ts';
import { nameFile } from './nameFile.ts';
import { readScriptFile } from './readScriptFile.ts';
import type { ScriptFile } from './scriptFile.ts';

type Text = Omit<VersionText, 'number'> & { readonly number: number | null };
export type Export = { readonly name: string; readonly file: ScriptFile };

/**
 * A person's script, or a version of it, ready to be written as a file, and the file's name. Nobody gets a format that
 * their plan does not have. Throws `NOT_FOUND`, `PLAN_LIMIT` and `SCRIPT_EMPTY`: once this has given something, nothing
 * but a fault stands in the file's way.
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
  const { language, type, theme } = script;
  const settings = await getSettings(queries, accountId);
  const file = readScriptFile({
    author,
    writer,
    detail,
    language,
    type,
    theme,
    readingSpeed: settings.readingSpeed,
    // One of marks without a shape is none: nobody could see it.
    title: /[^\s\p{Cf}]/u.test(title) ? title.replaceAll(/\s+/gu, ' ').trim() : exportTexts[language].untitled,
    content: query.lineBreaks ? lineBreaksToPauses(content, lengthsOf(settings), theme) : content,
    version: number,
    metadata: query.metadata,
    exportedAt: now,
  });
  if (file.words === 0) throw new AppError('SCRIPT_EMPTY', 'there is nothing to say in this text');
  return { name: nameFile(file.title, query.version === undefined ? null : file.version, query.format), file };
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
