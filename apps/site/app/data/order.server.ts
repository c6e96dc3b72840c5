import { type GraphQLClient, TransportError } from "@carloom/api-client";
import {
  OrderByTokenDocument,
  type OrderByTokenQuery,
  OrderDesignsDocument,
  type OrderDesignsQuery,
} from "@carloom/api-client/commerce";

export type Order = NonNullable<OrderByTokenQuery["orderByToken"]>;
export type OrderPage = { order: Order; designs: OrderDesignsQuery["orderDesigns"] };

/** The order of a tracking link. Throws a 404 Response when there is none, a 503 when the shop cannot be reached. */
export async function orderPage(commerce: GraphQLClient, token: string): Promise<OrderPage> {
  try {
    const { orderByToken: order } = await commerce.query(OrderByTokenDocument, { token });
    if (order) {
      const designs = await commerce.tryQuery(OrderDesignsDocument, { token });
      return { order, designs: designs?.orderDesigns ?? [] };
    }
  } catch (error) {
    if (error instanceof TransportError) throw new Response("The shop cannot be reached", { status: 503 });
  }
  throw new Response("No such order", { status: 404 });
}
