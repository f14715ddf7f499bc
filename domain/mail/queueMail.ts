import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/pool.ts';
import { insertMail } from './mail.queries.ts';
import type { MailKind, MailParams } from './mailKinds.ts';

export type NewMail<K extends MailKind = MailKind> = {
  readonly accountId: string;
  readonly kind: K;
  readonly params: MailParams<K>;
  /** Names the cause: there is one mail for it, however often it is asked for. */
  readonly cause: string;
  /** Not sent at all once so many seconds have gone by. */
  readonly goodForSeconds: number;
  /** The token of the mail's link, sealed by `sealSecret`. */
  readonly secret?: Buffer;
  /** Another address than the account's. */
  readonly to?: string;
};

/**
 * Puts a mail into the outbox, in the caller's transaction: it goes out if and only if what caused it happened, in the
 * account's language, and once.
 */
export async function queueMail<K extends MailKind>(queries: Transaction, mail: NewMail<K>): Promise<void> {
  await insertMail(queries, { id: randomUUID(), ...mail, secret: mail.secret ?? null, to: mail.to ?? null });
}
