// reads: nothing
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROFILE } from "./profile.ts";
import { END } from "./sheet/nest.ts";
import { layer, produced } from "./testing/flat-panel.ts";

/** Other people's tools look at what our writer writes. Where the machine has none of them this says so and looks at nothing. */
const has = (tool: string) => !spawnSync(tool, ["--version"], { stdio: "ignore" }).error;
const need = (...tools: string[]) => {
  const missing = tools.filter((tool) => !has(tool));
  return {
    skip: missing.length > 0,
    note: missing.length > 0 ? ` (skipped: no ${missing.join(" and no ")} here)` : "",
  };
};
const run = (tool: string, ...args: string[]) => execFileSync(tool, args, { encoding: "utf8" });

let folder: string;
let file: string;
let clear: string;
let mixed: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "production-"));
  // white lies under both: under chrome, and under what lets through
  const rectangle = {
    kind: "shape",
    shape: { form: "rectangle", corner: 0 },
    fill: { kind: "solid", color: "#d4232b" },
  };
  const of = (name: string, finish: "chrome" | "gloss", opacity: number, blend?: "screen") => {
    const path = join(folder, `${name}.pdf`);
    const one = layer("a", { size: [0.1, 0.06], finish, opacity, art: rectangle as never });
    const over = layer("b", { size: [0.04, 0.02], finish, art: rectangle as never, ...(blend && { blend }) });
    const made = produced(blend ? [one, over] : [one]);
    const [pdf] = made.files.filter(({ name }) => name.endsWith(".pdf"));
    writeFileSync(path, pdf?.bytes ?? new Uint8Array());
    return path;
  };
  file = of("sticker", "chrome", 1);
  clear = of("clear", "gloss", 0.5);
  mixed = of("mixed", "chrome", 1, "screen");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const poppler = need("pdffonts", "pdfinfo");
describe.skipIf(poppler.skip)(`poppler${poppler.note}`, () => {
  it("finds no font, and the boxes in points", () => {
    expect(run("pdffonts", file).trim().split("\n")).toHaveLength(2);
    const info = run("pdfinfo", "-box", file);
    const box = (name: string) =>
      (new RegExp(`${name}:\\s+([\\d. -]+)`).exec(info)?.[1] ?? "").trim().split(/\s+/).map(Number);
    const [, , width = 0, height = 0] = box("MediaBox");
    expect((width * 25.4) / 72).toBeCloseTo(1370, 1);
    expect(box("BleedBox")).toEqual(box("MediaBox"));
    const trim = box("TrimBox");
    expect((((trim[2] ?? 0) - (trim[0] ?? 0)) * 25.4) / 72).toBeCloseTo(1340, 1);
    expect((trim[3] ?? 0) - (trim[1] ?? 0)).toBeLessThan(height);
    expect(info).toMatch(/PDF subtype:\s+PDF\/X-4|PDF version/);
  });
});

const ppm = need("pdftoppm");
describe.skipIf(ppm.skip)(`a page drawn by pdftoppm${ppm.note}`, () => {
  it("cut along its line and laid on the car's panel again is what the car showed, within 1 %", async () => {
    const art = { kind: "shape", shape: { form: "ellipse" }, fill: { kind: "solid", color: "#d4232b" } };
    const made = produced([layer("a", { size: [0.1, 0.06], art: art as never })]);
    const [pdf] = made.files.filter(({ name }) => name.endsWith(".pdf"));
    const path = join(folder, "back.pdf");
    writeFileSync(path, pdf?.bytes ?? new Uint8Array());
    // a pixel is a quarter of a mm
    const fine = 4;
    execFileSync("pdftoppm", ["-png", "-r", String(25.4 * fine), "-singlefile", path, join(folder, "back")]);
    const { data, info } = await sharp(join(folder, "back.png"))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [
      {
        sheets: [sheet],
      } = { sheets: [] },
    ] = made.runs;
    const cell = sheet?.placed[0];
    if (!sheet || !cell) throw new Error("nothing is on the sheet");
    const { media, weed } = PROFILE;
    const left = media.margin + cell.x + weed;
    const low = sheet.length - END - cell.y - weed - cell.piece.height;
    const [x0, y0, x1, y1] = cell.piece.cutBox;
    let [sum, count] = [0, 0];
    for (let y = y0 + 0.125; y < y1; y += 0.25)
      for (let x = x0 + 0.125; x < x1; x += 0.25) {
        // of the car's panel, mm from the sticker's middle: film and panel are one here
        const [u, v] = [x - (x0 + x1) / 2, y - (y0 + y1) / 2];
        const out = Math.hypot(u / 50, v / 30);
        // the cutter's own line is no print
        if (out > 0.985) continue;
        const pixel = (Math.floor((sheet.length - low - y) * fine) * info.width + Math.floor((left + x) * fine)) * 3;
        for (const [k, wanted] of [0xd4, 0x23, 0x2b].entries()) sum += Math.abs((data[pixel + k] ?? 0) - wanted) / 255;
        count += 3;
      }
    expect(count).toBeGreaterThan(200_000);
    expect(sum / count).toBeLessThan(0.01);
    // its size by what was drawn: from the line's left to its right
    expect(Math.abs(x1 - x0 - 100)).toBeLessThan(0.1);
  });
});

const qpdf = need("qpdf");
describe.skipIf(qpdf.skip)(`qpdf${qpdf.note}`, () => {
  it("finds nothing wrong, each layer by its name, and each ink", () => {
    expect(run("qpdf", "--check", file)).toContain("No syntax or stream encoding errors found");
    const json = run("qpdf", "--json=2", file);
    for (const name of ["White", "Print", "Kiss cut", "Through cut", "Marks", "Notes"])
      expect(json).toContain(`u:${name}`);
    for (const ink of ["/CutContour", "/ThroughCut", "/RDG_WHITE"]) expect(json).toContain(`"${ink}"`);
    expect(json).toContain("/GTS_PDFX");
  });
});

const DPI = 25.4;
const gs = need("gs");
describe.skipIf(gs.skip)(`Ghostscript's separations${gs.note}`, () => {
  it.each(["chrome", "clear", "mixed"])(
    "puts each ink of a sticker on %s film on a plate of its own: white under it, cuts as lines, in true size",
    async (film) => {
      // a pixel is a mm
      const out = join(folder, film);
      const read = { clear, mixed }[film] ?? file;
      run(
        "gs",
        "-q",
        "-dBATCH",
        "-dNOPAUSE",
        "-dSAFER",
        "-sDEVICE=tiffsep",
        `-r${DPI}`,
        `-sOutputFile=${out}%d.tif`,
        read,
      );
      const plates = readdirSync(folder).filter((name) => name.startsWith(film) && /\(.+\)\.tif$/.test(name));
      const inks = plates.map((name) => /\((.+)\)/.exec(name)?.[1] ?? "");
      expect(inks).toEqual(
        expect.arrayContaining(["CutContour", "ThroughCut", "RDG_WHITE", "Cyan", "Magenta", "Yellow", "Black"]),
      );
      const inked = async (ink: string) => {
        const name = plates.find((one) => one.includes(`(${ink})`)) ?? "";
        const { data, info } = await sharp(readFileSync(join(folder, name)))
          .greyscale()
          .raw()
          .toBuffer({ resolveWithObject: true });
        let [count, left, right, top, bottom] = [0, Infinity, -1, Infinity, -1];
        for (let y = 0; y < info.height; y++)
          for (let x = 0; x < info.width; x++)
            if ((data[y * info.width + x] ?? 255) < 200) {
              count++;
              [left, right] = [Math.min(left, x), Math.max(right, x)];
              [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
            }
        const middle = Math.round((top + bottom) / 2) * info.width + Math.round((left + right) / 2);
        return { count, middle: 1 - (data[middle] ?? 255) / 255, width: right - left + 1, height: bottom - top + 1 };
      };
      const white = await inked("RDG_WHITE");
      // a pixel that is touched at all is inked
      expect(Math.abs(white.width - 100)).toBeLessThanOrEqual(2);
      expect(Math.abs(white.height - 60)).toBeLessThanOrEqual(2);
      expect(white.count).toBeGreaterThan(96 * 57);
      // as dense as what lies over it, and under all that is mixed there
      expect(white.middle).toBeCloseTo(film === "clear" ? 0.5 : 1, 1);
      const kiss = await inked("CutContour");
      expect(Math.abs(kiss.width - 100)).toBeLessThanOrEqual(2);
      expect(kiss.count).toBeLessThan(2 * (102 + 62) * 2);
      // the weeding border's line runs 2 mm around it
      expect((await inked("ThroughCut")).width).toBeGreaterThan(kiss.width + 3);
    },
  );
});
