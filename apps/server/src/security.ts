import { createHash } from "node:crypto";
import type { PublicSettings } from "@carloom/settings";

/** `<script>` with the public settings; `<` is escaped so that no setting can close the tag. */
export function settingsScript(settings: PublicSettings): { tag: string; hash: string } {
  const code = `window.__CARLOOM__=${JSON.stringify(settings).replaceAll("<", "\\u003c")}`;
  return { tag: `<script>${code}</script>`, hash: `'sha256-${createHash("sha256").update(code).digest("base64")}'` };
}

export type PagePolicy = {
  settings: PublicSettings;
  /** Sources of script besides our own files: hashes of inline scripts. */
  scriptHashes: readonly string[];
  /** The studio compiles WebAssembly and starts workers from blobs. */
  studio?: boolean;
};

/** Headers of every HTML answer. */
export function pageHeaders({ settings, scriptHashes, studio = false }: PagePolicy): Record<string, string> {
  const services = [
    ...new Set(
      [settings.threed.server, settings.commerce.server, settings.ai.server, settings.cdn].map(
        (url) => new URL(url).origin,
      ),
    ),
  ];
  const https = settings.origin.startsWith("https:");
  const csp = [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(" ")}${studio ? " 'wasm-unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${services.join(" ")}`,
    "font-src 'self'",
    `connect-src 'self' blob: data: ${services.join(" ")}`,
    `media-src 'self' ${services.join(" ")}`,
    `worker-src 'self'${studio ? " blob:" : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return {
    "content-security-policy": csp,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=(self)",
    "cross-origin-opener-policy": "same-origin",
    ...(https && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}
