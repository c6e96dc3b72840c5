import type { RequestContext } from "@carloom/platform";
import { done, fail, invalid, notFound, type Outcome } from "../failure.ts";
import { announceTemplate, closeTemplate, openTemplate } from "../template/template.command.ts";
import { readChannels } from "../template/channels.policy.ts";
import { mayOpenAt, NO_MOMENT } from "../template/opens-at.policy.ts";
import { manifestsByUuid, setChannels } from "../template/template.repository.ts";
import { shelfRows, type ShelfRow } from "./shelf.repository.ts";

export const SHOWN_AS = ["OPEN", "SOON", "CLOSED"] as const;
export type ShownAs = (typeof SHOWN_AS)[number];

export const shownAs = ({ status, is_announced }: ShelfRow): ShownAs =>
  status === "open" ? "OPEN" : is_announced ? "SOON" : "CLOSED";

/**
 * Shows a car to everybody, announces it, or withholds it.
 * @param opensAt when an announced one opens by itself
 * @param given the channels that show and sell it, null all; absent: as it was
 */
export async function showTemplate(
  context: RequestContext,
  slug: string,
  as: ShownAs,
  opensAt: Date | null,
  given?: readonly string[] | null,
): Promise<Outcome<ShelfRow>> {
  const { db } = context;
  const [row] = await shelfRows(db, 1, slug);
  if (!row) return notFound("car");
  if (row.taken_down_at && as !== "CLOSED")
    return invalid("This car was taken down. An owner may let it be shown again.");
  const read = readChannels(given ?? null);
  if (!read.ok) return invalid(read.message);
  if (opensAt && as !== "SOON") return invalid("Only what is announced opens at a moment.");
  if (!mayOpenAt(opensAt)) return invalid(NO_MOMENT);
  const reading = (await manifestsByUuid(db, [row.uuid])).get(row.uuid);
  if (as !== "CLOSED" && reading?.status !== "ok")
    return fail("NEWER", "This car was written by a newer version. Update this installation first.");
  if (given !== undefined) await setChannels(db, row.uuid, read.channels);
  if (as === "OPEN") await openTemplate(db, slug);
  else if (as === "SOON") await announceTemplate(db, slug, opensAt);
  else await closeTemplate(db, slug);
  const [now] = await shelfRows(db, 1, slug);
  return now ? done(now) : notFound("car");
}
