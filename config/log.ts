import { pino, type DestinationStream, type Logger } from 'pino';
import { describeError } from './describeError.ts';

export type Log = Logger;

export type LogOptions = {
  readonly name: string;
  readonly level: string;
  /** Keys and passwords of the settings; they are taken out of every line, whatever brought them there. */
  readonly secrets?: readonly string[];
};

/** A shorter one would be found in the middle of words. */
const minSecret = 6;

/**
 * One line of JSON an event. What people write, prompts, cookies and passwords never go into a log: of an error only what
 * `describeError` gives is written.
 */
export function createLog({ name, level, secrets = [] }: LogOptions, destination?: DestinationStream): Log {
  const hidden = secrets.filter(({ length }) => length >= minSecret).flatMap(spellings);
  const options = {
    name,
    level,
    base: { pid: process.pid },
    serializers: { err: describeError },
    hooks: { streamWrite: (line: string) => hidden.reduce((text, secret) => text.replaceAll(secret, '…'), line) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** As it is, as JSON spells it, and as an address spells it. */
const spellings = (secret: string): string[] => [
  ...new Set([secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]),
];
