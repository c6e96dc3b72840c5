import type pg from "pg";

/** A table with the columns that are written, and those whose numbers PostgreSQL counts. */
export type BackupTable = { name: string; columns: string[]; counted: string[] };

/** What every product has; the other schemas are those of its services, whose migrations are named after them. */
const ALWAYS = ["platform", "graphile_worker"];
/** Kept by whoever migrates, or only for minutes. */
const NOT_DATA = [
  "migrations",
  "kysely_migration",
  "kysely_migration_lock",
  "outside_migration",
  "rate_window",
  "job_runner",
  // raw visits go after weeks by promise, also out of backups; what was counted of them is there
  "visit_event",
];

/** Does the work in one transaction that may last. @param begin how it begins */
export async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    // a table is read or written as a whole, however long that takes
    await client.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

export async function emptyTables(client: pg.ClientBase, tables: readonly BackupTable[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
}

const serviceOf = (migration: string) => /^\d+_\d+_([a-z]+)_/.exec(migration)?.[1] ?? null;

/**
 * The product's schemas, and those that hold tables of which nothing tells whose they are: no migration made them, and no
 * extension.
 */
export async function schemasOf(client: pg.ClientBase): Promise<{ own: string[]; unknown: string[] }> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct n.nspname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
       and not exists (select 1 from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1`,
  );
  const services = (await appliedMigrations(client)).map(serviceOf);
  const known = new Set([...ALWAYS, ...services]);
  const names = rows.map(({ name }) => name);
  return { own: names.filter((name) => known.has(name)), unknown: names.filter((name) => !known.has(name)) };
}

export async function backupTables(client: pg.ClientBase, schemas: readonly string[]): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) as name,
      array_agg(quote_ident(c.column_name) order by c.ordinal_position) as columns,
      coalesce(array_agg(c.column_name::text) filter (where pg_get_serial_sequence(
        quote_ident(c.table_schema) || '.' || quote_ident(c.table_name), c.column_name) is not null), '{}') as counted
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = any($1) and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and not c.table_name = any($2)
       and not (select r.relispartition from pg_class r
         where r.oid = to_regclass(quote_ident(c.table_schema) || '.' || quote_ident(c.table_name)))
     group by 1 order by 1`,
    [schemas, NOT_DATA],
  );
  return rows;
}

/** Names of the migrations that made the tables. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query("select name from platform.kysely_migration order by name");
  return rows.map((row) => String(row.name));
}

const AT_ONCE = 500;

/** Rows of a table as JSON texts, some hundreds at a time, as the transaction sees them. */
export async function* readRows(client: pg.ClientBase, { name }: BackupTable): AsyncGenerator<string[]> {
  await client.query(`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${name} t`);
  for (;;) {
    const { rows } = await client.query(`fetch ${AT_ONCE} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map((row) => String(row.row));
  }
  await client.query("close backup_rows");
}

export async function writeRows(
  client: pg.ClientBase,
  { name, columns }: BackupTable,
  rows: readonly string[],
): Promise<void> {
  const list = columns.join(", ");
  await client.query(
    `insert into ${name} (${list}) overriding system value
     select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
    [`[${rows.join(",")}]`],
  );
}

/** Takes foreign keys and triggers away while tables are filled in any order. @returns what puts them back, and checks every row */
export async function withoutForeignKeys(
  client: pg.ClientBase,
  schemas: readonly string[],
): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; key: string; definition: string }>(
    `select conrelid::regclass::text as name, quote_ident(conname) as key, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace::regnamespace::text = any($1)`,
    [schemas],
  );
  for (const { name, key } of rows) await client.query(`alter table ${name} drop constraint ${key}`);
  // what triggers write is in the backup already
  const triggered = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace::regnamespace::text = any($1)`,
    [schemas],
  );
  for (const { name } of triggered.rows) await client.query(`alter table ${name} disable trigger user`);
  return async () => {
    for (const { name } of triggered.rows) await client.query(`alter table ${name} enable trigger user`);
    for (const { name, key, definition } of rows)
      await client.query(`alter table ${name} add constraint ${key} ${definition}`);
  };
}

/** Numbers go on after the highest that is there. */
export async function goOnCounting(client: pg.ClientBase, { name, counted }: BackupTable): Promise<void> {
  for (const column of counted) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max("${column}"), 0) + 1, false) from ${name}`,
      [name, column],
    );
  }
}

/** Is there anything that somebody would miss? */
export async function isInUse(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select exists (select 1 from threed.template) or exists (select 1 from commerce.account)
      or exists (select 1 from commerce.product) or exists (select 1 from commerce."order") as used`,
  );
  return rows[0]?.used === true;
}

/** Workers of the machine that was backed up are gone: their jobs and queues are free. */
export async function freeJobs(client: pg.ClientBase): Promise<void> {
  await client.query("update graphile_worker._private_job_queues set locked_at = null, locked_by = null");
  await client.query("update graphile_worker._private_jobs set locked_at = null, locked_by = null");
}
