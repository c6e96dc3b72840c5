import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { StartError } from "../start-error.ts";

/** Start time of a process in clock ticks, so that a number used again is not taken for the old process. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

export class OwnedError extends StartError {
  override name = "OwnedError";
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} belongs to a running process (pid ${pid}): stop it, or set DATA_DIR to another folder.`,
    );
    this.pid = pid;
  }
}

/** Pid of the living owner of a lock file, or null. */
export function lockOwner(file: string): number | null {
  if (!existsSync(file)) return null;
  const [pidText, started] = readFileSync(file, "utf8").trim().split(" ");
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  return started && startTime(pid) && started !== startTime(pid) ? null : pid;
}

/** Takes the lock for this process and returns the release. @throws OwnedError naming the owner's pid */
export function takeLock(file: string, folder: string): () => void {
  const content = `${process.pid} ${startTime(process.pid)}`;
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, content, { flag: "wx" });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST" || attempt > 2) throw error;
      const owner = lockOwner(file);
      if (owner !== null && owner !== process.pid) throw new OwnedError(folder, owner);
      rmSync(file, { force: true });
    }
  }
  return () => {
    if (existsSync(file) && readFileSync(file, "utf8") === content) rmSync(file, { force: true });
  };
}
