import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { giftCardJobs } from "./mail.jobs.ts";

const CARD = `giftCard { id displayCode last4CodeChars isActive expiryDate currentBalance { amount currency } initialBalance { amount }
  tags { name } assignedToEmail events { type message email balance { currentBalance { amount } oldCurrentBalance { amount } } } }
  errors { field code message }`;
const CREATE = `mutation($input: GiftCardCreateInput!) { giftCardCreate(input: $input) { giftCard { code } ${CARD} } }`;
const UPDATE = `mutation($id: ID!, $input: GiftCardUpdateInput!) { giftCardUpdate(id: $id, input: $input) { ${CARD} } }`;
const ADJUST = `mutation($id: ID!, $amount: Decimal!) { giftCardBalanceAdjust(id: $id, amount: $amount) { ${CARD} } }`;
const ON = `mutation($id: ID!) { giftCardActivate(id: $id) { ${CARD} } }`;
const OFF = `mutation($id: ID!) { giftCardDeactivate(id: $id) { ${CARD} } }`;
const RESEND = `mutation($input: GiftCardResendInput!) { giftCardResend(input: $input) { ${CARD} } }`;
const ISSUE = `mutation($input: GiftCardCreateInput!) {
  giftCardIssue(input: $input, languageCode: KO) { giftCard { code } ${CARD} } }`;
const NOTE = `mutation($id: ID!, $input: GiftCardAddNoteInput!) { giftCardAddNote(id: $id, input: $input) { event { type message } errors { code } } }`;
const LIST = `query($filter: GiftCardFilterInput, $sort: GiftCardSortingInput, $search: String, $first: Int, $after: String) {
  giftCards(filter: $filter, sortBy: $sort, search: $search, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id currentBalance { amount } } } } }`;

const owner = customer({ isStaff: true, roles: ["owner"] });
const worker = staff();
let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object, visitor = owner) =>
  Object.values((await shop.graphql(query, variables, visitor)).data)[0] as ReturnType<typeof JSON.parse>;
const issue = async (amount: number, more: object = {}) =>
  ask(CREATE, { input: { balance: { amount, currency: "USD" }, isActive: true, ...more } });

describe("a gift card", () => {
  it("is issued by an owner with a code that is told once and stored nowhere", async () => {
    const { giftCard, errors } = await issue(50, {
      addTags: [" Autumn ", "Autumn"],
      note: "For the fair",
      expiryDate: "2099-12-31",
    });
    expect(errors).toEqual([]);
    expect(giftCard.code).toMatch(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
    expect(giftCard).toMatchObject({
      displayCode: `•••• ${giftCard.code.slice(-4)}`,
      currentBalance: { amount: 50, currency: "USD" },
      expiryDate: "2099-12-31",
      tags: [{ name: "Autumn" }],
    });
    expect(giftCard.events.map((event: { type: string }) => event.type)).toEqual(["ISSUED", "NOTE_ADDED"]);
    const { rows } = await sql<{
      whole: string;
    }>`select g::text || (select string_agg(e::text, '') from commerce.gift_card_event e)
      || coalesce((select string_agg(j::text, '') from graphile_worker._private_jobs j), '') as whole from commerce.gift_card g`.execute(
      shop.db,
    );
    const bare = giftCard.code.replaceAll("-", "");
    expect(rows.some(({ whole }) => whole.includes(bare) || whole.includes(giftCard.code))).toBe(false);
    const again = await shop.graphql("query($id: ID!) { giftCard(id: $id) { code } }", { id: giftCard.id }, owner);
    expect(again.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  it("is read and mailed again by who keeps the orders, and issued or changed by an owner alone", async () => {
    const { giftCard } = await issue(10, { userEmail: "ada@people.example" });
    const made = await shop.graphql(
      CREATE,
      { input: { balance: { amount: 1, currency: "USD" }, isActive: true } },
      worker,
    );
    expect(made.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    for (const query of [ON, OFF])
      expect((await shop.graphql(query, { id: giftCard.id }, worker)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect(
      (await ask("query($id: ID!) { giftCard(id: $id) { tags { name } } }", { id: giftCard.id }, worker)).tags,
    ).toEqual([]);
    const elsewhere = { id: giftCard.id, channel: "default-channel", email: "me@people.example" };
    expect((await ask(RESEND, { input: elsewhere }, worker)).errors).toMatchObject([
      { code: "INVALID", field: "email" },
    ]);
    const sent = await ask(RESEND, { input: { id: giftCard.id, channel: "default-channel" } }, worker);
    expect(sent.errors).toEqual([]);
    const note = await ask(NOTE, { id: giftCard.id, input: { message: " called, lost the mail " } }, worker);
    expect(note.event).toEqual({ type: "NOTE_ADDED", message: "called, lost the mail" });
    const none = await shop.graphql("query($id: ID!) { giftCard(id: $id) { id } }", { id: giftCard.id }, customer());
    expect(none.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  it("mails its code in the recipient's language, and no other place ever has it", async () => {
    const balance = { amount: 75, currency: "USD" };
    const input = { balance, isActive: true, userEmail: "min@people.example", expiryDate: "2099-01-31" };
    const { giftCard } = await ask(ISSUE, { input });
    const { rows } = await sql<{ payload: object }>`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'commerce.giftCardMail'
      and payload ->> 'email' = 'min@people.example'`.execute(shop.db);
    await giftCardJobs(shop.services)["commerce.giftCardMail"]?.(rows[0]?.payload, {} as never);
    const [mail] = ((await shop.services.mailer.list?.()) ?? []).filter(({ to }) => to === "min@people.example");
    expect(mail?.subject).toContain("기프트 카드");
    expect(mail?.text).toContain(giftCard.code);
    const seen = await ask("query($id: ID!) { giftCard(id: $id) { events { type email } } }", { id: giftCard.id });
    expect(seen.events.at(-1)).toEqual({ type: "SENT_TO_CUSTOMER", email: "min@people.example" });
    // whoever looks at the card hears of it
    const uuid = Buffer.from(giftCard.id, "base64").toString();
    const { rows: told } = await sql<{ kind: string }>`
      select kind from platform.staff_news where object = ${uuid}`.execute(shop.db);
    expect(told.map(({ kind }) => kind)).toEqual(["GIFT_CARD_CHANGED", "GIFT_CARD_CHANGED"]);
  });

  it("changes only by lines that say what changed, and never below nothing", async () => {
    const { giftCard } = await issue(20);
    const { id } = giftCard;
    expect((await ask(ADJUST, { id, amount: -20.01 })).errors).toMatchObject([{ code: "INVALID", field: "amount" }]);
    expect((await ask(ADJUST, { id, amount: -5.5 })).giftCard.currentBalance.amount).toBe(14.5);
    expect((await ask(UPDATE, { id, input: { balanceAmount: 30, expiryDate: "2020-01-01" } })).errors).toMatchObject([
      { field: "expiryDate" },
    ]);
    const changed = await ask(UPDATE, {
      id,
      input: { balanceAmount: 30, expiryDate: "2099-05-01", addTags: ["fair"] },
    });
    expect(changed.giftCard).toMatchObject({
      expiryDate: "2099-05-01",
      tags: [{ name: "fair" }],
      currentBalance: { amount: 30 },
    });
    expect((await ask(OFF, { id })).giftCard.isActive).toBe(false);
    const { events } = (await ask(ON, { id })).giftCard;
    expect(events.map((event: { type: string }) => event.type)).toEqual([
      "ISSUED",
      "BALANCE_ADJUSTED",
      "TAGS_UPDATED",
      "EXPIRY_DATE_UPDATED",
      "BALANCE_RESET",
      "DEACTIVATED",
      "ACTIVATED",
    ]);
    expect(events[1].balance).toEqual({ currentBalance: { amount: 14.5 }, oldCurrentBalance: { amount: 20 } });
    await expect(sql`update commerce.gift_card_event set amount = 1`.execute(shop.db)).rejects.toThrow(/only grows/);
    await expect(sql`delete from commerce.gift_card_event`.execute(shop.db)).rejects.toThrow(/only grows/);
  });

  it("refuses what makes no sense, saying what to do", async () => {
    const wrong = async (more: object) => (await issue(10, more)).errors[0]?.field;
    expect((await issue(0)).errors[0]).toMatchObject({ field: "balance", code: "INVALID" });
    expect((await issue(10_001)).errors[0]).toMatchObject({
      field: "balance",
      message: "A gift card holds at most 10000 USD.",
    });
    expect(await wrong({ balance: { amount: 5, currency: "EUR" } })).toBe("balance");
    expect(await wrong({ expiryDate: "2020-01-01" })).toBe("expiryDate");
    expect(await wrong({ userEmail: "nobody" })).toBe("userEmail");
    expect(await wrong({ channel: "nowhere" })).toBe("channel");
  });

  it("is found by its whole code, its last four, a tag or an address, sorted and paged", async () => {
    const { giftCard } = await issue(999, { addTags: ["needle"], userEmail: "needle@people.example" });
    const ids = async (variables: object) =>
      (await ask(LIST, variables)).edges.map(({ node }: { node: { id: string } }) => node.id);
    const code = giftCard.code.toLowerCase().replaceAll("-", " ");
    for (const variables of [
      { search: code },
      { filter: { code } },
      { filter: { tags: ["needle"] } },
      { search: "needle@" },
      { filter: { currentBalance: { gte: 998 }, currency: "USD" } },
    ])
      expect(await ids(variables)).toEqual([giftCard.id]);
    expect(await ids({ filter: { code: giftCard.last4CodeChars.toLowerCase() } })).toContain(giftCard.id);
    const sort = { field: "CURRENT_BALANCE", direction: "DESC" };
    const first = await ask(LIST, { sort, first: 1 });
    expect(first.edges[0].node.id).toBe(giftCard.id);
    const next = await ask(LIST, { sort, first: 100, after: first.pageInfo.endCursor });
    const amounts = next.edges.map(
      ({ node }: { node: { currentBalance: { amount: number } } }) => node.currentBalance.amount,
    );
    expect(amounts).toEqual(amounts.toSorted((a: number, b: number) => b - a));
    expect(next.edges).toHaveLength(first.totalCount - 1);
    const tags = 'query { giftCardTags(filter: { search: "need" }, first: 5) { edges { node { name } } } }';
    expect((await ask(tags, {})).edges).toEqual([{ node: { name: "needle" } }]);
  });
});
