/** Decodes and draws one file after the other, in a process that its parent ends when one takes too long. */
import { flushCompileCache } from "node:module";
import sharp from "sharp";
import { cutoutOf, pngOf, tracedOf } from "./generated.ts";
import { readLayers } from "./layers/read-layers.ts";
import { jpegOf, readPicture, sizedOf } from "./picture.ts";
import { type DrawingReply, type DrawingTask, READY } from "./protocol.ts";

// each file is another: nothing of it is worth keeping, and a second thread a file takes the other process's core
sharp.cache(false);
sharp.concurrency(1);

async function answer(task: DrawingTask): Promise<DrawingReply> {
  try {
    if (task.kind === "read")
      return { ok: true, answer: await readPicture(task.bytes, task.limits, task.use, task.xmp) };
    if (task.kind === "jpeg") return { ok: true, answer: await jpegOf(task.bytes, task.width) };
    if (task.kind === "png") return { ok: true, answer: await pngOf(task) };
    if (task.kind === "cutout") return { ok: true, answer: await cutoutOf(task) };
    if (task.kind === "trace") return { ok: true, answer: await tracedOf(task) };
    if (task.kind === "layers") return { ok: true, answer: await readLayers(task.bytes, task.page, task.limits) };
    if (task.kind === "font") return { ok: true, answer: (await import("./fonts/read-font.ts")).readFont(task.bytes) };
    if (task.kind === "letters") {
      const { lettersOf } = await import("./fonts/letters.ts");
      return { ok: true, answer: lettersOf(task.name, task.bytes, task.text) };
    }
    return { ok: true, answer: await sizedOf(task) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

process.send?.(READY);
// kept for the next process: this one is ended from outside
flushCompileCache();
process.on("message", (task: DrawingTask) => void answer(task).then((reply) => process.send?.(reply)));
// the server went away
process.on("disconnect", () => process.exit(0));
