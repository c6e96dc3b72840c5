import { type RawBuilder, sql } from "kysely";

/**
 * Whether all that an order costs came in, though some of it may have gone back since, and some is still there. Money that
 * is disputed is not. @param order how the query calls the order
 */
export function wasPaidWhole(order: string): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${order}.${column}`);
  return sql<boolean>`(${of("charge_status")} in ('FULL', 'OVERCHARGED')
    or ${of("charge_status")} = 'PARTIAL' and ${of("total_gross")} <= (
      select sum(p.charged - p.disputed) from commerce.payment_transaction p where p.order_id = ${of("id")}))`;
}
