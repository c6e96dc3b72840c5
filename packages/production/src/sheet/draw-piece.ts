import { fixed, list, place } from "../pdf/objects.ts";
import { type Inks, list6, rgb } from "../pdf/inks.ts";
import { boxOf, rectangle, type Ring } from "../geometry/rings.ts";
import { folded } from "../piece/fades.ts";
import type { Draw, Filled, Pictured } from "../piece/piece.ts";
import type { ShopProfile } from "../profile.ts";
import type { Placed } from "./nest.ts";

/** Lines of the cutter are drawn so thin that they cover nothing, mm. */
const HAIR = 0.1;
const SHOWN = { kiss: "#ff00ff", through: "#00a0ff", white: "#dcf0ff" } as const;
const MODES = {
  multiply: "Multiply",
  screen: "Screen",
  overlay: "Overlay",
  darken: "Darken",
  lighten: "Lighten",
} as const;

export function pathOf(rings: readonly Ring[]): string {
  let out = "";
  for (const ring of rings) {
    let step = "m";
    for (const point of ring) {
      out += `${place(point[0])} ${place(point[1])} ${step}\n`;
      step = "l";
    }
    out += "h\n";
  }
  return out;
}
const clip = (rings: readonly Ring[]) => `${pathOf(rings)}W n\n`;

const stateOf = (inks: Inks, { alpha, blend }: Draw): string => {
  const entries = [
    ...(alpha < 1 ? [`/ca ${fixed(alpha)} /CA ${fixed(alpha)}`] : []),
    ...(blend ? [`/BM /${MODES[blend]}`] : []),
  ].join(" ");
  return entries === "" ? "" : `${inks.state(entries)} gs\n`;
};

function filled(inks: Inks, draw: Filled): string {
  const { rings, paint, matrix } = draw;
  if (paint.kind === "solid") return `q ${stateOf(inks, draw)}/CsP cs ${rgb(paint.color)} scn\n${pathOf(rings)}f Q\n`;
  return `q ${stateOf(inks, draw)}${clip(rings)}${inks.gradient(paint, matrix, reachOf(rings, paint))}Q\n`;
}

/** mm around a region that a gradient reaches in its own units. */
function reachOf(rings: readonly Ring[], paint: Exclude<Filled["paint"], { kind: "solid" }>): number {
  const [x0, y0, x1, y1] = boxOf(rings);
  const reach = Math.ceil(((x1 - x0 + y1 - y0) * 4) / 100) * 100;
  return Math.ceil(reach / (paint.kind === "radial" ? Math.min(...paint.radii) : 1)) + 10_000;
}

/** A region in the ink that is set, as dense as its paint covers. */
function veiled(inks: Inks, draw: Draw): string {
  if (draw.kind === "raster") return "";
  const { rings, paint, matrix } = draw;
  if (paint.kind === "solid") return `q ${stateOf(inks, draw)}${pathOf(rings)}f Q\n`;
  return `q ${stateOf(inks, draw)}${clip(rings)}${inks.veil(paint, matrix, reachOf(rings, paint))}Q\n`;
}

function pictured(inks: Inks, draw: Pictured): string {
  const name = inks.picture(draw.pixels);
  const cells = draw.cells.map((cell) => `q ${clip([cell.clip])}${list6(cell.matrix)} cm ${name} Do Q\n`).join("");
  return `q ${stateOf(inks, draw)}${cells}Q\n`;
}

/** What is drawn as one: its parts meet each other, and so much of what comes of it what lies below. */
type Together = (content: string, opacity: number) => string;

const drawn = (inks: Inks, draws: readonly Draw[], together: Together) =>
  folded(draws, (draw) => (draw.kind === "area" ? filled(inks, draw) : pictured(inks, draw)), together);

/** What a cell puts on each layer, in the sheet's mm. @param at where the window's lower left corner lies */
export function cellContent(inks: Inks, cell: Placed, at: readonly [number, number], profile: ShopProfile) {
  const { piece, window } = cell;
  const [x, y] = [at[0] - window[0], at[1] - window[1]];
  const within = (content: string) =>
    content === "" ? "" : `q 1 0 0 1 ${list([x, y])} cm\n${cell.tile ? clip([rectangle(window)]) : ""}${content}Q\n`;
  const over = inks.state("/OP true /op true /OPM 1");
  const spot = (name: string, shown: string) => inks.spot(name, shown);
  const box = [0, 0, piece.width, piece.height];
  const apart = "/Group << /S /Transparency /I true /K false >>";
  let groups = 0;
  const together: Together = (content, opacity) => {
    const form = inks.form(`piece ${piece.number} group ${groups++}`, box, () => content, apart);
    return `q ${inks.state(`/ca ${fixed(opacity)} /CA ${fixed(opacity)}`)} gs ${form} Do Q\n`;
  };
  // drawn over the print, as what is mixed takes away the inks below it, overprinted or not; multiplied by it, an ink of its
  // own changes no color, also where a tool does not overprint
  const white =
    piece.white.length === 0
      ? ""
      : `q ${inks.state("/BM /Multiply")} gs ${spot(profile.spots.white, SHOWN.white)} cs 1 scn\n${folded(
          piece.white,
          (draw) => veiled(inks, draw),
          (content, opacity) => together(`${spot(profile.spots.white, SHOWN.white)} cs 1 scn\n${content}`, opacity),
        )}Q\n`;
  const mixes = [...piece.draws, ...piece.under].some(
    ({ alpha, blend, fades }) => alpha < 1 || blend !== null || fades !== undefined,
  );
  const beyond = drawn(inks, piece.under, together);
  const own = drawn(inks, piece.draws, together);
  const bleed = clip(piece.bleed);
  const hole = piece.beyond;
  const body = hole ? `q ${clip(hole)}${beyond}Q\nq ${bleed}${own}Q\n` : `q ${bleed}${beyond}${own}Q\n`;
  // mixed among themselves alone: what lies below the piece is white paper here, and paint on the car
  const print = mixes ? `${inks.form(`piece ${piece.number}`, box, () => body, apart)} Do\n` : body;
  const cut = (name: string, shown: string, rings: readonly Ring[]) =>
    `${over} gs ${spot(name, shown)} CS 1 SCN ${HAIR} w\n${pathOf(rings)}S\n`;
  const kiss = piece.kind === "sticker" ? cut(profile.spots.kiss, SHOWN.kiss, piece.cut) : "";
  const [x0, y0, x1, y1] = window;
  const weed = profile.weed / 2;
  const through =
    piece.kind === "wrap"
      ? cut(profile.spots.through, SHOWN.through, piece.cut)
      : cut(profile.spots.through, SHOWN.through, [rectangle([x0 - weed, y0 - weed, x1 + weed, y1 + weed])]);
  return { White: within(white), Print: within(print), "Kiss cut": within(kiss), "Through cut": within(through) };
}
