import { gzipSync } from "node:zlib";

/** Most script that a page may name, in bytes after gzip: 135 KB of 1,000. */
export const MOST_SCRIPT = 135_000;

/** Scripts that a page's HTML names, at once or for when it is seen: the browser loads them before anybody does anything. */
export function scriptsOf(html: string): string[] {
  const links = [...html.matchAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g)].map(([tag]) => tag);
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const named = [...links, ...scripts].map((tag) => /\b(?:href|src)="([^"]+\.js)"/.exec(tag)?.[1]);
  const imported = [...html.matchAll(/\bimport(?: \* as \w+ from |\()\s*"([^"]+\.js)"/g)].map(([, address]) => address);
  const later = [...html.matchAll(/\bdata-files="([^"]*)"/g)].flatMap(([, files = ""]) => files.split(" "));
  const all = [...named, ...imported, ...later.filter((address) => address.endsWith(".js"))];
  return [...new Set(all.filter((address) => address !== undefined))];
}

/** Bytes of a page's scripts after gzip, each file by itself, as they are sent. */
export async function scriptSize(html: string, read: (address: string) => Promise<Uint8Array>): Promise<number> {
  const files = await Promise.all(scriptsOf(html).map(read));
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
}
