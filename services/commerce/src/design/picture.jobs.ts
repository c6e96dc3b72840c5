import type { JobHandlers, Services } from "@carloom/platform";
import { parseBuild } from "@carloom/build";
import { objectOf } from "../catalogue/stored-object.ts";
import {
  CART_PICTURE,
  type CartPicture,
  DESIGN_PICTURES,
  type DesignPictures,
  wantCartPicture,
  wantDesignPictures,
} from "../checkout/design-pictures.ts";
import type { DesignPort } from "../design.port.ts";
import { orderById } from "../order/order.repository.ts";
import { shopTables } from "../tables.ts";
import { designById, type DesignRow, designsOfOrder, setDesignPicture } from "./design.repository.ts";

/** Pictures are drawn one at a time: it is asked so often, and so far apart, before the car as it is sold stays. */
const MOST_ASKED = 40;
const APART_MS = 20_000;
const later = () => new Date(Date.now() + APART_MS);

/** Draws one design, or asks for it; true while it waits for its picture. */
async function draw(
  services: Services,
  threed: DesignPort,
  design: DesignRow,
  ownerId: string | null,
): Promise<boolean> {
  const template = await threed.templateBySlug(design.template_slug, null);
  const bare = objectOf(services, template?.thumbnail ?? null);
  const build = parseBuild(design.build);
  // another picture than the car's own is one of the build
  if ((design.thumbnail !== null && design.thumbnail !== bare) || !build.ok) return false;
  const { picture, waiting } = await threed.drawnBuild(design.template_uuid, build.value, ownerId);
  if (picture === null) return waiting;
  await shopTables(services.db)
    .transaction()
    .execute(async (trx) => {
      if (await setDesignPicture(trx, design, picture))
        await threed.holdObjects(trx as never, `design:${design.id}`, [picture]);
    });
  return false;
}

export const designPictureJobs = (services: Services, threed: DesignPort): JobHandlers => ({
  async [DESIGN_PICTURES](payload) {
    const { orderId, asked } = payload as DesignPictures;
    const db = shopTables(services.db);
    const order = await orderById(db, orderId);
    if (!order) return;
    let isWaiting = false;
    for (const design of await designsOfOrder(db, orderId))
      isWaiting = (await draw(services, threed, design, order.user_id)) || isWaiting;
    if (isWaiting && asked < MOST_ASKED) await wantDesignPictures(db, { orderId, asked: asked + 1 }, later());
  },
  async [CART_PICTURE](payload) {
    const { designId, ownerId, asked } = payload as CartPicture;
    const db = shopTables(services.db);
    const design = await designById(db, designId);
    // taken out meanwhile, or ordered: then its order asks
    if (!design || design.order_id !== null) return;
    if ((await draw(services, threed, design, ownerId)) && asked < MOST_ASKED)
      await wantCartPicture(db, { designId, ownerId, asked: asked + 1 }, later());
  },
});
