import type { PublicSettings } from "./public.ts";

type Addresses = Pick<PublicSettings, "origin" | "app" | "commerce">;

/** Origins of our applications: the only ones that mails, sign-in and sign-out lead back to. */
export function appOrigins(settings: Addresses): ReadonlySet<string> {
  const { origin, app, commerce } = settings;
  return new Set([origin, app.account, app.threed, app.canvas, commerce.dashboard].map((url) => new URL(url).origin));
}

/** The address when it is absolute and of exactly one of these origins; null otherwise. */
export function allowedRedirect(text: string, origins: ReadonlySet<string>): URL | null {
  // parsers differ about backslashes, control characters and credentials: whatever holds one is not ours
  if (text.length > 2000 || /[\u0000-\u0020\u007f\\]/.test(text)) return null;
  if (!/^https?:\/\/[^/@?#]+([/?#]|$)/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return origins.has(url.origin) && !url.username && !url.password ? url : null;
}
