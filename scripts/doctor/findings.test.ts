import { readSettings } from "@carloom/settings/server";
import { expect, it } from "vitest";
import { findings } from "./findings.ts";

const GOOD = {
  ...Object.fromEntries(
    ["SITE", "ACCOUNT", "VIEWER", "STUDIO", "DASHBOARD", "SERVICES"].map((name) => [
      `${name}_ORIGIN`,
      `https://${name.toLowerCase()}.shop.test`,
    ]),
  ),
  COOKIE_DOMAIN: "shop.test",
  CDN_URL: "https://files.test",
  HOST: "0.0.0.0",
  TRUSTED_PROXIES: "10.0.0.1",
  DATABASE_URL: "postgres://shop:x@db/shop",
  S3_ENDPOINT: "https://s3.test",
  S3_BUCKET: "shop",
  SMTP_URL: "smtps://shop:x@mail.test",
  MAIL_FROM: "Shop <shop@shop.test>",
  CONTACT_EMAIL: "hello@shop.test",
  ADMINISTRATORS: "owner@shop.test",
  CATALOGUE: "empty",
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_PUBLISHABLE_KEY: "pk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  STAFF_CODE_ROLES: "owner",
  SELLER_NAME: "Shop",
  SELLER_ADDRESS: "1 Street",
};
const said = (env: Record<string, string>, root = false) =>
  findings(readSettings({ ...GOOD, ...env }), root).map(({ level, text }) => `${level} ${text}`);

it("finds nothing to say of settings that are ready for strangers", () => {
  expect(said({})).toEqual([]);
});

it("says what would fail for strangers of a product that nobody has set up", () => {
  const failing = findings(readSettings({}), true).filter(({ level }) => level === "fails");
  const names = failing.map(({ text }) => text.split(/[ ,:=]/, 1)[0]);
  expect(names).toEqual(
    expect.arrayContaining([
      "SITE_ORIGIN",
      "SMTP_URL",
      "MAIL_FROM",
      "CONTACT_EMAIL",
      "ADMINISTRATORS",
      "Nobody",
      "The",
    ]),
  );
});

it.each([
  [{ SITE_ORIGIN: "http://site.shop.test" }, /fails SITE_ORIGIN: not https/],
  [{ COOKIE_DOMAIN: "" }, /fails COOKIE_DOMAIN is missing/],
  [{ COOKIE_DOMAIN: "other.test" }, /fails COOKIE_DOMAIN=other\.test does not hold/],
  [{ COOKIE_DOMAIN: "op.test" }, /fails COOKIE_DOMAIN=op\.test does not hold/],
  [{ CDN_URL: "https://services.shop.test/cdn" }, /weak CDN_URL/],
  [{ TRUSTED_PROXIES: "" }, /fails TRUSTED_PROXIES/],
  [{ S3_ENDPOINT: "", S3_BUCKET: "" }, /fails S3_ENDPOINT/],
  [{ STRIPE_SECRET_KEY: "sk_test_x" }, /fails STRIPE_SECRET_KEY is a test key/],
  [{ WEBHOOKS_PRIVATE: "true" }, /fails WEBHOOKS_PRIVATE/],
  [{ DATABASE_DIRECT_URL: "postgres://shop:x@db/shop", DATABASE_PREPARE: "true" }, /weak DATABASE_PREPARE/],
  [{ JOBS: "false" }, /weak JOBS/],
  [{ DRAIN_SECONDS: "0" }, /weak DRAIN_SECONDS/],
])("names %o and nothing else", (env, line) => {
  expect(said(env)).toEqual([expect.stringMatching(line)]);
});

it("shows no secret", () => {
  const env = { SMTP_URL: "smtp://shop:hunter2@mail.test", STRIPE_SECRET_KEY: "sk_test_hunter2", DEV: "true" };
  expect(said(env, true).join()).not.toContain("hunter2");
});
