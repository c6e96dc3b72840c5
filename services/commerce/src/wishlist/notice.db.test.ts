import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STOCKS } from "../testing/order-documents.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";
import { wishlistJobs } from "./notice.jobs.ts";

const NOTICE = `mutation($id: ID!, $email: String, $language: LanguageCodeEnum) {
  stockNoticeRequest(variantId: $id, channel: "default-channel", email: $email, languageCode: $language) { errors { field code } } }`;
const CONFIRM = "mutation($token: UUID!) { stockNoticeConfirm(token: $token) { errors { code } } }";
const END = "mutation($token: UUID!, $all: Boolean) { stockNoticeEnd(token: $token, all: $all) { errors { code } } }";
const SEEN =
  "query($token: UUID!) { stockNotice(token: $token) { isConfirmed sentAt others channel variant { sku product { name } } } }";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
let warehouse: string;
let id: string;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
beforeAll(async () => {
  shop = await shopFixture();
  const row = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
  warehouse = globalId("Warehouse", row.id);
  id = await shop.variant("LAST-TEN");
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object, visitor: ReturnType<typeof customer> | null = null) => {
  const answer = await shop.graphql(query, variables, visitor);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0] as Loose;
};
const stock = (sku: string, quantity: number) => ask(STOCKS, { sku, stocks: [{ warehouse, quantity }] }, keeper);
const run = { attempt: 1, lastAttempt: false };
const mailsTo = async (to: string) => ((await shop.services.mailer.list?.()) ?? []).filter((mail) => mail.to === to);

/** Runs every waiting mail of this kind. @returns how many */
async function send(kind: "stockNoticeMail" | "stockNoticeConfirmMail"): Promise<number> {
  const { rows } = await shop.services.connection.pool.query<{ payload: object }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 returning j.payload`,
    [`commerce.${kind}`],
  );
  for (const { payload } of rows) await wishlistJobs(shop.services)[`commerce.${kind}`]?.(payload, run);
  return rows.length;
}
/** Two workers look at the shelves at the same time. */
async function sweep(): Promise<number> {
  const jobs = wishlistJobs(shop.services);
  await Promise.all([1, 2].map(async () => jobs["commerce.sweepStockNotices"]?.({}, run)));
  return send("stockNoticeMail");
}
const tokenIn = (text = "") => /\/stock-notices\/([\da-f-]{36})/.exec(text)?.[1] ?? "";

describe("news of stock", () => {
  it("is for what is sold out, and for addresses alone", async () => {
    expect((await ask(NOTICE, { id, email: "a@people.example" })).errors).toEqual([
      { field: "variantId", code: "IN_STOCK" },
    ]);
    await stock("LAST-TEN", 0);
    expect((await ask(NOTICE, { id, email: "not an address" })).errors[0].code).toBe("INVALID");
    expect((await ask(NOTICE, { id })).errors[0].code).toBe("INVALID");
  });

  it("goes to an address that somebody typed only after that address agreed", async () => {
    for (const email of ["a@people.example", "A@people.example"])
      expect((await ask(NOTICE, { id, email })).errors).toEqual([]);
    await ask(NOTICE, { id, email: "b@people.example", language: "KO" });
    // a stranger who is signed in is a stranger to this address
    await ask(NOTICE, { id, email: "c@people.example" }, customer());
    expect(await send("stockNoticeConfirmMail")).toBe(3);
    const [asked] = await mailsTo("b@people.example");
    expect(asked?.subject).toContain("재입고 알림");
    expect(asked?.text).toContain("?lang=ko");
    const token = tokenIn((await mailsTo("a@people.example"))[0]?.text);
    expect(await ask(SEEN, { token })).toMatchObject({
      isConfirmed: false,
      channel: "default-channel",
      variant: { sku: "LAST-TEN" },
    });
    expect((await ask(CONFIRM, { token })).errors).toEqual([]);
    expect(await ask(SEEN, { token })).toMatchObject({ isConfirmed: true, sentAt: null });

    const mina = customer();
    expect((await ask(NOTICE, { id }, mina)).errors).toEqual([]);
    expect(await sweep()).toBe(0);
    await stock("LAST-TEN", 3);
    expect(await sweep()).toBe(2);
    const [told] = await mailsTo("a@people.example");
    expect(told?.text).toContain("/default-channel/products/last-ten");
    expect(tokenIn(told?.text)).toBe(token);
    expect(await mailsTo(mina.email)).toHaveLength(1);
    expect(await mailsTo("c@people.example")).toHaveLength(1);
    expect(await sweep()).toBe(0);
  });

  it("is asked anew for the next time, by whoever types it, and ends by its link", async () => {
    await stock("LAST-TEN", 0);
    await ask(NOTICE, { id, email: "a@people.example" });
    expect(await send("stockNoticeConfirmMail")).toBe(1);
    const token = tokenIn((await mailsTo("a@people.example"))[0]?.text);
    await stock("WING", 0);
    await ask(NOTICE, { id: await shop.variant("WING"), email: "a@people.example" });
    expect(await ask(SEEN, { token })).toMatchObject({ isConfirmed: false, others: 1 });
    expect((await ask(END, { token, all: true })).errors).toEqual([]);
    expect(await ask(SEEN, { token })).toBeNull();
    for (const document of [CONFIRM, END])
      expect((await ask(document, { token })).errors).toEqual([{ code: "NOT_FOUND" }]);
    const left = shop.db.selectFrom("commerce.stock_notice").select("id").where("email", "=", "a@people.example");
    expect(await left.execute()).toEqual([]);
    const unheard = "00000000-0000-4000-8000-000000000000";
    expect(await ask(SEEN, { token: unheard })).toBeNull();
  });

  it("forgets an address that never answered", async () => {
    await shop.services.connection.pool.query(
      "update commerce.stock_notice set created_at = now() - interval '8 days' where email = 'c@people.example'",
    );
    await sweep();
    const left = shop.db.selectFrom("commerce.stock_notice").select("email").where("is_confirmed", "=", false);
    expect((await left.execute()).map(({ email }) => email)).toEqual(["b@people.example"]);
  });
});
