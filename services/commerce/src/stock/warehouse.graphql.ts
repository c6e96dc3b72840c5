import { loaderOf, type RequestContext } from "@carloom/platform";
import { type AddressFields, AddressRef, type AddressShape, requireRole } from "@carloom/identity";
import { builder } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { globalId, numberOf, Node } from "@carloom/wire";
import { type WarehouseRow, warehousesByIds } from "./warehouse.repository.ts";

async function warehousesBatch(ids: readonly number[], context: RequestContext): Promise<Map<number, WarehouseRow>> {
  return new Map((await warehousesByIds(shopTables(context.db), ids)).map((row) => [row.id, row]));
}

export const warehouseOf = async (context: RequestContext, id: number): Promise<WarehouseRow | null> =>
  (await loaderOf(context, warehousesBatch).load(id)) ?? null;

const NOWHERE: AddressFields = {
  firstName: "",
  lastName: "",
  companyName: "",
  streetAddress1: "",
  streetAddress2: "",
  city: "",
  cityArea: "",
  postalCode: "",
  country: "",
  countryArea: "",
  phone: "",
};
/** One that nobody gave an address is somewhere in its country. */
const addressOf = ({ id, address, name, country }: WarehouseRow): AddressShape => ({
  ...(address ?? { ...NOWHERE, companyName: name, country }),
  id: `warehouse-${id}`,
});

export const WarehouseRef = builder.objectRef<WarehouseRow>("Warehouse").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Warehouse", row.id) }),
    name: t.exposeString("name"),
    slug: t.exposeString("slug"),
    email: t.exposeString("email"),
    address: t.field({ type: AddressRef, resolve: (row) => addressOf(row) }),
  }),
});

builder.queryField("warehouse", (t) =>
  t.field({
    type: WarehouseRef,
    nullable: true,
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => {
      requireRole(context, "orders");
      const key = numberOf(id, "Warehouse");
      return key === null ? null : warehouseOf(context, key);
    },
  }),
);

export const StockInput = builder.inputType("StockInput", {
  fields: (t) => ({ warehouse: t.id({ required: true }), quantity: t.int({ required: true }) }),
});
