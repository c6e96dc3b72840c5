import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../postgres/embedded.ts";
import { dropTemplates, withAdmin } from "./template.ts";

/** What only a crash of the whole machine would miss: a test's database is gone after it anyway. */
const UNSAFE = ["fsync = off", "synchronous_commit = off", "full_page_writes = off"];

/** A connection of a test ends soon: planning six times before a plan is kept is most of what the engine would do. */
const PLANNED_ONCE = "plan_cache_mode = force_generic_plan";

declare module "vitest" {
  interface ProvidedContext {
    testPostgres: string;
    /** Names what this run makes for all of its files. */
    testRun: string;
  }
}

/** Where one run of all suites keeps its data; alone, the suites keep the engine's data for the next time. */
const { TEST_RUN_FOLDER: ofRun } = process.env;
const folder = ofRun ? resolve(ofRun, "engine") : resolve(import.meta.dirname, "../../../../.data/test-postgres");

/** Starts the real engine once for all database suites, in its own folder. */
export default async function setup(project: TestProject) {
  const postgres = await startEmbedded({ folder, port: 54391, shared: true });
  await withAdmin(postgres.urlOf("postgres"), async (client) => {
    for (const setting of [...UNSAFE, PLANNED_ONCE]) await client.query(`alter system set ${setting}`);
    await client.query("select pg_reload_conf()");
  });
  const run = randomUUID().slice(0, 8);
  project.provide("testPostgres", postgres.urlOf("{database}"));
  project.provide("testRun", run);
  return async () => {
    await dropTemplates(postgres.urlOf("postgres"), run);
    await postgres.stop();
    rmSync(resolve(folder, "stopped"), { force: true });
  };
}
