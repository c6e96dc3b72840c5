import { randomUUID } from "node:crypto";
import { addJob } from "@carloom/platform";
import type { CommerceDb } from "../tables.ts";

/** Tells a buyer what was changed in their name behind the order's link: it may not have been them. */
export const OWN_CHANGE_MAIL = "commerce.ownChangeMail";

export type OwnChange = "address" | "cancelled" | "return" | "withdrawn" | "withdrawal";
/** Noted beside the declaration of a withdrawal. */
export const WITHDRAWAL = "WITHDRAWAL";
/** What a consumer declared: the receipt repeats it with its time. */
export type Declared = {
  at: string;
  name: string;
  /** The name is for a line that the order no longer has. */
  lines: { orderLineId: string; quantity: number; name?: string }[];
  /** Something that had not left is called back, and something else of the order stays. */
  isPart?: boolean;
  /** Something has left and comes back. */
  isSentBack?: boolean;
};
export type OwnChangePayload = {
  orderId: string;
  change: OwnChange;
  id: string;
  isRefunded: boolean;
  declared?: Declared;
};

/** Plans the mail in the transaction of the change. @param isRefunded money goes back with it */
export function announceOwnChange(
  trx: CommerceDb,
  orderId: string,
  change: OwnChange,
  isRefunded = false,
): Promise<void> {
  const payload: OwnChangePayload = { orderId, change, id: randomUUID(), isRefunded };
  return addJob(trx, OWN_CHANGE_MAIL, payload);
}

/** Plans the receipt of a withdrawal in its transaction. */
export function announceWithdrawal(
  trx: CommerceDb,
  orderId: string,
  declared: Declared,
  isRefunded: boolean,
): Promise<void> {
  const payload: OwnChangePayload = { orderId, change: "withdrawal", id: randomUUID(), isRefunded, declared };
  return addJob(trx, OWN_CHANGE_MAIL, payload);
}
