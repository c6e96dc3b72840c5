import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Generated } from "../catalogue/generate.ts";
import { keptDigests, keptFiles, sha256, WRITING } from "./record.ts";
import { fileFaults } from "./soundness.ts";

/** Everything below a folder by its path within it, in order. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** One digest for each car and part: over the paths and bytes of everything that was generated for it. */
function digestsOf({ folder, catalogue }: Generated): Record<string, string> {
  const homes = [
    ...catalogue.templates.map(({ slug }) => [slug, slug] as const),
    ...catalogue.parts.map(({ slug }) => [slug, join("parts", slug)] as const),
  ];
  return Object.fromEntries(
    homes
      .map(([slug, home]) => {
        const lines = filesOf(join(folder, home)).map(
          (file) => `${file} ${sha256(readFileSync(join(folder, home, file)))}\n`,
        );
        return [slug, sha256(Buffer.from(lines.join("")))] as const;
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** What every file of the catalogue must hold: cars, their coarser levels, parts. */
export function describeFiles(made: () => Generated): void {
  it("is sound in every file, compressed and not, and wound along its normals", async () => {
    const { folder, catalogue } = made();
    const files = filesOf(folder).filter((file) => file.endsWith(".glb"));
    expect(files).toHaveLength(catalogue.templates.length * 3 + catalogue.parts.length);
    const faults: string[] = [];
    for (const file of files) {
      const found = await fileFaults(new Uint8Array(readFileSync(join(folder, file))), /model-\d\.glb$/.test(file));
      faults.push(...found.map((fault) => `${file}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  it("makes each car byte for byte the same as any other process does", () => {
    // While the records are written they may be older than this run.
    if (WRITING) return;
    const { folder, catalogue } = made();
    const kept = keptFiles();
    expect(catalogue.templates.map((t) => t.slug).sort()).toEqual([...kept.keys()].sort());
    for (const { slug, model } of catalogue.templates)
      expect(sha256(readFileSync(join(folder, model))), slug).toBe(kept.get(slug));
  });

  it("makes every file of every car and part byte for byte as it was kept", () => {
    const now = digestsOf(made());
    expect(now).toEqual(keptDigests(now));
  });
}
