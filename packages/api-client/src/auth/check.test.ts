import { describe, expect, it } from "vitest";
import { authenticationCheck } from "./check.ts";
import { authState, parseCookies } from "./cookies.ts";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const token = (exp: unknown) => `${encode({ alg: "RS256" })}.${encode({ exp })}.c2ln`;
const NOW = 1_900_000_000;

describe("authenticationCheck", () => {
  it("1. no access token: signed out, whatever the refresh token", () => {
    expect(authenticationCheck({ accessToken: null, refreshExpiry: NOW + 99 }, NOW)).toEqual({ action: "signed-out" });
    expect(authenticationCheck({ accessToken: null, refreshExpiry: null }, NOW)).toEqual({ action: "signed-out" });
    expect(authenticationCheck({ accessToken: "", refreshExpiry: NOW + 99 }, NOW)).toEqual({ action: "signed-out" });
  });

  it("2. access expired and refresh expired or absent: clear", () => {
    const accessToken = token(NOW - 1);
    expect(authenticationCheck({ accessToken, refreshExpiry: null }, NOW)).toEqual({ action: "clear" });
    expect(authenticationCheck({ accessToken, refreshExpiry: NOW }, NOW)).toEqual({ action: "clear" });
    expect(authenticationCheck({ accessToken, refreshExpiry: NOW - 1 }, NOW)).toEqual({ action: "clear" });
  });

  it("3. access expired and refresh valid: refresh", () => {
    const state = { accessToken: token(NOW), refreshExpiry: NOW + 1 };
    expect(authenticationCheck(state, NOW)).toEqual({ action: "refresh" });
  });

  it("3. a malformed access token is treated as expired", () => {
    expect(authenticationCheck({ accessToken: "nonsense", refreshExpiry: NOW + 1 }, NOW)).toEqual({
      action: "refresh",
    });
    expect(authenticationCheck({ accessToken: "nonsense", refreshExpiry: null }, NOW)).toEqual({ action: "clear" });
  });

  it("4. otherwise: verify, even when the refresh token is gone", () => {
    const accessToken = token(NOW + 1);
    expect(authenticationCheck({ accessToken, refreshExpiry: null }, NOW)).toEqual({ action: "verify", accessToken });
    expect(authenticationCheck({ accessToken, refreshExpiry: NOW + 9 }, NOW)).toEqual({
      action: "verify",
      accessToken,
    });
  });
});

describe("cookies", () => {
  const names = { id: "i", access: "a", refresh: "r", refreshExpiry: "e", clock: "c" };
  it("give the state, on the server as in the browser", () => {
    expect(authState(parseCookies("x=1; a=one.two.three; e=1900000000"), names)).toEqual({
      accessToken: "one.two.three",
      refreshExpiry: 1_900_000_000,
    });
    expect(authState(parseCookies("a=; e=soon"), names)).toEqual({ accessToken: null, refreshExpiry: null });
  });
  it("survive what browsers send", () => {
    expect(parseCookies("a=1; a=2;; =3; b; c=%E0%A4; d=a=b").get("a")).toBe("1");
    expect(parseCookies("c=%E0%A4").get("c")).toBe("%E0%A4");
    expect(parseCookies("d=a=b").get("d")).toBe("a=b");
  });
});
