import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Behaviour } from '../../support/model/behaviour.ts';
import { startModelServer } from '../../support/modelServer.ts';

/** A place in the writing at which every call stays until it is opened: half of its text has been said. */
export type Gate = {
  /** Resolves when a call has come to it. */
  readonly reached: Promise<void>;
  readonly open: () => void;
};

/** A model's service that writes plausible text in all six languages, and stops where a test wants to look. */
export type HeldModel = {
  /** For `OPENAI_BASE_URL`. */
  readonly url: string;
  /** Holds that section of every script, from 1; 0 is the outline. */
  readonly hold: (section: number) => Gate;
  /** What is done with every call from now on. */
  readonly always: (behaviour: Behaviour) => void;
  /** Opens every gate and writes plainly again. */
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
};

type Held = { readonly reach: () => void; readonly opened: Promise<void>; readonly open: () => void };

/** Longer than the least time between two pieces of growing text, so that a reader sees the second one too. */
const pieceGapMs = 300;

export async function startHeldModel(): Promise<HeldModel> {
  const model = await startModelServer();
  const gates = new Map<number, Held>();

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readText(request);
    const authorization = request.headers.authorization ?? '';
    const answer = await fetch(`${model.url}/chat/completions`, { method: 'POST', headers: { authorization }, body });
    const said = await answer.text();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
    const gate = gates.get(sectionOf(body));
    if (!gate || !answer.ok) return void response.end(said);
    const chunks = said.split(/(?<=\n\n)/u);
    const [quarter, half] = [Math.ceil(chunks.length / 4), Math.ceil(chunks.length / 2)];
    response.write(chunks.slice(0, quarter).join(''));
    await sleep(pieceGapMs);
    response.write(chunks.slice(quarter, half).join(''));
    gate.reach();
    await gate.opened;
    response.end(chunks.slice(half).join(''));
  }

  const server = createServer((request, response) => {
    // Whoever asked may have gone meanwhile: a person cancels, a worker is stopped.
    forward(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const openAll = (): void => {
    for (const { open } of gates.values()) open();
    gates.clear();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, // a TCP server has one
    hold: (section) => {
      const [reached, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const open = (): void => {
        gates.delete(section);
        opened.resolve();
      };
      gates.set(section, { reach: reached.resolve, opened: opened.promise, open });
      return { reached: reached.promise, open };
    },
    always: model.always,
    reset: () => {
      openAll();
      model.reset();
    },
    stop: async () => {
      openAll();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await model.close();
    },
  };
}

/** Which section a call is about; 0 is the outline. */
const sectionOf = (body: string): number => Number(/Write section (\d+) of/u.exec(body)?.[1] ?? 0);
