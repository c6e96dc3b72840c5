import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountFixture, accountFixture, newEmail, ORIGIN, PASSWORD } from "./account.fixture.ts";
import { codeAt, stepAt } from "./one-time-code.ts";
import { createStaff, resetStaffCode } from "./staff.command.ts";

let f: AccountFixture;
beforeAll(async () => {
  f = await accountFixture({ STAFF_CODE_ROLES: "owner, support" });
});
afterAll(() => f.services.drop());

type Loose = ReturnType<typeof JSON.parse>;
const TOKENS = "token refreshToken errors { field code }";
const SIGN_IN = `mutation($email: String!, $password: String!) { tokenCreate(email: $email, password: $password) { ${TOKENS} } }`;
const WITH_CODE = `mutation($email: String!, $password: String!, $code: String!) {
  tokenCreateWithCode(email: $email, password: $password, code: $code) { ${TOKENS} } }`;
const BEGIN =
  "mutation($password: String!) { oneTimeCodeBegin(password: $password) { secret uri errors { field code } } }";
const CONFIRM = "mutation($code: String!) { oneTimeCodeConfirm(code: $code) { recoveryCodes errors { field code } } }";
const RENEW =
  "mutation($code: String!) { oneTimeCodeRenewRecovery(code: $code) { recoveryCodes errors { field code } } }";
const END = `mutation($password: String!, $code: String!) { oneTimeCodeEnd(password: $password, code: $code) { errors { field code } } }`;
const STAFF = "{ myStaff { roles codeNeeded } }";
const STATE = "{ myOneTimeCode { isEnabled isRequired recoveryCodesLeft } }";
/** A field of role support, to see whether a session acts in it. */
const ACTS = '{ userSessions(id: "nobody") { id } }';

const ask = async (query: string, variables: object = {}, token?: string): Promise<Loose> => {
  const answer = await f.graphql(query, variables, token && `Bearer ${token}`);
  return answer.errors ? { refused: answer.errors[0]?.extensions?.code } : Object.values(answer.data ?? {})[0];
};
/** The code of now, a step later or earlier. */
const code = (secret: string, steps = 0) => codeAt(secret, stepAt(Date.now() / 1000) + steps);
/** Time passes: older codes do not count any more, newer ones do again. */
const laterFor = (email: string) =>
  sql`update commerce.account_code c set last_step = 0 from commerce.account a where a.id = c.account_id and a.email = ${email}`.execute(
    f.services.db,
  );

async function staffWith(role: string): Promise<{ email: string; password: string; token: string }> {
  const email = newEmail();
  const { password } = await createStaff(f.services, { email, role });
  return { email, password: password ?? "", token: (await ask(SIGN_IN, { email, password })).token };
}

async function enrolled(role: string) {
  const person = await staffWith(role);
  const { secret } = await ask(BEGIN, { password: person.password }, person.token);
  const { recoveryCodes } = await ask(CONFIRM, { code: code(secret) }, person.token);
  await laterFor(person.email);
  return { ...person, secret: secret as string, recoveryCodes: recoveryCodes as string[] };
}

describe("one-time codes of staff", () => {
  it("are set up with the password and a first code, which proves this session and ends the others", async () => {
    const { email, password, token } = await staffWith("support");
    const other = (await ask(SIGN_IN, { email, password })).token;
    expect(await ask(STATE, {}, token)).toEqual({ isEnabled: false, isRequired: true, recoveryCodesLeft: 0 });
    expect(await ask(STAFF, {}, token)).toEqual({ roles: [], codeNeeded: true });
    expect(await ask(ACTS, {}, token)).toEqual({ refused: "FORBIDDEN" });
    expect((await ask(BEGIN, { password: "not-mine-7-words" }, token)).errors).toEqual([
      { field: "password", code: "INVALID_CREDENTIALS" },
    ]);
    const begun = await ask(BEGIN, { password }, token);
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    expect((await ask(CONFIRM, { code: "000000" }, token)).errors).toEqual([{ field: "code", code: "INVALID" }]);
    const confirmed = await ask(CONFIRM, { code: code(begun.secret) }, token);
    expect(confirmed.errors).toEqual([]);
    expect(confirmed.recoveryCodes).toHaveLength(10);
    expect(await ask(ACTS, {}, token)).toBeNull();
    expect(await ask(STAFF, {}, token)).toEqual({ roles: ["support"], codeNeeded: false });
    expect(await ask(STATE, {}, other)).toEqual({ refused: "UNAUTHENTICATED" });
    expect((await ask(BEGIN, { password }, token)).errors).toEqual([{ field: null, code: "UNIQUE" }]);
    expect((await f.mailsOf(email))[0]?.subject).toContain("One-time codes are on");
    // nothing of them can be read in the database but the secret, which only the person's row holds
    const { rows } = await sql<{ hash: string }>`select hash from commerce.account_recovery_code`.execute(
      f.services.db,
    );
    for (const { hash } of rows) expect(confirmed.recoveryCodes).not.toContain(hash);
  });

  it("are asked for at sign-in, each counts once, and a recovery code helps once", async () => {
    const { email, password, secret, recoveryCodes } = await enrolled("support");
    // Saleor's own operation keeps its shape and says what is missing
    expect(await ask(SIGN_IN, { email, password })).toEqual({
      token: null,
      refreshToken: null,
      errors: [{ field: "code", code: "REQUIRED" }],
    });
    // the code is asked only of who has the password
    expect((await ask(WITH_CODE, { email, password: "another-7-phrase", code: code(secret) })).errors).toEqual([
      { field: "email", code: "INVALID_CREDENTIALS" },
    ]);
    const now = code(secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(WITH_CODE, { email, password, code: now })));
    expect(answers.filter(({ token }) => token)).toHaveLength(1);
    const [{ token } = { token: "" }] = answers.filter((answer) => answer.token);
    expect(await ask(ACTS, {}, token)).toBeNull();
    // an older code than the last one does not count either
    expect((await ask(WITH_CODE, { email, password, code: code(secret, -1) })).token).toBeNull();
    // five tries in five minutes, then even a right one waits
    expect((await ask(WITH_CODE, { email, password, code: code(secret, 1) })).errors).toEqual([
      { field: "code", code: "LOGIN_ATTEMPT_DELAYED" },
    ]);
    await sql`delete from platform.rate_window`.execute(f.services.db);
    const [first = ""] = recoveryCodes;
    expect((await ask(WITH_CODE, { email, password, code: first.toUpperCase() })).token).toBeTruthy();
    expect((await ask(WITH_CODE, { email, password, code: first })).errors).toEqual([
      { field: "code", code: "INVALID" },
    ]);
    expect((await ask(STATE, {}, token)).recoveryCodesLeft).toBe(9);
  });

  it("cannot be gone around by a mailed link, a refresh or another's code", async () => {
    const one = await enrolled("support");
    const two = await enrolled("support");
    const login = (email: string, password: string, given: string) => ask(WITH_CODE, { email, password, code: given });
    expect((await login(one.email, one.password, code(two.secret))).token).toBeNull();
    expect((await login(one.email, one.password, two.recoveryCodes[0] ?? "")).token).toBeNull();
    await ask(
      `mutation($email: String!) { requestPasswordReset(email: $email, redirectUrl: "${ORIGIN}/set-password") { errors { code } } }`,
      {
        email: one.email,
      },
    );
    const [mail] = await f.mailsOf(one.email);
    const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "http://none/");
    const SET = `mutation($email: String!, $token: String!, $password: String!) {
      setPassword(email: $email, token: $token, password: $password) { user { email } ${TOKENS} } }`;
    const set = await ask(SET, {
      email: one.email,
      token: link.searchParams.get("token"),
      password: "a-new-7-password",
    });
    expect(set).toEqual({ user: { email: one.email }, token: null, refreshToken: null, errors: [] });
    const opened = await login(one.email, "a-new-7-password", code(one.secret));
    expect(opened.token).toBeTruthy();
    const refreshed = await ask("mutation($t: String!) { tokenRefresh(refreshToken: $t) { token } }", {
      t: opened.refreshToken,
    });
    expect(await ask(ACTS, {}, refreshed.token)).toBeNull();
  });

  it("end with password and code, but not where the role needs them, and an operator can take them away", async () => {
    const free = await enrolled("orders");
    const wrong = { password: free.password, code: "000000" };
    expect((await ask(END, wrong, free.token)).errors).toEqual([{ field: "code", code: "INVALID" }]);
    const renewed = await ask(RENEW, { code: code(free.secret) }, free.token);
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect(renewed.recoveryCodes).not.toContain(free.recoveryCodes[0]);
    const last = { password: free.password, code: renewed.recoveryCodes[0] };
    expect((await ask(END, last, free.token)).errors).toEqual([]);
    expect((await ask(SIGN_IN, free)).token).toBeTruthy();

    const bound = await enrolled("owner");
    expect((await ask(END, { password: bound.password, code: code(bound.secret) }, bound.token)).errors).toEqual([
      { field: null, code: "INVALID" },
    ]);
    await resetStaffCode(f.services, bound.email);
    expect(await ask(STATE, {}, bound.token)).toEqual({ refused: "UNAUTHENTICATED" });
    const { token } = await ask(SIGN_IN, bound);
    expect(await ask(ACTS, {}, token)).toEqual({ refused: "FORBIDDEN" });
    await expect(resetStaffCode(f.services, free.email)).rejects.toThrow("no account with a one-time code");
  });

  it("are for staff, and work in a browser's sign-in", async () => {
    const email = newEmail();
    await ask("mutation($input: AccountRegisterInput!) { accountRegister(input: $input) { errors { code } } }", {
      input: { email, password: PASSWORD, redirectUrl: ORIGIN },
    });
    const { token } = await ask(SIGN_IN, { email, password: PASSWORD });
    expect(await ask(STATE, {}, token)).toBeNull();
    expect((await ask(BEGIN, { password: PASSWORD }, token)).errors).toEqual([{ field: null, code: "INVALID" }]);

    const person = await enrolled("support");
    const browser = f.browser();
    const asked = await browser.post("/auth/sign-in", { email: person.email, password: person.password });
    expect([asked.status, await asked.json()]).toMatchObject([400, { errors: [{ field: "code", code: "REQUIRED" }] }]);
    expect([...browser.cookies.keys()]).toEqual(["XSRF-TOKEN"]);
    const { email: address, password } = person;
    const opened = await browser.post("/auth/sign-in", { email: address, password, code: code(person.secret) });
    expect(opened.status).toBe(200);
    expect([...browser.cookies.keys()].some((name) => name.endsWith("_refresh"))).toBe(true);
  });
});
