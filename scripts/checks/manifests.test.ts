import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** Who makes manifests, of today's version; a page that shows its own fixture; and the readers themselves. */
const MAKERS = [
  "packages/asset/src/manifest/manifest.ts",
  "packages/build/src/read-manifest.ts",
  "packages/build/src/sent-manifest.ts",
  "packages/cars/src/catalogue/manifest.ts",
  "apps/studio/src/testing/test-studio.tsx",
];
/** A manifest that somebody takes for one without asking its version. */
const TAKEN =
  /(?<![\w.])Manifest\.(?:safeP|p)arse\(|\bas Manifest\b(?! *\[)|manifest\w*\b[^\n]*= *\(?(?:await )?JSON\.parse/;

it("a manifest that lies somewhere is read by readManifest, parseManifest, manifestFrom or readSentManifest alone", () => {
  const files = globSync("{apps,packages,services,scripts}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (name) => /node_modules|dist|\.data|build$/.test(name) && name !== "packages/build",
  });
  const taken = files
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.test\.tsx?$|\/(?:bench|testing|backup)\//.test(file) && !MAKERS.includes(file))
    .filter((file) => TAKEN.test(readFileSync(resolve(root, file), "utf8")));
  expect(files.length).toBeGreaterThan(1500);
  expect(taken).toEqual([]);
});
