import type { ShownPage } from "@carloom/build";
import type { Shown } from "@carloom/threed";

type Where = { services: string /** The server can make models for AR. */; models: boolean };

/** What the viewer's page carries of a shown build: what draws it and names it, and nothing of whose it is. */
export function pageData({ design, ...shown }: Shown, { services, models }: Where): ShownPage {
  const { template, build, parts, stickers, uploads } = design;
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
    origin: shown.origin,
    picture: `${services}/threed/picture/${shown.reference}.jpg`,
    model: models ? `${services}/threed/model/${shown.reference}.glb` : null,
  };
}
