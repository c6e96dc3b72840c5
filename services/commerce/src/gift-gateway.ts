/** The gateway of what a gift card pays of an order, as rows name it. */
export const GIFT_CARD_GATEWAY = "carloom.gift-card";
