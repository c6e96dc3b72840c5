import type { ExecutionResult } from "graphql";
import type { Taken } from "../http/limiter.ts";
import type { RequestContext } from "./context.ts";

/** A request's context, and how many seconds its limits asked it to wait; null when none did. */
export type WatchedContext = RequestContext & { wait(): number | null };

/** The context with limits that remember their refusals. */
export function watchLimits(context: RequestContext): WatchedContext {
  let seconds: number | null = null;
  const noted = (taken: Taken): Taken => {
    if (!taken.ok) seconds = Math.max(seconds ?? 0, taken.retryAfter);
    return taken;
  };
  return {
    ...context,
    once: new Set(),
    limiter: { take: (...tried) => noted(context.limiter.take(...tried)) },
    throttle: { take: async (...tried) => noted(await context.throttle.take(...tried)) },
    wait: () => seconds,
  };
}

const isRefused = (payload: unknown, hasErrors: boolean): boolean => {
  if (payload === null) return hasErrors;
  if (typeof payload !== "object") return false;
  const { errors, error } = payload as { errors?: unknown; error?: unknown };
  return (Array.isArray(errors) && errors.length > 0) || (error ?? null) !== null;
};

/**
 * The result of an operation; where its only field was refused after a limit said no, with the HTTP status and header
 * that say so too. The payload stays what it is: several fields, and batches, have no status of their own.
 */
export function withRefusal(result: ExecutionResult, wait: number | null): ExecutionResult {
  if (wait === null || !result.data) return result;
  const fields = Object.values(result.data);
  if (fields.length !== 1 || !isRefused(fields[0], (result.errors?.length ?? 0) > 0)) return result;
  const http = { status: 429, headers: { "retry-after": String(wait) } };
  return { ...result, extensions: { ...result.extensions, http } };
}
