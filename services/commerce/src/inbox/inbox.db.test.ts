import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { globalId, uuidOf } from "@carloom/wire";
import { INBOX_MAIL, inboxJobs } from "./inbox.jobs.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const owner = customer({ isStaff: true, roles: ["owner"] });
const sam = customer({ isStaff: true, roles: ["support"] });
const bo = customer({ isStaff: true, roles: ["support"] });
const ITEM = "id kind subject email isOpen assignee { email } answers { text mailedAt by { email } }";
const LIST = `query($filter: InboxFilterInput, $first: Int, $after: String) { inbox(filter: $filter, first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { node { ${ITEM} sourceId about language message } } } }`;
const ASSIGN = `mutation($id: ID!, $to: ID, $takeOver: Boolean) { inboxAssign(id: $id, to: $to, takeOver: $takeOver) { item { ${ITEM} } errors { code } } }`;
const ANSWER = `mutation($id: ID!, $text: String!, $seen: Int!, $close: Boolean) {
  inboxAnswer(id: $id, text: $text, answersSeen: $seen, close: $close) { item { ${ITEM} } errors { code } } }`;
const CLOSE = `mutation($id: ID!, $closed: Boolean!) { inboxClose(id: $id, closed: $closed) { item { isOpen } errors { code } } }`;

const list = async (filter: object = {}, visitor = owner, page: object = {}): Promise<Loose> => {
  const answer = await shop.graphql(LIST, { filter, first: 50, ...page }, visitor);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.inbox;
};
const items = async (filter: object = {}, visitor = owner): Promise<Loose[]> =>
  (await list(filter, visitor)).edges.map(({ node }: Loose) => node);
const kinds = async (visitor = owner) => (await items({}, visitor)).map(({ kind }) => kind).sort();
const does = async (document: string, variables: object, visitor = sam): Promise<Loose> =>
  Object.values((await shop.graphql(document, variables, visitor)).data)[0];
const codes = (result: Loose) => result.errors.map(({ code }: Loose) => code);
async function message(page = "contact", language = "en", subject = "Hello"): Promise<void> {
  await sql`insert into commerce.contact_message (id, name, email, subject, message, page, language, created_at)
    values (gen_random_uuid(), 'Ada', 'ada@people.example', ${subject}, 'Does it fit?', ${page}, ${language}, now())`.execute(
    shop.db,
  );
}

beforeAll(async () => {
  shop = await shopFixture();
  for (const { userId, email, roles } of [owner, sam, bo])
    await sql`insert into commerce.account (id, email, is_staff, roles) values (${userId}, ${email}, true, ${[...roles]}::text[])`.execute(
      shop.db,
    );
  await message();
  await message("membership", "ko", "멤버십");
  const cart = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
  const { order } = (await shop.graphql(COMPLETE, { id: cart })).data.checkoutComplete;
  await sql`insert into commerce.return_request (id, order_id, lines, reason)
    values (gen_random_uuid(), ${uuidOf(order.id, "Order")}, '[]', 'Too big')`.execute(shop.db);
  await sql`insert into commerce.build_report (id, reference, title, reason, message, language)
    values (gen_random_uuid(), 'CODE', 'Wild', 'OTHER', 'Look', 'en')`.execute(shop.db);
  await sql`insert into commerce.webhook (name, target_url, events) values ('ERP', 'https://erp.example', '{ANY_EVENTS}')`.execute(
    shop.db,
  );
  await sql`insert into commerce.event_delivery (webhook_id, event_key, event_type, payload, status)
    select id, 'k', 'ORDER_CREATED', '{}', 'FAILED' from commerce.webhook`.execute(shop.db);
  await sql`select graphile_worker.add_job('never', '{}'::json, max_attempts := 1)`.execute(shop.db);
  await sql`update graphile_worker._private_jobs j set attempts = max_attempts, last_error = E'Broken\nat x' from
    graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'never'`.execute(shop.db);
});
afterAll(() => shop.drop());

describe("the inbox", () => {
  it("shows everyone what their role works on, the newest first, page by page", async () => {
    expect(await kinds()).toEqual(["CONTACT", "DELIVERY", "JOB", "MEMBERSHIP", "REPORT", "RETURN"]);
    expect(await kinds(sam)).toEqual(["CONTACT", "MEMBERSHIP", "REPORT", "RETURN"]);
    expect(await kinds(staff())).toEqual(["RETURN"]);
    const whole = await list();
    expect(whole.totalCount).toBe(6);
    const seen: Loose[] = [];
    for (let after: string | null = null; ; ) {
      const page: Loose = await list({}, owner, { first: 1, after });
      seen.push(...page.edges);
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(seen).toEqual(whole.edges);
    expect(await items({ search: "멤버" })).toMatchObject([{ kind: "MEMBERSHIP", language: "ko" }]);
    expect(await items({ kinds: ["JOB"] })).toMatchObject([{ subject: "never", message: "Broken", email: null }]);
    expect(await items({ kinds: ["JOB"] }, sam)).toEqual([]);
    const [asked] = await items({ kinds: ["RETURN"] });
    expect(Buffer.from(asked.about, "base64").toString()).toMatch(/^Order:/);
  });

  it("gives an item to one of two, unless the other means it", async () => {
    const [item] = await items({ kinds: ["CONTACT"] });
    const mine = await does(ASSIGN, { id: item.id, to: globalId("User", sam.userId) });
    expect(mine.item.assignee).toEqual({ email: sam.email });
    const theirs = { id: item.id, to: globalId("User", bo.userId) };
    expect(codes(await does(ASSIGN, theirs, bo))).toEqual(["TAKEN"]);
    expect((await does(ASSIGN, { ...theirs, takeOver: true }, bo)).item.assignee).toEqual({ email: bo.email });
    expect(await items({ assignee: globalId("User", bo.userId) })).toHaveLength(1);
    expect(await items({ assignee: "" })).toHaveLength(5);
    expect(codes(await does(ASSIGN, { id: item.id, to: globalId("User", crypto.randomUUID()) }))).toEqual([
      "NOT_FOUND",
    ]);
    const [job] = await items({ kinds: ["JOB"] });
    expect(codes(await does(CLOSE, { id: job.id, closed: true }))).toEqual(["NOT_FOUND"]);
    expect(codes(await does(CLOSE, { id: job.id, closed: true }, owner))).toEqual([]);
  });

  it("answers in the customer's language, once, also when two write at the same time", async () => {
    const [item] = await items({ kinds: ["MEMBERSHIP"] });
    const answers = await Promise.all([
      does(ANSWER, { id: item.id, text: "네, 됩니다.", seen: 0, close: true }),
      does(ANSWER, { id: item.id, text: "아니요.", seen: 0 }, bo),
    ]);
    expect(answers.flatMap(codes)).toEqual(["ANSWERED"]);
    const { rows } = await sql<{ payload: Loose }>`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${INBOX_MAIL}`.execute(shop.db);
    expect(rows).toHaveLength(1);
    const handler = inboxJobs(shop.services)[INBOX_MAIL];
    for (let i = 0; i < 2; i++) await handler?.(rows[0]?.payload, { attempt: 1, lastAttempt: false });
    const mails = (await shop.services.mailer.list?.()) ?? [];
    expect(mails.filter(({ to }) => to === "ada@people.example")).toMatchObject([{ subject: "Re: 멤버십" }]);
    expect(mails[0]?.text).toContain("보내 주신 내용");
    const [after] = await items({ kinds: ["MEMBERSHIP"] });
    expect(after.answers).toMatchObject([{ mailedAt: expect.any(String) }]);
    const [job] = await items({ kinds: ["JOB"] });
    expect(codes(await does(ANSWER, { id: job.id, text: "x", seen: 0 }, owner))).toEqual(["INVALID"]);
    expect(codes(await does(ANSWER, { id: item.id, text: "  ", seen: 1 }))).toEqual(["REQUIRED"]);
  });

  it("closes and opens, and counts as closed what was settled where it came from", async () => {
    const [item] = await items({ kinds: ["CONTACT"] });
    expect((await does(CLOSE, { id: item.id, closed: true })).item.isOpen).toBe(false);
    expect(await items({ kinds: ["CONTACT"], isOpen: true })).toEqual([]);
    expect((await does(CLOSE, { id: item.id, closed: false })).item.isOpen).toBe(true);
    await sql`update commerce.return_request set status = 'REFUSED'`.execute(shop.db);
    expect(await items({ kinds: ["RETURN"], isOpen: true })).toEqual([]);
  });

  it("forgets answers with the person", async () => {
    const ada = customer({ email: "ada@people.example" });
    await sql`insert into commerce.account (id, email, is_confirmed) values (${ada.userId}, ${ada.email}, true)`.execute(
      shop.db,
    );
    const DATA = "query($id: ID!) { customerData(id: $id) }";
    const { customerData } = (await shop.graphql(DATA, { id: globalId("User", ada.userId) }, sam)).data;
    expect(customerData.answers).toHaveLength(1);
    const DELETE = "mutation($id: ID) { customerDelete(id: $id) { errors { code } } }";
    await shop.graphql(DELETE, { id: globalId("User", ada.userId) }, sam);
    const { rows } = await sql`select 1 from commerce.inbox_answer`.execute(shop.db);
    expect(rows).toEqual([]);
  });
});
