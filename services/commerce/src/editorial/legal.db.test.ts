import { contentVersions } from "@carloom/platform";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { CONTENT_IN_FORCE, editorialJobs } from "./legal.command.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const owner = customer({ isStaff: true, roles: ["owner"] });
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const LEGAL = `query($key: String!, $at: DateTime, $version: Int, $preview: UUID) {
  legal(key: $key, languageCode: EN, at: $at, version: $version, preview: $preview) {
    text { version title content effectiveAt } versions { version } } }`;
const SAVE = `mutation($key: String!, $version: Int, $input: LegalInput!) {
  legalSave(key: $key, languageCode: EN, version: $version, input: $input) { errors { field code } } }`;
const ask = async (query: string, variables: object, visitor: ReturnType<typeof customer> | null = null) => {
  const answer = await shop.graphql(query, variables, visitor);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0] as Loose;
};
const legal = (more: object = {}, key = "terms") => ask(LEGAL, { key, ...more });
const content = (text: string) => JSON.stringify({ blocks: [{ type: "paragraph", data: { text } }] });
const save = (text: string, effectiveAt: string | null = null, key = "terms") =>
  ask(SAVE, { key, input: { title: "Terms", lead: "", content: content(text), effectiveAt } }, owner);
const name = (key: string) => ({ kind: "legal", key, language: "en" }) as const;

describe("a text of law", () => {
  it("is the product's until the owner writes one, who begins with the product's words", async () => {
    expect(await legal()).toEqual({ text: null, versions: [] });
    const begun = await ask(
      `{ legalDocument(key: "terms", languageCode: EN) { version isDefault text { title content } } }`,
      {},
      owner,
    );
    expect(begun).toMatchObject({ version: 0, isDefault: true, text: { title: "Terms" } });
    expect(begun.text.content).toContain("Who we are");
    expect(await legal({}, "cookies")).toBeNull();
  });

  it("is in force from its day on, and what was before can still be read", async () => {
    expect((await save("First words")).errors).toEqual([]);
    expect((await legal()).text.content).toContain("First words");
    const [{ effective_at: begun } = { effective_at: new Date() }] = await contentVersions(
      shop.services.db,
      name("terms"),
    );
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    expect((await save("Later words", soon)).errors).toEqual([]);
    expect((await legal()).text.content).toContain("First words");
    expect((await legal({ version: 2 })).text).toBeNull();
    expect((await legal({ at: soon })).text.content).toContain("First words");
    expect((await legal()).versions).toEqual([{ version: 1 }]);

    // the hour passes
    await sql`update platform.content_entry set effective_at = now() where version = 2 and kind = 'legal'`.execute(
      shop.db,
    );
    expect((await legal()).text).toMatchObject({ version: 2, content: content("Later words") });
    expect((await legal({ at: begun.toISOString() })).text.content).toContain("First words");
    expect((await legal({ version: 1 })).text.content).toContain("First words");
    expect((await legal()).versions).toEqual([{ version: 2 }, { version: 1 }]);
  });

  it("is never planned for a day that is over, empty or without a title", async () => {
    expect((await save("Too late", "2026-01-01T00:00:00Z")).errors).toEqual([
      { field: "effectiveAt", code: "INVALID" },
    ]);
    for (const empty of ['{"blocks":[]}', content(" <script></script> ")]) {
      const none = { title: "Terms", lead: "", content: empty };
      const { errors } = await ask(SAVE, { key: "terms", input: none }, owner);
      expect(errors).toEqual([{ field: "content", code: "REQUIRED" }]);
    }
    expect((await save("")).errors).toEqual([{ field: "content", code: "REQUIRED" }]);
    const nameless = { title: " ", lead: "", content: content("x") };
    expect((await ask(SAVE, { key: "terms", input: nameless }, owner)).errors).toEqual([
      { field: "title", code: "REQUIRED" },
    ]);
  });

  it("keeps no markup that a page could run", async () => {
    await save('Hello <img src=x onerror=alert(1)><a href="javascript:alert(1)">there</a> <b>you</b>', null, "privacy");
    expect((await legal({}, "privacy")).text.content).toBe(content("Hello there <b>you</b>"));
  });

  it("tells pages when its day comes", async () => {
    const day = new Date(Date.now() + 7_200_000).toISOString();
    await save("Of that day", day, "privacy");
    const { rows } = await sql<{
      key: string;
    }>`select key from graphile_worker.jobs where key like ${`${CONTENT_IN_FORCE}%`}`.execute(shop.db);
    expect(rows.map(({ key }) => key)).toContain(`${CONTENT_IN_FORCE}:${day}`);
    const client = await shop.services.connection.direct.connect();
    const told: string[] = [];
    client.on("notification", ({ channel }) => told.push(channel));
    await client.query("listen carloom_pages");
    await editorialJobs(shop.services)[CONTENT_IN_FORCE]?.({}, {} as never);
    await client.query("select 1");
    client.release(true);
    expect(told).toEqual(["carloom_pages"]);
  });
});

describe("an order", () => {
  const TERMS = "query($id: ID!) { checkoutTerms(checkoutId: $id) { version givenAt } }";
  const AGREE = `mutation($id: ID!, $version: String!) { checkoutConsentGive(checkoutId: $id, version: $version,
    returnClasses: [STANDARD]) { errors { field code } } }`;
  const AGREED = `query($token: UUID!) { orderTerms(token: $token) { consents { version termsVersion languageCode } } }`;

  it("keeps the version of the terms that its buyer agreed to, whatever comes after", async () => {
    await save("What is agreed to");
    const [{ version: number } = { version: 0 }] = await contentVersions(shop.services.db, name("terms"));
    const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    const { version } = await ask(TERMS, { id });
    expect(version).toMatch(new RegExp(`\\+${number}$`));
    expect((await ask(AGREE, { id, version })).errors).toEqual([]);
    await save("What nobody has read");
    // agreed to another version than the one in force now
    expect((await ask(TERMS, { id })).givenAt).toBeNull();
    expect((await ask(AGREE, { id, version })).errors).toEqual([{ field: "version", code: "INVALID" }]);
    const { order } = await ask(COMPLETE, { id });
    const { consents } = await ask(AGREED, { token: order.token });
    expect(consents).toEqual([{ version, termsVersion: number, languageCode: "EN" }]);
    expect((await legal({ version: number })).text.content).toContain("What is agreed to");
  });
});
