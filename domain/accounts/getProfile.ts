import type { Queries } from '../../db/pool.ts';
import type { Profile } from '../../shared/accounts.schema.ts';
import type { NewEvent } from '../events/publish.ts';
import { findProfile } from './accounts.queries.ts';

/** Who a person is to their tabs. */
export const getProfile = (queries: Queries, accountId: string): Promise<Profile> => findProfile(queries, accountId);

/** The event that shows every tab of a person who they are now. Whoever changed it has raised the revision. */
export const userChanged = async (queries: Queries, accountId: string): Promise<NewEvent> => ({
  type: 'user.changed',
  payload: await getProfile(queries, accountId),
});
