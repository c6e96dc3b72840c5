import { isLoopbackHost, type Services } from "@carloom/platform";
import type { Environment } from "@carloom/settings/server";
import { bankAccountFor } from "@carloom/settings/server";

export const SETUP_PARTS = [
  "DATABASE",
  "OBJECTS",
  "MAIL",
  "PAYMENT",
  "MAPS",
  "STYLIST",
  "STICKERS",
  "PICTURES",
] as const;
export type SetupPartName = (typeof SETUP_PARTS)[number];

/** How a test can end. */
export const FINDINGS = [
  "WORKS",
  "REFUSED",
  "UNREACHABLE",
  "WRONG_ANSWER",
  "MODEL_UNKNOWN",
  "NOTHING_TO_TEST",
  "TOO_OFTEN",
] as const;
export type Finding = (typeof FINDINGS)[number];

/** What a part does without, and the settings that would give it. */
export type SetupLack = { code: string; settings: readonly string[] };
/** Something that may be shown of a part; never a key, a password or an address that holds one. */
export type SetupFact = { name: string; value: string };
export type SetupPart = {
  part: SetupPartName;
  /** What does the work: the embedded default, or what the settings name. */
  uses: string;
  isDefault: boolean;
  facts: SetupFact[];
  lacks: SetupLack[];
  /** Is there somebody to ask whether it works? */
  canTest: boolean;
};

/** Host, port and path of an address, without whatever stands before an @ or behind a question mark. */
export function placeOf(address: string): string {
  const url = URL.parse(address.replaceAll(" ", "%20"));
  return url ? `${url.host}${url.pathname.replace(/\/+$/, "")}` : "";
}

/** What may be said of a tile's address: a key can be written anywhere in it but in its host. */
const hostOf = (address: string): string => /^https?:\/\/(?:[^/@]*@)?([^/]+)/.exec(address)?.[1] ?? "";

const facts = (list: Record<string, string | number | null | undefined>): SetupFact[] =>
  Object.entries(list).flatMap(([name, value]) => (value || value === 0 ? { name, value: String(value) } : []));

const lack = (isLacking: boolean, code: string, ...settings: string[]): SetupLack[] =>
  isLacking ? [{ code, settings }] : [];

/** Our example addresses: nobody reads what is sent there. */
const isExample = (address: string): boolean => /\.example>?\s*$/.test(address);

const CURRENCIES = ["USD", "KRW", "JPY"] as const;

const database = (e: Environment, dataDir: string): SetupPart => ({
  part: "DATABASE",
  uses: e.DATABASE_URL ? "POSTGRES" : "EMBEDDED",
  isDefault: !e.DATABASE_URL,
  facts: facts({
    place: e.DATABASE_URL ? placeOf(e.DATABASE_URL) : dataDir,
    connections: e.DATABASE_POOL,
  }),
  lacks: lack(!e.DATABASE_URL, "ONE_MACHINE", "DATABASE_URL"),
  canTest: true,
});

const objects = (e: Environment, dataDir: string): SetupPart => {
  const isS3 = Boolean(e.S3_ENDPOINT && e.S3_BUCKET);
  return {
    part: "OBJECTS",
    uses: isS3 ? "S3" : "FOLDER",
    isDefault: !isS3,
    facts: facts({
      place: isS3 ? placeOf(e.S3_ENDPOINT ?? "") : dataDir,
      bucket: isS3 ? e.S3_BUCKET : null,
      keptFree: isS3 ? null : `${e.FREE_SPACE_MB} MB`,
    }),
    lacks: lack(!isS3, "FILES_ON_ONE_MACHINE", "S3_ENDPOINT", "S3_BUCKET"),
    canTest: true,
  };
};

/** Where mails are read that nobody is sent: on a page of the machine's own, or as files. */
const mailsKept = (services: string, dataDir: string): string =>
  isLoopbackHost(new URL(services).host) ? `${services}/dev/mail` : `${dataDir}/mail`;

const mail = (e: Environment, services: string, dataDir: string): SetupPart => ({
  part: "MAIL",
  uses: e.SMTP_URL ? "SMTP" : "MAIL_FOLDER",
  isDefault: !e.SMTP_URL,
  facts: facts({
    place: e.SMTP_URL ? placeOf(e.SMTP_URL) : mailsKept(services, dataDir),
    from: e.MAIL_FROM,
    inbox: e.CONTACT_EMAIL,
  }),
  lacks: [
    ...lack(!e.SMTP_URL, "NO_MAIL_LEAVES", "SMTP_URL"),
    ...lack(isExample(e.MAIL_FROM), "SENDER_IS_EXAMPLE", "MAIL_FROM"),
    ...lack(isExample(e.CONTACT_EMAIL), "INBOX_IS_EXAMPLE", "CONTACT_EMAIL"),
  ],
  canTest: true,
});

const payment = (e: Environment, seller: string | null): SetupPart => {
  const isStripe = Boolean(e.STRIPE_SECRET_KEY);
  const accounts = CURRENCIES.filter((currency) => bankAccountFor(e, currency) !== null);
  return {
    part: "PAYMENT",
    uses: isStripe ? "STRIPE" : "TRANSFER",
    isDefault: !isStripe,
    facts: facts({
      capture: isStripe ? e.STRIPE_CAPTURE : null,
      accounts: accounts.join(", "),
      seller: seller ?? e.SELLER_NAME,
    }),
    lacks: [
      ...lack(!isStripe, "NO_CARDS", "STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"),
      ...lack(accounts.length < CURRENCIES.length, "NO_ACCOUNT", "BANK_HOLDER", "BANK_NAME", "BANK_ACCOUNT"),
      ...lack(!seller && (!e.SELLER_NAME || !e.SELLER_ADDRESS), "NO_SELLER", "SELLER_NAME", "SELLER_ADDRESS"),
    ],
    canTest: isStripe,
  };
};

const maps = (e: Environment): SetupPart => {
  const tiles = e.MAPS_TILE_URL;
  return {
    part: "MAPS",
    uses: tiles ? "TILES" : "BUNDLED_MAP",
    isDefault: !tiles,
    facts: facts({ place: tiles ? hostOf(tiles) : null, attribution: tiles ? e.MAPS_ATTRIBUTION : null }),
    lacks: [
      ...lack(!tiles, "NO_TILES", "MAPS_TILE_URL"),
      ...lack(Boolean(tiles?.includes("{key}")) && e.MAPS_API_KEY === "{key}", "NO_MAP_KEY", "MAPS_API_KEY"),
    ],
    canTest: Boolean(tiles),
  };
};

const stylist = (e: Environment): SetupPart => ({
  part: "STYLIST",
  uses: e.AI_CHAT_URL ? "CHAT_PROVIDER" : "RULES",
  isDefault: !e.AI_CHAT_URL,
  facts: facts(
    e.AI_CHAT_URL ? { place: placeOf(e.AI_CHAT_URL), model: e.AI_CHAT_MODEL, tokensADay: e.AI_TOKENS_PER_DAY } : {},
  ),
  lacks: lack(!e.AI_CHAT_URL, "RULES_ONLY", "AI_CHAT_URL", "AI_CHAT_MODEL"),
  canTest: Boolean(e.AI_CHAT_URL),
});

const stickers = (e: Environment): SetupPart => {
  const isRules = e.STICKER_PROVIDER === "rules";
  return {
    part: "STICKERS",
    uses: isRules ? "VECTOR_RULES" : "IMAGE_PROVIDER",
    isDefault: isRules,
    facts: facts(
      isRules
        ? {}
        : {
            kind: e.STICKER_PROVIDER,
            place: e.STICKER_PROVIDER_URL ? placeOf(e.STICKER_PROVIDER_URL) : null,
            model: e.STICKER_PROVIDER_MODEL,
            picturesADay: e.STICKER_DAILY_BUDGET,
          },
    ),
    lacks: lack(isRules, "VECTORS_ONLY", "STICKER_PROVIDER", "STICKER_PROVIDER_KEY"),
    canTest: !isRules,
  };
};

const pictures = (e: Environment, chromium: string | null): SetupPart => {
  const draws = e.PICTURES && chromium !== null;
  return {
    part: "PICTURES",
    uses: draws ? "CHROMIUM" : "TEMPLATE_PICTURES",
    isDefault: draws,
    facts: facts(draws ? { place: chromium, seconds: e.PICTURE_SECONDS, memory: `${e.PICTURE_MEMORY_MB} MB` } : {}),
    lacks: [
      ...lack(!e.PICTURES, "PICTURES_OFF", "PICTURES"),
      ...lack(e.PICTURES && chromium === null, "NO_CHROMIUM", "CHROMIUM"),
    ],
    canTest: draws,
  };
};

/** What the shop runs on, part by part. Pure: it reads the settings and asks nobody. @param seller as the owner wrote it */
export function setupParts(
  { settings, chromium = null }: Pick<Services, "settings" | "chromium">,
  seller: string | null = null,
): SetupPart[] {
  const { env: e, dataDir, origins } = settings;
  return [
    database(e, dataDir),
    objects(e, dataDir),
    mail(e, origins.services, dataDir),
    payment(e, seller),
    maps(e),
    stylist(e),
    stickers(e),
    pictures(e, chromium),
  ];
}
