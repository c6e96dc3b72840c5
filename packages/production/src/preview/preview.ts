import type { Paint, Pixels } from "../art/art.ts";
import { type Affine, after, applied } from "../geometry/affine.ts";
import { boxOf, type Ring } from "../geometry/rings.ts";
import { folded } from "../piece/fades.ts";
import type { Draw, Filled, Piece, Pictured } from "../piece/piece.ts";
import { base64, smallPng } from "./png.ts";

/** A picture that lies in more cells than this is shown as it lies in the middle one. */
const MOST_CELLS = 80;
/** Around the cut, as a share of its longer side. */
const MARGIN = 0.02;
const CUT = "#e5007d";

/** Pictures as they are shown, each made once for all pieces. */
export type ShownPictures = Map<Pixels, string>;

const round = (value: number) => String(Math.round(value * 100) / 100 + 0);
const fine = (value: number) => {
  const text = String(Math.round(value * 1e7) / 1e7 + 0);
  return text.includes("e") ? value.toFixed(7) : text;
};
const matrixOf = (matrix: Affine) => `matrix(${matrix.map(fine).join(" ")})`;
const pathOf = (rings: readonly Ring[]) =>
  rings.map((ring) => `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`).join("");

/** Turns a piece by quarters until what is up on the car is up here; glass is seen from outside. Then y runs down. */
function upright({ up: [x, y], mirrored }: Piece): Affine {
  const flip: Affine = mirrored ? [-1, 0, 0, 1, 0, 0] : [1, 0, 0, 1, 0, 0];
  const ux = mirrored ? -x : x;
  const turn: Affine =
    Math.abs(y) >= Math.abs(ux)
      ? y >= 0
        ? [1, 0, 0, 1, 0, 0]
        : [-1, 0, 0, -1, 0, 0]
      : ux > 0
        ? [0, 1, -1, 0, 0, 0]
        : [0, -1, 1, 0, 0, 0];
  return after([1, 0, 0, -1, 0, 0], after(turn, flip));
}

function gradient(paint: Exclude<Paint, { kind: "solid" }>, matrix: Affine, id: string): string {
  const stops = paint.stops
    .map(({ at, color, alpha }) => `<stop offset="${fine(at)}" stop-color="${color}" stop-opacity="${fine(alpha)}"/>`)
    .join("");
  const units = 'gradientUnits="userSpaceOnUse"';
  if (paint.kind === "linear") {
    const [[x1, y1], [x2, y2]] = [paint.from, paint.to];
    const line = `x1="${fine(x1)}" y1="${fine(y1)}" x2="${fine(x2)}" y2="${fine(y2)}"`;
    return `<linearGradient id="${id}" ${units} ${line} gradientTransform="${matrixOf(matrix)}">${stops}</linearGradient>`;
  }
  const own = after(matrix, [paint.radii[0], 0, 0, paint.radii[1], paint.center[0], paint.center[1]]);
  return `<radialGradient id="${id}" ${units} cx="0" cy="0" r="1" gradientTransform="${matrixOf(own)}">${stops}</radialGradient>`;
}

const mixed = ({ alpha, blend }: Draw): string =>
  `${alpha < 1 ? ` opacity="${fine(alpha)}"` : ""}${blend ? ` style="mix-blend-mode:${blend}"` : ""}`;

function area(draw: Filled, id: string): { defs: string; body: string } {
  const { paint, rings, matrix } = draw;
  const fill = paint.kind === "solid" ? paint.color : `url(#${id})`;
  return {
    defs: paint.kind === "solid" ? "" : gradient(paint, matrix, id),
    body: `<path d="${pathOf(rings)}" fill="${fill}"${mixed(draw)}/>`,
  };
}

function picture(draw: Pictured, id: string, pictures: ShownPictures): { defs: string; body: string } {
  const { pixels, cells } = draw;
  const href = pictures.get(pixels) ?? `data:image/png;base64,${base64(smallPng(pixels))}`;
  pictures.set(pixels, href);
  const image = `<image id="${id}" width="1" height="1" preserveAspectRatio="none" transform="matrix(1 0 0 -1 0 1)" href="${href}"/>`;
  const middle = cells[Math.floor(cells.length / 2)];
  if (cells.length > MOST_CELLS && middle)
    return {
      defs: image,
      body: `<g${mixed(draw)}><g transform="${matrixOf(middle.matrix)}"><use href="#${id}"/></g></g>`,
    };
  const clips = cells
    .map((cell, i) => `<clipPath id="${id}c${i}"><path d="${pathOf([cell.clip])}"/></clipPath>`)
    .join("");
  const uses = cells
    .map(
      (cell, i) =>
        `<g clip-path="url(#${id}c${i})"><g transform="${matrixOf(cell.matrix)}"><use href="#${id}"/></g></g>`,
    )
    .join("");
  return { defs: image + clips, body: `<g${mixed(draw)}>${uses}</g>` };
}

/** A piece as it is after it is cut, upright, as SVG for screens: what is printed, and the line of the cut. */
export function pieceDrawing(piece: Piece, pictures: ShownPictures): string {
  const turn = upright(piece);
  const corners = boxOf(piece.cut.map((ring) => ring.map((point) => applied(turn, point))));
  const [x0, y0, x1, y1] = corners;
  const margin = Math.max(x1 - x0, y1 - y0) * MARGIN;
  const place = after([1, 0, 0, 1, margin - x0, margin - y0], turn);
  const [width, height] = [x1 - x0 + 2 * margin, y1 - y0 + 2 * margin];
  const drawn = piece.draws.map((draw, i) => ({
    ...(draw.kind === "area" ? area(draw, `g${i}`) : picture(draw, `i${i}`, pictures)),
    ...(draw.fades && { fades: draw.fades }),
  }));
  const cut = pathOf(piece.cut);
  const defs = `<clipPath id="cut"><path d="${cut}"/></clipPath>${drawn.map((one) => one.defs).join("")}`;
  const line = `<path d="${cut}" fill="none" stroke="${CUT}" stroke-width="1" vector-effect="non-scaling-stroke"/>`;
  const body = `<g clip-path="url(#cut)">${folded(
    drawn,
    ({ body }) => body,
    (content, opacity) => `<g opacity="${fine(opacity)}" style="isolation:isolate">${content}</g>`,
  )}</g>${line}`;
  const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs><g transform="${matrixOf(place)}">${body}</g></svg>`;
}
