import { fork } from "node:child_process";
import type { MessageCode } from "../messages.ts";
import type { ImportStep } from "../options.ts";
import { AssetRefusal, type Values } from "../refusal.ts";
import { bareEnvironment } from "../bare-environment.ts";

export type IsolationLimits = { seconds: number; megabytes: number };

/** What a child says of its task. */
export type ChildReply<Result> =
  | { kind: "progress"; step: ImportStep; done: number }
  | { kind: "result"; result: Result }
  | { kind: "refused"; code: MessageCode; values: Values }
  | { kind: "failed"; message: string };

type Heard = {
  signal?: AbortSignal | undefined;
  progress?: ((step: ImportStep, done: number) => void) | undefined;
};

/**
 * A task on files of others in a child process with a memory and time limit, so that the event loop stays free and whatever a
 * file does ends with the child. @param worker path of a file that calls {@link serveChild}
 * @throws AssetRefusal, also "out-of-memory" when the child dies
 */
export function inChild<Request extends object, Result>(
  worker: string,
  request: Request,
  limits: IsolationLimits,
  { signal, progress }: Heard = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = fork(worker, {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      execArgv: [`--max-old-space-size=${limits.megabytes}`, "--no-warnings"],
      env: bareEnvironment(),
    });
    let settled = false;
    const settle = (action: () => void) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      child.kill("SIGKILL");
      action();
    };
    const stop = () => settle(() => reject(signal?.reason));
    const timer = setTimeout(
      () => settle(() => reject(new AssetRefusal("out-of-time", { seconds: limits.seconds }))),
      limits.seconds * 1000,
    );
    signal?.addEventListener("abort", stop, { once: true });
    child.on("message", (reply: ChildReply<Result>) => {
      if (reply.kind === "progress") progress?.(reply.step, reply.done);
      else if (reply.kind === "result") settle(() => resolve(reply.result));
      else if (reply.kind === "refused") settle(() => reject(new AssetRefusal(reply.code, reply.values)));
      else settle(() => reject(new Error(reply.message)));
    });
    child.on("error", (error) => settle(() => reject(error)));
    child.on("exit", () => settle(() => reject(new AssetRefusal("out-of-memory"))));
    child.send(request, (error) => error && settle(() => reject(error)));
  });
}
