import { networkOf, type RequestContext } from "@carloom/platform";
import { fail, type Outcome } from "../failure.ts";

/** Each costs a check of thousands of shapes: as many a minute and address as uploads, signed in or not, over all nodes. */
export async function storeRefused({ throttle, ip, settings }: RequestContext): Promise<Outcome<never> | null> {
  const taken = await throttle.take(`vinyl:${networkOf(ip)}`, settings.env.LIMIT_UPLOADS_PER_MINUTE, 60);
  return taken.ok ? null : fail("LIMIT", `Too many vinyls. Please try again in ${taken.retryAfter} seconds.`);
}
