import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { panelSurface } from "@carloom/asset";
import { makePrintMap, reportOf } from "@carloom/asset/print-map";
import { type Placement, rotationOf } from "@carloom/build";
import { type PrintMap, readPrintMap, squaresOf, writePrintMap } from "@carloom/build/print-map";
import { testPlacement } from "@carloom/build/testing";
import { areas, overlaps, turned } from "@carloom/asset/testing/print-map";
import { produced } from "@carloom/production/testing/flat-panel";
import { differences, fields, printedLines, seamsOf } from "@carloom/production/testing/put-back";
import { readPdf } from "@carloom/production/testing/read-pdf";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { haldenGt } from "../tables/halden-gt.ts";
import { builtCar } from "../testing/built.ts";

let map: PrintMap;
beforeAll(async () => {
  const { full: glb } = await builtCar(haldenGt);
  map = readPrintMap(writePrintMap(makePrintMap(await panelSurface(glb, 0))));
});

it("a car of ours is laid flat: hood, roof and doors whole, no panel stretched beyond its film, nothing over anything", () => {
  const report = new Map(reportOf(map).map((one) => [one.panel, one]));
  expect(report.size).toBe(13);
  for (const [panel, most] of [
    ["hood", 0.01],
    ["roof", 0.03],
    ["door.left", 0.02],
    ["door.right", 0.02],
    ["fender.front.left", 0.03],
    ["fender.rear.right", 0.03],
  ] as const) {
    expect(report.get(panel), panel).toMatchObject({ pieces: 1, cuts: 0 });
    expect(report.get(panel)?.p99, panel).toBeLessThan(most);
  }
  for (const { panel, p99 } of report.values()) {
    expect(p99, panel).toBeLessThanOrEqual(0.06);
    const { car: own, film } = areas(map, panel);
    expect(Math.abs(film / own - 1), panel).toBeLessThan(0.01);
  }
  // squares of 10 mm on the film are as large on the car, but for where the film itself is stretched: told by panel
  for (const { panel, count, even, worst } of squaresOf(map)) {
    expect(count, panel).toBeGreaterThan(20);
    expect(Math.abs(even - (report.get(panel)?.even ?? 0)), panel).toBeLessThan(0.06);
    if (!["hood", "door.left", "door.right"].includes(panel)) continue;
    expect(even, panel).toBeGreaterThan(0.98);
    expect(worst, panel).toBeLessThan(0.1);
  }
  expect(turned(map)).toEqual([]);
  // a crack of the model that closes is no film over film; mm²
  for (const [piece, area] of overlaps(map, 4).entries()) expect(area, `piece ${piece}`).toBeLessThan(40);
  for (const [t, piece] of map.pieceOf.entries()) expect(map.pieces[piece]?.panel).toBe(map.surface.owner[t]);
});

/** A sticker over the gap of door and fender, and wraps around the nose and the tail, whose film is in pieces and stretched. */
const LAID: [string, Partial<Placement>, panels: string[]][] = [
  [
    "flank",
    { position: [1, 0.62, 0.9], rotation: rotationOf([0, 0, -1], [0, 1, 0], [1, 0, 0]), size: [0.9, 0.3], depth: 0.6 },
    ["door.left", "fender.front.left"],
  ],
  [
    "nose",
    {
      position: [0, 0.75, 1.7],
      rotation: rotationOf([1, 0, 0], [0, 0.5, -Math.sqrt(0.75)], [0, Math.sqrt(0.75), 0.5]),
      size: [1.4, 0.7],
      depth: 0.8,
    },
    ["bumper.front", "fender.front.left", "fender.front.right", "hood"],
  ],
  [
    "tail",
    {
      position: [0, 0.6, -2.2],
      rotation: rotationOf([-1, 0, 0], [0, 1, 0], [0, 0, -1]),
      size: [1.9, 0.5],
      depth: 0.8,
    },
    ["bumper.rear", "fender.rear.left", "fender.rear.right"],
  ],
];
/** Pixels to a mm. */
const FINE = 2;
const drawer = spawnSync("pdftoppm", ["-v"], { stdio: "ignore" }).error === undefined;

describe("what is printed for curved panels", () => {
  const lay = ([name, over, wanted]: (typeof LAID)[number]) => {
    const placement = testPlacement(name, over);
    const made = produced([placement], {}, { map, artOf: ({ size }) => fields(size) });
    const [run] = made.runs;
    const bytes = made.files.find((file) => file.name === `${run?.name}.pdf`)?.bytes ?? new Uint8Array();
    const panels = [...new Set(made.pieces.map(({ panel }) => panel))].sort();
    return { name, placement, wanted, sheets: run?.sheets ?? [], bytes, panels };
  };
  let folder: string;
  let laid: ReturnType<typeof lay>[];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "put-back-"));
    laid = LAID.map(lay);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.skipIf(!drawer)(
    `cut out and laid on the car again, shows what the stage does, within 1 %${drawer ? "" : " (skipped: no pdftoppm here)"}`,
    async () => {
      expect(laid).toHaveLength(LAID.length);
      for (const { name, placement, wanted, sheets, bytes, panels } of laid) {
        expect(panels).toEqual(wanted);
        const file = join(folder, name);
        writeFileSync(`${file}.pdf`, bytes);
        execFileSync("pdftoppm", ["-png", "-r", String(25.4 * FINE), `${file}.pdf`, file]);
        for (const [i, sheet] of sheets.entries()) {
          const page = `${file}-${String(i + 1).padStart(String(sheets.length).length, "0")}.png`;
          const { data, info } = await sharp(page).removeAlpha().raw().toBuffer({ resolveWithObject: true });
          for (const { panel, points, mean } of differences(map, placement, sheet, {
            data,
            width: info.width,
            fine: FINE,
          })) {
            expect(points, panel).toBeGreaterThan(10);
            expect(mean, `${name}, ${panel}`).toBeLessThan(0.01);
          }
        }
      }
    },
  );

  it("goes on from piece to piece without a step: lines of the PDF meet within 0.3 mm on the car", () => {
    for (const { name, placement, sheets, bytes } of laid) {
      const { pages } = readPdf(bytes);
      const lines = sheets.flatMap((sheet, i) => printedLines(map, placement, sheet, pages[i]?.content ?? ""));
      expect(lines.length).toBeGreaterThan(1000);
      for (const { panel, off, position } of lines) expect(Math.abs(off), `${panel} at ${position}`).toBeLessThan(0.15);
      const seams = seamsOf(lines);
      if (name !== "tail") expect(seams.length).toBeGreaterThan(0);
      for (const { between, step } of seams) expect(step, between).toBeLessThan(0.3);
    }
  });
});
