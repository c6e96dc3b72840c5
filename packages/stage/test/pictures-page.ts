import { BuildDocument, manifestFrom } from "@carloom/build";
import { type CameraPose, createStage, type Stage } from "../src/index.ts";

type Shot = { width: number; height: number; samples: number; view: string | CameraPose; asGiven?: boolean };

/** A plain square; placements give it their colours. */
const SQUARE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#fff"/></svg>')}`;

let stage: Stage | null = null;
const problems: string[] = [];
const families = new Map<string, string>();

/** Shows a generated car of `/content/<slug>/`. */
async function open(slug: string): Promise<void> {
  const canvas = document.querySelector("canvas");
  if (!canvas) throw new Error("no canvas");
  stage ??= createStage(canvas, {
    assets: {
      partModel: () => Promise.reject(new Error("no parts here")),
      stickerArt: async () => ({ url: SQUARE, aspect: 1 }),
      font: (id) => ({ family: families.get(id) ?? id, weight: 700 }),
    },
    quality: "desktop",
    maxPixelRatio: 1,
    reducedMotion: true,
    shown: false,
    onError: (error) => problems.push(error.message),
  });
  const manifest = manifestFrom(await (await fetch(`/content/${slug}/manifest.json`)).json());
  await stage.loadTemplate(manifest, { baseUrl: `/content/${slug}/` });
}

/** Loads what a face of the product (its style sheet in `/fonts/`) needs for a text. */
async function font(folder: string, family: string, text: string): Promise<void> {
  families.set(folder, family);
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: `/fonts/${folder}/index.css` });
  const loaded = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
  document.head.append(link);
  await loaded;
  const faces = await document.fonts.load(`700 48px "${family}"`, text);
  if (faces.length === 0) throw new Error(`${family} has no face for ${text}.`);
}

/** A PNG (base64) of the car with this build. */
async function shoot(build: object, shot: Shot): Promise<string> {
  if (!stage) throw new Error("no car is open");
  await stage.apply(BuildDocument.parse(build));
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const { width, height, samples, view, asGiven } = shot;
  const blob = await stage.capture({ width, height, samples, view, ...(asGiven && { asGiven }), type: "image/png" });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
}

Object.assign(window, {
  pictures: { open, font, shoot, failed: () => stage?.stats().failedPrograms },
  picturesReady: true,
});
