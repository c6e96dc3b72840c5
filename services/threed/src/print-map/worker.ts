/** Does one piece of work on a print map; the parent limits memory and time. */
import type { PrintMapReply, PrintMapTask } from "./protocol.ts";
import { printMapWork } from "./work.ts";

process.once("message", (task: PrintMapTask) => {
  void printMapWork(task)
    .then(
      (bytes): PrintMapReply => ({ ok: true, bytes }),
      (error: unknown): PrintMapReply => ({
        ok: false,
        message: error instanceof Error ? error.message : String(error),
      }),
    )
    .then((reply) => process.send?.(reply));
});
// the server went away
process.once("disconnect", () => process.exit(0));
