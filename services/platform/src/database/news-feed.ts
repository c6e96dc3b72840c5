import pg from "pg";
import type { Connection } from "./connect.ts";
import type { Log } from "../log.ts";
import { listenTo, type News, newestNews, newsAfter } from "../news/news.repository.ts";

export type NewsFeed = {
  /** Hears of all news from now on. @returns what ends that */
  subscribe(hear: (news: News) => void): () => void;
  close(): Promise<void>;
};

/** Waits between tries to listen again, in milliseconds. */
const RETRY_MS = 1000;
/** What no notification told of is looked for so often, also behind a pooler that carries none. */
const LOOK_MS = 5000;
/** Numbers that are known to have been told, so that looking tells nothing twice. */
const REMEMBERED = 1000;

/**
 * News of this node: one connection listens while anybody does, comes back when it breaks, and looks for what was
 * missed. A number is told once to each subscriber.
 */
export function openNewsFeed({ db, pool }: Pick<Connection, "db" | "pool">, log: Log): NewsFeed {
  const subscribers = new Set<(news: News) => void>();
  const told = new Set<number>();
  let newest: number | null = null;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let retry: NodeJS.Timeout | null = null;
  let closed = false;

  const tell = (news: News) => {
    if (told.has(news.id)) return;
    told.add(news.id);
    if (told.size > REMEMBERED) told.delete(told.values().next().value as number);
    newest = Math.max(newest ?? 0, news.id);
    for (const hear of subscribers) hear(news);
  };
  const look = async () => {
    try {
      if (newest === null) {
        newest = await newestNews(db);
        return;
      }
      for (const news of await newsAfter(db, newest)) tell(news);
    } catch (error) {
      log.warn("news could not be read", { error: String(error) });
    }
  };
  const stop = async () => {
    if (timer) clearInterval(timer);
    if (retry) clearTimeout(retry);
    timer = retry = null;
    const ending = client;
    client = null;
    newest = null;
    await ending?.end().catch(() => undefined);
  };
  const start = async () => {
    if (closed || client || subscribers.size === 0) return;
    const opening = new pg.Client({ ...pool.options, keepAlive: true, statement_timeout: 0, query_timeout: 0 });
    client = opening;
    const broken = () => {
      if (client !== opening) return;
      client = null;
      void opening.end().catch(() => undefined);
      retry = setTimeout(() => void start(), RETRY_MS);
      retry.unref();
    };
    opening.on("error", broken);
    opening.on("end", broken);
    opening.on("notification", ({ payload }) => tell(JSON.parse(payload ?? "{}") as News));
    try {
      await opening.connect();
      await listenTo(opening);
      await look();
    } catch (error) {
      log.warn("staff's news are not listened to", { error: String(error) });
      broken();
    }
    if (!timer && !closed && subscribers.size > 0) {
      timer = setInterval(() => void look(), LOOK_MS);
      timer.unref();
    }
  };
  return {
    subscribe(hear) {
      subscribers.add(hear);
      void start();
      return () => {
        subscribers.delete(hear);
        if (subscribers.size === 0) void stop();
      };
    },
    async close() {
      closed = true;
      subscribers.clear();
      await stop();
    },
  };
}
