import { manifestFrom, parseBuild } from "@carloom/build";
import { type CameraPose, createStage, type PhotoOptions } from "../src/index.ts";

/** One picture of the gallery: a build of generated content, named by slug, and how it is taken. */
export type GalleryPiece = {
  title: string;
  template: string;
  camera: CameraPose;
  photo?: Pick<PhotoOptions, "aperture" | "focus" | "tone" | "asGiven">;
  /** What the build's uuids stand for: generated parts and stickers by slug, an uploaded art by its file in `art`. */
  parts: Record<string, string>;
  stickers: Record<string, string>;
  build: unknown;
};
export type GalleryShot = { width: number; height: number; samples: number };

const json = async (url: string) => (await fetch(url)).json();

function named(list: Record<string, string>, uuid: string): string {
  const slug = list[uuid];
  if (!slug) throw new Error(`The piece does not say what ${uuid} is.`);
  return slug;
}

async function shoot(piece: GalleryPiece, { width, height, samples }: GalleryShot): Promise<string> {
  const canvas = document.querySelector("canvas");
  if (!canvas) throw new Error("no canvas");
  const base = `/content/${piece.template}/`;
  const manifest = manifestFrom(await json(`${base}manifest.json`));
  // A piece keeps the version it was made with.
  const read = parseBuild(piece.build);
  if (!read.ok) throw new Error(read.message);
  const problems: string[] = [];
  const stage = createStage(canvas, {
    assets: {
      partModel: async (uuid) => {
        const slug = named(piece.parts, uuid);
        const { option } = await json(`/content/parts/${slug}/part.json`);
        return { url: `/content/parts/${slug}/model.glb`, option };
      },
      stickerArt: async (art) => {
        const name = named(piece.stickers, art.uuid);
        return { url: art.kind === "upload" ? `/art/${name}` : `/content/stickers/${name}.svg`, aspect: 1 };
      },
    },
    quality: "desktop",
    maxPixelRatio: 1,
    reducedMotion: true,
    onError: (error) => problems.push(`${error.reference}: ${error.message}`),
  });
  try {
    await stage.loadTemplate(manifest, { baseUrl: base });
    await stage.apply(read.value);
    if (problems.length > 0) throw new Error(problems.join("\n"));
    const blob = await stage.capture({
      width,
      height,
      samples,
      type: "image/png",
      view: piece.camera,
      ...piece.photo,
      onProgress: () => undefined,
    });
    const reader = new FileReader();
    await new Promise((resolve) => {
      reader.onload = resolve;
      reader.readAsDataURL(blob);
    });
    return String(reader.result);
  } finally {
    stage.dispose();
  }
}

Object.assign(window, { shoot });
