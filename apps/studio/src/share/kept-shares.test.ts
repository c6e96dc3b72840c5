import { beforeEach, expect, it, vi } from "vitest";
import { forgetShare, hashOf, type KeptShare, keepShare, keptShares } from "./kept-shares.ts";

let stored: Record<string, string>;
beforeEach(() => {
  stored = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  });
});

const share = (code: string): KeptShare => ({
  code,
  secret: `secret-${code}`,
  title: "t",
  templateSlug: "halden-gt",
  createdAt: "2026-11-22T00:00:00Z",
  hash: "h",
});

it("keeps what withdraws a link, the newest first, and forgets what was withdrawn", () => {
  for (const code of ["a", "b", "a"]) expect(keepShare(share(code))).toBe(true);
  expect(keptShares().map(({ code }) => code)).toEqual(["a", "b"]);
  forgetShare("a");
  expect(keptShares()).toEqual([share("b")]);
});

it("passes over what is not ours, and says when the browser keeps nothing", () => {
  stored.carloom_shares = JSON.stringify([share("a"), null, { code: 7 }]);
  expect(keptShares()).toEqual([share("a")]);
  stored.carloom_shares = "{";
  expect(keptShares()).toEqual([]);
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(keepShare(share("a"))).toBe(false);
});

it("equal builds have equal hashes, others do not", async () => {
  const one = await hashOf({ paint: { body: "#ffffff" } });
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashOf({ paint: { body: "#ffffff" } })).toBe(one);
  expect(await hashOf({ paint: { body: "#fffffe" } })).not.toBe(one);
});
