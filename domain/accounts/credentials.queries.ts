import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import { toEmailKey } from './toEmailKey.ts';

const Secret = z.object({ passwordHash: z.string(), epoch: z.int() });

/** The hash, and the epoch that it belongs to. */
export const findSecret = (queries: Queries, id: string): Promise<z.infer<typeof Secret> | null> =>
  queries.maybeOne(
    sql.type(
      Secret,
    )`select password_hash as "passwordHash", credential_epoch as epoch from account where id = ${id} and anonymised_at is null`,
  );

const Credentials = z.object({ id: z.uuid(), passwordHash: z.string(), epoch: z.int() });

export const findCredentials = (queries: Queries, email: string): Promise<z.infer<typeof Credentials> | null> =>
  queries.maybeOne(
    sql.type(
      Credentials,
    )`select id, password_hash as "passwordHash", credential_epoch as epoch from account where email_key = ${toEmailKey(email)} and anonymised_at is null`,
  );
