import type { RequestContext } from "@carloom/platform";
import { GraphQLError } from "graphql";

/**
 * Answers of an assistant cost money and time: an address asks for only so many a minute, counted over all nodes.
 * @throws GraphQLError LIMIT, with which an only operation is a 429
 */
export async function countQuestion({ throttle, ip, settings }: RequestContext): Promise<void> {
  const taken = await throttle.take(`assist:${ip}`, settings.env.LIMIT_ASSIST_PER_MINUTE, 60);
  if (taken.ok) return;
  throw new GraphQLError(`Too many questions. Please try again in ${taken.retryAfter} seconds.`, {
    extensions: { code: "LIMIT" },
  });
}
