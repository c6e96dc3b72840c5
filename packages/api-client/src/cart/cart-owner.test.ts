import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Session } from "../auth/session.ts";
import type { Visitor } from "../auth/visitor.ts";
import { cartCookie } from "./cart-cookie.ts";
import { followCart } from "./cart-owner.ts";

const settings = { origin: "http://localhost:3000", cookieDomain: null, cookiePrefix: "00000000" };
const ID = "Q2hlY2tvdXQ6MTIz";

/** A page with a cart cookie, whose session somebody enters. `answers` are what the service says, in turn: `ok`, `down`, or a code. */
function page(...answers: string[]) {
  const jar = { cookie: cartCookie(ID, settings).split(";")[0] ?? "" };
  const kept = new Map<string, string>();
  vi.stubGlobal("document", {
    get cookie() {
      return jar.cookie;
    },
    set cookie(text: string) {
      jar.cookie = /max-age=0/.test(text) ? "" : (text.split(";")[0] ?? "");
    },
  });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  let visitor = { status: "signed-out", user: null, me: null } as Visitor;
  const listeners = new Set<() => void>();
  const asked: string[] = [];
  const mutate = async (_document: unknown, { id }: { id: string }) => {
    asked.push(id);
    const answer = answers.shift() ?? "ok";
    if (answer === "down") throw new TypeError("Failed to fetch");
    return { checkoutCustomerAttach: { checkout: null, errors: answer === "ok" ? [] : [{ code: answer }] } };
  };
  const session = {
    getSnapshot: () => visitor,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clients: { commerce: { mutate } },
  } as unknown as Session;
  return {
    asked,
    jar,
    kept,
    follow: () => followCart(session, settings, async () => undefined),
    signIn: (id: string) => {
      visitor = { status: "signed-in", user: { id }, me: {}, userName: null } as unknown as Visitor;
      for (const listener of listeners) listener();
    },
  };
}

beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("attaches a guest's cart once for each person, on whatever page they land", async () => {
  const own = page();
  const cart = own.follow();
  expect(own.asked).toEqual([]);
  own.signIn("a");
  expect(await cart.attach()).toBe("own");
  expect(own.asked).toEqual([ID]);
  own.signIn("b");
  await cart.attach();
  expect(own.asked).toEqual([ID, ID]);
  await own.follow().attach();
  expect(own.asked).toEqual([ID, ID]);
});
it("tries three times, says that it failed, and can be asked again", async () => {
  const own = page("down", "down", "down");
  const cart = own.follow();
  const seen: string[] = [];
  cart.subscribe(() => seen.push(cart.getSnapshot()));
  own.signIn("a");
  expect(await cart.attach()).toBe("failed");
  expect(own.asked).toHaveLength(3);
  expect(await cart.attach()).toBe("own");
  expect(seen).toEqual(["attaching", "failed", "attaching", "own"]);
});
it("forgets a cart that is somebody else's, and keeps one that was refused for another reason", async () => {
  const gone = page("NOT_FOUND");
  const first = gone.follow();
  gone.signIn("a");
  expect([await first.attach(), gone.jar.cookie]).toEqual(["own", ""]);
  const refused = page("GRAPHQL_ERROR");
  const second = refused.follow();
  refused.signIn("a");
  expect([await second.attach(), refused.jar.cookie]).toEqual(["failed", `carloom_checkout=${ID}`]);
});
