import { addJob, type Services } from "@carloom/platform";
import { type CommerceDb, shopTables } from "../tables.ts";
import { EXPIRY_GRACE_MS } from "../order/due.ts";
import { refundFromOrder } from "../fulfilment/return.command.ts";
import { isOverdue, overdueOrders } from "./expire.repository.ts";
import { after, type OrderStatus } from "../order/order.process.ts";
import { insertEvent, lockOrder, updateOrder } from "../order/order.repository.ts";
import { freeHeld } from "./staff.command.ts";

/** Ends orders that nobody paid in time. */
export const EXPIRE_ORDERS = "commerce.expireOrders";
/** Tells the buyer that their order has ended. */
export const EXPIRED_MAIL = "commerce.expiredMail";

const EVERY_MS = 10 * 60_000;
const AT_ONCE = 200;

/**
 * Ends one order that is overdue: its pieces are for sale again, its voucher may be used again, its buyer is told. A
 * payment that comes at the same moment waits for the order's lock: either it was first and the order stays, or the
 * order has ended and the money goes back.
 * @returns whether it ended now
 */
export function expireOrder(db: CommerceDb, id: string, before: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, id);
    const next = order && after(order.status as OrderStatus, "expire");
    if (!next || !(await isOverdue(trx, id, before))) return false;
    await freeHeld(trx, id);
    await updateOrder(trx, id, { status: next });
    await insertEvent(trx, { order_id: id, type: "EXPIRED", user_id: null });
    // nothing but gift cards can have paid a part of it
    if (order.charged > 0) await refundFromOrder(trx, order, order.charged, "The order was not paid in time.", null);
    await addJob(trx, EXPIRED_MAIL, { orderId: id }, { key: `${EXPIRED_MAIL}:${id}` });
    return true;
  });
}

/** Ends every order that was to be paid before now and a grace. @returns how many */
export async function expireOrders(services: Pick<Services, "db" | "settings">, now: Date): Promise<number> {
  if (services.settings.env.UNPAID_ORDER_DAYS === 0) return 0;
  const db = shopTables(services.db);
  const before = new Date(now.getTime() - EXPIRY_GRACE_MS);
  let ended = 0;
  for (const id of await overdueOrders(db, before, AT_ONCE)) if (await expireOrder(db, id, before)) ended++;
  return ended;
}

/** Plans the next sweep; planning it twice is planning it once. */
export async function scheduleOrderSweep(services: Pick<Services, "db">): Promise<void> {
  await addJob(services.db, EXPIRE_ORDERS, {}, { key: EXPIRE_ORDERS, runAt: new Date(Date.now() + EVERY_MS) });
}
