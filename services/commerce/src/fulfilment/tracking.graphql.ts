import { globalId } from "@carloom/wire";
import { builder } from "../builder.ts";
import { orderByToken } from "../order/order.repository.ts";
import { fulfilmentsOfOrders } from "../order/parcel.repository.ts";
import { shopTables } from "../tables.ts";
import { trackingLink } from "./tracking.ts";

const ParcelTracking = builder.objectRef<{ id: string; url: string }>("ParcelTracking").implement({
  description: "Where a parcel that left can be followed.",
  fields: (t) => ({
    fulfillmentId: t.id({ resolve: ({ id }) => globalId("Fulfillment", id) }),
    url: t.exposeString("url", { description: "The carrier's page of it." }),
  }),
});

builder.queryField("orderTracking", (t) =>
  t.field({
    type: [ParcelTracking],
    description: "By the order's tracking token: its parcels that a carrier's page is known of.",
    args: { token: t.arg({ type: "UUID", required: true }) },
    resolve: async (_, { token }, context) => {
      const db = shopTables(context.db);
      const order = await orderByToken(db, token);
      const parcels = order ? await fulfilmentsOfOrders(db, [order.id]) : [];
      return parcels.flatMap(({ id, status, tracking_number: number }) => {
        const { url } = status === "FULFILLED" && number ? trackingLink(context.settings, number) : {};
        return url ? [{ id, url }] : [];
      });
    },
  }),
);
