import { typedDocument } from "@carloom/api-client";
import type {
  OrderPapersMutation,
  OrderPapersMutationVariables,
  OrderReturnRequestWithdrawMutation,
  OrderReturnRequestWithdrawMutationVariables,
} from "@carloom/api-client/commerce";

// beside the generated ones, which every page loads that uses any of them; types and names are theirs
export const OrderPapersDocument = typedDocument<OrderPapersMutation, OrderPapersMutationVariables>(
  "orderPapers",
  "mutation",
  "mutation orderPapers($token: UUID!, $email: String) { orderInvoiceLink(token: $token, email: $email) { number url creditNotes { number url total { amount currency } } errors { code } } }",
);
export const OrderReturnRequestWithdrawDocument = typedDocument<
  OrderReturnRequestWithdrawMutation,
  OrderReturnRequestWithdrawMutationVariables
>(
  "orderReturnRequestWithdraw",
  "mutation",
  "mutation orderReturnRequestWithdraw($token: UUID!, $email: String, $id: ID!) { orderReturnRequestWithdraw(token: $token, email: $email, id: $id) { errors { field message code } } }",
);
