import { contentInForce, mailTranslate } from "@carloom/platform";
import { mergedMessages } from "@carloom/i18n/merge";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DOCUMENTS } from "./documents.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const owner = customer({ isStaff: true, roles: ["owner"] });
const keeper = customer({ isStaff: true, roles: ["catalogue"] });

beforeAll(async () => {
  shop = await shopFixture();
  for (const { userId, email } of [owner, keeper])
    await sql`insert into commerce.account (id, email, is_confirmed, is_staff) values (${userId}, ${email}, true, true)`.execute(
      shop.db,
    );
});
afterAll(() => shop.drop());

const DOCUMENT = `query($kind: ContentKind!, $key: String!, $code: LanguageCodeEnum!) {
  contentDocument(kind: $kind, key: $key, languageCode: $code) {
    version texts { key role default value places isLong }
    history { version changed isDefault author { email } texts { key value } } } }`;
const SAVE = `mutation($kind: ContentKind!, $key: String!, $code: LanguageCodeEnum!, $texts: [ContentTextInput!]!, $version: Int) {
  contentSave(kind: $kind, key: $key, languageCode: $code, texts: $texts, version: $version) {
    document { version } errors { field code places } } }`;
const RESTORE = `mutation($kind: ContentKind!, $key: String!, $code: LanguageCodeEnum!, $version: Int!) {
  contentRestore(kind: $kind, key: $key, languageCode: $code, version: $version) { document { version } errors { code } } }`;
const SITE = `query($code: LanguageCodeEnum!, $preview: UUID) {
  siteTexts(languageCode: $code, preview: $preview) { key value } }`;

const HOME = { kind: "HOME", key: "texts", code: "EN" };
const of = (texts: Record<string, string>) => Object.entries(texts).map(([key, value]) => ({ key, value }));
const save = async (texts: Record<string, string>, more: object = {}, visitor = keeper): Promise<Loose> =>
  (await shop.graphql(SAVE, { ...HOME, texts: of(texts), ...more }, visitor)).data?.contentSave;
const document = async (more: object = {}, visitor = keeper): Promise<Loose> =>
  (await shop.graphql(DOCUMENT, { ...HOME, ...more }, visitor)).data?.contentDocument;
const site = async (more: object = {}): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await shop.graphql(SITE, { code: "EN", ...more })).data.siteTexts.map(({ key, value }: Loose) => [key, value]),
  );

describe("the home page's texts", () => {
  it("are the product's until somebody writes others, of which only those that differ are kept", async () => {
    expect(await site()).toEqual({});
    const before = await document();
    const claim = before.texts.find(({ key }: Loose) => key === "site.home.claim");
    expect(before.version).toBe(0);
    expect(claim).toMatchObject({ default: "Click, customize and order in seconds.", value: null });

    const saved = await save({ "site.home.headline": "  Your car, drawn by you ", "site.home.claim": claim.default });
    expect(saved).toEqual({ document: { version: 1 }, errors: [] });
    expect(await site()).toEqual({ "site.home.headline": "Your car, drawn by you" });
    expect(await site({ code: "KO" })).toEqual({});
    const [version] = (await document()).history;
    expect(version).toMatchObject({ version: 1, changed: ["site.home.headline"], author: { email: keeper.email } });

    await save({ "site.home.claim": "In minutes." });
    expect(await site()).toEqual({ "site.home.headline": "Your car, drawn by you", "site.home.claim": "In minutes." });
    await save({ "site.home.claim": "" });
    expect(await site()).toEqual({ "site.home.headline": "Your car, drawn by you" });
  });

  it("are taken back to any version, which is a version of its own", async () => {
    await save({ "site.home.headline": "Another" });
    const { version } = await document();
    const back = await shop.graphql(RESTORE, { ...HOME, version: 1 }, keeper);
    expect(back.data.contentRestore).toEqual({ document: { version: version + 1 }, errors: [] });
    expect(await site()).toEqual({ "site.home.headline": "Your car, drawn by you" });
    await shop.graphql(RESTORE, { ...HOME, version: 0 }, keeper);
    expect(await site()).toEqual({});
    expect((await document()).history[0]).toMatchObject({ isDefault: true });
    const none = await shop.graphql(RESTORE, { ...HOME, version: 99 }, keeper);
    expect(none.data.contentRestore.errors).toEqual([{ code: "NOT_FOUND" }]);
  });

  it("are not written over by somebody who has not seen the newest", async () => {
    const { version } = await document();
    expect((await save({ "site.home.try": "Try it" }, { version })).errors).toEqual([]);
    const late = await save({ "site.home.try": "Try it now" }, { version });
    expect(late).toEqual({ document: null, errors: [{ field: "version", code: "CONFLICT", places: [] }] });
    expect((await site())["site.home.try"]).toBe("Try it");
    const both = await Promise.all([
      save({ "site.home.try": "One" }, { version: version + 1 }),
      save({ "site.home.try": "Two" }, { version: version + 1 }),
    ]);
    expect(both.filter(({ errors }: Loose) => errors.length === 0)).toHaveLength(1);
  });

  it("are seen before they are published by whoever has the token, and by nobody else", async () => {
    const published = await site();
    const answer = await shop.graphql(
      `mutation($texts: [ContentTextInput!]!) { contentPreview(kind: HOME, key: "texts", languageCode: EN, texts: $texts) {
        token errors { code } } }`,
      { texts: of({ "site.home.headline": "Not yet" }) },
      keeper,
    );
    const { token } = answer.data.contentPreview;
    expect((await site({ preview: token }))["site.home.headline"]).toBe("Not yet");
    expect(await site()).toEqual(published);
    expect(await site({ preview: "00000000-0000-4000-8000-000000000000" })).toEqual(published);
    expect((await site({ preview: token, code: "JA" }))["site.home.headline"]).toBeUndefined();
  });

  it("hold no text that the page does not have", async () => {
    const saved = await save({ "site.termsPage.heading": "Our terms" });
    expect(saved.errors).toMatchObject([{ field: "site.termsPage.heading", code: "NOT_FOUND" }]);
  });
});

describe("mail texts", () => {
  const PAID = { kind: "MAIL", key: "order.paid", code: "EN" };

  it("are the owner's", async () => {
    for (const [query, more] of [
      [DOCUMENT, {}],
      [SAVE, { texts: [] }],
      [RESTORE, { version: 0 }],
    ] as const) {
      const answer = await shop.graphql(query, { ...PAID, ...more }, keeper);
      expect(answer.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    }
    expect((await document(PAID, owner)).texts.map(({ key }: Loose) => key)).toEqual([
      "letter.paid.subject",
      "letter.paid.text",
    ]);
  });

  it("need every placeholder of the mail, and take no other", async () => {
    const saved = await save(
      { "letter.paid.subject": "Paid: {number}", "letter.paid.text": "Thanks {name}, {price} for {number}" },
      PAID,
      owner,
    );
    expect(saved.errors).toEqual([
      { field: "letter.paid.subject", code: "PLACEHOLDER_MISSING", places: ["{product}"] },
      { field: "letter.paid.text", code: "PLACEHOLDER_UNKNOWN", places: ["{name}"] },
    ]);
    expect((await document(PAID, owner)).version).toBe(0);
    const lines = await save({ "letter.paid.subject": "{product}\n{number}" }, PAID, owner);
    expect(lines.errors).toMatchObject([{ code: "INVALID" }]);
  });

  it("stand in the mails that are sent from then on, in their language alone", async () => {
    await save({ "letter.paid.subject": "{product} thanks you for order {number}" }, PAID, owner);
    const t = await mailTranslate(shop.services.db, "en");
    expect(t("letter.paid.subject", { product: "Carloom", number: "1001" })).toBe("Carloom thanks you for order 1001");
    expect(t("letter.paid.text", { price: "$1", number: "1001" })).toContain("Your payment of $1 has arrived");
    const korean = await mailTranslate(shop.services.db, "ko");
    expect(korean("letter.paid.subject", { product: "Carloom", number: "1001" })).not.toContain("thanks");
  });

  const SAMPLE = `mutation($key: String!, $code: LanguageCodeEnum!, $texts: [ContentTextInput!]!) {
    mailSample(key: $key, languageCode: $code, texts: $texts) { mail { subject text html } errors { code } } }`;

  it("are seen with a sample order before they are stored", async () => {
    const texts = of({ "order-mail.greeting": "Welcome to {product} <b>" });
    const answer = await shop.graphql(SAMPLE, { key: "order.confirmation", code: "EN", texts }, owner);
    const { mail } = answer.data.mailSample;
    expect(mail.subject).toBe("Carloom: your order 1025");
    expect(mail.text).toContain("Welcome to Carloom <b>\nWe have received order 1025.");
    expect(mail.text).toContain("4 × Orro Wye 5 wheel");
    expect(mail.html).toContain("Welcome to Carloom &#60;b&#62;");
    expect((await document({ kind: "MAIL", key: "order.confirmation" }, owner)).version).toBe(0);
  });

  it("of every mail can be seen, in every language, without a placeholder that is left", async () => {
    const wrong: string[] = [];
    for (const { key } of DOCUMENTS.filter(({ kind }) => kind === "mail"))
      for (const code of ["EN", "KO", "JA"]) {
        await sql`delete from platform.rate_window`.execute(shop.db);
        const { mail, errors } = (await shop.graphql(SAMPLE, { key, code, texts: [] }, owner)).data.mailSample;
        if (errors.length > 0 || !mail.subject || /\{\w+\}/.test(mail.subject + mail.text))
          wrong.push(`${key} ${code}`);
      }
    expect(wrong).toEqual([]);
  });

  it("are sent as a test to whoever asks", async () => {
    const answer = await shop.graphql(
      `mutation { mailSampleSend(key: "stock.back", languageCode: KO, texts: []) { mail { subject } errors { code } } }`,
      {},
      owner,
    );
    const { subject } = answer.data.mailSampleSend.mail;
    const [sent] = (await shop.services.mailer.list?.()) ?? [];
    expect(sent).toMatchObject({ to: owner.email, subject });
  });

  it("are texts that there are, without plurals, each in one mail alone", () => {
    const messages = mergedMessages("en");
    const keys = DOCUMENTS.flatMap(({ texts }) => texts.map(({ key }) => key));
    expect(keys.filter((key) => typeof messages[key] !== "string")).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

it("tells pages of what they show, and not of mails", async () => {
  const told: string[] = [];
  const client = await shop.services.connection.direct.connect();
  try {
    client.on("notification", ({ channel }) => told.push(channel));
    await client.query("listen carloom_pages");
    await save({ "letter.paid.subject": "{product}: {number} is paid" }, { kind: "MAIL", key: "order.paid" }, owner);
    await client.query("select 1");
    expect(told).toEqual([]);
    await save({ "site.home.browse": "All cars" });
    await client.query("select 1");
    expect(told).toEqual(["carloom_pages"]);
  } finally {
    client.release(true);
  }
});

it("keeps what was in force at a time", async () => {
  const name = { kind: "home", key: "texts", language: "ja" } as const;
  await save({ "site.home.try": "試す" }, { code: "JA" });
  const then = (await contentInForce(shop.services.db, name))?.effective_at ?? null;
  await save({ "site.home.try": "" }, { code: "JA" });
  expect((await contentInForce(shop.services.db, name))?.body).toEqual({ texts: {} });
  expect((await contentInForce(shop.services.db, name, then))?.body).toEqual({ texts: { "site.home.try": "試す" } });
});
