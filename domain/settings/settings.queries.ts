import * as z from 'zod/mini';
import { jsonb } from '../../db/jsonb.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { SavedSettings, type ChosenSettings } from '../../shared/settings.schema.ts';
import type { Language } from '../../shared/vocabulary.ts';
import { chosenSettings } from './chosenSettings.ts';

/** `null` where there is no such account. */
export const findSavedSettings = (queries: Queries, accountId: string): Promise<SavedSettings | null> =>
  queries.maybeOne(sql.type(SavedSettings)`
    select coalesce(s.revision, 0) as revision,
      ${chosenSettings} as chosen
    from account a left join account_settings s on s.account_id = a.id where a.id = ${accountId}`);

/** Changes of one account's settings go one after the other. Taken before they are read. */
export const lockForSettings = (queries: Queries, accountId: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`select from account where id = ${accountId} for no key update`);

/** The new revision. */
export const saveChosen = (queries: Queries, accountId: string, chosen: Omit<ChosenSettings, 'language'>): Promise<number> =>
  queries.oneFirst(sql.type(z.object({ revision: z.int() }))`
    insert into account_settings (account_id, chosen, revision) values (${accountId}, ${jsonb(chosen)}, 1)
    on conflict (account_id) do update set chosen = excluded.chosen, revision = account_settings.revision + 1, updated_at = now()
    returning revision`);

export const saveLanguage = (queries: Queries, accountId: string, language: Language): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update account set language = ${language}, language_chosen = true, updated_at = now() where id = ${accountId}`);
