import { fixed, place } from "../pdf/objects.ts";
import type { ShopProfile } from "../profile.ts";
import type { Sheet } from "../sheet/nest.ts";
import type { CutLine } from "./lines.ts";

const COLORS = { kiss: "#ff00ff", through: "#00a0ff" } as const;
const escaped = (text: string) => text.replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** The lines of a sheet, 1 unit = 1 mm, y down. */
export function cutSvg({ width, length }: Sheet, lines: readonly CutLine[], { spots }: ShopProfile): string {
  const path = ({ rings }: CutLine) =>
    rings.map((ring) => `M${ring.map(([x, y]) => `${place(x)} ${place(length - y)}`).join("L")}Z`).join("");
  const layer = (kind: "kiss" | "through") => {
    const paths = lines
      .filter((line) => line.kind === kind)
      .map((line) => `<path data-piece="${line.piece}" d="${path(line)}"/>\n`);
    return `<g id="${escaped(spots[kind])}" fill="none" stroke="${COLORS[kind]}" stroke-width="0.1">\n${paths.join("")}</g>\n`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${fixed(width)}mm" height="${fixed(length)}mm" viewBox="0 0 ${fixed(width)} ${fixed(length)}">\n${layer("kiss")}${layer("through")}</svg>\n`;
}
