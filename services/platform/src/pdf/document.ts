import type { Language } from "@carloom/i18n";
import { Readable } from "node:stream";
import { linesOf } from "./breaks.ts";
import { fontsFor, type Run, type Weight } from "./fonts.ts";

export type TextHow = {
  /** Points. */
  size: number;
  weight?: Weight;
  color?: string;
  /** Points; what is longer is cut with an ellipsis. */
  width?: number;
  align?: "left" | "right";
  link?: string;
};

/** A page of A4 to draw on: points from the top left corner, y is a text's base line. */
export type PdfPage = {
  readonly width: number;
  readonly height: number;
  text(text: string, x: number, y: number, how: TextHow): void;
  /** The text in lines of at most `width` points. Breaks at spaces and between Kana and Kanji, and anywhere in what is wider. */
  wrap(text: string, width: number, how: Pick<TextHow, "size" | "weight">): string[];
  line(x0: number, y0: number, x1: number, y1: number, color: string): void;
  box(x: number, y: number, width: number, height: number, color: string, edge?: string): void;
  /** Lines through points, x and y in turns; closed ones are filled where they have a `fill`, holes by the even-odd rule. */
  lines(paths: readonly (readonly number[])[], how: LinesHow): void;
  /** JPEG or PNG, cut to fill the box, or whole in its middle. */
  picture(bytes: Uint8Array, x: number, y: number, width: number, height: number, fit?: "cover" | "whole"): void;
  next(): void;
  /** What stands on every page once all are there. */
  every(draw: (number: number, of: number) => void): void;
};

export type LinesHow = {
  color?: string;
  fill?: string;
  opacity?: number;
  width?: number;
  dash?: number;
  closed?: boolean;
};

export type PdfOptions = {
  title: string;
  language: Language;
  /** Every text that will be drawn: the fonts hold exactly their characters. Absent: `draw` is asked once more, for them. */
  texts?: readonly string[];
  /** The day that the file says it was made; absent: now. With it the same input makes the same bytes. */
  date?: Date;
};

/** Every text that a drawing shows, wherever its lines break. */
function textsOf(draw: (page: PdfPage) => void): string[] {
  const texts: string[] = [];
  draw({
    width: A4[0],
    height: A4[1],
    text: (text) => void texts.push(text),
    wrap(text) {
      texts.push(text);
      return [text];
    },
    line: () => undefined,
    box: () => undefined,
    lines: () => undefined,
    picture: () => undefined,
    next: () => undefined,
    every: (foot) => foot(1, 1),
  });
  return texts;
}

const A4: [number, number] = [595.28, 841.89];

/** Writes a PDF of A4 pages with embedded fonts. */
export async function writePdf(options: PdfOptions, draw: (page: PdfPage) => void): Promise<Uint8Array> {
  // loaded with the first document, not at every start
  const { default: PDFDocument } = await import("pdfkit");
  const fonts = await fontsFor([...(options.texts ?? textsOf(draw)), options.title, "0123456789/ "], options.language);
  const pdf = new PDFDocument({
    size: A4,
    margin: 0,
    lang: options.language,
    displayTitle: true,
    bufferPages: true,
    // streams as they are where bytes are promised: another zlib makes others
    ...(options.date && { compress: false }),
    info: { Title: options.title, Creator: "", ...(options.date && { CreationDate: options.date }) },
  });
  const feet: ((number: number, of: number) => void)[] = [];
  const done = Readable.from(pdf).toArray();
  for (const [name, file] of fonts.files) pdf.registerFont(name, file);
  const wide = ({ font, text }: Run, size: number) => pdf.font(font).fontSize(size).widthOfString(text);
  const measure = (text: string, { size, weight = "regular" }: Pick<TextHow, "size" | "weight">) =>
    fonts.runs(text, weight).reduce((sum, run) => sum + wide(run, size), 0);

  const cut = (text: string, how: TextHow): string => {
    const { width } = how;
    if (width === undefined || measure(text, how) <= width) return text;
    const characters = [...text];
    while (characters.length > 0 && measure(`${characters.join("")}…`, how) > width) characters.pop();
    return `${characters.join("").trimEnd()}…`;
  };
  const page: PdfPage = {
    width: A4[0],
    height: A4[1],
    text(given, x, y, how) {
      const text = cut(given, how);
      let left = how.align === "right" ? x - measure(text, how) : x;
      for (const run of fonts.runs(text, how.weight ?? "regular")) {
        const width = wide(run, how.size);
        pdf
          .font(run.font)
          .fontSize(how.size)
          .fillColor(how.color ?? "#14171a")
          .text(run.text, left, y, {
            lineBreak: false,
            baseline: "alphabetic",
            ...(how.link && { link: how.link }),
          });
        left += width;
      }
    },
    wrap: (text, width, how) => linesOf(text, width, (one) => measure(one, how)),
    line: (x0, y0, x1, y1, color) => void pdf.moveTo(x0, y0).lineTo(x1, y1).lineWidth(0.5).strokeColor(color).stroke(),
    box(x, y, width, height, color, edge) {
      pdf.rect(x, y, width, height).fillColor(color).fill();
      if (edge) pdf.rect(x, y, width, height).lineWidth(0.5).strokeColor(edge).stroke();
    },
    lines(paths, { color, fill, opacity = 1, width = 0.5, dash, closed }) {
      pdf.save().lineWidth(width).lineJoin("round").opacity(opacity);
      if (dash) pdf.dash(dash, {});
      for (const path of paths) {
        for (let i = 0; i + 1 < path.length; i += 2) {
          const [x = 0, y = 0] = [path[i], path[i + 1]];
          if (i === 0) pdf.moveTo(x, y);
          else pdf.lineTo(x, y);
        }
        if (closed || fill) pdf.closePath();
      }
      if (paths.length === 0) void 0;
      else if (fill && color) pdf.fillAndStroke(fill, color, "even-odd");
      else if (fill) pdf.fillColor(fill).fill("even-odd");
      else pdf.strokeColor(color ?? "#14171a").stroke();
      pdf.restore();
    },
    picture(bytes, x, y, width, height, fit = "cover") {
      const how = fit === "cover" ? { cover: [width, height] } : { fit: [width, height] };
      pdf.save().rect(x, y, width, height).clip();
      pdf.image(Buffer.from(bytes), x, y, { ...(how as object), align: "center", valign: "center" });
      pdf.restore();
    },
    next: () => void pdf.addPage({ size: A4, margin: 0 }),
    every: (foot) => void feet.push(foot),
  };
  draw(page);
  const { count } = pdf.bufferedPageRange();
  for (let i = 0; feet.length > 0 && i < count; i++) {
    pdf.switchToPage(i);
    for (const foot of feet) foot(i + 1, count);
  }
  pdf.end();
  return Buffer.concat((await done) as Buffer[]);
}
