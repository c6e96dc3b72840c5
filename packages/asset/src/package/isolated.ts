import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { MessageCode } from "../messages.ts";
import { AssetRefusal, type Values } from "../refusal.ts";
import type { OpenedPackage } from "./open.ts";

export type PackageReply =
  | { kind: "opened"; opened: OpenedPackage }
  | { kind: "refused"; code: MessageCode; values: Values }
  | { kind: "failed"; message: string };

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));
const LIMITS = { seconds: 180, megabytes: 1024 };

/** Bytes come as views into the message; readers of their words want them aligned. */
const aligned = (opened: OpenedPackage): OpenedPackage => ({
  ...opened,
  files: new Map([...opened.files].map(([name, bytes]) => [name, new Uint8Array(bytes)])),
  picture: opened.picture && { ...opened.picture, bytes: new Uint8Array(opened.picture.bytes) },
});

/** `openTemplatePackage` in a process of its own: whatever a package does to it ends with that process. @throws AssetRefusal */
export function openPackageIsolated(zip: Uint8Array, limits = LIMITS): Promise<OpenedPackage> {
  return new Promise((resolve, reject) => {
    const child = fork(WORKER, {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      execArgv: [`--max-old-space-size=${limits.megabytes}`, "--no-warnings"],
      env: {},
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
      () => settle(() => reject(new AssetRefusal("out-of-time", { seconds: limits.seconds }))),
      limits.seconds * 1000,
    );
    child.once("message", (reply: PackageReply) =>
      settle(() => {
        if (reply.kind === "opened") resolve(aligned(reply.opened));
        else reject(reply.kind === "refused" ? new AssetRefusal(reply.code, reply.values) : new Error(reply.message));
      }),
    );
    child.once("error", (error) => settle(() => reject(error)));
    child.once("exit", () => settle(() => reject(new AssetRefusal("out-of-memory"))));
    child.send(zip, (error) => error && settle(() => reject(error)));
  });
}
