import {
  type Counted,
  onPage,
  ownPlane,
  pieceId,
  type Placed,
  type PrintMap,
  SHEET_CHECK,
  SHEET_MARGIN,
  sheetLayout,
  TEMPLATE_LAYER,
} from "@carloom/build/print-map";
import { roomIn } from "./inside.ts";

/** Outlines of a text, the length of its em 1 and its base line at 0, y down. */
export type Lettering = (text: string, weight: "regular" | "bold") => { path: string; width: number };

/** What a sheet says, in one language. */
export type SheetWords = {
  title: string;
  /** Below the title, a line each: scale, film, what lines mean, licence. */
  notes: readonly string[];
  panel(id: string): string;
  piece(number: number, of: number): string;
  nose: string;
  up: string;
  grain: string;
  check: string;
};

/**
 * A sheet of templates: SVG in millimetres at true scale, all text as outlines. `layers` are the same sheet taken apart, for
 * programs that paint: lines and words alone, and the panels' forms.
 */
export type DrawnSheet = {
  svg: string;
  width: number;
  height: number;
  layers: {
    outline: string;
    /** Path data of each piece, and its place on the sheet, mm. */
    panels: { id: string; path: string; left: number; top: number; width: number; height: number }[];
  };
};

/** mm of letters on a sheet of a whole car; that of a panel has smaller ones. */
const TITLE = 100;
const NOTE = 36;
const NAME = 80;
const CAPTION = 28;
const SMALL = 0.4;
const INK = "#111111";
const FILM = "#e8e8e4";
const CUT = "#c8102e";
const SEAM = "#0057b8";

const mm = (value: number) => String(Math.round(value * 100) / 100);
const ringPath = (ring: readonly (readonly [number, number])[]) =>
  `M${ring.map(([x, y]) => `${mm(x)} ${mm(y)}`).join("L")}Z`;
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function drawSheet(map: PrintMap, words: SheetWords, letters: Lettering, only?: string): DrawnSheet {
  const scale = only === undefined ? 1 : SMALL;
  const [title, note, captions] = [TITLE * scale, NOTE * scale, CAPTION * scale];
  const nameOf = ({ panel, number, of }: Counted) =>
    of > 1 ? `${words.panel(panel)}, ${words.piece(number, of)}` : words.panel(panel);
  const captionOf = (one: Counted & { width: number; height: number }) =>
    `${nameOf(one)}  ${Math.round(one.width)} × ${Math.round(one.height)} mm`;
  const { width, height, placed } = sheetLayout(map, only);
  const first = title * 0.8 + note * 1.8;
  const text = (value: string, x: number, y: number, size: number, weight: "regular" | "bold", anchor = 0) => {
    const { path, width } = letters(value, weight);
    const at = x - width * size * anchor;
    return `<path aria-label="${escaped(value)}" transform="translate(${mm(at)} ${mm(y)}) scale(${mm(size)})" d="${path}"/>`;
  };
  // the sheet is as large in every language: what is too long for it is written smaller
  const head = width - 3 * SHEET_MARGIN - SHEET_CHECK;
  const within = (value: string, size: number, room: number, weight: "regular" | "bold") =>
    Math.min(size, room / Math.max(1e-6, letters(value, weight).width));
  const parts: string[] = [];
  const titled = within(words.title, title, head, "bold");
  parts.push(text(words.title, SHEET_MARGIN, SHEET_MARGIN + title * 0.75, titled, "bold"));
  for (const [i, line] of words.notes.entries())
    parts.push(
      text(
        line,
        SHEET_MARGIN,
        SHEET_MARGIN + first + i * note * 1.5,
        within(line, note, width - 2 * SHEET_MARGIN - (i === 0 ? SHEET_CHECK + SHEET_MARGIN : 0), "regular"),
        "regular",
      ),
    );
  const box = { x: width - SHEET_MARGIN - SHEET_CHECK, y: SHEET_MARGIN };
  parts.push(
    `<path fill="none" stroke="${INK}" stroke-width="0.5" d="M${mm(box.x)} ${mm(box.y)}h${SHEET_CHECK}v${SHEET_CHECK}h-${SHEET_CHECK}Z"/>`,
    text(words.check, box.x + SHEET_CHECK / 2, box.y + SHEET_CHECK / 2 + 4, 10, "regular", 0.5),
  );
  const masks: string[] = [];
  const rooms: string[] = [];
  const outlines: DrawnSheet["layers"]["panels"] = [];
  for (const one of placed) {
    const id = escaped(pieceId(one));
    const size = within(captionOf(one), captions, one.slot, "regular");
    parts.push(
      `<g id="${id}">`,
      ...pieceParts(map, one, nameOf(one), words, text),
      text(captionOf(one), one.left, one.bottom + captions * 1.6, size, "regular"),
      "</g>",
    );
    const outline = onPage(map, one).map(ringPath).join("");
    outlines.push({
      id,
      path: outline,
      left: one.left,
      top: one.bottom - one.height,
      width: one.width,
      height: one.height,
    });
    masks.push(`<clipPath id="mask-${id}"><path clip-rule="evenodd" d="${outline}"/></clipPath>`);
    rooms.push(`<g id="art-${id}" clip-path="url(#mask-${id})"></g>`);
  }
  const sheet = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mm(width)}mm" height="${mm(height)}mm" ` +
    `viewBox="0 0 ${mm(width)} ${mm(height)}"><title>${escaped(words.title)}</title>` +
    `<desc>${escaped(words.notes.join(" "))}</desc>${inner}</svg>\n`;
  const drawn = parts.join("\n");
  const svg = sheet(
    `<defs>${masks.join("")}</defs>` +
      `<g id="${TEMPLATE_LAYER}" fill="${INK}"><rect width="${mm(width)}" height="${mm(height)}" fill="#ffffff"/>${drawn}</g>\n` +
      `<g id="art">${rooms.join("")}</g>`,
  );
  return {
    svg,
    width,
    height,
    layers: {
      outline: sheet(`<g fill="${INK}">${drawn.replaceAll(`fill="${FILM}"`, 'fill="none"')}</g>`),
      panels: outlines,
    },
  };
}

type Text = (value: string, x: number, y: number, size: number, weight: "regular" | "bold", anchor?: number) => string;

function pieceParts(map: PrintMap, placed: Placed, name: string, words: SheetWords, text: Text): string[] {
  const rings = onPage(map, placed);
  const parts = [
    `<path fill="${FILM}" fill-rule="evenodd" stroke="${INK}" stroke-width="1" d="${rings.map(ringPath).join("")}"/>`,
    ...lines(rings, placed, placed.piece),
  ];
  const room = roomIn(rings);
  const size = Math.min(NAME, room.radius / 3.2);
  if (size >= 6) {
    parts.push(
      text(name, room.x, room.y + size * 0.1, Math.min(size, fit(text, name, room.radius * 1.9)), "bold", 0.5),
    );
    parts.push(...arrows(map, placed, room, size, words, text));
  }
  return parts;
}

/** The size at which a text is so long. */
function fit(text: Text, value: string, long: number): number {
  const shift = /translate\((-?[\d.]+)/.exec(text(value, 0, 0, 100, "bold", 1))?.[1] ?? "-100";
  return (long / Math.max(1, -Number(shift))) * 100;
}

/** Relief cuts and seams over the outline. */
function lines(page: readonly (readonly (readonly [number, number])[])[], { rings }: Placed, piece: number): string[] {
  const runs = (kind: (meets: number | null) => boolean): string =>
    rings
      .flatMap(({ meets }, r) => {
        const ring = page[r]!;
        return meets.map((met, i) => {
          if (!kind(met)) return "";
          const [[ax, ay], [bx, by]] = [ring[i]!, ring[(i + 1) % ring.length]!];
          return `M${mm(ax)} ${mm(ay)}L${mm(bx)} ${mm(by)}`;
        });
      })
      .join("");
  const cut = runs((met) => met === piece);
  const seam = runs((met) => met !== null && met !== piece);
  return [
    ...(cut ? [`<path class="cut" fill="none" stroke="${CUT}" stroke-width="1.2" d="${cut}"/>`] : []),
    ...(seam
      ? [`<path class="seam" fill="none" stroke="${SEAM}" stroke-width="1.2" stroke-dasharray="6 3" d="${seam}"/>`]
      : []),
  ];
}

/** A direction of the car as it lies on a piece, the mean over its area; shorter than 1 where the piece looks that way. */
export function directionOn(map: PrintMap, piece: number, way: readonly [number, number, number]): [number, number] {
  const { surface, corner, vertex, flat, pieceOf } = map;
  const sum: [number, number] = [0, 0];
  let whole = 0;
  for (let t = 0; t < pieceOf.length; t++) {
    if (pieceOf[t] !== piece) continue;
    const { length, x, y, area, isSliver } = ownPlane(map, t);
    if (isSliver) continue;
    const points = [0, 1, 2].map((k) => corner[t * 3 + k]!);
    const at = points.map((p) => vertex[p]! * 3);
    const going = (to: number) =>
      [0, 1, 2].reduce(
        (value, k) => value + way[k]! * (surface.positions[at[to]! + k]! - surface.positions[at[0]! + k]!),
        0,
      ) * 1000;
    const along = going(1) / length;
    const across = (going(2) - along * x) / y;
    for (const k of [0, 1] as const) {
      const first = (flat[points[1]! * 2 + k]! - flat[points[0]! * 2 + k]!) / length;
      const second = (flat[points[2]! * 2 + k]! - flat[points[0]! * 2 + k]! - first * x) / y;
      sum[k] += area * (along * first + across * second);
    }
    whole += area;
  }
  return whole > 0 ? [sum[0] / whole, sum[1] / whole] : sum;
}

/** Below this a piece looks so much along a direction that no arrow on it shows the way. */
const SEEN = 0.5;

function arrows(
  map: PrintMap,
  { piece }: Placed,
  room: { x: number; y: number; radius: number },
  size: number,
  words: SheetWords,
  text: Text,
): string[] {
  const nose = directionOn(map, piece, [0, 0, 1]);
  const up = directionOn(map, piece, [0, 1, 0]);
  const shows = (way: readonly [number, number]) => Math.sqrt(way[0] * way[0] + way[1] * way[1]) >= SEEN;
  const [way, word] = shows(nose) ? [nose, words.nose] : shows(up) ? [up, words.up] : [null, ""];
  const parts: string[] = [];
  const long = room.radius * 0.5;
  const small = Math.max(4, size * 0.5);
  if (way) {
    const unit = Math.sqrt(way[0] * way[0] + way[1] * way[1]);
    const [dx, dy] = [way[0] / unit, -way[1] / unit];
    const [x, y] = [room.x - (dx * long) / 2, room.y + room.radius * 0.42 - (dy * long) / 2];
    const [tx, ty] = [x + dx * long, y + dy * long];
    const head = long / 6;
    parts.push(
      `<path fill="none" stroke="${INK}" stroke-width="1" d="M${mm(x)} ${mm(y)}L${mm(tx)} ${mm(ty)}` +
        `M${mm(tx - dx * head - dy * head * 0.6)} ${mm(ty - dy * head + dx * head * 0.6)}L${mm(tx)} ${mm(ty)}` +
        `L${mm(tx - dx * head + dy * head * 0.6)} ${mm(ty - dy * head - dx * head * 0.6)}"/>`,
      text(
        word,
        room.x + Math.abs(dy) * small,
        room.y + room.radius * 0.42 + (Math.abs(dx) > 0.7 ? small * 1.2 : 0),
        small,
        "regular",
        Math.abs(dx) > 0.7 ? 0.5 : 0,
      ),
    );
  }
  const [gx, gy] = map.pieces[piece]!.grain;
  const half = room.radius * 0.22;
  const [cx, cy] = [room.x, room.y - room.radius * 0.5];
  for (const side of [-1, 1]) {
    const [ox, oy] = [gy * 2 * side, gx * 2 * side];
    parts.push(
      `<path fill="none" stroke="${INK}" stroke-width="0.6" d="M${mm(cx - gx * half + ox)} ${mm(cy + gy * half + oy)}L${mm(cx + gx * half + ox)} ${mm(cy - gy * half + oy)}"/>`,
    );
  }
  parts.push(
    text(
      words.grain,
      cx + (Math.abs(gy) > 0.7 ? 6 : 0),
      cy + (Math.abs(gy) > 0.7 ? 0 : -5),
      small * 0.8,
      "regular",
      Math.abs(gy) > 0.7 ? 0 : 0.5,
    ),
  );
  return parts;
}
