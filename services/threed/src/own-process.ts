import { fork } from "node:child_process";
import { flushCompileCache } from "node:module";
import { bareEnvironment } from "@carloom/asset/bare-environment";

export type Limits = { seconds: number; megabytes: number };
export type Reply<T> = { ok: true; value: T } | { ok: false; message: string };

/**
 * Works on a task in a process of its own, so that nobody waits for it and whatever a stranger's files do to it ends with
 * that process. @param worker path of a file that calls {@link serveTask} @throws when it fails, takes too long or too much memory
 */
export function inOwnProcess<Result>(worker: string, task: object, limits: Limits): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(worker, {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      // what it is done with is collected early, else a heap grows by what nobody holds any more
      execArgv: [
        `--max-old-space-size=${limits.megabytes}`,
        "--initial-old-space-size=64",
        "--max-semi-space-size=8",
        "--no-warnings",
      ],
      env: { ...bareEnvironment(), NODE_ENV: process.env.NODE_ENV },
    });
    const settle = (action: () => void) => {
      clearTimeout(timer);
      child.removeAllListeners();
      // told by nobody any more
      child.on("error", () => undefined);
      child.kill("SIGKILL");
      action();
    };
    const timer = setTimeout(
      () => settle(() => reject(new Error(`It took longer than ${limits.seconds} s.`))),
      limits.seconds * 1000,
    );
    child.once("message", (reply: Reply<Result>) =>
      settle(() => (reply.ok ? resolve(reply.value) : reject(new Error(reply.message)))),
    );
    child.once("error", (error) => settle(() => reject(error)));
    child.once("exit", () => settle(() => reject(new Error("Its process ended."))));
    child.send(task, (error) => error && settle(() => reject(error)));
  });
}

/** In the process: does the one task that comes, and answers. */
export function serveTask<Task, Result>(work: (task: Task) => Promise<Result>): void {
  process.once("message", (task: Task) => {
    void work(task)
      .then(
        (value): Reply<Result> => ({ ok: true, value }),
        (error: unknown): Reply<Result> => ({
          ok: false,
          message: error instanceof Error ? error.message : String(error),
        }),
      )
      .then((reply) => process.send?.(reply));
  });
  // kept for the next process: this one is ended from outside
  flushCompileCache();
  // the server went away
  process.once("disconnect", () => process.exit(0));
}
