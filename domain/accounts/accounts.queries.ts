import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import { User } from '../../shared/accounts.schema.ts';
import type { Language } from '../../shared/vocabulary.ts';
import { toEmailKey } from './toEmailKey.ts';

/** The credential epoch that an account begins with. */
export const firstEpoch = 1;

export type NewAccount = {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly fullName: string | null;
  readonly passwordHash: string;
  /** `null` where the person did not say. */
  readonly language: Language | null;
  /** Whether the address needs no confirmation. */
  readonly isEmailConfirmed: boolean;
};

/** The moment of sign-up, or `null` where the address is taken. */
export const insertAccount = (queries: Queries, account: NewAccount): Promise<string | null> =>
  queries.maybeOneFirst(sql.type(z.object({ created_at: z.string() }))`
    insert into account (id, email, email_key, username, full_name, password_hash, credential_epoch, language, language_chosen, email_confirmed_at)
    values (${account.id}, ${account.email}, ${toEmailKey(account.email)}, ${account.username}, ${account.fullName}, ${account.passwordHash}, ${firstEpoch},
      ${account.language ?? 'en'}, ${account.language !== null},
      case when ${account.isEmailConfirmed} then now() end)
    on conflict (email_key) do nothing returning created_at`);

export const setRole = (queries: Queries, id: string, role: User['role']): Promise<unknown> =>
  queries.query(
    sql.typeAlias('none')`update account set role = ${role}, revision = revision + 1, updated_at = now() where id = ${id}`,
  );

const Entitlement = z.object({ role: User.shape.role, currentPlan: User.shape.currentPlan });

export const findEntitlement = (queries: Queries, id: string): Promise<z.infer<typeof Entitlement> | null> =>
  queries.maybeOne(sql.type(Entitlement)`select role, current_plan as "currentPlan" from account where id = ${id}`);
