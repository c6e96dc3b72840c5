import { builder } from "../builder.ts";
import type { Gateway } from "./gateway.ts";

const GatewayConfigLine = builder.objectRef<Gateway["config"][number]>("GatewayConfigLine").implement({
  fields: (t) => ({ field: t.exposeString("field"), value: t.exposeString("value", { nullable: true }) }),
});

export const PaymentGatewayRef = builder.objectRef<Gateway>("PaymentGateway").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    currencies: t.exposeStringList("currencies"),
    config: t.field({ type: [GatewayConfigLine], resolve: (gateway) => gateway.config }),
  }),
});
