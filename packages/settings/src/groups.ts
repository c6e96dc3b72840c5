import { z } from "zod";
import { bankShape } from "./bank.ts";
import { GenerationGroup } from "./generation.ts";
import { TelemetryGroup } from "./telemetry.ts";

const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => URL.parse(value)?.origin === value.replace(/\/$/, ""),
    "must be an origin such as https://example.com",
  )
  .transform((value) => new URL(value).origin);
const address = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !URL.parse(value)?.username && !URL.parse(value)?.password, "takes no user and password in it")
  .transform((value) => value.replace(/\/+$/, ""));
/** An address whose password may hold what belongs written as %40. */
const isAddress = (value: string) => URL.canParse(value.replaceAll(" ", "%20"));
const ADDRESS_FORM =
  "is no address such as scheme://user:password@host:port/name (in a password, @ : / ? # are written %40 %3A %2F %3F %23)";
const flag = z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1");
const count = z.coerce.number().int().positive();
const port = z.coerce.number().int().min(1).max(65535);

/** Addresses: every one is a setting; ports count up from `PORT` unless they are named. */
export const AddressGroup = z.object({
  DEV: flag.default(false),
  PRODUCT_NAME: z.string().min(1).default("Carloom"),
  HOST: z.string().default("127.0.0.1"),
  SITE_PORT: port.default(3000),
  ACCOUNT_PORT: port.default(3001),
  VIEWER_PORT: port.default(3002),
  STUDIO_PORT: port.default(3003),
  DASHBOARD_PORT: port.default(3004),
  SERVICES_PORT: port.default(8000),
  SITE_ORIGIN: origin.optional(),
  ACCOUNT_ORIGIN: origin.optional(),
  VIEWER_ORIGIN: origin.optional(),
  STUDIO_ORIGIN: origin.optional(),
  DASHBOARD_ORIGIN: origin.optional(),
  SERVICES_ORIGIN: origin.optional(),
  CDN_URL: address.optional(),
  COOKIE_DOMAIN: z.string().optional(),
  /** Addresses of proxies whose X-Forwarded-For is believed, comma separated. */
  TRUSTED_PROXIES: z.string().default(""),
  /**
   * How long a process that is told to stop (SIGTERM) goes on answering while `/readyz` says that it leaves, in seconds;
   * without a word 5 where there are proxies that ask, else 0.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).optional(),
  /** Addresses that may ask as often as they like: the nodes' own, whose pages ask the services; comma separated. */
  OWN_ADDRESSES: z.string().default("127.0.0.1,::1"),
});

const database = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
  .refine(isAddress, ADDRESS_FORM);

export const DataGroup = z.object({
  DATABASE_URL: database.optional(),
  /**
   * PostgreSQL itself, where `DATABASE_URL` names a pooler that hands connections on between transactions (PgBouncer): what
   * needs a connection of its own (LISTEN, jobs, migrations) goes here.
   */
  DATABASE_DIRECT_URL: database.optional(),
  /** A replica of it, where public pages and the catalogue may be read, and how old what it holds may be. */
  DATABASE_REPLICA_URL: database.optional(),
  REPLICA_LAG_MS: count.default(3000),
  DATABASE_POOL: count.default(12),
  DATABASE_PORT: port.default(54331),
  /** Keep plans of frequent statements; without a word of it, where there is no `DATABASE_DIRECT_URL`. */
  DATABASE_PREPARE: flag.optional(),
  /** Does this process run jobs? false on nodes that only answer, when others run them; without any, no mail leaves. */
  JOBS: flag.default(true),
  STATEMENT_TIMEOUT_MS: count.default(5000),
  /** Statements that take longer are logged, with the operation that asked. */
  SLOW_STATEMENT_MS: count.default(500),
  DATA_DIR: z.string().optional(),
  FREE_SPACE_MB: count.default(256),
  /** Keys (age) that backups are sealed for, and the one that opens them; the second is set where somebody restores. */
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]+(\s*,\s*age1[a-z0-9]+)*$/, "must be keys that begin with age1 (npm run backup -- key)")
    .optional(),
  BACKUP_IDENTITY: z
    .string()
    .regex(/^AGE-SECRET-KEY-/, "must begin with AGE-SECRET-KEY- (npm run backup -- key)")
    .optional(),
  S3_ENDPOINT: address.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** May webhooks go to addresses of our own networks, and without TLS? For tests and closed installations. */
  WEBHOOKS_PRIVATE: flag.default(false),
  /** Days after which a cart that nobody came back to goes. */
  CART_GUEST_DAYS: count.default(30),
  CART_CUSTOMER_DAYS: count.default(90),
  CATALOGUE: z.enum(["demo", "empty"]).default("demo"),
  /** Working days until goods from the shelf leave, and until what is printed to order does. */
  HANDLING_DAYS: z.coerce.number().int().min(0).default(1),
  PRINT_DAYS: z.coerce.number().int().min(0).default(3),
  /** Where the warehouse stands: its days are the ones that are counted. */
  WAREHOUSE_TIME_ZONE: z
    .string()
    .refine((zone) => Intl.supportedValuesOf("timeZone").includes(zone) || zone === "UTC", "must be a time zone")
    .default("Asia/Seoul"),
  /** Is an order refused without consent to the terms, or is consent only kept where a storefront gives it? */
  CHECKOUT_CONSENT: z.enum(["recorded", "required"]).default("recorded"),
  /** Days for which the prices of a saved quote hold. */
  QUOTE_DAYS: count.default(14),
});

export const AccountGroup = z.object({
  ACCESS_TOKEN_SECONDS: count.default(300),
  REFRESH_TOKEN_SECONDS: count.default(30 * 24 * 3600),
  REFRESH_GRACE_SECONDS: count.default(10),
  /** Two addresses, comma separated, that also see templates which are not open. */
  ADMINISTRATORS: z.string().default("owner@carloom.example,studio@carloom.example"),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")
    .refine(isAddress, ADDRESS_FORM)
    .optional(),
  MAIL_FROM: z.string().default("Carloom <no-reply@carloom.example>"),
  /** Where messages of the site's forms are mailed to. */
  CONTACT_EMAIL: z.email().default("hello@carloom.example"),
  CONFIRM_EMAIL: flag.optional(),
  /** Staff roles that act only after a one-time code, comma separated: owner, catalogue, orders, support. */
  STAFF_CODE_ROLES: z
    .string()
    .regex(
      /^\s*((owner|catalogue|orders|support)\s*(,\s*(owner|catalogue|orders|support)\s*)*)?$/,
      "takes owner, catalogue, orders and support, with commas between",
    )
    .transform((value) =>
      value
        .split(",")
        .map((role) => role.trim())
        .filter(Boolean),
    )
    .default([]),
});

const issuer = (fallback: string) => z.url({ protocol: /^https?$/ }).default(fallback);

/** Sign-in by OpenID Connect: a provider is offered when its keys are here. */
export const IdentityGroup = z.object({
  OIDC_GOOGLE_CLIENT_ID: z.string().optional(),
  OIDC_GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_GOOGLE_ISSUER: issuer("https://accounts.google.com"),
  OIDC_KAKAO_CLIENT_ID: z.string().optional(),
  OIDC_KAKAO_CLIENT_SECRET: z.string().optional(),
  OIDC_KAKAO_ISSUER: issuer("https://kauth.kakao.com"),
  OIDC_LINE_CLIENT_ID: z.string().optional(),
  OIDC_LINE_CLIENT_SECRET: z.string().optional(),
  OIDC_LINE_ISSUER: issuer("https://access.line.me"),
  OIDC_APPLE_CLIENT_ID: z.string().optional(),
  OIDC_APPLE_TEAM_ID: z.string().optional(),
  OIDC_APPLE_KEY_ID: z.string().optional(),
  /** PEM of the key that Apple gave, line breaks also as `\\n`. */
  OIDC_APPLE_PRIVATE_KEY: z.string().optional(),
  OIDC_APPLE_ISSUER: issuer("https://appleid.apple.com"),
});

/** Card payments by Stripe: all three keys or none. The shop's own account for transfers, and who the invoices are from. */
export const PaymentGroup = z.object({
  ...bankShape(""),
  ...bankShape("_USD"),
  ...bankShape("_KRW"),
  ...bankShape("_JPY"),
  /** Days in which an order by transfer is to be paid; a day later it expires and its goods are free again. 0: never. */
  UNPAID_ORDER_DAYS: z.coerce.number().int().min(0).max(365).default(7),
  /** Who answers in the European Union for goods whose manufacturer is not there; lines of the address with ` | ` between them. */
  EU_RESPONSIBLE_NAME: z.string().optional(),
  EU_RESPONSIBLE_ADDRESS: z.string().default(""),
  EU_RESPONSIBLE_EMAIL: z.email().optional(),
  /** Which orders have the function to withdraw from the contract: those to the European Union, all, or none. */
  WITHDRAWAL_BUTTON: z.enum(["eu", "everywhere", "off"]).default("eu"),
  /** Whose invoices they are; `PRODUCT_NAME` without it. */
  SELLER_NAME: z.string().optional(),
  /** Lines of the seller's address, ` | ` between them. */
  SELLER_ADDRESS: z.string().default(""),
  /** The carrier's page of a parcel, with `{number}` where the tracking number goes; without it numbers are no links. */
  TRACKING_URL: z
    .url({ protocol: /^https?$/ })
    .refine((text) => text.includes("{number}"), "it lacks {number}")
    .optional(),
  /** What the law wants on an invoice, e.g. `VAT DE123456789` or `사업자등록번호 000-00-00000`. */
  SELLER_REGISTRATION: z.string().default(""),
  /** 登録番号 of a qualified invoice issuer in Japan, on invoices with Japan's tax. */
  SELLER_JP_NUMBER: z
    .string()
    .regex(/^T\d{13}$/, "T and 13 digits")
    .optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: address.optional(),
  STRIPE_SCRIPT_URL: z.url({ protocol: /^https?$/ }).default("https://js.stripe.com/v3/"),
  STRIPE_TIMEOUT_MS: count.default(10_000),
  /** `manual`: a card is only authorized at the checkout, and charged when staff say so, within the days that its bank allows. */
  STRIPE_CAPTURE: z.enum(["automatic", "manual"]).default("automatic"),
  /** Hours after which a payment by card that nobody came back to is cancelled at its provider. */
  PAYMENT_HOURS: count.default(24),
  /** For how long the goods of a cart are kept while it is paid. */
  RESERVATION_MINUTES: count.default(15),
});

export const LimitGroup = z.object({
  LIMIT_BATCH: count.default(10),
  LIMIT_ALIASES: count.default(100),
  LIMIT_DEPTH: count.default(12),
  LIMIT_TOKENS: count.default(2000),
  LIMIT_COST: count.default(50_000),
  LIMIT_PAGE: count.default(100),
  /** Characters of a query's text, however few tokens it has. */
  LIMIT_QUERY_CHARACTERS: count.default(32 * 1024),
  /** Fields, and pairs of fields under one name, that the new queries of a request may bring to validation. */
  LIMIT_WORK: count.default(20_000),
  /** Bytes of a request that carries no file: a whole build and what stands around it. */
  LIMIT_JSON_BYTES: count.default(1536 * 1024),
  /** Megabytes of request bodies that are read at one time; one network has an eighth of it. */
  LIMIT_BODIES_MB: count.default(192),
  /** Requests for what is made anew for each, of one network; a refused query counts as twenty. */
  LIMIT_REQUESTS_PER_MINUTE: count.default(6000),
  LIMIT_IMAGE_BYTES: count.default(10 * 1024 * 1024),
  LIMIT_IMAGE_PIXELS: count.default(40_000_000),
  /** Bytes of a file with layers (SVG, PSD, PDF, AI) that is brought into the studio. */
  LIMIT_LAYERED_BYTES: count.default(20 * 1024 * 1024),
  /** Bytes of a font that somebody brings for their texts. */
  LIMIT_FONT_BYTES: count.default(20 * 1024 * 1024),
  LIMIT_GLB_BYTES: count.default(50 * 1024 * 1024),
  LIMIT_SIGN_IN_PER_MINUTE: count.default(10),
  LIMIT_UPLOADS_PER_MINUTE: count.default(60),
  /** Questions to the assistant, and translations, of one address. */
  LIMIT_ASSIST_PER_MINUTE: count.default(60),
  /** The same of a day, of one address and of one account each. */
  LIMIT_ASSIST_PER_DAY: count.default(600),
  /** Orders of a day that somebody without an account places before paying for any and without waiting; 0: no limit. */
  LIMIT_GUEST_ORDERS: z.coerce.number().int().min(0).default(3),
  /** Pieces of one variant that they keep together without paying; 0: no limit. */
  LIMIT_GUEST_PIECES: z.coerce.number().int().min(0).default(50),
  /** Links to builds that one address makes in an hour. */
  LIMIT_SHARES_PER_HOUR: count.default(60),
});

export const ContentGroup = z.object({
  SEO_DEFAULT_TITLE: z.string().default("Carloom: build your car in 3D and turn it into reality"),
  SEO_DEFAULT_DESCRIPTION: z
    .string()
    .default(
      "A 3D car customization platform with real-time rendering and professional tools: paint, parts and stickers, with the exact price.",
    ),
  SEO_DEFAULT_KEYWORDS: z
    .string()
    .default("3D car configurator, car customization, tuning parts, car stickers, livery editor"),
  SEO_DEFAULT_OG_IMAGE: z.string().default("/og.jpg"),
  SEO_TWITTER_HANDLE: z.string().default("@carloom"),
  SEO_SITE_NAME: z.string().optional(),
  MAPS_API_KEY: z.string().default("{key}"),
  /** Tiles of the contact page's map: `https://…/{z}/{x}/{y}.png`, with `{s}` for hosts and `{key}` for the key. */
  MAPS_TILE_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/]+\/.*\{z\}.*\{[xy]\}.*\{[xy]\}/, "must hold {z}, {x} and {y}")
    .optional(),
  /** Who made the tiles, shown on the map. */
  MAPS_ATTRIBUTION: z.string().default("© OpenStreetMap"),
  /**
   * Looks Korean postal codes up, as juso.go.kr's address search does: `?keyword={code}&confmKey={key}&resultType=json` gives
   * `{ results: { common: { errorCode: "0" }, juso: [{ zipNo, siNm, sggNm, rn }] } }`. Without it they are written by hand.
   */
  POSTCODE_KR_URL: address.optional(),
  POSTCODE_KR_KEY: z.string().min(1).optional(),
  AI_URL: address.optional(),
});

/** The stylist: without an address and a model the embedded rules answer. */
export const AiGroup = z.object({
  /** Base address of a server that speaks OpenAI's chat completions, hosted or local, such as `http://localhost:11434/v1`. */
  AI_CHAT_URL: address.optional(),
  AI_CHAT_KEY: z.string().optional(),
  AI_CHAT_MODEL: z.string().optional(),
  /** Who answers, as people know it; the address' host without it. */
  AI_CHAT_NAME: z.string().optional(),
  /** The country that messages go to when it is another one (`the United States`): people are asked before the first. */
  AI_CHAT_ABROAD: z.string().optional(),
  /** The model takes pictures: a reference picture goes with the message, smaller and without its data. */
  AI_CHAT_SEES: flag.default(false),
  AI_CHAT_SECONDS: count.default(60),
  /** Rounds of looking up and answering of one question. */
  AI_CHAT_STEPS: count.default(8),
  /** Tokens of one round's answer. */
  AI_CHAT_ANSWER_TOKENS: count.default(1500),
  /** Tokens of a day, of all people together; afterwards the embedded rules answer until midnight UTC. */
  AI_TOKENS_PER_DAY: count.default(3_000_000),
});

/** Pictures of builds that the server draws itself, in a headless Chromium. */
export const PictureGroup = z.object({
  /** false: none are drawn; builds without a picture of their own show their template's. */
  PICTURES: flag.default(true),
  /** Path of a Chromium; the system's is found without. */
  CHROMIUM: z.string().optional(),
  PICTURE_SECONDS: count.default(120),
  PICTURE_MEMORY_MB: count.default(2048),
  /** How finely a picture is drawn: samples of each pixel. A machine without a GPU takes most of a second for each. */
  PICTURE_SAMPLES: count.max(64).default(8),
});

export const Environment = z.object({
  ...AddressGroup.shape,
  ...DataGroup.shape,
  ...AccountGroup.shape,
  ...IdentityGroup.shape,
  ...PaymentGroup.shape,
  ...LimitGroup.shape,
  ...ContentGroup.shape,
  ...PictureGroup.shape,
  ...AiGroup.shape,
  ...GenerationGroup.shape,
  ...TelemetryGroup.shape,
});
export type Environment = z.infer<typeof Environment>;
