import DataLoader from "dataloader";
import type { Settings } from "@carloom/settings/server";
import type { Language } from "@carloom/i18n";
import type { Database } from "../database/connect.ts";
import type { RateLimiter, SharedLimiter } from "../http/limiter.ts";
import type { Log } from "../log.ts";
import type { Mailer } from "../mail/mail.ts";
import type { ObjectStorage } from "../storage/storage.ts";
import type { TokenService } from "../tokens/tokens.ts";

/** Who asks, as proved by an access token whose session lives and whose user is active. */
export type Visitor = {
  userId: string;
  sessionId: string;
  email: string;
  isConfirmed: boolean;
  isStaff: boolean;
  /** Staff roles: owner, catalogue, orders, support. */
  roles: readonly string[];
  /** One of the two administrators by a confirmed address: sees templates that are not open. */
  isAdministrator: boolean;
};

/** What services are built from; one per process. */
export type Services = {
  settings: Settings;
  db: Database;
  storage: ObjectStorage;
  mailer: Mailer;
  tokens: TokenService;
  /** Counts in this process, for what is asked often. */
  limiter: RateLimiter;
  /** Counts for all processes, for what may not be guessed. */
  throttle: SharedLimiter;
  /** Handles that customers are known by, by their ids; absent where no accounts are at hand. */
  userNames?: (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Path of the browser that draws pictures; null or absent where there is none. */
  chromium?: string | null;
  log: Log;
};

/** What a resolver gets. */
export type RequestContext = Services & {
  visitor: Visitor | null;
  /** Language of the catalogue's texts, from Accept-Language; absent is English. */
  language?: Language;
  /** Address of the client, for limits. */
  ip: string;
  requestId: string;
  /** How the request came, where it came by HTTP. */
  method?: string;
  /** What was done already in this HTTP request, of what is done once in each however many operations it carries. */
  once?: Set<string>;
};

const loaders = new WeakMap<RequestContext, Map<unknown, unknown>>();

/** The request's loader for a batch function: `load(context, byIds)` batches and caches within one request. */
export function loaderOf<K, V>(
  context: RequestContext,
  batch: (keys: readonly K[], context: RequestContext) => Promise<ReadonlyMap<K, V>>,
): DataLoader<K, V | undefined> {
  let known = loaders.get(context);
  if (!known) loaders.set(context, (known = new Map()));
  let loader = known.get(batch) as DataLoader<K, V | undefined> | undefined;
  if (!loader) {
    loader = new DataLoader<K, V | undefined>(async (keys) => {
      const found = await batch(keys, context);
      return keys.map((key) => found.get(key));
    });
    known.set(batch, loader);
  }
  return loader;
}
