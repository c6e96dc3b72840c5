import { addJob } from "@carloom/platform";
import type { CommerceDb } from "../tables.ts";

export const DESIGN_PICTURES = "commerce.designPictures";
/** How often it was asked for pictures of an order's builds. */
export type DesignPictures = { orderId: string; asked: number };

export const CART_PICTURE = "commerce.cartPicture";
/** How often it was asked for the picture of a cart's build; `ownerId` is whose own pictures it may show. */
export type CartPicture = { designId: string; ownerId: string | null; asked: number };

/** Has a build of a cart drawn that came without a picture. */
export const wantCartPicture = (trx: CommerceDb, payload: CartPicture, runAt?: Date): Promise<void> =>
  addJob(trx, CART_PICTURE, payload, { key: `${CART_PICTURE}:${payload.designId}`, ...(runAt && { runAt }) });

/** Has the builds of an order drawn that came without a picture: of the API, or of presets that have none yet. */
export const wantDesignPictures = (trx: CommerceDb, payload: DesignPictures, runAt?: Date): Promise<void> =>
  addJob(trx, DESIGN_PICTURES, payload, { key: `${DESIGN_PICTURES}:${payload.orderId}`, ...(runAt && { runAt }) });
