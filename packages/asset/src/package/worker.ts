/** Opens one package in a process of its own; the parent limits memory and time. */
import { AssetRefusal } from "../refusal.ts";
import type { PackageReply } from "./isolated.ts";
import { openTemplatePackage } from "./open.ts";

process.once("message", (zip: Uint8Array) => {
  void openTemplatePackage(new Uint8Array(zip))
    .then(
      (opened): PackageReply => ({ kind: "opened", opened }),
      (error: unknown): PackageReply =>
        error instanceof AssetRefusal
          ? { kind: "refused", code: error.code, values: error.values }
          : { kind: "failed", message: error instanceof Error ? error.message : String(error) },
    )
    .then((reply) => process.send?.(reply));
});
// a key that stops the command reaches both; whoever started this one ends it
process.on("SIGINT", () => undefined);
// the server went away
process.once("disconnect", () => process.exit(0));
