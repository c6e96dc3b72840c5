import type { Visitor } from "@carloom/platform";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { END, join, makePlan, mine, passTime, pay, planInput, PLAN_SAVE, cataloguer } from "../testing/membership.ts";
import { OWN } from "../testing/order-documents.ts";
import { encounter } from "../testing/rival.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { globalId } from "@carloom/wire";
import { MEMBERSHIP_DUE, MEMBERSHIP_MAIL, SWEEP_MEMBERSHIPS } from "../membership/job-names.ts";
import { membershipJobs } from "./membership.jobs.ts";
import { livingMembership } from "../membership/membership.repository.ts";
import { settleMembership } from "./renewal.command.ts";

let shop: Shop;
let plan: string;
beforeAll(async () => {
  shop = await shopFixture();
  plan = await makePlan(shop);
});
afterAll(() => shop.drop());

/** Runs what waits in the queue under a name, as the worker would. */
async function run(name: string): Promise<void> {
  const { rows } = await shop.services.connection.pool.query<{ payload: object }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 returning j.payload`,
    [name],
  );
  const handler = membershipJobs(shop.services, () => shop.context())[name];
  for (const { payload } of rows) await handler?.(payload, { attempt: 1, lastAttempt: false });
}
/** What the sweep finds is done. */
async function sweep(): Promise<void> {
  await membershipJobs(shop.services, () => shop.context())[SWEEP_MEMBERSHIPS]?.(
    {},
    { attempt: 1, lastAttempt: false },
  );
  await run(MEMBERSHIP_DUE);
}
const mails = async (visitor: Visitor) => {
  await run(MEMBERSHIP_MAIL);
  const all = (await shop.services.mailer.list?.()) ?? [];
  return all.filter(({ to }) => to === visitor.email).map(({ subject }) => subject.replace(/^Carloom: /, ""));
};
const orders = async (visitor: Visitor) =>
  shop.db
    .selectFrom("commerce.order")
    .select(["id", "number", "token", "status", "total_gross", "due_at"])
    .where("user_id", "=", visitor.userId)
    .orderBy("number")
    .execute();
async function member(): Promise<Visitor> {
  const visitor = customer();
  await join(shop, visitor, plan);
  return visitor;
}
const daysTo = (at: string | Date) => (new Date(at).getTime() - Date.now()) / 86_400_000;

describe("a renewal", () => {
  it("is asked for a week before the end, and what is paid follows the period that runs", async () => {
    const visitor = await member();
    await sweep();
    expect(await orders(visitor)).toHaveLength(1);
    await passTime(shop, visitor, 25);
    await sweep();
    await sweep();
    const [, renewal] = await orders(visitor);
    expect(await orders(visitor)).toHaveLength(2);
    expect(renewal).toMatchObject({ status: "UNCONFIRMED", total_gross: 2200 });
    const asked = await mine(shop, visitor);
    expect(asked).toMatchObject({ status: "ACTIVE", nextPayment: { amount: { amount: 22 }, token: renewal?.token } });
    expect(asked.nextPayment.dueAt).toBe(asked.endsAt);
    expect(await mails(visitor)).toContainEqual(expect.stringContaining("renews on"));
    await pay(shop, globalId("Order", renewal?.id ?? ""));
    const paid = await mine(shop, visitor);
    expect(daysTo(paid.endsAt) - daysTo(asked.endsAt)).toBeGreaterThan(27);
    expect(paid).toMatchObject({ status: "ACTIVE", quota: { leftCm2: 5000 }, nextPayment: { token: null } });
    expect(await mails(visitor)).toContainEqual(expect.stringContaining("is renewed"));
    await sweep();
    expect(await orders(visitor)).toHaveLength(2);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("that is not paid leaves nothing free, is carried on by a late payment, and ends after its grace", async () => {
    const [late, gone] = [await member(), await member()];
    for (const visitor of [late, gone]) await passTime(shop, visitor, 25);
    await sweep();
    for (const visitor of [late, gone]) await passTime(shop, visitor, 8);
    await sweep();
    const state = await mine(shop, late);
    expect(state).toMatchObject({ status: "PAST_DUE", quota: null });
    expect(daysTo(state.graceUntil)).toBeGreaterThan(6.9);
    expect(await mails(late)).toContainEqual(expect.stringContaining("is not paid"));
    await pay(shop, globalId("Order", (await orders(late))[1]?.id ?? ""));
    const again = await mine(shop, late);
    expect(again).toMatchObject({ status: "ACTIVE", quota: { leftCm2: 5000 } });
    expect(daysTo(again.endsAt)).toBeGreaterThan(27);

    await passTime(shop, gone, 8);
    await sweep();
    expect(await mine(shop, gone)).toMatchObject({ status: "ENDED", nextPayment: null });
    expect((await orders(gone)).map(({ status }) => status)).toEqual(["FULFILLED", "CANCELED"]);
    expect(await mails(gone)).toContainEqual(expect.stringContaining("has ended"));
    // and may join anew
    await join(shop, gone, plan);
    expect((await mine(shop, gone)).status).toBe("ACTIVE");
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("is not made for who cancelled; the membership ends with what was paid", async () => {
    const [before, after] = [await member(), await member()];
    await shop.graphql(END, {}, before);
    await passTime(shop, before, 25);
    await passTime(shop, after, 25);
    await sweep();
    expect(await orders(before)).toHaveLength(1);
    await shop.graphql(END, {}, after);
    expect((await orders(after)).map(({ status }) => status)).toEqual(["FULFILLED", "CANCELED"]);
    expect(await mine(shop, after)).toMatchObject({ status: "ENDING", nextPayment: null, quota: { leftCm2: 5000 } });
    for (const visitor of [before, after]) await passTime(shop, visitor, 8);
    await sweep();
    expect((await mine(shop, before)).status).toBe("ENDED");
    expect((await mine(shop, after)).status).toBe("ENDED");
  });

  it("that its buyer calls back ends the membership with what was paid", async () => {
    const visitor = await member();
    await passTime(shop, visitor, 25);
    await sweep();
    const token = (await orders(visitor))[1]?.token;
    expect((await shop.graphql(OWN, { token }, visitor)).data.orderCancelOwn.errors).toEqual([]);
    expect(await mine(shop, visitor)).toMatchObject({ status: "ENDING", nextPayment: null });
  });

  it("costs what was agreed to, or less where the plan has become cheaper", async () => {
    const id = await makePlan(shop, { slug: "moving" });
    const [dear, cheap] = [customer(), customer()];
    const cost = async (price: number) => {
      const input = await planInput(shop, { slug: "moving" });
      const [first, ...rest] = input.prices;
      await shop.graphql(PLAN_SAVE, { input: { ...input, id, prices: [{ ...first, price }, ...rest] } }, cataloguer());
    };
    for (const visitor of [dear, cheap]) await join(shop, visitor, id);
    await passTime(shop, dear, 25);
    await cost(30);
    await sweep();
    expect((await orders(dear))[1]?.total_gross).toBe(2200);
    await passTime(shop, cheap, 25);
    await cost(10);
    await sweep();
    expect((await orders(cheap))[1]?.total_gross).toBe(1100);
  });

  it("is one, however many jobs make it at once and wherever they meet", async () => {
    const due = async () => {
      const visitor = await member();
      await passTime(shop, visitor, 25);
      const { id } = (await livingMembership(shop.db, visitor.userId)) ?? { id: "" };
      return { visitor, id };
    };
    const crowd = await due();
    await Promise.all(Array.from({ length: 6 }, () => settleMembership(shop.context(), crowd.id)));
    expect(await orders(crowd.visitor)).toHaveLength(2);
    const alone = await due();
    const counting = encounter(shop, Number.POSITIVE_INFINITY, async () => undefined);
    await settleMembership({ ...shop.context(), db: counting.db }, alone.id);
    expect(counting.points()).toBeGreaterThan(5);
    for (let at = 1; at <= counting.points(); at++) {
      const { visitor, id } = await due();
      const meeting = encounter(shop, at, () => settleMembership(shop.context(), id));
      await settleMembership({ ...shop.context(), db: meeting.db }, id);
      await meeting.rival();
      expect([at, meeting.place(), (await orders(visitor)).length]).toEqual([at, meeting.place(), 2]);
    }
    expect(await brokenLaws(shop)).toEqual([]);
  });
});
