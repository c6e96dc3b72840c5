import { builder } from "../builder.ts";
import type { OrderNode } from "./order.ts";

export const OrderRef = builder.objectRef<OrderNode>("Order");
