import type { StoredUser, Visitor } from "@carloom/api-client";
import { describe, expect, it } from "vitest";
import { personHere, whoIsHere } from "./who.ts";

const mina: StoredUser = { id: "mina", email: "mina@example.com", name: "Park Mina", loginType: "email" };
const signedOut: Visitor = { status: "signed-out", user: null, me: null };
const session = (checked: Visitor, stored: StoredUser | null) => ({
  check: async () => checked,
  getSnapshot: () => checked,
  storedUser: () => stored,
});

describe("who is here", () => {
  it("is whoever was here last where nobody can be asked, and their draft opens", async () => {
    const offline = session(signedOut, mina);
    expect(await whoIsHere(offline)).toEqual({ status: "signed-in", user: mina, userName: null });
    expect(personHere(offline)).toBe("mina");
  });
  it("is a guest for whom nothing is stored: never signed in, signed out, or refused", async () => {
    expect(await whoIsHere(session(signedOut, null))).toBe(signedOut);
    expect(personHere(session(signedOut, null))).toBeNull();
  });
  it("is whom the service knows, whatever is stored", async () => {
    const me = { id: "jun" } as Extract<Visitor, { status: "signed-in" }>["me"];
    const jun: Visitor = { status: "signed-in", user: { ...mina, id: "jun" }, me, userName: "jun" };
    expect(await whoIsHere(session(jun, mina))).toBe(jun);
    expect(personHere(session(jun, mina))).toBe("jun");
  });
});
