import type pg from "pg";

/** What the runner of jobs knows as passing, and tries again with growing pauses. */
const PASSING = "ETIMEDOUT";
/**
 * SQLSTATE classes of what passes: lost connections (08), no resources (53), locks and states (55), somebody's or a
 * time limit's interruption (57), and trouble of the system (58).
 */
const CLASSES = /^(?:08|53|55|57|58)/;

/** The driver's own errors (a read that took too long, a connection that ended) have no code at all. */
function passes(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === undefined || (typeof code === "string" && (CLASSES.test(code) || code.startsWith("E")));
}

const asPassing = (error: unknown): unknown =>
  passes(error)
    ? Object.assign(new Error(String((error as Error).message), { cause: error }), { code: PASSING })
    : error;

/** An object as it is, but for some of its methods. */
function withMethods<T extends object>(target: T, methods: Partial<Record<keyof T, unknown>>): T {
  return new Proxy(target, {
    get(_, name) {
      if (Object.hasOwn(methods, name)) return methods[name as keyof T];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/**
 * The same pool for the runner of jobs, which gives up, and ends the whole process, where a result cannot be written for a
 * reason that it does not know: here such reasons have the name of one that it tries again.
 */
export function patientPool(pool: pg.Pool): pg.Pool {
  return withMethods(pool, {
    async connect(listener?: Parameters<pg.Pool["connect"]>[0]) {
      // whoever listens for new jobs has its own way to come back
      if (listener) return pool.connect(listener);
      try {
        const client = await pool.connect();
        return withMethods(client, {
          query: async (...args: unknown[]) => {
            try {
              return await (client.query as (...given: unknown[]) => Promise<unknown>)(...args);
            } catch (error) {
              throw asPassing(error);
            }
          },
        });
      } catch (error) {
        throw asPassing(error);
      }
    },
  });
}
