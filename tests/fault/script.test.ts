import { commerceJobs } from "@carloom/commerce";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMPLETE, CREATE, DELIVERY } from "../../services/commerce/src/testing/documents.ts";
import { FULFILL, ORDER, PAID } from "../../services/commerce/src/testing/order-documents.ts";
import { testPort } from "../../services/commerce/src/testing/port.ts";
import { SEOUL, type Shop, shopFixture, staff } from "../../services/commerce/src/testing/shop.ts";
import { globalId } from "../../services/wire/src/ids.ts";
import { PAYLOADS, skeleton } from "../support/payloads.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture({ env: { CONTACT_EMAIL: "desk@people.example" } });
  await shop.db.updateTable("commerce.stock").set({ quantity: 1_000_000 }).execute();
});
afterAll(() => shop.drop());

type Sent = { subject: string; text: string; html: string };
type Loose = ReturnType<typeof JSON.parse>;

/** Runs every waiting job that sends a mail. */
async function mails(): Promise<Sent[]> {
  const jobs = commerceJobs(shop.services, testPort());
  const sent: Sent[] = [];
  const { rows } = await shop.services.connection.pool.query<{ name: string; payload: object }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier ~* 'mail' returning t.identifier as name, j.payload`,
  );
  for (const { name, payload } of rows.sort((one, other) => one.name.localeCompare(other.name))) {
    await jobs[name]?.(payload, { attempt: 1, lastAttempt: true });
    sent.push(...(((await shop.services.mailer.list?.()) ?? []).slice(0, 1) as Sent[]));
    // the newest comes first, by the millisecond
    await new Promise((done) => setTimeout(done, 3));
  }
  return sent;
}

const must = async (query: string, variables: object, visitor: ReturnType<typeof staff> | null = null) => {
  const answer = await shop.graphql(query, variables, visitor);
  const [payload] = Object.values(answer.data ?? {}) as Loose[];
  if (answer.errors || payload?.errors?.length) throw new Error(JSON.stringify(answer).slice(0, 500));
  return payload;
};

/** A buyer whose goods, address, note and message bear these words, as far as people may name them. */
async function buy(words: readonly string[]): Promise<Sent[]> {
  const kinds = [await shop.variant("RIM"), await shop.variant("RIM-OTHER")];
  const lines = words.map((_, i) => ({ variantId: kinds[i % 2], quantity: 1, forceNewLine: true }));
  const address = { ...SEOUL, companyName: words[0], lastName: words[1], streetAddress1: words[2] };
  const email = "buyer@people.example";
  const input = { channel: "default-channel", email, shippingAddress: address, billingAddress: address, lines };
  const { checkout } = await must(CREATE, { input });
  const key = Buffer.from(checkout.id, "base64").toString().split(":")[1];
  // as a design names what is lettered and printed for it
  await shop.services.connection.pool.query(
    `update commerce.checkout_line l set metadata = jsonb_build_object('name', w.word)
     from (select id, row_number() over (order by position) n from commerce.checkout_line where checkout_id = $1) o
     join unnest($2::text[]) with ordinality as w(word, n) using (n) where l.id = o.id`,
    [key, words],
  );
  await must(DELIVERY, { id: checkout.id, deliveryMethodId: checkout.shippingMethods[0].id });
  await must(
    "mutation($id: ID!, $note: String!) { checkoutCustomerNoteUpdate(id: $id, customerNote: $note) { errors { code } } }",
    { id: checkout.id, note: words.join("\n").slice(0, 900) },
  );
  const { order } = await must(COMPLETE, { id: checkout.id });
  await must(PAID, { id: order.id }, staff());
  const whole = await must(ORDER, { id: order.id }, staff());
  const { id } = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
  const stocks = [{ quantity: 1, warehouse: globalId("Warehouse", id) }];
  const sent = { lines: whole.lines.map((line: Loose) => ({ orderLineId: line.id, stocks })), notifyCustomer: true };
  await must(FULFILL, { order: order.id, input: sent }, staff());
  const message = { name: words[3], email, subject: words[4], message: words.slice(0, 20).join("\n"), page: "contact" };
  await must("mutation($input: ContactInput!) { contactSend(input: $input) { errors { code } } }", { input: message });
  return mails();
}

describe("a hundred names that would run", () => {
  it("come back as text in every mail: its elements are those of a mail about plain names", async () => {
    expect(new Set(PAYLOADS).size).toBe(100);
    const plain = await buy(PAYLOADS.map((_, i) => `plain name ${i}`));
    const attacked = await buy(PAYLOADS);
    expect(attacked.length).toBeGreaterThan(2);
    expect(attacked.length).toBe(plain.length);
    for (const [i, { html, text }] of attacked.entries()) {
      expect(skeleton(html)).toEqual(skeleton(plain[i]?.html ?? ""));
      // where one stands in the text it stands in the HTML too, and as nothing but text
      for (const payload of PAYLOADS)
        if (/[<"]/.test(payload) && text.includes(payload)) expect(html).not.toContain(payload);
    }
    const whole = attacked.map(({ text }) => text).join("\n");
    expect(PAYLOADS.filter((payload) => !whole.includes(payload))).toEqual([]);
  });
});
