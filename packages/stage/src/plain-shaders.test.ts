// reads: packages/stage/src
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { plainShaders, SHADERS } from "./plain-shaders.ts";

it("leaves out of a shader what only people read, and nothing else of a module", () => {
  const source = [
    "const a = 1; // kept",
    "const b = /* glsl */ `",
    "  // what it does",
    "  float f(float x) { return x / 2.0; } // half",
    "",
    "  #ifdef C",
    "    x += ${a};",
    "  #endif",
    "`;",
    'const c = "  // kept";',
  ].join("\n");
  expect(plainShaders(source)).toBe(
    [
      "const a = 1; // kept",
      "const b = /* glsl */ `",
      "float f(float x) { return x / 2.0; }",
      "#ifdef C",
      "x += ${a};",
      "#endif",
      "`;",
      'const c = "  // kept";',
    ].join("\n"),
  );
});

it("finds every shader of several lines by its mark", () => {
  const textOf = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
  const unmarked = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .filter((name) => textOf(name).replace(SHADERS, "").includes("void main() {\n"));
  expect(unmarked).toEqual([]);
});
