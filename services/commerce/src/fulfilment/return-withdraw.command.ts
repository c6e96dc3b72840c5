import type { CommerceContext } from "../builder.ts";
import { refuse } from "../order/change-order.ts";
import { insertEvent } from "../order/order.repository.ts";
import { announceOwnChange } from "../order/own-change.ts";
import { type Buyer, changeOwn } from "../order/proof.ts";
import { uuidOf } from "@carloom/wire";
import { returnRequestsOf, updateReturnRequest } from "./return-request.repository.ts";

/** The buyer takes a wish to return goods back, as long as the goods have not arrived. */
export function orderReturnRequestWithdraw(context: CommerceContext, buyer: Buyer, id: string) {
  return changeOwn(context, buyer, async (trx, order) => {
    const key = uuidOf(id, "ReturnRequest");
    const request = (await returnRequestsOf(trx, order.id)).find((one) => one.id === key);
    if (!request) throw refuse("NOT_FOUND", "id", "This order has no such request.");
    if (request.status !== "REQUESTED" && request.status !== "ACCEPTED")
      throw refuse("NOT_EDITABLE", "id", "This request is closed already.");
    await updateReturnRequest(trx, request.id, { status: "WITHDRAWN", user_id: order.user_id });
    const data = { by: "customer", kind: "return-withdrawn", request: request.id };
    await insertEvent(trx, { order_id: order.id, type: "OTHER", user_id: order.user_id, data });
    await announceOwnChange(trx, order.id, "withdrawn");
  });
}
