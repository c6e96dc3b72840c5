import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { hashOf, newCode, openCode, readCode, sealCode, writtenCode } from "./code.ts";

it("makes codes of a hundred bits that nobody misreads, and reads them however they are typed", () => {
  const codes = Array.from({ length: 200 }, newCode);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
    expect(readCode(writtenCode(code))).toBe(code);
    expect(readCode(` ${writtenCode(code).toLowerCase().replaceAll("-", " – ")} `)).toBe(code);
    expect(readCode(code.replaceAll("0", "o").replaceAll("1", "l"))).toBe(code);
  }
  for (const typed of ["", "AUTUMN-15", "ABCD-EFGH-JKMN-PQRS", `${codes[0]}2`, "U".repeat(20)])
    expect(readCode(typed)).toBeNull();
});

it("finds a code only under the installation's key, and opens it only for its own card", () => {
  const [key, other] = [randomBytes(32), randomBytes(32)];
  const code = newCode();
  expect(hashOf(key, code)).toBe(hashOf(key, code));
  expect(hashOf(other, code)).not.toBe(hashOf(key, code));
  const sealed = sealCode(key, "card", code);
  expect(sealed).not.toContain(code);
  expect(sealCode(key, "card", code)).not.toBe(sealed);
  expect(openCode(key, "card", sealed)).toBe(code);
  expect(() => openCode(key, "another", sealed)).toThrow();
  expect(() => openCode(other, "card", sealed)).toThrow();
});
