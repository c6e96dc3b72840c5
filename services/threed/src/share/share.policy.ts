import { networkOf, type RequestContext } from "@carloom/platform";
import { fail, type Outcome } from "../failure.ts";

/** Links that one customer keeps. */
export const MAX_SHARES = 500;

/** Signed in or not, an address makes only so many links an hour, counted over all nodes. Null when this one is allowed. */
export async function shareRefused({ throttle, ip, settings }: RequestContext): Promise<Outcome<never> | null> {
  const taken = await throttle.take(`share:${networkOf(ip)}`, settings.env.LIMIT_SHARES_PER_HOUR, 3600);
  if (taken.ok) return null;
  return fail("LIMIT", `Too many links. Please try again in ${Math.ceil(taken.retryAfter / 60)} minutes.`);
}

/** Copies are made of what others uploaded, so they count as uploads do. */
export async function remixRefused({ throttle, ip, settings }: RequestContext): Promise<Outcome<never> | null> {
  const taken = await throttle.take(`remix:${networkOf(ip)}`, settings.env.LIMIT_UPLOADS_PER_MINUTE, 60);
  return taken.ok ? null : fail("LIMIT", `Too many copies. Please try again in ${taken.retryAfter} seconds.`);
}
