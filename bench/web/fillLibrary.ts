import { sql, type Database } from '../../db/pool.ts';
import { clockFor, timeScript } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { languages, scriptTypes, themes } from '../../shared/vocabulary.ts';
import { composeScript } from '../../tests/support/composeScript.ts';
import { requestNumber } from '../support/requests.ts';

/** Different texts of each language. */
const textsEach = 8;

type Text = {
  readonly position: number;
  readonly title: string;
  readonly type: string;
  readonly theme: string;
  readonly language: string;
  readonly content: string;
  readonly timing: object;
};

/**
 * So many finished scripts for each account: texts of the composer, five minutes long, under all lengths and approaches; a
 * tenth of them favourites, and fifty in one collection.
 */
export async function fillLibrary(database: Database, accountIds: readonly string[], each: number): Promise<void> {
  const texts = JSON.stringify(await composeTexts());
  for (const accountId of accountIds) {
    await database.transaction(async (queries) => {
      await queries.query(sql.typeAlias('none')`
        insert into script (id, account_id, title, type, theme, style, approach, intensity, language, address, duration_minutes,
          request, status, writer, seed, words, timing, content, favorite_at, created_at, updated_at)
        select gen_random_uuid(), ${accountId}, t.title || ' ' || n, t.type, t.theme, 'gentle',
          (array['calm', 'nature', 'breath', 'bodyscan'])[1 + n / 7 % 4], 'moderate', t.language, 'formal',
          (array[5, 10, 15, 20, 30, 45])[1 + n / 5 % 6], ${JSON.stringify(requestNumber(0))}::jsonb,
          'ready', 'composer', 'bench', 400, t.timing, t.content,
          case when n % 10 = 0 then now() - n * interval '1 hour' end, now() - n * interval '1 hour', now() - n * interval '1 hour'
        from generate_series(1, ${each}::int) n
        join jsonb_to_recordset(${texts}::jsonb)
          as t (position int, title text, type text, theme text, language text, content text, timing jsonb)
          on t.position = n % ${languages.length * textsEach}::int`);
      await queries.query(sql.typeAlias('none')`
        with made as (
          insert into collection (id, account_id, name) values (gen_random_uuid(), ${accountId}, 'Evenings') returning id
        ), chosen as (select id from script where account_id = ${accountId} order by id limit 50)
        insert into collection_script (collection_id, script_id, place)
        select made.id, chosen.id, row_number() over (order by chosen.id) * 1000 from made, chosen`);
    });
  }
  await database.query(sql.typeAlias('none')`analyze`);
}

async function composeTexts(): Promise<Text[]> {
  const made: Text[] = [];
  for (const language of languages) {
    for (let number = 0; number < textsEach; number += 1) {
      const type = scriptTypes[number % scriptTypes.length] ?? 'meditation';
      const theme = themes[number % themes.length] ?? 'relaxation';
      const { title, content } = await composeScript({ language, type, theme, duration: 5 }, `bench ${number}`);
      const timing = timeScript(parseScript(content), clockFor({ language, type, theme }));
      made.push({ position: made.length, title, type, theme, language, content, timing });
    }
  }
  return made;
}
