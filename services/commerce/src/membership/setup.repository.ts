import { addJob } from "@carloom/platform";
import type { Selectable } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import type { CardConsent } from "../tables/membership.tables.ts";
import { FORGET_SETUP } from "./job-names.ts";

export type CardSetupRow = Selectable<CommerceTables["commerce.card_setup"]>;

export function setupOf(db: CommerceDb, userId: string): Promise<CardSetupRow | undefined> {
  return db.selectFrom("commerce.card_setup").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** What the job that forgets a setup is told. */
export type ForgetSetupPayload = Pick<CardSetupRow, "gateway" | "reference">;
/** So long somebody may still confirm what they began in another tab. */
const LEFT_MS = 3_600_000;

const forget = (trx: CommerceDb, { gateway, reference }: ForgetSetupPayload, runAt?: Date) =>
  addJob(
    trx,
    FORGET_SETUP,
    { gateway, reference },
    { key: `${FORGET_SETUP}:${reference}`, maxAttempts: 25, ...(runAt && { runAt }) },
  );

/** Notes that somebody's card is being entered, in the place of what they began before, which is forgotten. */
export async function putSetup(
  trx: CommerceDb,
  setup: Omit<CardSetupRow, "created_at" | "consent"> & { consent: CardConsent },
): Promise<void> {
  const rows = trx.selectFrom("commerce.card_setup").selectAll().where("user_id", "=", setup.user_id);
  const before = await rows.forUpdate().executeTakeFirst();
  if (before) await forget(trx, before, new Date(Date.now() + LEFT_MS));
  const values = { ...setup, consent: JSON.stringify(setup.consent) };
  await trx
    .insertInto("commerce.card_setup")
    .values(values)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ...values, created_at: new Date() }))
    .execute();
}

/** Ends what somebody is entering without keeping it; the provider forgets it by a job. */
export async function dropSetup(trx: CommerceDb, userId: string): Promise<void> {
  const rows = trx.deleteFrom("commerce.card_setup").where("user_id", "=", userId);
  const row = await rows.returningAll().executeTakeFirst();
  if (row) await forget(trx, row);
}

/** Ends a setup. @returns whether this was who ended it */
export async function endSetup(trx: CommerceDb, { user_id, reference }: CardSetupRow): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("commerce.card_setup")
    .where("user_id", "=", user_id)
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
