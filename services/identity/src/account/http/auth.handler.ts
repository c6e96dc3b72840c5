import type { Handler, Services } from "@carloom/platform";
import { cookieNames } from "@carloom/settings";
import { globalId } from "@carloom/wire";
import type { AccountError } from "../account.errors.ts";
import { type AccountRow, accountDb } from "../../account.tables.ts";
import { idToken, joinName } from "../account.tokens.ts";
import { refreshByCookie, signOut } from "../refresh.command.ts";
import { register } from "../register.command.ts";
import { type Caller, checkCredentials, type Issued, openSession } from "../sign-in.command.ts";
import { currentUserName } from "../user-name.repository.ts";
import { jsonBody, textOf } from "./body.ts";
import { clearedCookies, requestCookies, sessionCookies, xsrfCookie } from "./cookies.ts";
import { isSameOrigin, newXsrfToken, xsrfTokenOf } from "./xsrf.ts";

type Body = Record<string, unknown>;
type Answer = { status?: number; body: unknown; cookies?: string[]; retryAfter?: number };

function respond({ status = 200, body, cookies = [], retryAfter }: Answer): Response {
  const headers = new Headers({ "content-type": "application/json", "cache-control": "no-store" });
  for (const line of cookies) headers.append("set-cookie", line);
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  return new Response(JSON.stringify(body), { status, headers });
}

function failure(errors: AccountError[], cookies?: string[]): Response {
  const retryAfter = errors.find((error) => error.retryAfter !== undefined)?.retryAfter;
  const shown = errors.map(({ field, code, message }) => ({ field, code, message }));
  const signedOut = errors.some((error) => error.code === "INVALID_CREDENTIALS" || error.code.startsWith("JWT_"));
  const status = retryAfter !== undefined ? 429 : signedOut ? 401 : 400;
  return respond({ status, body: { errors: shown, retryAfter }, cookies, retryAfter });
}

const callerOf = (request: Request, ip: string): Caller => ({ ip, userAgent: request.headers.get("user-agent") ?? "" });

const expiryOf = (token: string): number =>
  Number(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")).exp);

/** @param clock server's time less the device's, when that is known */
async function cookiesOf(services: Services, issued: Issued, userName: string | null, clock: number | null) {
  return sessionCookies(services.settings, {
    id: await idToken(services, issued.account, userName, issued.sessionId),
    access: issued.access,
    refresh: issued.refresh,
    refreshExpiry: expiryOf(issued.refresh),
    clock,
  });
}

/** Opens a session in the browser of a request, in place of the one it had. @returns its Set-Cookie lines */
export async function openBrowserSession(
  services: Services,
  request: Request,
  account: AccountRow,
  clock: number | null,
  ip: string,
): Promise<string[]> {
  await leave(services, request);
  const opened = { account, provedCode: false };
  const issued = await openSession(services, opened, "browser", callerOf(request, ip));
  return cookiesOf(services, issued, await currentUserName(accountDb(services.db), account.id), clock);
}

/** The cookies of a session that was opened or refreshed, and what the page may know at once. */
async function signedIn(services: Services, issued: Issued, body: Body): Promise<Response> {
  const { account } = issued;
  const now = Math.floor(Date.now() / 1000);
  const userName = await currentUserName(accountDb(services.db), account.id);
  const clock = typeof body.deviceTime === "number" && Number.isFinite(body.deviceTime) ? body.deviceTime : null;
  const cookies = await cookiesOf(services, issued, userName, clock === null ? null : Math.round(now - clock));
  const name = joinName(account.last_name, account.first_name);
  const user = { id: globalId("User", account.id), email: account.email, name, loginType: account.login_type };
  return respond({ body: { user, userName, now, expiresAt: expiryOf(issued.access) }, cookies });
}

/** Ends the session that this browser had before. */
async function leave(services: Services, request: Request): Promise<void> {
  const names = cookieNames(services.settings.public);
  const cookies = requestCookies(request);
  await signOut(services, { refresh: cookies.get(names.refresh) ?? "", access: cookies.get(names.access) ?? "" });
}

async function postSignIn(services: Services, request: Request, body: Body, ip: string): Promise<Response> {
  const input = { email: textOf(body, "email"), password: textOf(body, "password"), code: textOf(body, "code") };
  const checked = await checkCredentials(services, input, callerOf(request, ip));
  if (!checked.ok) return failure(checked.errors);
  await leave(services, request);
  return signedIn(services, await openSession(services, checked.value, "browser", callerOf(request, ip)), body);
}

async function postSignUp(services: Services, request: Request, body: Body, ip: string): Promise<Response> {
  const language = textOf(body, "languageCode");
  const outcome = await register(
    services,
    {
      email: textOf(body, "email"),
      password: textOf(body, "password"),
      firstName: textOf(body, "firstName"),
      lastName: textOf(body, "lastName"),
      languageCode: ["EN", "KO", "JA"].includes(language) ? language : "EN",
      redirectUrl: textOf(body, "redirectUrl"),
    },
    ip,
  );
  if (!outcome.ok) return failure(outcome.errors);
  if (!outcome.value.account) return respond({ body: { requiresConfirmation: true } });
  const opened = { account: outcome.value.account, provedCode: false };
  await leave(services, request);
  return signedIn(services, await openSession(services, opened, "browser", callerOf(request, ip)), body);
}

async function postRefresh(services: Services, request: Request, body: Body): Promise<Response> {
  const token = requestCookies(request).get(cookieNames(services.settings.public).refresh) ?? "";
  const refreshed = await refreshByCookie(services, token);
  if (!refreshed.ok) return failure(refreshed.errors, clearedCookies(services.settings));
  return signedIn(services, refreshed.value, body);
}

async function postSignOut(services: Services, request: Request): Promise<Response> {
  await leave(services, request);
  return respond({ body: { signedOut: true }, cookies: clearedCookies(services.settings) });
}

function getXsrf(services: Services, request: Request): Response {
  const cookies = xsrfTokenOf(request) ? [] : [xsrfCookie(services.settings, newXsrfToken())];
  return respond({ body: {}, cookies });
}

const POSTS: Readonly<
  Record<string, (services: Services, request: Request, body: Body, ip: string) => Promise<Response>>
> = {
  "/auth/sign-in": postSignIn,
  "/auth/sign-up": postSignUp,
  "/auth/refresh": postRefresh,
  "/auth/sign-out": postSignOut,
};

/**
 * The browser's session, on every application origin: `POST /auth/sign-in`, `/auth/sign-up`, `/auth/refresh`, `/auth/sign-out`
 * (JSON, X-XSRF-TOKEN) and `GET /auth/xsrf`, which gives the cookie that those need. Other paths are not its own: null.
 */
export function authHandler(services: Services): Handler {
  return async (request, { ip }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/auth/")) return null;
    if (pathname === "/auth/xsrf" && request.method === "GET") return getXsrf(services, request);
    const post = Object.hasOwn(POSTS, pathname) ? POSTS[pathname] : undefined;
    if (!post)
      return respond({ status: 404, body: { errors: [{ field: null, code: "NOT_FOUND", message: "Not found" }] } });
    if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
    if (!isSameOrigin(request))
      return respond({
        status: 403,
        body: { errors: [{ field: null, code: "JWT_INVALID_CSRF_TOKEN", message: "Invalid csrf token" }] },
      });
    const body = await jsonBody(request);
    if (!body)
      return respond({
        status: 400,
        body: { errors: [{ field: null, code: "INVALID", message: "Send a small JSON object." }] },
      });
    return post(services, request, body, ip);
  };
}

/** `GET {commerce}/.well-known/jwks.json`: the keys that our tokens are signed with. */
export function jwksHandler(services: Services): Handler {
  const path = `${new URL(services.settings.public.commerce.server).pathname}/.well-known/jwks.json`;
  return async (request) => {
    if (new URL(request.url).pathname !== path || (request.method !== "GET" && request.method !== "HEAD")) return null;
    const headers = {
      "content-type": "application/json",
      "cache-control": "public, max-age=300",
      "access-control-allow-origin": "*",
    };
    // keys turn while the server runs
    return new Response(JSON.stringify(services.tokens.jwks), { headers });
  };
}
