import { networkOf, type RequestContext } from "@carloom/platform";
import { fail, type Outcome } from "../failure.ts";

/** Builds that an address may have drawn a minute: each costs seconds of a processor. */
const PER_MINUTE = 12;
/** Seconds after which nobody waits for a picture that was not asked for again. */
export const PATIENCE = 60;
/** Milliseconds for which a picture is kept that nobody asks for. */
export const KEPT = 86_400_000;

export async function glanceRefused({ throttle, ip }: RequestContext): Promise<Outcome<never> | null> {
  const taken = await throttle.take(`glance:${networkOf(ip)}`, PER_MINUTE, 60);
  return taken.ok ? null : fail("LIMIT", `Too many pictures. Please try again in ${taken.retryAfter} seconds.`);
}
