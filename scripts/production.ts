import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { panelSurface } from "@carloom/asset";
import { FILMS, makePrintMap } from "@carloom/asset/print-map";
import { manifestFrom } from "@carloom/build";
import { writePrintMap } from "@carloom/build/print-map";
import { MARKS } from "@carloom/build/print-profile";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@carloom/i18n";
import { type ProductionArt, produce } from "@carloom/threed/production";
import { carFolder } from "./setup/car-folder.ts";

const USAGE = `npm run production -- <template or folder> <build.json> --out <folder> [--map print-map.bin] [--art <folder>] [--lang en|ko|ja] [--marks plain|opos|graphtec]

Writes what a print shop makes a build's stickers and wraps from: PDF at 1:1, SVG and DXF of the lines that are cut.
  --map   a print map that "npm run print-map -- … --out" wrote; without it the car is laid flat first
  --art   files of library and uploaded art, named by their uuid, and of vinyls (.json), by their hash`;

async function mapOf(folder: string, given: string | undefined): Promise<Uint8Array> {
  if (given) return new Uint8Array(await readFile(given));
  const manifest = manifestFrom(readFileSync(join(folder, "manifest.json"), "utf8"));
  if (!manifest.livery) throw new Error("This car takes no stickers: it has no livery map.");
  const glb = await readFile(join(dirname(join(folder, "manifest.json")), manifest.model3d.full.url));
  return writePrintMap(makePrintMap(await panelSurface(new Uint8Array(glb), manifest.livery.texCoord), FILMS.cast));
}

async function artIn(folder: string | undefined, uuids: readonly string[]): Promise<ProductionArt> {
  const art = new Map<string, { bytes: Uint8Array; svg: boolean }>();
  for (const uuid of new Set(uuids))
    for (const extension of ["svg", "png", "jpg", "webp", "json"]) {
      const path = join(folder ?? ".", `${uuid}.${extension}`);
      if (existsSync(path)) art.set(uuid, { bytes: new Uint8Array(await readFile(path)), svg: extension === "svg" });
    }
  return art;
}

/** Exit 2 on misuse. */
async function main(): Promise<number> {
  const text = { type: "string" } as const;
  const options = { out: text, map: text, art: text, lang: text, marks: text };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const folder = positionals[0] === undefined ? null : carFolder(positionals[0]);
  const [, file] = positionals;
  const language = LANGUAGES.find((one) => one === (values.lang ?? DEFAULT_LANGUAGE));
  const marks = MARKS.find((one) => one === (values.marks ?? "plain"));
  if (!folder || !file || !values.out || !language || !marks) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const build = JSON.parse(readFileSync(file, "utf8")) as {
    stickers?: { art: { uuid?: string; hash?: string } }[];
  };
  const { panels } = manifestFrom(readFileSync(join(folder, "manifest.json"), "utf8"));
  const started = performance.now();
  const made = await produce({
    map: await mapOf(folder, values.map),
    panels,
    build,
    art: await artIn(values.art, build.stickers?.flatMap(({ art }) => art.uuid ?? art.hash ?? []) ?? []),
    title: basename(file, ".json"),
    language,
    profile: { marks: { sticker: marks, wrap: marks } },
    date: "2026-01-01T00:00:00Z",
  });
  await mkdir(values.out, { recursive: true });
  for (const { name, bytes } of made.files) await writeFile(join(values.out, name), bytes);
  for (const { name, sheets } of made.runs) {
    const lengths = sheets.map(({ length, waste }) => `${Math.round(length)} mm, waste ${Math.round(waste * 100)} %`);
    process.stdout.write(`${name.padEnd(24)}${lengths.join("; ")}\n`);
  }
  const seconds = (performance.now() - started) / 1000;
  const { rss } = process.memoryUsage();
  process.stdout.write(`${made.pieces.length} pieces, ${seconds.toFixed(1)} s, ${Math.round(rss / 1e6)} MB\n`);
  return 0;
}

process.exitCode = await main();
