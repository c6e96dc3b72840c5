import { rmSync } from "node:fs";
import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../postgres/embedded.ts";

declare module "vitest" {
  interface ProvidedContext {
    testPostgres: string;
  }
}

/** Starts the real engine once for all database suites, in its own folder. */
export default async function setup(project: TestProject) {
  const folder = resolve(import.meta.dirname, "../../../../.data/test-postgres");
  const postgres = await startEmbedded({ folder, port: 54391, shared: true });
  project.provide("testPostgres", postgres.urlOf("{database}"));
  return async () => {
    await postgres.stop();
    rmSync(resolve(folder, "stopped"), { force: true });
  };
}
