import type { Database } from '../../db/pool.ts';
import type { Confirming } from '../../domain/confirmation/sendConfirmation.ts';
import { prepareAddress, updateUser } from '../../domain/profile/updateUser.ts';
import type { User } from '../../shared/accounts.schema.ts';
import type { UpdateUserBody } from '../../shared/profile.schema.ts';

/** Changes what an account says of its person, as the route does. */
export async function changeUser(
  database: Database,
  accountId: string,
  body: UpdateUserBody,
  confirming: Confirming,
): Promise<User> {
  const address = await prepareAddress(database, accountId, body);
  return database.transaction((queries) => updateUser(queries, accountId, body, address, confirming));
}
