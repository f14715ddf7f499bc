import { pino, type Logger } from 'pino';

export type Log = Logger;

/** One line of JSON an event. What people write, prompts, cookies and passwords never go into a log. */
export const createLog = (name: string, level: string): Log => pino({ name, level, base: { pid: process.pid } });
