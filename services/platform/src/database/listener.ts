import pg from "pg";
import type { Connection } from "./connect.ts";
import type { Log } from "../log.ts";

type Ear = { channel: string; hear: (payload: string) => void; again: () => void };

export type Listener = {
  /**
   * Hears what is notified on a channel.
   * @param again called whenever listening begins or begins anew: what was told before was not heard
   * @returns what ends it
   */
  listen(channel: string, hear: (payload: string) => void, again?: () => void): () => void;
  close(): Promise<void>;
};

/** Waits between tries to listen again, in milliseconds. */
const RETRY_MS = 1000;
/** A connection that was cut without a word is found out by asking it. */
const ASK_MS = 5000;

/** One connection of this node that listens, on as many channels as anybody wants, while anybody does; comes back when it breaks. */
export function openListener({ direct }: Pick<Connection, "direct">, log: Log): Listener {
  const ears = new Set<Ear>();
  let client: pg.Client | null = null;
  let ready = false;
  let retry: NodeJS.Timeout | undefined;
  let asking: NodeJS.Timeout | undefined;
  let closed = false;

  const end = async () => {
    clearTimeout(retry);
    clearInterval(asking);
    const ending = client;
    client = null;
    ready = false;
    await ending?.end().catch(() => undefined);
  };
  const start = async () => {
    if (closed || client || ears.size === 0) return;
    const { Client: _, ...options } = direct.options as pg.PoolConfig & { Client?: unknown };
    const opening = new pg.Client({ ...options, keepAlive: true, statement_timeout: 0, query_timeout: ASK_MS });
    client = opening;
    const broken = () => {
      if (client !== opening) return;
      clearInterval(asking);
      client = null;
      ready = false;
      void opening.end().catch(() => undefined);
      retry = setTimeout(() => void start(), RETRY_MS);
      retry.unref();
    };
    opening.on("error", broken);
    opening.on("end", broken);
    opening.on("notification", ({ channel, payload }) => {
      for (const ear of ears) if (ear.channel === channel) ear.hear(payload ?? "");
    });
    try {
      await opening.connect();
      for (const channel of new Set([...ears].map((ear) => ear.channel))) await opening.query(`listen ${channel}`);
      if (client !== opening) return;
      ready = true;
      asking = setInterval(() => void opening.query("select 1").catch(broken), ASK_MS);
      asking.unref();
      for (const ear of ears) ear.again();
    } catch (error) {
      log.warn("nothing is listened to", { error: String(error) });
      broken();
    }
  };
  return {
    listen(channel, hear, again = () => undefined) {
      const ear = { channel, hear, again };
      const known = [...ears].some((other) => other.channel === channel);
      ears.add(ear);
      const open = client;
      if (!open) void start();
      else if (!known)
        // one that is still being opened has not looked at the channels yet, or gets this one after them
        open.query(`listen ${channel}`).then(
          () => ready && ears.has(ear) && again(),
          () => undefined,
        );
      else if (ready) again();
      return () => {
        ears.delete(ear);
        if (ears.size === 0) void end();
      };
    },
    async close() {
      closed = true;
      ears.clear();
      await end();
    },
  };
}
