import { builder } from "../builder.ts";
import type { GiftCardNode } from "./gift-card.command.ts";

export const GiftCardRef = builder.objectRef<GiftCardNode>("GiftCard");
