import { defineConfig } from "vitest/config";

/** Three suites: unit (no database, no browser), database (the embedded PostgreSQL), browser (a real Chromium). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,services,apps,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/*.db.test.ts", "**/*.browser.test.ts", "**/dist/**", "apps/*/build/**"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "db",
          include: ["{services,apps}/**/*.db.test.ts", "tests/contract/**/*.test.ts", "tests/fault/**/*.test.ts"],
          globalSetup: ["services/platform/src/testing/global-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "browser",
          include: ["packages/*/test/**/*.browser.test.ts", "tests/e2e/**/*.e2e.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
