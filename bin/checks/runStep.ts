import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../local/projectRoot.ts';
import { signalGroup } from '../local/signalGroup.ts';
import type { TestReport } from './countTests.ts';
import type { Step } from './steps.ts';

export type StepResult = TestReport & { readonly step: Step; readonly milliseconds: number };

export type StepLimits = {
  /** Seconds after which a step that has not ended is killed. */
  readonly seconds: number;
  /** Seconds that a runner of tests gets to end after its report is written. */
  readonly secondsAfterReport?: number;
};

/** Seconds that the output of a step that has ended gets to come through; what left its group may hold it open for good. */
const secondsForOutput = 5;

/** Where Node keeps what it has compiled: processes of the product begin a hundred times, and each would read the same modules anew. */
const compileCache = join(projectRoot, 'node_modules/.cache/node');

/**
 * Runs one step to its end; tests show what they do as they go, a check only what it found. A step that does not end within
 * its limits is killed with everything that it started, and has failed: a process that a failing test left behind keeps a
 * runner waiting for good.
 */
export async function runStep(step: Step, signal: AbortSignal, limits: StepLimits): Promise<StepResult> {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'stillpoint-report-'));
  const file = join(folder, 'report.json');
  try {
    const succeeded = await runCommand(step, file, signal, limits);
    const counts = step.report ? readCounts(step.report.count, file, succeeded) : countCheck(succeeded);
    return { step, ...counts, milliseconds: performance.now() - began };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runCommand(step: Step, file: string, signal: AbortSignal, limits: StepLimits): Promise<boolean> {
  const child = startCommand(step, file);
  const output = step.report ? showOutput(child, step.name) : collectOutput(child);
  const stopWatching = watchLimits(child, step, file, limits, (why) => output.push(`${why}\n`));
  const end = (): void => signalGroup(child, 'SIGTERM');
  signal.addEventListener('abort', end, { once: true });
  const succeeded = await endOf(child, (error) => output.push(error.message));
  stopWatching();
  signal.removeEventListener('abort', end);
  if (!succeeded && output.length > 0) process.stdout.write(`${output.join('').trim()}\n`);
  return succeeded;
}

function startCommand({ command, report }: Step, file: string): ChildProcess {
  const [program = '', ...args] = command;
  const flags = (report?.flags ?? []).map((flag) => (flag.endsWith('=') ? `${flag}${file}` : flag));
  return spawn(program === 'node' ? process.execPath : program, [...args, ...flags], {
    cwd: projectRoot,
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...(report?.variable ? { [report.variable]: file } : {}) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32' && program !== 'node',
  });
}

/** Kills a step that goes beyond its limits, with all that it started, and says why. Gives what ends the watch. */
function watchLimits(
  child: ChildProcess,
  { command: [program], report }: Step,
  file: string,
  { seconds, secondsAfterReport = 60 }: StepLimits,
  say: (why: string) => void,
): () => void {
  const began = Date.now();
  const kill = (why: string): void => {
    say(why);
    signalGroup(child, 'SIGKILL');
  };
  const watch = setInterval(() => {
    const reportedAt = report && existsSync(file) ? statSync(file).mtimeMs : Infinity;
    if (Date.now() - reportedAt > secondsAfterReport * 1000)
      kill(`The tests are over, but ${program} did not end: something that they started is still running.`);
    else if (Date.now() - began > seconds * 1000) kill(`${program} did not end within ${seconds} s.`);
  }, 500);
  return () => clearInterval(watch);
}

/** Whether it ended well, once its output has come through. */
function endOf(child: ChildProcess, onError: (error: Error) => void): Promise<boolean> {
  return new Promise((done) => {
    child.once('error', (error) => {
      onError(error);
      done(false);
    });
    child.once('exit', (code) => {
      // What it left behind in its group would keep its output open.
      signalGroup(child, 'SIGKILL');
      const late = setTimeout(() => done(code === 0), secondsForOutput * 1000);
      child.once('close', () => {
        clearTimeout(late);
        done(code === 0);
      });
    });
  });
}

function collectOutput(child: ChildProcess): string[] {
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  return output;
}

/** Shows what it says as it says it, a whole line after the step’s name: another step may speak at the same time. */
function showOutput(child: ChildProcess, name: string): string[] {
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream, crlfDelay: Infinity }).on('line', (line) => process.stdout.write(`${name} │ ${line}\n`));
  }
  return [];
}

/** A step of tests fails too where it ran none, left no report, or ended badly although every test had passed. */
function readCounts(count: (report: unknown) => TestReport, file: string, succeeded: boolean): TestReport {
  const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : nothing;
  const isWrong = counts.failed === 0 && (!succeeded || counts.passed === 0);
  return isWrong ? { ...counts, failed: 1 } : counts;
}

function countCheck(succeeded: boolean): TestReport {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0, failures: [] };
}
