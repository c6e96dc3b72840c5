import { rotationOf } from "@carloom/build";
import { describe, expect, it } from "vitest";
import { shapeArt } from "./art/shape.ts";
import type { Pixels } from "./art/art.ts";
import { drawnOn, readPdf } from "./testing/read-pdf.ts";
import type { Piece } from "./piece/piece.ts";
import { pieceDrawing } from "./preview/preview.ts";
import { flatPanel, layer, produced } from "./testing/flat-panel.ts";

const pdfOf = ({ files }: ReturnType<typeof produced>, name: string) =>
  readPdf(files.find((file) => file.name === name)?.bytes ?? new Uint8Array());

/** What a page draws, with layers and inks by their own names. */
function shown(pdf: ReturnType<typeof readPdf>, page = 0) {
  const resources = [...pdf.objects.values()].find((text) => text.includes("/Properties <<")) ?? "";
  const names = (kind: string, what: RegExp) =>
    Object.fromEntries(
      [...(new RegExp(`/${kind} << ([^>]*) >>`).exec(resources)?.[1] ?? "").matchAll(/(\/\w+) (\d+) 0 R/g)].map(
        ([, name = "", ref]) => [name, what.exec(pdf.objects.get(Number(ref)) ?? "")?.[1] ?? name],
      ),
    );
  const inks = names("ColorSpace", /\/Separation \/(\S+)/);
  const drawn = drawnOn(pdf.pages[page]?.content ?? "", names("Properties", /\/Name \(([^)]+)\)/));
  return drawn.map((one) => ({ ...one, ink: inks[one.space] ?? one.space }));
}
const sizeOf = ([x0, y0, x1, y1]: readonly number[] = []) => [(x1 ?? 0) - (x0 ?? 0), (y1 ?? 0) - (y0 ?? 0)];

describe("a sticker's PDF", () => {
  const made = produced([layer("a")]);
  const pdf = pdfOf(made, "sticker-gloss.pdf");

  it("cuts it in its true size, in the shop's ink, on a layer of its own, over what is printed", () => {
    const [cut, ...others] = shown(pdf).filter(({ ink }) => ink === "CutContour");
    expect(others).toEqual([]);
    expect(cut?.layer).toBe("Kiss cut");
    const [width = 0, height = 0] = sizeOf(cut?.box);
    expect(Math.abs(width - 200)).toBeLessThan(0.1);
    expect(Math.abs(height - 100)).toBeLessThan(0.1);
    expect([...pdf.objects.values()].some((text) => /\/OP true \/op true \/OPM 1/.test(text))).toBe(true);
    expect(
      shown(pdf)
        .filter(({ ink }) => ink === "ThroughCut")
        .map((one) => one.layer),
    ).toEqual(["Through cut"]);
  });

  it("prints it 3 mm beyond the cut", () => {
    const printed = shown(pdf).filter((one) => one.layer === "Print" && one.operator === "f");
    const sides = printed.map(({ box }) => sizeOf(box).map((side) => Math.round(side * 10) / 10));
    expect(sides).toEqual([
      [206, 106],
      [200, 100],
    ]);
  });

  it("cuts and prints skewed art as the parallelogram that lies on the car", () => {
    // 45°: its upper side lies as far to the right as it is high
    const skewed = pdfOf(produced([layer("a", { skew: 45 })]), "sticker-gloss.pdf");
    const [cut] = shown(skewed).filter(({ ink }) => ink === "CutContour");
    const [width = 0, height = 0] = sizeOf(cut?.box);
    expect(Math.abs(width - 300)).toBeLessThan(0.2);
    expect(Math.abs(height - 100)).toBeLessThan(0.2);
    const printed = shown(skewed).filter((one) => one.layer === "Print" && one.operator === "f");
    expect(Math.max(...printed.map(({ box }) => sizeOf(box)[0] ?? 0))).toBeGreaterThan(304);
  });

  it("lets nothing past the bleed", () => {
    const clips = shown(pdf).filter((one) => one.layer === "Print" && one.operator === "n");
    expect(clips.length).toBeGreaterThan(0);
    for (const { box } of clips) expect(sizeOf(box).map(Math.round)).toEqual([206, 106]);
  });

  it("has what PDF/X-4 asks for, and no fonts", () => {
    const catalog = [...pdf.objects.values()].find((text) => text.includes("/Type /Catalog")) ?? "";
    expect(catalog).toMatch(/\/OutputIntents \[\d+ 0 R\] \/Metadata \d+ 0 R/);
    const intent = [...pdf.objects.values()].find((text) => text.includes("/GTS_PDFX ")) ?? "";
    const profile = pdf.stream(Number(/\/DestOutputProfile (\d+)/.exec(intent)?.[1]));
    expect(profile.slice(12, 16)).toBe("prtr");
    expect(profile.slice(36, 40)).toBe("acsp");
    expect(pdf.text).toContain("<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>");
    expect(pdf.text).toContain("/Trapped /False");
    expect(pdf.text).not.toMatch(/\/Encrypt|\/Font\b/);
    const boxes = ["MediaBox", "BleedBox", "TrimBox"].map((name) =>
      new RegExp(`/${name} \\[([^\\]]+)\\]`)
        .exec(pdf.pages[0]?.dictionary ?? "")?.[1]
        ?.split(" ")
        .map(Number),
    );
    const [media = [], bleed = [], trim = []] = boxes;
    for (const [outer, inner] of [
      [media, bleed],
      [bleed, trim],
    ] as [number[], number[]][])
      for (const k of [0, 1, 2, 3])
        expect(k < 2 ? (outer[k] ?? 9) <= (inner[k] ?? 0) : (outer[k] ?? 0) >= (inner[k] ?? 9)).toBe(true);
    for (const name of ["White", "Print", "Kiss cut", "Through cut", "Marks", "Notes"])
      expect(pdf.text).toContain(`/Type /OCG /Name (${name})`);
  });

  it("comes with its lines as SVG and DXF in mm", () => {
    const text = (name: string) => new TextDecoder().decode(made.files.find((file) => file.name === name)?.bytes);
    expect(text("sticker-gloss.svg")).toMatch(/^<svg [^>]*width="1370mm"/);
    expect(text("sticker-gloss.svg")).toContain('<g id="CutContour"');
    const dxf = text("sticker-gloss.dxf");
    expect(dxf).toContain("$INSUNITS\n70\n4");
    const xs = [...dxf.matchAll(/VERTEX\n8\nCutContour\n10\n([\d.]+)/g)].map(([, x]) => Number(x));
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(200, 1);
  });
});

it("the same order makes the same bytes", () => {
  const stickers = [layer("a"), layer("b", { opacity: 0.5, position: [0.3, 0.9, 0.1] })];
  const [a, b] = [produced(stickers), produced(stickers)];
  expect(a.files.map(({ name }) => name)).toEqual(b.files.map(({ name }) => name));
  for (const [i, { bytes }] of a.files.entries())
    expect(Buffer.from(bytes).equals(b.files[i]?.bytes ?? Buffer.of())).toBe(true);
});

it("white lies under chrome and under what lets through, a hair inside, and under nothing else", () => {
  const made = produced([
    layer("a", { finish: "chrome" }),
    layer("b", { opacity: 0.5, position: [0.4, 0.9, 0] }),
    layer("c", { position: [-0.4, 0.9, 0] }),
  ]);
  for (const [name, count] of [
    ["sticker-chrome.pdf", 1],
    ["sticker-gloss-clear.pdf", 1],
    ["sticker-gloss.pdf", 0],
  ] as const) {
    const white = shown(pdfOf(made, name)).filter(({ ink }) => ink === "RDG_WHITE");
    expect(white).toHaveLength(count);
    for (const { box, layer: on } of white) {
      expect(on).toBe("White");
      expect(sizeOf(box)[0]).toBeCloseTo(200 - 0.3, 1);
    }
  }
});

it("white lies under what the shop says alone", () => {
  const made = produced([layer("a", { finish: "chrome" }), layer("c", { position: [-0.4, 0.9, 0] })], {
    white: ["gloss"],
  });
  const white = (name: string) => shown(pdfOf(made, name)).filter(({ ink }) => ink === "RDG_WHITE").length;
  expect([white("sticker-chrome.pdf"), white("sticker-gloss.pdf")]).toEqual([0, 1]);
});

it("white is as dense as what is printed over it", () => {
  const fade = {
    kind: "linear" as const,
    angle: 0,
    stops: [
      { at: 0, color: "#00aa88", alpha: 0 },
      { at: 1, color: "#00aa88", alpha: 1 },
    ],
  };
  const art = { kind: "shape" as const, shape: { form: "rectangle" as const, corner: 0 }, fill: fade };
  const pdf = pdfOf(
    produced([layer("a", { art }), layer("b", { opacity: 0.4, position: [0.4, 0.9, 0] })]),
    "sticker-gloss-clear.pdf",
  );
  const states = [...pdf.objects.values()].filter((text) => text.includes("/ExtGState") && !text.includes("<< /Font"));
  expect(states.some((text) => text.includes("/SMask << /Type /Mask /S /Luminosity"))).toBe(true);
  const white = /EMC\n[^\n]*BDC\n([\s\S]*?)EMC/.exec(pdf.pages[0]?.content ?? "")?.[1] ?? "";
  const resources = [...pdf.objects.values()].find((text) => text.includes("/Properties <<")) ?? "";
  const used = [...white.matchAll(/(\/E\d+) gs/g)].map(([, name = ""]) => {
    const at = new RegExp(`${name} (\\d+) 0 R`).exec(/\/ExtGState << ([^>]*) >>/.exec(resources)?.[1] ?? "")?.[1];
    return pdf.objects.get(Number(at)) ?? "";
  });
  expect(used.some((text) => text.includes("/SMask"))).toBe(true);
  expect(used.some((text) => text.includes("/ca 0.4"))).toBe(true);
});

it("a faded group is one picture: a transparency group of its own in the print and in the white, groups in groups too", () => {
  const at = (x: number): [number, number, number] => [x, 0.9, 0];
  const stickers = [
    layer("base", { position: at(-0.1) }),
    layer("a", { group: "G" }),
    layer("b", { group: "G", position: at(0.05) }),
    layer("c", { group: "O", position: at(0.1) }),
  ];
  const groups = { G: { in: "O", opacity: 0.5 }, O: { opacity: 0.8 } };
  const made = produced(stickers, {}, { build: { stickers, groups } });
  expect(made.pieces.map(({ layers }) => layers)).toEqual([["base", "a", "b", "c"]]);
  const pdf = pdfOf(made, "sticker-gloss-clear.pdf");
  const forms = [...pdf.objects]
    .filter(([, text]) => text.includes("/Subtype /Form"))
    .map(([ref]) => pdf.stream(ref).toString());
  const fades = (text: string) => [...text.matchAll(/gs \/\w+ Do Q/g)].length;
  // the whole piece draws one group (twice: beyond the cut, and within), that one an inner group of two layers beside the third
  const outer = forms.filter((text) => fades(text) > 0);
  expect(outer.length).toBeGreaterThanOrEqual(2);
  const states = [...pdf.objects.values()].join("\n");
  expect(states).toContain("/ca 0.5 /CA 0.5");
  expect(states).toContain("/ca 0.8 /CA 0.8");
  // price and film do not know of it: the same cut as without
  const plain = produced(stickers.map((one) => ({ ...one, opacity: 0.9 })));
  expect(made.pieces[0]?.cutArea).toBeCloseTo(plain.pieces[0]?.cutArea ?? 0, 6);
  expect(pieceDrawing(made.pieces[0] as Piece, new Map())).toMatch(
    /<g opacity="0.8" style="isolation:isolate"><g opacity="0.5"/,
  );
});

it("in a faded group a film of another finish, and a knock-out, take away what they cover of their own group alone", () => {
  const below = layer("below", { size: [0.4, 0.2] });
  const a = layer("a", { group: "G" });
  const over = layer("b", { group: "G", size: [0.1, 0.1], finish: "matte" });
  const groups = { G: { opacity: 0.5 } };
  const piecesWith = (stickers: (typeof a)[], told?: typeof groups) =>
    produced(stickers, {}, { build: { stickers, ...(told && { groups: told }) } }).pieces;
  const other = piecesWith([a, over], groups);
  expect(other.map(({ layers }) => layers)).toEqual([["a"], ["b"]]);
  expect(other[0]?.cutArea).toBeLessThan(200 * 100 - 90 * 90);
  const hole = { ...over, finish: "gloss" as const, blend: "knockout" as const };
  const area = (list: readonly Piece[]) => list.reduce((sum, { cutArea }) => sum + cutArea, 0);
  // what lies below the group stays whole
  expect(area(piecesWith([below, a, hole], groups))).toBeCloseTo(400 * 200, -1);
  expect(area(piecesWith([below, { ...hole, group: null }]))).toBeLessThan(400 * 200 - 9000);
});

it("what ends inside the cut is not drawn beyond it", () => {
  const rim = { color: "#101214", width: 0.002 };
  const art = {
    kind: "shape" as const,
    shape: { form: "ellipse" as const },
    fill: { kind: "solid" as const, color: "#ffffff" },
    outline: rim,
  };
  const inner = { ...art, outline: undefined };
  const both = { items: [...shapeArt(art, [0.2, 0.2]).items, ...shapeArt(inner, [0.19, 0.19]).items], flattened: [] };
  const [piece] = produced([layer("a", { size: [0.2, 0.2] })], {}, { artOf: () => both }).pieces;
  // the white disc of 190 mm ends within the rim: only the outer disc and its rim are grown
  expect(piece?.draws).toHaveLength(3);
  expect(piece?.under).toHaveLength(2);
});

it("a wrap is tucked around the panel and printed in tiles that reach over each other", () => {
  const made = produced([layer("a", { size: [2, 1.4] })], {
    media: { sticker: 700, wrap: 700, margin: 15, length: 2000 },
  });
  const { pieces, runs } = made;
  expect(pieces).toHaveLength(1);
  const [x0, y0, x1, y1] = pieces[0]?.cutBox ?? [0, 0, 0, 0];
  expect(x1 - x0).toBeCloseTo(1600 + 100, 0);
  expect(y1 - y0).toBeCloseTo(1000 + 100, 0);
  const tiles = runs.flatMap(({ sheets }) => sheets.flatMap(({ placed }) => placed));
  const windows = tiles.map(({ window }) => window).sort((a, b) => a[0] - b[0]);
  expect(tiles.map(({ tile }) => tile?.of)).toEqual([3, 3, 3]);
  for (const [i, window] of windows.slice(1).entries()) expect((windows[i]?.[2] ?? 0) - window[0]).toBeCloseTo(12, 2);
  expect(shown(pdfOf(made, "wrap-gloss.pdf")).some(({ ink }) => ink === "CutContour")).toBe(false);
});

it("a wrap that runs along a panel ends where its box does, but for what is tucked", () => {
  // looks along the panel, 70° aslant: 0.9 m of art would cover all of it, of which the box reaches 0.21 m
  const [sin, cos] = [Math.sin((70 * Math.PI) / 180), Math.cos((70 * Math.PI) / 180)];
  const rotation = rotationOf([1, 0, 0], [0, sin, -cos], [0, cos, sin]);
  const map = flatPanel(1.6, 1, 40);
  const [piece] = produced([layer("a", { rotation, size: [1, 0.9], depth: 0.2 })], {}, { map }).pieces;
  const [, y0, , y1] = piece?.cutBox ?? [0, 0, 0, 0];
  const reached = 2 * (100 / sin);
  expect(y1 - y0).toBeGreaterThan(reached + 2 * 50 - 1);
  // whole triangles of 25 mm
  expect(y1 - y0).toBeLessThan(reached + 2 * 50 + 2 * 26);
});

it("for the inside of glass it is the mirror image", () => {
  const wedge = {
    kind: "shape",
    shape: { form: "wedge", from: 0, to: 1, at: 0 },
    fill: { kind: "solid", color: "#000000" },
  } as const;
  const leftHigh = (profile: object) => {
    const [piece] = produced([layer("a", { art: wedge })], profile).pieces;
    const top = piece?.cut.flat().reduce((a, b) => (b[1] > a[1] ? b : a)) ?? [0, 0];
    return top[0] < (piece?.width ?? 0) / 2;
  };
  expect(leftHigh({})).toBe(false);
  expect(leftHigh({ insideGlass: ["ho*"] })).toBe(true);
});

it("pictures keep their pixels and say their resolution; a sticker cut by the panel's edge ends there", () => {
  const pixels: Pixels = { width: 104, height: 54, pad: 2, rgb: new Uint8Array(104 * 54 * 3).fill(90), alpha: null };
  const raster = {
    items: [{ kind: "raster" as const, pixels, box: [-100, -50, 100, 50] as const, alpha: 1 }],
    flattened: [],
  };
  const made = produced([layer("a", { position: [0.75, 0.9, 0] })], {}, { artOf: () => raster });
  expect(made.pieces[0]?.dpi).toBeCloseTo((100 / 200) * 25.4, 1);
  const [x0, , x1] = made.pieces[0]?.cutBox ?? [0, 0, 0, 0];
  expect(x1 - x0).toBeCloseTo(150, 1);
  const pdf = pdfOf(made, "sticker-gloss.pdf");
  expect([...pdf.objects.values()].filter((text) => text.includes("/Width 104 /Height 54"))).toHaveLength(1);
});

it("a layer is clipped by another, what is knocked out is gone, and layers that are mixed are one print", () => {
  const other = layer("b", { size: [0.1, 0.1], hidden: true });
  const areas = (list: ReturnType<typeof layer>[]) => produced(list).pieces.map(({ cutArea }) => Math.round(cutArea));
  expect(areas([layer("a", { mask: { layer: "b", inverted: false } }), other])).toEqual([10_000]);
  expect(areas([layer("a", { mask: { layer: "b", inverted: true } }), other])).toEqual([10_000]);
  expect(areas([layer("a"), layer("k", { size: [0.05, 0.05], blend: "knockout" })])).toEqual([17_500]);
  const mixed = produced([layer("a"), layer("m", { size: [0.05, 0.05], blend: "multiply" })]);
  expect(mixed.pieces.map(({ layers }) => layers)).toEqual([["a", "m"]]);
  expect([...pdfOf(mixed, "sticker-gloss.pdf").objects.values()].some((text) => text.includes("/BM /Multiply"))).toBe(
    true,
  );
});

it("the twin of a layer is clipped by the reflection of its mask, and what shows nothing is no piece", () => {
  const mask = { layer: "b", inverted: false };
  const half = layer("b", { size: [0.1, 0.1], position: [-0.45, 0.9, 0], hidden: true });
  const one = layer("a", { position: [-0.4, 0.9, 0], mirror: { readable: false }, mask });
  const made = (by: Partial<ReturnType<typeof layer>>) => produced([one, { ...half, ...by }]).pieces;
  for (const by of [{}, { mirror: { readable: false } }]) {
    const pieces = made(by);
    expect(pieces.map(({ twin, cutArea }) => [twin, Math.round(cutArea)])).toEqual([
      [false, 10_000],
      [true, 10_000],
    ]);
  }
  expect(produced([layer("a", { opacity: 0 })]).pieces).toEqual([]);
});

it("a sticker wider than the roll is cut within each of its tiles", () => {
  const { files, runs } = produced([layer("a", { size: [0.45, 0.1] })], {
    media: { sticker: 300, wrap: 300, margin: 15, length: 2000 },
  });
  const tiles = runs.flatMap(({ sheets }) => sheets.flatMap(({ placed }) => placed));
  expect(tiles.length).toBeGreaterThan(1);
  const dxf = new TextDecoder().decode(files.find(({ name }) => name === `${runs[0]?.name}.dxf`)?.bytes);
  const xs = [...dxf.matchAll(/VERTEX\n8\nCutContour\n10\n([-\d.]+)/g)].map(([, x]) => Number(x));
  expect(xs.length).toBeGreaterThan(0);
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(15);
  expect(Math.max(...xs)).toBeLessThanOrEqual(285);
});

it("marks are those of the plotter", () => {
  const marks = (kind: "plain" | "opos" | "graphtec") =>
    shown(pdfOf(produced([layer("a")], { marks: { sticker: kind, wrap: "plain" } }), "sticker-gloss.pdf")).filter(
      (one) => one.layer === "Marks",
    );
  const squares = marks("opos").filter(
    ({ operator, box }) => operator === "f" && sizeOf(box).every((side) => Math.abs(side - 3) < 0.01),
  );
  expect(squares).toHaveLength(4);
  expect(marks("graphtec").filter(({ operator }) => operator === "S")).toHaveLength(8);
  expect(marks("plain").filter(({ operator }) => operator === "S")).toHaveLength(8);
});
