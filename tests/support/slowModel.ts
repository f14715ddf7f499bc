import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** A place in the writing at which every call stays until it is opened: half of the section has been said. */
export type Gate = {
  /** Resolves when so many calls, in all, have come to it. */
  readonly reached: (calls?: number) => Promise<void>;
  readonly open: () => void;
};
export type ModelCall = { readonly section: number; readonly at: number };
export type SlowModel = {
  /** For `OPENAI_BASE_URL`. */
  readonly url: string;
  readonly calls: readonly ModelCall[];
  /** Holds the section of that number, from 1, of every script. */
  readonly hold: (section: number) => Gate;
  /** Answers the next call for that section with a status of its own. */
  readonly refuse: (section: number, status: number, headers: Readonly<Record<string, string>>) => void;
  readonly stop: () => Promise<void>;
};

type Refusal = { readonly status: number; readonly headers: Readonly<Record<string, string>> };
type Held = { arrived: number; readonly waiting: Set<() => void>; readonly opened: Promise<void>; readonly open: () => void };

const adjectives = 'soft quiet warm gentle mellow tranquil easy slow mild hushed calm restful'.split(' ');
const things = 'sound colour texture breeze murmur shade fragrance rhythm stillness glow silence air'.split(' ');
const positions =
  'around you,beside you,near your hands,across the room,under the open sky,beyond the window,along the path,between two thoughts'.split(
    ',',
  );

/**
 * A model's service on a local port that speaks the streaming protocol of chat completions: it writes as many plain
 * sentences as it is asked for, at once, unless it is held. It lets a test stop the product in the middle of a section.
 */
export async function startSlowModel(): Promise<SlowModel> {
  const gates = new Map<number, Held>();
  const refusals = new Map<number, Refusal>();
  const calls: ModelCall[] = [];
  let said = 0;

  const nextSentence = (): string => {
    const pick = (list: readonly string[], divisor: number): string => list[Math.floor(said / divisor) % list.length] ?? '';
    const parts = [pick(adjectives, 1), pick(things, adjectives.length), pick(positions, adjectives.length * things.length)];
    const first = `You might notice the ${parts[0]} ${parts[1]} ${parts[2]}, and let it be there`;
    said += 1;
    return `${first}.`;
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // Whoever asked has gone: that is what these tests do.
      if (!response.destroyed) response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const prompt = readPrompt(await readText(request));
    const section = Number(/Write section (\d+) of/u.exec(prompt)?.[1] ?? 0);
    calls.push({ section, at: Date.now() });
    const refusal = refusals.get(section);
    refusals.delete(section);
    if (refusal) {
      response.writeHead(refusal.status, { 'content-type': 'application/json', ...refusal.headers });
      return void response.end(JSON.stringify({ error: { message: 'not now', type: 'refused', code: null } }));
    }
    const pieces = section === 0 ? [outline(prompt)] : sentences(prompt, nextSentence);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const half = Math.ceil(pieces.length / 2);
    for (const piece of pieces.slice(0, half)) send(response, { content: piece });
    const gate = gates.get(section);
    if (gate) await pass(gate);
    for (const piece of pieces.slice(half)) send(response, { content: piece });
    send(response, {}, 'stop');
    response.end('data: [DONE]\n\n');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    hold: (section) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const gate: Held = { arrived: 0, waiting: new Set(), opened: promise, open: resolve };
      gates.set(section, gate);
      return { reached: (count = 1) => arrive(gate, count), open: gate.open };
    },
    refuse: (section, status, headers) => void refusals.set(section, { status, headers }),
    stop: async () => {
      for (const { open } of gates.values()) open();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function pass(gate: Held): Promise<void> {
  gate.arrived += 1;
  for (const look of gate.waiting) look();
  await gate.opened;
}

const arrive = (gate: Held, count: number): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (gate.arrived < count) return;
      gate.waiting.delete(look);
      resolve();
    };
    gate.waiting.add(look);
    look();
  });

function readPrompt(body: string): string {
  const { messages }: { messages: readonly { content: string }[] } = JSON.parse(body);
  return messages.map(({ content }) => content).join('\n');
}

/** As long as the last of the prompt's lengths says: `Length: 12 sentences, 130 to 144 words in all.` */
function sentences(prompt: string, next: () => string): string[] {
  const count = Number([...prompt.matchAll(/Length: (\d+) sentences/gu)].at(-1)?.[1] ?? 8);
  return Array.from({ length: count + 2 }, (_, index) => (index % 4 === 3 ? `${next()}\n\n` : `${next()}\n`));
}

function outline(prompt: string): string {
  const count = Number(/exactly (\d+)/u.exec(prompt)?.[1] ?? 1);
  const sections = Array.from({ length: count }, (_, index) => ({
    title: `Part ${'abcdefgh'[index] ?? 'z'} of the way`,
    goal: 'rest',
    images: [],
  }));
  return JSON.stringify({ title: 'An hour without a clock', sections });
}

function send(response: ServerResponse, delta: object, finish: string | null = null): void {
  const chunk = {
    id: 'slow',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'slow',
    choices: [{ index: 0, delta, finish_reason: finish }],
  };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}
