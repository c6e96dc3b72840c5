import { followCart } from "@carloom/api-client/cart-owner";
import { session, settings } from "./settings.ts";

/** What a guest put into the cart is theirs once they are signed in. */
followCart(session, settings);
