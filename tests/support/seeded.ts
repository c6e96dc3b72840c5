import { execFile } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** Names where one run of the suites keeps the data that its products begin with; unset outside of a run. */
export const RUN = "TEST_RUN_FOLDER";
const MOST_MS = 900_000;

/** Makes the folder of a run, unless who started this process has made one. @returns how to remove it */
export function openRun(): () => void {
  if (process.env[RUN]) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), "carloom-run-"));
  // run as root, the database runs as nobody, who must be able to reach it
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "owner"), String(process.pid));
  process.env[RUN] = folder;
  return () => {
    delete process.env[RUN];
    rmSync(folder, { recursive: true, force: true });
  };
}

/** What only a crash of the whole machine would miss, and the data of a run are gone after it anyway. */
const UNSAFE = "fsync = off\nsynchronous_commit = off\nfull_page_writes = off\n";

/** True for who makes it: of all processes one. */
export function makes(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o755 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Fills an empty data folder with the data of a product that was started once: the first who asks in a run makes it,
 * all get a copy, where each would seed the same catalogue. Outside of a run the folder stays empty.
 *
 * @param seed starts a product on a folder and stops it when it is ready
 */
export async function copySeeded(into: string, seed: (folder: string) => Promise<void>): Promise<void> {
  const run = process.env[RUN];
  if (!run || process.platform === "win32") return;
  const [data, done, failed] = [join(run, "data"), join(run, "done"), join(run, "failed")];
  if (makes(data)) {
    try {
      await seed(data);
      const engine = join(data, "postgres/data/postgresql.auto.conf");
      // a bench measures the product as it is
      if (process.env.VITEST && existsSync(engine)) appendFileSync(engine, UNSAFE);
    } catch (error) {
      writeFileSync(failed, "");
      throw error;
    }
    writeFileSync(done, "");
  }
  for (const limit = Date.now() + MOST_MS; !existsSync(done); ) {
    if (existsSync(failed) || Date.now() > limit) throw new Error("The product whose data are copied did not start.");
    await new Promise((next) => setTimeout(next, 100));
  }
  const copy = (how: string, from: string, to: string) => promisify(execFile)("cp", [how, from, to]);
  // objects are named by what is in them and never written again: a link is as good as a copy
  const links = process.platform === "linux" ? "-al" : "-a";
  // with owners and modes, on which the database insists
  for (const name of readdirSync(data))
    await copy(name === "objects" ? links : "-a", join(data, name), join(into, name));
}
