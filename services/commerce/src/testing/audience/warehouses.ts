import type { Audiences } from "./who.ts";

/** Where goods lie, how many, and who waits for them. */
export const warehouses: Audiences = {
  "Query.warehouseHoldings": "catalogue or orders or support",
  "Query.stockMovements": "catalogue or orders",
  "Query.warehouse": "orders",
  "Query.warehouses": "catalogue or orders or support",
  "Query.stockNotice": "everybody",
  "Mutation.createWarehouse": "catalogue",
  "Mutation.updateWarehouse": "catalogue",
  "Mutation.deleteWarehouse": "catalogue",
  "Mutation.assignWarehouseShippingZone": "catalogue",
  "Mutation.unassignWarehouseShippingZone": "catalogue",
  "Mutation.warehouseStockMove": "catalogue",
  "Mutation.stockChange": "catalogue",
  "Mutation.productVariantStocksCreate": "catalogue",
  "Mutation.productVariantStocksDelete": "catalogue",
  "Mutation.productVariantStocksUpdate": "catalogue",
  "Mutation.stockNoticeConfirm": "everybody",
  "Mutation.stockNoticeEnd": "everybody",
  "Mutation.stockNoticeRequest": "everybody",
};
