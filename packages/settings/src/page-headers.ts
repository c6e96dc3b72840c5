import { paymentSources } from "./payments.ts";
import type { PublicSettings } from "./public.ts";

export type PageSources = {
  /** Sources of script besides our own files: hashes or a nonce of inline scripts, `'wasm-unsafe-eval'`. */
  script: readonly string[];
  /** Sources of `<style>` elements and of style attributes besides our own files. */
  style?: readonly string[];
  styleAttribute?: readonly string[];
  image?: readonly string[];
  connect?: readonly string[];
  worker?: readonly string[];
  /** The page has the forms of payment providers, when there are some. */
  payment?: boolean;
  /** Who may show the page in a frame: nobody, unless it is made for that. */
  frameAncestors?: "everybody";
};

const origin = (url: string): string => new URL(url).origin;

/** The policy of a page: its own files, pictures and films of the CDN, calls to the services, and what is named. */
export function contentSecurityPolicy(settings: PublicSettings, sources: PageSources): string {
  const { threed, commerce, ai, cdn } = settings;
  const services = [...new Set([threed.server, commerce.server, ai.server, cdn].map(origin))];
  const payment = paymentSources(sources.payment ? settings.payments : []);
  const line = (name: string, ...values: readonly string[]) => [name, "'self'", ...values].join(" ");
  return [
    "default-src 'self'",
    line("script-src", ...sources.script, ...payment.script),
    line("style-src", ...(sources.style ?? [])),
    ...(sources.styleAttribute ? [`style-src-attr ${sources.styleAttribute.join(" ")}`] : []),
    line("img-src", "data:", origin(cdn), ...(sources.image ?? [])),
    line("media-src", origin(cdn)),
    "font-src 'self'",
    line("connect-src", ...services, ...(sources.connect ?? []), ...payment.connect),
    ...(payment.frame.length > 0 ? [line("frame-src", ...payment.frame)] : []),
    line("worker-src", ...(sources.worker ?? [])),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${sources.frameAncestors === "everybody" ? "*" : "'none'"}`,
    ...(settings.origin.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Headers of every HTML answer. */
export function pageHeaders(settings: PublicSettings, sources: PageSources): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": contentSecurityPolicy(settings, sources),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=(self)",
    "cross-origin-opener-policy": "same-origin",
    ...(settings.origin.startsWith("https:") && {
      "strict-transport-security": "max-age=63072000; includeSubDomains",
    }),
  };
}
