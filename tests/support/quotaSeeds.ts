import { expect } from 'vitest';
import { getUsage } from '../../shared/routes/quotas.routes.ts';
import type { Person } from './signingUp.ts';
import { generateBody } from './generateBody.ts';
import type { TestBase } from './useDatabase.ts';

/** Accounts that have much, made past the domain, and the figures that are kept of them. */
export function quotaSeeds({ rows }: TestBase) {
  const usageOf = ({ client }: Person) => client.call(getUsage, {});
  const bytesOf = async (person: Person): Promise<number> => (await usageOf(person)).text.used;

  /** So many more things of an account, past the domain. */
  const seed = {
    collections: ({ user }: Person, count: number) =>
      rows(
        "insert into collection (id, account_id, name) select gen_random_uuid(), $1, 'Seed' from generate_series(1, $2::int)",
        [user.id, count],
      ),
    templates: ({ user }: Person, count: number) =>
      rows(
        `insert into template (id, account_id, title, description, type, themes, duration_minutes, language, style, content, structure, search_text)
         select gen_random_uuid(), $1, 'Seed', '', 'meditation', '{}', 5, 'en', 'calm', 'Rest.', '{}', 'seed' from generate_series(1, $2::int)`,
        [user.id, count],
      ),
    scripts: ({ user }: Person, count: number) =>
      rows(
        `insert into script (id, account_id, title, type, theme, style, approach, intensity, language, address, duration_minutes, status, request)
         select gen_random_uuid(), $1, 'Seed', 'meditation', 'sleep', 'gentle', 'calm', 'moderate', 'en', 'informal', 5, 'ready', $3
         from generate_series(1, $2::int)`,
        [user.id, count, JSON.stringify(generateBody())],
      ),
    /** Bytes that an account has, as if it had texts of so many. */
    text: ({ user }: Person, bytes: number) =>
      rows(
        `insert into account_usage (account_id, text_bytes) values ($1, $2) on conflict (account_id) do update set text_bytes = $2`,
        [user.id, bytes],
      ),
  };

  /** What the figures must be, counted afresh. */
  const countAll = async ({ user }: Person) =>
    (
      await rows<{ scripts: number; collections: number; templates: number; text: number }>(
        `select (select count(*)::int from script where account_id = $1 and deleted_at is null) as scripts,
          (select count(*)::int from collection where account_id = $1 and deleted_at is null) as collections,
          (select count(*)::int from template where account_id = $1 and deleted_at is null) as templates,
          (select coalesce(sum(bytes), 0)::int from (
            select octet_length(content) as bytes from script where account_id = $1
            union all select octet_length(content) from script_version where account_id = $1
            union all select octet_length(content) from template where account_id = $1) as texts) as text`,
        [user.id],
      )
    )[0];

  async function expectFiguresOf(person: Person): Promise<void> {
    const { scripts, collections, templates, text } = await usageOf(person);
    expect({ scripts: scripts.used, collections: collections.used, templates: templates.used, text: text.used }).toEqual(
      await countAll(person),
    );
  }

  return { usageOf, bytesOf, seed, expectFiguresOf };
}
