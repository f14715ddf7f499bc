import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../local/projectRoot.ts';
import { signalGroup } from '../local/signalGroup.ts';
import type { Counts } from './countTests.ts';
import type { Step } from './steps.ts';

export type StepResult = Counts & { readonly step: Step; readonly milliseconds: number };

export type StepLimits = {
  /** Seconds after which a step that has not ended is killed. */
  readonly seconds: number;
  /** Seconds that a runner of tests gets to end after its report is written. */
  readonly secondsAfterReport?: number;
};

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

async function runCommand(
  { command, report }: Step,
  file: string,
  signal: AbortSignal,
  { seconds, secondsAfterReport = 60 }: StepLimits,
): Promise<boolean> {
  const [program = '', ...args] = command;
  const flags = (report?.flags ?? []).map((flag) => (flag.endsWith('=') ? `${flag}${file}` : flag));
  const child = spawn(program === 'node' ? process.execPath : program, [...args, ...flags], {
    cwd: projectRoot,
    env: { ...process.env, ...(report?.variable ? { [report.variable]: file } : {}) },
    stdio: report ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32' && program !== 'node',
  });
  const output = collectOutput(child);
  const end = (): void => signalGroup(child, 'SIGTERM');
  const kill = (why: string): void => {
    output.push(`${why}\n`);
    signalGroup(child, 'SIGKILL');
  };
  const began = Date.now();
  const watch = setInterval(() => {
    const reportedAt = report && existsSync(file) ? statSync(file).mtimeMs : Infinity;
    if (Date.now() - reportedAt > secondsAfterReport * 1000)
      kill(`The tests are over, but ${program} did not end: something that they started is still running.`);
    else if (Date.now() - began > seconds * 1000) kill(`${program} did not end within ${seconds} s.`);
  }, 500);
  signal.addEventListener('abort', end, { once: true });
  const succeeded = await new Promise<boolean>((done) => {
    child.once('error', (error) => {
      output.push(error.message);
      done(false);
    });
    child.once('close', (code) => done(code === 0));
  });
  clearInterval(watch);
  // What it left behind in its group would hold our own output open.
  signalGroup(child, 'SIGKILL');
  signal.removeEventListener('abort', end);
  if (!succeeded) process.stdout.write(`${output.join('').trim()}\n`);
  return succeeded;
}

function collectOutput(child: ChildProcess): string[] {
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  return output;
}

/** A step of tests fails too where it ran none, left no report, or ended badly although every test had passed. */
function readCounts(count: (report: unknown) => Counts, file: string, succeeded: boolean): Counts {
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0, skipped: 0 };
  const isWrong = counts.failed === 0 && (!succeeded || counts.passed === 0);
  return isWrong ? { ...counts, failed: 1 } : counts;
}

function countCheck(succeeded: boolean): Counts {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
}
