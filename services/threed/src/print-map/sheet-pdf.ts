import { createHash } from "node:crypto";
import type { DrawnSheet } from "@carloom/asset/print-map";
import type { Language } from "@carloom/i18n";
import { fixed, list, PdfFile, ref, textString } from "@carloom/production";
import { type SheetCar, wordsOf } from "./sheet.ts";

/** Points a mm. */
const PT = 72 / 25.4;
/** A4 on its side, mm: what is printed of it, and how far tiles lie over one another. */
const TILE = { width: 297, height: 210, margin: 10, overlap: 10 };
/** Tiles of one file. */
const MOST_TILES = 400;

const hexColor = (text: string): string =>
  list([1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16) / 255));

/** The path data of our own sheets as PDF draws it: they have no arcs and no smooth curves. */
export function pdfPath(data: string): string {
  const out: string[] = [];
  let [x, y, sx, sy] = [0, 0, 0, 0];
  for (const [, letter = "", rest = ""] of data.matchAll(/([MLHVQCZhv])([^MLHVQCZhv]*)/g)) {
    const n = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g)].map(([token]) => Number(token));
    const line = (nx: number, ny: number) => {
      [x, y] = [nx, ny];
      out.push(`${list([x, y])} l`);
    };
    if (letter === "Z") {
      out.push("h");
      [x, y] = [sx, sy];
    } else if (letter === "H" || letter === "h") line((n[0] ?? 0) + (letter === "h" ? x : 0), y);
    else if (letter === "V" || letter === "v") line(x, (n[0] ?? 0) + (letter === "v" ? y : 0));
    else if (letter === "M" || letter === "L")
      for (let i = 0; i + 1 < n.length; i += 2) {
        const [nx, ny] = [n[i] ?? 0, n[i + 1] ?? 0];
        if (letter === "M" && i === 0) {
          [x, y, sx, sy] = [nx, ny, nx, ny];
          out.push(`${list([x, y])} m`);
        } else line(nx, ny);
      }
    else if (letter === "Q")
      for (let i = 0; i + 3 < n.length; i += 4) {
        const [qx, qy, ex, ey] = n.slice(i, i + 4) as [number, number, number, number];
        const third = (from: number, to: number) => from + (2 / 3) * (to - from);
        out.push(`${list([third(x, qx), third(y, qy), third(ex, qx), third(ey, qy), ex, ey])} c`);
        [x, y] = [ex, ey];
      }
    else
      for (let i = 0; i + 5 < n.length; i += 6) {
        const curve = n.slice(i, i + 6);
        out.push(`${list(curve)} c`);
        [x, y] = [curve[4] ?? x, curve[5] ?? y];
      }
  }
  return out.join("\n");
}

/** The paths of a sheet in its order, in mm with y down. */
export function pdfContent(svg: string): string {
  const parts: string[] = [];
  for (const [element] of svg.matchAll(/<path [^>]*\/>/g)) {
    const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1];
    const data = value("d");
    if (!data) continue;
    const fill = value("fill") ?? "#111111";
    const stroke = value("stroke");
    const dashes = value("stroke-dasharray");
    const [, tx = "0", ty = "0", by = "1"] =
      /translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)/.exec(value("transform") ?? "") ?? [];
    const even = value("fill-rule") === "evenodd" ? "*" : "";
    const paints = [
      ...(fill === "none" ? [] : [`${hexColor(fill)} rg`]),
      ...(stroke ? [`${hexColor(stroke)} RG ${fixed(Number(value("stroke-width") ?? 1))} w`] : []),
      ...(dashes ? [`[${dashes}] 0 d`] : []),
    ];
    const act = fill === "none" ? "S" : stroke ? `B${even}` : `f${even}`;
    parts.push(`q ${by} 0 0 ${by} ${tx} ${ty} cm ${paints.join(" ")}`, pdfPath(data), `${act} Q`);
  }
  return `${parts.join("\n")}\n`;
}

/**
 * A sheet on paper: on one page at its scale, and at 1:1 in tiles of A4 that lie over one another, with marks where they meet.
 * @throws when it would have more tiles than anybody glues together
 */
export function sheetPdf(
  { layers, width, height }: DrawnSheet,
  car: SheetCar,
  language: Language,
  scale: number,
): Uint8Array {
  const pdf = new PdfFile();
  const { title } = wordsOf(car, 0.06, language);
  const form = pdf.stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 ${fixed(width)} ${fixed(height)}] /Resources << >>`,
    pdfContent(layers.outline),
  );
  const parent = pdf.reserve();
  const page = (wide: number, tall: number, content: string) => {
    const body = pdf.stream("", content);
    const box = `[0 0 ${fixed(wide * PT)} ${fixed(tall * PT)}]`;
    const resources = `<< /XObject << /S ${ref(form)} >> >>`;
    return pdf.add(
      `<< /Type /Page /Parent ${ref(parent)} /MediaBox ${box} /Resources ${resources} /Contents ${ref(body)} >>`,
    );
  };
  const drawn = (left: number, top: number, by: number) =>
    `q ${list([PT * by, 0, 0, -PT * by, left * PT, top * PT])} cm /S Do Q\n`;
  const pages =
    scale === 1
      ? tilesOf(width, height).map(({ x, y }) => {
          const { width: wide, height: tall, margin } = TILE;
          const [w, h] = [wide - 2 * margin, tall - 2 * margin];
          const clip = `q ${list([margin * PT, margin * PT, w * PT, h * PT])} re W n\n`;
          return page(wide, tall, `${clip}${drawn(margin - x, tall - margin + y, 1)}Q\n${marks()}`);
        })
      : [page(width / scale, height / scale, drawn(0, height / scale, 1 / scale))];
  pdf.set(parent, `<< /Type /Pages /Kids [${pages.map(ref).join(" ")}] /Count ${pages.length} >>`);
  const root = pdf.add(
    `<< /Type /Catalog /Pages ${ref(parent)} /ViewerPreferences << /DisplayDocTitle true /PrintScaling /None >> >>`,
  );
  const info = pdf.add(`<< /Title ${textString(title)} /Creator (Carloom) /Producer (Carloom) >>`);
  const id = createHash("sha256").update(layers.outline).update(String(scale)).digest("hex").slice(0, 32);
  return pdf.bytes(root, info, id);
}

function tilesOf(width: number, height: number): { x: number; y: number }[] {
  const { width: wide, height: tall, margin, overlap } = TILE;
  const [w, h] = [wide - 2 * margin - overlap, tall - 2 * margin - overlap];
  const [across, down] = [Math.ceil(width / w), Math.ceil(height / h)];
  if (across * down > MOST_TILES) throw new Error(`The sheet would have ${across * down} tiles.`);
  return Array.from({ length: across * down }, (_, i) => ({ x: (i % across) * w, y: Math.floor(i / across) * h }));
}

/** Where a tile meets the next: lines at its corners, in the middle of what lies over one another. */
function marks(): string {
  const { width, height, margin, overlap } = TILE;
  const half = margin + overlap / 2;
  const lines = [half, width - half].flatMap((x) =>
    [
      [0, margin - 2],
      [height - margin + 2, height],
    ].map(([from = 0, to = 0]) => `${list([x * PT, from * PT])} m ${list([x * PT, to * PT])} l S`),
  );
  const beside = [half, height - half].flatMap((y) =>
    [
      [0, margin - 2],
      [width - margin + 2, width],
    ].map(([from = 0, to = 0]) => `${list([from * PT, y * PT])} m ${list([to * PT, y * PT])} l S`),
  );
  return `0.25 w 0 G ${[...lines, ...beside].join("\n")}\n`;
}
