import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { panelSurface } from "@carloom/asset";
import { type Film, FILMS, makePrintMap, type PanelReport, reportOf, STRETCH_LIMITS } from "@carloom/asset/print-map";
import { type Manifest, manifestFrom } from "@carloom/build";
import { type Squares, squaresOf, writePrintMap } from "@carloom/build/print-map";
import { LANGUAGES } from "@carloom/i18n";
import { panelSheet, PNG_SCALE, sheetPng } from "@carloom/threed/print-map";
import { carFolder } from "./setup/car-folder.ts";

const USAGE = `npm run print-map -- <template or folder> [--film cast|calendered] [--stretch <percent>] [--out <folder>]

Lays every panel of a car flat at true scale and tells how far the film stretches.
  <template>   a car that was generated here (halden-gt), or a folder with model.glb and manifest.json
  --film       cast film stretches ${FILMS.cast * 100} % (the usual), calendered ${FILMS.calendered * 100} %
  --stretch    another limit, ${STRETCH_LIMITS[0] * 100} to ${STRETCH_LIMITS[1] * 100} %
  --out        writes print-map.bin, and the panel templates as SVG in each language and as PNG`;

function limitOf(film: string | undefined, stretch: string | undefined): number | null {
  const limit = stretch === undefined ? FILMS[(film ?? "cast") as Film] : Number(stretch) / 100;
  const [least, most] = STRETCH_LIMITS;
  return limit >= least && limit <= most ? limit : null;
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(9);

function line({ panel, area, pieces, cuts, mean, p99, max }: PanelReport): string {
  const figures = [area.toFixed(3).padStart(8), String(pieces).padStart(7), String(cuts).padStart(6)];
  return `${panel.padEnd(22)}${figures.join("")}${[mean, p99, max].map(percent).join("")}`;
}

/** Squares of 10 mm of the film, read back on the car. */
const squareLine = (one: Squares | undefined): string =>
  one ? `${percent(one.even).padStart(12)}${percent(one.worst)}` : "";

async function write(out: string, map: ReturnType<typeof makePrintMap>, manifest: Manifest): Promise<void> {
  await mkdir(out, { recursive: true });
  await writeFile(join(out, "print-map.bin"), writePrintMap(map));
  for (const language of LANGUAGES) {
    const sheet = await panelSheet(map, manifest, language);
    await writeFile(join(out, `panels.${language}.svg`), sheet.svg);
    await writeFile(join(out, `panels.${language}.png`), await sheetPng(sheet, PNG_SCALE.whole));
  }
}

/** Exit 2 on misuse. */
async function main(): Promise<number> {
  const options = { film: { type: "string" }, stretch: { type: "string" }, out: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const folder = positionals[0] === undefined ? null : carFolder(positionals[0]);
  const limit = limitOf(values.film, values.stretch);
  if (!folder || !limit) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const manifest = manifestFrom(readFileSync(join(folder, "manifest.json"), "utf8"));
  if (!manifest.livery) throw new Error("This car takes no stickers: it has no livery map.");
  const glb = await readFile(join(dirname(join(folder, "manifest.json")), manifest.model3d.full.url));
  const surface = await panelSurface(new Uint8Array(glb), manifest.livery.texCoord);
  const before = process.cpuUsage();
  const map = makePrintMap(surface, limit);
  const { user, system } = process.cpuUsage(before);
  const head = ["m²".padStart(8), "pieces".padStart(7), "cuts".padStart(6)];
  process.stdout.write(
    `${"".padEnd(22)}${head.join("")}${["mean", "99 %", "most", "10 mm ±2 %", "worst"].map((word) => word.padStart(word.length > 6 ? 12 : 9)).join("")}\n`,
  );
  const squares = new Map(squaresOf(map).map((one) => [one.panel, one]));
  for (const report of reportOf(map)) process.stdout.write(`${line(report)}${squareLine(squares.get(report.panel))}\n`);
  process.stdout.write(`\nFilm that stretches ${limit * 100} %, ${((user + system) / 1e6).toFixed(1)} s of CPU.\n`);
  if (values.out) await write(values.out, map, manifest);
  return 0;
}

process.exitCode = await main();
