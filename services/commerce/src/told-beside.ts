import type { CommerceContext } from "./builder.ts";

/**
 * What stands beside the rows of a list, in the same answer: null where it cannot be read, which is written to the log. It is
 * no error of the answer: one that says 503 would take the rows along.
 * @param what its name in the log
 */
export function toldBeside<T>(context: CommerceContext, what: string, told: Promise<T>): Promise<T | null> {
  return told.catch((error: unknown) => {
    context.log.error(`${what} cannot be read`, { requestId: context.requestId, error: String(error) });
    return null;
  });
}
