import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "./connect.ts";

/** A save that takes longer has lost its node; the next one goes ahead. */
const LONGEST_SECONDS = 60;
const WAIT_MS = 10_000;
const LOOK_MS = 25;
const SELDOM_MS = 200;

/**
 * A turn at what has this name, on any node: a row, not a lock of a connection, which every save would hold while it waits
 * for another one of the pool. @returns null where it was somebody else's for ten seconds
 */
export async function takeTurn(db: Database, name: string, waitMs = WAIT_MS): Promise<{ end(): Promise<void> } | null> {
  const holder = randomUUID();
  const until = Date.now() + waitMs;
  for (let pause = LOOK_MS; ; pause = Math.min(SELDOM_MS, pause * 2)) {
    const { rows } = await sql`insert into platform.save_turn (name, holder, ends)
      values (${name}, ${holder}, now() + make_interval(secs => ${LONGEST_SECONDS}))
      on conflict (name) do update set holder = excluded.holder, ends = excluded.ends where save_turn.ends < now()
      returning 1`.execute(db);
    if (rows.length > 0)
      return {
        end: async () => {
          await sql`delete from platform.save_turn where name = ${name} and holder = ${holder}`.execute(db);
        },
      };
    if (Date.now() >= until) return null;
    await new Promise((done) => setTimeout(done, pause));
  }
}
