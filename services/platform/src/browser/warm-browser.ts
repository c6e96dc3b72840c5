import type { Browser, BrowserContext, BrowserServer } from "playwright-core";
import type { Log } from "../log.ts";
import { type Driver, drivers } from "./drivers.ts";
import { watchMemory } from "./memory.ts";

/** Why a piece of work did not come to its end. Doing it again may succeed, but for "busy", which asks to wait. */
export class BrowserError extends Error {
  override name = "BrowserError";
  readonly reason: "busy" | "timeout" | "memory" | "crash" | "start" | "closed";
  constructor(reason: BrowserError["reason"], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

export type WarmBrowserOptions = {
  /** Path of a Chromium. */
  executable: string;
  /** One piece of work takes at most so long. */
  timeoutMs: number;
  /** All processes of the browser together; measured where the system tells (Linux). */
  memoryMb: number;
  /** As many pieces wait at most; more are refused. */
  waiting: number;
  /** Without work for so long the browser is ended. */
  idleMs: number;
  /** Strangers' builds are drawn: without its sandbox the browser is not started. Otherwise it may do without. */
  sandbox?: boolean;
  /** What it may draw by, tried in turn until one does; this machine's, where none are named. */
  drivers?: readonly Driver[];
  log: Log;
};

export type WarmBrowser = {
  /**
   * Does one piece of work in a fresh context, one after the other. Whatever it leaves open is closed.
   * @param times so often the time that one piece has, for what is many pictures
   * @throws BrowserError, or what the work throws
   */
  run<T>(work: (context: BrowserContext) => Promise<T>, times?: number): Promise<T>;
  /** The browser's process, while one runs. */
  pid(): number | null;
  close(): Promise<void>;
};

const ARGS = [
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // What a page asks for is answered by whoever intercepts it; nothing has an address.
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--js-flags=--max-old-space-size=1024",
];
/** Root has no sandbox: whoever breaks out of a page would own the machine. */
const NO_ROOT = "root has none: run the product as an ordinary user";
const START_MS = 30_000;
const LOOK_MS = 500;

/** Loaded with the first picture: most starts of the server need none. */
const playwright = async () => (await import("playwright-core")).chromium;

type Running = { server: BrowserServer; browser: Browser; pid: number };

/** One Chromium that is started when it is first needed, kept warm between pieces of work, and started again when it died. */
export function createWarmBrowser(options: WarmBrowserOptions): WarmBrowser {
  const { executable, timeoutMs, memoryMb, log } = options;
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let queued = 0;
  let closed = false;
  /** Those that were not tried in vain; the first is the one in use. */
  let left = options.drivers ?? drivers();
  let isTried = false;

  async function launch(sandbox: boolean, by: Driver): Promise<BrowserServer> {
    const args = [...ARGS, ...by.args, ...(sandbox ? [] : ["--no-sandbox"])];
    const chromium = await playwright();
    return chromium.launchServer({
      executablePath: executable,
      args,
      env: { ...process.env, ...by.env } as Record<string, string>,
      chromiumSandbox: sandbox,
      host: "127.0.0.1",
      timeout: START_MS,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  }

  async function open(by: Driver): Promise<Running> {
    let server: BrowserServer;
    try {
      // Chromium's sandbox needs an ordinary user and a system that lets it have namespaces.
      const ordinary = process.getuid?.() !== 0;
      if (options.sandbox && !ordinary) throw new Error(NO_ROOT);
      server = await launch(ordinary, by).catch((error: unknown) => {
        if (!ordinary || options.sandbox) throw error;
        log.warn("the browser for pictures starts without its sandbox", { error: String(error).split("\n", 1)[0] });
        return launch(false, by);
      });
    } catch (cause) {
      const why = options.sandbox ? ` with its sandbox (${String((cause as Error).message).split("\n", 1)[0]})` : "";
      throw new BrowserError("start", `The browser for pictures does not start${why}: ${executable}`, cause);
    }
    const browser = await (await playwright()).connect(server.wsEndpoint(), { timeout: START_MS });
    return { server, browser, pid: server.process().pid ?? 0 };
  }

  async function start(): Promise<Running> {
    if (running?.browser.isConnected()) return running;
    for (;;) {
      await end();
      const [by, ...others] = left;
      if (!by) throw new BrowserError("start", "Nothing is named by which the browser for pictures may draw.");
      running = await open(by);
      if (isTried || others.length === 0) return running;
      // one that ends of it does not draw by it either
      isTried = await by.draws(running.browser).catch(() => false);
      if (isTried) return running;
      left = others;
    }
  }

  async function end(): Promise<void> {
    const ending = running;
    running = null;
    await ending?.server.kill().catch(() => undefined);
  }

  /** Ends a piece of work when the browser dies, takes too long or too much. */
  function guard({ browser, pid }: Running, times: number) {
    const most = timeoutMs * times;
    const stop = new AbortController();
    const fail = (reason: BrowserError["reason"], message: string) => stop.abort(new BrowserError(reason, message));
    const dead = () => fail("crash", "The browser for pictures died.");
    const timer = setTimeout(() => fail("timeout", `A picture took longer than ${most} ms.`), most);
    const held = watchMemory(pid);
    const look = setInterval(() => {
      const used = held(memoryMb);
      if (used !== null && used > memoryMb) fail("memory", `A picture took more than ${memoryMb} MB.`);
    }, LOOK_MS);
    browser.once("disconnected", dead);
    const failed = new Promise<never>((_, reject) => {
      stop.signal.addEventListener("abort", () => reject(stop.signal.reason));
    });
    failed.catch(() => undefined);
    return {
      failed,
      dead,
      /** What ended the work, where it was not the work itself: calls into a dying browser fail before it is known to be dead. */
      async verdict(error: unknown): Promise<unknown> {
        for (let i = 0; i < 20 && browser.isConnected() && !stop.signal.aborted; i++)
          await new Promise((resolve) => setTimeout(resolve, 5));
        if (!browser.isConnected()) dead();
        return stop.signal.aborted ? stop.signal.reason : error;
      },
      release() {
        clearTimeout(timer);
        clearInterval(look);
        browser.off("disconnected", dead);
      },
    };
  }

  async function once<T>(work: (context: BrowserContext) => Promise<T>, times: number): Promise<T> {
    if (closed) throw new BrowserError("closed", "The browser for pictures is closed.");
    clearTimeout(idle);
    const now = await start();
    const guarded = guard(now, times);
    const done = async () => {
      const context = await now.browser.newContext({ serviceWorkers: "block", acceptDownloads: false });
      context.on("page", (page) => page.on("crash", guarded.dead));
      try {
        return await work(context);
      } finally {
        await context.close().catch(() => undefined);
      }
    };
    try {
      return await Promise.race([done(), guarded.failed]);
    } catch (thrown) {
      const error = await guarded.verdict(thrown);
      if (error instanceof BrowserError) {
        log.warn("a picture was not made", { reason: error.reason, error: error.message });
        await end();
      }
      throw error;
    } finally {
      guarded.release();
      idle = setTimeout(() => void end(), options.idleMs).unref();
    }
  }

  return {
    run(work, times = 1) {
      if (queued > options.waiting)
        return Promise.reject(new BrowserError("busy", `${options.waiting} pictures are waiting already.`));
      queued++;
      const turn = last.then(() => once(work, times));
      last = turn
        .catch(() => undefined)
        .finally(() => {
          queued--;
        });
      return turn;
    },
    pid: () => running?.pid ?? null,
    async close() {
      closed = true;
      clearTimeout(idle);
      await end();
    },
  };
}
