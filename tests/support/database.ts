import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import pg from "pg";
import type { Running } from "./product.ts";

/** A row as the driver reads it: tests name the columns they ask for. */
type Row = Record<string, ReturnType<typeof JSON.parse>>;

export type ProductDatabase = {
  rows(text: string, values?: unknown[]): Promise<Row[]>;
  /** Rows of every table that a request could change, as number and hash: to compare around what must change nothing. */
  snapshot(): Promise<Record<string, string>>;
  close(): Promise<void>;
};

/** Written by every sign-in, or by time alone. */
const NOT_COMPARED = new Set(["commerce.account_session", "commerce.account_refresh", "platform.migration"]);

/** Pid and address of the embedded PostgreSQL behind a running product. */
export function databaseOf(product: Pick<Running, "dataDir">): { pid: number; url: string } {
  const folder = join(product.dataDir, "postgres");
  const password = readFileSync(join(folder, "password"), "utf8").trim();
  const [pid, , , port] = readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n");
  return { pid: Number(pid), url: `postgres://carloom:${password}@127.0.0.1:${port}/carloom` };
}

/** The embedded PostgreSQL behind a running product. */
export async function openDatabase(product: Pick<Running, "dataDir">): Promise<ProductDatabase> {
  const pool = new pg.Pool({ connectionString: databaseOf(product).url, max: 2 });
  pool.on("error", () => undefined);
  const rows = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[];
  return {
    rows,
    async snapshot() {
      const tables = await rows(
        "select schemaname || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('threed', 'commerce') order by 1",
      );
      const lines = tables
        .filter(({ name }) => !NOT_COMPARED.has(name))
        .map(async ({ name }) => {
          const [row] = await rows(
            `select count(*) as rows, md5(coalesce(string_agg(r, ',' order by r), '')) as hash from (select to_jsonb(t)::text as r from ${name} t) x`,
          );
          return [name, `${row?.rows} ${row?.hash}`];
        });
      return Object.fromEntries(await Promise.all(lines));
    },
    close: () => pool.end(),
  };
}

/** Names of the files in the local object store, temporary ones too. */
export async function storedFiles(product: Pick<Running, "dataDir">): Promise<string[]> {
  const folder = join(product.dataDir, "objects");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
