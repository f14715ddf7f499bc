import type { Database } from '../../db/pool.ts';
import { listLivingSessions } from '../../domain/sessions/livingSessions.ts';
import { eventForm, Handshake } from '../../shared/events.ts';
import type { Followers } from './followers.ts';
import type { createFollows } from './follows.ts';
import { greet } from './greet.ts';
import type { Wire, Wires } from './wire.ts';

type Parts = {
  readonly io: Wires;
  readonly database: Database;
  readonly followers: Followers;
  readonly follows: ReturnType<typeof createFollows>;
};

/** Lets a socket in: it hears its own stream from where it left off, and what it asks for from then on. */
export async function welcome({ io, database, followers, follows }: Parts, socket: Wire): Promise<void> {
  const { own, session } = socket.data;
  const { data: asked } = Handshake.safeParse(socket.handshake.auth);
  socket.data.form = asked?.form ?? 1;
  socket.data.tab = asked?.tab ?? null;
  const asking = Promise.all([listLivingSessions(database, [session]), followers.add(socket, own)]);
  // What it asks for meanwhile waits until it is known to be let in.
  follows.listen(socket, asking);
  const [living] = await asking;
  // A session that ended while this socket was let in has closed those that were there, and this one was not.
  if (!living.has(session)) return void socket.disconnect(true);
  // A page of an earlier form is to be loaded again, and can say so if it knows of later ones.
  const later = socket.data.form < eventForm ? { form: eventForm } : {};
  const announce = (seq: number, reset: boolean): boolean =>
    socket.emit('ready', { streams: { [own]: seq }, reset: reset ? [own] : [], ...later });
  await greet(io, database, socket, { stream: own, since: asked?.since?.[own], announce });
}
