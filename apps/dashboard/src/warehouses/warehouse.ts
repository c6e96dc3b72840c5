import type { StaffWarehousesQuery } from "@carloom/api-client/commerce";

export type Warehouse = NonNullable<StaffWarehousesQuery["warehouses"]>["edges"][number]["node"];
export type Zone = NonNullable<StaffWarehousesQuery["shippingZones"]>["edges"][number]["node"];
export type Holding = NonNullable<StaffWarehousesQuery["warehouseHoldings"]>[number];
