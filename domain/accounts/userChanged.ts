import type { Queries } from '../../db/pool.ts';
import type { NewEvent } from '../events/publish.ts';
import { getProfile } from './profile.queries.ts';

/** Tells every tab of a person who they are now. Whoever changed it has raised the revision. */
export const userChanged = async (queries: Queries, accountId: string): Promise<NewEvent> => ({
  type: 'user.changed',
  payload: await getProfile(queries, accountId),
});
