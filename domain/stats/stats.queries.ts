import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import { LatestScript, mediumMinutes, Stats } from '../../shared/stats.schema.ts';

const Figures = z.omit(Stats, { latest: true });

const counted = sql.fragment`deleted_at is null and status in ('ready', 'partial')`;
const lengthClass = sql.fragment`case when minutes < ${mediumMinutes.min} then 'short' when minutes <= ${mediumMinutes.max} then 'medium' else 'long' end`;

export const countFigures = (queries: Queries, accountId: string, month: Date): Promise<Omit<Stats, 'latest'>> =>
  queries.one(sql.type(Figures)`
    with mine as (
      select approach, style, round(seconds / 60.0) as minutes, created_at as at from script where account_id = ${accountId} and ${counted}
    )
    select
      (select count(*) from mine) as scripts,
      (select count(*) from script where account_id = ${accountId} and favorite_at is not null and deleted_at is null) as favorites,
      (select round(avg(minutes))::int from mine) as "averageMinutes",
      (select count(*) from mine where at >= ${month.toISOString()}::timestamptz) as "writtenThisMonth",
      (select approach from mine group by 1 order by count(*) desc, max(at) desc limit 1) as "preferredApproach",
      (select style from mine group by 1 order by count(*) desc, max(at) desc limit 1) as "preferredStyle",
      (select ${lengthClass} from mine group by 1 order by count(*) desc, max(at) desc limit 1) as "preferredLength"`);

export const findLatestScript = (queries: Queries, accountId: string): Promise<Stats['latest']> =>
  queries.maybeOne(sql.type(LatestScript)`
    select id, title, theme, approach, style, duration_minutes as duration
    from script where account_id = ${accountId} and ${counted} order by created_at desc, id desc limit 1`);
