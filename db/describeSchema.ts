import type pg from 'pg';

/**
 * The product's tables as PostgreSQL itself describes them: columns, constraints, indexes, triggers and views, one a
 * line, sorted. `db/schema.txt` holds it, so that what a migration really does is seen in its diff.
 */
export async function describeSchema(pool: pg.Pool | pg.Client): Promise<string> {
  const { rows } = await pool.query<{ line: string }>(`
    select format('%s.%s %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' else '' end,
      case when a.attidentity <> '' then ' identity' else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all
    select format('%s: constraint %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select format('%s: %s', tablename, indexdef) from pg_indexes where schemaname = 'public'
    union all
    select format('%s: %s', tgrelid::regclass, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal and tgrelid in
      (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all
    select format('%s: view %s', viewname, regexp_replace(definition, '\\s+', ' ', 'g')) from pg_views where schemaname = 'public'`);
  return `${rows
    .map(({ line }) => line)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('\n')}\n`;
}
