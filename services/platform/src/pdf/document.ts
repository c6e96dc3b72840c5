import type { Language } from "@carloom/i18n";
import { Readable } from "node:stream";
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
  /** The text in lines of at most `width` points. Breaks at spaces, and anywhere in what has none. */
  wrap(text: string, width: number, how: Pick<TextHow, "size" | "weight">): string[];
  line(x0: number, y0: number, x1: number, y1: number, color: string): void;
  box(x: number, y: number, width: number, height: number, color: string, edge?: string): void;
  /** JPEG or PNG, cut to fill the box. */
  picture(bytes: Uint8Array, x: number, y: number, width: number, height: number): void;
  next(): void;
};

export type PdfOptions = {
  title: string;
  language: Language;
  /** Every text that will be drawn: the fonts hold exactly their characters. */
  texts: readonly string[];
};

const A4: [number, number] = [595.28, 841.89];

/** Writes a PDF of A4 pages with embedded fonts. */
export async function writePdf(options: PdfOptions, draw: (page: PdfPage) => void): Promise<Uint8Array> {
  // loaded with the first document, not at every start
  const { default: PDFDocument } = await import("pdfkit");
  const fonts = await fontsFor([...options.texts, options.title, "0123456789/ "], options.language);
  const pdf = new PDFDocument({
    size: A4,
    margin: 0,
    lang: options.language,
    displayTitle: true,
    info: { Title: options.title, Creator: "" },
  });
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
    wrap(text, width, how) {
      const lines: string[] = [];
      let line = "";
      for (const word of text.split(/(?<=\s)/)) {
        if (measure((line + word).trimEnd(), how) <= width) {
          line += word;
          continue;
        }
        if (line) lines.push(line.trimEnd());
        line = "";
        for (const character of word) {
          if (line && measure(line + character, how) > width) {
            lines.push(line);
            line = "";
          }
          line += character;
        }
      }
      return line.trim() ? [...lines, line.trimEnd()] : lines;
    },
    line: (x0, y0, x1, y1, color) => void pdf.moveTo(x0, y0).lineTo(x1, y1).lineWidth(0.5).strokeColor(color).stroke(),
    box(x, y, width, height, color, edge) {
      pdf.rect(x, y, width, height).fillColor(color).fill();
      if (edge) pdf.rect(x, y, width, height).lineWidth(0.5).strokeColor(edge).stroke();
    },
    picture(bytes, x, y, width, height) {
      pdf.save().rect(x, y, width, height).clip();
      pdf.image(Buffer.from(bytes), x, y, { cover: [width, height], align: "center", valign: "center" });
      pdf.restore();
    },
    next: () => void pdf.addPage({ size: A4, margin: 0 }),
  };
  draw(page);
  pdf.end();
  return Buffer.concat((await done) as Buffer[]);
}
