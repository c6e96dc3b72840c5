import { z } from "zod";

const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => new URL(value).origin === value.replace(/\/$/, ""),
    "must be an origin such as https://example.com",
  )
  .transform((value) => new URL(value).origin);
const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""));
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
});

export const DataGroup = z.object({
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional(),
  DATABASE_POOL: count.default(12),
  DATABASE_PORT: port.default(54331),
  /** Keep plans of frequent statements; false behind a pooler that shares connections between transactions. */
  DATABASE_PREPARE: flag.default(true),
  STATEMENT_TIMEOUT_MS: count.default(5000),
  DATA_DIR: z.string().optional(),
  FREE_SPACE_MB: count.default(256),
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
    .optional(),
  MAIL_FROM: z.string().default("Carloom <no-reply@carloom.example>"),
  /** Where messages of the site's forms are mailed to. */
  CONTACT_EMAIL: z.email().default("hello@carloom.example"),
  CONFIRM_EMAIL: flag.optional(),
});

/** Card payments by Stripe: all three keys or none. */
export const PaymentGroup = z.object({
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: address.optional(),
  STRIPE_SCRIPT_URL: z.url({ protocol: /^https?$/ }).default("https://js.stripe.com/v3/"),
  STRIPE_TIMEOUT_MS: count.default(10_000),
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
  LIMIT_IMAGE_BYTES: count.default(10 * 1024 * 1024),
  LIMIT_IMAGE_PIXELS: count.default(40_000_000),
  LIMIT_GLB_BYTES: count.default(50 * 1024 * 1024),
  LIMIT_SIGN_IN_PER_MINUTE: count.default(10),
  LIMIT_UPLOADS_PER_MINUTE: count.default(60),
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
  AI_URL: address.optional(),
});

export const Environment = z.object({
  ...AddressGroup.shape,
  ...DataGroup.shape,
  ...AccountGroup.shape,
  ...PaymentGroup.shape,
  ...LimitGroup.shape,
  ...ContentGroup.shape,
});
export type Environment = z.infer<typeof Environment>;
