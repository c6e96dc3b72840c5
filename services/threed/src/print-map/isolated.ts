import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { PrintMapReply, PrintMapTask } from "./protocol.ts";

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));
/** A car of ours takes 2 to 9 s; one of 150,000 triangles some minutes. */
const LIMITS = { seconds: 600, megabytes: 1536 };

/**
 * Works on a print map in a process of its own, so that nobody waits for it and whatever a stranger's car does to it ends
 * with that process. @throws when it fails, takes too long or too much memory
 */
export function isolatedPrintMapWork(task: PrintMapTask, limits = LIMITS): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = fork(WORKER, {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      execArgv: [`--max-old-space-size=${limits.megabytes}`, "--no-warnings"],
      env: { NODE_ENV: process.env.NODE_ENV },
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
    child.once("message", (reply: PrintMapReply) =>
      settle(() => (reply.ok ? resolve(new Uint8Array(reply.bytes)) : reject(new Error(reply.message)))),
    );
    child.once("error", (error) => settle(() => reject(error)));
    child.once("exit", () => settle(() => reject(new Error("Its process ended."))));
    child.send(task, (error) => error && settle(() => reject(error)));
  });
}
