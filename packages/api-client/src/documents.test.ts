// reads: packages/api-client/src, services/ai/schema.graphql, services/commerce/schema.graphql, services/threed/schema.graphql
import { globSync, readFileSync } from "node:fs";
import { buildSchema, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { documentsOf, generate, SERVICES, schemaText } from "../codegen.ts";

/** The seed's operations, by their literal names. */
const SEED = {
  threed: [
    "templates",
    "template",
    "personalProjectCreate",
    "project",
    "uploadImage",
    "stickers",
    "projectPresetCreate",
    "projectPresets",
    "projectPresetDelete",
  ],
  commerce: ["TokenVerify", "TokenRefresh"],
  ai: ["translateText", "aiChat"],
} as const;

describe.each(SERVICES)("documents of %s", (service) => {
  it("are valid against the schema", () => {
    const problems = validate(buildSchema(schemaText(service)), documentsOf(service));
    expect(problems.map((problem) => problem.message)).toEqual([]);
  });
  it("have the specification's names", () => {
    const names = documentsOf(service).definitions.map((one) => ("name" in one ? one.name?.value : undefined));
    expect(names).toEqual(expect.arrayContaining([...SEED[service]]));
  });
  it("are generated", async () => {
    const folder = new URL("./generated/", import.meta.url);
    const modules = await generate(service);
    for (const [path, text] of modules)
      expect(readFileSync(new URL(path, folder), "utf8"), "run npm run codegen -w @carloom/api-client").toBe(text);
    const there = globSync(`${service}{.ts,/*.ts}`, { cwd: folder }).map((path) => path.replaceAll("\\", "/"));
    expect(there.sort()).toEqual([...modules.keys()].sort());
  });
});
