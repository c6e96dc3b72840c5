import { expect, it } from "vitest";
import { newCode, readReference } from "./share.code.ts";

it("codes are ten readable characters and all differ", () => {
  const codes = new Set(Array.from({ length: 2000 }, () => newCode()));
  expect(codes.size).toBe(2000);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-tv-z]{10}$/);
});

it("no letter comes more often than another", () => {
  let byte = 0;
  const counted = new Map<string, number>();
  const text = Array.from({ length: 24 }, () =>
    newCode((size) => Uint8Array.from({ length: size }, () => byte++ % 256)),
  );
  for (const letter of text.join("")) counted.set(letter, (counted.get(letter) ?? 0) + 1);
  expect([...new Set(counted.values())]).toEqual([8]);
});

it("a reference is a code in either case or a uuid, and nothing else", () => {
  expect(readReference("23456789AB")).toEqual({ kind: "code", id: "23456789ab" });
  const id = "0190a0a0-0000-7000-8000-000000000000";
  expect(readReference(id)).toEqual({ kind: "project", id });
  for (const text of ["", "2345", "234567890l", "../../etc/x", `${id}0`, "23456789ab\n"]) {
    expect(readReference(text)).toBeNull();
  }
});
