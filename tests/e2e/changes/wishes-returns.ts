import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FULFILL, ORDER, PAID, RETURN } from "../../../services/commerce/src/testing/order-documents.ts";
import { type Api, apiOf } from "../../support/api.ts";
import { picture } from "../../support/browser.ts";
import { openDatabase, type ProductDatabase } from "../../support/database.ts";
import { newEmail, newPerson, signIn } from "../../support/people.ts";
import type { Product } from "../../support/product.ts";
import { complete, type Goods, goodsOf, leavePieces, readyCart } from "../../support/shop.ts";
import { signUp, type Visit, visitor } from "../../support/walk.ts";
import type { Changed } from "./changed.ts";

let product: Product;
let api: Api;
let database: ProductDatabase;
let browser: Browser;
let goods: Goods[];
let visit: Visit;

type Loose = ReturnType<typeof JSON.parse>;
const good = (category: string): Goods => {
  const found = goods.find((one) => one.category === category);
  if (!found) throw new Error(`Nothing of ${category} is on sale.`);
  return found;
};
/** The newest link to a page that was mailed to an address. */
async function mailed(path: string, to: string): Promise<string> {
  let found = "";
  await expect
    .poll(async () => {
      const { mails } = (await (
        await fetch(`${product.services}/dev/mail.json?to=${encodeURIComponent(to)}`)
      ).json()) as { mails: { text: string }[] };
      const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
      return (found = links.find((link) => link.includes(path)) ?? "");
    })
    .toContain(path);
  return found;
}

/** Goods that run out and come back, and goods that are sent back. @param open the product that is changed, once there is one */
export function changesStock(open: () => Changed): void {
  beforeAll(async () => {
    ({ product, browser } = open());
    api = apiOf(product);
    database = await openDatabase(product);
    goods = await goodsOf(api);
    visit = await visitor(browser);
  });
  afterAll(async () => {
    await database?.close();
    await visit?.context.close();
  });

  describe("wishes", () => {
    it("begin without an account, join it at sign-in, and are kept in both places", async () => {
      const { page, problems } = visit;
      const [wing, lip] = [good("spoiler"), good("lip")];
      await page.goto(`${product.site}/default-channel?category=${wing.category}`);
      const hearts = page.getByRole("button", { name: /to wishlist$/ });
      await hearts.first().click();
      expect(await hearts.first().getAttribute("aria-pressed")).toBe("true");
      await picture(page, "wishes-shop");
      await page.goto(`${product.site}/default-channel/products/${lip.slug}`);
      await page.getByRole("button", { name: "Add to wishlist", disabled: false }).press("Enter");
      await page.getByText("is saved in this browser").waitFor();
      await picture(page, "wishes-product");
      await page.goto(`${product.site}/default-channel/wishlist`);
      await page.locator(".goods-tile").nth(1).waitFor();
      await picture(page, "wishes-guest");

      await signUp(page, product, newEmail());
      await page.goto(`${product.site}/default-channel/wishlist`);
      await page.locator(".goods-tile").nth(1).waitFor();
      expect(await page.getByText("saved in this browser").count()).toBe(0);
      await page.goto(`${product.account}/wishlist`);
      await page
        .getByRole("link", { name: /Remove/ })
        .or(page.getByRole("button", { name: /^Remove / }))
        .nth(1)
        .waitFor();
      await picture(page, "wishes-account");
      await page
        .getByRole("button", { name: /^Remove / })
        .first()
        .click();
      await expect.poll(() => page.getByRole("button", { name: /^Remove / }).count()).toBe(1);
      const [row] = await database.rows("select count(*)::int as count from commerce.wish");
      expect(row?.count).toBe(1);
      expect(problems).toEqual([]);
    });

    it("become one mail when something is back: a guest's after the address agreed, and it ends by its link", async () => {
      const { page, problems } = await visitor(browser);
      const wing = good("spoiler");
      await leavePieces(database, wing.sku, 0);
      await page.goto(`${product.site}/default-channel/products/${wing.slug}`);
      const email = newEmail();
      await page.getByLabel("Email").fill("nonsense");
      await page.getByRole("button", { name: "Tell me when it is back" }).click();
      await page.getByText("Please enter a valid email address").waitFor();
      await picture(page, "notice-form");
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Tell me when it is back" }).click();
      await page.getByText(`We sent an email to ${email}`).waitFor();
      await page.goto(await mailed("/stock-notices/", email));
      await page.getByRole("heading", { name: "Shall we email you?" }).waitFor();
      await picture(page, "notice-asks");
      await page.getByRole("button", { name: "Yes, tell me" }).click();
      await page.getByRole("heading", { name: "We will email you." }).waitFor();
      await page.getByRole("button", { name: "Don't tell me" }).click();
      await page.getByRole("heading", { name: "Done." }).waitFor();
      const [row] = await database.rows("select count(*)::int as count from commerce.stock_notice");
      expect(row?.count).toBe(0);
      await leavePieces(database, wing.sku, 20);
      expect(problems).toEqual([]);
    });
  });

  describe("a return", () => {
    it("shows its buyer how it stands and what is next, to the credit note", async () => {
      const { page, problems } = await visitor(browser);
      const staff = await newPerson(api);
      await database.rows("update commerce.account set is_staff = true, roles = '{orders}' where email = $1", [
        staff.email,
      ]);
      const { bearer } = await signIn(api, staff.email);
      const ask = async (query: string, variables: object): Promise<Loose> => {
        const answer = await api.commerce(query, variables, bearer);
        const value = Object.values(answer.data ?? {})[0] as Loose;
        if (!value || value.errors?.length) throw new Error(JSON.stringify(answer));
        return value;
      };
      const { order } = await complete(
        api,
        await readyCart(api, [{ variantId: good("spoiler").variantId, quantity: 2 }]),
      );
      await ask(PAID, { id: order.id });
      const read = () => ask(ORDER, { id: order.id });
      const [line] = (await read()).lines;
      const [stock] = await database.rows("select id from commerce.warehouse limit 1");
      const warehouse = Buffer.from(`Warehouse:${stock?.id}`).toString("base64");
      await ask(FULFILL, {
        order: order.id,
        input: { lines: [{ orderLineId: line.id, stocks: [{ quantity: 2, warehouse }] }] },
      });
      const { token, fulfillments } = await read();

      const email = "buyer@people.example";
      const wish = async () => {
        await page.getByText("Return goods").click();
        await page.getByLabel(/^Quantity of/).fill("1");
        await page.getByLabel("Email address of the order").last().fill(email);
        await page.getByRole("button", { name: "Request the return" }).click();
        await page.getByText("We'll check your request").waitFor();
      };
      await page.goto(`${product.site}/orders/${token}`);
      await wish();
      await picture(page, "return-requested");
      await page.getByText("Withdraw the request").first().click();
      await page.getByLabel("Email address of the order").first().fill(email);
      await page.getByRole("button", { name: "Withdraw the request" }).click();
      await page.getByText("You withdrew this request.").waitFor();
      await wish();
      const open = await ask("{ returnRequests { edges { node { id } } } }", {});
      await ask("mutation($id: ID!) { orderReturnRequestAnswer(id: $id, accept: true) { errors { code } } }", {
        id: open.edges[0].node.id,
      });
      await page.reload();
      await page.getByText("unless our email names another").waitFor();
      await picture(page, "return-accepted");
      const input = {
        fulfillmentLines: [{ fulfillmentLineId: fulfillments[0].lines[0].id, quantity: 1 }],
        refund: true,
      };
      await ask(RETURN, { order: order.id, input });
      await page.reload();
      await page.getByText("Refund on its way").waitFor();
      const [refund] = await database.rows("select id, transaction_id from commerce.refund");
      await ask(
        "mutation($id: ID!, $ref: String!) { transactionEventReport(id: $id, type: REFUND_SUCCESS, pspReference: $ref) { errors { code } } }",
        { id: Buffer.from(`TransactionItem:${refund?.transaction_id}`).toString("base64"), ref: refund?.id },
      );
      await mailed("/invoices/", email);
      await page.goto(`${product.site}/orders/${token}`);
      await page.getByText("Refunded", { exact: true }).waitFor();
      await page.getByText("Invoice and credit notes").click();
      await page.getByLabel("Email address of the order").first().fill(email);
      await page.getByRole("button", { name: "Get documents" }).click();
      const note = page.getByRole("link", { name: /Open credit note CN-\d{4}-000001/ });
      await note.waitFor();
      await picture(page, "return-refunded");
      const sheet = await fetch((await note.getAttribute("href")) ?? "");
      expect(sheet.headers.get("content-type")).toBe("application/pdf");
      expect(problems).toEqual([]);
    });
  });
}
