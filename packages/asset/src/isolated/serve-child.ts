import { flushCompileCache } from "node:module";
import type { ImportStep } from "../options.ts";
import { AssetRefusal } from "../refusal.ts";
import type { ChildReply } from "./in-child.ts";

const send = (reply: ChildReply<unknown>) =>
  new Promise<void>((resolve) => process.send?.(reply, undefined, {}, () => resolve()));

/** In a process of its own: does the one task that comes, says how far it is, and answers; the parent limits memory and time. */
export function serveChild<Request>(
  work: (request: Request, progress: (step: ImportStep, done: number) => void) => Promise<unknown>,
): void {
  const answer = async (request: Request) => {
    try {
      const result = await work(request, (step, done) => void send({ kind: "progress", step, done }));
      await send({ kind: "result", result });
    } catch (error) {
      await send(
        error instanceof AssetRefusal
          ? { kind: "refused", code: error.code, values: error.values }
          : { kind: "failed", message: error instanceof Error ? error.message : String(error) },
      );
    }
    process.disconnect();
  };
  // kept for the next process: this one is ended from outside
  flushCompileCache();
  // a key that stops the command reaches both; whoever started this one ends it
  process.on("SIGINT", () => undefined);
  process.once("message", (request: Request) => void answer(request));
}
