import { addJob } from "@carloom/platform";
import type { CommerceDb } from "../tables.ts";

export const DESIGN_PICTURES = "commerce.designPictures";
/** How often it was asked for pictures of an order's builds. */
export type DesignPictures = { orderId: string; asked: number };

/** Has the builds of an order drawn that came without a picture: of the API, or of presets that have none yet. */
export const wantDesignPictures = (trx: CommerceDb, payload: DesignPictures, runAt?: Date): Promise<void> =>
  addJob(trx, DESIGN_PICTURES, payload, { key: `${DESIGN_PICTURES}:${payload.orderId}`, ...(runAt && { runAt }) });
