import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** Who may import whom (type imports count). What is not listed is forbidden. */
const ALLOWED: Record<string, readonly string[]> = {
  "packages/ui": [],
  "packages/i18n": [],
  "packages/settings": [],
  "packages/build": [],
  "packages/pricing": ["build"],
  "packages/editor": ["build", "pricing"],
  "packages/stage": ["build"],
  "packages/asset": ["build"],
  "packages/cars": ["build", "asset"],
  "packages/api-client": ["settings"],
  "services/platform": ["settings", "i18n"],
  services: ["platform", "build", "pricing", "asset", "settings", "i18n", "threed", "commerce", "ai"],
  "apps/server": ["platform", "threed", "commerce", "ai", "settings", "i18n", "asset", "build"],
  apps: ["build", "pricing", "editor", "stage", "api-client", "ui", "i18n", "settings", "asset"],
};

/** Libraries that live in one place: three in the stage, React in applications and primitives, SQL in services. */
const ONLY_IN: readonly { library: RegExp; places: RegExp; what: string }[] = [
  {
    library: /^three($|\/|-mesh-bvh)/,
    places: /^packages\/(stage|cars\/tools|asset\/test)\//,
    what: "three only in packages/stage",
  },
  { library: /^react($|-dom|\/)/, places: /^(apps|packages\/ui)\//, what: "React only in apps and packages/ui" },
  { library: /^(kysely|pg)($|\/)/, places: /^services\//, what: "SQL only in services" },
];

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s+(?:type\s+)?(?:[\w*\s{},$]+?\s+from\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g;
const SKIP = new Set(["node_modules", "dist", "build", "generated", ".react-router", ".data", ".git", "content"]);

export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return SKIP.has(entry.name) && !path.endsWith(join("packages", "build")) ? [] : sourceFiles(path);
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [path] : [];
  });
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, "$1");

function importsOf(file: string): string[] {
  return [...withoutComments(readFileSync(file, "utf8")).matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? "");
}

function ruleFor(path: string): { home: string; allowed: readonly string[] } | null {
  const [layer = "", name = ""] = path.split("/");
  const home = `${layer}/${name}`;
  const allowed = ALLOWED[home] ?? ALLOWED[layer];
  return allowed ? { home, allowed } : null;
}

function target(from: string, specifier: string): string | null {
  const path = resolve(dirname(from), specifier);
  for (const candidate of [path, `${path}.ts`, `${path}.tsx`, join(path, "index.ts")]) {
    if (existsSync(candidate) && statSync(candidate).isFile()) return candidate;
  }
  return null;
}

function cycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const state = new Map<string, "open" | "done">();
  const found: string[][] = [];
  const walk = (node: string, path: string[]) => {
    state.set(node, "open");
    for (const next of graph.get(node) ?? []) {
      if (state.get(next) === "open") found.push([...path.slice(path.indexOf(next)), next]);
      else if (!state.has(next)) walk(next, [...path, next]);
    }
    state.set(node, "done");
  };
  for (const node of graph.keys()) if (!state.has(node)) walk(node, [node]);
  return found;
}

/** Problems with import rules, cycles and file sizes; empty when all is well. */
export function importProblems(root: string): string[] {
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  const files = ["packages", "services", "apps"].flatMap((layer) => sourceFiles(join(root, layer)));
  for (const file of files) {
    const path = relative(root, file);
    const rule = ruleFor(path);
    const edges: string[] = [];
    graph.set(path, edges);
    for (const specifier of importsOf(file)) {
      if (specifier.startsWith(".")) {
        const to = target(file, specifier);
        if (!to) continue;
        const toPath = relative(root, to);
        edges.push(toPath);
        const other = ruleFor(toPath);
        const isData = !/\.tsx?$/.test(toPath);
        if (rule && other && rule.home !== other.home && !isData)
          problems.push(`${path}: reaches into ${toPath}; import the package instead`);
        continue;
      }
      const own = /^@carloom\/([a-z0-9-]+)(\/.*)?$/.exec(specifier);
      if (own && rule && !rule.home.endsWith(`/${own[1]}`) && !rule.allowed.includes(own[1] ?? "")) {
        problems.push(`${path}: ${rule.home} may not import ${specifier}`);
      }
      const isTest = /\.test\.tsx?$|\/test\/|\/bench\/|\/testing\//.test(path);
      for (const { library, places, what } of ONLY_IN) {
        if (library.test(specifier) && !places.test(path) && !isTest)
          problems.push(`${path}: ${what} (imports ${specifier})`);
      }
    }
    const lines = readFileSync(file, "utf8").split("\n").length;
    const isTable = path.startsWith("packages/cars/src/tables/");
    if (lines > 500 && !isTable) problems.push(`${path}: ${lines} lines; 500 is the most`);
  }
  for (const cycle of cycles(graph)) problems.push(`cycle: ${cycle.join(" → ")}`);
  return problems;
}
