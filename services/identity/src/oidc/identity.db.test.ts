import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type AccountFixture,
  accountFixture,
  type Browser,
  newEmail,
  ORIGIN,
  PASSWORD,
} from "../account/account.fixture.ts";
import { accountByEmail } from "../account/account.repository.ts";
import { accountDb } from "../account.tables.ts";
import { createStaff } from "../account/staff.command.ts";
import type { Person } from "../testing/oidc/double.ts";
import { type OidcDouble, startOidc } from "../testing/oidc/start.ts";
import { identitiesOf } from "./identity.repository.ts";
import { identityHandler } from "./identity.handler.ts";
import "./identity.graphql.ts";

let f: AccountFixture;
let provider: OidcDouble;
beforeAll(async () => {
  provider = await startOidc();
  f = await accountFixture({ ...provider.env, CONFIRM_EMAIL: "true" }, { handlerOf: identityHandler });
});
afterAll(async () => {
  await f?.services.drop();
  await provider?.stop();
});

const SITE = "http://localhost:3000/";
const TARGET = `${SITE}car?lang=ko`;

/** Begins at our sign-in page and comes back from the provider with its answer. */
async function begin(browser: Browser, more: object = {}, name = "google"): Promise<string> {
  const body = { redirectUrl: TARGET, lang: "ko", deviceTime: Date.now() / 1000, ...more };
  const started = await browser.post(`/auth/oidc/${name}/start`, body);
  expect(started.status).toBe(200);
  const { url } = (await started.json()) as { url: string };
  const back = await provider.agree(url);
  return back.slice(ORIGIN.length);
}

/** The whole way; where it led to. */
async function enter(browser: Browser, person: Person, more: object = {}, name = "google"): Promise<string> {
  await provider.become(person);
  const answer = await browser.send(await begin(browser, more, name));
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

const signedIn = (browser: Browser) => [...browser.cookies.keys()].some((name) => name.endsWith("_refresh"));
const problemOf = (location: string) => new URL(location).searchParams.get("problem");
const person = (more: Partial<Person> = {}): Person => ({
  sub: randomUUID(),
  email: newEmail(),
  email_verified: true,
  given_name: "Yuki",
  family_name: "Mori",
  ...more,
});
const account = (email: string | undefined) => accountByEmail(accountDb(f.services.db), email ?? "");

async function registered(confirmed: boolean): Promise<string> {
  const email = newEmail();
  const input = { email, password: PASSWORD, redirectUrl: `${ORIGIN}/confirm` };
  await f.graphql("mutation($input: AccountRegisterInput!) { accountRegister(input: $input) { errors { code } } }", {
    input,
  });
  const [mail] = await f.mailsOf(email);
  if (confirmed) {
    const token = new URL(/https?:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "http://none/").searchParams.get("token");
    await f.graphql(
      "mutation($email: String!, $token: String!) { confirmAccount(email: $email, token: $token) { errors { code } } }",
      {
        email,
        token,
      },
    );
  }
  return email;
}

describe("sign-in by a provider of identities", () => {
  it("makes an account once, confirmed by the provider's word, and opens it again by the subject", async () => {
    const who = person();
    const browser = f.browser();
    expect(await enter(browser, who)).toBe(TARGET);
    expect(signedIn(browser)).toBe(true);
    const made = await account(who.email);
    expect(made).toMatchObject({
      first_name: "Yuki",
      last_name: "Mori",
      is_confirmed: true,
      login_type: "google",
      language_code: "KO",
      password_hash: null,
    });
    // the e-mail there changes, the person does not
    const other = f.browser();
    expect(await enter(other, { ...who, email: newEmail() })).toBe(TARGET);
    expect(await identitiesOf(accountDb(f.services.db), made?.id ?? "")).toHaveLength(1);
    expect(await account(who.email)).toBeDefined();
  });

  it("reads a verified e-mail where the token does not tell it", async () => {
    const who = person({ inUserinfo: true });
    expect(await enter(f.browser(), who, {}, "kakao")).toBe(TARGET);
    expect(await account(who.email)).toMatchObject({ login_type: "kakao" });
    expect(problemOf(await enter(f.browser(), person({ inUserinfo: true, wrong: "subject" }), {}, "kakao"))).toBe(
      "FAILED",
    );
  });

  it("opens an existing account by a verified e-mail, and never by another", async () => {
    const email = await registered(true);
    for (const verified of [false, undefined]) {
      const thief = f.browser();
      expect(problemOf(await enter(thief, person({ email, email_verified: verified })))).toBe("UNVERIFIED");
      expect(signedIn(thief)).toBe(false);
    }
    const unknown = person({ email_verified: false });
    expect(problemOf(await enter(f.browser(), unknown))).toBe("UNVERIFIED");
    expect(await account(unknown.email)).toBeUndefined();
    const owner = f.browser();
    expect(await enter(owner, person({ email: email.toUpperCase() }))).toBe(TARGET);
    // the password that the owner chose stays theirs
    expect((await account(email))?.password_hash).not.toBeNull();
  });

  it("takes nothing over from whoever registered the address before its owner came", async () => {
    const email = await registered(false);
    const owner = f.browser();
    expect(await enter(owner, person({ email }))).toBe(TARGET);
    expect(await account(email)).toMatchObject({ is_confirmed: true, password_hash: null });
    const attacker = await f.browser().post("/auth/sign-in", { email, password: PASSWORD });
    expect(attacker.status).toBe(401);
  });

  it.each(["nonce", "audience", "issuer", "key", "expired"] as const)(
    "refuses an answer with a wrong %s",
    async (wrong) => {
      const who = person({ wrong });
      const browser = f.browser();
      expect(problemOf(await enter(browser, who))).toBe("FAILED");
      expect([signedIn(browser), await account(who.email)]).toEqual([false, undefined]);
    },
  );

  it("takes an answer once, in the browser that asked, from the provider that was asked", async () => {
    await provider.become(person());
    const browser = f.browser();
    const back = await begin(browser);
    const kept = browser.clone();
    const stranger = f.browser();
    expect(problemOf((await stranger.send(back)).headers.get("location") ?? "")).toBe("EXPIRED");
    expect(
      problemOf((await browser.clone().send(back.replace("/google/", "/kakao/"))).headers.get("location") ?? ""),
    ).toBe("EXPIRED");
    expect((await browser.send(back)).headers.get("location")).toBe(TARGET);
    // the same state again, with a copy of the cookie and even a fresh code
    expect(problemOf((await kept.send(back)).headers.get("location") ?? "")).toBe("EXPIRED");
    const forged = f.browser();
    await begin(forged);
    const path = `/auth/oidc/google/callback?code=x&state=${"A".repeat(43)}`;
    expect(problemOf((await forged.send(path)).headers.get("location") ?? "")).toBe("EXPIRED");
    // somebody else's code does not fit this browser's verifier
    const one = f.browser();
    const two = f.browser();
    const mine = new URL(ORIGIN + (await begin(one)));
    const theirs = new URL(ORIGIN + (await begin(two)));
    mine.searchParams.set("code", theirs.searchParams.get("code") ?? "");
    expect(problemOf((await one.send(mine.pathname + mine.search)).headers.get("location") ?? "")).toBe("FAILED");
  });

  it("begins only on our own page, leads only to our own pages, and knows only providers that are set up", async () => {
    const browser = f.browser();
    const foreign = { origin: "https://evil.example" };
    expect((await browser.post("/auth/oidc/google/start", {}, foreign)).status).toBe(403);
    expect((await browser.post("/auth/oidc/google/start", {}, { "x-xsrf-token": "" })).status).toBe(403);
    for (const name of ["line", "apple", "evil", "__proto__"])
      expect((await browser.post(`/auth/oidc/${name}/start`)).status).toBe(404);
    expect((await browser.send("/auth/oidc/google/start")).status).toBe(405);
    expect(await enter(browser, person(), { redirectUrl: "https://evil.example/", lang: "ja" })).toBe(
      `${SITE}?lang=ja`,
    );
    const cancelled = f.browser();
    const state = new URL(ORIGIN + (await begin(cancelled))).searchParams.get("state");
    const refused = await cancelled.send(`/auth/oidc/google/callback?error=access_denied&state=${state}`);
    expect(problemOf(refused.headers.get("location") ?? "")).toBe("CANCELLED");
  });

  it("leaves the second factor of staff in place", async () => {
    const email = newEmail();
    const { account: staff } = await createStaff(f.services, { email, role: "orders" });
    const who = person({ email });
    expect(await enter(f.browser(), who)).toBe(TARGET);
    await f.services.connection.pool.query(
      "insert into commerce.account_code (account_id, secret, confirmed_at) values ($1, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', now())",
      [staff.id],
    );
    const browser = f.browser();
    expect(problemOf(await enter(browser, who))).toBe("CODE");
    expect(signedIn(browser)).toBe(false);
  });
});

describe("a provider that is connected to an account", () => {
  const LIST = "{ myIdentities { provider email } }";
  const END =
    "mutation($provider: IdentityProvider!) { identityDisconnect(provider: $provider) { errors { field code } } }";
  const tokenOf = (browser: Browser) => [...browser.cookies].find(([name]) => name.endsWith("_access"))?.[1] ?? "";

  it("opens it whatever e-mail it has there, belongs to one account, and is disconnected", async () => {
    const email = await registered(true);
    const owner = f.browser();
    await owner.post("/auth/sign-in", { email, password: PASSWORD });
    const line = person({ email: undefined, email_verified: undefined });
    expect(await enter(owner, line, { connect: true })).toBe(
      `${ORIGIN}/security?lang=ko&redirectUrl=${encodeURIComponent(TARGET)}&connected=google`,
    );
    expect(signedIn(owner)).toBe(true);
    const again = f.browser();
    expect(await enter(again, line)).toBe(TARGET);
    expect((await f.graphql(LIST, {}, tokenOf(owner))).data).toEqual({
      myIdentities: [{ provider: "GOOGLE", email: null }],
    });

    const other = f.browser();
    await other.post("/auth/sign-in", { email: await registered(true), password: PASSWORD });
    expect(problemOf(await enter(other, line, { connect: true }))).toBe("TAKEN");
    expect((await f.browser().post("/auth/oidc/google/start", { connect: true })).status).toBe(401);

    expect((await f.graphql(END, { provider: "GOOGLE" }, tokenOf(owner))).data?.identityDisconnect).toEqual({
      errors: [],
    });
    expect(problemOf(await enter(f.browser(), line))).toBe("UNVERIFIED");
  });

  it("stays while it is the only way in", async () => {
    const browser = f.browser();
    await enter(browser, person());
    expect((await f.graphql(END, { provider: "GOOGLE" }, tokenOf(browser))).data?.identityDisconnect).toEqual({
      errors: [{ field: "provider", code: "INVALID" }],
    });
  });
});
