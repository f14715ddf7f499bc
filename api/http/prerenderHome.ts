import type { Context } from 'koa';
import type { Database } from '../../db/pool.ts';
import { findPerson } from '../../domain/accounts/getUser.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { displayName, initialOf } from '../../shared/displayName.ts';
import { nameHomePage } from './frontPages.ts';

/**
 * The home page that was prerendered (`web/front/prerenderHome.tsx`), with its person's name in it; `null` for whoever is shown
 * something else first, and where the account is gone: a page is no place for the API's refusals.
 */
export async function prerenderHome(
  context: Context,
  database: Database,
  accountId: string,
  pages: ReadonlyMap<string, string>,
): Promise<string | null> {
  const user = await findPerson(database, accountId);
  if (!user || user.deletionDueAt !== null || !user.isEmailConfirmed) return null;
  const page = pages.get(nameHomePage(context, user.currentPlan));
  return page === undefined ? null : name(page, user);
}

/** Whoever has a picture needs no initial. */
const name = (page: string, user: User): string =>
  page
    .replaceAll('\uE000', () => (user.profilePictureUrl === null ? escape(initialOf(user)) : ''))
    .replaceAll('__NAME__', () => escape(displayName(user)));

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/gu, (character) => entities[character] ?? character);
