import {
  MyOrdersDocument,
  StaffCustomersDocument,
  StaffFindOrdersDocument,
  StaffLedgerDocument,
  StaffOrdersDocument,
  StaffSalesDocument,
  StaffShelfDocument,
  StaffVisitsDocument,
} from "@carloom/api-client/commerce";
import { OwnProjectsDocument } from "@carloom/api-client/threed";
import { PRODUCT_LIST } from "../../services/commerce/src/bench/operations.ts";
import type { Api } from "../../tests/support/api.ts";
import type { Product } from "../../tests/support/product.ts";
import { CHANNEL } from "../../tests/support/shop.ts";

/** A shop of some size that runs, with somebody who bought and built there, and its owner. */
export type Shop = {
  product: Product;
  api: Api;
  /** How many goods, orders and builds it holds. */
  products: number;
  orders: number;
  /** Whole headers of authorization. */
  person: () => Promise<string>;
  owner: () => Promise<string>;
};

type Ask = (shop: Shop, i: number) => Promise<unknown>;

const SEARCH = `query($channel: String!, $search: String, $filter: ProductFilterInput, $sortBy: ProductOrder, $after: String) {
  products(first: 20, channel: $channel, search: $search, filter: $filter, sortBy: $sortBy, after: $after) {
    totalCount edges { node { id name slug pricing { priceRange { start { gross { amount } } } } } } } }`;

const page =
  (path: (shop: Shop, i: number) => string): Ask =>
  async (shop, i) => {
    const at = path(shop, i);
    // no page cache: each is made for whoever asks
    const address = `${shop.product.site}${at}${at.includes("?") ? "&" : "?"}visit=${i}-${process.pid}`;
    const response = await fetch(address, { headers: { accept: "text/html" } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.status} of ${address}`);
  };

type Text = { text: string };
const asked =
  (
    service: "commerce" | "threed",
    who: "person" | "owner" | null,
    document: Text | string,
    variables: (shop: Shop, i: number) => object,
  ): Ask =>
  async (shop, i) => {
    const query = typeof document === "string" ? document : document.text;
    const answer = await shop.api[service](query, variables(shop, i), who && (await shop[who]()));
    if (answer.errors || !answer.data) throw new Error(JSON.stringify(answer).slice(0, 400));
  };

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const month = () => ({ from: day(29), until: day(0) });
const shop = (variables: (shop: Shop, i: number) => object) =>
  asked("commerce", null, SEARCH, (of, i) => ({ channel: CHANNEL, ...variables(of, i) }));
const orders = (variables: (shop: Shop, i: number) => object) =>
  asked("commerce", "owner", StaffOrdersDocument, (of, i) => ({ first: 50, ...variables(of, i) }));

/** Lists, searches and pages that depend on how much a shop holds, by who asks. */
export const QUESTIONS: Record<string, Ask> = {
  "page: home": page(() => "/"),
  "page: the shop": page(() => `/${CHANNEL}`),
  "page: the shop, a search": page(({ products }, i) => `/${CHANNEL}?search=wheel+${products - (i % 50)}`),
  "page: a product": page(({ products }, i) => `/${CHANNEL}/products/p-${products - (i % 50)}`),
  "page: /car": page(() => "/car"),
  "page: part of the site map": page(() => "/sitemap.xml"),
  "goods: first page": asked("commerce", null, PRODUCT_LIST, () => ({ channel: CHANNEL })),
  "goods: by price": shop(() => ({ sortBy: { field: "MINIMAL_PRICE", direction: "ASC" } })),
  "goods: a price range": shop((_, i) => ({ filter: { minimalPrice: { gte: 400, lte: 450 + (i % 5) } } })),
  "goods: one by its number": shop(({ products }, i) => ({ search: `wheel ${products - (i % 50)}` })),
  "goods: a word of 50": shop(() => ({ search: "rarely" })),
  "account: my orders": asked("commerce", "person", MyOrdersDocument, () => ({ first: 20 })),
  "account: my builds": asked("threed", "person", OwnProjectsDocument, () => ({})),
  "staff: orders": orders(() => ({})),
  "staff: orders, a status": orders(() => ({ filter: { status: ["FULFILLED"] } })),
  "staff: orders, an address": orders((_, i) => ({ search: `p${7 + i}@people.example` })),
  "staff: orders, part of an address": orders((_, i) => ({ search: `p${7 + i}@people` })),
  "staff: an order by its number": asked("commerce", "owner", StaffFindOrdersDocument, ({ orders: count }, i) => ({
    search: String(10_000 + count - i),
  })),
  "staff: customers": asked("commerce", "owner", StaffCustomersDocument, () => ({ first: 50 })),
  "staff: customers, a name": asked("commerce", "owner", StaffCustomersDocument, (_, i) => ({
    first: 50,
    search: `p${7 + i}@people`,
  })),
  "staff: goods": asked("commerce", "owner", StaffShelfDocument, () => ({ first: 50 })),
  "staff: goods, a search": asked("commerce", "owner", StaffShelfDocument, ({ products }, i) => ({
    first: 50,
    search: `p-${products - i}`,
  })),
  "staff: sales of 30 days": asked("commerce", "owner", StaffSalesDocument, month),
  "staff: visits of 30 days": asked("commerce", "owner", StaffVisitsDocument, month),
  "staff: taxes and payouts of 30 days": asked("commerce", "owner", StaffLedgerDocument, month),
};
