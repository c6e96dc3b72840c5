import type { JobHandlers, Services } from "@carloom/platform";
import { ISSUE_CARDS } from "../order/job-names.ts";
import { isClosed } from "../order/order.process.ts";
import { lockOrder } from "../order/order.repository.ts";
import { shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { issueSoldCards } from "./issue.command.ts";

/** Jobs of gift cards that are sold. */
export const giftSaleJobs = (services: Services): JobHandlers => ({
  [ISSUE_CARDS]: (payload) =>
    transact(shopTables(services.db), async (trx) => {
      const order = await lockOrder(trx, (payload as { orderId: string }).orderId);
      if (!order || isClosed(order.status) || order.charged < order.total_gross) return;
      await issueSoldCards(trx, order);
    }),
});
