import type { ShownPage } from "@carloom/build";
import type { Shown, ThreedPort } from "../port.ts";
import { isNewerCar } from "../template/unreadable.ts";

type Where = {
  /** Address of the services. */
  services: string;
  /** The server can make models for AR. */
  models: boolean;
};

/** What the viewer's page carries of a shown build: what draws it and names it, and nothing of whose it is. */
export function pageData({ design, ...shown }: Shown, { services, models }: Where): ShownPage {
  const { template, build, parts, stickers, uploads, vinyls } = design;
  return {
    reference: shown.reference,
    title: shown.title,
    userName: shown.userName,
    createdAt: shown.createdAt.toISOString(),
    template: { slug: template.slug, title: template.title, manifest: template.manifest },
    build,
    parts: parts.map(({ slot, part: { uuid, title, thumbnail, option } }) => ({
      slot,
      uuid,
      title,
      thumbnail,
      option,
    })),
    stickers: Object.fromEntries(
      [...stickers].map(([uuid, { stickerFile, title }]) => [uuid, { url: stickerFile, title }]),
    ),
    uploads: Object.fromEntries([...uploads].map(([uuid, { url, width, height }]) => [uuid, { url, width, height }])),
    ...(vinyls.size > 0 && { vinyls: Object.fromEntries([...vinyls].map(([hash, { url }]) => [hash, url])) }),
    origin: shown.origin,
    picture: `${services}/threed/picture/${shown.reference}.jpg`,
    model: models ? `${services}/threed/model/${shown.reference}.glb` : null,
  };
}

/**
 * How the viewer asks for a shown build: null when it is withdrawn or was never there, `newer` where its car is of later
 * code than this node's: another node, or this one in a moment, can show it.
 */
export const shownPages =
  (threed: Pick<ThreedPort, "shown">, where: Where) =>
  async (reference: string): Promise<ShownPage | "newer" | null> => {
    try {
      const shown = await threed.shown(reference);
      return shown && pageData(shown, where);
    } catch (error) {
      if (isNewerCar(error)) return "newer";
      throw error;
    }
  };
