import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import { FollowAnswer, Withdrawn } from '../../shared/streams.ts';
import { eventForm, LiveText, Ready, StreamEvent, type EventType } from '../../shared/events.ts';
import { waitUntil } from './waitUntil.ts';

type EventOf<T extends EventType> = Extract<StreamEvent, { readonly type: T }>;
export type Wanted = {
  readonly url: string;
  readonly cookie: string;
  readonly origin?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly since?: Readonly<Record<string, number>>;
  readonly reconnects?: boolean;
  /** The form of events that it says it reads; `null` is a client of the first one, which says nothing. */
  readonly form?: number | null;
  /** What its page calls itself. */
  readonly tab?: string;
};

/** A browser's side of the live feed: keeps what it hears, in order, and comes back by itself with the number it got to. */
export class SocketClient {
  readonly events: StreamEvent[] = [];
  readonly lives: LiveText[] = [];
  readonly greetings: Ready[] = [];
  readonly farewells: string[] = [];
  readonly refusals: string[] = [];
  readonly withdrawals: string[] = [];
  readonly socket: Socket;
  readonly #since: Record<string, number>;

  constructor({ url, cookie, origin = url, headers = {}, since = {}, reconnects = false, form = eventForm, tab }: Wanted) {
    this.#since = { ...since };
    this.socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: reconnects,
      reconnectionDelay: 20,
      reconnectionDelayMax: 100,
      extraHeaders: { ...(cookie && { cookie }), ...(origin !== null && { origin }), ...headers },
      auth: (give) =>
        give({
          ...(Object.keys(this.#since).length > 0 && { since: this.#since }),
          ...(form !== null && { form }),
          ...(tab !== undefined && { tab }),
        }),
    });
    this.socket.on('ready', (ready) => {
      const greeting = Ready.parse(ready);
      this.greetings.push(greeting);
      for (const [stream, seq] of Object.entries(greeting.streams)) this.#since[stream] ??= seq;
    });
    this.socket.on('event', (sent) => {
      const event = StreamEvent.parse(sent);
      this.events.push(event);
      this.#since[event.stream] = event.seq;
    });
    this.socket.on('withdrawn', (withdrawn) => void this.withdrawals.push(Withdrawn.parse(withdrawn).stream));
    this.socket.on('live', (live) => void this.lives.push(LiveText.parse(live)));
    this.socket.on('disconnect', (reason) => void this.farewells.push(reason));
    this.socket.on('connect_error', (error) => void this.refusals.push(error.message));
    onTestFinished(() => void this.socket.disconnect());
  }

  get numbers(): number[] {
    return this.events.map(({ seq }) => seq);
  }

  /** What has come of one stream. */
  of = (stream: string): StreamEvent[] => this.events.filter((event) => event.stream === stream);

  follow = async (stream: string, since?: number): Promise<FollowAnswer> =>
    FollowAnswer.parse(await this.socket.emitWithAck('follow', { stream, ...(since !== undefined && { since }) }));

  unfollow = (stream: string): Promise<unknown> => this.socket.emitWithAck('unfollow', { stream });

  ready = (): Promise<Ready> => waitUntil('a greeting', () => this.greetings.at(-1));

  refused = (): Promise<string> => waitUntil('a refusal', () => this.refusals[0]);

  left = (): Promise<string> => waitUntil('the end of the connection', () => this.farewells[0]);

  completion = <T extends EventType>(type: T): Promise<EventOf<T>> =>
    waitUntil(`the event ${type}`, () => this.events.find((event): event is EventOf<T> => event.type === type));

  /** Waits until an event of this number has come. */
  reached = (seq: number): Promise<boolean> =>
    waitUntil(`event ${seq}, have ${this.numbers.at(-1) ?? 'none'}`, () => this.numbers.includes(seq));
}
