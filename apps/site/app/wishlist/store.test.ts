import type { Session, Visitor } from "@carloom/api-client";
import { expect, it } from "vitest";
import { createWishStore } from "./store.ts";

const KEY = "carloom_wishes";
const out = { status: "signed-out", user: null, me: null } as Visitor;
const mina = { status: "signed-in", user: { id: "mina" } } as Visitor;

/** A browser with an account behind it that takes what `takes` says. */
function visit(
  local: string[],
  { first = out, takes = () => true }: { first?: Visitor; takes?: (id: string) => boolean } = {},
) {
  const storage = new Map(local.length > 0 ? [[KEY, JSON.stringify(local)]] : []);
  const account = new Set(["rim"]);
  let visitor = first;
  const listeners = new Set<() => void>();
  const errors = (code?: string) => ({ errors: code ? [{ code }] : [] });
  const commerce = {
    invalidate: () => {},
    tryQuery: async () => ({ myWishlist: [...account].map((variantId) => ({ variantId })) }),
    mutate: async ({ operationName: name }: { operationName: string }, { variantId }: { variantId: string }) => {
      if (!takes(variantId)) return { [name]: errors("LIMIT") };
      if (name === "wishlistAdd") account.add(variantId);
      else account.delete(variantId);
      return { [name]: errors() };
    },
  };
  const session = {
    clients: { commerce },
    getSnapshot: () => visitor,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {};
    },
  } as unknown as Session;
  const kept = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  const store = createWishStore(session, kept);
  const become = async (next: Visitor) => {
    visitor = next;
    for (const listener of listeners) listener();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { store, become, account, local: () => JSON.parse(storage.get(KEY) ?? "[]") as string[] };
}
const ids = ({ store }: { store: ReturnType<typeof createWishStore> }) => [...(store.getSnapshot().ids ?? [])].sort();

it("keeps wishes in the browser until somebody signs in, and then on the account beside those that it had", async () => {
  const visitor = visit(["wing"]);
  expect(visitor.store.getSnapshot()).toEqual({ ids: new Set(["wing"]), own: false });
  expect(await visitor.store.set(["lip"], true)).toBe(true);
  expect(visitor.local()).toEqual(["wing", "lip"]);
  await visitor.become(mina);
  expect(ids(visitor)).toEqual(["lip", "rim", "wing"]);
  expect(visitor.store.getSnapshot().own).toBe(true);
  expect(visitor.local()).toEqual([]);
  expect(await visitor.store.set(["rim", "wing"], false)).toBe(true);
  expect([...visitor.account]).toEqual(["lip"]);
});

it("shows nothing of the account after signing out", async () => {
  const visitor = visit([], { first: mina });
  await visitor.become(mina);
  expect(ids(visitor)).toEqual(["rim"]);
  await visitor.become(out);
  expect(visitor.store.getSnapshot()).toEqual({ ids: new Set(), own: false });
});

it("keeps in the browser what the account does not take, and takes back a heart that was not saved", async () => {
  const visitor = visit(["wing", "lip"], { takes: (id) => id !== "lip" });
  await visitor.become(mina);
  expect(visitor.local()).toEqual(["lip"]);
  expect(ids(visitor)).toEqual(["rim", "wing"]);
  expect(await visitor.store.set(["lip"], true)).toBe(false);
  expect(ids(visitor)).toEqual(["rim", "wing"]);
});
