import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Preloaded (`--import`) by processes of the product: where the modules lie that it imports, found once for all of them.
 * Node asks the disk for each anew at every start, some ten thousand times, which is half of what loading them costs.
 * Kept beside the compiled modules until packages are installed anew; what is not known yet is found as ever.
 */
const folder = process.env.NODE_COMPILE_CACHE;
const root = resolve(import.meta.dirname, "../..");

/** Address and format of what a module imports, by the module and the name it imports by. */
type Places = Record<string, Record<string, [url: string, format: string | null]>>;

/** Changes with Node, when packages are installed, and when one of ours says differently what it holds. */
function state(): string {
  const own = ["packages", "services", "apps"].flatMap((kind) =>
    readdirSync(join(root, kind)).map((name) => join(kind, name)),
  );
  const files = ["node_modules/.package-lock.json", ...["", ...own].map((name) => join(name, "package.json"))];
  const lines = files.map((file) => {
    const found = statSync(join(root, file), { throwIfNoEntry: false });
    return `${file} ${found?.mtimeMs} ${found?.size}`;
  });
  return createHash("sha256")
    .update([process.version, root, ...lines].join("\n"))
    .digest("hex")
    .slice(0, 16);
}

function read(file: string): Places {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Places;
  } catch {
    return {};
  }
}

/** Whole or not at all; where nothing may be written nothing is kept. */
function keep(file: string, places: Places): void {
  try {
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(places));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // the next process finds them as ever
  }
}

if (folder) {
  const file = join(folder, `places-${state()}.json`);
  const places = read(file);
  let isNew = false;
  const seen = new Set<string>();
  /** Looked for once a process: somebody may have moved it. */
  const isThere = (url: string) => seen.has(url) || (existsSync(fileURLToPath(url)) && seen.add(url).has(url));
  registerHooks({
    resolve(name, context, next) {
      const from = context.parentURL;
      // what is required has rules of its own, and what Node holds itself lies nowhere
      if (!from?.startsWith("file:") || !context.conditions.includes("import") || name.startsWith("node:"))
        return next(name, context);
      const known = places[from]?.[name];
      if (known && isThere(known[0])) return { url: known[0], format: known[1], shortCircuit: true };
      const found = next(name, context);
      if (!found.url.startsWith("file:")) return found;
      (places[from] ??= {})[name] = [found.url, found.format ?? null];
      isNew = true;
      return found;
    },
  });
  process.on("exit", () => isNew && keep(file, places));
}
