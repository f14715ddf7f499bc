import { sql, type Queries } from '../../db/pool.ts';
import { Profile } from '../../shared/accounts.schema.ts';
import type { NewEvent } from '../events/publish.ts';

/** Who a person is to their tabs. */
export const getProfile = (queries: Queries, id: string): Promise<Profile> =>
  queries.one(sql.type(Profile)`
    select email, email_confirmed_at is not null as "isEmailConfirmed", pending_email as "pendingEmail", username, full_name as "fullName", bio, profile_picture_url as "profilePictureUrl", role,
      current_plan as "currentPlan", deletion_due_at as "deletionDueAt", revision
    from account where id = ${id}`);

/** The event that shows every tab of a person who they are now. Whoever changed it has raised the revision. */
export const userChanged = async (queries: Queries, accountId: string): Promise<NewEvent> => ({
  type: 'user.changed',
  payload: await getProfile(queries, accountId),
});
