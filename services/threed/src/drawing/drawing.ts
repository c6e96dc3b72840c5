import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bareEnvironment } from "@carloom/asset/bare-environment";
import { fairQueue, QueueFull } from "./fair-queue.ts";
import { type DrawingAnswers, type DrawingReply, type DrawingTask, READY } from "./protocol.ts";

/** A file took too long or too much memory to draw; its process was ended. */
export class DrawingStopped extends Error {
  override name = "DrawingStopped";
}
export { QueueFull };

export type DrawingLimits = {
  /** Until the process is ended, whatever it is doing. */
  seconds: number;
  /** Resident memory of the process; looked at where the system tells (Linux does). */
  megabytes: number;
  /** How long a process without work stays. */
  idleSeconds: number;
  /** Processes at one time. */
  atOnce?: number;
};

/** A picture of 40 megapixels takes 160 MB decoded, and as much again on the way. */
export const DRAWING_LIMITS: DrawingLimits = { seconds: 12, megabytes: 1024, idleSeconds: 60 };
const PROCESSES = 2;
const SECONDS_TO_START = 30;
const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));

function residentMb(pid: number): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * 4096) / 1_048_576;
  } catch {
    return 0;
  }
}

function start(): ChildProcess {
  const child = fork(WORKER, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: ["--no-warnings", "--max-old-space-size=192"],
    // fewer arenas: what one picture took is there for the next
    env: { ...bareEnvironment(), MALLOC_ARENA_MAX: "2", NODE_ENV: process.env.NODE_ENV },
  });
  // told by its exit
  child.on("error", () => undefined);
  return child;
}

/**
 * Draws strangers' files in processes of their own, at most two at a time and one of each person: no file stops the server,
 * and none delays another's for longer than the limit.
 */
export function createDrawing(limits: DrawingLimits = DRAWING_LIMITS) {
  const queue = fairQueue({ atOnce: limits.atOnce ?? PROCESSES, waitingOfOne: 12, waitingOfAll: 200 });
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];

  const rest = (child: ChildProcess): void => {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.child === child),
        1,
      );
      child.kill("SIGKILL");
    }, limits.idleSeconds * 1000);
    timer.unref();
    child.unref();
    child.channel?.unref();
    idle.push({ child, timer });
  };
  const wake = (): { child: ChildProcess; isNew: boolean } => {
    const rested = idle.pop();
    if (!rested) return { child: start(), isNew: true };
    clearTimeout(rested.timer);
    if (rested.child.exitCode !== null || rested.child.signalCode !== null) return wake();
    rested.child.ref();
    rested.child.channel?.ref();
    return { child: rested.child, isNew: false };
  };

  const once = <K extends DrawingTask["kind"]>(task: Extract<DrawingTask, { kind: K }>) =>
    new Promise<DrawingAnswers[K]>((done, fail) => {
      const { child, isNew } = wake();
      const settle = (finish: () => void): void => {
        clearTimeout(limit);
        clearInterval(watch);
        child.off("message", told).off("error", failed).off("exit", ended);
        finish();
      };
      const stop = (message: string) =>
        settle(() => {
          child.kill("SIGKILL");
          fail(new DrawingStopped(message));
        });
      const inTime = (seconds: number) => setTimeout(() => stop(`It took longer than ${seconds} s.`), seconds * 1000);
      let limit = inTime(isNew ? SECONDS_TO_START : limits.seconds);
      const watch = setInterval(() => {
        if (child.pid && residentMb(child.pid) > limits.megabytes) stop(`It took more than ${limits.megabytes} MB.`);
      }, 100);
      const told = (reply: DrawingReply | typeof READY) => {
        if (reply === READY) {
          clearTimeout(limit);
          limit = inTime(limits.seconds);
          return;
        }
        settle(() => {
          rest(child);
          if (reply.ok) done(reply.answer as DrawingAnswers[K]);
          else fail(new Error(reply.message));
        });
      };
      const failed = (error: Error) => stop(error.message);
      const ended = () => stop("Its process ended.");
      child.on("message", told).once("error", failed).once("exit", ended);
      child.send(task, (error) => error && stop(error.message));
    });

  return {
    /**
     * @param who whose file it is: an account or an address
     * @param task asked for when it is its turn, so that what waits takes no memory
     * @throws QueueFull, DrawingStopped, or what went wrong with the file
     */
    draw: <K extends DrawingTask["kind"]>(
      who: string,
      task: () => Promise<Extract<DrawingTask, { kind: K }>>,
    ): Promise<DrawingAnswers[K]> => queue.run(who, async () => once<K>(await task())),
    get waiting() {
      return queue.waiting;
    },
  };
}

export const drawing = createDrawing();

/** For files with layers, which are larger and take longer: one at a time, beside the pictures. */
export const layering = createDrawing({ seconds: 40, megabytes: 1536, idleSeconds: 20, atOnce: 1 });

/** For fonts: short work, asked again and again while somebody types, by a process that knows the font from before. */
export const lettering = createDrawing({ seconds: 10, megabytes: 768, idleSeconds: 30 });
