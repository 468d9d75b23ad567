import type pg from 'pg';

const COLUMNS = `
  select c.table_name as owner, format('  %s %s%s%s%s', c.column_name, format_type(a.atttypid, a.atttypmod),
    case when c.collation_name is not null then ' collate "' || c.collation_name || '"' else '' end,
    case when c.is_nullable = 'NO' then ' not null' else '' end,
    case when c.is_identity = 'YES' then ' identity'
      when c.is_generated = 'ALWAYS' then ' generated always as ' || c.generation_expression || ' stored'
      when c.column_default is not null then ' default ' || c.column_default else '' end) as line
  from information_schema.columns c
  join pg_attribute a on a.attrelid = format('public.%I', c.table_name)::regclass and a.attname = c.column_name
  where c.table_schema = 'public' and c.table_name not like 'kysely%'
  order by c.table_name, c.ordinal_position`;
const CONSTRAINTS = `
  select conrelid::regclass::text as owner, '  constraint ' || conname || ' ' || pg_get_constraintdef(oid) as line
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'c', 'f') and conrelid::regclass::text not like 'kysely%'
  order by 1, conname`;
const INDEXES = `
  select tablename as owner, indexdef as line from pg_indexes
  where schemaname = 'public' and tablename not like 'kysely%'
    and indexname not in (select conname from pg_constraint where connamespace = 'public'::regnamespace)
  order by 1, indexname`;
const TRIGGERS = `
  select tgrelid::regclass::text as owner, pg_get_triggerdef(oid) as line from pg_trigger
  where not tgisinternal order by 1, tgname`;
const FUNCTIONS = `
  select pg_get_functiondef(oid) as line from pg_proc p where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by proname`;

interface Line {
  readonly owner: string;
  readonly line: string;
}

/** The database's structure as text, in a fixed order. */
export async function dumpSchema(pool: pg.Pool): Promise<string> {
  const read = async (query: string) => (await pool.query<Line>(query)).rows;
  const [columns, constraints, indexes, triggers] = await Promise.all(
    [COLUMNS, CONSTRAINTS, INDEXES, TRIGGERS].map(read),
  );
  const linesOf = (lines: readonly Line[] | undefined, table: string) =>
    (lines ?? []).filter((line) => line.owner === table).map((line) => line.line);
  const tables = [...new Set((columns ?? []).map((column) => column.owner))].map((table) =>
    [
      `create table ${table} (\n${[...linesOf(columns, table), ...linesOf(constraints, table)].join(',\n')}\n);`,
      ...[...linesOf(indexes, table), ...linesOf(triggers, table)].map((line) => `${line};`),
    ].join('\n'),
  );
  const functions = (await read(FUNCTIONS)).map((row) => `${row.line.trimEnd()};`);
  return `-- The database after all migrations; written by the test beside it.\n${[...tables, ...functions].join('\n\n')}\n`;
}
