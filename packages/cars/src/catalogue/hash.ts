import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

/** The package's own folder. */
export const PACKAGE = resolve(import.meta.dirname, "../..");

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === "testing" ? [] : filesUnder(path);
      return [path];
    })
    .filter((path) => !path.endsWith(".test.ts"));
}

/** The schemas that manifests and parts are written through. */
const SCHEMAS = resolve(PACKAGE, "../build/src");
const SHAPING = ["manifest.ts", "document.ts"];

/**
 * First 16 hex digits of the SHA-256 over every source and content file that the output depends on, and over Node's
 * version: another engine may round a sine otherwise.
 */
export function sourceHash(node = process.version, schemas = SCHEMAS): string {
  const hash = createHash("sha256").update(node);
  const files = [
    ...filesUnder(join(PACKAGE, "src")),
    ...filesUnder(join(PACKAGE, "content")),
    join(PACKAGE, "package.json"),
    ...SHAPING.map((name) => join(schemas, name)),
  ];
  for (const file of files.sort()) {
    hash.update(relative(file.startsWith(PACKAGE) ? PACKAGE : schemas, file).replaceAll("\\", "/"));
    hash.update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}
