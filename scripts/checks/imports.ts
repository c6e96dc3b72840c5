import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { floorProblems } from "./floors.ts";
import { exportedFiles, importsOf, sourceFiles, target, withoutComments } from "./graph.ts";

/** Who may import whom (type imports count). What is not listed is forbidden. Scripts and tests may import any package. */
const ALLOWED: Record<string, readonly string[]> = {
  "packages/ui": [],
  "packages/i18n": [],
  "packages/settings": [],
  "packages/build": [],
  "packages/pricing": ["build"],
  "packages/editor": ["build", "pricing"],
  "packages/stage": ["build"],
  "packages/production": ["build"],
  "packages/asset": ["build"],
  // its tests print on the cars that it makes
  "packages/cars": ["build", "asset", "production"],
  "packages/api-client": ["settings"],
  "services/platform": ["settings", "i18n"],
  "services/wire": ["platform", "pricing", "i18n"],
  "services/identity": ["platform", "wire", "settings", "i18n"],
  "services/threed": ["platform", "identity", "build", "production", "asset", "settings", "i18n"],
  "services/commerce": ["platform", "wire", "identity", "threed", "build", "pricing", "settings", "i18n"],
  "services/ai": ["platform", "identity", "commerce", "threed", "build", "pricing", "asset", "settings", "i18n"],
  "apps/server": ["platform", "identity", "threed", "commerce", "ai", "settings", "i18n", "asset", "build"],
  // the studio measures drawings as they are cut
  apps: ["build", "pricing", "editor", "stage", "production", "api-client", "ui", "i18n", "settings", "asset"],
};

/** Where statements for the database may stand; the queue's and the engine's own are part of how they are run. */
const SQL_PLACES =
  /\.repository\.ts$|^services\/[\w-]+\/src\/migrations(\.ts$|\/)|^services\/platform\/src\/(database|postgres|jobs)\//;
const SQL_WHERE = "SQL only in *.repository.ts, migrations and the platform's database folder";
/** A statement that is written on a connection which came from elsewhere: no import shows it. */
const STATEMENT = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\b(pool|client)\.query\(\s*[`"']/;

/** Libraries that live in one place: three in the stage, React in applications and primitives, SQL in repositories. */
const ONLY_IN: readonly { library: RegExp; places: RegExp; what: string; typesToo: boolean }[] = [
  {
    library: /^three($|\/|-mesh-bvh)/,
    // its loader of OBJ runs without a page
    places: /^packages\/(stage|cars\/tools|asset\/test|asset\/src\/unpack)\//,
    what: "three only in packages/stage and where uploads are unpacked",
    typesToo: true,
  },
  {
    library: /^react($|-dom|\/)/,
    places: /^(apps|packages\/ui)\//,
    what: "React only in apps and packages/ui",
    typesToo: true,
  },
  {
    library: /^(kysely|pg)($|\/)/,
    places: /^services\//,
    what: "the database's types only in services",
    typesToo: true,
  },
  { library: /^(kysely|pg)($|\/)/, places: SQL_PLACES, what: SQL_WHERE, typesToo: false },
];

/** Tests, benches and what they stand on: they see everything. */
const isTest = (path: string): boolean =>
  /\.(test|e2e|fixture)\.tsx?$|\/(test|testing|bench)\/|^tests\/|^scripts\/bench/.test(path);

const homeOf = (path: string): string => path.split("/").slice(0, 2).join("/");

function ruleFor(path: string): { home: string; allowed: readonly string[] } | null {
  const home = homeOf(path);
  const allowed = ALLOWED[home] ?? ALLOWED[path.split("/")[0] ?? ""];
  return allowed ? { home, allowed } : null;
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

/** Who runs suites may open what they share. */
const RUN_SUITES: ReadonlySet<string> = new Set(["scripts/test.ts", "scripts/first-hour.ts"]);

/** What is wrong with reaching from one file into another by its path; null when nothing is. */
function reachProblem(from: string, to: string): string | null {
  const [layer] = from.split("/");
  const [other] = to.split("/");
  if (layer === "tests" || !/\.tsx?$/.test(to)) return null;
  if (layer === "scripts") {
    if (other === "scripts" || isTest(from)) return null;
    // who runs the suites opens and closes what they share
    if (other === "tests") return RUN_SUITES.has(from) ? null : "tests are for tests and benches";
    return isTest(to) ? null : "import the package instead";
  }
  if (other === "scripts" || other === "tests")
    return isTest(from) ? null : "the product knows neither scripts nor tests";
  return homeOf(from) === homeOf(to) ? null : "import the package instead";
}

/** A service's second port, for processes that begin without the rest of it (docs/decisions/159-what-nobody-looks-at.md). */
const PORTS_BESIDE = new Set([
  "@carloom/platform/print",
  ...["ai", "commerce", "identity", "threed"].map((name) => `@carloom/${name}/migrations`),
]);

/** Problems with import rules, cycles and file sizes; empty when all is well. */
export function importProblems(root: string): string[] {
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  const packages = new Map<string, string[]>();
  const exported = exportedFiles(root);
  const layers = ["packages", "services", "apps", "scripts", "tests"].filter((layer) => existsSync(join(root, layer)));
  for (const file of layers.flatMap((layer) => sourceFiles(join(root, layer)))) {
    const path = relative(root, file);
    const rule = ruleFor(path);
    const test = isTest(path);
    const text = withoutComments(readFileSync(file, "utf8"));
    const edges: string[] = [];
    graph.set(path, edges);
    for (const { specifier, typeOnly } of importsOf(text)) {
      if (specifier.startsWith(".")) {
        const to = target(file, specifier);
        if (!to) continue;
        const toPath = relative(root, to);
        edges.push(toPath);
        const problem = reachProblem(path, toPath);
        if (problem) problems.push(`${path}: reaches into ${toPath}; ${problem}`);
        continue;
      }
      const own = /^@carloom\/([a-z0-9-]+)(\/.*)?$/.exec(specifier);
      if (own) {
        const [, name = "", inner] = own;
        const to = exported.get(specifier);
        if (to) edges.push(to);
        if (rule && !rule.home.endsWith(`/${name}`)) {
          if (!rule.allowed.includes(name)) problems.push(`${path}: ${rule.home} may not import ${specifier}`);
          if (!test) packages.set(rule.home, [...(packages.get(rule.home) ?? []), to ? homeOf(to) : name]);
        }
        if (inner && to?.startsWith("services/") && rule && !test && !PORTS_BESIDE.has(specifier))
          problems.push(`${path}: a service is reached by its port alone, @carloom/${name} (imports ${specifier})`);
      }
      for (const { library, places, what, typesToo } of ONLY_IN) {
        if (library.test(specifier) && !places.test(path) && !test && (typesToo || !typeOnly))
          problems.push(`${path}: ${what} (imports ${specifier})`);
      }
    }
    if (STATEMENT.test(text) && !SQL_PLACES.test(path) && !test) problems.push(`${path}: ${SQL_WHERE}`);
    const lines = readFileSync(file, "utf8").split("\n").length;
    const isTable = path.startsWith("packages/cars/src/tables/");
    if (lines > 500 && !isTable) problems.push(`${path}: ${lines} lines; 500 is the most`);
  }
  for (const cycle of [...cycles(graph), ...cycles(packages)]) problems.push(`cycle: ${cycle.join(" → ")}`);
  const product = [...graph].filter(([path]) => !isTest(path));
  const arrows = product.map(([path, edges]) => [path, edges.filter((to) => !isTest(to))] as const);
  return [...problems, ...floorProblems(new Map(arrows))];
}
