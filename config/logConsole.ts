import type { Log } from './log.ts';

/**
 * Takes what packages write to the console into the log. graphile-worker hands whole errors to `console.trace`, besides logging
 * them: of those, too, only what `describeError` gives may be written.
 */
export function logConsole(log: Log): void {
  for (const method of ['trace', 'error', 'warn'] as const)
    console[method] = (...given: readonly unknown[]) => {
      const [first] = given;
      const said = typeof first === 'string' ? (/^[^:\n]{0,80}/u.exec(first)?.[0] ?? '') : '';
      log.warn({ said, err: given.find((one) => one instanceof Error) }, 'a package wrote to the console');
    };
}
