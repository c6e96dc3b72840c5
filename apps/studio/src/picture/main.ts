import "@carloom/ui/fonts.css";
import type { PictureOrder } from "@carloom/build";
import { createStage, type StageError } from "@carloom/stage";
import { aspectOf, fontOf, loadFonts } from "@carloom/stage/art-files";

/** Once round the car in seconds, of so many pictures each; few, for a machine without a GPU draws them all. */
const TURN = { seconds: 6, fps: 12, samples: 1 };

function named<T>(list: Record<string, T>, uuid: string): T {
  const found = list[uuid];
  if (!found) throw new Error(`${uuid} was not ordered.`);
  return found;
}

async function base64(blob: Blob): Promise<string> {
  const reader = new FileReader();
  await new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = () => reject(new Error("The picture could not be read."));
    reader.readAsDataURL(blob);
  });
  const url = String(reader.result);
  return url.slice(url.indexOf(",") + 1);
}

/** The picture as JPEG, the model as binary glTF, or a film once round the car as WebM or MP4, in base64. @throws when anything of the build is missing: half a build is no picture of it */
async function draw(order: PictureOrder, what: "picture" | "model" | "film", samples: number): Promise<string> {
  const canvas = document.querySelector("canvas");
  if (!canvas) throw new Error("no canvas");
  const problems: StageError[] = [];
  const stage = createStage(canvas, {
    assets: {
      partModel: async (uuid) => {
        const option = named(order.parts, uuid);
        return { url: option.model3d.url, option };
      },
      async stickerArt(art) {
        if (art.kind === "upload") {
          const { url, width, height } = named(order.uploads, art.uuid);
          return { url, aspect: width / height };
        }
        const url = named(order.stickers, art.uuid);
        return { url, aspect: await aspectOf(url) };
      },
      vinyl: (hash) => named(order.vinyls ?? {}, hash),
      font: fontOf,
    },
    quality: "desktop",
    maxPixelRatio: 1,
    reducedMotion: true,
    shown: false,
    onError: (error) => problems.push(error),
  });
  try {
    await Promise.all([stage.loadTemplate(order.manifest), loadFonts(order.build)]);
    await stage.apply(order.build);
    // A template without a map of stickers, or a place for plates, shows none anywhere.
    const problem = problems.find(({ code }) => code !== "livery-missing" && code !== "plate-missing");
    if (problem) throw problem;
    if (what === "model") return await base64(await stage.exportModel("glb"));
    const { width, height, quality, manifest } = order;
    // As generated and as imported cars call it.
    const view = manifest.cameras.find(({ id }) => /^front(34|-left)$/.test(id)) ?? manifest.cameras[0];
    if (what === "film")
      return await base64((await stage.film({ ...TURN, width, height, ...(view && { view: view.id }) })).blob);
    const how = { width, height, quality, type: "image/jpeg" as const, samples };
    return await base64(await stage.capture(view ? { ...how, view: view.id } : how));
  } finally {
    stage.dispose();
  }
}

Object.assign(window, { carloomPicture: draw });
