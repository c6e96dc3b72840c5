import { createHash } from "node:crypto";
import type { PublicSettings } from "./index.ts";

/** `<script>` with the public settings; `<` is escaped so that no setting can close the tag. */
export function settingsScript(settings: PublicSettings): { tag: string; hash: string } {
  const code = `window.__CARLOOM__=${JSON.stringify(settings).replaceAll("<", "\\u003c")}`;
  return { tag: `<script>${code}</script>`, hash: `'sha256-${createHash("sha256").update(code).digest("base64")}'` };
}
