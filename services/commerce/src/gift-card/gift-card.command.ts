import { randomUUID } from "node:crypto";
import { toMinor } from "@carloom/pricing";
import { hasRole, normalEmail, requireRole } from "@carloom/identity";
import { type LanguageCode, uuidOf } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { channelList } from "../catalogue/channel.ts";
import { mutation, refuser } from "../refusal.ts";
import type { CommerceDb } from "../tables.ts";
import { hashOf, newCode, sealCode } from "./code.ts";
import { dayOf } from "./gift-card.policy.ts";
import {
  type GiftCardEventRow,
  type GiftCardRow,
  giftCardKey,
  insertCard,
  lockCard,
  moveBalance,
  noteOnCard,
  updateCard,
} from "./gift-card.repository.ts";
import { planCardMail } from "./mail.jobs.ts";

export type GiftCardProblem = {
  field: string | null;
  message: string;
  code: "ALREADY_EXISTS" | "EXPIRED_GIFT_CARD" | "INVALID" | "NOT_FOUND" | "REQUIRED";
  tags?: string[];
};
/** A card; `code` is there only for who has just issued it. */
export type GiftCardNode = GiftCardRow & { code?: string };
export type GiftCardResult = { card: GiftCardNode | null; errors: GiftCardProblem[] };

const refuse = refuser<GiftCardProblem>();

/** Whole units of a currency: beyond that a zero too many was typed. */
const MOST = { KRW: 10_000_000, JPY: 1_000_000 } as Readonly<Record<string, number>>;
const MOST_ELSE = 10_000;
const MOST_TAGS = 20;
/** Mails of one card in an hour. */
const OFTEN = { most: 5, seconds: 3600 } as const;

function readAmount(amount: number, currency: string, field: string): number {
  const most = MOST[currency] ?? MOST_ELSE;
  const minor = toMinor(amount, currency);
  if (!Number.isFinite(amount) || minor <= 0) throw refuse("INVALID", field, "A gift card holds more than nothing.");
  if (amount > most) throw refuse("INVALID", field, `A gift card holds at most ${most} ${currency}.`);
  return minor;
}

function readExpiry(date: string | null | undefined, now: Date): string | null {
  if (!date) return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date <= dayOf(now))
    throw refuse("INVALID", "expiryDate", "A gift card ends on a day that is still to come.");
  return date;
}

function readTags(tags: readonly string[] | null | undefined): string[] {
  const read = [...new Set((tags ?? []).map((tag) => tag.trim()).filter(Boolean))];
  const long = read.filter((tag) => tag.length > 50);
  if (long.length > 0) throw refuse("INVALID", "addTags", "A tag has at most 50 letters.", { tags: long });
  return read;
}

function readMail(email: string | null | undefined): string | null {
  const given = (email ?? "").trim();
  if (!given) return null;
  const read = normalEmail(given);
  if (!read) throw refuse("INVALID", "userEmail", "Enter a valid email address.");
  return read;
}

function currencyOf(channels: readonly { currency: string }[], currency: string): string {
  if (!channels.some((channel) => channel.currency === currency))
    throw refuse("INVALID", "balance", "No channel of this shop sells in that currency.");
  return currency;
}

export type CreateInput = {
  balance: { amount: number; currency: string };
  isActive: boolean;
  addTags?: readonly string[] | null;
  expiryDate?: string | null;
  userEmail?: string | null;
  channel?: string | null;
  languageCode?: LanguageCode | null;
  note?: string | null;
};

/** Issues a card; its code is made here, told to who issued it once, and mailed. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function giftCardCreate(context: CommerceContext, input: CreateInput): Promise<GiftCardResult> {
  const { userId } = requireRole(context, "owner");
  const code = newCode();
  const id = randomUUID();
  const channels = await channelList(context);
  const { value, errors } = await mutation<GiftCardRow, GiftCardProblem>(context, async (trx) => {
    const now = new Date();
    const currency = currencyOf(channels, input.balance.currency);
    const channel = input.channel ? channels.find(({ slug }) => slug === input.channel) : undefined;
    if (input.channel && !channel) throw refuse("NOT_FOUND", "channel", "There is no such channel.");
    if (channel && channel.currency !== currency)
      throw refuse("INVALID", "channel", "That channel sells in another currency.");
    const amount = readAmount(input.balance.amount, currency, "balance");
    const email = readMail(input.userEmail);
    const tags = readTags(input.addTags);
    if (tags.length > MOST_TAGS) throw refuse("INVALID", "addTags", `A card has at most ${MOST_TAGS} tags.`);
    const expiry_date = readExpiry(input.expiryDate, now);
    const key = await giftCardKey(trx);
    const card = await insertCard(trx, {
      id,
      code_hash: hashOf(key, code),
      code_sealed: sealCode(key, id, code),
      last4: code.slice(-4),
      currency,
      initial_balance: amount,
      balance: amount,
      is_active: input.isActive,
      expiry_date,
      tags,
      email,
      language_code: input.languageCode ?? "EN",
      created_by: userId,
      last_used_at: null,
    });
    await noteOnCard(trx, card, { type: "ISSUED", amount, user_id: userId, data: { expiryDate: expiry_date } });
    const message = (input.note ?? "").trim().slice(0, 2000);
    if (message) await noteOnCard(trx, card, { type: "NOTE_ADDED", user_id: userId, data: { message } });
    // one that is not switched on yet is mailed when staff say so
    if (email && card.is_active) await planCardMail(trx, { cardId: id, isAgain: false, by: userId, email });
    return card;
  });
  return { card: value && { ...value, code }, errors };
}

async function change(
  context: CommerceContext,
  id: string,
  role: "owner" | "orders",
  work: (trx: CommerceDb, card: GiftCardRow, userId: string) => Promise<GiftCardRow>,
): Promise<GiftCardResult> {
  const { userId } = requireRole(context, role);
  const key = uuidOf(id, "GiftCard");
  const { value, errors } = await mutation<GiftCardRow, GiftCardProblem>(context, async (trx) => {
    const card = key ? await lockCard(trx, key) : undefined;
    if (!card) throw refuse("NOT_FOUND", "id", "There is no such gift card.");
    return work(trx, card, userId);
  });
  return { card: value, errors };
}

export type UpdateInput = {
  addTags?: readonly string[] | null;
  removeTags?: readonly string[] | null;
  expiryDate?: string | null;
  balanceAmount?: number | null;
};

/** Changes tags, last day and what is left; each change is a line of the ledger. @throws GraphQLError */
export const giftCardUpdate = (context: CommerceContext, id: string, input: UpdateInput): Promise<GiftCardResult> =>
  change(context, id, "owner", async (trx, before, user_id) => {
    let card = before;
    const gone = new Set((input.removeTags ?? []).map((tag) => tag.trim()));
    const tags = [...new Set([...card.tags, ...readTags(input.addTags)])].filter((tag) => !gone.has(tag));
    if (tags.length > MOST_TAGS) throw refuse("INVALID", "addTags", `A card has at most ${MOST_TAGS} tags.`);
    if (tags.join("\n") !== card.tags.join("\n")) {
      const data = { tags, oldTags: card.tags };
      card = await updateCard(trx, card.id, { tags });
      await noteOnCard(trx, card, { type: "TAGS_UPDATED", user_id, data });
    }
    if (input.expiryDate !== undefined && (input.expiryDate || null) !== card.expiry_date) {
      const expiry_date = readExpiry(input.expiryDate, new Date());
      const data = { expiryDate: expiry_date, oldExpiryDate: card.expiry_date };
      card = await updateCard(trx, card.id, { expiry_date });
      await noteOnCard(trx, card, { type: "EXPIRY_DATE_UPDATED", user_id, data });
    }
    if (input.balanceAmount !== undefined && input.balanceAmount !== null) {
      const minor = toMinor(input.balanceAmount, card.currency);
      if (minor < 0) throw refuse("INVALID", "balanceAmount", "What is left on a card is never less than nothing.");
      if (minor > 0) readAmount(input.balanceAmount, card.currency, "balanceAmount");
      if (minor !== card.balance)
        card = (await moveBalance(trx, card.id, minor - card.balance, { type: "BALANCE_RESET", user_id })) ?? card;
    }
    return card;
  });

/** Adds to what is left, or takes from it. @throws GraphQLError */
export const giftCardBalanceAdjust = (context: CommerceContext, id: string, amount: number): Promise<GiftCardResult> =>
  change(context, id, "owner", async (trx, card, user_id) => {
    const minor = toMinor(amount, card.currency);
    if (minor === 0) throw refuse("INVALID", "amount", "Say how much is added or taken.");
    const most = MOST[card.currency] ?? MOST_ELSE;
    if (card.balance + minor > toMinor(most, card.currency))
      throw refuse("INVALID", "amount", `A gift card holds at most ${most} ${card.currency}.`);
    const moved = await moveBalance(trx, card.id, minor, { type: "BALANCE_ADJUSTED", user_id });
    if (!moved) throw refuse("INVALID", "amount", "The card does not hold that much.");
    return moved;
  });

const activation =
  (is_active: boolean) =>
  (context: CommerceContext, id: string): Promise<GiftCardResult> =>
    change(context, id, "owner", async (trx, card, user_id) => {
      if (card.is_active === is_active) return card;
      const now = await updateCard(trx, card.id, { is_active });
      await noteOnCard(trx, now, { type: is_active ? "ACTIVATED" : "DEACTIVATED", user_id });
      return now;
    });
export const giftCardActivate = activation(true);
export const giftCardDeactivate = activation(false);

/** Mails the code again to whom it was for; to another address an owner alone sends money. @throws GraphQLError */
export async function giftCardResend(
  context: CommerceContext,
  input: { id: string; email?: string | null; channel: string },
): Promise<GiftCardResult> {
  requireRole(context, "orders");
  const tried = await context.throttle.take(
    `gift-card-mail:${uuidOf(input.id, "GiftCard")}`,
    OFTEN.most,
    OFTEN.seconds,
  );
  const channels = await channelList(context);
  return change(context, input.id, "orders", async (trx, card, by) => {
    if (!channels.some(({ slug }) => slug === input.channel))
      throw refuse("NOT_FOUND", "channel", "There is no such channel.");
    const email = readMail(input.email) ?? card.email;
    if (!email) throw refuse("REQUIRED", "email", "Say to which address the card is sent.");
    if (email !== card.email && !hasRole(context.visitor, "owner"))
      throw refuse("INVALID", "email", "Only an owner sends a card to another address.");
    if (!card.is_active) throw refuse("INVALID", "id", "Switch the card on before you send it.");
    if (card.expiry_date !== null && card.expiry_date < dayOf(new Date()))
      throw refuse("EXPIRED_GIFT_CARD", "id", "This card has ended. Give it a later day before you send it.");
    if (!tried.ok) throw refuse("INVALID", "id", "This card was mailed often enough. Please wait an hour.");
    const now = email === card.email ? card : await updateCard(trx, card.id, { email });
    await planCardMail(trx, { cardId: card.id, isAgain: true, by, email });
    return now;
  });
}

export type NoteResult = GiftCardResult & { event: GiftCardEventRow | null };

/** A note of staff on a card. @throws GraphQLError */
export async function giftCardAddNote(context: CommerceContext, id: string, text: string): Promise<NoteResult> {
  let event: GiftCardEventRow | null = null;
  const { card, errors } = await change(context, id, "orders", async (trx, found, user_id) => {
    const message = text.trim().slice(0, 2000);
    if (!message) throw refuse("REQUIRED", "message", "A note says something.");
    event = await noteOnCard(trx, found, { type: "NOTE_ADDED", user_id, data: { message } });
    return found;
  });
  return { card, errors, event: card && event };
}
