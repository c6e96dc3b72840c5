import { builder } from "../builder.ts";
import type { CheckoutNode } from "./checkout.ts";

export const CheckoutRef = builder.objectRef<CheckoutNode>("Checkout");
