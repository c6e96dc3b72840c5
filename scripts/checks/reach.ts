// reads: nothing
import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { exportedFiles, fileBehind, importsOf, withoutComments } from "./graph.ts";

/** Shows that a module finds files otherwise than by an import: data beside it, or a process that it starts. */
const FINDS_FILES =
  /\bimport\.meta\.(?:dirname|filename|url|resolve|glob)\b|\bprocess\.cwd\(|["']node:child_process["']/;
/** Tests name files from the folder in which the suite runs, too. */
const READS_FILES = /["']node:fs(?:\/promises)?["']/;
/** Modules of tests and scripts find files anywhere; those of the product in their own package. */
const OF_TESTS = /\.test\.tsx?$|\/(?:test|testing|bench|fixture)\/|^(?:tests|scripts)\//;
const CODE = /\.(?:[mc]?[jt]sx?)$/;
/** A module that finds files says which in a line of its own: `// reads: docs, apps/site/build`, or `nothing` of the repository. */
const READS = /^\/\/ reads: (.+)$/m;

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

/** What a module leads to: what it imports, of that what is there when it runs, and what files it finds besides. */
type Module = { to: string[]; running: string[]; finds: "nothing" | "own" | "any" | readonly string[] };

/** What git ignores, a build say, by the names, sizes and times of its files; "" where there is none. */
function made(path: string): string {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return "";
  if (info.isFile()) return `${info.size} ${info.mtimeMs}`;
  return readdirSync(path)
    .sort()
    .map((name) => `${name} ${made(join(path, name))}`)
    .join("\n");
}

const homeOf = (path: string) => `${path.split("/").slice(0, 2).join("/")}/`;

/**
 * What a file's outcome can depend on, as one hash: it and all that it imports, however far. With `found`, what finds
 * files otherwise depends on those that it names; where it names none, a module of the product on all of its package,
 * one of tests on every file. What is imported for its types alone then counts for nothing: nobody runs it.
 */
export function reach(root: string, hashes: ReadonlyMap<string, string>): (path: string, found: boolean) => string {
  const exported = exportedFiles(root);
  const modules = new Map<string, Module>();
  const findsOf = (path: string, whole: string, text: string): Module["finds"] => {
    if (!FINDS_FILES.test(text) && !(OF_TESTS.test(path) && READS_FILES.test(text))) return "nothing";
    const [, named] = READS.exec(whole) ?? [];
    if (named) return named === "nothing" ? [] : named.split(", ");
    return OF_TESTS.test(path) ? "any" : "own";
  };
  const read = (path: string): Module => {
    if (!CODE.test(path)) return { to: [], running: [], finds: "nothing" };
    const whole = readFileSync(join(root, path), "utf8");
    const text = withoutComments(whole);
    const now: Module = { to: [], running: [], finds: findsOf(path, whole, text) };
    for (const { specifier, statement } of importsOf(text)) {
      const to = fileBehind(root, exported, path, specifier);
      if (to) {
        now.to.push(to);
        if (!statement) now.running.push(to);
      }
      // made by a command, or written in a way that is not read here
      else if (/^\.|^@carloom\//.test(specifier)) now.finds = "any";
    }
    return now;
  };
  const moduleOf = (path: string) => {
    const module = modules.get(path) ?? read(path);
    modules.set(path, module);
    return module;
  };
  const paths = [...hashes.keys()];
  const makings = new Map<string, string>();
  const hashOf = (of: Iterable<string>) => {
    const hash = createHash("sha1");
    for (const path of [...of].sort()) hash.update(`${path} ${hashes.get(path) ?? makings.get(path)}\n`);
    return hash.digest("base64");
  };
  const every = hashOf(paths);
  const places = new Map<string, readonly string[]>();
  const remembered = (place: string, find: () => readonly string[]) => {
    const files = places.get(place) ?? find();
    places.set(place, files);
    return files;
  };
  const atHome = (home: string) =>
    remembered(home, () => paths.filter((path) => path.startsWith(home) && !OF_TESTS.test(path)));
  /** Files of a file or folder that a module names. */
  const within = (name: string) =>
    remembered(`in ${name}`, () => {
      const files = paths.filter((path) => path === name || path.startsWith(`${name}/`));
      if (files.length > 0) return files;
      makings.set(name, made(join(root, name)));
      return [name];
    });
  return (path, found) => {
    const seen = new Set<string>([path]);
    // read as they are, not followed
    const data = new Set<string>();
    for (const at of seen) {
      // what git ignores is made of the other files
      if (!hashes.has(at)) return every;
      const { to, running, finds } = moduleOf(at);
      if (found && finds === "any") return every;
      if (found && finds === "own") for (const next of atHome(homeOf(at))) seen.add(next);
      if (found && typeof finds !== "string") for (const next of finds.flatMap(within)) data.add(next);
      for (const next of found ? running : to) seen.add(next);
    }
    return hashOf(new Set([...seen, ...data]));
  };
}
