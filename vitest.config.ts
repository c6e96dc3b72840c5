import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

// vite takes graphql's development build, libraries that node loads take the other: two copies refuse each other's types
const oneGraphQL = {
  alias: [{ find: /^graphql$/, replacement: resolve(import.meta.dirname, "node_modules/graphql/index.mjs") }],
};

/** Tests that put doubles in the place of modules: each file has its modules for itself. */
const MOCKED = [
  "apps/studio/src/save/**/*.test.ts",
  "apps/studio/src/offline/kept-answers.test.ts",
  "**/made-up-*.test.{ts,tsx}",
];

/** The contract with Saleor that needs no database: who changes a schema learns of it at once. */
const SIGNATURES = "tests/contract/saleor-signatures.test.ts";

/** End-to-end suites that draw no car, or hardly. */
const PAGES = [
  "a11y",
  "account",
  "attack",
  "attack-files",
  "attack-goods",
  "auth",
  "backup",
  "contact",
  "dashboard",
  "first-day",
  "import",
  "kill",
  "order",
  "own-account",
  "settings",
  "shop-filters",
  "site",
  "site-rules",
  "start",
  "visitor",
  "wire",
  "wishes-returns",
].map((name) => `tests/e2e/${name}.e2e.ts`);

/** Of the tests of one file that say that they can run beside others. */
const MOST_BESIDE = 3;

/** What a page does next takes as long as the machine is busy with; what never comes still fails. */
const PATIENT = { poll: { timeout: 20_000 } };

/**
 * Suites: unit and mocked (no database, no browser, quick), slow (whole cars built, imported or styled, drawings at
 * their limits), db (the embedded PostgreSQL), pages (a running product), browser (a car in a real Chromium).
 */
export default defineConfig({
  test: {
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
          setupFiles: ["tests/support/clean-page.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // modules are read once a worker instead of once a file, a third of the CPU: a test leaves no module changed
          isolate: false,
        },
      },
      { resolve: oneGraphQL, test: { name: "mocked", include: MOCKED, testTimeout: 60_000, hookTimeout: 60_000 } },
      {
        resolve: oneGraphQL,
        test: {
          name: "slow",
          include: ["{packages,services}/**/*.slow.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        resolve: oneGraphQL,
        test: {
          name: "db",
          include: ["{services,apps}/**/*.db.test.ts", "tests/contract/**/*.test.ts", "tests/fault/**/*.test.ts"],
          exclude: ["**/node_modules/**", SIGNATURES],
          globalSetup: ["services/platform/src/testing/global-setup.ts"],
          setupFiles: ["services/commerce/src/testing/whole-endpoint.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // a third of the time was loading the same modules again; each file has a database of its own
          isolate: false,
        },
      },
      {
        test: {
          name: "pages",
          include: PAGES,
          expect: PATIENT,
          globalSetup: ["tests/support/run-folder.ts"],
          testTimeout: 600_000,
          hookTimeout: 600_000,
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
          globalSetup: ["tests/support/run-folder.ts"],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          fileParallelism: false,
          maxConcurrency: MOST_BESIDE,
        },
      },
    ],
  },
});
