import { parentPort, workerData } from "node:worker_threads";
import { runTask, type Task } from "./task.ts";
import type { CataloguePart } from "./types.ts";

/** What a worker tells: an item made, or a task's parts. A failure ends the thread with its error. */
export type Told = { made: string } | { parts: CataloguePart[] };

const { work } = workerData as { work: string };

const tell = (told: Told) => parentPort?.postMessage(told);
// a failure ends the thread, as said above
parentPort?.on(
  "message",
  (task: Task) => void runTask(task, work, (made) => tell({ made })).then((parts) => tell({ parts })),
);
