import { createHash, randomBytes } from "node:crypto";
import type { PublicSettings } from "@carloom/settings";

export const newNonce = (): string => randomBytes(16).toString("base64");

/** `'sha256-…'` of every inline script that a browser would run. Data blocks (JSON-LD) are not run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}

const origin = (url: string): string => new URL(url).origin;

/** The policy of a page: own scripts and the given inline ones, pictures of the CDN, calls to the services. */
export function contentSecurityPolicy(settings: PublicSettings, inline: readonly string[]): string {
  const services = new Set([settings.threed.server, settings.commerce.server, settings.ai.server].map(origin));
  const cdn = origin(settings.cdn);
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.join(" ")}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${cdn}`,
    `media-src 'self' ${cdn}`,
    "font-src 'self'",
    `connect-src 'self' ${[...services, cdn].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers of every page. Public pages hold no identity, so shared caches may keep them a moment. */
export function pageHeaders(personal: boolean): [string, string][] {
  return [
    ["content-type", "text/html; charset=utf-8"],
    ["cache-control", personal ? "private, no-store" : "public, max-age=0, s-maxage=10, stale-while-revalidate=60"],
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(self)"],
    ["cross-origin-opener-policy", "same-origin"],
  ];
}
