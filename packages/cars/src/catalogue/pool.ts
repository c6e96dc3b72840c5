import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Task } from "./task.ts";
import type { CataloguePart } from "./types.ts";
import type { Told } from "./worker.ts";

/** More threads than this gain nothing: there are hardly more cars. */
const MOST = 4;

/**
 * Runs tasks on as many threads as the machine has cores; the answers are in the tasks' order.
 * @param work folder that the files go to @param made called for each item
 * @throws the first failure of a task; the other threads are stopped
 */
export async function runTasks(
  tasks: readonly Task[],
  work: string,
  made: (text: string) => void,
): Promise<CataloguePart[][]> {
  const answers: CataloguePart[][] = [];
  let next = 0;
  const threads: Worker[] = [];
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = new Worker(new URL("./worker.ts", import.meta.url), { workerData: { work }, execArgv: [] });
      threads.push(thread);
      let at = -1;
      const go = () => {
        at = next++;
        const task = tasks[at];
        if (task) thread.postMessage(task);
        else void thread.terminate().then(() => resolve(), reject);
      };
      thread.on("error", reject);
      thread.on("message", (told: Told) => {
        if ("made" in told) return made(told.made);
        answers[at] = told.parts;
        go();
      });
      go();
    });
  const count = Math.max(1, Math.min(MOST, availableParallelism(), tasks.length));
  try {
    await Promise.all(Array.from({ length: count }, run));
  } catch (error) {
    await Promise.all(threads.map((thread) => thread.terminate()));
    throw error;
  }
  return answers;
}
