import { runStep } from './checks/runStep.ts';
import { runSteps } from './checks/runSteps.ts';
import { steps } from './checks/steps.ts';
import { formatSeconds, summarize } from './checks/summarize.ts';

/**
 * `npm test -- [step …]`: every check and every test, or the named steps. Goes on after a failure and sums up at the end.
 * `--long` brings each error about twenty times, with the product's own leases; `npm run test:faults` asks for it.
 */
const isLong = process.argv.includes('--long');
if (isLong) process.env.FAULT_ROUNDS ??= '20';
const asked = process.argv.slice(2).filter((word) => word !== '--long');
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  process.stderr.write(`No such step: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}\n`);
  process.exit(1);
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
process.on('disconnect', () => stop.abort());

/** What waits now and then (for a process, a page) leaves its core to another step; more than two would wait for cores. */
const atOnce = 2;
const began = performance.now();
const results = await runSteps(
  steps.filter(({ name }) => asked.length === 0 || asked.includes(name)),
  {
    atOnce,
    isOver: () => stop.signal.aborted,
    run: async (step) => {
      process.stdout.write(`── ${step.about} (${step.name})\n`);
      const result = await runStep(step, stop.signal, { seconds: isLong ? 4 * 3600 : 70 * 60 });
      process.stdout.write(
        `── ${step.about}: ${result.failed === 0 ? 'ok' : 'FAILED'} in ${formatSeconds(result.milliseconds)}\n`,
      );
      return result;
    },
  },
);
if (stop.signal.aborted) process.exit(130);
process.stdout.write(`\n${summarize(results, performance.now() - began)}\n`);
// Listening for the launcher's end would keep this process alive.
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
