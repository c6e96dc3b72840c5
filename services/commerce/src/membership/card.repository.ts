import { addJob } from "@carloom/platform";
import type { Selectable } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import type { CardConsent } from "../tables/membership.tables.ts";
import { FORGET_CARD } from "./job-names.ts";
import { dropSetup } from "./setup.repository.ts";

export type SavedCardRow = Selectable<CommerceTables["commerce.saved_card"]>;
/** What the job that forgets a card is told: the row itself is gone by then. */
export type ForgetPayload = Pick<SavedCardRow, "gateway" | "method"> & {
  /** Null: they have another card. */
  customer: string | null;
};

export function cardOf(db: CommerceDb, userId: string): Promise<SavedCardRow | undefined> {
  return db.selectFrom("commerce.saved_card").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Cards that are kept of an owner whom a provider knows. */
export async function methodsOf(db: CommerceDb, gateway: string, customer: string): Promise<string[]> {
  const rows = db.selectFrom("commerce.saved_card").select("method").where("gateway", "=", gateway);
  return (await rows.where("customer", "=", customer).execute()).map(({ method }) => method);
}

const forget = (trx: CommerceDb, { gateway, customer, method }: ForgetPayload) =>
  addJob(trx, FORGET_CARD, { gateway, customer, method }, { key: `${FORGET_CARD}:${method}`, maxAttempts: 25 });

/** Removes somebody's card here at once, and at its provider by a job. @returns whether there was one */
export async function dropCard(trx: CommerceDb, userId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom("commerce.saved_card")
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();
  if (row) await forget(trx, row);
  // what is being entered may hang on the owner whom the provider forgets
  await dropSetup(trx, userId);
  return row !== undefined;
}

/** Keeps somebody's card in the place of the one that they had. */
export async function keepCard(
  trx: CommerceDb,
  card: Omit<SavedCardRow, "created_at" | "consent"> & { consent: CardConsent },
): Promise<void> {
  const before = await cardOf(trx, card.user_id);
  if (before && before.method !== card.method)
    await forget(trx, { ...before, customer: before.customer === card.customer ? null : before.customer });
  const values = { ...card, consent: JSON.stringify(card.consent) };
  await trx
    .insertInto("commerce.saved_card")
    .values(values)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ...values, created_at: new Date() }))
    .execute();
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};
/** What a card calls itself, from the provider's word for it. */
export const brandName = (brand: string): string => BRANDS[brand] ?? "Card";
