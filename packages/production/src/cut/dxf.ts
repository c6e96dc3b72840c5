import { place } from "../pdf/objects.ts";
import type { ShopProfile } from "../profile.ts";
import type { CutLine } from "./lines.ts";

const COLORS = { kiss: 6, through: 5 } as const;
/** Names of layers in DXF are letters, digits, $ - and _. */
const plain = (name: string) => name.replace(/[^A-Za-z0-9$_-]/g, "_").slice(0, 31) || "CUT";

/** The lines of a sheet as DXF of release 12, which every cutter reads: closed lines in mm. */
export function cutDxf(lines: readonly CutLine[], { spots }: ShopProfile): string {
  const out: (string | number)[] = [
    0,
    "SECTION",
    2,
    "HEADER",
    9,
    "$ACADVER",
    1,
    "AC1009",
    9,
    "$INSUNITS",
    70,
    4,
    9,
    "$MEASUREMENT",
    70,
    1,
    0,
    "ENDSEC",
  ];
  out.push(0, "SECTION", 2, "TABLES", 0, "TABLE", 2, "LAYER", 70, 2);
  for (const kind of ["kiss", "through"] as const)
    out.push(0, "LAYER", 2, plain(spots[kind]), 70, 0, 62, COLORS[kind], 6, "CONTINUOUS");
  out.push(0, "ENDTAB", 0, "ENDSEC", 0, "SECTION", 2, "ENTITIES");
  for (const { kind, rings } of lines) {
    const layer = plain(spots[kind]);
    for (const ring of rings) {
      out.push(0, "POLYLINE", 8, layer, 66, 1, 70, 1);
      for (const [x, y] of ring) out.push(0, "VERTEX", 8, layer, 10, place(x), 20, place(y));
      out.push(0, "SEQEND");
    }
  }
  out.push(0, "ENDSEC", 0, "EOF");
  return `${out.join("\n")}\n`;
}
