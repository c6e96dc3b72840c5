import type { Connection } from "../database/connect.ts";
import { type Listener, openListener } from "../database/listener.ts";
import type { Log } from "../log.ts";
import { NEWS_CHANNEL, type News, newestNews, newsAfter } from "./news.repository.ts";

export type NewsFeed = {
  /** Hears of all news from now on. @returns what ends that */
  subscribe(hear: (news: News) => void): () => void;
  close(): Promise<void>;
};

/** What no notification told of is looked for so often, also behind a pooler that carries none. */
const LOOK_MS = 5000;
/** Numbers that are known to have been told, so that looking tells nothing twice. */
const REMEMBERED = 1000;

/**
 * News of this node: it listens while anybody does, and looks for what was missed. A number is told once to each
 * subscriber. @param listener of this node, which others use too; one of its own without
 */
export function openNewsFeed(
  connection: Pick<Connection, "db" | "direct">,
  log: Log,
  listener: Listener = openListener(connection, log),
): NewsFeed {
  const { db } = connection;
  const subscribers = new Set<(news: News) => void>();
  const told = new Set<number>();
  let newest: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let deaf: (() => void) | null = null;

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
  const stop = () => {
    clearInterval(timer);
    deaf?.();
    deaf = newest = null;
  };
  return {
    subscribe(hear) {
      subscribers.add(hear);
      if (!deaf) {
        deaf = listener.listen(
          NEWS_CHANNEL,
          (payload) => tell(JSON.parse(payload || "{}") as News),
          () => void look(),
        );
        timer = setInterval(() => void look(), LOOK_MS);
        timer.unref();
      }
      return () => {
        subscribers.delete(hear);
        if (subscribers.size === 0) stop();
      };
    },
    async close() {
      subscribers.clear();
      stop();
      await listener.close();
    },
  };
}
