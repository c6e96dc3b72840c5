import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { ByEnvironment } from "./scripts/checks/by-environment.ts";
import { PATIENCE, SHORT_PATIENCE } from "./tests/support/patience.ts";

// vite takes graphql's development build, libraries that node loads take the other: two copies refuse each other's types
const oneGraphQL = {
  alias: [{ find: /^graphql$/, replacement: resolve(import.meta.dirname, "node_modules/graphql/index.mjs") }],
};

/** Tests that put doubles in the place of modules: each file has its modules for itself. */
export const MOCKED = [
  "apps/studio/src/save/**/*.test.ts",
  "apps/studio/src/offline/kept-answers.test.ts",
  "apps/studio/src/fonts/own-fonts.test.tsx",
  "apps/studio/src/panels/scene/plate-fields.test.tsx",
  "apps/studio/src/panels/stickers/my-vinyls.test.tsx",
  "apps/dashboard/src/boot/ahead.test.ts",
  "apps/dashboard/src/shell/frame.test.tsx",
  "apps/site/app/visits/later.test.tsx",
  "**/made-up-*.test.{ts,tsx}",
];

/** The contract with Saleor that needs no database: who changes a schema learns of it at once. */
const SIGNATURES = "tests/contract/saleor-signatures.test.ts";

/** End-to-end suites that draw no car, or hardly. */
const PAGES = [
  "a11y",
  "account",
  "attack",
  "auth",
  "backup",
  "changes",
  "contact",
  "dashboard",
  "first-day",
  "kill",
  "own-account",
  "shop-filters",
  "site",
  "site-rules",
  "start",
  "visitor",
  "wire",
].map((name) => `tests/e2e/${name}.e2e.ts`);

/** Of the tests of one file that say that they can run beside others. */
const MOST_BESIDE = 3;

/** Milliseconds of a whole test that works, on a busy machine too: waits in it have their own end, and only what hangs takes as long. */
const WHOLE = 1_800_000;
const PATIENT = { poll: { timeout: PATIENCE } };
const PATIENT_ENOUGH = { poll: { timeout: SHORT_PATIENCE } };
const PATIENT_WAITS = "tests/support/patient.ts";

/**
 * Suites: unit and mocked (no database, no browser, quick), slow (whole cars built, imported or styled, drawings at
 * their limits), db (the embedded PostgreSQL), pages (a running product), browser (a car in a real Chromium).
 */
export default defineConfig({
  test: {
    // suites of one run transform the same modules: the first that does keeps it for all
    fsModuleCache: true,
    fsModuleCachePath: resolve(import.meta.dirname, ".data/modules-of-tests"),
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        resolve: oneGraphQL,
        test: {
          name: "unit",
          include: ["{packages,services,apps,scripts}/**/*.test.{ts,tsx}", SIGNATURES],
          exclude: [
            "**/node_modules/**",
            "**/*.db.test.ts",
            "**/*.browser.test.ts",
            "**/*.slow.test.ts",
            "**/dist/**",
            "apps/*/build/**",
            ...MOCKED,
          ],
          expect: PATIENT_ENOUGH,
          setupFiles: [PATIENT_WAITS, "tests/support/clean-page.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // modules are read once a worker instead of once a file, a third of the CPU: a test leaves no module changed
          isolate: false,
        },
      },
      {
        resolve: oneGraphQL,
        test: {
          name: "mocked",
          include: MOCKED,
          expect: PATIENT_ENOUGH,
          setupFiles: [PATIENT_WAITS],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: oneGraphQL,
        test: {
          name: "slow",
          include: ["{packages,services}/**/*.slow.test.ts"],
          testTimeout: WHOLE,
          hookTimeout: WHOLE,
        },
      },
      {
        resolve: oneGraphQL,
        test: {
          name: "db",
          include: ["{services,apps}/**/*.db.test.ts", "tests/contract/**/*.test.ts", "tests/fault/**/*.test.ts"],
          exclude: ["**/node_modules/**", SIGNATURES],
          globalSetup: ["services/platform/src/testing/global-setup.ts"],
          expect: PATIENT_ENOUGH,
          setupFiles: [
            PATIENT_WAITS,
            "services/identity/src/testing/quick-passwords.ts",
            "services/commerce/src/testing/whole-endpoint.ts",
          ],
          testTimeout: WHOLE,
          hookTimeout: WHOLE,
          maxWorkers: 2,
          // a third of the time was loading the same modules again; each file has a database of its own
          isolate: false,
        },
      },
      {
        test: {
          name: "pages",
          include: PAGES,
          // each file loaded the same modules again, up to five seconds of a processor; what a file starts it also ends
          isolate: false,
          expect: PATIENT,
          globalSetup: ["tests/support/run-folder.ts"],
          testTimeout: WHOLE,
          hookTimeout: WHOLE,
          maxWorkers: 2,
          maxConcurrency: MOST_BESIDE,
        },
      },
      {
        // engines of the system's packages: scripts/cluster.ts sees to them, and no other run takes these
        resolve: oneGraphQL,
        test: {
          name: "cluster",
          include: ["tests/cluster/**/*.cluster.ts"],
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: "browser",
          expect: PATIENT,
          include: ["packages/*/test/**/*.browser.test.ts", "tests/e2e/**/*.e2e.ts"],
          exclude: ["**/node_modules/**", ...PAGES],
          // as above
          isolate: false,
          globalSetup: ["tests/support/run-folder.ts"],
          testTimeout: WHOLE,
          hookTimeout: WHOLE,
          fileParallelism: false,
          maxConcurrency: MOST_BESIDE,
        },
      },
    ],
  },
});
