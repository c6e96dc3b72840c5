/**
 * A provider of identities as a process of its own: discovery, keys, authorization with PKCE, token and userinfo.
 * `POST /_control` says who signs in next and what is wrong with the answer.
 */
import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

export type Wrong = "nonce" | "audience" | "issuer" | "key" | "expired" | "subject";
export type Person = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
  /** Tell the e-mail only where one asks with the token. */
  inUserinfo?: boolean;
  wrong?: Wrong;
};

const CLIENT = { id: "client-of-ours", secret: "secret-of-ours" };
const kid = "double";
const [right, foreign] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
const publicKey = { ...(await exportJWK(right.publicKey)), kid, alg: "RS256", use: "sig" };

let person: Person = { sub: "nobody" };
type Grant = { challenge: string; nonce: string; redirectUri: string; person: Person };
const grants = new Map<string, Grant>();
const tokens = new Map<string, Person>();
let issuer = "";

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

function claimsOf({ wrong, inUserinfo, email, email_verified, ...who }: Person, nonce: string) {
  const told = inUserinfo ? {} : { email, email_verified };
  return { ...who, ...told, nonce: wrong === "nonce" ? "another" : nonce };
}

function idToken({ person: who, nonce }: Grant): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT(claimsOf(who, nonce))
    .setProtectedHeader({ alg: "RS256", kid })
    .setIssuer(who.wrong === "issuer" ? "https://evil.example" : issuer)
    .setAudience(who.wrong === "audience" ? "somebody-else" : CLIENT.id)
    .setIssuedAt(who.wrong === "expired" ? now - 7200 : now)
    .setExpirationTime(who.wrong === "expired" ? now - 3600 : now + 300)
    .sign(who.wrong === "key" ? foreign.privateKey : right.privateKey);
}

type Reply = { status: number; body?: unknown; location?: string };

async function token(form: URLSearchParams): Promise<Reply> {
  const code = form.get("code") ?? "";
  const grant = grants.get(code);
  grants.delete(code);
  const challenge = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  const known = form.get("client_id") === CLIENT.id && form.get("client_secret") === CLIENT.secret;
  if (!known) return { status: 401, body: { error: "invalid_client" } };
  if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get("redirect_uri"))
    return { status: 400, body: { error: "invalid_grant" } };
  const access = randomUUID();
  tokens.set(access, grant.person);
  return {
    status: 200,
    body: { access_token: access, token_type: "Bearer", expires_in: 300, id_token: await idToken(grant) },
  };
}

function authorize(query: URLSearchParams): Reply {
  const redirectUri = query.get("redirect_uri") ?? "";
  const code = randomUUID();
  const plain = query.get("client_id") === CLIENT.id && query.get("response_type") === "code";
  if (!plain || query.get("code_challenge_method") !== "S256")
    return { status: 400, body: { error: "invalid_request" } };
  grants.set(code, {
    challenge: query.get("code_challenge") ?? "",
    nonce: query.get("nonce") ?? "",
    redirectUri,
    person,
  });
  const back = new URL(redirectUri);
  back.searchParams.set("code", code);
  back.searchParams.set("state", query.get("state") ?? "");
  return { status: 302, location: back.href };
}

async function reply(request: IncomingMessage): Promise<Reply> {
  const url = new URL(request.url ?? "/", issuer);
  switch (`${request.method} ${url.pathname}`) {
    case "GET /.well-known/openid-configuration":
      return {
        status: 200,
        body: {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
        },
      };
    case "GET /jwks":
      return { status: 200, body: { keys: [publicKey] } };
    case "GET /authorize":
      return authorize(url.searchParams);
    case "POST /token":
      return token(new URLSearchParams(await bodyOf(request)));
    case "GET /userinfo": {
      const who = tokens.get((request.headers.authorization ?? "").replace(/^Bearer /, ""));
      if (!who) return { status: 401, body: { error: "invalid_token" } };
      const { email, email_verified, sub, wrong } = who;
      return { status: 200, body: { sub: wrong === "subject" ? "another" : sub, email, email_verified } };
    }
    case "POST /_control":
      person = JSON.parse(await bodyOf(request)) as Person;
      return { status: 200, body: {} };
    default:
      return { status: 404, body: {} };
  }
}

const server = createServer((request, response) => {
  reply(request).then(
    ({ status, body, location }) => {
      response.writeHead(status, { "content-type": "application/json", ...(location && { location }) });
      response.end(body === undefined ? "" : JSON.stringify(body));
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, "127.0.0.1", () => {
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  process.stdout.write(`${issuer}\n`);
});
process.on("SIGTERM", () => process.exit(0));
process.on("disconnect", () => process.exit(0));
