import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AccountFixture, accountFixture, type Browser, newEmail, ORIGIN, PASSWORD } from "./account.fixture.ts";
import { register } from "./register.command.ts";

const claimsOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));

let f: AccountFixture;
let email: string;
let browser: Browser;

const named = (of: Browser, suffix: string) =>
  [...of.cookies].find(([name]) => new RegExp(`^carloom_[0-9a-f]{8}_${suffix}$`).test(name))?.[1];
const line = (of: Browser, suffix: string) =>
  of.lines.find((one) => one.startsWith("carloom_") && one.split("=")[0]?.endsWith(suffix));
const me = async (of: Browser) =>
  (await f.graphql("{ me { email } }", {}, `Bearer ${named(of, "access")}`)).data?.me ?? null;
/** Moves the past of the session's superseded tokens, as if the grace had gone by. */
const age = (seconds: number) =>
  f.services.connection.pool.query(
    `update commerce.account_refresh set superseded_at = superseded_at - make_interval(secs => $1)`,
    [seconds],
  );

beforeAll(async () => {
  f = await accountFixture();
});
afterAll(() => f.services.drop());
beforeEach(async () => {
  email = newEmail();
  await register(f.services, { email, password: PASSWORD, firstName: "Mina", lastName: "Park" }, "10.0.0.9");
  browser = f.browser();
  const answer = await browser.post("/auth/sign-in", { email, password: PASSWORD });
  expect(answer.status).toBe(200);
});

describe("sign-in", () => {
  it("sets the cookies of the contract", async () => {
    const [access, id, refresh, expiry] = ["access", "id", "refresh", "refresh_exp"].map((name) => line(browser, name));
    for (const one of [access, id, refresh, expiry]) {
      expect(one).toMatch(/; Path=\/;/);
      expect(one).toMatch(/; SameSite=Lax/);
      expect(one).not.toMatch(/Secure|Domain/);
    }
    expect(refresh).toMatch(/; HttpOnly/);
    for (const one of [access, id, expiry]) expect(one).not.toMatch(/HttpOnly/);
    const expires = Number(named(browser, "refresh_exp"));
    expect(Math.abs(expires - Date.now() / 1000 - 30 * 86_400)).toBeLessThan(10);
    expect(await me(browser)).toEqual({ email });
  });

  it("says who it is, and the id token says it in OIDC's claims", async () => {
    const answer = await browser.post("/auth/sign-in", { email, password: PASSWORD });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      user: { id: expect.any(String), email, name: "Park Mina", loginType: "email" },
      userName: expect.stringMatching(/^mina-park-/),
      now: expect.any(Number),
      expiresAt: expect.any(Number),
    });
    expect(claimsOf(named(browser, "id") ?? "")).toMatchObject({
      type: "id",
      aud: "http://localhost:3000",
      name: "Park Mina",
      email_verified: false,
      preferred_username: expect.any(String),
      loginType: "email",
    });
  });

  it("learns how far the device's clock is off", async () => {
    const deviceTime = Math.floor(Date.now() / 1000) + 600;
    await browser.post("/auth/sign-in", { email, password: PASSWORD, deviceTime });
    expect(Math.abs(Number(named(browser, "clock")) + 600)).toBeLessThanOrEqual(2);
  });

  it("ends the session that this browser had before", async () => {
    const before = browser.clone();
    await browser.post("/auth/sign-in", { email, password: PASSWORD });
    expect(await me(before)).toBeNull();
    expect(await me(browser)).toEqual({ email });
  });

  it("refuses wrong pairs with one text", async () => {
    const wrong = await f.browser().post("/auth/sign-in", { email, password: "another-7-phrase" });
    const unknown = await f.browser().post("/auth/sign-in", { email: newEmail(), password: "another-7-phrase" });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });
});

describe("refresh", () => {
  it("rotates the cookie and gives a new access token", async () => {
    const [access, refresh] = [named(browser, "access"), named(browser, "refresh")];
    const answer = await browser.post("/auth/refresh");
    expect(answer.status).toBe(200);
    expect(named(browser, "access")).not.toBe(access);
    expect(named(browser, "refresh")).not.toBe(refresh);
    expect(await me(browser)).toEqual({ email });
  });

  it("does not make a session longer than it was", async () => {
    const before = Number(named(browser, "refresh_exp"));
    await browser.post("/auth/refresh");
    expect(Math.abs(Number(named(browser, "refresh_exp")) - before)).toBeLessThanOrEqual(1);
  });

  it("lets parallel tabs agree within the grace", async () => {
    const tabs = Array.from({ length: 5 }, () => browser.clone());
    const answers = await Promise.all(tabs.map((tab) => tab.post("/auth/refresh")));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    for (const tab of tabs) expect(await me(tab)).toEqual({ email });
    // each tab goes on from where it is
    for (const tab of tabs) expect((await tab.post("/auth/refresh")).status).toBe(200);
  });

  it("ends the session when a token is used again after its successor was", async () => {
    const thief = browser.clone();
    for (const _ of [1, 2]) await browser.post("/auth/refresh");
    await age(11);
    const stolen = await thief.post("/auth/refresh");
    expect(stolen.status).toBe(401);
    expect([...thief.cookies.keys()].filter((name) => name.startsWith("carloom_"))).toEqual([]);
    expect(await me(browser)).toBeNull();
    expect((await browser.post("/auth/refresh")).status).toBe(401);
  });

  it("goes on where an answer was lost, again and again", async () => {
    for (const _ of [1, 2, 3]) {
      // the answer is lost: the browser keeps what it had, however long
      await browser.clone().post("/auth/refresh");
      await age(11);
    }
    const tabs = [browser.clone(), browser.clone()];
    expect((await Promise.all(tabs.map((tab) => tab.post("/auth/refresh")))).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect(named(tabs[0] as Browser, "refresh_exp")).toBe(named(tabs[1] as Browser, "refresh_exp"));
    for (const tab of tabs) {
      expect(await me(tab)).toEqual({ email });
      expect((await tab.post("/auth/refresh")).status).toBe(200);
    }
  });

  it("ends when two go on from one token, whoever comes second", async () => {
    const thief = browser.clone();
    await browser.post("/auth/refresh");
    await age(11);
    expect((await thief.post("/auth/refresh")).status).toBe(200);
    await age(11);
    expect((await browser.post("/auth/refresh")).status).toBe(401);
    expect((await thief.post("/auth/refresh")).status).toBe(401);
    expect(await me(thief)).toBeNull();
  });

  it("ends it also when the token is so old that it was forgotten", async () => {
    const thief = browser.clone();
    for (let i = 0; i < 3; i++) {
      expect((await browser.post("/auth/refresh")).status).toBe(200);
      await age(11);
    }
    expect((await thief.post("/auth/refresh")).status).toBe(401);
    expect(await me(browser)).toBeNull();
  });

  it("leaves other sessions of the person alone", async () => {
    const other = f.browser();
    await other.post("/auth/sign-in", { email, password: PASSWORD });
    const thief = browser.clone();
    await browser.post("/auth/refresh");
    await age(11);
    await thief.post("/auth/refresh");
    expect(await me(other)).toEqual({ email });
  });

  it("takes no access token, no id token, no empty and no missing cookie", async () => {
    const name = [...browser.cookies.keys()].find((one) => one.endsWith("_refresh")) ?? "";
    for (const value of [named(browser, "access"), named(browser, "id"), "", undefined]) {
      const tab = browser.clone();
      if (value === undefined) tab.cookies.delete(name);
      else tab.cookies.set(name, value);
      expect((await tab.post("/auth/refresh")).status).toBe(401);
    }
    expect(await me(browser)).toEqual({ email });
  });
});

describe("sign-out", () => {
  it("clears the cookies and ends the session at once, for copies too", async () => {
    const copy = browser.clone();
    const answer = await browser.post("/auth/sign-out");
    expect(answer.status).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(["XSRF-TOKEN"]);
    expect(await me(copy)).toBeNull();
    expect((await copy.post("/auth/refresh")).status).toBe(401);
  });
  it("is no error when nobody is signed in", async () => {
    expect((await f.browser().post("/auth/sign-out")).status).toBe(200);
  });
});

describe("cross-site requests are refused and change nothing", () => {
  const attempt = async (change: (headers: Headers, of: Browser) => void, body = "{}") => {
    const headers = new Headers({
      "content-type": "application/json",
      "x-xsrf-token": browser.cookies.get("XSRF-TOKEN") ?? "",
      origin: ORIGIN,
    });
    change(headers, browser);
    const answer = await browser.send("/auth/sign-out", { method: "POST", headers, body });
    return [answer.status, (await me(browser)) !== null] as const;
  };

  it.each<[string, (headers: Headers, of: Browser) => void]>([
    ["no header", (headers) => headers.delete("x-xsrf-token")],
    ["an empty header", (headers) => headers.set("x-xsrf-token", "")],
    ["another token", (headers) => headers.set("x-xsrf-token", "x".repeat(32))],
    ["no cookie", (_, of) => of.cookies.delete("XSRF-TOKEN")],
    [
      "an empty cookie and header",
      (headers, of) => {
        of.cookies.set("XSRF-TOKEN", "");
        headers.set("x-xsrf-token", "");
      },
    ],
    ["a foreign origin", (headers) => headers.set("origin", "https://evil.example")],
    ["the origin null", (headers) => headers.set("origin", "null")],
    ["a neighbour's origin", (headers) => headers.set("origin", "http://localhost:3000")],
    ["a cross-site fetch", (headers) => headers.set("sec-fetch-site", "cross-site")],
    ["a same-site fetch", (headers) => headers.set("sec-fetch-site", "same-site")],
  ])("%s", async (_, change) => {
    expect(await attempt(change)).toEqual([403, true]);
  });

  it("forms, text and large bodies are not read", async () => {
    expect(await attempt((headers) => headers.set("content-type", "text/plain"))).toEqual([400, true]);
    expect(await attempt((headers) => headers.set("content-type", "application/x-www-form-urlencoded"))).toEqual([
      400,
      true,
    ]);
    expect(await attempt(() => undefined, JSON.stringify({ x: "y".repeat(20_000) }))).toEqual([400, true]);
    expect(await attempt(() => undefined, "[]")).toEqual([400, true]);
  });

  it("GET changes nothing", async () => {
    for (const path of ["/auth/sign-out", "/auth/refresh", "/auth/sign-in"])
      expect((await browser.send(path)).status).toBe(405);
    expect(await me(browser)).toEqual({ email });
  });

  it("a token keeps its cookie; a malformed one is replaced", async () => {
    await browser.send("/auth/xsrf");
    expect(browser.lines).toEqual([]);
    browser.cookies.set("XSRF-TOKEN", "<script>");
    await browser.send("/auth/xsrf");
    expect(browser.cookies.get("XSRF-TOKEN")).toMatch(/^[\w-]{32}$/);
  });
});

describe("on other origins", () => {
  it("cookies are secure and of the domain", async () => {
    const other = await accountFixture({ SITE_ORIGIN: "https://carloom.example", COOKIE_DOMAIN: "carloom.example" });
    try {
      const tab = other.browser();
      await tab.post("/auth/sign-up", { email: newEmail(), password: PASSWORD });
      const lines = tab.lines.filter((one) => one.startsWith("carloom_"));
      expect(lines.length).toBeGreaterThanOrEqual(4);
      for (const one of lines) expect(one).toMatch(/; Domain=carloom\.example; Secure/);
    } finally {
      await other.services.drop();
    }
  });
});
