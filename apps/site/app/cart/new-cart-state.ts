import { isChannel } from "../channel/channels.ts";
import { rememberChannel } from "../channel/remembered.ts";
import { setCartState } from "./cart-state.ts";

/** Says what a cart holds that was just begun or taken: whoever buys in a channel has chosen it. */
export function setNewCartState(cart: { quantity: number; channel: { slug: string } }): void {
  setCartState(cart);
  if (isChannel(cart.channel.slug)) rememberChannel(cart.channel.slug);
}
