import { randomUUID } from "node:crypto";
import { addJob } from "@carloom/platform";
import { requireAnyRole } from "@carloom/identity";
import type { CommerceContext } from "../../builder.ts";
import { uuidOf } from "@carloom/wire";
import { changeLocked, refuse } from "../change-order.ts";
import { isClosed } from "../order.process.ts";
import { lockOrder } from "../order.repository.ts";
import { EDITED_MAIL } from "./edited.ts";

/** `CONFIRMATION`: as when it was placed. `STATE`: what the order is now, and what is due or over. */
export const ORDER_MAILS = ["CONFIRMATION", "STATE"] as const;
export type OrderMail = (typeof ORDER_MAILS)[number];

/** Job that confirms an order once more. */
export const CONFIRM_AGAIN = "commerce.orderMailAgain";

/** Mails that one order's buyer is sent again in an hour. */
export const AGAIN = { most: 5, seconds: 3600 } as const;

/** What they are counted by. */
export const againKey = (orderId: string): string => `mail-again:${orderId}`;

/** Sends a mail about an order again, for whoever lost it. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function sendAgain(context: CommerceContext, id: string, mail: OrderMail) {
  const { userId } = requireAnyRole(context, "orders", "support");
  const key = uuidOf(id, "Order");
  const tried = key ? await context.throttle.take(againKey(key), AGAIN.most, AGAIN.seconds) : { ok: true };
  return changeLocked(
    context,
    async (trx) => (key ? lockOrder(trx, key) : undefined),
    async (trx, order) => {
      if (isClosed(order.status)) throw refuse("INVALID", "id", "This order is closed.");
      if (!tried.ok) throw refuse("INVALID", "id", "This buyer was mailed often enough. Please wait an hour.");
      const job = mail === "CONFIRMATION" ? CONFIRM_AGAIN : EDITED_MAIL;
      await addJob(trx, job, { orderId: order.id, id: randomUUID(), by: userId });
    },
  );
}
