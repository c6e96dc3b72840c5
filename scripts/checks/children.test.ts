// reads: apps, packages, scripts, services
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../setup/root.ts";
import { exportedFiles, fileBehind, importsOf, withoutComments } from "./graph.ts";

const ours = exportedFiles(root);

/** Files of ours that a file loads, at once or later, itself included; relative to the repository. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { specifier, typeOnly } of importsOf(withoutComments(readFileSync(join(root, file), "utf8")))) {
    if (typeOnly) continue;
    const found = fileBehind(root, ours, file, specifier);
    if (found && /\.[mc]?[jt]sx?$/.test(found)) loadedBy(found, seen);
  }
  return seen;
}

const SERVICE = "services/platform/src/index.ts";
const CARS = "packages/asset/src/index.ts";
const APIS = ["ai", "commerce", "threed"].map((name) => `services/${name}/src/index.ts`);

// a command of an operator's waited two seconds for the schemas of all services
test("what an operator's commands share loads no service, only what their tables are", () => {
  const loaded = loadedBy("scripts/setup/operator.ts");
  expect(loaded.size).toBeGreaterThan(100);
  expect(APIS.filter((file) => loaded.has(file))).toEqual([]);
});

// a person waits while such a process begins: the database, GraphQL and cars took it a second
test.each([
  ["draws somebody's picture", "services/threed/src/drawing/worker.ts", [SERVICE, CARS]],
  ["lays a car flat", "services/threed/src/print-map/worker.ts", [SERVICE, CARS]],
  ["makes the files of an order", "services/threed/src/production/worker.ts", [SERVICE]],
  ["imports a car", "packages/asset/src/isolated/worker.ts", [SERVICE, CARS]],
])("a process that %s loads what it works with alone", (_, worker, unwanted) => {
  const loaded = loadedBy(worker);
  expect(loaded.size).toBeGreaterThan(4);
  expect(unwanted.filter((file) => loaded.has(file))).toEqual([]);
});
