import type { RequestContext } from "@carloom/platform";
import { done, fail, invalid, notFound, type Outcome } from "../failure.ts";
import { announceTemplate, closeTemplate, openTemplate } from "../template/template.command.ts";
import { manifestsByUuid } from "../template/template.repository.ts";
import { shelfRows, type ShelfRow } from "./shelf.repository.ts";

export const SHOWN_AS = ["OPEN", "SOON", "CLOSED"] as const;
export type ShownAs = (typeof SHOWN_AS)[number];

export const shownAs = ({ status, is_announced }: ShelfRow): ShownAs =>
  status === "open" ? "OPEN" : is_announced ? "SOON" : "CLOSED";

/** Nobody plans further ahead. */
const FURTHEST_MS = 2 * 365 * 24 * 3_600_000;

/**
 * Shows a car to everybody, announces it, or withholds it.
 * @param opensAt when an announced one opens by itself
 */
export async function showTemplate(
  context: RequestContext,
  slug: string,
  as: ShownAs,
  opensAt: Date | null,
): Promise<Outcome<ShelfRow>> {
  const { db } = context;
  const [row] = await shelfRows(db, 1, slug);
  if (!row) return notFound("car");
  if (row.taken_down_at && as !== "CLOSED")
    return invalid("This car was taken down. An owner may let it be shown again.");
  if (opensAt && as !== "SOON") return invalid("Only what is announced opens at a moment.");
  if (opensAt && (opensAt <= new Date() || opensAt.getTime() > Date.now() + FURTHEST_MS))
    return invalid("The moment lies in the past, or too far ahead.");
  const reading = (await manifestsByUuid(db, [row.uuid])).get(row.uuid);
  if (as !== "CLOSED" && reading?.status !== "ok")
    return fail("NEWER", "This car was written by a newer version. Update this installation first.");
  if (as === "OPEN") await openTemplate(db, slug);
  else if (as === "SOON") await announceTemplate(db, slug, opensAt);
  else await closeTemplate(db, slug);
  const [now] = await shelfRows(db, 1, slug);
  return now ? done(now) : notFound("car");
}
