import encodeQR from "qr";
import { fixed } from "../pdf/objects.ts";

/** Side of the code on a sheet, mm: a phone reads it at arm's length. */
export const CODE = 22;

/** A QR code as content, its lower left corner at x, y. Dark modules side by side are one rectangle. */
export function codeContent(text: string, x: number, y: number): string {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 2 });
  const module = CODE / rows.length;
  let out = "";
  for (const [row, cells] of rows.entries())
    for (let from = 0; from < cells.length; from++) {
      if (!cells[from]) continue;
      let to = from;
      while (cells[to]) to++;
      const [left, low] = [x + from * module, y + CODE - (row + 1) * module];
      out += `${fixed(left)} ${fixed(low)} ${fixed((to - from) * module)} ${fixed(module)} re\n`;
      from = to;
    }
  return `${out}f\n`;
}
