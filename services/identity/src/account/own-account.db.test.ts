import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountFixture, accountFixture, newEmail, ORIGIN, PASSWORD } from "./account.fixture.ts";
import type { PersonalPort } from "../personal.port.ts";
import { createStaff } from "./staff.command.ts";

/** A service beside the accounts, which may fail. */
const beside = { fails: false, erased: [] as string[], rest: [] as unknown[] };
const personal: PersonalPort = {
  topicsOf: () => [{ name: "garage", end: "erased", page: async (from) => (from === 0 ? [{ title: "a build" }] : []) }],
  filesOf: async () => [],
  async erase(_, { email }) {
    if (beside.fails) throw new Error("It cannot be erased.");
    beside.erased.push(email);
    return ["a picture of an order"];
  },
  eraseRest: async (...asked) => void beside.rest.push(asked),
};

let f: AccountFixture;
beforeAll(async () => {
  f = await accountFixture({}, { personal });
});
afterAll(() => f.services.drop());

type Loose = ReturnType<typeof JSON.parse>;
const REGISTER = "mutation($input: AccountRegisterInput!) { accountRegister(input: $input) { errors { code } } }";
const SIGN_IN = `mutation($email: String!, $password: String!) { tokenCreate(email: $email, password: $password) {
  token refreshToken errors { code } } }`;
const ASK = `mutation($newEmail: String!, $password: String!) { requestEmailChange(newEmail: $newEmail, password: $password,
  redirectUrl: "${ORIGIN}/confirm-email") { user { email } errors { field code } } }`;
const CONFIRM =
  "mutation($token: String!) { confirmEmailChange(token: $token) { user { email isConfirmed } errors { field code } } }";
const ASK_DELETION = `mutation { accountRequestDeletion(redirectUrl: "${ORIGIN}/delete") { errors { code } } }`;
const DELETE = "mutation($token: String!) { accountDelete(token: $token) { user { email } errors { field code } } }";

const ask = async (query: string, variables: object, token?: string): Promise<Loose> => {
  const answer = await f.graphql(query, variables, token && `Bearer ${token}`);
  return answer.errors ? { refused: answer.errors[0]?.extensions?.code } : Object.values(answer.data ?? {})[0];
};
const signIn = async (email: string, password = PASSWORD): Promise<Loose> => ask(SIGN_IN, { email, password });
const me = (token: string) => ask("{ me { email } }", {}, token);
const linkToken = (mail: { text: string } | undefined) =>
  new URL(/https?:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "http://no.link/").searchParams.get("token") ?? "";

async function person(): Promise<{ email: string; token: string }> {
  const email = newEmail();
  await ask(REGISTER, { input: { email, password: PASSWORD, firstName: "Ren", lastName: "Ito", redirectUrl: ORIGIN } });
  await f.mailsOf(email);
  return { email, token: (await signIn(email)).token };
}

const PROVE = `mutation($redirectUrl: String!) {
  sendConfirmationEmail(channel: "default-channel", redirectUrl: $redirectUrl) { errors { field code } } }`;
const prove = (token?: string, redirectUrl = `${ORIGIN}/confirm-email?own=1`) => ask(PROVE, { redirectUrl }, token);

describe("the proof of one's own address", () => {
  it("is a link that its signed-in owner asks for and opens, once in five minutes", async () => {
    const [one, thief] = [await person(), await person()];
    expect(await prove()).toEqual({ refused: "UNAUTHENTICATED" });
    expect((await prove(one.token, "https://evil.example/")).errors).toEqual([
      { field: "redirectUrl", code: "INVALID" },
    ]);
    expect((await prove(one.token)).errors).toEqual([]);
    const mails = await f.mailsOf(one.email);
    expect(mails).toHaveLength(1);
    expect((await prove(one.token)).errors).toEqual([{ field: null, code: "CONFIRMATION_ALREADY_REQUESTED" }]);
    expect(await f.mailsOf(one.email)).toHaveLength(1);
    const token = linkToken(mails[0]);
    expect(await ask(CONFIRM, { token })).toEqual({ refused: "UNAUTHENTICATED" });
    expect((await ask(CONFIRM, { token }, thief.token)).errors).toEqual([{ field: "token", code: "INVALID" }]);
    const other = (await signIn(one.email)).token;
    expect(await ask(CONFIRM, { token }, one.token)).toEqual({
      user: { email: one.email, isConfirmed: true },
      errors: [],
    });
    // nothing but the state of the address has changed, and the link is used up
    expect(await me(other)).toEqual({ email: one.email });
    expect((await signIn(one.email)).errors).toEqual([]);
    expect((await ask(CONFIRM, { token }, one.token)).errors).toEqual([{ field: "token", code: "INVALID" }]);
    expect((await prove(one.token)).errors).toEqual([{ field: null, code: "ACCOUNT_CONFIRMED" }]);
  });
});

describe("a change of e-mail", () => {
  it("takes the password, a link at the new address and the account that asked", async () => {
    const [one, thief] = [await person(), await person()];
    const other = (await signIn(one.email)).token;
    const email = newEmail();
    const wrong = await ask(ASK, { newEmail: email, password: "not-mine-7-words" }, one.token);
    expect(wrong.errors).toEqual([{ field: "password", code: "INVALID_CREDENTIALS" }]);
    expect((await ask(ASK, { newEmail: email, password: PASSWORD }, one.token)).errors).toEqual([]);
    const token = linkToken((await f.mailsOf(email))[0]);
    expect(await ask(CONFIRM, { token })).toEqual({ refused: "UNAUTHENTICATED" });
    const invalid = { user: null, errors: [{ field: "token", code: "INVALID" }] };
    expect(await ask(CONFIRM, { token }, thief.token)).toEqual(invalid);
    for (const bad of ["", "a.b.c", one.token, `${token}x`])
      expect(await ask(CONFIRM, { token: bad }, one.token)).toEqual(invalid);
    expect(await ask(CONFIRM, { token }, one.token)).toEqual({ user: { email, isConfirmed: true }, errors: [] });
    // once, and the other places are signed out
    expect(await ask(CONFIRM, { token }, one.token)).toEqual(invalid);
    expect([await me(one.token), await me(other)]).toEqual([{ email }, null]);
    expect((await signIn(one.email)).token).toBeNull();
    expect((await signIn(email)).token).toBeTruthy();
    expect((await f.mailsOf(one.email))[0]?.subject).toContain("has changed");
  });

  it("does not tell whether somebody has an address, and never gives one away", async () => {
    const [one, two] = [await person(), await person()];
    const asked = { newEmail: two.email, password: PASSWORD };
    expect((await ask(ASK, asked, one.token)).errors).toEqual([]);
    const mails = await f.mailsOf(two.email);
    expect(mails[0]?.subject).toContain("already have");
    expect(mails[0]?.text).not.toContain("token=");
    // the address is taken by another between link and click
    const email = newEmail();
    await ask(ASK, { newEmail: email, password: PASSWORD }, one.token);
    const token = linkToken((await f.mailsOf(email))[0]);
    await ask(REGISTER, { input: { email, password: PASSWORD, redirectUrl: ORIGIN } });
    await f.mailsOf(email);
    expect((await ask(CONFIRM, { token }, one.token)).errors).toEqual([{ field: "newEmail", code: "UNIQUE" }]);
    expect(await me(one.token)).toEqual({ email: one.email });
  });

  it("mails a stranger a few times, however often and from however many accounts it is asked for", async () => {
    const [one, two] = [await person(), await person()];
    const stranger = newEmail();
    for (let i = 0; i < 5; i++)
      for (const { token } of [one, two]) {
        const asked = await ask(ASK, { newEmail: stranger, password: PASSWORD }, token);
        expect(asked.errors).toEqual([]);
      }
    expect(await f.mailsOf(stranger)).toHaveLength(6);
  });

  it("is one when eight clicks come at once", async () => {
    const { token: session } = await person();
    const email = newEmail();
    await ask(ASK, { newEmail: email, password: PASSWORD }, session);
    const token = linkToken((await f.mailsOf(email))[0]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(CONFIRM, { token }, session)));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });
});

describe("sessions", () => {
  it("are listed, and end one by one", async () => {
    const [one, stranger] = [await person(), await person()];
    const second = (await signIn(one.email)).token;
    const LIST = "{ mySessions { id isCurrent userAgent } }";
    const sessions = await ask(LIST, {}, one.token);
    expect(sessions.map((session: { isCurrent: boolean }) => session.isCurrent).sort()).toEqual([false, true]);
    const { id } = sessions.find((session: { isCurrent: boolean }) => !session.isCurrent);
    const END = "mutation($id: ID!) { sessionEnd(id: $id) }";
    expect(await ask(END, { id }, stranger.token)).toBe(false);
    expect(await me(second)).toEqual({ email: one.email });
    expect(await ask(END, { id }, one.token)).toBe(true);
    expect([await me(second), await me(one.token)]).toEqual([null, { email: one.email }]);
    expect(await ask(LIST, {}, one.token)).toHaveLength(1);
    expect(await ask(LIST, {})).toEqual({ refused: "UNAUTHENTICATED" });
  });
});

describe("an account's end", () => {
  it("is told and erased by whoever else keeps something, and waits for them", async () => {
    const { email, token } = await person();
    expect(await ask("{ myData }", {}, token)).toMatchObject({ account: [{ email }], garage: [{ title: "a build" }] });
    const link = async () => {
      await ask(ASK_DELETION, {}, token);
      return linkToken((await f.mailsOf(email))[0]);
    };
    // what cannot be erased keeps the account
    beside.fails = true;
    expect(await ask(DELETE, { token: await link() }, token)).toHaveProperty("refused");
    expect(await me(token)).toEqual({ email });
    beside.fails = false;
    expect((await ask(DELETE, { token: await link() }, token)).errors).toEqual([]);
    expect(beside.erased).toEqual([email]);
    await f.mailsOf(email);
    expect(beside.rest).toEqual([[expect.stringMatching(/^[0-9a-f-]{36}$/), ["a picture of an order"]]]);
  });

  it("is asked for a few times, not by the hundred", async () => {
    const one = await person();
    const seen = [];
    for (let i = 0; i < 8; i++) seen.push((await ask(ASK_DELETION, {}, one.token)).errors.length);
    expect(seen).toEqual([0, 0, 0, 1, 1, 1, 1, 1]);
    expect(await f.mailsOf(one.email)).toHaveLength(3);
  });

  it("is refused to staff, who hold others' data", async () => {
    const email = newEmail();
    const made = await createStaff(f.services, { email, role: "support" });
    const { token } = await signIn(email, made.password ?? "");
    await ask(ASK_DELETION, {}, token);
    const link = linkToken((await f.mailsOf(email))[0]);
    expect((await ask(DELETE, { token: link }, token)).errors).toEqual([{ field: null, code: "DELETE_STAFF_ACCOUNT" }]);
    expect(await me(token)).toEqual({ email });
  });
});
