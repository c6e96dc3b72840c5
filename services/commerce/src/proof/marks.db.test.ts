import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paidDesign } from "../testing/production.ts";
import { ANSWER, COMMENT, proofsOf } from "../testing/proof.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
// one network writes all of these
beforeEach(() => shop.services.connection.pool.query("delete from platform.rate_window"));
afterAll(() => shop.drop());

const { worker, sent, read, decide } = proofsOf(() => shop);

describe("an order in the list", () => {
  const ARGS = "first: $first, after: $after, filter: $filter, search: $search, sortBy: $sortBy";
  const MARKS = `query($first: Int, $after: String, $filter: OrderFilterInput, $search: String, $sortBy: OrderSortingInput) {
    orders(${ARGS}) { pageInfo { endCursor } edges { node { id } } }
    orderPageProofMarks(${ARGS}) { order state openComments } }`;
  const page = async (variables: object, as = worker) => (await shop.graphql(MARKS, variables, as)).data;
  const marks = async (ids: string[]) => (await page({ first: 10, filter: { ids } })).orderPageProofMarks;

  it("says that its proof waits, is answered, and which comments nobody has answered", async () => {
    const [{ order, token, id }, other] = [await sent(), await paidDesign(shop)];
    expect(await marks([order, other.order])).toEqual([{ order, state: "OPEN", openComments: 0 }]);
    expect(await marks([other.order])).toEqual([]);
    for (const text of ["Higher, please.", "And larger."])
      await shop.graphql(COMMENT, { token, name: "Kim Min-jun", text });
    expect(await marks([order])).toEqual([{ order, state: "OPEN", openComments: 2 }]);
    const [first] = (await read(token)).comments;
    await shop.graphql(ANSWER, { id, comment: first.id, text: "We will." }, worker);
    expect(await marks([order])).toEqual([{ order, state: "OPEN", openComments: 1 }]);
    await decide(token, "APPROVED");
    expect(await marks([order])).toMatchObject([{ state: "APPROVED" }]);
  });

  it("comes in one question with its page of the list, and the marks are those of that page alone", async () => {
    const [first, without, last] = [await sent(), await paidDesign(shop), await sent()];
    await decide(last.token, "APPROVED");
    const filter = { ids: [first.order, without.order, last.order] };
    const asked = { first: 1, filter, sortBy: { field: "NUMBER", direction: "ASC" } };
    const seen: unknown[] = [];
    for (let after: string | null = null; seen.length < 3; ) {
      const { orders, orderPageProofMarks: own } = await page({ ...asked, after });
      seen.push([orders.edges[0].node.id, own]);
      after = orders.pageInfo.endCursor;
    }
    expect(seen).toEqual([
      [first.order, [{ order: first.order, state: "OPEN", openComments: 0 }]],
      [without.order, []],
      [last.order, [{ order: last.order, state: "APPROVED", openComments: 0 }]],
    ]);
    const found = await page({ first: 10, search: `#${last.number}` });
    expect(found.orderPageProofMarks).toEqual([{ order: last.order, state: "APPROVED", openComments: 0 }]);
    const both = { order: first.order, state: "OPEN", openComments: 0 };
    expect((await page({ first: 10, filter: { ...filter, status: ["CANCELED"] } })).orderPageProofMarks).toEqual([]);
    expect((await page({ first: 2, filter })).orderPageProofMarks).not.toContainEqual(both);
  });

  it("is there without its mark where proofs cannot be read", async () => {
    const { order } = await sent();
    const { pool } = shop.services.connection;
    await pool.query("alter table commerce.proof_comment rename to proof_comment_away");
    try {
      const { data, errors } = await shop.graphql(MARKS, { first: 10, filter: { ids: [order] } }, worker);
      expect(errors).toBeUndefined();
      expect(data.orders.edges).toEqual([{ node: { id: order } }]);
      expect(data.orderPageProofMarks).toBeNull();
    } finally {
      await pool.query("alter table commerce.proof_comment_away rename to proof_comment");
    }
    expect(await marks([order])).toEqual([{ order, state: "OPEN", openComments: 0 }]);
  });

  it("is told to nobody but those who see orders, and no more of them than a page has", async () => {
    await sent();
    const ALONE = "query($first: Int) { orderPageProofMarks(first: $first) { order } }";
    const refused = async (first: number, as: typeof worker | null) =>
      (await shop.graphql(ALONE, { first }, as)).errors?.[0]?.extensions?.code;
    for (const visitor of [null, customer(), customer({ isStaff: true, roles: ["catalogue"] })])
      expect(await refused(10, visitor)).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
    expect(await refused(10, customer({ isStaff: true, roles: ["support"] }))).toBeUndefined();
    expect(await refused(100_000, worker)).toBe("BAD_USER_INPUT");
  });
});
