import type { BuildDocument, Manifest, ShownPage } from "@carloom/build";
import type { StageAssets } from "@carloom/stage";
import { aspectOf, fontOf } from "@carloom/stage/art-files";

/** The view that pictures of builds are taken from, so that the picture becomes the car without a jump. */
export const firstView = (manifest: Manifest): string | null =>
  (manifest.cameras.find(({ id }) => /^front(34|-left)$/.test(id)) ?? manifest.cameras[0])?.id ?? null;

/** Views that are offered, by the message that names them; a template calls them its own way. */
const OFFERED: readonly [string, RegExp][] = [
  ["studio.view.front-left", /^front(34|-left)$/],
  ["studio.view.left", /^(side-)?left$/],
  ["studio.view.rear-left", /^rear(34|-left)$/],
  ["studio.view.front", /^front$/],
  ["studio.view.interior", /^interior$/],
];
export const offeredViews = ({ cameras }: Manifest): { id: string; key: string }[] =>
  OFFERED.flatMap(([key, pattern]) => {
    const found = cameras.find(({ id }) => pattern.test(id));
    return found ? [{ id: found.id, key }] : [];
  });

function found<T>(item: T | undefined, what: string): T {
  if (item === undefined) throw new Error(`${what} is not in this page.`);
  return item;
}

/** What the stage asks for, out of the page itself. */
export function pageAssets(page: ShownPage): StageAssets {
  return {
    async partModel(uuid) {
      const { option } = found(
        page.parts.find((part) => part.uuid === uuid),
        `Part ${uuid}`,
      );
      return { url: option.model3d.url, option };
    },
    async stickerArt(art) {
      if (art.kind === "upload") {
        const { url, width, height } = found(page.uploads[art.uuid], `Picture ${art.uuid}`);
        return { url, aspect: width / height };
      }
      const { url } = found(page.stickers[art.uuid], `Sticker ${art.uuid}`);
      return { url, aspect: await aspectOf(url) };
    },
    vinyl: (hash) => found(page.vinyls?.[hash], `Vinyl ${hash}`),
    font: fontOf,
  };
}

/** What a visitor of the page may change for the moment; the build itself stays. */
export type Look = { scene: string | null; doors: boolean; lights: boolean };

export const lookOf = (build: BuildDocument): Look => ({
  scene: build.scene?.id ?? null,
  doors: (build.doors?.length ?? 0) > 0,
  lights: build.lights?.on ?? false,
});

/** The build as it is looked at. Nothing changed is the very same document. */
export function withLook(build: BuildDocument, look: Look, hinges: readonly string[]): BuildDocument {
  const own = lookOf(build);
  const next = { ...build };
  if (look.scene !== own.scene && look.scene !== null) next.scene = { id: look.scene };
  if (look.doors !== own.doors) next.doors = look.doors ? [...hinges] : [];
  if (look.lights !== own.lights) next.lights = { ...build.lights, on: look.lights };
  const same = look.scene === own.scene && look.doors === own.doors && look.lights === own.lights;
  return same ? build : next;
}
