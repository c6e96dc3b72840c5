import { Refusal } from "../refusal.ts";
import type { CommerceDb } from "../tables.ts";
import type { GiftCardNote } from "../tables/gift-card.tables.ts";
import {
  eventsOfCards,
  type GiftCardRow,
  moveBalance,
  noteOnCard,
  updateCard,
} from "../gift-card/gift-card.repository.ts";
import { cardLinesOf, lockSoldCards } from "./sold.repository.ts";

/** What a card's ledger says beside an act: for which order, by whom, and whether it went with the money of that order. */
type About = { order_id: string; user_id: string | null; data?: GiftCardNote };

async function switchCard(trx: CommerceDb, id: string, is_active: boolean, about: About): Promise<void> {
  const card = await updateCard(trx, id, { is_active });
  await noteOnCard(trx, card, { type: is_active ? "ACTIVATED" : "DEACTIVATED", ...about });
}

const isWhole = (card: GiftCardRow) => card.is_active && card.balance === card.initial_balance;

/** A card pays nothing any more: what was left on it is taken, so that switching it on again brings nothing back. */
async function end(trx: CommerceDb, { id, balance, is_active }: GiftCardRow, about: About): Promise<void> {
  if (balance > 0) await moveBalance(trx, id, -balance, { type: "BALANCE_RESET", ...about });
  if (is_active) await switchCard(trx, id, false, about);
}

/**
 * Staff take lines of an order back: as many of their gift cards end as come back. Only one that nobody has spent from
 * comes back. @throws Refusal
 */
export async function takeBackCards(
  trx: CommerceDb,
  orderId: string,
  pieces: ReadonlyMap<string, number>,
  userId: string | null,
): Promise<void> {
  const lines = (await cardLinesOf(trx, orderId)).filter(({ id }) => pieces.has(id));
  for (const line of lines) {
    const wanted = pieces.get(line.id) ?? 0;
    const whole = (await lockSoldCards(trx, [line.id])).filter(isWhole);
    if (whole.length < wanted)
      throw new Refusal({
        code: "INVALID",
        field: "fulfillmentLines",
        message:
          "A gift card of this line was spent from or switched off, so it can't come back. Return only cards that are whole.",
      });
    for (const card of whole.slice(0, wanted)) await end(trx, card, { order_id: orderId, user_id: userId });
  }
}

async function cardsOf(trx: CommerceDb, orderId: string): Promise<GiftCardRow[]> {
  const lines = await cardLinesOf(trx, orderId);
  if (lines.length === 0) return [];
  return lockSoldCards(
    trx,
    lines.map(({ id }) => id),
  );
}

/** All that an order holds is on its way back: its gift cards pay nothing, and keep what is left, for a refund may fail. */
export async function holdSoldCards(trx: CommerceDb, orderId: string, userId: string | null): Promise<void> {
  const about = { order_id: orderId, user_id: userId, data: { isRefund: true } };
  for (const { id, is_active } of await cardsOf(trx, orderId)) if (is_active) await switchCard(trx, id, false, about);
}

/** All that an order held has gone back: whatever is left on its gift cards went with it. */
export async function endSoldCards(trx: CommerceDb, orderId: string, userId: string | null): Promise<void> {
  const about = { order_id: orderId, user_id: userId, data: { isRefund: true } };
  for (const card of await cardsOf(trx, orderId)) await end(trx, card, about);
}

/** A refund came to nothing: the gift cards that had been switched off for it pay again, with what was on them. */
export async function freeSoldCards(trx: CommerceDb, orderId: string, userId: string | null): Promise<void> {
  const off = (await cardsOf(trx, orderId)).filter((card) => !card.is_active);
  if (off.length === 0) return;
  const events = await eventsOfCards(
    trx,
    off.map(({ id }) => id),
  );
  const about = { order_id: orderId, user_id: userId, data: { isRefund: true } };
  for (const { id } of off) {
    const own = events.filter((event) => event.gift_card_id === id);
    const last = own.findLast(({ type }) => type === "ACTIVATED" || type === "DEACTIVATED");
    // by staff, or with goods that came back: that stays
    if (!last?.data.isRefund) continue;
    const taken = own
      .filter(({ type, data }) => type === "BALANCE_RESET" && data.isRefund)
      .reduce((sum, { amount }) => sum - (amount ?? 0), 0);
    if (taken > 0) await moveBalance(trx, id, taken, { type: "BALANCE_RESET", ...about });
    await switchCard(trx, id, true, about);
  }
}
