import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readSettings } from "@carloom/settings/server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { type PaidShop, paidShop } from "../testing/stripe/paid-shop.ts";

type Loose = ReturnType<typeof JSON.parse>;

const SETUP = `{ shopSetup { part uses isDefault canTest facts { name value } lacks { code settings } } }`;
const TEST = `mutation($part: SetupPartName!, $language: LanguageCodeEnum) {
  shopSetupTest(part: $part, languageCode: $language) { ok finding detail facts { name value } } }`;
const owner = () => customer({ isStaff: true, roles: ["owner"], email: "owner@example.com" });

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

/** The shop as if it had been started with these settings; what stands for its services is real again, too. */
async function shopWith(env: Record<string, string> = {}): Promise<Shop> {
  const { settings, storage, mailer } = shop.services;
  Object.assign(settings, readSettings({ DATA_DIR: settings.dataDir, ...env }));
  Object.assign(storage, real.storage);
  Object.assign(mailer, real.mailer);
  await mailer.forget?.("owner@example.com");
  return shop;
}
const real = { storage: {}, mailer: {} };
beforeAll(() => {
  Object.assign(real.storage, shop.services.storage);
  Object.assign(real.mailer, shop.services.mailer);
});
const partsOf = async (shop: Shop): Promise<Record<string, Loose>> => {
  const { data } = await shop.graphql(SETUP, {}, owner());
  return Object.fromEntries(data.shopSetup.map((part: Loose) => [part.part, part]));
};
const test = async (shop: Shop, part: string, more: object = {}): Promise<Loose> =>
  (await shop.graphql(TEST, { part, ...more }, owner())).data.shopSetupTest;
const factsOf = ({ facts }: Loose): Record<string, string> =>
  Object.fromEntries(facts.map(({ name, value }: Loose) => [name, value]));

/** Answers as a provider of models or tiles does. */
let provider: Server;
let address: string;
let answer: { status: number; type: string; body: string };
let heard: { url: string; authorization: string | undefined }[] = [];
beforeAll(async () => {
  provider = createServer((request, response) => {
    heard.push({ url: request.url ?? "", authorization: request.headers.authorization });
    response.writeHead(answer.status, { "content-type": answer.type }).end(answer.body);
  });
  await new Promise<void>((done) => provider.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => provider.close());
const answering = (body: string, status = 200, type = "application/json") => {
  heard = [];
  answer = { status, type, body };
};

describe("what the shop runs on", () => {
  it("names every default, what it does without, and the settings that would give it", async () => {
    const parts = await partsOf(await shopWith());
    expect(Object.keys(parts)).toEqual([
      "DATABASE",
      "OBJECTS",
      "MAIL",
      "PAYMENT",
      "MAPS",
      "STYLIST",
      "STICKERS",
      "PICTURES",
    ]);
    expect(parts.MAIL).toMatchObject({ uses: "MAIL_FOLDER", isDefault: true });
    expect(parts.MAIL.lacks.map(({ code }: Loose) => code)).toContain("NO_MAIL_LEAVES");
    expect(parts.PAYMENT.lacks).toContainEqual({
      code: "NO_CARDS",
      settings: ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
    });
    expect(parts.PAYMENT.canTest).toBe(false);
  });

  it("never shows a key, a password or an address with one in it", async () => {
    const shop = await shopWith({
      SMTP_URL: "smtp://sender:hunter2@mail.example.com:587/?pass=hunter2",
      MAIL_FROM: "Shop <shop@example.com>",
      DATABASE_URL: "postgres://shop:hunter2@db.example.com:5432/shop?password=hunter2",
      S3_ENDPOINT: "https://objects.example.com",
      S3_BUCKET: "carloom",
      S3_SECRET_ACCESS_KEY: "hunter2",
      STRIPE_SECRET_KEY: "sk_test_hunter2",
      STRIPE_PUBLISHABLE_KEY: "pk_test_hunter2",
      STRIPE_WEBHOOK_SECRET: "whsec_hunter2",
      MAPS_TILE_URL: "https://tiles.example.com/{z}/{x}/{y}.png?key=hunter2",
      AI_CHAT_URL: "https://models.example.com/v1",
      AI_CHAT_KEY: "hunter2",
      AI_CHAT_MODEL: "large",
      STICKER_PROVIDER: "openai",
      STICKER_PROVIDER_KEY: "hunter2",
      STICKER_PROVIDER_URL: "https://user:hunter2@images.example.com/at",
    });
    const parts = await partsOf(shop);
    expect(JSON.stringify(parts)).not.toContain("hunter2");
    expect(factsOf(parts.DATABASE).place).toBe("db.example.com:5432/shop");
    expect(factsOf(parts.MAIL).place).toBe("mail.example.com:587");
    expect(factsOf(parts.MAPS).place).toBe("tiles.example.com");
    expect(factsOf(parts.STICKERS).place).toBe("images.example.com/at");
    expect(Object.values(parts).filter(({ isDefault }) => isDefault)).toEqual([]);
  });

  it("is told to owners alone, and tested by them alone", async () => {
    const shop = await shopWith();
    for (const role of ["catalogue", "orders", "support"]) {
      const visitor = customer({ isStaff: true, roles: [role] });
      expect((await shop.graphql(SETUP, {}, visitor)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
      const refused = await shop.graphql(TEST, { part: "MAIL" }, visitor);
      expect(refused.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    }
    expect(await shop.services.mailer.list?.()).toEqual([]);
  });
});

describe("a test", () => {
  it("asks the database for its version and how far away it is", async () => {
    const ended = await test(await shopWith(), "DATABASE");
    expect(ended).toMatchObject({ ok: true, finding: "WORKS" });
    expect(factsOf(ended).version).toMatch(/^PostgreSQL 1[5-9]/);
    expect(factsOf(ended).latency).toMatch(/^[\d.]+ ms$/);
  });

  it("writes, reads and deletes an object, and leaves nothing behind", async () => {
    const shop = await shopWith();
    const names: string[] = [];
    const { put } = shop.services.storage;
    shop.services.storage.put = async (...args) => {
      const name = await put(...args);
      names.push(name);
      return name;
    };
    expect(await test(shop, "OBJECTS")).toMatchObject({ ok: true });
    expect(names).toHaveLength(1);
    expect(await shop.services.storage.size(names[0] ?? "")).toBeNull();
  });

  it("finds out that storage gives something else than was written", async () => {
    const shop = await shopWith();
    shop.services.storage.get = async () => new Uint8Array([1, 2, 3]);
    expect(await test(shop, "OBJECTS")).toMatchObject({ ok: false, finding: "WRONG_ANSWER", detail: "read" });
  });

  it("mails whoever asks, in the language that they read, and nobody else", async () => {
    const shop = await shopWith();
    expect(await test(shop, "MAIL", { language: "KO" })).toMatchObject({ ok: true });
    const mails = (await shop.services.mailer.list?.()) ?? [];
    expect(mails.map(({ to }) => to)).toEqual(["owner@example.com"]);
    expect(mails[0]?.text).toContain("테스트 메일");
  });

  it("says of a mail server only its code: what it wrote may quote a password", async () => {
    const shop = await shopWith();
    shop.services.mailer.send = async () => {
      throw Object.assign(new Error("535 hunter2 is wrong"), { code: "EAUTH", responseCode: 535 });
    };
    expect(await test(shop, "MAIL")).toMatchObject({ ok: false, finding: "REFUSED", detail: "EAUTH 535" });
  });

  it("asks a provider of models with its key whether it has the model", async () => {
    const shop = await shopWith({ AI_CHAT_URL: `${address}/v1`, AI_CHAT_KEY: "hunter2", AI_CHAT_MODEL: "large" });
    answering(JSON.stringify({ data: [{ id: "small" }, { id: "large" }] }));
    expect(await test(shop, "STYLIST")).toMatchObject({ ok: true, facts: [{ name: "models", value: "2" }] });
    expect(heard).toEqual([{ url: "/v1/models", authorization: "Bearer hunter2" }]);
    answering(JSON.stringify({ data: [{ id: "small" }] }));
    expect(await test(shop, "STYLIST")).toMatchObject({ ok: false, finding: "MODEL_UNKNOWN", detail: "large" });
    answering("wrong key hunter2", 401);
    expect(await test(shop, "STYLIST")).toEqual({ ok: false, finding: "REFUSED", detail: "HTTP 401", facts: [] });
    answering("<html>");
    expect(await test(shop, "STYLIST")).toMatchObject({ finding: "WRONG_ANSWER" });
  });

  it("asks for a tile of the map", async () => {
    const shop = await shopWith({ MAPS_TILE_URL: `${address}/{z}/{x}/{y}.png?key={key}`, MAPS_API_KEY: "k" });
    answering("PNG", 200, "image/png");
    expect(await test(shop, "MAPS")).toMatchObject({ ok: true });
    expect(heard[0]?.url).toBe("/0/0/0.png?key=k");
    answering("<html>", 200, "text/html");
    expect(await test(shop, "MAPS")).toMatchObject({ ok: false, finding: "WRONG_ANSWER", detail: "text/html" });
  });

  it("tells a part that nobody answers for from one that answers", async () => {
    const shop = await shopWith({ AI_CHAT_URL: "http://127.0.0.1:9/v1", AI_CHAT_MODEL: "large" });
    expect(await test(shop, "STYLIST")).toMatchObject({ ok: false, finding: "UNREACHABLE" });
    expect(await test(shop, "STICKERS")).toMatchObject({ ok: false, finding: "NOTHING_TO_TEST" });
  });

  it("ends after too many of them", async () => {
    const shop = await shopWith();
    const visitor = owner();
    const findings: string[] = [];
    for (let i = 0; i < 31; i++)
      findings.push((await shop.graphql(TEST, { part: "DATABASE" }, visitor)).data.shopSetupTest.finding);
    expect(findings.slice(0, 30)).toEqual(Array(30).fill("WORKS"));
    expect(findings[30]).toBe("TOO_OFTEN");
  });
});

describe("cards", () => {
  let paid: PaidShop;
  afterEach(() => paid?.drop());

  it("are asked for without any payment", async () => {
    paid = await paidShop();
    expect(await test(paid, "PAYMENT")).toMatchObject({ ok: true, facts: [{ name: "money", value: "test" }] });
    expect(await paid.db.selectFrom("commerce.payment_transaction").select("id").execute()).toEqual([]);
  });

  it("are refused with a wrong key, which is not shown", async () => {
    paid = await paidShop({ STRIPE_SECRET_KEY: "sk_live_hunter2" });
    expect(await test(paid, "PAYMENT")).toEqual({ ok: false, finding: "REFUSED", detail: "", facts: [] });
  });
});
