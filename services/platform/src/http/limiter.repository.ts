import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import type { SharedLimiter } from "./limiter.ts";

/** Addresses and e-mails are counted, never written down. */
const hashed = (key: string) => createHash("sha256").update(key).digest("base64url");

/** One in so many calls clears what is over. */
const SWEEP_EVERY = 200;

/** Fixed windows that every process on the database counts in together: one atomic statement a try, by the database's clock. */
export function postgresLimiter(db: Database): SharedLimiter {
  let calls = 0;
  return {
    async take(key, limit, windowSeconds, count = 1) {
      if (++calls % SWEEP_EVERY === 0)
        await sql`delete from platform.rate_window where key in (
          select key from platform.rate_window where ends <= clock_timestamp() limit 1000 for update skip locked)`.execute(
          db,
        );
      const { rows } = await sql<{ count: number; wait: number }>`
        insert into platform.rate_window as w (key, count, ends)
        values (${hashed(key)}, greatest(0, ${count}::integer), clock_timestamp() + make_interval(secs => ${windowSeconds}))
        on conflict (key) do update set
          count = case when w.ends <= clock_timestamp() then greatest(0, ${count}::integer)
            else greatest(0, least(w.count, 1000000) + ${count}::integer) end,
          ends = case when w.ends <= clock_timestamp() then excluded.ends else w.ends end
        returning count, greatest(1, ceil(extract(epoch from ends - clock_timestamp())))::integer as wait`.execute(db);
      const window = rows[0];
      if (!window) throw new Error("A counted window has no row.");
      return window.count <= limit ? { ok: true } : { ok: false, retryAfter: window.wait };
    },
  };
}
