import type { Shown } from "@carloom/threed";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testPort } from "../testing/port.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { REPORT_MAIL, reportJobs } from "./report.jobs.ts";

const SEND = `mutation($input: BuildReportInput!) { buildReport(input: $input) { errors { field code } } }`;
const LIST = `query($all: Boolean) { buildReports(first: 20, all: $all) {
  id reference title userName reason message email mailedAt answer answeredAt } }`;
const ANSWER = `mutation($id: ID!, $answer: BuildReportAnswer!) {
  buildReportAnswer(id: $id, answer: $answer) { answer answeredAt } }`;
const support = customer({ isStaff: true, roles: ["support"] });

let shop: Shop;
const shown = new Map<string, Pick<Shown, "reference" | "title" | "userName">>();
const mails: { to: string; subject: string; text: string; replyTo?: string }[] = [];

beforeAll(async () => {
  const threed = {
    ...testPort(),
    shown: async (reference: string) => (shown.get(reference) as Shown | undefined) ?? null,
    withdrawShown: async (reference: string) => shown.delete(reference),
  };
  shop = await shopFixture({ threed });
});
afterAll(() => shop.drop());

const show = (reference: string) => shown.set(reference, { reference, title: `Build ${reference}`, userName: "mina" });
const send = async (more: object) =>
  (await shop.graphql(SEND, { input: { reason: "RIGHTS", ...more } })).data.buildReport.errors as { code: string }[];
const list = async (all = false) => (await shop.graphql(LIST, { all }, support)).data.buildReports;

describe("a report of a build", () => {
  it("is kept, mailed once to the company, and seen by staff who answer alone", async () => {
    show("aaaaaaaaaa");
    const words = { message: "My drawing.\r\nNot theirs.", email: "artist@people.example" };
    expect(await send({ reference: "aaaaaaaaaa", ...words })).toEqual([]);
    const [report] = await list();
    expect(report).toMatchObject({ title: "Build aaaaaaaaaa", userName: "mina", reason: "RIGHTS", answer: null });
    const mailer = { send: async (mail: (typeof mails)[number]) => void mails.push(mail), list: null, forget: null };
    const job = reportJobs({ ...shop.services, mailer })[REPORT_MAIL];
    await job?.({ id: report.id }, {} as never);
    await job?.({ id: report.id }, {} as never);
    expect(mails).toMatchObject([{ to: shop.services.settings.env.CONTACT_EMAIL, replyTo: "artist@people.example" }]);
    expect(mails[0]?.text).toContain(`${shop.services.settings.public.app.threed}/s/aaaaaaaaaa`);
    expect(mails[0]?.text).toContain("My drawing.\nNot theirs.");
    expect((await list())[0].mailedAt).not.toBeNull();
    for (const visitor of [null, customer(), customer({ isStaff: true, roles: ["catalogue"] })]) {
      expect((await shop.graphql(LIST, {}, visitor)).errors).toHaveLength(1);
      expect((await shop.graphql(ANSWER, { id: report.id, answer: "WITHDRAWN" }, visitor)).errors).toHaveLength(1);
    }
    expect(shown.has("aaaaaaaaaa")).toBe(true);
  });

  it("is refused of what is not shown, of something else without a word, with no address, and too long", async () => {
    show("bbbbbbbbbb");
    const before = await list(true);
    const reference = "bbbbbbbbbb";
    expect(await send({ reference: "cccccccccc" })).toMatchObject([{ field: "reference", code: "NOT_FOUND" }]);
    expect(await send({ reference, reason: "OTHER", message: " " })).toMatchObject([
      { field: "message", code: "REQUIRED" },
    ]);
    expect(await send({ reference, email: "a@b\r\nBcc: c@d.example" })).toMatchObject([
      { field: "email", code: "INVALID" },
    ]);
    expect(await send({ reference, message: "x".repeat(2001) })).toMatchObject([{ field: "message", code: "INVALID" }]);
    expect(await list(true)).toEqual(before);
  });

  it("withdraws the build with staff's answer, which holds for all that wait; another answer changes nothing", async () => {
    for (const reference of ["dddddddddd", "eeeeeeeeee"]) show(reference);
    for (const reference of ["dddddddddd", "dddddddddd", "eeeeeeeeee"]) expect(await send({ reference })).toEqual([]);
    const of = async (reference: string, all = true) =>
      (await list(all)).filter((one: { reference: string }) => one.reference === reference);
    const [first] = await of("dddddddddd");
    const answer = async (id: string, given: string) =>
      (await shop.graphql(ANSWER, { id, answer: given }, support)).data.buildReportAnswer;
    expect(await answer(first.id, "WITHDRAWN")).toMatchObject({ answer: "WITHDRAWN" });
    expect(shown.has("dddddddddd")).toBe(false);
    expect(await of("dddddddddd", false)).toEqual([]);
    expect((await of("dddddddddd")).map((one: { answer: string }) => one.answer)).toEqual(["WITHDRAWN", "WITHDRAWN"]);
    expect(await answer(first.id, "DISMISSED")).toMatchObject({ answer: "WITHDRAWN" });
    const [other] = await of("eeeeeeeeee");
    expect(await answer(other.id, "DISMISSED")).toMatchObject({ answer: "DISMISSED" });
    expect(await answer(other.id, "WITHDRAWN")).toMatchObject({ answer: "DISMISSED" });
    expect(shown.has("eeeeeeeeee")).toBe(true);
    expect(await answer("7f1f7c9e-0000-4000-8000-000000000000", "DISMISSED")).toBeNull();
    expect(await answer("no-id", "DISMISSED")).toBeNull();
  });

  it("is one of few in a short time", async () => {
    show("ffffffffff");
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 12; i++) codes.push((await send({ reference: "ffffffffff" }))[0]?.code);
    expect(codes.at(-1)).toBe("LIMIT");
    expect(codes[0]).toBeUndefined();
  });
});
