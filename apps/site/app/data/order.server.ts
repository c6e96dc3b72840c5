import { type GraphQLClient, TransportError, typedDocument } from "@carloom/api-client";
import {
  OrderByTokenDocument,
  type OrderByTokenQuery,
  OrderDesignsDocument,
  type OrderDesignsQuery,
} from "@carloom/api-client/commerce";

export type Order = NonNullable<OrderByTokenQuery["orderByToken"]>;
export type OrderPage = {
  order: Order;
  designs: OrderDesignsQuery["orderDesigns"] /** Prices with tax. */;
  gross: boolean;
};

const OrderBasisDocument = typedDocument<{ orderByToken: { displayGrossPrices: boolean } | null }, { token: string }>(
  "orderBasis",
  "query",
  "query orderBasis($token: UUID!) {\n  orderByToken(token: $token) {\n    displayGrossPrices\n  }\n}",
);

/** The order of a tracking link. Throws a 404 Response when there is none, a 503 when the shop cannot be reached. */
export async function orderPage(commerce: GraphQLClient, token: string): Promise<OrderPage> {
  try {
    const { orderByToken: order } = await commerce.query(OrderByTokenDocument, { token });
    if (order) {
      const [designs, basis] = await Promise.all([
        commerce.tryQuery(OrderDesignsDocument, { token }),
        commerce.tryQuery(OrderBasisDocument, { token }),
      ]);
      return {
        order,
        designs: designs?.orderDesigns ?? [],
        gross: basis?.orderByToken?.displayGrossPrices ?? false,
      };
    }
  } catch (error) {
    if (error instanceof TransportError) throw new Response("The shop cannot be reached", { status: 503 });
  }
  throw new Response("No such order", { status: 404 });
}
