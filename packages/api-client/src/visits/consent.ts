import type { PublicSettings } from "@carloom/settings";
import { parseCookies } from "../auth/cookies.ts";
import { sharedTail } from "../cart/cart-cookie.ts";

/** Whether visits may be counted: nobody answered yet, answered, or the browser objects for its person. */
export type Consent = "open" | "given" | "refused" | "objected";

/** Holds the answer; site and studio share it. After half a year the question may be asked again. */
export const CONSENT_COOKIE = "carloom_counting";
const CONSENT_DAYS = 180;
/** Holds the random number of the visit: until the browser is closed or the day ends. Only after consent. */
export const VISIT_COOKIE = "carloom_visit";

type Shared = Pick<PublicSettings, "origin" | "cookieDomain">;

/** Does the browser say that its person wants not to be followed (Global Privacy Control, Do Not Track)? */
export const objects = (browser: { globalPrivacyControl?: unknown; doNotTrack?: unknown }): boolean =>
  browser.globalPrivacyControl === true || browser.doNotTrack === "1";

/** The answer in a `Cookie` string. */
export function consentIn(cookies: string): Consent {
  const answer = parseCookies(cookies).get(CONSENT_COOKIE);
  return answer === "yes" ? "given" : answer === "no" ? "refused" : "open";
}

export const consentCookie = (given: boolean, settings: Shared): string =>
  `${CONSENT_COOKIE}=${given ? "yes" : "no"}; max-age=${CONSENT_DAYS * 86_400}${sharedTail(settings)}`;

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The visit of a `Cookie` string; null when there is none of this day. */
export function visitIn(cookies: string, now: Date): string | null {
  const [day, id] = parseCookies(cookies).get(VISIT_COOKIE)?.split(".") ?? [];
  return day === dayOf(now) && id && /^[0-9a-f-]{36}$/.test(id) ? id : null;
}

/** The `document.cookie` text that keeps a visit until its session or day ends, or forgets it. */
export const visitCookie = (id: string | null, now: Date, settings: Shared): string =>
  id
    ? `${VISIT_COOKIE}=${dayOf(now)}.${id}${sharedTail(settings)}`
    : `${VISIT_COOKIE}=; max-age=0${sharedTail(settings)}`;
