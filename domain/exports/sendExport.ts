import type { SsmlDialect } from '../../shared/exports.schema.ts';
import { isEndingAsleep } from '../../shared/isEndingAsleep.ts';
import { lineBreaksToPauses, type PauseLengths } from '../../shared/markup/lineBreaksToPauses.ts';
import type { ExportFormat } from '../../shared/plans.ts';
import { sendStream, type SendTask } from '../compute/sendStream.ts';
import { readScriptFile, type Unread } from './readScriptFile.ts';
import { writeFile } from './writeFile.ts';

export type ExportInput = {
  readonly format: ExportFormat;
  readonly dialect: SsmlDialect;
  /** How long the pauses are that line breaks become; `null` where they stay what they are. */
  readonly lineBreaks: PauseLengths | null;
  readonly given: Unread;
};

/** On a thread: reads and times a text, writes it in its format, and sends that as it is written. */
export const sendExport: SendTask<ExportInput> = async ({ input: { format, dialect, lineBreaks, given }, port }) => {
  const content = lineBreaks ? lineBreaksToPauses(given.content, lineBreaks, isEndingAsleep(given)) : given.content;
  await sendStream(writeFile(readScriptFile({ ...given, content }), format, dialect), port);
};
