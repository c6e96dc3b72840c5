import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bareEnvironment } from "../bare-environment.ts";
import { AssetRefusal } from "../refusal.ts";

/** Khronos' verdict; severity 0 is an error, 1 a warning. */
export type Validation = {
  errors: number;
  warnings: number;
  infos: number;
  issues: { code: string; message: string; severity: number; pointer: string }[];
};

export type ValidateLimits = { seconds: number; megabytes: number };

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));
const OUTPUT_LIMIT = 1_000_000;

/**
 * Validates a GLB with the Khronos validator in a child process: whatever a file does to the validator, this process stays up.
 * Throws AssetRefusal "validator-failed" when the child crashes, runs out of memory or time.
 */
export function validate(
  file: Uint8Array,
  limits: ValidateLimits = { seconds: 60, megabytes: 768 },
  signal?: AbortSignal,
): Promise<Validation> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = spawn(process.execPath, [`--max-old-space-size=${limits.megabytes}`, "--no-warnings", WORKER], {
      stdio: ["pipe", "pipe", "ignore"],
      env: bareEnvironment(),
    });
    const timer = setTimeout(() => child.kill("SIGKILL"), limits.seconds * 1000);
    const abort = () => child.kill("SIGKILL");
    signal?.addEventListener("abort", abort, { once: true });
    let output = "";
    child.stdout.setEncoding("utf8");
    child.stdout.on("data", (text: string) => {
      output += text;
      if (output.length > OUTPUT_LIMIT) child.kill("SIGKILL");
    });
    const fail = () => reject(signal?.aborted ? signal.reason : new AssetRefusal("validator-failed", { ...limits }));
    child.on("error", fail);
    child.on("close", (code) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      if (code !== 0) return fail();
      try {
        resolve(JSON.parse(output) as Validation);
      } catch {
        fail();
      }
    });
    // A child that died early closes its end; its exit is reported above.
    child.stdin.on("error", () => {});
    child.stdin.end(file);
  });
}
