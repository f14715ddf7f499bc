import type { Queries } from '../../db/pool.ts';
import { clockFor, spokenWords, timeScript } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import type { Finding, Script } from '../../shared/scripts.schema.ts';
import { checkContent } from './checkContent.ts';
import { setOrigin, setText, type ScriptRow } from './scripts.queries.ts';

export type NewText = {
  readonly content: string;
  readonly title?: string | undefined;
  readonly status?: Script['status'];
  /** Percent that it is timed and checked by, where that is not the script's. */
  readonly readingSpeed?: number;
  /** What is found of it, where the caller has checked it; without, it is checked as a person's own. */
  readonly findings?: readonly Finding[];
  /** What wrote it, where that is not what the script says. */
  readonly origin?: Pick<Script, 'writer' | 'writerDetail' | 'seed'>;
};

/** Gives a script another text: its words, timing and findings follow from it. The caller holds the lock, and adds the version. */
export async function replaceText(
  queries: Queries,
  row: ScriptRow,
  { content, title = row.title, status = row.status, readingSpeed = row.readingSpeed, findings, origin }: NewText,
): Promise<ScriptRow> {
  const parsed = parseScript(content);
  if (origin) await setOrigin(queries, row.id, origin);
  return setText(queries, row.id, {
    title,
    content,
    words: spokenWords(parsed),
    timing: content === '' ? null : timeScript(parsed, clockFor({ ...row, readingSpeed })),
    readingSpeed,
    findings: findings ?? (content === row.content ? row.findings : checkContent(content, { ...row, readingSpeed }, [], null)),
    status,
  });
}
