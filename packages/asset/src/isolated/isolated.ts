import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { check } from "../check/check.ts";
import type { ImportOptions } from "../options.ts";
import { AssetRefusal } from "../refusal.ts";
import { isZip } from "../unpack/zip.ts";
import type { IsolatedResult, Reply, Request } from "./protocol.ts";

export type IsolationLimits = { seconds: number; megabytes: number };

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));

const aligned = (result: IsolatedResult): IsolatedResult => ({
  ...result,
  glb: new Uint8Array(result.glb),
  pieces: result.pieces && new Uint8Array(result.pieces),
});

/**
 * `importTemplate` for files of others: in a child process with a memory and time limit, so that the event loop stays free and whatever a
 * file does ends with the child. The livery map's texels stay there. `drawn` asks for its elevations too. Throws AssetRefusal, also "out-of-memory" when the child dies.
 */
export function importTemplateIsolated(
  file: Uint8Array,
  options: ImportOptions = {},
  limits: IsolationLimits = { seconds: 300, megabytes: 2048 },
  drawn = false,
): Promise<IsolatedResult> {
  const { signal, progress, ...plain } = options;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    // Cheap, and most bad files end here without a process.
    if (!isZip(file)) check(file);
    const child = fork(WORKER, {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      execArgv: [`--max-old-space-size=${limits.megabytes}`, "--no-warnings"],
      env: {},
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
    child.on("message", (reply: Reply) => {
      if (reply.kind === "progress") progress?.(reply.step, reply.done);
      // the bytes are a view into the message, and the reader wants its words aligned
      else if (reply.kind === "result") settle(() => resolve(aligned(reply.result)));
      else if (reply.kind === "refused") settle(() => reject(new AssetRefusal(reply.code, reply.values)));
      else settle(() => reject(new Error(reply.message)));
    });
    child.on("error", (error) => settle(() => reject(error)));
    child.on("exit", () => settle(() => reject(new AssetRefusal("out-of-memory"))));
    const request: Request = { file, options: plain, drawn };
    child.send(request, (error) => error && settle(() => reject(error)));
  });
}
