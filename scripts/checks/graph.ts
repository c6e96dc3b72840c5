// reads: nothing
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s+(type\s+)?(?:([\w*\s{},$]+?)\s+from\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g;
const SKIP = new Set(["node_modules", "dist", "build", "generated", ".react-router", ".data", ".git", "content"]);

export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return SKIP.has(entry.name) && !path.endsWith(join("packages", "build")) ? [] : sourceFiles(path);
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [path] : [];
  });
}

export const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, "$1");

/** `typeOnly`: it brings types alone; `statement`: it says so as a whole (`import type`), and nothing is left of it that runs. */
type Import = { specifier: string; typeOnly: boolean; statement: boolean };

export function importsOf(text: string): Import[] {
  return [...text.matchAll(IMPORT)].map(([, type, names = "", specifier, dynamic]) => {
    const listed = /^\{([^}]*)\}$/
      .exec(names.trim())?.[1]
      ?.split(",")
      .map((name) => name.trim());
    const onlyTypes = listed?.filter(Boolean).every((name) => name.startsWith("type ")) ?? false;
    return { specifier: specifier ?? dynamic ?? "", typeOnly: Boolean(type) || onlyTypes, statement: Boolean(type) };
  });
}

/** The file behind a relative specifier; null when there is none. */
export function target(from: string, specifier: string): string | null {
  const path = resolve(dirname(from), specifier);
  for (const candidate of [path, `${path}.ts`, `${path}.tsx`, join(path, "index.ts")]) {
    if (existsSync(candidate) && statSync(candidate).isFile()) return candidate;
  }
  return null;
}

/** Files behind the names of our own packages: `@carloom/settings/server` → `packages/settings/src/server.ts`. */
export function exportedFiles(root: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const layer of ["packages", "services", "apps"]) {
    for (const { name: folder } of readdirSync(join(root, layer), { withFileTypes: true })) {
      const manifest = join(root, layer, folder, "package.json");
      if (!existsSync(manifest)) continue;
      const { name, exports } = JSON.parse(readFileSync(manifest, "utf8")) as {
        name: string;
        exports?: Record<string, unknown>;
      };
      for (const [path, file] of Object.entries(exports ?? {}))
        if (typeof file === "string") files.set(join(name, path), join(layer, folder, file));
    }
  }
  return files;
}

/** The file of ours that an import leads to, relative to the repository; null for a library, or where there is none. */
export function fileBehind(
  root: string,
  exported: ReadonlyMap<string, string>,
  from: string,
  specifier: string,
): string | null {
  const [plain = ""] = specifier.split("?");
  const at = plain.startsWith(".") ? target(join(root, from), plain) : join(root, exported.get(plain) ?? "");
  const name = at ? relative(root, at).replaceAll("\\", "/") : "";
  return name === "" ? null : name;
}
