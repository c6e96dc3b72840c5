import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commerceJobs } from "../index.ts";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { CORRECT, OWN } from "../testing/order-documents.ts";
import { testPort } from "../testing/port.ts";
import { SEOUL, type Shop, shopFixture } from "../testing/shop.ts";
import { OWN_CHANGE_MAIL } from "./own-change.ts";

const EMAIL = "buyer@people.example";
const RETURN = `mutation($token: UUID!, $email: String) {
  orderReturnRequest(token: $token, email: $email, lines: []) { order { id } errors { field code } } }`;
const WITHDRAW = `mutation($token: UUID!, $email: String) {
  orderReturnRequestWithdraw(token: $token, email: $email, id: "x") { order { id } errors { field code } } }`;
const INVOICE = `mutation($token: UUID!, $email: String) {
  orderInvoiceLink(token: $token, email: $email) { number errors { field code } } }`;
const CHANGED = { ...SEOUL, streetAddress1: "1 Elsewhere-ro" };

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

/** Another network asks from now on. */
const from = (ip: string) => {
  const plain = shop.services.contextFor;
  shop.services.contextFor = (visitor) => ({ ...plain(visitor), ip });
};
const ask = async (query: string, variables: object): Promise<Loose> =>
  Object.values((await shop.graphql(query, variables)).data)[0];
const guestOrder = async (): Promise<{ token: string }> =>
  (await ask(COMPLETE, { id: await readyCart(shop, [{ sku: "RIM-OTHER", quantity: 1 }]) })).order;
const correct = (token: string, email: string) => ask(CORRECT, { token, email, shippingAddress: CHANGED });
const LATE = [{ field: "email", code: "INVALID" }];

describe("the mail address as proof behind an order's link", () => {
  it("can be tried a few times, and then the right one is refused like any other", async () => {
    from("198.51.100.1");
    const { token } = await guestOrder();
    const seen = [];
    for (let i = 0; i < 40; i++) seen.push((await correct(token, `guess${i}@people.example`)).errors[0].code);
    expect(seen.filter((code) => code === "NOT_FOUND")).toHaveLength(10);
    expect((await correct(token, EMAIL)).errors[0].code).toBe("INVALID");
    for (const other of [OWN, RETURN, WITHDRAW, INVOICE])
      expect((await ask(other, { token, email: EMAIL })).errors, other).toMatchObject([{ code: "INVALID" }]);
    expect((await ask(RETURN, { token, email: "nobody@people.example" })).errors).toEqual(LATE);
    // the buyer, elsewhere, goes on
    from("198.51.100.2");
    expect((await correct(token, EMAIL)).errors).toEqual([]);
  });

  it("is counted for an order over all networks", async () => {
    const { token } = await guestOrder();
    let tried = 0;
    for (let network = 0; network < 12; network++) {
      from(`203.0.113.${network}`);
      for (let i = 0; i < 8; i++)
        if ((await correct(token, `${network}-${i}@people.example`)).errors[0].code === "NOT_FOUND") tried++;
    }
    expect(tried).toBe(60);
  });

  it("tells the buyer of every change that it allowed", async () => {
    from("198.51.100.3");
    const { token } = await guestOrder();
    const sent: { to: string; subject: string; text: string }[] = [];
    const mailer = { ...shop.services.mailer, send: async (mail: (typeof sent)[number]) => void sent.push(mail) };
    const jobs = commerceJobs({ ...shop.services, mailer } as typeof shop.services, testPort());
    await shop.services.connection.pool.query("delete from graphile_worker._private_jobs");
    expect((await correct(token, EMAIL)).errors).toEqual([]);
    expect((await ask(OWN, { token, email: EMAIL })).errors).toEqual([]);
    const { rows } = await shop.services.connection.pool.query<{ payload: object }>(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1 order by j.id`,
      [OWN_CHANGE_MAIL],
    );
    for (const again of [1, 2])
      for (const { payload } of rows) await jobs[OWN_CHANGE_MAIL]?.(payload, { attempt: again, lastAttempt: false });
    expect(sent.map((mail) => [mail.to, /address|canceled/.exec(mail.subject)?.[0]])).toEqual([
      [EMAIL, "address"],
      [EMAIL, "canceled"],
    ]);
    for (const { text } of sent) expect(text).toContain(`/orders/${token}`);
  });
});
