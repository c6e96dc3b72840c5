import { describe, expect, it } from "vitest";
import { checkJwt } from "./jwt.ts";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const jwt = (payload: unknown, header: unknown = { alg: "RS256" }) =>
  `${encode(header)}.${encode(payload)}.c2lnbmF0dXJl`;
const NOW = 1_900_000_000;

describe("checkJwt", () => {
  it("takes three parts whose exp is greater than now", () => {
    expect(checkJwt(jwt({ exp: NOW + 1, email: "a@b.c" }), NOW)).toEqual({
      valid: true,
      payload: { exp: NOW + 1, email: "a@b.c" },
    });
  });

  it.each(["", "a", "a.b", "a.b.c.d", `${jwt({ exp: NOW + 1 })}.`, `.${jwt({ exp: NOW + 1 })}`])(
    "refuses another count of parts: %j",
    (token) => expect(checkJwt(token, NOW)).toEqual({ valid: false, reason: "parts" }),
  );

  it("refuses an exp that is now, past, or no number", () => {
    expect(checkJwt(jwt({ exp: NOW }), NOW)).toEqual({ valid: false, reason: "expired" });
    expect(checkJwt(jwt({ exp: NOW - 1 }), NOW)).toEqual({ valid: false, reason: "expired" });
    for (const exp of [String(NOW + 9), null, undefined, true, [NOW + 9], { valueOf: NOW + 9 }])
      expect(checkJwt(jwt({ exp }), NOW)).toEqual({ valid: false, reason: "exp" });
    const infinite = Buffer.from('{"exp":1e999}').toString("base64url");
    expect(checkJwt(`e30.${infinite}.c2ln`, NOW)).toEqual({ valid: false, reason: "exp" });
  });

  it("compares seconds, not milliseconds", () => {
    expect(checkJwt(jwt({ exp: NOW + 1 }), NOW * 1000).valid).toBe(false);
  });

  it("refuses malformed base64url in each part", () => {
    const [header, payload, signature] = jwt({ exp: NOW + 1 }).split(".");
    for (const bad of ["a+b/", "YQ==", "ä", "a b c", "abcde", "", "%7B%7D"]) {
      expect(checkJwt(`${bad}.${payload}.${signature}`, NOW)).toEqual({ valid: false, reason: "base64url" });
      expect(checkJwt(`${header}.${bad}.${signature}`, NOW)).toEqual({ valid: false, reason: "base64url" });
      expect(checkJwt(`${header}.${payload}.${bad}`, NOW)).toEqual({ valid: false, reason: "base64url" });
    }
  });

  it("refuses a payload that is no JSON object, and bytes that are no UTF-8", () => {
    for (const text of ["[1]", "1", "null", '"exp"', "{", ""].filter(Boolean))
      expect(checkJwt(`e30.${Buffer.from(text).toString("base64url")}.c2ln`, NOW)).toEqual({
        valid: false,
        reason: "payload",
      });
    expect(checkJwt(`e30.${Buffer.from([0xff, 0xfe, 0xfd]).toString("base64url")}.c2ln`, NOW).valid).toBe(false);
    expect(checkJwt(`bm9wZQ.${encode({ exp: NOW + 1 })}.c2ln`, NOW)).toEqual({ valid: false, reason: "payload" });
  });

  it("reads names of every script", () => {
    const result = checkJwt(jwt({ exp: NOW + 1, name: "홍길동 🚗" }), NOW);
    expect(result.valid && result.payload.name).toBe("홍길동 🚗");
  });
});
