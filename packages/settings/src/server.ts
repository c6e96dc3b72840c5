import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { bankAccountFor, bankProblem } from "./bank.ts";
import { Environment } from "./groups.ts";
import { IDENTITY_PROVIDERS, type IdentityProvider, type PublicSettings } from "./public.ts";
import { paymentProblem, paymentsOf } from "./payments.ts";

export type { Environment } from "./groups.ts";
export { type BankAccount, bankAccountFor } from "./bank.ts";

/** A setting that cannot be used; the message is one line and names it. */
export class SettingError extends Error {
  override name = "SettingError";
}

export type Settings = {
  env: Environment;
  public: PublicSettings;
  /** Where the embedded database, objects and mail live. */
  dataDir: string;
  /** The two e-mails that see templates which are not open, lower case. */
  administrators: readonly string[];
  origins: { site: string; account: string; viewer: string; studio: string; dashboard: string; services: string };
};

/** Keys that each provider of identities needs, all or none. */
const IDENTITY_KEYS = {
  google: ["OIDC_GOOGLE_CLIENT_ID", "OIDC_GOOGLE_CLIENT_SECRET"],
  kakao: ["OIDC_KAKAO_CLIENT_ID", "OIDC_KAKAO_CLIENT_SECRET"],
  line: ["OIDC_LINE_CLIENT_ID", "OIDC_LINE_CLIENT_SECRET"],
  apple: ["OIDC_APPLE_CLIENT_ID", "OIDC_APPLE_TEAM_ID", "OIDC_APPLE_KEY_ID", "OIDC_APPLE_PRIVATE_KEY"],
} as const satisfies Record<IdentityProvider, readonly (keyof Environment)[]>;

/** @throws SettingError for half of a provider's keys */
function configuredProviders(e: Environment): IdentityProvider[] {
  return IDENTITY_PROVIDERS.filter((provider) => {
    const keys: readonly (keyof Environment)[] = IDENTITY_KEYS[provider];
    const set = keys.filter((key) => e[key] !== undefined);
    if (set.length !== 0 && set.length !== keys.length)
      throw new SettingError(`Settings ${keys.join(", ")} go together: set all of them or none.`);
    return set.length > 0;
  });
}

/** Settings that are secrets or hold one. */
const SECRET = /SECRET|KEY|PASSWORD|TOKEN|HEADERS|^(DATABASE(_DIRECT|_REPLICA)?|SMTP)_URL$/;

/** The setting with its value, where a secret cannot be in it: whoever reads logs may see neither keys nor passwords. */
const named = (name: string, value: string): string =>
  SECRET.test(name) || !/^[\w.:/,+-]{0,200}$/.test(value) ? name : `${name}=${value}`;

/**
 * Settings by their names; of `NAME_FILE` the file's text is `NAME`, which is how containers hand secrets over.
 * @throws SettingError for a file that cannot be read, and for a setting that is given both ways
 */
function withFiles(env: Record<string, string | undefined>): Record<string, string> {
  const given = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ""),
  );
  for (const [name, path] of Object.entries(given)) {
    const setting = name.replace(/_FILE$/, "");
    if (setting === name || !(setting in Environment.shape)) continue;
    if (given[setting] !== undefined)
      throw new SettingError(`Settings ${setting} and ${name} say the same twice: keep one of them.`);
    let text: string;
    try {
      text = readFileSync(path, "utf8").replace(/\r?\n$/, "");
    } catch (error) {
      throw new SettingError(
        `Setting ${name} names a file that cannot be read (${(error as NodeJS.ErrnoException).code ?? "no text"}).`,
      );
    }
    if (text !== "") given[setting] = text;
  }
  return given;
}

/**
 * Parses the environment once. Empty values count as absent.
 * @throws SettingError naming the first wrong setting
 */
export function readSettings(env: Record<string, string | undefined> = process.env, root = process.cwd()): Settings {
  const given = withFiles(env);
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? "?");
    throw new SettingError(
      `Setting ${named(name, given[name] ?? "")} cannot be used: ${issue?.message ?? "wrong value"}.`,
    );
  }
  const e = parsed.data;
  const local = (port: number) => `http://localhost:${port}`;
  const origins = {
    site: e.SITE_ORIGIN ?? local(e.SITE_PORT),
    account: e.ACCOUNT_ORIGIN ?? local(e.ACCOUNT_PORT),
    viewer: e.VIEWER_ORIGIN ?? local(e.VIEWER_PORT),
    studio: e.STUDIO_ORIGIN ?? local(e.STUDIO_PORT),
    dashboard: e.DASHBOARD_ORIGIN ?? local(e.DASHBOARD_PORT),
    services: e.SERVICES_ORIGIN ?? local(e.SERVICES_PORT),
  };
  const administrators = e.ADMINISTRATORS.split(",")
    .map((mail) => mail.trim().toLowerCase())
    .filter(Boolean);
  if (administrators.length > 2)
    throw new SettingError("Setting ADMINISTRATORS cannot be used: it takes at most two e-mail addresses.");
  if (e.STICKER_PROVIDER !== "rules" && !e.STICKER_PROVIDER_KEY)
    throw new SettingError(`Setting STICKER_PROVIDER=${e.STICKER_PROVIDER} needs STICKER_PROVIDER_KEY.`);
  if (Boolean(e.S3_ENDPOINT) !== Boolean(e.S3_BUCKET))
    throw new SettingError("Settings S3_ENDPOINT and S3_BUCKET go together: set both or neither.");
  const payment = paymentProblem(e);
  if (payment) throw new SettingError(payment);
  if (Boolean(e.AI_CHAT_URL) !== Boolean(e.AI_CHAT_MODEL))
    throw new SettingError("Settings AI_CHAT_URL and AI_CHAT_MODEL go together: set both or neither.");
  if (e.DATABASE_DIRECT_URL && !e.DATABASE_URL)
    throw new SettingError("Setting DATABASE_DIRECT_URL needs DATABASE_URL, the pooler that stands before it.");
  if (e.DATABASE_REPLICA_URL && !e.DATABASE_URL)
    throw new SettingError("Setting DATABASE_REPLICA_URL needs DATABASE_URL, the primary that it follows.");
  const bank = bankProblem(e);
  if (bank) throw new SettingError(bank);
  const identityProviders = configuredProviders(e);
  const commerce = `${origins.services}/commerce`;
  return {
    env: e,
    dataDir: resolve(root, e.DATA_DIR ?? ".data"),
    administrators,
    origins,
    public: {
      dev: e.DEV,
      productName: e.PRODUCT_NAME,
      domain: new URL(origins.site).hostname,
      origin: origins.site,
      url: origins.site,
      authOrigin: origins.account,
      app: { threed: origins.viewer, account: origins.account, canvas: origins.studio },
      commerce: { server: commerce, dashboard: origins.dashboard, storeFront: `${origins.site}/default-channel` },
      threed: { server: `${origins.services}/threed` },
      ai: { server: e.AI_URL ?? `${origins.services}/ai` },
      cdn: e.CDN_URL ?? `${origins.services}/cdn`,
      seo: {
        defaultTitle: e.SEO_DEFAULT_TITLE,
        defaultDescription: e.SEO_DEFAULT_DESCRIPTION,
        defaultKeywords: e.SEO_DEFAULT_KEYWORDS,
        defaultOgImage: e.SEO_DEFAULT_OG_IMAGE,
        twitterHandle: e.SEO_TWITTER_HANDLE,
        siteName: e.SEO_SITE_NAME ?? e.PRODUCT_NAME,
      },
      maps: { apiKey: e.MAPS_API_KEY, tiles: e.MAPS_TILE_URL ?? null, attribution: e.MAPS_ATTRIBUTION },
      cookiePrefix: createHash("sha256").update(commerce).digest("hex").slice(0, 8),
      cookieDomain: e.COOKIE_DOMAIN ?? null,
      shop: {
        demo: e.CATALOGUE === "demo",
        timeZone: e.WAREHOUSE_TIME_ZONE,
        handlingDays: e.HANDLING_DAYS,
        printDays: e.PRINT_DAYS,
        accounts: ["USD", "KRW", "JPY"].filter((currency) => bankAccountFor(e, currency) !== null),
      },
      payments: paymentsOf(e),
      identityProviders,
      confirmEmail: e.CONFIRM_EMAIL ?? e.SMTP_URL !== undefined,
    },
  };
}
