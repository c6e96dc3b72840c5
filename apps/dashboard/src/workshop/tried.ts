import type { WorkshopTryQuery } from "@carloom/api-client/threed";
import type { BuildDocument, PartOption } from "@carloom/build";
import { type CarBoxes, rehomed } from "@carloom/editor";
import type { Stage, StageAssets } from "@carloom/stage";
import type * as ArtModule from "@carloom/stage/art-files";

export type TriedBuild = NonNullable<WorkshopTryQuery["workshopTry"]["tried"]>;
/** A build as it stands on the car, and where the stage has what it shows from. */
export type Tried = { build: BuildDocument; assets: Partial<StageAssets>; leftOut: TriedBuild["leftOut"] };

type Dimensions = { length: number; width: number; height: number };

/** About where a car's body is, of which nothing but its size is known. */
const boxOf = ({ length, width, height }: Dimensions): CarBoxes["body"] => [
  [-width / 2, 0, -length / 2],
  [width / 2, height, length / 2],
];

/** The build of a text file of the studio, or the document itself; null where it is neither. */
export function buildIn(text: string): unknown {
  try {
    const read = JSON.parse(text) as { kind?: unknown; build?: unknown } | null;
    if (typeof read !== "object" || read === null) return null;
    return read.kind === "carloom-build" || "build" in read ? read.build : read;
  } catch {
    return null;
  }
}

function assetsOf({ parts, stickers, uploads, vinyls }: TriedBuild, art: ArtFiles): Partial<StageAssets> {
  const found = <T>(list: unknown, name: string): T => {
    const one = (list as Record<string, T>)[name];
    if (one === undefined) throw new Error(`The build names ${name}, which did not come with it.`);
    return one;
  };
  return {
    partModel: async (uuid) => found<{ url: string; option: PartOption }>(parts, uuid),
    async stickerArt({ kind, uuid }) {
      if (kind === "upload") {
        const { url, width, height } = found<{ url: string; width: number; height: number }>(uploads, uuid);
        return { url, aspect: width / height };
      }
      const url = found<string>(stickers, uuid);
      return { url, aspect: await art.aspectOf(url) };
    },
    vinyl: (hash) => found<string>(vinyls, hash),
    font: art.fontOf,
  };
}

type ArtFiles = Pick<typeof ArtModule, "aspectOf" | "fontOf">;

/** Lays the stickers of another car where they would be pasted in the studio. */
export async function laidOn(stage: Stage, tried: TriedBuild, art: ArtFiles): Promise<Tried> {
  const { leftOut } = tried;
  const build = tried.build as BuildDocument;
  const assets = assetsOf(tried, art);
  if (!tried.other || build.stickers.length === 0) return { build, assets, leftOut };
  const body = await stage.body();
  const to = body.boxes();
  if (!to) return { build, assets, leftOut };
  const from = { body: boxOf(tried.other as Dimensions), panels: {} };
  const stickers = build.stickers.map((one) => rehomed(one, undefined, from, to, body.nearest).sticker);
  return { build: { ...build, stickers }, assets, leftOut };
}
