import { randomUUID } from 'node:crypto';
import { sql, type Database } from '../../../db/pool.ts';
import { clockFor, timeScript } from '../../../shared/markup/clock.ts';
import { parseScript } from '../../../shared/markup/parseScript.ts';
import { composeScript } from '../../../tests/support/composeScript.ts';
import { requestNumber } from '../../support/requests.ts';

const about = { language: 'en', type: 'meditation', theme: 'relaxation', duration: 60 } as const;

/** A finished script of an hour by the composer, in this account. */
export async function keepLongScript(
  database: Database,
  accountId: string,
): Promise<{ readonly id: string; readonly content: string }> {
  const { title, content } = await composeScript(about, 'an hour');
  const timing = timeScript(parseScript(content), clockFor(about));
  const id = randomUUID();
  await database.query(sql.typeAlias('none')`
    insert into script (id, account_id, title, type, theme, style, approach, intensity, language, address, duration_minutes,
      request, status, writer, seed, words, timing, content)
    values (${id}, ${accountId}, ${title}, ${about.type}, ${about.theme}, 'gentle', 'calm', 'moderate', ${about.language}, 'informal',
      ${about.duration}, ${JSON.stringify(requestNumber(0))}::jsonb, 'ready', 'composer', 'bench', 400,
      ${JSON.stringify(timing)}::jsonb, ${content})`);
  return { id, content };
}
