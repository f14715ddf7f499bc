import type { NewEvent } from '../events/publish.ts';
import type { CreditAccount } from './credits.queries.ts';

/** The event that tells every tab the new balance. */
export const creditsChanged = ({ available, held, revision }: CreditAccount): NewEvent => ({
  type: 'credits.changed',
  payload: { available, held, revision },
});
