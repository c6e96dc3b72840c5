/** Providers of identities that a person may sign in with, where they are set up. */
export const IDENTITY_PROVIDERS = ["google", "kakao", "line", "apple"] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

/** What every application, in the browser too, may know of the environment. Names as in the specification. */
export type PublicSettings = {
  dev: boolean;
  productName: string;
  domain: string;
  /** Origin of the main site, without a trailing slash. */
  origin: string;
  url: string;
  authOrigin: string;
  app: { threed: string; account: string; canvas: string };
  commerce: { server: string; dashboard: string; storeFront: string };
  /** The 3D service: `{threed.server}/graphql/`. */
  threed: { server: string };
  ai: { server: string };
  cdn: string;
  seo: {
    defaultTitle: string;
    defaultDescription: string;
    defaultKeywords: string;
    defaultOgImage: string;
    twitterHandle: string;
    siteName: string;
  };
  /** `tiles`: address of map tiles with its places; null where none is configured. */
  maps: { apiKey: string; tiles: string | null; attribution: string };
  /** First 8 hex digits of SHA-256 of the commerce server's address; part of the cookie names. */
  cookiePrefix: string;
  /** Domain of the cookies that the applications share; null where the host alone is theirs (localhost). */
  cookieDomain: string | null;
  /** What the shop says of itself. */
  shop: {
    /** The goods are the invented ones of the demonstration. */
    demo: boolean;
    /** IANA name of the time zone whose days the shop's dates are. */
    timeZone: string;
    /** Working days until goods from the shelf leave, and until what is printed to order does. */
    handlingDays: number;
    printDays: number;
    /** Currencies in which an order's page names the account for transfers; in others the shop tells it by mail. */
    accounts: readonly string[];
    /**
     * Channels that it sells in now, in pages that choose between them; absent until the shop said which.
     * `name`: as staff call those that are not the product's own.
     */
    channels?: readonly { slug: string; currency: string; name?: string }[];
  };
  /** Providers that take money at once, and where a page loads their script from; none while the shop takes transfers alone. */
  payments: readonly { id: string; script: string }[];
  identityProviders: readonly IdentityProvider[];
  /** Registers are confirmed by mail before they may sign in. */
  confirmEmail: boolean;
};

declare global {
  var __CARLOOM__: PublicSettings | undefined;
}

/** The settings that the server wrote into the page. Throws outside a served page. */
export function pageSettings(): PublicSettings {
  const settings = globalThis.__CARLOOM__;
  if (!settings) throw new Error("The page lacks its settings (__CARLOOM__).");
  return settings;
}

export type CookieNames = { id: string; access: string; refresh: string; refreshExpiry: string; clock: string };

/**
 * Names of the three token cookies, of the readable companion that holds the refresh token's expiry (seconds since 1970),
 * and of the clock: seconds to add to the device's time, learnt when a token was issued.
 */
export function cookieNames(settings: Pick<PublicSettings, "cookiePrefix">): CookieNames {
  const stem = `carloom_${settings.cookiePrefix}`;
  return {
    id: `${stem}_id`,
    access: `${stem}_access`,
    refresh: `${stem}_refresh`,
    refreshExpiry: `${stem}_refresh_exp`,
    clock: `${stem}_clock`,
  };
}
