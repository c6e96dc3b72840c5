import type { Offer, PricePoint } from "@carloom/pricing";
import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

export type PriceStory = {
  variant_id: number;
  regular: number;
  offers: Offer[] | null;
  /** The oldest first; times in ms since 1970. */
  history: PricePoint[];
};

/** Far more prices than one has in the weeks that are asked about. */
const POINTS = 500;

/** What variants cost in a channel, now and before. */
export async function priceStories(
  db: CommerceDb,
  channelId: number,
  variantIds: readonly number[],
): Promise<PriceStory[]> {
  const { rows } = await sql<PriceStory>`
    select p.variant_id, p.amount as regular, p.offers, coalesce((
      select json_agg(json_build_object('since', extract(epoch from h.since) * 1000, 'amount', h.amount) order by h.id)
      from (select id, since, amount from commerce.price_history l
        where l.variant_id = p.variant_id and l.channel_id = p.channel_id order by l.id desc limit ${POINTS}) h
    ), '[]') as history
    from commerce.variant_price p
    where p.channel_id = ${channelId} and p.variant_id = any(${[...variantIds]}::integer[])`.execute(db);
  return rows;
}
