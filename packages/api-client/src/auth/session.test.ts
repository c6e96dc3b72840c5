import { readSettings } from "@carloom/settings/server";
import { cookieNames } from "@carloom/settings";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TokenVerifyDocument } from "../generated/commerce.ts";
import { createSession, type Session } from "./session.ts";
import { signInUrl, signOutUrl } from "./urls.ts";

const settings = readSettings({}).public;
const names = cookieNames(settings);
const seconds = () => Math.floor(Date.now() / 1000);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
let serial = 0;
const token = (exp: number, more: object = {}) =>
  `${encode({ alg: "RS256" })}.${encode({ exp, n: serial++, ...more })}.c2ln`;
const USER = {
  id: "VXNlcjox",
  firstName: "길동",
  lastName: "홍",
  isStaff: false,
  isActive: true,
  isConfirmed: true,
  email: "hong@people.example",
};

/** A browser's page: cookies, storage, and a server that knows one person. */
function page() {
  const jar = new Map<string, string>();
  const store = new Map<string, string>();
  const calls: { path: string; headers: Headers }[] = [];
  const world = {
    jar,
    store,
    calls,
    me: USER as typeof USER | null,
    down: false,
    /** What POST /auth/refresh does; absent it gives a token of five minutes. */
    refresh: undefined as undefined | (() => Response | Promise<Response>),
    /** Status of POST /auth/sign-out; absent it clears the cookies. */
    signOut: undefined as undefined | number,
    paths: () => calls.map((call) => call.path),
  };
  const fetcher = async (input: string | URL | Request, init: RequestInit = {}) => {
    const path = String(input);
    calls.push({ path: path.startsWith("http") ? "graphql" : path, headers: new Headers(init.headers) });
    if (world.down) throw new TypeError("Failed to fetch");
    if (path === "/auth/xsrf") {
      jar.set("XSRF-TOKEN", "xsrf-1");
      return Response.json({});
    }
    if (path === "/auth/refresh") {
      if (world.refresh) return world.refresh();
      jar.set(names.access, token(seconds() + 300));
      return Response.json({});
    }
    if (path === "/auth/sign-out") {
      if (world.signOut) return new Response("{}", { status: world.signOut });
      for (const name of Object.values(names)) jar.delete(name);
      return Response.json({});
    }
    return Response.json({ data: { me: world.me } });
  };
  vi.stubGlobal("fetch", fetcher);
  vi.stubGlobal("document", {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(line: string) {
      const [pair = ""] = line.split(";");
      if (/max-age=0/.test(line)) jar.delete(pair.split("=")[0] ?? "");
    },
    visibilityState: "visible",
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
  return world;
}

let world: ReturnType<typeof page>;
let session: Session;
const errors = vi.spyOn(console, "error");
beforeEach(() => {
  world = page();
  session = createSession(settings);
  errors.mockReset().mockImplementation(() => undefined);
});
afterEach(() => {
  session.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const holdTokens = (access: string, refreshExpiry = seconds() + 86_400) => {
  world.jar.set(names.access, access);
  world.jar.set(names.refreshExpiry, String(refreshExpiry));
};

describe("the authentication check in the browser", () => {
  it("1. no access token: signed out, and nobody is asked", async () => {
    world.jar.set(names.refreshExpiry, String(seconds() + 9));
    expect(await session.check()).toEqual({ status: "signed-out", user: null, me: null });
    expect(world.calls).toEqual([]);
  });

  it("2. both expired: all three are cleared; signed out", async () => {
    holdTokens(token(seconds() - 1), seconds() - 1);
    world.jar.set(names.id, token(seconds() - 1));
    expect((await session.check()).status).toBe("signed-out");
    expect([...world.jar.keys()].filter((name) => name.startsWith("carloom"))).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
  });

  it("2. offline, the readable ones go at least", async () => {
    holdTokens(token(seconds() - 1), seconds() - 1);
    world.down = true;
    expect((await session.check()).status).toBe("signed-out");
    expect(world.jar.has(names.access)).toBe(false);
  });

  it.each([401, 403])(
    "2. a server that refuses with %s: the readable ones go, and it is not asked again",
    async (status) => {
      holdTokens(token(seconds() - 1), seconds() - 1);
      world.signOut = status;
      expect((await session.check()).status).toBe("signed-out");
      expect(world.jar.has(names.access)).toBe(false);
      const asked = world.calls.length;
      expect((await session.check()).status).toBe("signed-out");
      expect(world.calls).toHaveLength(asked);
    },
  );

  it("2. a server in trouble: the tokens stay, and it is asked again later and later", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    holdTokens(token(seconds() - 1), seconds() - 1);
    world.signOut = 503;
    const asked = () => world.paths().filter((path) => path === "/auth/sign-out").length;
    const after = async (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
      expect((await session.check()).status).toBe("signed-out");
      return asked();
    };
    expect([await after(0), await after(0), await after(1000), await after(1000)]).toEqual([1, 1, 1, 2]);
    expect([await after(2000), await after(2000)]).toEqual([2, 3]);
    expect(world.jar.has(names.access)).toBe(true);
    world.signOut = undefined;
    expect(await after(8000)).toBe(4);
    expect(world.jar.has(names.access)).toBe(false);
  });

  it("3. a refresh refused by who clears no cookies: they go here; one in trouble: they stay for later", async () => {
    holdTokens(token(seconds() - 1));
    world.refresh = () => new Response("{}", { status: 503, headers: { "retry-after": "60" } });
    expect((await session.check()).status).toBe("signed-out");
    await session.check();
    expect(world.paths().filter((path) => path === "/auth/refresh")).toHaveLength(1);
    expect(world.jar.has(names.access)).toBe(true);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    world.refresh = () => new Response("{}", { status: 401 });
    expect((await session.check()).status).toBe("signed-out");
    expect(world.jar.has(names.access)).toBe(false);
  });

  it("3. expired access: refreshes with the XSRF header, then verifies the new token", async () => {
    holdTokens(token(seconds() - 1));
    expect(await session.check()).toMatchObject({ status: "signed-in", user: { name: "홍길동", loginType: "email" } });
    expect(world.paths()).toEqual(["/auth/xsrf", "/auth/refresh", "graphql"]);
    expect(world.calls[1]?.headers.get("x-xsrf-token")).toBe("xsrf-1");
    expect(world.calls[2]?.headers.get("authorization")).toBe(`Bearer ${world.jar.get(names.access)}`);
  });

  it("3. a refused refresh is silent and signs out", async () => {
    holdTokens(token(seconds() - 1));
    world.refresh = () => {
      for (const name of Object.values(names)) world.jar.delete(name);
      return new Response("{}", { status: 401 });
    };
    expect((await session.check()).status).toBe("signed-out");
    expect(errors).not.toHaveBeenCalled();
  });

  it("4. verifies; a missing user is negative, and the tokens stay", async () => {
    holdTokens(token(seconds() + 300));
    world.me = null;
    expect((await session.check()).status).toBe("signed-out");
    expect(world.jar.has(names.access)).toBe(true);
    world.me = USER;
    expect((await session.check()).status).toBe("signed-in");
  });

  it("says it in the console when a token cannot be read", async () => {
    holdTokens("not.a.token");
    await session.check();
    expect(errors).toHaveBeenCalledTimes(1);
    expect(String(errors.mock.calls[0])).toMatch(/Token validation failed/);
  });

  it("keeps who was verified when the server cannot be asked", async () => {
    holdTokens(token(seconds() + 300));
    await session.check();
    world.down = true;
    expect((await session.check()).status).toBe("signed-in");
  });
});

describe("what the page gets", () => {
  it("the stored record: id, e-mail, last name followed by first name, loginType", async () => {
    holdTokens(token(seconds() + 300));
    world.jar.set(names.id, token(seconds() - 5, { loginType: "google", preferred_username: "hong" }));
    expect(await session.check()).toMatchObject({ userName: "hong", me: USER });
    const record = { id: USER.id, email: USER.email, name: "홍길동", loginType: "google" };
    expect(session.storedUser()).toEqual(record);
    expect(JSON.parse([...world.store.values()][0] ?? "")).toEqual(record);
    await session.signOut();
    expect(session.storedUser()).toBeNull();
    expect(world.store.size).toBe(0);
  });

  it("signed out here, when the server that a person asks for it is in trouble", async () => {
    holdTokens(token(seconds() + 300));
    await session.check();
    world.signOut = 500;
    await session.signOut();
    expect(session.getSnapshot().status).toBe("signed-out");
    expect((await session.check()).status).toBe("signed-out");
    expect(world.jar.has(names.access)).toBe(false);
  });

  it("one snapshot, told to listeners only when it changes", async () => {
    const listener = vi.fn();
    session.subscribe(listener);
    expect(session.getSnapshot().status).toBe("checking");
    holdTokens(token(seconds() + 300));
    await Promise.all([session.check(), session.check()]);
    await session.check();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.getSnapshot()).toBe(session.getSnapshot());
  });

  it("empty caches for the next person", async () => {
    holdTokens(token(seconds() + 300));
    await session.check();
    const ask = () => session.clients.commerce.query(TokenVerifyDocument, {}, { staleTime: 60_000 });
    const asked = () => world.paths().filter((path) => path === "graphql").length;
    await ask();
    await ask();
    const before = asked();
    await session.signOut();
    await ask();
    expect(asked()).toBe(before + 1);
  });

  it("one refresh for many who ask at once, and a token before it runs out", async () => {
    holdTokens(token(seconds() + 10));
    const tokens = await Promise.all([1, 2, 3, 4].map(() => session.accessToken()));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).toBe(world.jar.get(names.access));
    expect(world.paths().filter((path) => path === "/auth/refresh")).toHaveLength(1);
    // a refresh that fails still leaves the token while it lasts
    const lasting = token(seconds() + 10);
    holdTokens(lasting);
    world.refresh = () => new Response("{}", { status: 503 });
    expect(await session.accessToken()).toBe(lasting);
  });

  it("the server's time, where the device's clock is off by ten minutes", async () => {
    world.jar.set(names.clock, "-600");
    holdTokens(token(seconds() - 300));
    expect(Math.abs(session.now() - (seconds() - 600))).toBeLessThanOrEqual(1);
    expect((await session.check()).status).toBe("signed-in");
    expect(world.paths()).toEqual(["graphql"]);
  });
});

describe("addresses of the sign-in service", () => {
  it("carry the present origin plus the route", () => {
    const here = { origin: "http://localhost:3003" };
    const url = new URL(signInUrl(settings, "/workspace/default/coupe?x=1&y=2", { ...here, lang: "ko" }));
    expect(url.origin + url.pathname).toBe("http://localhost:3001/sign-in");
    expect(url.searchParams.get("redirectUrl")).toBe("http://localhost:3003/workspace/default/coupe?x=1&y=2");
    expect(url.searchParams.get("lang")).toBe("ko");
    expect(signOutUrl(settings, "/", here)).toBe(
      "http://localhost:3001/sign-out?redirectUrl=http%3A%2F%2Flocalhost%3A3003%2F",
    );
  });
});
