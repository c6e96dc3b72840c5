import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { CANCEL, PAID } from "../testing/order-documents.ts";
import { type Shop, shopFixture, staff } from "../testing/shop.ts";
import { uuidOf } from "@carloom/wire";
import { countFigures } from "./counted.repository.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const desk = staff();
const ZONE = "Asia/Seoul";
beforeAll(async () => {
  shop = await shopFixture({ env: { WAREHOUSE_TIME_ZONE: ZONE } });
});
afterAll(() => shop.drop());

async function ordered(at: string): Promise<string> {
  const cart = await readyCart(shop, [{ sku: "WING", quantity: 2 }]);
  const { order } = (await shop.graphql(COMPLETE, { id: cart })).data.checkoutComplete;
  await shop.graphql(PAID, { id: order.id }, desk);
  const key = uuidOf(order.id, "Order");
  const to = new Date(at);
  await shop.db.updateTable("commerce.order").set({ created_at: to }).where("id", "=", key).execute();
  await sql`update commerce.payment_event e set created_at = ${to} from commerce.payment_transaction t
    where t.id = e.transaction_id and t.order_id = ${key}`.execute(shop.db);
  await sql`insert into commerce.design (id, order_id, title, template_slug, template_uuid, manifest_hash, build, lines,
      total, currency, priced_at, valid_until)
    select gen_random_uuid(), ${key}, 'One', 'halden-gt', gen_random_uuid(), '', ${JSON.stringify({
      paint: { body: { color: "#AA0000", finish: "pearl" }, roof: { color: "#aa0000", finish: "matte" } },
    })}::jsonb, '[]', 0, 'USD', now(), now()`.execute(shop.db);
  return order.id;
}

const PERIOD = 'from: "2026-03-09", until: "2026-03-11"';
const MONEY = "{ fractionalAmount }";
const SUMS = `orders gross ${MONEY} tax ${MONEY} refunded ${MONEY}`;
const look = async (): Promise<Loose> => {
  const answer = await shop.graphql(
    `{ salesByDay(${PERIOD}) { channel { slug } days { day sum { ${SUMS} } } }
      bestSellers(${PERIOD}) { productName variantName pieces }
      runningOut(${PERIOD}, days: 400) { sold available }
      templatesOrdered(${PERIOD}) { name count } coloursOrdered(${PERIOD}) { name count }
      finishesOrdered(${PERIOD}) { name count }
      taxByRate(${PERIOD}) { channel { slug } country rate net ${MONEY} tax ${MONEY} gross ${MONEY} }
      payoutsByDay(${PERIOD}) { day gateway charged ${MONEY} refunded ${MONEY} } }`,
    {},
    desk,
  );
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
};
const countAll = async (zone = ZONE) => {
  while (!(await countFigures(shop.db, zone)));
};
/** Days of the period that stand in the tables of figures, and are not read from the orders. */
const counted = async () =>
  (
    await sql<{ day: string }>`select to_char(day, 'YYYY-MM-DD') as day from commerce.figure_day d
      where day between '2026-03-09' and '2026-03-11' and not exists (
        select from commerce.figure_mark m where (m.at at time zone ${ZONE})::date = d.day) order by 1`.execute(shop.db)
  ).rows.map(({ day }) => day);

it("says the same whether days are counted or read from the orders, and follows what changes at once", async () => {
  // half past midnight of the tenth in Seoul
  await ordered("2026-03-09T15:30:00Z");
  const other = await ordered("2026-03-10T20:00:00Z");
  const read = await look();
  expect(read.bestSellers).toMatchObject([{ pieces: 4 }]);
  expect(read.coloursOrdered).toEqual([{ name: "#aa0000", count: 2 }]);
  expect(read.finishesOrdered).toEqual([
    { name: "matte", count: 2 },
    { name: "pearl", count: 2 },
  ]);
  expect(read.payoutsByDay.map(({ day }: Loose) => day)).toEqual(["2026-03-10", "2026-03-11"]);
  expect(await counted()).toEqual([]);

  await countAll();
  expect(await counted()).toEqual(["2026-03-10", "2026-03-11"]);
  expect(await look()).toEqual(read);

  // the day of what is called off, of what comes back and of what is ordered is read from the orders again
  await shop.graphql(CANCEL, { id: other }, desk);
  expect(await counted()).toEqual(["2026-03-10"]);
  const less = await look();
  expect(less.bestSellers).toMatchObject([{ pieces: 2 }]);
  expect(less.templatesOrdered).toEqual([{ name: "halden-gt", count: 1 }]);
  await countAll();
  expect(await counted()).toEqual(["2026-03-10", "2026-03-11"]);
  expect(await look()).toEqual(less);

  await sql`update commerce.order_line l set quantity_fulfilled = 1, quantity_returned = 1 from commerce."order" o
    where o.id = l.order_id and o.created_at = '2026-03-09T15:30:00Z'`.execute(shop.db);
  expect(await counted()).toEqual(["2026-03-11"]);
  expect((await look()).bestSellers).toMatchObject([{ pieces: 1 }]);
  await ordered("2026-03-08T15:30:00Z");
  expect((await look()).bestSellers).toMatchObject([{ pieces: 3 }]);
});

it("counts a charge that came before its order", async () => {
  const id = uuidOf(await ordered("2026-03-09T15:30:00Z"), "Order");
  const paid = async () => (await look()).payoutsByDay.map(({ charged }: Loose) => charged.fractionalAmount);
  const belongs = (to: string | null, from: string | null) =>
    sql`update commerce.payment_transaction set order_id = ${to} where order_id is not distinct from ${from}`.execute(
      shop.db,
    );
  await countAll();
  const before = await paid();
  await belongs(null, id);
  await countAll();
  expect(await paid()).not.toEqual(before);
  await belongs(id, null);
  expect(await counted()).not.toContain("2026-03-10");
  expect(await paid()).toEqual(before);
  await countAll();
  expect(await paid()).toEqual(before);
});

it("counts all days anew for a shop that moved", async () => {
  await countAll();
  const before = await look();
  await countAll("America/New_York");
  // days of another time zone are none of this one's
  expect(await look()).toEqual(before);
});
