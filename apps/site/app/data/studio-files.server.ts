import type { PublicSettings } from "@carloom/settings";
import { keeper } from "./kept.server.ts";

const LIMIT_MS = 1500;
const MOST = 12;

/**
 * Addresses of the scripts and styles that the studio's page begins with, for warming a visitor's cache. Empty when the
 * studio does not answer soon: nothing depends on it.
 */
const asked = keeper(async ({ app }: PublicSettings): Promise<string[] | null> => {
  try {
    const address = new URL("/workspace/default/warm", app.canvas);
    const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
    if (!answer.ok) return null;
    const html = await answer.text();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[\w./-]+\.(?:js|css))"/g)].map(([, path = ""]) => path);
    return [...new Set(files)].slice(0, MOST).map((path) => new URL(path, app.canvas).href);
  } catch {
    return null;
  }
});

export const studioFiles = async (settings: PublicSettings): Promise<string[]> => (await asked(settings)) ?? [];
