import { randomUUID } from "node:crypto";
import { addJob } from "@carloom/platform";
import type { CommerceDb } from "../../tables.ts";

/** Tells the buyer what their order is now, after staff changed it. */
export const EDITED_MAIL = "commerce.editedMail";

/** Several changes in a row are one mail. */
const WAIT_MS = 120_000;

/** Plans the mail in the transaction of a change; it waits for the changes that follow. */
export function announceEdited(trx: CommerceDb, orderId: string): Promise<void> {
  const runAt = new Date(Date.now() + WAIT_MS);
  return addJob(trx, EDITED_MAIL, { orderId, id: randomUUID() }, { key: `${EDITED_MAIL}:${orderId}`, runAt });
}
