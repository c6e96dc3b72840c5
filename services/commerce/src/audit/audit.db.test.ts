import { forgetEntries } from "@carloom/platform";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { BERLIN, customer, type Shop, shopFixture } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
let order: { id: string; token: string };
const owner = customer({ isStaff: true, roles: ["owner"] });
const support = customer({ isStaff: true, roles: ["support"] });
const orders = customer({ isStaff: true, roles: ["orders"] });
const ada = customer({ email: "ada@people.example" });

const LOG = `query($filter: AuditFilterInput, $first: Int, $after: String) { auditLog(filter: $filter, first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  edges { node { act kind actorId actor { email } roles fields objects ok codes ip requestId } } } }`;
const log = async (filter: object = {}, page: object = {}): Promise<Loose> =>
  (await shop.graphql(LOG, { filter, first: 50, ...page }, owner)).data.auditLog;
const acts = async (filter: object = {}): Promise<Loose[]> => (await log(filter)).edges.map(({ node }: Loose) => node);
const adaId = globalId("User", ada.userId);
const UPDATE =
  "mutation($id: ID, $input: CustomerInput!) { customerUpdate(id: $id, input: $input) { errors { code } } }";

beforeAll(async () => {
  shop = await shopFixture();
  await sql`insert into commerce.account (id, email, is_confirmed) values (${ada.userId}, ${ada.email}, true)`.execute(
    shop.db,
  );
  await sql`insert into commerce.account (id, email, is_staff, roles)
    values (${support.userId}, ${support.email}, true, '{support}')`.execute(shop.db);
  const cart = await readyCart(shop, [{ sku: "WING", quantity: 1 }], { address: BERLIN });
  const placed = (await shop.graphql(COMPLETE, { id: cart })).data.checkoutComplete.order;
  const { rows } = await sql<{ token: string }>`select token from commerce."order"`.execute(shop.db);
  order = { id: placed.id, token: rows[0]?.token ?? "" };
});
afterAll(() => shop.drop());

describe("the audit log", () => {
  it("says who did what to whom, with names of inputs and never their values", async () => {
    const input = { firstName: "Adelheid", note: "pays late", email: "secret@people.example" };
    await shop.graphql(UPDATE, { id: adaId, input }, support);
    expect(await acts({ acts: ["customerUpdate"] })).toEqual([
      {
        act: "customerUpdate",
        kind: "CHANGE",
        actorId: globalId("User", support.userId),
        actor: { email: support.email },
        roles: ["support"],
        fields: ["id", "input.email", "input.firstName", "input.note"],
        objects: [adaId],
        ok: true,
        codes: [],
        ip: "127.0.0.1",
        requestId: "test",
      },
    ]);
    const { rows } = await sql<{ all: string }>`
      select string_agg(e::text, ' ') as all from platform.audit_entry e`.execute(shop.db);
    expect(rows[0]?.all).not.toMatch(/Adelheid|pays late|secret@/);
  });

  it("tells refusals, and what was made", async () => {
    await shop.graphql(UPDATE, { id: globalId("User", crypto.randomUUID()), input: {} }, support);
    expect(await acts({ failed: true })).toMatchObject([{ act: "customerUpdate", ok: false, codes: ["NOT_FOUND"] }]);
    const NOTE =
      'mutation($id: ID!) { orderNoteAdd(order: $id, input: { message: "x" }) { order { id } errors { code } } }';
    await shop.graphql(NOTE, { id: order.id }, orders);
    const [noted] = await acts({ object: order.id });
    expect(noted).toMatchObject({ act: "orderNoteAdd", ok: true });
    // the note itself was made
    expect(noted.objects.some((id: string) => Buffer.from(id, "base64").toString().startsWith("OrderEvent:"))).toBe(
      true,
    );
  });

  it("tells who looked at a customer's data, once in a while, and nothing of those who look at their own", async () => {
    const DATA = "query($id: ID!) { customerData(id: $id) }";
    for (let i = 0; i < 3; i++) await shop.graphql(DATA, { id: adaId }, support);
    expect(await acts({ acts: ["customerData"], kind: "VIEW" })).toHaveLength(1);
    const TRACK = "query($token: UUID!) { orderByToken(token: $token) { number } }";
    await shop.graphql(TRACK, { token: order.token }, ada);
    await shop.graphql(TRACK, { token: order.token });
    await shop.graphql("{ me { email } }", {}, support);
    // rules and pictures are nobody's
    const keeper = customer({ isStaff: true, roles: ["catalogue"] });
    await shop.graphql("{ roadRules { id } homePicturesDocument { version } }", {}, keeper);
    expect(await acts({ acts: ["roadRules", "homePicturesDocument"] })).toEqual([]);
    expect(await acts({ acts: ["orderByToken", "me"] })).toEqual([]);
    await shop.graphql(TRACK, { token: order.token }, orders);
    // the token opens the order to everybody who has it
    expect(await acts({ acts: ["orderByToken"] })).toMatchObject([{ fields: ["token"], objects: [] }]);
  });

  it("is paged and filtered by person, time and object", async () => {
    const all = await log();
    expect(all.totalCount).toBe(all.edges.length);
    const seen: Loose[] = [];
    for (let after: string | null = null; ; ) {
      const page: Loose = await log({}, { first: 2, after });
      seen.push(...page.edges);
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(seen).toEqual(all.edges);
    const theirs = await acts({ actor: globalId("User", orders.userId) });
    expect(new Set(theirs.map(({ actorId }) => actorId))).toEqual(new Set([globalId("User", orders.userId)]));
    expect(await acts({ actor: "nobody" })).toEqual([]);
    expect(await acts({ at: { lte: "2001-01-01T00:00:00Z" } })).toEqual([]);
    expect((await acts({ object: adaId })).length).toBeGreaterThan(1);
  });

  it("only grows: the database itself refuses to change or delete what is younger than a year", async () => {
    for (const attack of [
      sql`update platform.audit_entry set actor = 'somebody'`,
      sql`update platform.audit_outcome set ok = true`,
      sql`delete from platform.audit_entry`,
      sql`truncate platform.audit_entry`,
      sql`truncate platform.audit_outcome`,
    ])
      await expect(attack.execute(shop.db)).rejects.toThrow("only grows");
    await expect(forgetEntries(shop.services.db, 300)).resolves.toBeUndefined();
    await sql`insert into platform.audit_entry (at, kind, actor, roles, act, fields, objects, ip, request_id)
      values (now() - interval '2 years', 'view', 'x', '{}', 'old', '{}', '{}', '', '')`.execute(shop.db);
    await forgetEntries(shop.services.db, 400);
    expect(await acts({ acts: ["old"] })).toEqual([]);
  });

  it("keeps nothing of what a role did not allow", async () => {
    const before = (await log()).totalCount;
    await shop.graphql(UPDATE, { id: adaId, input: {} }, orders);
    await shop.graphql(UPDATE, { id: adaId, input: {} }, ada);
    expect((await log()).totalCount).toBe(before);
  });
});
