// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { StaffPartProductQuery, StaffPartProductQueryVariables, StaffSellPartMutation, StaffSellPartMutationVariables } from "./types.ts";

export const StaffPartProductDocument: TypedDocument<StaffPartProductQuery, StaffPartProductQueryVariables> = /* @__PURE__ */ typedDocument("staffPartProduct", "query", "query staffPartProduct($partModel:UUID!){partProduct(partModel:$partModel){id slug name variants{id stocks{id quantity}channelListings{channel{id}price{amount}}}}}");
export const StaffSellPartDocument: TypedDocument<StaffSellPartMutation, StaffSellPartMutationVariables> = /* @__PURE__ */ typedDocument("staffSellPart", "mutation", "mutation staffSellPart($input:PartProductInput!){partProductSave(input:$input){product{id}errors{field code message}}}");
