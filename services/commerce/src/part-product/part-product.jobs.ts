import type { JobHandlers, Services } from "@carloom/platform";
import { PART_CHANGED, PART_WITHDRAWN, type ThreedPort } from "@carloom/threed";
import { z } from "zod";
import { shopTables } from "../tables.ts";
import { followPart } from "./follow-part.command.ts";
import { hidePart, shownParts } from "./part-product.repository.ts";

const Payload = z.strictObject({ uuid: z.uuid() });
const Changed = z.strictObject({
  uuid: z.uuid(),
  before: z.strictObject({
    title: z.strictObject({ en: z.string(), ko: z.string(), ja: z.string() }),
    weightKg: z.number().nullable(),
    picture: z.string().nullable(),
  }),
});

/** Hides what stands for parts that were taken down, whoever showed it. */
export async function hideWithdrawn(
  { db }: Pick<Services, "db">,
  threed: Pick<ThreedPort, "partModels">,
): Promise<void> {
  const parts = await threed.partModels(await shownParts(shopTables(db)));
  for (const { uuid, isWithdrawn } of parts.values()) if (isWithdrawn) await hidePart(shopTables(db), uuid);
}

/**
 * A part that was taken down is sold no more, loose or on a build: its product is hidden, also from carts that have it. One
 * that was published anew has its product follow it.
 */
export const partJobs = (
  services: Pick<Services, "db" | "settings">,
  threed: Pick<ThreedPort, "partModels" | "holdObjects">,
): JobHandlers => ({
  [PART_CHANGED]: async (payload) => {
    const { uuid, before } = Changed.parse(payload);
    await followPart(services, threed, uuid, before);
  },
  [PART_WITHDRAWN]: async (payload) => {
    const { uuid } = Payload.parse(payload);
    // let back and published again meanwhile
    if ((await threed.partModels([uuid])).get(uuid)?.isWithdrawn) await hidePart(shopTables(services.db), uuid);
  },
});
