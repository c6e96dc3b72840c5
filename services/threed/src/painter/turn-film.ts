import { emptyBuild } from "@carloom/build";
import type { Services } from "@carloom/platform";
import { z } from "zod";
import { type FilmMaker, pictureOrder } from "../picture/order.ts";
import { setTemplateThumbnails } from "../template/template.command.ts";
import { manifestsByUuid, templatesByUuid } from "../template/template.repository.ts";

type Store = Pick<Services, "db" | "storage" | "log">;

export const TurnFilm = z.strictObject({ template: z.uuid() });

/** Films a car that staff brought, as the catalogue's own are: once round as it is sold, for its tile in lists. */
export async function filmCar(services: Store, make: FilmMaker, uuid: string, lastAttempt: boolean): Promise<void> {
  const { db, log } = services;
  const modelOf = async () => {
    const reading = (await manifestsByUuid(db, [uuid])).get(uuid);
    return reading?.status === "ok" ? reading.value.model3d.full.url : null;
  };
  const [model, ordered] = [
    await modelOf(),
    await pictureOrder(db, { templateUuid: uuid, build: emptyBuild(), ownerId: null }, "film"),
  ];
  const row = (await templatesByUuid(db, { closed: true }, [uuid])).get(uuid);
  if (!row || !ordered) return;
  try {
    const film = await make(ordered.order);
    // published anew meanwhile, it is filmed anew
    if ((await modelOf()) === model) await setTemplateThumbnails(services, row.slug, { thumbnailVideo: film });
  } catch (error) {
    if (!lastAttempt) throw error;
    log.warn("a car cannot be filmed", { slug: row.slug, error: String(error) });
  }
}
