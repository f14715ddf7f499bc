import { Logger } from 'graphile-worker';
import type { Log } from '../config/log.ts';
import { logFailure } from '../db/logFailure.ts';

/** What graphile-worker says as it starts in this way would print the whole of its options, the pool and its password with them. */
const optionsPrefix = 'Worker pool options are';

/**
 * The queue's own log lines. Their texts hold the messages of errors and payloads of jobs: only what stands before those is kept,
 * and the error is described as any other.
 */
export const toGraphileLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (message.startsWith(optionsPrefix)) return;
    // The delay until the next try is another each time.
    const text = (/^(?:(?! with error '|[:\n]).)*/su.exec(message)?.[0] ?? '').replace(
      / \(?(?:trying again )?in \d+\s?ms\)?/u,
      '',
    );
    const error: unknown = meta?.['error'] ?? meta?.['fatalError'];
    if (level === 'error' && error !== undefined) logFailure(log, error, text);
    else if (level === 'error') log.error(text);
    else if (level === 'warning') log.warn(text);
    else log.debug(text);
  });
