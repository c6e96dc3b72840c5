import { createHmac, generateKeyPairSync, createSign } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AccountFixture, accountFixture, newEmail, PASSWORD } from "./account.fixture.ts";
import { setActive } from "./account.repository.ts";
import { accountDb } from "../account.tables.ts";
import { jwksHandler } from "./http/auth.handler.ts";
import { register } from "./register.command.ts";

let f: AccountFixture;
let email: string;
let access: string;
let refresh: string;

const ME = "query TokenVerify { me { id firstName lastName isStaff isActive isConfirmed email } }";
const CREATE = `mutation($email: String!, $password: String!, $audience: String) {
  tokenCreate(email: $email, password: $password, audience: $audience) { token refreshToken csrfToken errors { field code } }
}`;
const REFRESH = `mutation TokenRefresh($refreshToken: String!) {
  tokenRefresh(refreshToken: $refreshToken) { token errors { field message } }
}`;
const VERIFY = `mutation($token: String!) { tokenVerify(token: $token) { isValid user { email } payload errors { code } } }`;

type Claims = Record<string, unknown>;
const part = (index: number, token: string) =>
  JSON.parse(Buffer.from(token.split(".")[index] ?? "", "base64url").toString("utf8")) as Claims;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const me = async (authorization?: string) => (await f.graphql(ME, {}, authorization)).data?.me ?? null;

beforeAll(async () => {
  f = await accountFixture();
});
afterAll(() => f.services.drop());
beforeEach(async () => {
  email = newEmail();
  await register(f.services, { email, password: PASSWORD }, "10.0.0.9");
  const created = (await f.graphql(CREATE, { email, password: PASSWORD })).data?.tokenCreate as unknown as {
    token: string;
    refreshToken: string;
  };
  access = created.token;
  refresh = created.refreshToken;
});

describe("access tokens", () => {
  it("carry Saleor's payload, five minutes, and the session", () => {
    const claims = part(1, access);
    expect(part(0, access)).toMatchObject({ alg: "RS256", kid: expect.any(String) });
    expect(claims).toMatchObject({
      iss: "http://localhost:8000/commerce/graphql/",
      type: "access",
      email,
      is_staff: false,
      user_id: expect.any(String),
      token: expect.any(String),
      sid: expect.any(String),
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(300);
    expect(Buffer.from(String(claims.user_id), "base64").toString()).toMatch(/^User:[0-9a-f-]{36}$/);
  });

  it("are taken as bearer and bare; anything else is nobody", async () => {
    expect(await me(`Bearer ${access}`)).toMatchObject({ email, isActive: true, isStaff: false, isConfirmed: false });
    expect(await me(access)).toMatchObject({ email });
    for (const authorization of [
      "",
      "Bearer",
      "Bearer x",
      `Basic ${access}`,
      `Bearer ${access} x`,
      `Bearer Bearer ${access}`,
    ])
      expect(await me(authorization), authorization).toBeNull();
  });

  it("are checked against the published keys", async () => {
    const response = await jwksHandler(f.services)(
      new Request("http://localhost:8000/commerce/.well-known/jwks.json"),
      { ip: "", requestId: "" },
    );
    const { keys } = (await response?.json()) as { keys: Claims[] };
    expect(keys[0]).toMatchObject({ kty: "RSA", alg: "RS256", use: "sig", kid: part(0, access).kid });
    for (const secret of ["d", "p", "q", "dp", "dq", "qi"]) expect(keys[0]).not.toHaveProperty(secret);
    expect(await jwksHandler(f.services)(new Request("http://localhost:8000/x"), { ip: "", requestId: "" })).toBeNull();
    // keys turn while the server runs
    let turned = [{ kid: "old" }];
    const tokens = {
      get jwks() {
        return { keys: turned };
      },
    } as unknown as typeof f.services.tokens;
    const handler = jwksHandler({ ...f.services, tokens });
    const kids = async () => {
      const url = "http://localhost:8000/commerce/.well-known/jwks.json";
      return (await (await handler(new Request(url), { ip: "", requestId: "" }))?.json()).keys;
    };
    expect(await kids()).toEqual([{ kid: "old" }]);
    turned = [{ kid: "new" }, { kid: "old" }];
    expect(await kids()).toEqual([{ kid: "new" }, { kid: "old" }]);
  });
});

describe("forged tokens are nobody's", () => {
  const forge = (header: object, claims: object, signature: (data: string) => string) => {
    const data = `${encode(header)}.${encode(claims)}`;
    return `${data}.${signature(data)}`;
  };
  const signedBy = (key: string) => (data: string) => createSign("RSA-SHA256").update(data).sign(key, "base64url");

  it("none, an empty signature, and a changed payload", async () => {
    const claims = part(1, access);
    const signature = access.split(".")[2] ?? "";
    expect(await me(forge({ alg: "none" }, claims, () => ""))).toBeNull();
    expect(await me(forge({ alg: "none", typ: "JWT" }, claims, () => signature))).toBeNull();
    expect(await me(`${access.split(".").slice(0, 2).join(".")}.`)).toBeNull();
    expect(await me(forge(part(0, access), { ...claims, is_staff: true }, () => signature))).toBeNull();
    expect(await me(forge(part(0, access), { ...claims, exp: 9_999_999_999 }, () => signature))).toBeNull();
  });

  it("RS256 taken for HS256 with the public key as the secret", async () => {
    const jwk = f.services.tokens.jwks.keys[0];
    for (const secret of [JSON.stringify(jwk), String(jwk?.n), ""]) {
      const sign = (data: string) => createHmac("sha256", secret).update(data).digest("base64url");
      expect(await me(forge({ alg: "HS256", kid: jwk?.kid }, part(1, access), sign))).toBeNull();
    }
  });

  it("keys of the forger: embedded, linked, or named by a path", async () => {
    const pair = generateKeyPairSync("rsa", {
      modulusLength: 2048,
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    const kid = part(0, access).kid;
    const headers = [
      { alg: "RS256", kid },
      { alg: "RS256" },
      { alg: "RS256", kid: "../../../../dev/null" },
      { alg: "RS256", kid: "__proto__" },
      { alg: "RS256", kid, jku: "https://evil.example/jwks.json" },
      { alg: "RS256", kid, x5u: "https://evil.example/cert.pem" },
      { alg: "RS256", kid, jwk: { kty: "RSA", n: "AQAB", e: "AQAB" } },
    ];
    for (const header of headers)
      expect(await me(forge(header, part(1, access), signedBy(pair.privateKey)))).toBeNull();
  });

  it("ours, but of another kind, issuer, audience or time, or with a critical extension", async () => {
    const { tokens, settings } = f.services;
    const claims = part(1, access);
    const { exp: _exp, iat: _iat, iss: _iss, type: _type, ...rest } = claims;
    const id = await tokens.sign("id", rest, 300);
    const good = await tokens.sign("access", rest, 300);
    expect(await me(good)).toMatchObject({ email });
    expect(await me(id)).toBeNull();
    expect(await me(refresh)).toBeNull();
    expect(await me(await tokens.sign("confirm", rest, 300))).toBeNull();
    expect(await me(await tokens.sign("access", rest, -1))).toBeNull();
    expect(await me(await tokens.sign("access", { ...rest, aud: settings.public.origin }, 300))).toBeNull();
    expect(await me(await tokens.sign("access", { ...rest, sid: undefined }, 300))).toBeNull();
    expect(await me(await tokens.sign("access", { ...rest, sid: crypto.randomUUID() }, 300))).toBeNull();
    const { createTokens, loadKeys } = await import("@carloom/platform");
    const keys = await loadKeys(f.services.db);
    const foreign = createTokens(keys, "http://localhost:9999/commerce/graphql/");
    expect(await me(await foreign.sign("access", rest, 300))).toBeNull();
    const { SignJWT } = await import("jose");
    const critical = await new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: keys.kid, crit: ["x-policy"], "x-policy": 1 })
      .sign(keys.privateKey, { crit: { "x-policy": true } });
    expect(JSON.parse(Buffer.from(critical.split(".")[0] ?? "", "base64url").toString())).toHaveProperty("crit");
    expect(await me(critical)).toBeNull();
  });
});

describe("tokenRefresh", () => {
  it("gives access for a token that is not rotated and serves again", async () => {
    for (let i = 0; i < 3; i++) {
      const answer = await f.graphql(REFRESH, { refreshToken: refresh });
      const { token, errors } = answer.data?.tokenRefresh as unknown as { token: string; errors: unknown[] };
      expect(errors).toEqual([]);
      expect(await me(`Bearer ${token}`)).toMatchObject({ email });
    }
  });

  it("refuses an empty one, an access token, a browser's cookie and nonsense", async () => {
    const browser = f.browser();
    await browser.post("/auth/sign-in", { email, password: PASSWORD });
    const cookie = [...browser.cookies].find(([name]) => name.endsWith("_refresh"))?.[1] ?? "";
    expect(cookie.split(".")).toHaveLength(3);
    for (const refreshToken of ["", access, cookie, "a.b.c"]) {
      const answer = await f.graphql(REFRESH, { refreshToken });
      expect(answer.data?.tokenRefresh).toMatchObject({ token: null, errors: [{ field: "refreshToken" }] });
    }
  });
});

describe("tokens stop at once", () => {
  const state = async () => ({
    me: await me(`Bearer ${access}`),
    refreshed: (
      (await f.graphql(REFRESH, { refreshToken: refresh })).data?.tokenRefresh as unknown as { token: string }
    ).token,
    valid: ((await f.graphql(VERIFY, { token: access })).data?.tokenVerify as unknown as { isValid: boolean }).isValid,
  });

  it("when all of them are deactivated", async () => {
    expect(await state()).toMatchObject({ me: { email }, valid: true });
    await f.graphql("mutation { tokensDeactivateAll { errors { code } } }", {}, `Bearer ${access}`);
    expect(await state()).toEqual({ me: null, refreshed: null, valid: false });
  });

  it("when the account is not active", async () => {
    const { rows } = await f.services.connection.pool.query("select id from commerce.account where email = $1", [
      email,
    ]);
    await setActive(accountDb(f.services.db), rows[0].id, false);
    expect(await state()).toEqual({ me: null, refreshed: null, valid: false });
    const answer = await f.graphql(CREATE, { email, password: PASSWORD });
    expect(answer.data?.tokenCreate).toMatchObject({ token: null, errors: [{ code: "INVALID_CREDENTIALS" }] });
  });

  it("when the password changes, but not in the session that changed it", async () => {
    const other = (await f.graphql(CREATE, { email, password: PASSWORD })).data?.tokenCreate as unknown as {
      token: string;
    };
    const change = `mutation($o: String, $n: String!) { passwordChange(oldPassword: $o, newPassword: $n) { errors { field code } } }`;
    const wrong = await f.graphql(change, { o: "wrong-7-phrase", n: "a-new-7-phrase" }, `Bearer ${access}`);
    expect(wrong.data?.passwordChange).toEqual({ errors: [{ field: "oldPassword", code: "INVALID_CREDENTIALS" }] });
    const right = await f.graphql(change, { o: PASSWORD, n: "a-new-7-phrase" }, `Bearer ${access}`);
    expect(right.data?.passwordChange).toEqual({ errors: [] });
    expect(await me(`Bearer ${access}`)).toMatchObject({ email });
    expect(await me(`Bearer ${other.token}`)).toBeNull();
  });
});

describe("refusals", () => {
  it("need a person where something is theirs", async () => {
    const answer = await f.graphql("mutation { tokensDeactivateAll { errors { code } } }");
    expect(answer.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });
  it("mint nothing for another audience", async () => {
    const answer = await f.graphql(CREATE, { email, password: PASSWORD, audience: "elsewhere" });
    expect(answer.data?.tokenCreate).toMatchObject({ token: null, errors: [{ field: "audience", code: "INVALID" }] });
  });
});
