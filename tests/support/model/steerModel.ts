import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Control, type Behaviour, type Dialect, type Purpose } from './behaviour.ts';
import { outlineText } from './outlineText.ts';
import { createPlausibleText } from './plausibleText.ts';
import type { readAsk } from './readAsk.ts';

type Options = {
  readonly dialect?: Dialect;
  readonly lengthError?: number | readonly [number, number];
  readonly seed?: string;
  readonly controlFile?: string;
};

/** What a model's service does with the next request: as its test says, as a file says, or plainly. */
export type Steering = {
  /** Reads the file again, where it has changed. */
  readonly readControl: () => void;
  readonly dialect: () => Dialect;
  /** Takes the behaviour for a request out of what is queued. */
  readonly choose: (purpose: Purpose) => Behaviour;
  /** The text for a request; `error` goes before the one that was asked for. */
  readonly write: (ask: ReturnType<typeof readAsk>, authorization: string | undefined, error?: number) => string;
  readonly next: (...behaviours: Behaviour[]) => void;
  readonly always: (behaviour: Behaviour) => void;
  readonly speak: (dialect: Dialect) => void;
  readonly missLengthBy: (error: number | readonly [number, number]) => void;
  readonly reset: () => void;
};

export function steerModel({ dialect = 'openai', lengthError = 0, seed, controlFile }: Options): Steering {
  const fresh = { queue: [] as Behaviour[], always: { kind: 'write' } as Behaviour, dialect, lengthError };
  let state = { ...fresh };
  let fromFile = { text: '', control: {} as Control, queue: [] as Behaviour[] };
  const write = writersOf(seed);
  return {
    readControl: () => {
      if (controlFile === undefined) return;
      const text = readFileSync(controlFile, 'utf8');
      if (text === fromFile.text) return;
      const control = Control.parse(JSON.parse(text));
      fromFile = { text, control, queue: [...(control.queue ?? [])] };
    },
    dialect: () => fromFile.control.dialect ?? state.dialect,
    choose: (purpose) => {
      for (const queue of [fromFile.queue, state.queue]) {
        const index = queue.findIndex((one) => one.for === undefined || one.for === purpose);
        const [found] = index === -1 ? [] : queue.splice(index, 1);
        if (found) return found;
      }
      return fromFile.control.always ?? state.always;
    },
    write: (ask, authorization, error) => write(ask, authorization, error ?? fromFile.control.lengthError ?? state.lengthError),
    next: (...behaviours) => void state.queue.push(...behaviours),
    always: (behaviour) => void (state.always = behaviour),
    speak: (other) => void (state.dialect = other),
    missLengthBy: (error) => void (state.lengthError = error),
    reset: () => {
      state = { ...fresh, queue: [] };
    },
  };
}

type TextWriter = { readonly name: string; readonly write: ReturnType<typeof createPlausibleText>; errors: number };

/** With a seed each key has a writer of its own; without, all share one. */
function writersOf(seed: string | undefined) {
  const writers = new Map<string, TextWriter>();

  function writerFor(authorization: string | undefined): TextWriter {
    const name = seed === undefined ? '' : `${seed}/${authorization ?? ''}`;
    const writer = writers.get(name) ?? { name, write: createPlausibleText(), errors: 0 };
    writers.set(name, writer);
    return writer;
  }
  function nextError(writer: TextWriter, error: number | readonly [number, number]): number {
    if (typeof error === 'number') return error;
    writer.errors += 1;
    // Spread evenly over the range, the same from run to run; each key begins elsewhere.
    const start = writer.name === '' ? 0 : createHash('sha256').update(writer.name).digest().readUInt32BE() / 2 ** 32;
    return error[0] + (error[1] - error[0]) * ((start + writer.errors * 0.618_033_988_75) % 1);
  }
  return (
    ask: ReturnType<typeof readAsk>,
    authorization: string | undefined,
    error: number | readonly [number, number],
  ): string => {
    const writer = writerFor(authorization);
    const missed = nextError(writer, error);
    return ask.purpose === 'outline' ? outlineText(ask) : writer.write(ask, missed);
  };
}
