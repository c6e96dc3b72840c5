import { describe, expect, it } from "vitest";
import {
  authenticatorUri,
  base32,
  codeAt,
  newRecoveryCodes,
  newSecret,
  recoveryHash,
  stepAt,
  stepOf,
} from "./one-time-code.ts";

const SECRET = base32(Buffer.from("12345678901234567890"));

describe("one-time codes", () => {
  it("are those of RFC 6238, appendix B", () => {
    expect(SECRET).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    const table = [
      [59, "94287082"],
      [1111111109, "07081804"],
      [1111111111, "14050471"],
      [1234567890, "89005924"],
      [2000000000, "69279037"],
      [20000000000, "65353130"],
    ] as const;
    for (const [time, digits] of table) expect([time, codeAt(SECRET, stepAt(time))]).toEqual([time, digits.slice(2)]);
  });

  it("count one step before and after, no further", () => {
    const at = 1234567890;
    const now = stepAt(at);
    for (const step of [now - 1, now, now + 1]) expect(stepOf(SECRET, codeAt(SECRET, step), at)).toBe(step);
    for (const step of [now - 2, now + 2]) expect(stepOf(SECRET, codeAt(SECRET, step), at)).toBeNull();
    for (const text of ["", "00000", "0000000", "abcdef", `${codeAt(SECRET, now)}0`])
      expect(stepOf(SECRET, text, at)).toBeNull();
  });

  it("have secrets and recovery codes that are never twice the same, and readable however they are written", () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    const [code = ""] = codes;
    expect(recoveryHash(code)).toBe(recoveryHash(` ${code.toUpperCase().replaceAll("-", " ")} `));
    expect(recoveryHash("123456")).toBeNull();
    expect(authenticatorUri("Car loom", "a+b@c.example", "ABC")).toBe(
      "otpauth://totp/Car%20loom:a%2Bb%40c.example?secret=ABC&issuer=Car%20loom&algorithm=SHA1&digits=6&period=30",
    );
  });
});
