import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { exportedFiles, importsOf, target, withoutComments } from "./graph.ts";

/** Shows that a module finds files otherwise than by an import: data beside it, or a process that it starts. */
const FINDS_FILES =
  /\bimport\.meta\.(?:dirname|filename|url|resolve|glob)\b|\bprocess\.cwd\(|["']node:child_process["']/;
/** Tests name files from the folder in which the suite runs, too. */
const READS_FILES = /["']node:fs(?:\/promises)?["']/;
/** Modules of tests and scripts find files anywhere; those of the product in their own package. */
const OF_TESTS = /\.test\.tsx?$|\/(?:test|testing|bench|fixture)\/|^(?:tests|scripts)\//;
const CODE = /\.(?:[mc]?[jt]sx?)$/;

/** Files that git knows or would add, with the hash of each; null where there is no git to ask. */
export function filesOf(root: string): Map<string, string> | null {
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      stdio: ["ignore", "pipe", "ignore"],
    })
      .split("\0")
      .filter(Boolean);
  try {
    const paths = git("ls-files", "-z", "--cached", "--others", "--exclude-standard").sort();
    const hashes = new Map<string, string>();
    for (const path of paths) {
      try {
        hashes.set(
          path,
          createHash("sha1")
            .update(readFileSync(join(root, path)))
            .digest("base64"),
        );
      } catch {
        // deleted and not yet committed, or a link that leads nowhere
      }
    }
    return hashes;
  } catch {
    return null;
  }
}

/** What a module leads to: what it imports, and whether it finds files besides (of its package, or anywhere). */
type Module = { to: string[]; finds: "nothing" | "own" | "any" };

const homeOf = (path: string) => `${path.split("/").slice(0, 2).join("/")}/`;

/**
 * What a file's outcome can depend on, as one hash: it and all that it imports, however far. With `found`, what finds
 * files otherwise depends on those too: a module of the product on all of its package, one of tests on every file.
 */
export function reach(root: string, hashes: ReadonlyMap<string, string>): (path: string, found: boolean) => string {
  const exported = exportedFiles(root);
  const modules = new Map<string, Module>();
  const read = (path: string): Module => {
    if (!CODE.test(path)) return { to: [], finds: "nothing" };
    const text = withoutComments(readFileSync(join(root, path), "utf8"));
    const finds = FINDS_FILES.test(text) || (OF_TESTS.test(path) && READS_FILES.test(text));
    const now: Module = { to: [], finds: finds ? (OF_TESTS.test(path) ? "any" : "own") : "nothing" };
    for (const { specifier } of importsOf(text)) {
      const [plain = ""] = specifier.split("?");
      const to = plain.startsWith(".") ? target(join(root, path), plain) : join(root, exported.get(plain) ?? "");
      if (to && to !== root && to !== `${root}/`) now.to.push(relative(root, to).replaceAll("\\", "/"));
      // made by a command, or written in a way that is not read here
      else if (/^\.|^@carloom\//.test(plain)) now.finds = "any";
    }
    return now;
  };
  const moduleOf = (path: string) => {
    const module = modules.get(path) ?? read(path);
    modules.set(path, module);
    return module;
  };
  const paths = [...hashes.keys()];
  const hashOf = (of: Iterable<string>) => {
    const hash = createHash("sha1");
    for (const path of [...of].sort()) hash.update(`${path} ${hashes.get(path)}\n`);
    return hash.digest("base64");
  };
  const every = hashOf(paths);
  const homes = new Map<string, string[]>();
  const atHome = (home: string) => {
    const files = homes.get(home) ?? paths.filter((path) => path.startsWith(home) && !OF_TESTS.test(path));
    homes.set(home, files);
    return files;
  };
  return (path, found) => {
    const seen = new Set<string>([path]);
    for (const at of seen) {
      // what git ignores is made of the other files
      if (!hashes.has(at)) return every;
      const { to, finds } = moduleOf(at);
      if (found && finds === "any") return every;
      if (found && finds === "own") for (const next of atHome(homeOf(at))) seen.add(next);
      for (const next of to) seen.add(next);
    }
    return hashOf(seen);
  };
}
