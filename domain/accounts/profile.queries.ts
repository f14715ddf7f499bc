import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import { Profile } from '../../shared/accounts.schema.ts';
import { toEmailKey } from './toEmailKey.ts';

export const getProfile = (queries: Queries, id: string): Promise<Profile> =>
  queries.one(sql.type(Profile)`
    select email, email_confirmed_at is not null as "isEmailConfirmed", pending_email as "pendingEmail", username, full_name as "fullName", bio, profile_picture_url as "profilePictureUrl", role,
      current_plan as "currentPlan", deletion_due_at as "deletionDueAt", revision
    from account where id = ${id}`);

const Locked = z.object({
  /** Rises with every change of what signs the account in. */
  epoch: z.int(),
  email: z.string(),
  pendingEmail: z.nullable(z.string()),
  isEmailConfirmed: z.boolean(),
  revision: z.int(),
  deletionDueAt: z.nullable(z.string()),
  now: z.string(),
});

/** Locks an account's row, after the credit account's and before the stream's; `null` where it is gone. */
export const lockAccount = (queries: Queries, id: string): Promise<z.infer<typeof Locked> | null> =>
  queries.maybeOne(sql.type(Locked)`
    select credential_epoch as epoch, email, pending_email as "pendingEmail", email_confirmed_at is not null as "isEmailConfirmed", revision,
      deletion_due_at as "deletionDueAt", now() as now
    from account where id = ${id} and anonymised_at is null for update`);

export type ProfileChange = {
  readonly email: string | null;
  /** An address that is to be confirmed by a link. Where `email` is set instead, the address changes at once and no other waits. */
  readonly pendingEmail: string | null;
  readonly username: string | null;
  readonly fullName: string | null;
  readonly bio: string | null;
};

/** Changes what is not `null`; an empty full name is none. */
export const setProfile = (queries: Queries, id: string, change: ProfileChange): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update account set
      email = coalesce(${change.email}, email),
      email_key = coalesce(${change.email === null ? null : toEmailKey(change.email)}, email_key),
      pending_email = case when ${change.email}::text is null then coalesce(${change.pendingEmail}, pending_email) end,
      username = coalesce(${change.username}, username),
      full_name = nullif(coalesce(${change.fullName}, full_name), ''),
      bio = coalesce(${change.bio}, bio),
      revision = revision + 1, updated_at = now()
    where id = ${id}`);

/** The address of an account is confirmed: the one that waited, or the one that it has. */
export const setConfirmed = (queries: Queries, id: string, email: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update account set email = ${email}, email_key = ${toEmailKey(email)}, email_confirmed_at = now(), pending_email = null,
      revision = revision + 1, updated_at = now()
    where id = ${id}`);

/** No other address waits any more; `false` where none did. */
export const dropPendingEmail = (queries: Queries, id: string): Promise<boolean> =>
  queries
    .maybeOne(sql.type(z.object({ id: z.uuid() }))`
      update account set pending_email = null, revision = revision + 1, updated_at = now()
      where id = ${id} and pending_email is not null returning id`)
    .then((row) => row !== null);

/** Whether somebody else has this address. */
export const isEmailTaken = (queries: Queries, id: string, email: string): Promise<boolean> =>
  queries.exists(sql.typeAlias('none')`select from account where email_key = ${toEmailKey(email)} and id <> ${id}`);

const Secret = z.object({ passwordHash: z.string(), epoch: z.int() });

/** The hash, and the epoch that it belongs to. */
export const findSecret = (queries: Queries, id: string): Promise<z.infer<typeof Secret> | null> =>
  queries.maybeOne(
    sql.type(
      Secret,
    )`select password_hash as "passwordHash", credential_epoch as epoch from account where id = ${id} and anonymised_at is null`,
  );

export const setPasswordHash = (queries: Queries, id: string, hash: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`update account set password_hash = ${hash}, updated_at = now() where id = ${id}`);

/** From here on nothing counts that was checked against the credentials as they were. The caller holds the account's lock. */
export const raiseEpoch = (queries: Queries, id: string): Promise<number> =>
  queries.oneFirst(
    sql.type(
      z.object({ epoch: z.int() }),
    )`update account set credential_epoch = credential_epoch + 1 where id = ${id} returning credential_epoch as epoch`,
  );

export const setPictureUrl = (queries: Queries, id: string, url: string | null): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update account set profile_picture_url = ${url}, revision = revision + 1, updated_at = now() where id = ${id}`);
