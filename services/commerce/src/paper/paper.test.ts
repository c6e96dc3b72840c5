import { LANGUAGES } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import { linesOfPage, readPaper } from "@carloom/platform/testing/paper";
import type { CarAssembly } from "@carloom/threed";
import { describe, expect, it } from "vitest";
import { type AssemblyInput, assemblyPdf, type BillPart } from "./assembly.pdf.ts";
import { slipPdf } from "./slip.pdf.ts";

const DATE = new Date("2026-11-26T00:00:00Z");
const box = (x0: number, y0: number, x1: number, y1: number) => [x0, y0, x1, y0, x1, y1, x0, y1];
type Step = CarAssembly["steps"][number];
const step = (piece: number, more: Partial<Step> = {}): Step => ({
  piece,
  layers: ["a"],
  panel: "door.left",
  kind: "sticker",
  film: "sticker-gloss",
  sheets: [1],
  tiles: 1,
  mirrored: false,
  width: 200,
  height: 100,
  stretch: { mean: 0.001, most: 0.004 },
  over: [],
  side: "left",
  shown: [box(-300, 500, -100, 600)],
  middle: [-200, 550],
  flat: 0,
  outline: [box(250, 300, 450, 400)],
  around: [],
  measures: [
    { towards: "left", mm: 250, edge: { kind: "gap", panel: "fender.left" }, from: [250, 350], to: [0, 350] },
    { towards: "down", mm: 301.4, edge: { kind: "sill" }, from: [350, 300], to: [350, 0] },
    { towards: "up", mm: 0, edge: { kind: "end", towards: "up" }, from: [350, 400], to: [350, 400] },
  ],
  ...more,
});
const car = (steps: Step[]): CarAssembly => ({
  format: 1,
  steps,
  flats: [{ panel: "door.left", outlines: [box(0, 0, 1000, 600)], width: 1000, height: 600 }],
  films: [{ name: "sticker-gloss", finish: "gloss", clear: false, kind: "sticker", mirrored: false }],
  sheets: [{ film: "sticker-gloss", number: 1, width: 1370, length: 500, cut: 0.2, waste: 0.708 }],
  labels: {
    "door.left": { en: "Left door", ko: "왼쪽 도어", ja: "左ドア" },
    "fender.left": { en: "Left fender", ko: "왼쪽 펜더", ja: "左フェンダー" },
  },
  views: [{ side: "left", box: [-2200, 0, 2200, 1300] }],
});
const part: BillPart = {
  slot: "Front wheels",
  name: "Hanare RS-7",
  sku: "WH-1",
  quantity: 2,
  verdict: "warn",
  reasons: ["ET35, this car takes ET22 to ET32"],
  measures: ["9.5 × 19 in, ET35"],
  torque: null,
};
const input = (more: Partial<AssemblyInput> = {}): AssemblyInput => ({
  language: "en",
  productName: "Carloom",
  number: 27,
  title: "My car",
  car: "Halden GT",
  date: DATE,
  files: { assembly: car([step(1)]), pictures: new Map() },
  isOld: false,
  parts: [part],
  lots: [{ film: "sticker-gloss", sheet: 1, film_lot: "AV-118", laminate_lot: "" }],
  work: null,
  ...more,
});
const pagesOf = async (more: Partial<AssemblyInput> = {}) => readPaper(await assemblyPdf(input(more)));
const written = (pages: ReturnType<typeof readPaper>) =>
  pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join("");
const sidesOf = (points: readonly (readonly [number, number])[]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  return { x0, y0, width: Math.max(...xs) - x0, height: Math.max(...ys) - y0 };
};

describe("an assembly sheet", () => {
  it("draws pieces on car and panel where they lie and as large as they are, within 0.1 mm of the car", async () => {
    const paths = (await pagesOf()).flatMap((page) => page.paths);
    const blue = paths
      .filter(({ operator, fill }) => operator === "f*" && fill.startsWith("0.184"))
      .map((one) => sidesOf(one.points));
    const grey = paths.find(({ fill }) => fill.startsWith("0.933"));
    const [onCar, onPanel] = blue;
    const flat = sidesOf(grey?.points ?? []);
    const mm = 1000 / flat.width;
    expect(Math.abs((onPanel?.width ?? 0) * mm - 200)).toBeLessThan(0.1);
    expect(Math.abs((onPanel?.height ?? 0) * mm - 100)).toBeLessThan(0.1);
    expect(Math.abs(((onPanel?.x0 ?? 0) - flat.x0) * mm - 250)).toBeLessThan(0.1);
    // the car's picture begins at the margin, at its own scale
    const scale = (onCar?.width ?? 0) / 200;
    expect(Math.abs(((onCar?.x0 ?? 0) - 48) / scale - (2200 - 300))).toBeLessThan(0.1);
    expect(Math.abs((onCar?.height ?? 0) / scale - 100)).toBeLessThan(0.1);
    // lines of measures end at the panel's edge
    const red = paths.filter(({ operator, stroke }) => operator === "S" && stroke.startsWith("0.701"));
    const measured = red.map(({ points }) => sidesOf(points).width * mm).filter((length) => length > 200);
    expect(measured.map((length) => Math.round(length * 10) / 10)).toEqual([250]);
  });

  it("says how far each piece is from edges of the car, of which film, and what its parts need", async () => {
    for (const language of LANGUAGES) {
      const t = translate(language);
      const text = written(await pagesOf({ language }));
      const of = (key: string, values = {}) => t(key, values).replaceAll(/\s/g, "");
      const said = text.replaceAll(/\s/g, "");
      const gap = t("paper.edge.gap", { panel: car([]).labels["fender.left"]?.[language] ?? "" });
      for (const one of [
        of("paper.measure", { mm: "250", edge: gap }),
        of("paper.measure", { mm: "301.4", edge: t("paper.edge.sill") }),
        of("paper.flush", { edge: t("paper.edge.end.up") }),
        of("paper.roll"),
        of("paper.temperature.sheet"),
        of("ui.verdict.warn"),
        of("paper.bill.maker"),
        "AV-118",
        "0.69",
      ])
        expect(said).toContain(one);
      // every letter was drawn by an embedded font
      expect(text).not.toContain("�");
    }
  });

  it("says which parts the pictures show, which not, and what a mounted part does to a piece", async () => {
    const slots = {
      spoiler: { en: "Spoiler", ko: "스포일러", ja: "スポイラー" },
      hood: { en: "Hood", ko: "보닛", ja: "ボンネット" },
    };
    const edge = { kind: "part" as const, slot: "spoiler" };
    const measured = step(1, {
      on: { slot: "hood", carries: true },
      under: ["spoiler"],
      measures: [{ towards: "down", mm: 67.8, edge, from: [350, 300], to: [350, 232] }],
    });
    const nowhere = step(2, { on: { slot: "hood", carries: false }, measures: [] });
    const assembly = { ...car([measured, nowhere]), slots, mounted: ["hood"], missing: ["spoiler"] };
    for (const language of LANGUAGES) {
      const t = translate(language);
      const [hood, spoiler] = [slots.hood[language], slots.spoiler[language]];
      const said = written(await pagesOf({ language, files: { assembly, pictures: new Map() } })).replaceAll(/\s/g, "");
      for (const one of [
        t("paper.asBuilt", { parts: hood }),
        t("paper.notDrawn", { parts: spoiler }),
        t("paper.onPart", { part: hood }),
        t("paper.noPanel", { part: hood }),
        t("paper.under", { parts: spoiler }),
        t("paper.measure", { mm: "67.8", edge: t("paper.edge.part", { part: spoiler }) }),
      ])
        expect(said).toContain(one.replaceAll(/\s/g, ""));
    }
  });

  it("names the shop's temperatures with where they are from, and a torque that the goods state", async () => {
    const text = written(
      await pagesOf({
        work: { from: 16, until: 25, after: 95, source: "Film A, 2026-04" },
        parts: [{ ...part, torque: "120 N·m (maker, 2026)" }],
      }),
    );
    expect(text).toContain("16 to 25 °C (Film A, 2026-04)");
    expect(text).toContain("120 N·m");
    expect(text).not.toContain("See the maker's sheet");
  });

  it("goes on over pages, each with the sheet's name, its number and the headings of its table", async () => {
    const parts = Array.from({ length: 60 }, (_, i) => ({
      ...part,
      name: `カーボンリアウイング大型スワンネックマウント ${i}`,
    }));
    const pages = await pagesOf({
      language: "ja",
      parts,
      files: { assembly: car(Array.from({ length: 9 }, (_, i) => step(i + 1))), pictures: new Map() },
    });
    expect(pages.length).toBeGreaterThan(4);
    const texts = pages.map((page) => linesOfPage(page).map((line) => line.text));
    for (const [i, lines] of texts.entries()) {
      expect(lines.some((line) => line.endsWith(`${i + 1} / ${pages.length}`))).toBe(true);
      if (i > 0) expect(lines.some((line) => line.startsWith("施工シート #27 · "))).toBe(true);
    }
    const tables = texts.filter((lines) => lines.some((line) => line.includes("カーボンリア")));
    expect(tables.length).toBeGreaterThan(2);
    for (const lines of tables) expect(lines.some((line) => line.startsWith("パーツ"))).toBe(true);
    // nothing is written over the foot or beyond the sheet
    for (const { texts: all } of pages)
      for (const { x, y } of all) expect(x >= 40 && x < 556 && (y < 790 || y > 800)).toBe(true);
  });

  it("is the same bytes for the same build, and another for another lot", async () => {
    const [a, b, c] = [await assemblyPdf(input()), await assemblyPdf(input()), await assemblyPdf(input({ lots: [] }))];
    expect(Buffer.compare(a, b)).toBe(0);
    expect(Buffer.compare(a, c)).not.toBe(0);
  });

  it("of files of an earlier release says what to do, and of what is not printed is the parts alone", async () => {
    expect(written(await pagesOf({ files: null, isOld: true }))).toContain("have the production files made again");
    const text = written(await pagesOf({ files: null }));
    expect(text).toContain("Hanare RS-7");
    expect(text).not.toContain("Step by step");
  });
});

describe("a packing slip", () => {
  it("shows everything inside, pieces in their own form, and breaks no picture over two pages", async () => {
    const address = {
      firstName: "미나",
      lastName: "김",
      streetAddress1: "성수이로 20길 16",
      city: "성동구",
      postalCode: "04782",
      country: "KR",
    };
    const lines = Array.from({ length: 23 }, (_, i) => ({
      name: `카본 리어 윙 대형 스완 넥 마운트 ${i}`,
      own: `Carbon rear wing ${i}`,
      note: "",
      sku: `S-${i}`,
      quantity: 2,
      picture: null,
      outline: i === 0 ? [box(0, 0, 200, 100)] : null,
    }));
    const bytes = await slipPdf({
      language: "ko",
      productName: "Carloom",
      number: "27-2",
      parcel: 2,
      date: DATE,
      seller: { name: "카룸", address: [], email: "" },
      address: { id: "a", companyName: "", streetAddress2: "", cityArea: "", countryArea: "", phone: "", ...address },
      isCarried: true,
      delivery: "",
      lines,
      films: [{ title: "My car", files: { assembly: car([step(1), step(2)]), pictures: new Map() } }],
      note: "",
    });
    const pages = readPaper(bytes);
    const text = written(pages);
    for (const { name, own } of lines) expect([text.includes(name), text.includes(own)]).toEqual([true, true]);
    for (const { paths } of pages)
      for (const { points } of paths.filter(({ operator }) => operator === "f"))
        expect(Math.max(...points.map(([, y]) => y))).toBeLessThan(796);
    const drawn = pages
      .flatMap(({ paths }) => paths)
      .filter(({ operator, points }) => operator === "B*" && points.length === 4);
    // the first line is drawn as it is cut, and both pieces below
    expect(drawn).toHaveLength(3);
    for (const { points } of drawn) {
      const { width, height } = sidesOf(points);
      expect(Math.abs(width / height - 2)).toBeLessThan(1e-3);
    }
  });
});
