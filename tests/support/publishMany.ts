import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import { publishToUser } from '../../domain/events/streams.ts';

/** So many events for a person, told apart by their revision, each commit holding `perCommit` of them. */
export async function publishMany(
  database: Database,
  accountId: string,
  count: number,
  { perCommit = 1, from = 1, padding = 0 } = {},
): Promise<void> {
  for (let first = from; first < from + count; first += perCommit) {
    const revisions = Array.from({ length: Math.min(perCommit, from + count - first) }, (_one, index) => first + index);
    await database.transaction((queries) =>
      publishToUser(
        queries,
        accountId,
        revisions.map((revision) =>
          padding === 0
            ? { type: 'script.deleted', payload: { scriptId: randomUUID(), revision } }
            : {
                type: 'notification.created',
                payload: {
                  notification: {
                    id: randomUUID(),
                    type: 'script.completed',
                    params: { scriptId: randomUUID(), title: 'x'.repeat(padding) },
                    createdAt: new Date().toISOString(),
                    readAt: null,
                  },
                },
              },
        ),
      ),
    );
  }
}
