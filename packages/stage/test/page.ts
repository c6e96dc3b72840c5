import { BuildDocument, type Manifest, type PartOption, type Placement } from "@carloom/build";
import { createStage, type Stage, type StageOptions } from "../src/index.ts";

/** Plain colours whose place in the picture says everything: 0 red, 1 red left and blue right, 2 green. */
const ARTS = [
  '<rect width="100" height="100" fill="#ff0000"/>',
  '<rect width="50" height="100" fill="#ff0000"/><rect x="50" width="50" height="100" fill="#0000ff"/>',
  '<rect width="100" height="100" fill="#00ff00"/>',
];

const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const errors: string[] = [];

const { getContext } = HTMLCanvasElement.prototype;
let isSmooth = false;
HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, how?: object) {
  return getContext.call(this, kind as "webgl2", kind === "webgl2" && !isSmooth ? { ...how, antialias: false } : how);
} as typeof getContext;

/** @param smooth with the stage's own edges: four samples a pixel cost a processor as much again as the picture */
function start(options: Partial<StageOptions> = {}, smooth = false): Stage {
  isSmooth = smooth;
  const canvas = document.querySelector("canvas");
  if (!canvas) throw new Error("no canvas");
  const stage = createStage(canvas, {
    assets: {
      partModel: async (id) => {
        const kind = id.endsWith("8") ? "wheel" : "spoiler";
        const option: PartOption = await (await fetch(`/fixture/${kind}.json`)).json();
        return { url: `/fixture/${kind}.glb`, option };
      },
      stickerArt: async (art) => {
        const body = ARTS[Number(art.uuid.slice(-1))];
        if (!body) throw new Error("no such art");
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${body}</svg>`;
        return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, aspect: 1 };
      },
    },
    quality: "phone",
    reducedMotion: true,
    adapt: false,
    onError: (error) => errors.push(error.code),
    ...options,
  });
  Object.assign(window, { stage });
  return stage;
}

async function load(stage: Stage, change: Partial<Manifest> = {}, baseUrl = "/fixture/"): Promise<void> {
  const manifest: Manifest = await (await fetch(`${baseUrl}manifest.json`)).json();
  await stage.loadTemplate({ ...manifest, ...change }, { baseUrl });
}

let standing: Stage | undefined;

/** The page's own stage with the fixture's car, as it was when it was loaded. */
async function cleared(): Promise<Stage> {
  if (standing) {
    standing.cancelDrag();
    await standing.apply(BuildDocument.parse({}));
  } else {
    standing = start();
    await load(standing);
  }
  errors.length = 0;
  return standing;
}

/** A file with Draco's compression as one without, which is what an import makes of it before the stage opens it. */
async function plain(url: string): Promise<string> {
  const [{ GLTFLoader }, { DRACOLoader }, { GLTFExporter }] = await Promise.all([
    import("three/addons/loaders/GLTFLoader.js"),
    import("three/addons/loaders/DRACOLoader.js"),
    import("three/addons/exporters/GLTFExporter.js"),
  ]);
  const draco = new DRACOLoader().setDecoderPath("/draco/");
  const { scene } = await new GLTFLoader().setDRACOLoader(draco).loadAsync(url);
  draco.dispose();
  const bytes = (await new GLTFExporter().parseAsync(scene, { binary: true })) as ArrayBuffer;
  return URL.createObjectURL(new Blob([bytes], { type: "model/gltf-binary" }));
}

/** The next frame that is drawn, as pixels (top row first). */
function nextFrame(stage: Stage): Promise<ImageData> {
  return new Promise((resolve) => {
    const off = stage.on("frame", () => {
      off();
      // The drawing buffer is whole until this task ends.
      const copy = new OffscreenCanvas(stage.canvas.width, stage.canvas.height);
      const context = copy.getContext("2d");
      if (!context) return;
      context.drawImage(stage.canvas, 0, 0);
      resolve(context.getImageData(0, 0, copy.width, copy.height));
    });
    stage.invalidate();
  });
}

function rest(stage: Stage): Promise<void> {
  return new Promise((resolve) => {
    const off = stage.on("rest", () => {
      off();
      resolve();
    });
    stage.invalidate();
  });
}

type Rgb = [number, number, number];

/** Mean colour of a small square around a point of car space, in this view; null when it is out of the picture. */
async function colorAt(stage: Stage, view: string, point: [number, number, number], radius = 2): Promise<Rgb | null> {
  stage.setView(view, { animate: false });
  const image = await nextFrame(stage);
  const at = stage.projectToScreen(point);
  if (!at) return null;
  const k = image.width / stage.canvas.clientWidth;
  const sum: Rgb = [0, 0, 0];
  let count = 0;
  for (let y = Math.round(at.y * k) - radius; y <= at.y * k + radius; y++)
    for (let x = Math.round(at.x * k) - radius; x <= at.x * k + radius; x++) {
      const i = (y * image.width + x) * 4;
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (image.data[i + c] ?? 0);
      count++;
    }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** A placement on the surface under a point of a view. */
function place(
  stage: Stage,
  view: string,
  point: [number, number, number],
  size: number,
  id: string,
  art = 0,
  more: Partial<Placement> = {},
): Placement {
  stage.setView(view, { animate: false });
  const at = stage.projectToScreen(point);
  const pick = at ? stage.pick(at.x, at.y) : null;
  if (!pick) throw new Error(`nothing under ${point.join(", ")}`);
  const pose = stage.placementAt(pick, [size, size]);
  const base = BuildDocument.parse({
    stickers: [{ id, art: { kind: "library", uuid: uuid(art) }, size: [size, size], ...pose, ...more }],
  });
  const made = base.stickers[0];
  if (!made) throw new Error("no placement");
  return made;
}

Object.assign(window, {
  kit: {
    start,
    load,
    cleared,
    nextFrame,
    plain,
    rest,
    colorAt,
    place,
    uuid,
    errors,
    build: (part: object) => BuildDocument.parse(part),
  },
});
Object.assign(window, { kitReady: true });
