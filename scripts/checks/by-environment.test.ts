import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { ByEnvironment } from "./by-environment.ts";

const folder = mkdtempSync(join(tmpdir(), "by-environment-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file of so many letters, by which vitest begins with the largest as long as it knows no time. */
function fileOf(name: string, letters: number, project: string, environment?: string): TestSpecification {
  const moduleId = join(folder, name);
  writeFileSync(moduleId, `${environment ? `// @vitest-environment ${environment}\n` : ""}${"x".repeat(letters)}`);
  const config = { sequence: { groupOrder: 0 }, isolate: false };
  return { moduleId, project: { name: project, config } } as unknown as TestSpecification;
}

it("runs files of one environment after one another, the longest first, and keeps projects apart", async () => {
  const known = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest;
  const files = [
    fileOf("a", 100, "unit"),
    fileOf("b", 400, "unit", "happy-dom"),
    fileOf("c", 300, "unit"),
    fileOf("d", 200, "unit", "happy-dom"),
    fileOf("e", 350, "mocked", "happy-dom"),
  ];
  const sorted = await new ByEnvironment(known).sort(files);
  expect(sorted.map(({ moduleId }) => moduleId.slice(-1)).join("")).toBe("ebdca");
});
