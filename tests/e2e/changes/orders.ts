import { randomUUID } from "node:crypto";
import * as documents from "@carloom/threed/documents";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  BILLING,
  COMPLETE,
  CREATE,
  DELIVERY,
  DESIGN_ADD,
  DESIGNS,
  EMAIL,
  LINES_ADD,
  QUOTE,
  READ,
  SHIPPING,
  TRACK,
} from "../../../services/commerce/src/testing/documents.ts";
import { BERLIN, SEOUL } from "../../support/addresses.ts";
import { type Api, apiOf } from "../../support/api.ts";
import { picture, watch } from "../../support/browser.ts";
import { BUYERS, buysWheels, sumsOf } from "../../support/buyer.ts";
import { openDatabase, type ProductDatabase } from "../../support/database.ts";
import { PAYLOADS, skeleton } from "../../support/payloads.ts";
import type { Product } from "../../support/product.ts";
import {
  CHANNEL,
  complete,
  type Goods,
  goodsOf,
  leavePieces,
  orderNumbers,
  readyCart,
  stockOf,
} from "../../support/shop.ts";
import type { Changed } from "./changed.ts";

/** Buyers of the last ten pieces. */
const MANY = process.env.TEST_LONG ? 60 : 30;

let product: Product;
let browser: Browser;
let api: Api;
let database: ProductDatabase;
let goods: Goods[];

const SLUG = "halden-gt";
const goodsIn = (category: string): Goods => {
  const found = goods.find((entry) => entry.category.includes(category));
  if (!found) throw new Error(`Nothing of ${category} is on sale: ${goods.map((g) => g.category).join()}`);
  return found;
};
const money = (amount: number) => ({ currency: "USD", amount });
const cents = (amount: number) => Math.round(amount * 100);

/** Gives a cart what its completion asks for, in the order of the checkout's pages. */
async function fillIn(id: string, address: object) {
  const email = await api.commerce(EMAIL, { id, email: "buyer@people.example" });
  expect(email.data.checkoutEmailUpdate.errors).toEqual([]);
  const shipping = (await api.commerce(SHIPPING, { id, shippingAddress: address })).data.checkoutShippingAddressUpdate;
  expect(shipping.errors).toEqual([]);
  const billing = await api.commerce(BILLING, { id, billingAddress: address });
  expect(billing.data.checkoutBillingAddressUpdate.errors).toEqual([]);
  const deliveryMethodId = shipping.checkout.shippingMethods[0].id;
  const delivery = (await api.commerce(DELIVERY, { id, deliveryMethodId })).data.checkoutDeliveryMethodUpdate;
  expect(delivery.errors).toEqual([]);
  return delivery.checkout;
}

/** The newest mail to an address, once there is one. */
async function newestMail(to: string): Promise<{ subject: string; text: string }> {
  const read = async () =>
    ((await (await fetch(`${product.services}/dev/mail.json?to=${encodeURIComponent(to)}`)).json()).mails ?? [])[0];
  await expect.poll(read).toBeTruthy();
  return read();
}

/** Orders, from the shelf to the page and the mail of each. @param open the product that is changed, once there is one */
export function changesOrders(open: () => Changed): void {
  beforeAll(async () => {
    ({ product, browser } = open());
    api = apiOf(product);
    database = await openDatabase(product);
    goods = await goodsOf(api);
  });
  afterAll(() => database?.close());

  describe("a guest's order", () => {
    it("goes from the shelf to the tracking page with the server's prices", async () => {
      const part = goodsIn("spoiler");
      const created = (await api.commerce(CREATE, { input: { channel: CHANNEL } })).data.checkoutCreate.checkout;
      const lines = [{ variantId: part.variantId, quantity: 2 }];
      const added = (await api.commerce(LINES_ADD, { id: created.id, lines })).data.checkoutLinesAdd;
      expect(added.errors).toEqual([]);
      expect(added.checkout.subtotalPrice.gross).toEqual(money(part.price * 2));
      const early = (await api.commerce(COMPLETE, { id: created.id })).data.checkoutComplete;
      expect([early.order, early.errors[0].code]).toEqual([null, "EMAIL_NOT_SET"]);
      const cart = await fillIn(created.id, BERLIN);
      const { net, tax, gross } = cart.totalPrice;
      expect(cents(net.amount) + cents(tax.amount)).toBe(cents(gross.amount));
      expect(cents(cart.subtotalPrice.gross.amount)).toBe(Math.round(cents(part.price) * 2 * 1.19));
      expect(cents(cart.subtotalPrice.gross.amount) + cents(cart.shippingPrice.gross.amount)).toBe(cents(gross.amount));
      const before = await stockOf(database, part.sku);
      const done = await complete(api, created.id);
      expect(done.errors).toEqual([]);
      expect(done.order).toMatchObject({ status: "UNCONFIRMED", isPaid: false, total: { gross } });
      expect(await stockOf(database, part.sku)).toEqual({ ...before, allocated: before.allocated + 2 });
      const tracked = (await api.commerce(TRACK, { token: done.order.token })).data.orderByToken;
      expect(tracked).toMatchObject({
        number: done.order.number,
        userEmail: "b...@people.example",
        shippingAddress: { firstName: "A...", city: "B...", country: { code: "DE" } },
        lines: [{ productSku: part.sku, quantity: 2 }],
        total: { gross, net, tax },
      });
      expect(tracked.transactions[0].chargePendingAmount).toEqual(gross);
      expect((await api.commerce(READ, { id: created.id })).data).toEqual({ checkout: null });
      expect((await api.commerce(TRACK, { token: randomUUID() })).data).toEqual({ orderByToken: null });
      const page = await fetch(`${product.site}/orders/${done.order.token}`);
      expect(page.status).toBe(200);
      expect(page.headers.get("cache-control")).toMatch(/private|no-store/);
    });

    it("of a design costs the same in quote, cart and order", async () => {
      const first = async (slot: string) =>
        (await api.threed(documents.PART_MODELS, { templateSlug: SLUG, slot, first: 1 })).data.partModels.edges[0].node
          .uuid as string;
      const sticker = (await api.threed(documents.STICKERS, { first: 1 })).data.stickers.edges[0].node;
      // on the left door: what is billed is what is printed
      const place = { position: [0.93, 0.6, 0.1], rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2], depth: 0.4 };
      const rim = await first("wheels.front");
      const build = {
        parts: { "wheels.front": rim, "wheels.rear": rim, spoiler: await first("spoiler") },
        paint: { body: { color: "#123456", finish: "pearl" } },
        stickers: [
          { ...place, id: "a", art: { kind: "library", uuid: sticker.uuid }, size: [0.5, 0.8] },
          {
            ...place,
            id: "b",
            art: { kind: "text", text: "빠르게", font: "noto-sans", color: "#ffffff" },
            size: [0.4, 0.1],
          },
        ],
      };
      const design = { templateSlug: SLUG, title: "Mine", build };
      const quote = (await api.commerce(QUOTE, { channel: CHANNEL, design, countryCode: "KR" })).data.designQuote;
      expect(quote.problems).toEqual([]);
      expect(quote.lines.map((line: { reference: string }) => line.reference)).toEqual([
        "wheels.front",
        "wheels.rear",
        "spoiler",
        "a",
        "b",
      ]);
      const { checkout } = (
        await api.commerce(CREATE, { input: { channel: CHANNEL, shippingAddress: SEOUL, email: "a@b.example" } })
      ).data.checkoutCreate;
      const added = (await api.commerce(DESIGN_ADD, { checkoutId: checkout.id, design })).data.checkoutDesignAdd;
      expect(added.errors).toEqual([]);
      const cart = await fillIn(checkout.id, SEOUL);
      const { order, errors } = await complete(api, checkout.id);
      expect(errors).toEqual([]);
      const tracked = (await api.commerce(TRACK, { token: order.token })).data.orderByToken;
      expect(cart.subtotalPrice.gross).toEqual(quote.total);
      expect(tracked.subtotal.gross).toEqual(quote.total);
      expect(tracked.total.gross).toEqual(cart.totalPrice.gross);
      type Line = { reference: string; totalPrice: { amount: number } };
      const totalsOf = (lines: Line[]) => lines.map(({ reference, totalPrice }) => [reference, totalPrice.amount]);
      const [frozen] = (await api.commerce(DESIGNS, { token: order.token })).data.orderDesigns;
      expect(totalsOf(frozen.lines)).toEqual(totalsOf(quote.lines));
      expect(frozen).toMatchObject({ id: added.design.id, title: "Mine", total: added.design.total });
      expect(frozen.build).toMatchObject({
        parts: build.parts,
        paint: build.paint,
        stickers: [{ id: "a" }, { id: "b" }],
      });
      const refers = tracked.lines.map((line: { metadata: { key: string; value: string }[] }) =>
        Object.fromEntries(line.metadata.map(({ key, value }) => [key, value])),
      );
      for (const data of refers) expect(data.designId).toBe(added.design.id);
    });
  });

  describe("a guest who knows one language alone", () => {
    const WHERE = {
      en: "Byron Ada\n1600 Amphitheatre Pkwy\nMountain View, CA 94043\nUnited States",
      ko: "서울특별시 종로구\n사직로 20, 101동 1203호\n김민준\n03051\n대한민국",
      ja: "〒150-0041\n東京都渋谷区\n神南1-19-11\n山田 太郎\n日本",
    };
    const ENGLISH = /\b(order|delivery|paid|number|total|tax|status|address|cart|wheels?)\b/i;

    it.each(BUYERS)(
      "buys wheels from a search to the mail, with the same sums everywhere: $language",
      async (buyer) => {
        const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
        try {
          const page = await context.newPage();
          const problems = watch(page);
          // the cart is opened before the goods have arrived in it
          await page.route("**/commerce/graphql/", async (route) => {
            if (route.request().postData()?.includes("checkoutCreate"))
              await new Promise((done) => setTimeout(done, 1500));
            await route.continue();
          });
          const amounts = await buysWheels(page, product, buyer);
          expect(amounts).toHaveLength(4);
          const main = page.getByRole("main");
          // whoever placed it reads it whole
          for (const own of [buyer.email, WHERE[buyer.language]])
            await expect.poll(() => main.innerText()).toContain(own);
          await picture(page, `order-${buyer.language}`);
          expect(await sumsOf(page)).toEqual(amounts);
          const text = await main.innerText();
          if (buyer.language !== "en") expect(text.replace(/\b(CL|ET)-?[\w-]+/g, "")).not.toMatch(ENGLISH);
          const mail = await newestMail(buyer.email);
          for (const amount of amounts) expect(mail.text).toContain(amount);
          expect(mail.text).toContain(WHERE[buyer.language]);
          const link = new URL(/http\S+\/orders\/\S+/.exec(mail.text)?.[0] ?? "");
          expect([link.searchParams.get("lang") ?? "en", link.searchParams.get("channel") ?? CHANNEL]).toEqual([
            buyer.language,
            buyer.channel,
          ]);
          expect(problems).toEqual([]);
        } finally {
          await context.close();
        }
      },
    );
  });

  describe("a hundred names that would run", () => {
    /** The token of an order of as many goods. */
    const orderOf = async (count: number): Promise<string> => {
      const kinds = ["rim", "lip"].map((category) => goodsIn(category));
      for (const { sku } of kinds) await leavePieces(database, sku, count);
      const lines = Array.from({ length: count }, (_, i) => kinds[i % 2]?.variantId ?? "").map((variantId) => ({
        variantId,
        quantity: 1,
        forceNewLine: true,
      }));
      return (await complete(api, await readyCart(api, lines))).order.token;
    };
    /** As staff may name goods, and designs what is lettered for them. */
    const name = (token: string, names: readonly string[]) =>
      database.rows(
        `update commerce.order_line l set product_name = w.name, translated_name = w.name, variant_name = w.name,
           metadata = jsonb_build_object('name', w.name)
         from commerce."order" o, unnest($2::text[]) with ordinality as w(name, n)
         where o.id = l.order_id and o.token = $1 and l.position = w.n - 1`,
        [token, names],
      );

    it("are text on the page of an order, as the server writes it and in a browser", async () => {
      const token = await orderOf(PAYLOADS.length);
      const address = `${product.site}/orders/${token}`;
      const read = async () => (await fetch(address)).text();
      const plainly = PAYLOADS.map((_, i) => `plain ${i}`);
      await name(token, plainly);
      const plain = await read();
      expect(plain).toContain(plainly[0]);
      await name(token, PAYLOADS);
      const attacked = await read();
      expect(attacked).not.toContain(plainly[0]);
      expect(skeleton(attacked)).toEqual(skeleton(plain));
      const context = await browser.newContext();
      try {
        const page = await context.newPage();
        const asked: string[] = [];
        page.on("dialog", (dialog) => void dialog.dismiss());
        page.on("request", (request) => void asked.push(request.url()));
        await page.goto(address);
        await page.getByRole("main").waitFor();
        const flat = (text: string) => text.replace(/\s+/g, " ").trim();
        const text = flat((await page.getByRole("main").textContent()) ?? "");
        expect(PAYLOADS.filter((payload) => !text.includes(flat(payload)))).toEqual([]);
        expect(await page.evaluate(() => "pwned" in window)).toBe(false);
        expect(page.url()).toBe(address);
        expect(asked.filter((url) => url.includes("evil.example"))).toEqual([]);
      } finally {
        await context.close();
      }
    });
  });

  describe("many buyers at once", () => {
    it(`${MANY} of ten pieces get exactly ten, and the rest a clear answer`, async () => {
      const part = goodsIn("lip");
      await leavePieces(database, part.sku, 10);
      const before = { stock: await stockOf(database, part.sku), numbers: await orderNumbers(database) };
      const carts: string[] = [];
      while (carts.length < MANY) {
        const ten = Array.from({ length: 10 }, () => readyCart(api, [{ variantId: part.variantId, quantity: 1 }]));
        carts.push(...(await Promise.all(ten)));
      }
      const done = await Promise.all(carts.map((id) => complete(api, id)));
      const sold = done.filter(({ order }) => order);
      expect(sold).toHaveLength(10);
      const refused = done.filter(({ order }) => !order).flatMap(({ errors }) => errors);
      expect(refused.map((error: { code: string }) => error.code)).toEqual(
        Array.from({ length: MANY - 10 }, () => "INSUFFICIENT_STOCK"),
      );
      const { quantity, allocated } = before.stock;
      expect(await stockOf(database, part.sku)).toEqual({ quantity, allocated: allocated + 10 });
      const numbers = await orderNumbers(database);
      expect(numbers).toHaveLength(before.numbers.length + 10);
      expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1).toBe(numbers.length);
      expect(new Set(sold.map(({ order }) => order.number)).size).toBe(10);
    });

    it("fifty completions of one cart are one order and one reply", async () => {
      const part = goodsIn("spoiler");
      const id = await readyCart(api, [{ variantId: part.variantId, quantity: 1 }]);
      const before = { stock: await stockOf(database, part.sku), numbers: await orderNumbers(database) };
      const done = await Promise.all(Array.from({ length: 50 }, () => complete(api, id)));
      expect(done[0].order).not.toBeNull();
      for (const answer of done) expect(answer).toEqual(done[0]);
      expect(await complete(api, id)).toEqual(done[0]);
      expect(await orderNumbers(database)).toHaveLength(before.numbers.length + 1);
      expect(await stockOf(database, part.sku)).toEqual({
        ...before.stock,
        allocated: before.stock.allocated + 1,
      });
      const [paid] = await database.rows(
        'select count(*)::int as payments, count(distinct p.order_id)::int as orders from commerce.payment_transaction p join commerce."order" o on o.id = p.order_id where o.token = $1',
        [done[0].order.token],
      );
      expect(paid).toEqual({ payments: 1, orders: 1 });
    });
  });
}
