import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** An earlier version of the product, built in a folder of its own. */
export type Earlier = { commit: string; folder: string; remove(): void };

/** The version before the newest change of tables, or `TEST_UPGRADE_FROM`. */
function earlierCommit(): string {
  const named = process.env.TEST_UPGRADE_FROM;
  if (named) return git("rev-parse", named);
  const newest = git("log", "-1", "--first-parent", "--format=%H", "--", "services/*/src/migrations/*");
  if (!newest)
    throw new Error("The history of this folder knows no change of tables. Name a version: TEST_UPGRADE_FROM.");
  return git("rev-parse", `${newest}^`);
}

/** Checks an earlier version out and builds it; takes minutes. */
export function prepareEarlier(say: (line: string) => void): Earlier {
  const commit = earlierCommit();
  const folder = join(mkdtempSync(join(tmpdir(), "carloom-earlier-")), "carloom");
  say(`The version to upgrade from: ${git("log", "-1", "--format=%h %s", commit)}`);
  git("worktree", "add", "--detach", folder, commit);
  const remove = () => {
    rmSync(dirname(folder), { recursive: true, force: true });
    git("worktree", "prune");
  };
  try {
    const lock = (where: string) => readFileSync(join(where, "package-lock.json"), "utf8");
    const run = (program: string, ...args: string[]) =>
      execFileSync(program, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
    // links within it lead to the workspaces beside it: a copy is that version's own
    if (lock(folder) === lock(root)) run("cp", "-al", join(root, "node_modules"), "node_modules");
    else run("npm", "ci", "--no-audit", "--no-fund");
    mkdirSync(join(folder, ".data"), { recursive: true });
    cpSync(join(root, ".data", "cars"), join(folder, ".data", "cars"), { recursive: true });
    run(process.execPath, "scripts/build.ts");
    return { commit, folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
