import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountFixture, accountFixture, newEmail, ORIGIN, PASSWORD } from "./account.fixture.ts";
import { requestPasswordReset } from "./password.command.ts";
import { checkCredentials, openSession } from "./sign-in.command.ts";

const REGISTER = `mutation($input: AccountRegisterInput!) {
  accountRegister(input: $input) { user { id email isStaff isConfirmed } requiresConfirmation errors { field code message } }
}`;
const CREATE = `mutation($email: String!, $password: String!) {
  tokenCreate(email: $email, password: $password) { token refreshToken user { email } errors { field code message } }
}`;
const CONFIRM = `mutation($email: String!, $token: String!) {
  confirmAccount(email: $email, token: $token) { user { isConfirmed } errors { field code } }
}`;
const RESET = `mutation($email: String!, $redirectUrl: String!) {
  requestPasswordReset(email: $email, redirectUrl: $redirectUrl) { errors { field code message } }
}`;
const SET = `mutation($email: String!, $password: String!, $token: String!) {
  setPassword(email: $email, password: $password, token: $token) { token user { isConfirmed } errors { field code } }
}`;
const linkOf = (mail: { text: string } | undefined) =>
  new URL(/https?:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "http://no.link/");
/** What a page reads from the link that was mailed: the address stands behind the `#`. */
const proofOf = (link: URL) => ({
  email: new URLSearchParams(link.hash.slice(1)).get("email"),
  token: link.searchParams.get("token"),
});

describe("without confirmation by mail", () => {
  let f: AccountFixture;
  beforeAll(async () => {
    f = await accountFixture();
  });
  afterAll(() => f.services.drop());

  it("registers, signs in, and knows the person", async () => {
    const email = newEmail();
    const input = { email: email.toUpperCase(), password: PASSWORD, firstName: "길동", lastName: "홍" };
    const registered = await f.graphql(REGISTER, { input });
    expect(registered.data?.accountRegister).toEqual({
      user: { id: expect.any(String), email, isStaff: false, isConfirmed: false },
      requiresConfirmation: false,
      errors: [],
    });
    const created = await f.graphql(CREATE, { email, password: PASSWORD });
    const { token } = created.data?.tokenCreate as unknown as { token: string };
    const me = await f.graphql(
      "query TokenVerify { me { email firstName lastName } myUserName }",
      {},
      `Bearer ${token}`,
    );
    expect(me.data).toMatchObject({ me: { email, firstName: "길동", lastName: "홍" } });
    expect(me.data?.myUserName).toMatch(/^builder-/);
  });

  it("says Saleor's codes for what is wrong", async () => {
    const codes = async (input: object) => {
      const answer = await f.graphql(REGISTER, { input: { email: newEmail(), password: PASSWORD, ...input } });
      const { errors } = answer.data?.accountRegister as unknown as { errors: { field: string; code: string }[] };
      return errors.map(({ field, code }) => `${field} ${code}`);
    };
    const email = newEmail();
    expect(await codes({ email })).toEqual([]);
    expect(await codes({ email: ` ${email.toUpperCase()} ` })).toEqual(["email UNIQUE"]);
    expect(await codes({ email: "" })).toEqual(["email REQUIRED"]);
    expect(await codes({ email: "a@b" })).toEqual(["email INVALID"]);
    expect(await codes({ email: 'a@b.example\r\nBcc: "x"@y.example' })).toEqual(["email INVALID"]);
    expect(await codes({ email: "\u212Aelvin@people.example" })).toEqual(["email INVALID"]);
    expect(await codes({ password: "short-1" })).toEqual(["password PASSWORD_TOO_SHORT"]);
    expect(await codes({ password: "p@ssw0rd2024" })).toEqual(["password PASSWORD_TOO_COMMON"]);
    expect(await codes({ password: "9081726354" })).toEqual(["password PASSWORD_ENTIRELY_NUMERIC"]);
    expect(await codes({ firstName: "x".repeat(257) })).toEqual(["firstName INVALID"]);
  });

  it("gives one account to many who ask for the same address at once", async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => f.graphql(REGISTER, { input: { email, password: PASSWORD } })),
    );
    const made = answers.filter((answer) => (answer.data?.accountRegister as unknown as { user: unknown }).user);
    expect(made).toHaveLength(1);
  });

  it("tells a network of ten taken addresses an hour, then of none: the answer is the same for every address", async () => {
    const { pool } = f.services.connection;
    await pool.query("delete from platform.rate_window");
    const known = newEmail();
    const signUp = async (email: string) => {
      const answer = await f.browser().post("/auth/sign-up", { email, password: PASSWORD });
      const { errors } = (await answer.json()) as { errors?: { field: string; code: string }[] };
      return { status: answer.status, retry: answer.headers.has("retry-after"), code: errors?.[0]?.code ?? null };
    };
    // whoever signs up is not counted, however many
    for (const email of [known, ...Array.from({ length: 11 }, newEmail)])
      expect(await signUp(email)).toMatchObject({ status: 200, code: null });
    const guessed = await Promise.all(Array.from({ length: 30 }, () => signUp(known)));
    expect(guessed.filter(({ code }) => code === "UNIQUE")).toHaveLength(10);
    const [taken, free] = [await signUp(known), await signUp(newEmail())];
    expect(taken).toMatchObject({ code: "LOGIN_ATTEMPT_DELAYED" });
    expect(free).toEqual(taken);
    await pool.query("delete from platform.rate_window");
    expect(await signUp(newEmail())).toMatchObject({ status: 200, code: null });
  });

  it("takes nothing else from the input", async () => {
    const more = await f.graphql(REGISTER, { input: { email: newEmail(), password: PASSWORD, isStaff: true } });
    expect(more.errors?.[0]?.message).toMatch(/isStaff/);
    const email = newEmail();
    const body = JSON.parse(
      `{"email":"${email}","password":"${PASSWORD}","isStaff":true,"is_staff":true,"roles":["owner"],"isConfirmed":true,"__proto__":{"isStaff":true}}`,
    );
    const answer = await f.browser().post("/auth/sign-up", body);
    expect(answer.status).toBe(200);
    const row = await f.services.connection.pool.query(
      "select is_staff, roles, is_confirmed from commerce.account where email = $1",
      [email],
    );
    expect(row.rows).toEqual([{ is_staff: false, roles: [], is_confirmed: false }]);
  });

  it("answers a wrong password and an unknown address alike", async () => {
    const email = newEmail();
    await f.graphql(REGISTER, { input: { email, password: PASSWORD } });
    const wrong = await f.graphql(CREATE, { email, password: "another-7-phrase" });
    const unknown = await f.graphql(CREATE, { email: newEmail(), password: "another-7-phrase" });
    const malformed = await f.graphql(CREATE, { email: "nobody", password: "x" });
    expect(wrong).toEqual(unknown);
    expect(malformed).toEqual(unknown);
    expect(wrong.data?.tokenCreate).toEqual({
      token: null,
      refreshToken: null,
      user: null,
      errors: [{ field: "email", code: "INVALID_CREDENTIALS", message: "Please, enter valid credentials" }],
    });
  });

  it("resets a password by mail, once, and says nothing about who has an account", async () => {
    const email = newEmail();
    await f.graphql(REGISTER, { input: { email, password: PASSWORD } });
    const before = (await f.graphql(CREATE, { email, password: PASSWORD })).data?.tokenCreate as unknown as {
      token: string;
    };
    const redirectUrl = `${ORIGIN}/set-password`;
    const known = await f.graphql(RESET, { email, redirectUrl });
    const unknown = await f.graphql(RESET, { email: newEmail(), redirectUrl });
    expect(known).toEqual({ data: { requestPasswordReset: { errors: [] } } });
    expect(known).toEqual(unknown);
    const mails = await f.mailsOf(email);
    expect(mails).toHaveLength(1);
    const link = linkOf(mails[0]);
    expect(link.origin + link.pathname).toBe(redirectUrl);
    const token = link.searchParams.get("token");
    // no server, log or other site is told whose it is
    expect([link.search.includes("@") || link.searchParams.has("email"), link.hash]).toEqual([
      false,
      `#${new URLSearchParams({ email })}`,
    ]);
    const weak = await f.graphql(SET, { email, token, password: "password1" });
    expect(weak.data?.setPassword).toMatchObject({ errors: [{ field: "password", code: "PASSWORD_TOO_COMMON" }] });
    const other = await f.graphql(SET, { email: newEmail(), token, password: "a-new-7-phrase" });
    expect(other.data?.setPassword).toMatchObject({ errors: [{ field: "token", code: "INVALID" }] });
    const set = await f.graphql(SET, { email, token, password: "a-new-7-phrase" });
    expect(set.data?.setPassword).toMatchObject({ user: { isConfirmed: true }, errors: [] });
    const again = await f.graphql(SET, { email, token, password: "b-new-7-phrase" });
    expect(again.data?.setPassword).toMatchObject({ errors: [{ field: "token", code: "INVALID" }] });
    const me = await f.graphql("{ me { id } }", {}, `Bearer ${before.token}`);
    expect(me.data?.me).toBeNull();
  });

  it.each(["https://evil.example/x", "//evil.example", `${ORIGIN}@evil.example`, "javascript:alert(1)", ""])(
    "sends no link to %j",
    async (redirectUrl) => {
      const answer = await f.graphql(RESET, { email: newEmail(), redirectUrl });
      expect(answer.data?.requestPasswordReset).toMatchObject({ errors: [{ field: "redirectUrl", code: "INVALID" }] });
    },
  );
});

describe("with confirmation by mail", () => {
  let f: AccountFixture;
  const redirectUrl = `${ORIGIN}/confirm`;
  beforeAll(async () => {
    f = await accountFixture({ CONFIRM_EMAIL: "true" });
  });
  afterAll(() => f.services.drop());

  it("signs in only after the link was opened, and says so to who knows the password", async () => {
    const email = newEmail();
    const input = { email, password: PASSWORD, redirectUrl, languageCode: "KO" };
    expect((await f.graphql(REGISTER, { input })).data?.accountRegister).toEqual({
      user: null,
      requiresConfirmation: true,
      errors: [],
    });
    const [mail] = await f.mailsOf(email);
    const early = await f.graphql(CREATE, { email, password: PASSWORD });
    expect(early.data?.tokenCreate).toMatchObject({ token: null, errors: [{ code: "ACCOUNT_NOT_CONFIRMED" }] });
    const guess = await f.graphql(CREATE, { email, password: "another-7-phrase" });
    expect(guess.data?.tokenCreate).toMatchObject({ errors: [{ code: "INVALID_CREDENTIALS" }] });
    expect(mail?.subject).toMatch(/\p{Script=Hangul}/u);
    const link = linkOf(mail);
    // no server, log or other site is told whose it is
    expect([Object.fromEntries(link.searchParams), link.hash]).toEqual([
      { token: expect.any(String) },
      `#${new URLSearchParams({ email })}`,
    ]);
    const proof = proofOf(link);
    const confirmed = await f.graphql(CONFIRM, proof);
    expect(confirmed.data?.confirmAccount).toEqual({ user: { isConfirmed: true }, errors: [] });
    const twice = await f.graphql(CONFIRM, proof);
    expect(twice.data?.confirmAccount).toMatchObject({ errors: [{ field: "token", code: "INVALID" }] });
    const late = await f.graphql(CREATE, { email, password: PASSWORD });
    expect(late.data?.tokenCreate).toMatchObject({ user: { email }, errors: [] });
  });

  it("does not say whether an address has an account", async () => {
    const email = newEmail();
    const input = { email, password: PASSWORD, redirectUrl };
    const fresh = await f.graphql(REGISTER, { input });
    const link = linkOf((await f.mailsOf(email))[0]);
    await f.graphql(CONFIRM, proofOf(link));
    const known = await f.graphql(REGISTER, { input: { ...input, password: "thief-of-7-seas" } });
    expect(known).toEqual(fresh);
    const mails = await f.mailsOf(email);
    expect(mails[0]?.text).not.toMatch(/token=/);
    const thief = await f.graphql(CREATE, { email, password: "thief-of-7-seas" });
    expect(thief.data?.tokenCreate).toMatchObject({ errors: [{ code: "INVALID_CREDENTIALS" }] });
  });

  it("gives nothing to who registered somebody's address before them", async () => {
    const email = newEmail();
    const thief = { email, password: "thief-of-7-seas", redirectUrl };
    await f.graphql(REGISTER, { input: thief });
    await f.mailsOf(email);
    await f.graphql(REGISTER, { input: { email, password: PASSWORD, redirectUrl } });
    const [newest] = await f.mailsOf(email);
    // the thief registers once more, after the owner's mail was written
    await f.graphql(REGISTER, { input: thief });
    expect(await f.mailsOf(email)).toHaveLength(3);
    const confirmed = await f.graphql(CONFIRM, proofOf(linkOf(newest)));
    expect(confirmed.data?.confirmAccount).toMatchObject({ errors: [] });
    expect((await f.graphql(CREATE, { email, password: "thief-of-7-seas" })).data?.tokenCreate).toMatchObject({
      token: null,
    });
    expect((await f.graphql(CREATE, { email, password: PASSWORD })).data?.tokenCreate).toMatchObject({ errors: [] });
  });

  it.each(["fresh", "known"])("mails a %s address a few times, however often others register it", async (kind) => {
    const email = newEmail();
    const input = { email, password: PASSWORD, redirectUrl };
    const first = await f.graphql(REGISTER, { input });
    const [mail] = await f.mailsOf(email);
    if (kind === "known") await f.graphql(CONFIRM, proofOf(linkOf(mail)));
    for (let i = 0; i < 5; i++) {
      expect(await f.graphql(REGISTER, { input })).toEqual(first);
      const answer = await f.browser().post("/auth/sign-up", input);
      expect(answer.status).toBe(200);
    }
    expect((await f.mailsOf(email)).length).toBe(6);
    // others are mailed still, and so is a link for this one's password
    const other = newEmail();
    await f.graphql(REGISTER, { input: { ...input, email: other } });
    expect(await f.mailsOf(other)).toHaveLength(1);
    await f.graphql(RESET, { email, redirectUrl });
    expect((await f.mailsOf(email)).length).toBe(7);
  });

  it("wants a link of our own", async () => {
    const answer = await f.graphql(REGISTER, {
      input: { email: newEmail(), password: PASSWORD, redirectUrl: "https://evil.example" },
    });
    expect(answer.data?.accountRegister).toMatchObject({ errors: [{ field: "redirectUrl", code: "INVALID" }] });
  });
});

describe("limits", () => {
  it("slow down guesses at one address and from one connection", async () => {
    const f = await accountFixture({ LIMIT_SIGN_IN_PER_MINUTE: "3" });
    try {
      const email = newEmail();
      const guess = () => f.graphql(CREATE, { email, password: "another-7-phrase" });
      for (let i = 0; i < 3; i++)
        expect((await guess()).data?.tokenCreate).toMatchObject({ errors: [{ code: "INVALID_CREDENTIALS" }] });
      expect((await guess()).data?.tokenCreate).toMatchObject({ errors: [{ code: "LOGIN_ATTEMPT_DELAYED" }] });
      // a browser of another network has tries of its own
      const post = () => f.browser().post("/auth/sign-in", { email, password: "another-7-phrase" });
      for (let i = 0; i < 3; i++) expect((await post()).status).toBe(401);
      const answer = await post();
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      const codes = new Set<string>();
      for (let i = 0; i < 12; i++) {
        const other = await f.graphql(CREATE, { email: newEmail(), password: "another-7-phrase" });
        const { errors } = other.data?.tokenCreate as unknown as { errors: { code: string }[] };
        codes.add(errors[0]?.code ?? "");
      }
      expect(codes).toContain("LOGIN_ATTEMPT_DELAYED");
    } finally {
      await f.services.drop();
    }
  });

  it("lock nobody out whom a stranger guesses at, nor let many networks guess on", async () => {
    const f = await accountFixture({ LIMIT_SIGN_IN_PER_MINUTE: "3" });
    try {
      const email = newEmail();
      await f.graphql(REGISTER, { input: { email, password: PASSWORD, redirectUrl: ORIGIN } });
      await f.mailsOf(email);
      const signIn = async (ip: string, password = "another-7-phrase"): Promise<string> => {
        const outcome = await checkCredentials(f.services, { email, password }, { ip, userAgent: "" });
        if (!outcome.ok) return outcome.errors[0]?.code ?? "";
        await openSession(f.services, outcome.value, "api", { ip, userAgent: "" });
        return "in";
      };
      for (let i = 0; i < 40; i++) await signIn("198.51.100.7");
      expect(await signIn("198.51.100.7", PASSWORD)).toBe("LOGIN_ATTEMPT_DELAYED");
      // the owner at home, in IPv6's 64 bits of it
      expect(await signIn("2001:db8:1:2::5", PASSWORD)).toBe("in");
      for (let network = 0; network < 20; network++) for (let i = 0; i < 2; i++) await signIn(`203.0.113.${network}`);
      expect(await signIn("203.0.113.99", PASSWORD)).toBe("LOGIN_ATTEMPT_DELAYED");
      expect(await signIn("2001:db8:1:2:3::9", PASSWORD)).toBe("in");
    } finally {
      await f.services.drop();
    }
  });

  it("of links to a new password leave its owner one, and the inbox a few", async () => {
    const f = await accountFixture();
    const email = newEmail();
    await f.graphql(REGISTER, { input: { email, password: PASSWORD, redirectUrl: ORIGIN } });
    await f.mailsOf(email);
    const reset = async (ip: string) =>
      (await requestPasswordReset(f.services, { email, redirectUrl: `${ORIGIN}/set-password` }, ip)).ok;
    const asked = [];
    for (let i = 0; i < 6; i++) asked.push(await reset("198.51.100.8"));
    expect(asked).toEqual([true, true, true, false, false, false]);
    expect(await reset("198.51.100.9")).toBe(true);
    expect(await f.mailsOf(email)).toHaveLength(4);
    for (let network = 0; network < 20; network++) expect(await reset(`203.0.113.${network}`)).toBe(true);
    expect(await f.mailsOf(email)).toHaveLength(6);
    await f.services.drop();
  });
});
