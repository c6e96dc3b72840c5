import type { BuildDocument } from "@carloom/build";
import { networkOf, type RequestContext } from "@carloom/platform";
import { fail, type Outcome } from "../failure.ts";

/** Signed in or not, an address uploads only so much a minute, counted over all nodes. Null when this one is allowed. */
export async function uploadRefused(context: RequestContext): Promise<Outcome<never> | null> {
  const taken = await context.throttle.take(
    `upload:${networkOf(context.ip)}`,
    context.settings.env.LIMIT_UPLOADS_PER_MINUTE,
    60,
  );
  if (taken.ok) return null;
  return fail("LIMIT", `Too many uploads. Please try again in ${taken.retryAfter} seconds.`);
}

/** Uploaded pictures that layers show. */
export const uploadsIn = ({ stickers }: Pick<BuildDocument, "stickers">): string[] => [
  ...new Set(stickers.flatMap(({ art }) => (art.kind === "upload" ? [art.uuid] : []))),
];
