import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { BERLIN, customer, type Shop, shopFixture } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";
import { tellingGrams } from "../search/statistics.repository.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const support = customer({ isStaff: true, roles: ["support"] });
const owner = customer({ isStaff: true, roles: ["owner"] });
const people = ["Ada Braun", "Bo Chen", "민준 김", "Dee 100%_Real"].map((name, i) => {
  const [first = "", last = ""] = name.split(" ");
  return { ...customer({ email: i === 1 ? "buyer@people.example" : `p${i}@people.example` }), first, last };
});
const [ada, bo] = people as [(typeof people)[number], (typeof people)[number]];
const id = (person: { userId: string }) => globalId("User", person.userId);

const LIST = `query($first: Int, $after: String, $filter: CustomerFilterInput, $sortBy: UserSortingInput, $search: String) {
  customers(first: $first, after: $after, filter: $filter, sortBy: $sortBy, search: $search) { totalCount
    pageInfo { hasNextPage endCursor } edges { node { email firstName note addresses { city } orders(first: 2) { totalCount } } } } }`;
const UPDATE = `mutation($id: ID, $input: CustomerInput!) { customerUpdate(id: $id, input: $input) {
  user { email firstName isActive isConfirmed note } errors { field code } } }`;
const DELETE = "mutation($id: ID) { customerDelete(id: $id) { user { id } errors { code } } }";

const list = async (variables: object = {}): Promise<Loose> =>
  (await shop.graphql(LIST, { first: 50, ...variables }, support)).data.customers;
const names = async (variables: object = {}): Promise<string[]> =>
  (await list(variables)).edges.map(({ node }: Loose) => node.firstName);
const update = async (who: { userId: string }, input: object, visitor = support): Promise<Loose> =>
  (await shop.graphql(UPDATE, { id: id(who), input }, visitor)).data.customerUpdate;
const openSession = (who: { userId: string }) =>
  sql`insert into commerce.account_session (account_id, kind, user_agent, ip, expires_at)
    values (${who.userId}, 'browser', 'Firefox', '10.1.2.3', now() + interval '1 day')`.execute(shop.db);
const account = async (who: { userId: string }): Promise<Loose> =>
  (await sql`select * from commerce.account where id = ${who.userId}`.execute(shop.db)).rows[0];

beforeAll(async () => {
  shop = await shopFixture();
  for (const { userId, email, first, last } of people)
    await sql`insert into commerce.account (id, email, first_name, last_name, is_confirmed, password_hash)
      values (${userId}, ${email}, ${first}, ${last}, true, 'x')`.execute(shop.db);
  await sql`insert into commerce.account (id, email, first_name, is_staff, roles, note, last_login)
    values (${owner.userId}, ${owner.email}, 'Olga', true, '{owner}', 'Knows the safe', now())`.execute(shop.db);
  // the last is a guest's, with an address that is confirmed
  for (const visitor of [ada, ada, null]) {
    const cart = await readyCart(shop, [{ sku: "WING", quantity: 1 }], { address: BERLIN, visitor });
    await shop.graphql(COMPLETE, { id: cart }, visitor);
  }
});
afterAll(() => shop.drop());

describe("customers for staff", () => {
  it("are listed without staff, found by parts of names in either order, and never by a pattern's signs", async () => {
    expect(await names()).toHaveLength(4);
    expect(await names({ search: "BRAUN a" })).toEqual(["Ada"]);
    expect(await names({ filter: { search: "bo ch" } })).toEqual(["Bo"]);
    expect(await names({ search: "김 민" })).toEqual(["민준"]);
    expect(await names({ search: "100%_" })).toEqual(["Dee"]);
    expect(await names({ search: "%" })).toEqual(["Dee"]);
    expect(await names({ search: owner.email })).toEqual([]);
  });

  it("are sorted and paged without loss by what they ordered, also as guests", async () => {
    const seen: string[] = [];
    for (let after: string | null = null; ; ) {
      const page: Loose = await list({ first: 1, after, sortBy: { field: "ORDER_COUNT", direction: "DESC" } });
      seen.push(...page.edges.map(({ node }: Loose) => node.firstName));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(seen.slice(0, 2)).toEqual(["Ada", "Bo"]);
    expect(new Set(seen).size).toBe(4);
    expect(await names({ filter: { numberOfOrders: { gte: 2 } } })).toEqual(["Ada"]);
    expect(await names({ filter: { numberOfOrders: { gte: 0, lte: 0 } } })).not.toContain("Ada");
    const today = new Date().toISOString().slice(0, 10);
    expect(await names({ filter: { placedOrders: { gte: today } } })).toEqual(["Ada"]);
    expect((await list({ filter: { dateJoined: { lte: "2001-01-01" } } })).totalCount).toBe(0);
    const foreign = await shop.graphql(LIST, { after: Buffer.from('["x","y"]').toString("base64url") }, support);
    expect(foreign.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  it("have figures: orders, also as a guest, and what they paid", async () => {
    const answer = await shop.graphql(
      "query($ids: [ID!]!) { customerFigures(ids: $ids) { userId orders lastOrderAt spent { amount currency } sessions } }",
      { ids: [id(ada), id(bo), id(owner), "x"] },
      support,
    );
    const of = (who: { userId: string }) => answer.data.customerFigures.find(({ userId }: Loose) => userId === id(who));
    expect(of(ada)).toMatchObject({ orders: 2, spent: [], sessions: 0, lastOrderAt: expect.any(String) });
    expect(of(bo)).toMatchObject({ orders: 1 });
    expect(of(owner)).toBeUndefined();
  });

  it("come with their figures in one question, those of the same page alone", async () => {
    const BOTH = `query($first: Int, $after: String, $sortBy: UserSortingInput, $search: String) {
      customers(first: $first, after: $after, sortBy: $sortBy, search: $search) { pageInfo { endCursor } edges { node { id } } }
      customerPageFigures(first: $first, after: $after, sortBy: $sortBy, search: $search) { userId orders } }`;
    const sortBy = { field: "ORDER_COUNT", direction: "DESC" };
    const page = async (variables: object) =>
      (await shop.graphql(BOTH, { first: 1, sortBy, ...variables }, support)).data;
    const first = await page({});
    expect(first.customerPageFigures).toEqual([{ userId: id(ada), orders: 2 }]);
    const second = await page({ after: first.customers.pageInfo.endCursor });
    expect(second.customers.edges[0].node.id).toBe(id(bo));
    expect(second.customerPageFigures).toEqual([{ userId: id(bo), orders: 1 }]);
    expect((await page({ search: owner.email })).customerPageFigures).toEqual([]);
  });

  it("are there without their figures where those cannot be read, in a list and alone", async () => {
    const BOTH = `query($ids: [ID!]!) { customers(first: 1, search: "Ada") { edges { node { id } } }
      customerPageFigures(first: 1, search: "Ada") { userId } customerFigures(ids: $ids) { userId } }`;
    const ask = () => shop.graphql(BOTH, { ids: [id(ada)] }, support);
    const customers = { edges: [{ node: { id: id(ada) } }] };
    const { pool } = shop.services.connection;
    await pool.query("alter table commerce.account_user_name rename to account_user_name_away");
    try {
      const { data, errors } = await ask();
      expect(errors).toBeUndefined();
      expect(data).toEqual({ customers, customerPageFigures: null, customerFigures: null });
    } finally {
      await pool.query("alter table commerce.account_user_name_away rename to account_user_name");
    }
    const told = [{ userId: id(ada) }];
    expect((await ask()).data).toEqual({ customers, customerPageFigures: told, customerFigures: told });
  });
});

describe("colleagues", () => {
  it("are listed for staff alone, who see who they are and nothing of their own", async () => {
    const STAFF = "{ staffUsers(first: 50) { totalCount edges { node { email lastLogin note addresses { city } } } } }";
    const catalogue = customer({ isStaff: true, roles: ["catalogue"] });
    expect((await shop.graphql(STAFF, {}, catalogue)).data.staffUsers).toEqual({
      totalCount: 1,
      edges: [{ node: { email: owner.email, lastLogin: null, note: null, addresses: [] } }],
    });
    for (const visitor of [null, customer()]) expect((await shop.graphql(STAFF, {}, visitor)).errors).toHaveLength(1);
  });
});

describe("changing a customer", () => {
  it("writes names and notes, and nothing where one input is refused", async () => {
    expect(await update(ada, { firstName: " Ada  ", note: " Likes matt paint " })).toMatchObject({
      user: { firstName: "Ada", note: "Likes matt paint" },
      errors: [],
    });
    expect(await update(ada, { firstName: "Changed", email: bo.email })).toMatchObject({
      user: null,
      errors: [{ field: "email", code: "UNIQUE" }],
    });
    expect((await update(ada, { firstName: "Changed", email: "no address" })).errors).toMatchObject([
      { code: "INVALID" },
    ]);
    expect((await account(ada)).first_name).toBe("Ada");
  });

  it("leaves another e-mail unproved: sessions and old links end, and guest orders of that address stay closed", async () => {
    await openSession(bo);
    const before = await account(bo);
    const changed = await update(bo, { email: "New@People.example" });
    expect(changed.user).toMatchObject({ email: "new@people.example", isConfirmed: false });
    const after = await account(bo);
    expect(after.password_version).not.toBe(before.password_version);
    const { rows } = await sql`select 1 from commerce.account_session
      where account_id = ${bo.userId} and revoked_at is null`.execute(shop.db);
    expect(rows).toEqual([]);
    const jobs = await sql<{ payload: Loose }>`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'account.mail'`.execute(shop.db);
    const kinds = jobs.rows.map(({ payload }) => payload.kind);
    expect(kinds).toContain("email-changed");
    expect(kinds).toContain("confirm");
  });

  it("never touches staff: whoever answers customers cannot take an owner's account over", async () => {
    const before = await account(owner);
    expect((await update(owner, { email: "mine@people.example" })).errors).toMatchObject([
      { code: "OUT_OF_SCOPE_USER" },
    ]);
    const answer = await shop.graphql(DELETE, { id: id(owner) }, support);
    expect(answer.data.customerDelete.errors).toMatchObject([{ code: "DELETE_STAFF_ACCOUNT" }]);
    const END = "mutation($id: ID!) { userSessionsEnd(id: $id) { errors { code } } }";
    await openSession(owner);
    expect((await shop.graphql(END, { id: id(owner) }, support)).data.userSessionsEnd.errors).toHaveLength(1);
    const DATA = "query($id: ID!) { customerData(id: $id) userSessions(id: $id) { id } }";
    expect((await shop.graphql(DATA, { id: id(owner) }, support)).data).toEqual({
      customerData: null,
      userSessions: null,
    });
    expect((await shop.graphql(DATA, { id: id(owner) }, owner)).data.userSessions).toHaveLength(1);
    expect(await account(owner)).toEqual(before);
  });

  it("ends where they are signed in, and closes the account", async () => {
    await openSession(ada);
    const END = "mutation($id: ID!) { userSessionsEnd(id: $id) { errors { code } } }";
    expect((await shop.graphql(END, { id: id(ada) }, support)).data.userSessionsEnd.errors).toEqual([]);
    const SESSIONS = "query($id: ID!) { userSessions(id: $id) { ip } }";
    expect((await shop.graphql(SESSIONS, { id: id(ada) }, support)).data.userSessions).toEqual([]);
    await openSession(ada);
    expect((await update(ada, { isActive: false })).user.isActive).toBe(false);
    expect((await shop.graphql(SESSIONS, { id: id(ada) }, support)).data.userSessions).toEqual([]);
  });
});

describe("erasing a customer", () => {
  it("hands out what is kept, then leaves the orders without the account", async () => {
    const DATA = "query($id: ID!) { customerData(id: $id) }";
    const { customerData } = (await shop.graphql(DATA, { id: id(ada) }, support)).data;
    expect(customerData.account).toMatchObject([{ email: ada.email, note: "Likes matt paint" }]);
    expect(customerData.orders).toHaveLength(2);
    const answer = await shop.graphql(DELETE, { id: id(ada) }, support);
    expect(answer.data.customerDelete).toEqual({ user: { id: id(ada) }, errors: [] });
    expect(await account(ada)).toBeUndefined();
    const { rows } = await sql`select 1 from commerce."order" where user_id = ${ada.userId}`.execute(shop.db);
    expect(rows).toEqual([]);
    expect((await shop.graphql(DELETE, { id: id(ada) }, support)).data.customerDelete.errors).toMatchObject([
      { code: "NOT_FOUND" },
    ]);
  });
});

describe("making a customer", () => {
  it("is by support, leaves the address unproved, and mails a link to set a password in their language", async () => {
    const CREATE = `mutation($input: UserCreateInput!) { customerCreate(input: $input) {
      user { id email isConfirmed note languageCode } errors { field code } } }`;
    const make = async (input: object, visitor = support) =>
      (await shop.graphql(CREATE, { input }, visitor)).data?.customerCreate;
    const redirectUrl = `${shop.services.settings.origins.account}/set-password`;
    const input = { email: "Made@People.example", firstName: "Ada", note: "By phone", languageCode: "JA", redirectUrl };
    expect(await make(input)).toMatchObject({
      user: { email: "made@people.example", isConfirmed: false, note: "By phone", languageCode: "JA" },
      errors: [],
    });
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs
      where payload ->> 'kind' = 'welcome' and payload ->> 'redirectUrl' = ${redirectUrl}`.execute(shop.db);
    expect(rows[0]?.n).toBe(1);
    expect((await make(input)).errors).toEqual([{ field: "email", code: "UNIQUE" }]);
    expect((await make({ ...input, email: "x" })).errors).toEqual([{ field: "email", code: "INVALID" }]);
    expect((await make({ ...input, email: "y@people.example", redirectUrl: "https://evil.example" })).errors).toEqual([
      { field: "redirectUrl", code: "INVALID" },
    ]);
    expect(await make({ email: "z@people.example" }, customer({ isStaff: true, roles: ["orders"] }))).toBeFalsy();
  });
});

describe("a customer among many", () => {
  it("is found by the letters that few have, once these are counted, and never by those alone", async () => {
    await sql`insert into commerce.account (id, email, first_name, last_name, is_confirmed, password_hash)
      select gen_random_uuid(), 'many' || i || 'zz@people.example', 'Many', i::text, true, 'x'
      from generate_series(1, 60) i`.execute(shop.db);
    // a page holds 50; other addresses here are made at random, none with these letters
    const searches = ["many7zz@people.example", "7zz@people.example", "many 17", "@people.example", "y7zz"];
    const found = () => Promise.all(searches.map((search) => names({ search })));
    const before = await found();
    expect(before.map((some) => some.length)).toEqual([1, 6, 1, 50, 1]);
    await sql`analyze commerce.account_words`.execute(shop.db);
    const fresh = shop.db.withoutPlugins();
    expect(await tellingGrams(fresh, "account_words", "many7zz@people.example")).toEqual(["ny7", "y7z", "7zz"]);
    expect(await tellingGrams(fresh, "account_words", "people.example")).toContain("ple");
    expect(await found()).toEqual(before);
  });
});
