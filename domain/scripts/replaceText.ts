import type { Transaction } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import type { TextAnalysis } from '../analysis/analyseText.ts';
import { setOrigin, setText } from './scripts.queries.ts';
import { type ScriptRow } from '../scriptPages/scriptColumns.ts';

export type NewText = {
  /** The text and what follows from it, worked out before the lock was taken. */
  readonly text: TextAnalysis;
  readonly title?: string | undefined;
  readonly status?: Script['status'];
  /** What wrote it, where that is not what the script says. */
  readonly origin?: Pick<Script, 'writer' | 'writerDetail' | 'seed'>;
};

/** Gives a script another text, with its words, timing and findings. The caller holds the lock, and adds the version. */
export async function replaceText(
  queries: Transaction,
  row: ScriptRow,
  { text, title = row.title, status = row.status, origin }: NewText,
): Promise<ScriptRow> {
  const { content, words, timing, readingSpeed, findings } = text;
  if (origin) await setOrigin(queries, row.id, origin);
  return setText(queries, row.id, { title, content, words, timing, readingSpeed, findings, status });
}
