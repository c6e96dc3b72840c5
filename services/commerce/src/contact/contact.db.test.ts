import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { contactJobs, CONTACT_MAIL } from "./contact.jobs.ts";

const SEND = `mutation contactSend($input: ContactInput!) {
  contactSend(input: $input) { errors { field message code } } }`;
const INBOX = `query contactMessages { contactMessages(first: 10) { name email subject message page mailedAt } }`;
const letter = {
  name: "Mina Park",
  email: "mina@people.example",
  subject: "A wing",
  message: "Does it fit?\nThanks",
  page: "contact",
};

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const send = async (more: object = {}) =>
  (await shop.graphql(SEND, { input: { ...letter, ...more } })).data.contactSend.errors as {
    field: string;
    code: string;
  }[];
const inbox = async () =>
  (await shop.graphql(INBOX, {}, customer({ isStaff: true, roles: ["support"] }))).data.contactMessages;

describe("a message to us", () => {
  it("is kept, mailed once, and seen by staff alone", async () => {
    expect(await send()).toEqual([]);
    const [row] = await shop.db
      .selectFrom("commerce.contact_message" as never)
      .selectAll()
      .execute();
    const { id } = row as unknown as { id: string };
    const mails: { to: string; subject: string; text: string }[] = [];
    const mailer = { send: async (mail: (typeof mails)[number]) => void mails.push(mail), list: null, forget: null };
    const job = contactJobs({ ...shop.services, mailer })[CONTACT_MAIL];
    await job?.({ id }, {} as never);
    await job?.({ id }, {} as never);
    expect(mails).toEqual([
      {
        to: shop.services.settings.env.CONTACT_EMAIL,
        replyTo: "mina@people.example",
        subject: "[Carloom] A wing",
        text: expect.stringContaining("Mina Park <mina@people.example>") as string,
      },
    ]);
    expect(mails[0]?.text).toContain("Does it fit?\nThanks");
    expect(await inbox()).toMatchObject([
      { email: "mina@people.example", page: "contact", mailedAt: expect.anything() },
    ]);
    for (const visitor of [null, customer(), customer({ isStaff: true, roles: ["catalogue"] })])
      expect((await shop.graphql(INBOX, {}, visitor)).errors).toHaveLength(1);
  });
  it("is refused, and nothing kept, when something is missing, no address, or too long", async () => {
    const before = await inbox();
    expect(await send({ name: " ", email: "", subject: "\n", message: "" })).toEqual(
      ["name", "email", "subject", "message"].map((field) => ({
        field,
        code: "REQUIRED",
        message: "This field is required",
      })),
    );
    for (const email of [
      "mina",
      "a@b",
      "a@b.example\r\nBcc: c@d.example",
      "<a@b.example>",
      `${"a".repeat(250)}@b.example`,
    ])
      expect(await send({ email })).toMatchObject([{ field: "email", code: "INVALID" }]);
    expect(await send({ message: "x".repeat(5001) })).toMatchObject([{ field: "message", code: "INVALID" }]);
    expect(await send({ page: "elsewhere" })).toMatchObject([{ field: "page", code: "INVALID" }]);
    expect(await inbox()).toEqual(before);
  });
  it("puts no second line into the head of a mail", async () => {
    expect(await send({ subject: "Hello\r\nBcc: all@people.example", email: "other@people.example" })).toEqual([]);
    expect((await inbox())[0].subject).toBe("Hello Bcc: all@people.example");
    expect(await send({ name: "\u202ekraP aniM", email: "third@people.example" })).toEqual([]);
    expect((await inbox())[0].name).toBe("kraP aniM");
  });
  it("is one of few in a short time", async () => {
    const email = "often@people.example";
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 8; i++) codes.push((await send({ email }))[0]?.code);
    expect(codes.slice(0, 5)).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(codes.at(-1)).toBe("LIMIT");
  });
});
