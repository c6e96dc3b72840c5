import { networkOf, type RequestContext } from "@carloom/platform";
import { GraphQLError } from "graphql";

const DAY = 24 * 3600;

/**
 * Answers of an assistant cost money and time: an address asks for only so many a minute and a day, and so does an
 * account, counted over all nodes.
 * @returns seconds to wait, null when the question may be asked
 */
export async function questionWait({
  throttle,
  ip,
  settings,
  visitor,
}: Pick<RequestContext, "throttle" | "ip" | "settings" | "visitor">): Promise<number | null> {
  const { LIMIT_ASSIST_PER_MINUTE, LIMIT_ASSIST_PER_DAY } = settings.env;
  const windows: [key: string, limit: number, seconds: number][] = [
    [`assist:${networkOf(ip)}`, LIMIT_ASSIST_PER_MINUTE, 60],
    [`assist-day:${networkOf(ip)}`, LIMIT_ASSIST_PER_DAY, DAY],
  ];
  if (visitor) windows.push([`assist-day:account:${visitor.userId}`, LIMIT_ASSIST_PER_DAY, DAY]);
  for (const [key, limit, seconds] of windows) {
    const taken = await throttle.take(key, limit, seconds);
    if (!taken.ok) return taken.retryAfter;
  }
  return null;
}

const refuse = (message: string, code: string) => new GraphQLError(message, { extensions: { code } });

/**
 * Counts a question that came as a field of a query.
 * @throws GraphQLError METHOD_NOT_ALLOWED for one that any link could ask, ONE_AT_A_TIME for a second in one request,
 * LIMIT, with which an only operation is a 429
 */
export async function countQuestion(context: RequestContext): Promise<void> {
  if (context.method !== undefined && context.method !== "POST") throw refuse("Ask by POST.", "METHOD_NOT_ALLOWED");
  if (context.once?.has("question")) throw refuse("One request asks one question.", "ONE_AT_A_TIME");
  context.once?.add("question");
  const wait = await questionWait(context);
  if (wait !== null) throw refuse(`Too many questions. Please try again in ${wait} seconds.`, "LIMIT");
}
