import { execFileSync } from 'node:child_process';

/** Megabytes (10^6 bytes) of memory that a process holds, as the system counts them. */
export const residentMb = (pid: number): number =>
  (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) / 1e6;
