import type { Settings } from "@carloom/settings/server";

/** Origins of our applications: the only ones that mails and sign-in lead back to. */
export const appOrigins = ({ origins }: Pick<Settings, "origins">): ReadonlySet<string> =>
  new Set([origins.site, origins.account, origins.viewer, origins.studio, origins.dashboard]);

/** The address when it is absolute and of exactly one of our origins; null otherwise. */
export function allowedRedirect(text: string, origins: ReadonlySet<string>): URL | null {
  // parsers differ about backslashes, control characters and credentials: whatever holds one is not ours
  // biome-ignore lint: the pattern is about control characters
  if (text.length > 2000 || /[\u0000-\u0020\u007f\\]/.test(text) || !/^https?:\/\/[^/@?#]+([/?#]|$)/.test(text))
    return null;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return origins.has(url.origin) && !url.username && !url.password ? url : null;
}
