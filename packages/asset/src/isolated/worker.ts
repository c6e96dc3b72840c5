/** Runs one import in a process of its own; the parent limits memory and time. */
import { drawElevations } from "../elevation/elevation.ts";
import { importTemplate } from "../import-template.ts";
import { AssetRefusal } from "../refusal.ts";
import type { Reply, Request } from "./protocol.ts";

const send = (reply: Reply) => new Promise<void>((resolve) => process.send?.(reply, undefined, {}, () => resolve()));

async function work({ file, options, drawn }: Request): Promise<void> {
  try {
    const { glb, manifest, report, found, pieces } = await importTemplate(file, {
      ...options,
      progress: (step, done) => void send({ kind: "progress", step, done }),
    });
    // a car without a drawing is still one
    const drawing = drawn ? await drawElevations(glb).catch(() => null) : null;
    await send({ kind: "result", result: { glb, manifest, report, found, pieces, drawing } });
  } catch (error) {
    await send(
      error instanceof AssetRefusal
        ? { kind: "refused", code: error.code, values: error.values }
        : { kind: "failed", message: error instanceof Error ? error.message : String(error) },
    );
  }
  process.disconnect();
}

// a key that stops the command reaches both; whoever started this one ends it
process.on("SIGINT", () => undefined);
process.once("message", (request: Request) => void work(request));
