import { createLog, type Log } from '../../config/log.ts';

export type CapturedLog = {
  readonly log: Log;
  /** Every line so far, as JSON text. */
  readonly text: () => string;
  /** The lines of errors that no test has said to expect. */
  readonly errors: () => string[];
  /** A test that brings an error about says so. */
  readonly expectErrors: (pattern: RegExp) => void;
};

const errorLevel = 50;

/** A log as production writes it, at its most talkative, kept in memory. */
export function capturedLog(name: string): CapturedLog {
  const lines: string[] = [];
  const expected: RegExp[] = [];
  const log = createLog({ name, level: 'trace' }, { write: (line: string) => void lines.push(line) });
  return {
    log,
    text: () => lines.join(''),
    errors: () => lines.filter((line) => readLevel(line) >= errorLevel && !expected.some((pattern) => pattern.test(line))),
    expectErrors: (pattern) => void expected.push(pattern),
  };
}

function readLevel(line: string): number {
  const { level }: { level: number } = JSON.parse(line);
  return level;
}
