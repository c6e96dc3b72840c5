import { networkOf, type Handler, type Services } from "@carloom/platform";
import { allowedRedirect, appOrigins, cookieNames, type IdentityProvider } from "@carloom/settings";
import * as client from "openid-client";
import { authenticate } from "../account/authenticate.ts";
import { jsonBody, textOf } from "../account/http/body.ts";
import { requestCookies } from "../account/http/cookies.ts";
import { isSameOrigin } from "../account/http/xsrf.ts";
import { openBrowserSession } from "../account/http/auth.handler.ts";
import { connectIdentity, type IdentityOutcome, type IdentityProblem, signInByIdentity } from "./identity.command.ts";
import { readIdentity } from "./identity.claims.ts";
import { authorizationParameters, isProvider, providerClient } from "./providers.ts";

const COOKIE = "carloom_oidc";
/** So long may somebody take at the provider. */
const STATE_SECONDS = 600;

/** What the browser carries to the provider and back, signed by us and out of reach of scripts. */
type Journey = {
  provider: IdentityProvider;
  state: string;
  nonce: string;
  verifier: string;
  redirectUrl: string;
  lang: string;
  /** The account that the identity is to be tied to; absent at sign-in. */
  connect?: string;
  /** Server's time less the device's. */
  clock: number | null;
};

const cookieLine = (services: Services, value: string, seconds: number): string =>
  [
    `${COOKIE}=${value}`,
    "Path=/auth/oidc",
    `Max-Age=${seconds}`,
    "SameSite=Lax",
    "HttpOnly",
    ...(services.settings.origins.account.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");

const json = (status: number, body: unknown, cookie?: string) => {
  const headers = new Headers({ "content-type": "application/json", "cache-control": "no-store" });
  if (cookie) headers.append("set-cookie", cookie);
  return new Response(JSON.stringify(body), { status, headers });
};

const refusal = (status: number, code: string) => json(status, { errors: [{ field: null, code, message: code }] });

const callbackOf = (services: Services, provider: string) =>
  `${services.settings.origins.account}/auth/oidc/${provider}/callback`;

/** The account of the request's session cookie, for whoever connects a provider. */
async function signedInAccount(services: Services, request: Request): Promise<string | null> {
  const token = requestCookies(request).get(cookieNames(services.settings.public).access);
  return (await authenticate(services, token ?? null))?.userId ?? null;
}

async function start(services: Services, request: Request, provider: IdentityProvider, ip: string): Promise<Response> {
  if (!isSameOrigin(request)) return refusal(403, "JWT_INVALID_CSRF_TOKEN");
  const body = await jsonBody(request);
  if (!body) return refusal(400, "INVALID");
  if (
    !(await services.throttle.take(`oidc:${networkOf(ip)}`, services.settings.env.LIMIT_SIGN_IN_PER_MINUTE * 3, 60)).ok
  )
    return refusal(429, "LOGIN_ATTEMPT_DELAYED");
  const connect = body.connect === true ? await signedInAccount(services, request) : null;
  if (body.connect === true && connect === null) return refusal(401, "JWT_MISSING_TOKEN");
  let config: client.Configuration | null;
  try {
    config = await providerClient(services.settings, provider);
  } catch (error) {
    services.log.warn("identity provider cannot be reached", { provider, error: String(error) });
    return refusal(503, "PROVIDER_AWAY");
  }
  if (!config) return refusal(404, "NOT_FOUND");
  const device = typeof body.deviceTime === "number" && Number.isFinite(body.deviceTime) ? body.deviceTime : null;
  const journey: Journey = {
    provider,
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    redirectUrl: allowedRedirect(textOf(body, "redirectUrl"), appOrigins(services.settings.public))?.href ?? "",
    lang: ["ko", "ja"].includes(textOf(body, "lang")) ? textOf(body, "lang") : "en",
    clock: device === null ? null : Math.round(Date.now() / 1000 - device),
    ...(connect && { connect }),
  };
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: callbackOf(services, provider),
    state: journey.state,
    nonce: journey.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(journey.verifier),
    code_challenge_method: "S256",
    ...authorizationParameters(provider),
  });
  const cookie = await services.tokens.sign("oidc", journey, STATE_SECONDS);
  return json(200, { url: url.href }, cookieLine(services, cookie, STATE_SECONDS));
}

/** Leads on to a page of the sign-in service. */
function page(services: Services, path: string, parameters: Record<string, string>, cookies: readonly string[] = []) {
  const url = new URL(path, services.settings.origins.account);
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value);
  return leave(services, url.href, cookies);
}

function leave(services: Services, href: string, cookies: readonly string[] = []) {
  const headers = new Headers({ location: href, "cache-control": "no-store", "referrer-policy": "no-referrer" });
  headers.append("set-cookie", cookieLine(services, "", 0));
  for (const line of cookies) headers.append("set-cookie", line);
  return new Response(null, { status: 303, headers });
}

/** The journey that this callback ends: of this browser, to this provider, and never ended before. */
async function journeyOf(
  services: Services,
  request: Request,
  provider: string,
  state: string,
): Promise<Journey | null> {
  const claims = await services.tokens.verify(requestCookies(request).get(COOKIE) ?? "", "oidc");
  if (!claims || claims.provider !== provider || claims.state !== state || !state) return null;
  // the mark outlives the cookie, so that a kept copy of it is good for nothing
  const fresh = await services.throttle.take(`oidc-state:${state}`, 1, STATE_SECONDS);
  return fresh.ok ? (claims as unknown as Journey) : null;
}

async function callback(
  services: Services,
  request: Request,
  provider: IdentityProvider,
  ip: string,
): Promise<Response> {
  const address = new URL(request.url);
  const journey = await journeyOf(services, request, provider, address.searchParams.get("state") ?? "");
  if (!journey) return page(services, "/sign-in", { problem: "EXPIRED" });
  const { lang, redirectUrl, connect } = journey;
  const back = { lang: lang === "en" ? "" : lang, redirectUrl };
  const failed = (problem: IdentityProblem | "CANCELLED") =>
    page(services, connect ? "/security" : "/sign-in", { ...back, problem, provider });
  if (
    address.searchParams.get("error") === "access_denied" ||
    address.searchParams.get("error") === "user_cancelled_authorize"
  )
    return failed("CANCELLED");
  let outcome: IdentityOutcome;
  try {
    const identity = await readIdentity(services.settings, provider, {
      // the provider saw this address, whatever a proxy calls it
      callback: new URL(callbackOf(services, provider) + address.search),
      state: journey.state,
      nonce: journey.nonce,
      verifier: journey.verifier,
    });
    if (!identity) return failed("FAILED");
    // whoever began to connect is the one who ends it
    if (connect && (await signedInAccount(services, request)) !== connect) return failed("FAILED");
    outcome = connect
      ? await connectIdentity(services, connect, identity)
      : await signInByIdentity(services, identity, lang.toUpperCase());
  } catch (error) {
    services.log.warn("sign-in by a provider failed", { provider, error: String(error) });
    return failed("FAILED");
  }
  if (!outcome.ok) return failed(outcome.problem);
  if (connect) return page(services, "/security", { ...back, connected: provider });
  const cookies = await openBrowserSession(services, request, outcome.account, journey.clock, ip);
  return leave(
    services,
    redirectUrl || `${services.settings.public.origin}/${lang === "en" ? "" : `?lang=${lang}`}`,
    cookies,
  );
}

/** Apple posts its answer from its own site, where our Lax cookie does not come along: asked for once more, by GET, it does. */
async function posted(services: Services, request: Request, provider: IdentityProvider): Promise<Response> {
  const text = (await request.text()).slice(0, 8192);
  const given = new URLSearchParams(text);
  const url = new URL(callbackOf(services, provider));
  for (const name of ["code", "state", "error"]) {
    const value = given.get(name);
    if (value) url.searchParams.set(name, value);
  }
  return new Response(null, { status: 303, headers: { location: url.href, "cache-control": "no-store" } });
}

/**
 * Sign-in by OpenID Connect, on the sign-in service's origin alone: `POST /auth/oidc/{provider}/start` (JSON, X-XSRF-TOKEN)
 * answers the provider's address, and `/auth/oidc/{provider}/callback` takes its answer.
 */
export function identityHandler(services: Services): Handler {
  return async (request, { ip }) => {
    const { pathname } = new URL(request.url);
    const [, provider = "", step] = /^\/auth\/oidc\/([a-z]+)\/(start|callback)$/.exec(pathname) ?? [];
    if (!step) return null;
    if (!isProvider(provider) || !services.settings.public.identityProviders.includes(provider))
      return refusal(404, "NOT_FOUND");
    if (step === "start" && request.method === "POST") return start(services, request, provider, ip);
    if (step === "callback" && request.method === "GET") return callback(services, request, provider, ip);
    if (step === "callback" && request.method === "POST" && provider === "apple")
      return posted(services, request, provider);
    return new Response(null, { status: 405, headers: { allow: step === "start" ? "POST" : "GET" } });
  };
}
