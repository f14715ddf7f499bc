import { insertToken } from '../../domain/accounts/mailTokens.ts';
import { hashToken } from '../../domain/accounts/mailTokens.ts';
import { addToCollection, createCollection } from '../../shared/routes/collections.routes.ts';
import { getScript } from '../../shared/routes/scripts.routes.ts';
import { createTemplate } from '../../shared/routes/templates.routes.ts';
import { listVersions } from '../../shared/routes/versions.routes.ts';
import type { factories } from './factories.ts';
import type { Person } from './signingUp.ts';
import { templateBody } from './templateBody.ts';
import type { TestBase } from './useDatabase.ts';

/** What somebody has that a route may be asked about. */
export function ownThings(base: TestBase, { newKey, finished }: Pick<ReturnType<typeof factories>, 'newKey' | 'finished'>) {
  const ownTemplate = async ({ client }: Person, changes: object = {}): Promise<string> =>
    (await client.call(createTemplate, { body: templateBody(changes) })).id;

  /** A token as it would stand in a mail. */
  async function tokenOf({ user }: Person, purpose: 'reset' | 'confirm' = 'reset'): Promise<string> {
    const token = newKey();
    const row = { accountId: user.id, purpose, email: user.email, seconds: 3600 };
    await insertToken(base.database, { tokenHash: hashToken(token), ...row });
    return token;
  }

  /** The notification that a finished script brought its owner. */
  async function notificationOf(owner: Person): Promise<{ id: string }> {
    await finished(owner);
    const [row] = await base.rows<{ id: string }>('select id from notification where account_id = $1', [owner.user.id]);
    return { id: row?.id ?? '' };
  }

  const ownCollection = async ({ client }: Person): Promise<string> =>
    (await client.call(createCollection, { body: { name: 'Evenings' } })).id;

  /** A script in a collection. */
  async function ownMember(owner: Person): Promise<{ id: string; scriptId: string }> {
    const [{ scriptId }, id] = [await finished(owner), await ownCollection(owner)];
    await owner.client.call(addToCollection, { params: { id }, body: { scriptId } });
    return { id, scriptId };
  }

  /** A script's first version, and the revision that it can be brought back to. */
  async function ownVersion(owner: Person): Promise<{ params: { id: string; version: string }; revision: number }> {
    const { scriptId: id } = await finished(owner);
    const { items } = await owner.client.call(listVersions, { params: { id } });
    const { revision } = await owner.client.call(getScript, { params: { id } });
    return { params: { id, version: items[0]?.id ?? '' }, revision };
  }

  /** The account awaits its deletion, and its owner has signed in since. */
  const awaitDeletion = ({ user }: Person): Promise<unknown> =>
    base.rows("update account set deletion_due_at = now() + interval '14 days' where id = $1", [user.id]);

  return { ownTemplate, tokenOf, notificationOf, ownCollection, ownMember, ownVersion, awaitDeletion };
}
