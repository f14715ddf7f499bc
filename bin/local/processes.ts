import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

const identity = z.object({ pid: z.number().int(), started: z.string() });
/** A process, told apart from a later one that was given the same number. */
export type ProcessIdentity = Readonly<z.infer<typeof identity>>;

/** Reads what `JSON.stringify` made of an identity; null where it is something else. */
export function parseIdentity(text: string): ProcessIdentity | null {
  try {
    return identity.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The running process of that number, or null. One that has ended and waits to be collected does not run. */
export function identifyProcess(pid: number): ProcessIdentity | null {
  if (process.platform === 'linux') return identifyByProc(pid);
  if (!answersToSignals(pid)) return null;
  return { pid, started: process.platform === 'win32' ? '' : askPs(pid, 'lstart') };
}

export function isRunning({ pid, started }: ProcessIdentity): boolean {
  return identifyProcess(pid)?.started === started;
}

/** The command line of a process; empty where it cannot be known. */
export function readCommandLine(pid: number): string {
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux') return askPs(pid, 'args');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** Sends the signal and waits until the process is gone; answers whether it went in time. */
export async function endProcess(pid: number, signal: NodeJS.Signals, milliseconds: number): Promise<boolean> {
  const found = identifyProcess(pid);
  if (!found) return true;
  try {
    process.kill(pid, signal);
  } catch {
    return !isRunning(found);
  }
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(20)) {
    if (!isRunning(found)) return true;
  }
  return !isRunning(found);
}

function identifyByProc(pid: number): ProcessIdentity | null {
  try {
    // The name, the second field, may hold spaces and brackets; what counts comes after its last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [state, started] = [fields[0], fields[19]];
    return started === undefined || state === 'Z' || state === 'X' ? null : { pid, started };
  } catch {
    return null;
  }
}

function answersToSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function askPs(pid: number, column: string): string {
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}
