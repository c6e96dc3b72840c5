// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { StaffSalesQuery, StaffSalesQueryVariables } from "./types.ts";

export const StaffSalesDocument: TypedDocument<StaffSalesQuery, StaffSalesQueryVariables> = /* @__PURE__ */ typedDocument("staffSales", "query", "query staffSales($from:Date!$until:Date!){salesByDay(from:$from until:$until){channel{id name currencyCode}days{day sum{...StaffSum}}total{...StaffSum}before{...StaffSum}}bestSellers(from:$from until:$until first:8){productName variantName pieces variant{id product{id}}}runningOut(from:$from until:$until first:8){available sold daysLeft variant{id sku name product{id name}}}}fragment StaffSum on SalesSum{orders gross{...StaffMoney}tax{...StaffMoney}refunded{...StaffMoney}average{...StaffMoney}}fragment StaffMoney on Money{amount currency}");
