import type { Database } from '../../db/pool.ts';
import { publishLive } from '../../domain/events/publishLive.ts';
import type { Lease } from '../../domain/generations/lease.ts';
import { scriptStream } from '../../shared/streams.ts';

/** Least milliseconds between two pieces of growing text: four a second a script (design: architecture). */
const gapMs = 250;
/** Characters sent in one piece, well under PostgreSQL's 8,000 bytes whatever the script. */
const maxPiece = 1500;

/**
 * Lets the page see a section grow. Pieces are what is new since the last one; whoever came in between gets the
 * section whole when it is saved. A piece that cannot be sent is no loss to the work.
 */
export function sendLive(
  database: Database,
  lease: Lease,
  section: number,
): { onText: (text: string) => void; settled: () => Promise<void> } {
  let sent = 0;
  let lastAt = 0;
  let underWay: Promise<unknown> = Promise.resolve();
  return {
    onText: (text) => {
      if (text.length <= sent || Date.now() - lastAt < gapMs) return;
      const offset = sent;
      const piece = text.slice(offset, offset + maxPiece);
      sent = offset + piece.length;
      lastAt = Date.now();
      underWay = underWay.then(() =>
        publishLive(database, scriptStream(lease.scriptId), { scriptId: lease.scriptId, section, offset, text: piece }),
      );
      // The next awaited write meets the same database and reports its error.
      underWay = underWay.catch(() => {});
    },
    settled: async () => void (await underWay),
  };
}
