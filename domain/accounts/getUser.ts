import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import { User } from '../../shared/accounts.schema.ts';
import { AppError } from '../AppError.ts';
import { toEmailKey } from './toEmailKey.ts';

/** The signed-in person. Throws `UNAUTHENTICATED` where the account is gone. */
export async function getUser(queries: Queries, id: string): Promise<User> {
  const user = await findPerson(queries, id);
  if (!user) throw new AppError('UNAUTHENTICATED', 'no such account');
  return user;
}

/** The same for whoever asks for a page; `null` where the account is gone. */
export const findPerson = (queries: Queries, id: string): Promise<User | null> =>
  queries.maybeOne(sql.type(User)`
    select a.id, a.email, a.email_confirmed_at is not null as "isEmailConfirmed", a.pending_email as "pendingEmail", a.username, a.full_name as "fullName", a.profile_picture_url as "profilePictureUrl", a.role,
      c.available - (
        select coalesce(sum(remaining), 0) from credit_grant g where g.account_id = a.id and g.remaining > 0 and g.expires_at <= now()
      ) as credits,
      c.held as "creditsHeld", a.current_plan as "currentPlan", a.bio, a.deletion_due_at as "deletionDueAt", a.revision, a.created_at as "createdAt"
    from account a join credit_account c on c.account_id = a.id where a.id = ${id} and a.anonymised_at is null`);

/** The id of the account with this address, or `null`. */
export const findAccountByEmail = (queries: Queries, email: string): Promise<string | null> =>
  queries.maybeOneFirst(sql.type(z.object({ id: z.uuid() }))`select id from account where email_key = ${toEmailKey(email)}`);
