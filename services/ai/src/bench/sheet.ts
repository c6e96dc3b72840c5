// node services/ai/src/bench/sheet.ts FOLDER [--count 60] [--skip 0] [--ids ID,ID]
// What the embedded rules propose, drawn as the product draws pictures of builds, twelve to a sheet, so that people look
// at it. Needs the built studio (npm start builds it) and a Chromium (`CHROMIUM`, or the system's).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createHash } from "node:crypto";
import type { PictureOrder } from "@carloom/build";
import { createWarmBrowser, type ObjectStorage, silentLog } from "@carloom/platform";
import { createMakers } from "@carloom/threed";
import sharp from "sharp";
import type { StylistAnswer, StylistCar } from "../stylist/contract.ts";
import { embeddedStylist } from "../stylist/index.ts";
import { generatedCatalogue } from "../testing/car.ts";
import { questionOf } from "./question.ts";
import { readRequests, type Request } from "./request.ts";

const SIZE = { width: 640, height: 400 };
const COLUMNS = 3;
const ROWS = 4;
/** Pixels under a picture for what was asked. */
const CAPTION = 56;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "60" },
    skip: { type: "string", default: "0" },
    ids: { type: "string" },
  },
});
const [folder] = positionals;
if (!folder) throw new Error("Name the folder that the sheets go to.");
const catalogue = generatedCatalogue();
if (!catalogue) throw new Error("The cars are not made yet: npm start makes them.");
mkdirSync(folder, { recursive: true });

type Files = { parts: { slug: string; model: string }[]; stickers: { slug: string; file: string }[] };
const files = JSON.parse(readFileSync(join(catalogue, "catalogue.json"), "utf8")) as Files;
const modelOf = new Map(files.parts.map(({ slug, model }) => [slug, model]));
const artOf = new Map(files.stickers.map(({ slug, file }) => [slug, file]));

/** Names of objects that stand for files of the catalogue. */
const objects = new Map<string, string>();
function addressOf(file: string): string {
  const name = `sheet/${createHash("sha256").update(file).digest("hex")}.${file.split(".").at(-1)}`;
  objects.set(name, join(catalogue ?? "", file));
  return `/object/${name}`;
}
const storage = {
  get: async (name: string) => {
    const file = objects.get(name);
    return file ? readFileSync(file) : null;
  },
} as ObjectStorage;

function orderOf(car: StylistCar, { build }: NonNullable<StylistAnswer["proposal"]>): PictureOrder {
  const { full, lods } = car.manifest.model3d;
  const at = <File extends { url: string }>(file: File) => ({ ...file, url: addressOf(join(car.slug, file.url)) });
  const parts = car.parts.filter(({ uuid }) => Object.values(build.parts).includes(uuid));
  return {
    ...SIZE,
    quality: 0.9,
    build,
    manifest: { ...car.manifest, model3d: { full: at(full), lods: lods.map(at) } },
    parts: Object.fromEntries(
      parts.map(({ uuid, slug, option }) => [
        uuid,
        { ...option, model3d: { ...option.model3d, url: addressOf(modelOf.get(slug) ?? "") } },
      ]),
    ),
    stickers: Object.fromEntries(car.stickers.map(({ uuid, slug }) => [uuid, addressOf(artOf.get(slug) ?? "")])),
    uploads: {},
  };
}

/** Requests that get a proposal, those of one car and language never in a row. */
async function proposals(): Promise<{ request: Request; car: StylistCar; answer: StylistAnswer }[]> {
  const found = [];
  const wanted = values.ids?.split(",");
  for (const request of [
    ...readRequests("open"),
    ...(wanted ? [...readRequests("further"), ...readRequests("fresh")] : []),
  ]) {
    if (wanted && !wanted.includes(request.id)) continue;
    const question = await questionOf(request);
    const answer = embeddedStylist(question);
    if (answer.proposal) found.push({ request, car: question.car, answer });
  }
  const order = ({ request }: { request: Request }) => createHash("sha256").update(request.id).digest("hex");
  return found.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const caption = ({ id, message }: Request) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${CAPTION}"><rect width="100%" height="100%" fill="#fff"/><text x="10" y="22" font-family="Noto Sans CJK KR, Noto Sans, sans-serif" font-size="18">${escaped(message)}</text><text x="10" y="44" font-family="sans-serif" font-size="14" fill="#666">${id}</text></svg>`,
  );

const executable = process.env.CHROMIUM ?? "/usr/lib/chromium/chromium-headless-shell";
const limits = { executable, timeoutMs: 180_000, memoryMb: 6144, waiting: 10, idleMs: 60_000, log: silentLog };
const browser = createWarmBrowser(limits);
const { picture } = createMakers(browser, storage, resolve(import.meta.dirname, "../../../../apps/studio/dist"));
const told: string[] = [];
try {
  const shown = (await proposals()).slice(Number(values.skip), Number(values.skip) + Number(values.count));
  for (let first = 0; first < shown.length; first += COLUMNS * ROWS) {
    const some = shown.slice(first, first + COLUMNS * ROWS);
    const tiles = [];
    for (const [index, { request, car, answer }] of some.entries()) {
      if (!answer.proposal) continue;
      const left = (index % COLUMNS) * SIZE.width;
      const top = Math.floor(index / COLUMNS) * (SIZE.height + CAPTION);
      const drawn = await picture(orderOf(car, answer.proposal)).then(Buffer.from);
      tiles.push({ input: drawn, left, top }, { input: caption(request), left, top: top + SIZE.height });
      told.push(`${request.id} (${car.slug}) ${request.message}\n${answer.message}\n`);
    }
    const number = Math.floor(first / (COLUMNS * ROWS)) + 1;
    const file = join(folder, `sheet-${number}.jpg`);
    const rows = Math.ceil(some.length / COLUMNS);
    const create = { width: COLUMNS * SIZE.width, height: rows * (SIZE.height + CAPTION), channels: 3 as const };
    await sharp({ create: { ...create, background: "#ffffff" } })
      .composite(tiles)
      .jpeg({ quality: 88 })
      .toFile(file);
    process.stdout.write(`${file}\n`);
  }
} finally {
  await browser.close();
  writeFileSync(join(folder, "answers.txt"), told.join("\n"));
}
