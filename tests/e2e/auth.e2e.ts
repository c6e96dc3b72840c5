import { type AuthAction, authenticationCheck } from "@carloom/api-client";
import { cookieNames, type CookieNames } from "@carloom/settings";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Api, apiOf } from "../support/api.ts";
import { type CookieJar, cookieJar } from "../support/cookies.ts";
import { openDatabase } from "../support/database.ts";
import { claimsOf, newEmail, newPerson, PASSWORD, TOKEN_REFRESH, TOKEN_VERIFY } from "../support/people.ts";
import { type Product, type Running, startProduct } from "../support/product.ts";
import { sharedProduct } from "../support/shared-product.ts";

const GRACE_SECONDS = 1;

let product: Running;
let api: Api;
let names: CookieNames;
let origins: string[];

beforeAll(async () => {
  product = await sharedProduct();
  api = apiOf(product);
  origins = [product.site, product.account, product.studio];
  names = namesOf(product);
});

const namesOf = ({ services }: Running): CookieNames =>
  cookieNames({ cookiePrefix: createHash("sha256").update(`${services}/commerce`).digest("hex").slice(0, 8) });
const seconds = (count: number) => new Promise((done) => setTimeout(done, count * 1000));
const me = async (token?: string, from = api) =>
  (await from.commerce(TOKEN_VERIFY, {}, token ? `Bearer ${token}` : null)).data.me as { email: string } | null;

async function signedUp(origin = product.account): Promise<{ jar: CookieJar; email: string }> {
  const jar = cookieJar();
  const email = newEmail();
  const form = { email, password: PASSWORD, firstName: "Mina", lastName: "Park", deviceTime: Date.now() / 1000 };
  const { status, body } = await jar.post(origin, "/auth/sign-up", form);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { jar, email };
}

/** The specification's check on what this browser holds. */
const check = (jar: CookieJar, named = names): AuthAction =>
  authenticationCheck(
    {
      accessToken: jar.cookies.get(named.access) ?? null,
      refreshExpiry: Number(jar.cookies.get(named.refreshExpiry)) || null,
    },
    Date.now() / 1000,
  );

describe("the browser's session on every application's address", () => {
  it("signs up, in, refreshes and out, with the cookies of the specification", async () => {
    for (const origin of origins) {
      const jar = cookieJar();
      const email = newEmail();
      const up = await jar.post(origin, "/auth/sign-up", { email, password: PASSWORD, deviceTime: Date.now() / 1000 });
      expect([up.status, up.body.user]).toEqual([200, expect.objectContaining({ email, loginType: "email" })]);
      const flags = Object.fromEntries(up.lines.map((line) => [line.split("=")[0], /;\s*HttpOnly/i.test(line)]));
      expect(flags).toEqual({
        [names.id]: false,
        [names.access]: false,
        [names.refresh]: true,
        [names.refreshExpiry]: false,
        [names.clock]: false,
      });
      for (const line of up.lines) expect(line).toMatch(/Path=\/; Max-Age=\d+; SameSite=Lax/);
      const access = jar.cookies.get(names.access) ?? "";
      expect(claimsOf(access)).toMatchObject({ iss: `${product.services}/commerce/graphql/`, type: "access", email });
      expect(await me(access)).toMatchObject({ email });
      const refreshed = await jar.post(origin, "/auth/refresh");
      expect(refreshed.status).toBe(200);
      expect(jar.cookies.get(names.access)).not.toBe(access);
      const out = await jar.post(origin, "/auth/sign-out");
      expect([out.status, [...jar.cookies.keys()]]).toEqual([200, ["XSRF-TOKEN"]]);
      expect(await me(access)).toBeNull();
      const again = await jar.post(origin, "/auth/sign-in", { email, password: PASSWORD });
      expect([again.status, again.body.user.email]).toEqual([200, email]);
      const wrong = await cookieJar().post(origin, "/auth/sign-in", { email, password: "another-7-phrase" });
      expect([wrong.status, wrong.body.errors[0].code, wrong.lines]).toEqual([401, "INVALID_CREDENTIALS", []]);
    }
  });

  it("is one session for all of them", async () => {
    const { jar, email } = await signedUp(product.account);
    expect((await jar.post(product.studio, "/auth/refresh")).body.user.email).toBe(email);
    await jar.post(product.site, "/auth/sign-out");
    expect((await jar.post(product.studio, "/auth/refresh")).status).toBe(401);
  });

  it("is not touched without the XSRF header, nor from another page", async () => {
    const { jar } = await signedUp();
    const before = new Map(jar.cookies);
    const sent: [Record<string, string>][] = [
      [{ "x-xsrf-token": "" }],
      [{ "x-xsrf-token": "x".repeat(32) }],
      [{ origin: "https://evil.example" }],
      [{ origin: "null" }],
      [{ origin: product.services }],
      [{ "sec-fetch-site": "cross-site" }],
    ];
    for (const origin of origins) {
      for (const [headers] of sent) {
        for (const path of ["/auth/refresh", "/auth/sign-out", "/auth/sign-in", "/auth/sign-up"]) {
          const { status, body, lines } = await jar.post(origin, path, {}, headers);
          expect([path, headers, status, body.errors[0].code, lines]).toEqual([
            path,
            headers,
            403,
            "JWT_INVALID_CSRF_TOKEN",
            [],
          ]);
        }
      }
      const form = await jar.fetch(`${origin}/auth/sign-out`, {
        method: "POST",
        body: new URLSearchParams({ a: "b" }),
      });
      expect(form.status).toBe(403);
      expect((await jar.fetch(`${origin}/auth/sign-out`)).status).toBe(405);
      const cookieless = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
      expect((await fetch(`${origin}/auth/sign-up`, cookieless)).status).toBe(403);
    }
    expect(jar.cookies).toEqual(before);
    expect(await me(jar.cookies.get(names.access))).not.toBeNull();
  });

  it("leaves nothing of the person in public pages", async () => {
    const { jar, email } = await signedUp();
    for (const path of ["/", "/car", "/car/halden-gt"]) {
      const anonymous = async () => (await fetch(product.site + path)).text();
      const before = await anonymous();
      const signedIn = await jar.fetch(product.site + path);
      const page = await signedIn.text();
      expect([path, signedIn.status, page.includes(email)]).toEqual([path, 200, false]);
      // what others publish meanwhile is on the page after it
      if (page !== before) expect(page).toBe(await anonymous());
      expect(signedIn.headers.getSetCookie()).toEqual([]);
    }
  });
});

describe("the authentication check", () => {
  it("no access token: signed out", async () => {
    expect(check(cookieJar())).toEqual({ action: "signed-out" });
    expect(await me()).toBeNull();
  });

  it("a valid access token: the current user; a missing one is a negative result", async () => {
    const { jar, email } = await signedUp();
    const action = check(jar);
    expect(action).toMatchObject({ action: "verify" });
    const token = action.action === "verify" ? action.accessToken : "";
    expect(await me(token)).toMatchObject({ email });
    const database = await openDatabase(product);
    await database.rows("update commerce.account set is_active = false where email = $1", [email]);
    await database.close();
    expect(check(jar)).toMatchObject({ action: "verify" });
    expect(await me(token)).toBeNull();
  });
});

describe("where tokens end soon", () => {
  const ACCESS = 6;
  const REFRESH = 30;
  let brief: Product;
  let briefApi: Api;
  let named: CookieNames;
  beforeAll(async () => {
    brief = await startProduct({
      ACCESS_TOKEN_SECONDS: String(ACCESS),
      REFRESH_TOKEN_SECONDS: String(REFRESH),
      REFRESH_GRACE_SECONDS: String(GRACE_SECONDS),
    });
    briefApi = apiOf(brief);
    named = namesOf(brief);
  });
  afterAll(() => brief?.stop());

  it.concurrent("the check, an expired access token and a valid refresh token: refresh, then the current user", async () => {
    const { jar, email } = await signedUp(brief.account);
    const old = jar.cookies.get(named.access) ?? "";
    await seconds(ACCESS + 0.2);
    expect(check(jar, named)).toEqual({ action: "refresh" });
    expect(await me(old, briefApi)).toBeNull();
    expect((await jar.post(brief.site, "/auth/refresh")).status).toBe(200);
    expect(check(jar, named)).toMatchObject({ action: "verify" });
    expect(await me(jar.cookies.get(named.access), briefApi)).toMatchObject({ email });
  });

  it.concurrent("the check, both expired: all are cleared, signed out", async () => {
    const { jar } = await signedUp(brief.account);
    const person = await newPerson(briefApi);
    await seconds(REFRESH + 0.2);
    expect(check(jar, named)).toEqual({ action: "clear" });
    const refused = await jar.post(brief.site, "/auth/refresh");
    expect([refused.status, refused.body.errors[0].code]).toEqual([401, "JWT_INVALID_TOKEN"]);
    expect([...jar.cookies.keys()]).toEqual(["XSRF-TOKEN"]);
    expect(check(jar, named)).toEqual({ action: "signed-out" });
    const variable = await briefApi.commerce(TOKEN_REFRESH, { refreshToken: person.refreshToken });
    expect(variable.data.tokenRefresh.token).toBeNull();
  });

  it.concurrent("a refresh token serves parallel tabs, and ends the session when it comes back later", async () => {
    const { jar } = await signedUp(brief.account);
    const stolen = new Map(jar.cookies);
    const tabs = await Promise.all(
      [brief.site, brief.account, brief.studio].map((origin) => jar.post(origin, "/auth/refresh")),
    );
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
    // whoever goes on from the answer shows that it arrived; a token before it is from somebody else then
    await seconds(GRACE_SECONDS + 0.2);
    expect((await jar.post(brief.site, "/auth/refresh")).status).toBe(200);
    const thief = cookieJar();
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    expect((await thief.post(brief.site, "/auth/refresh")).status).toBe(401);
    expect((await jar.post(brief.site, "/auth/refresh")).status).toBe(401);
  });
});

describe("a refresh token", () => {
  it("of a browser is not taken as a variable, and empty ones refresh nothing", async () => {
    const { jar } = await signedUp();
    for (const refreshToken of [jar.cookies.get(names.refresh) ?? "", jar.cookies.get(names.access) ?? "", "", " "]) {
      const { tokenRefresh } = (await api.commerce(TOKEN_REFRESH, { refreshToken })).data;
      expect([tokenRefresh.token, tokenRefresh.errors.length]).toEqual([null, 1]);
    }
  });
});
