import { numberOf } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { lockAttribute } from "./attribute-edit.repository.ts";
import { afterMoves } from "./attribute-order.ts";
import { valueOrder, writeValueOrder } from "./attribute-order.repository.ts";
import { edit, notFound, refuse } from "./edit.ts";

const MOST_MOVES = 100;

/** Moves values of an attribute among each other; shops and filters show them in this order. */
export function attributeReorderValues(
  context: CommerceContext,
  attributeId: string,
  moves: readonly { id: string; sortOrder?: number | null }[],
) {
  return edit(context, async (trx) => {
    const attribute = await lockAttribute(trx, numberOf(attributeId, "Attribute") ?? 0);
    if (!attribute) throw notFound("attributeId");
    if (attribute.input_type === "NUMERIC") throw refuse("INVALID", "attributeId", "Numbers are in their own order.");
    if (moves.length > MOST_MOVES) throw refuse("INVALID", "moves", `At most ${MOST_MOVES} values are moved at once.`);
    const order = afterMoves(
      await valueOrder(trx, attribute.id),
      moves.map(({ id, sortOrder }) => ({ key: numberOf(id, "AttributeValue") ?? 0, by: sortOrder ?? 0 })),
    );
    if (!order) throw notFound("moves");
    await writeValueOrder(trx, order);
    return attribute.id;
  });
}
