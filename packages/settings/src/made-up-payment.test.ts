import { expect, it, vi } from "vitest";
import { pageHeaders } from "./page-headers.ts";
import type * as Table from "./payment-providers.ts";
import { readSettings } from "./server.ts";

vi.mock("./payment-providers.ts", async (original) => {
  const { PAYMENT_PROVIDERS } = await original<typeof Table>();
  const own = { script: "https://pay.example", frame: ["https://frame.example"], connect: ["https://api.example"] };
  // two settings that are there already stand for its own
  const keys = ["AI_URL", "CHROMIUM"];
  return { PAYMENT_PROVIDERS: { ...PAYMENT_PROVIDERS, "carloom.konbini": { keys, script: "AI_URL", own } } };
});
const STRIPE = { STRIPE_SECRET_KEY: "s", STRIPE_PUBLISHABLE_KEY: "p", STRIPE_WEBHOOK_SECRET: "w" };
const KONBINI = { CHROMIUM: "/usr/bin/chromium", AI_URL: "https://pay.example/v1.js" };
const policyOf = (env: Record<string, string>) =>
  pageHeaders(readSettings(env).public, { script: [], payment: true })["content-security-policy"];

it("a payment provider that the table names is on where its keys are set, and told to pages", () => {
  expect(readSettings(KONBINI).public.payments).toEqual([
    { id: "carloom.konbini", script: "https://pay.example/v1.js" },
  ]);
  expect(() => readSettings({ CHROMIUM: "/usr/bin/chromium" })).toThrow(
    "AI_URL and CHROMIUM go together: set both or neither.",
  );
});

it("a page's policy lets in what every provider's form needs, and nothing for one that is off", () => {
  const both = policyOf({ ...STRIPE, ...KONBINI });
  for (const source of ["https://js.stripe.com", "https://hooks.stripe.com", "https://api.stripe.com"])
    expect(both).toContain(source);
  expect(both).toMatch(/script-src [^;]*https:\/\/pay\.example/);
  expect(both).toMatch(/frame-src [^;]*https:\/\/frame\.example/);
  expect(both).toMatch(/connect-src [^;]*https:\/\/api\.example/);
  expect(policyOf(KONBINI)).not.toContain("stripe");
});

it("a script from elsewhere gets its own origin alone", () => {
  const mirrored = policyOf({ ...KONBINI, AI_URL: "https://mirror.example/v1.js" });
  expect(mirrored).toMatch(/frame-src [^;]*https:\/\/mirror\.example/);
  expect(mirrored).not.toContain("https://frame.example");
});
