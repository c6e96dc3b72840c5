import { makePrintMap } from "@carloom/asset/print-map";
import { panelSet } from "@carloom/asset/testing/panels";
import { boxAxes, FACING_FADE, limitedDepth } from "@carloom/build/film";
import { sheetLayout, surfacePoint } from "@carloom/build/print-map";
import {
  artRooms,
  type CroppedRoom,
  croppedRoom,
  drawRoom,
  hitAt,
  inkBox,
  type Pixels,
  sheetBox,
  type SheetPixels,
} from "@carloom/editor/flat";
import { describe, expect, it } from "vitest";

const map = makePrintMap(panelSet());
const layout = sheetLayout(map);
/** Pixels a mm of what artists draw, and a metre of what is printed. */
const SCALE = 2;
const DENSITY = 2000;

type Mark = { x: number; y: number; half: number };
/** A part of a sheet on which squares are drawn, as a painting program saves it. */
function painted(marks: readonly Mark[], box: ReturnType<typeof sheetBox>): SheetPixels {
  const [width, height] = [Math.ceil((box.right - box.left) * SCALE), Math.ceil((box.bottom - box.top) * SCALE)];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const [x, y] = [box.left + (px + 0.5) / SCALE, box.top + (py + 0.5) / SCALE];
      if (marks.some((mark) => Math.abs(x - mark.x) <= mark.half && Math.abs(y - mark.y) <= mark.half))
        data.set([208, 18, 31, 255], (py * width + px) * 4);
    }
  return { data, width, height, left: box.left, top: box.top, scale: SCALE };
}
const inked = (marks: readonly Mark[]) => (left: number, top: number, right: number, bottom: number) =>
  marks.some(({ x, y, half }) => x + half >= left && x - half <= right && y + half >= top && y - half <= bottom);

/** How opaque the car is printed at a point, by the rule of the livery's shader. */
function printedAt(
  { placed: room, box }: CroppedRoom,
  art: Pixels,
  point: readonly number[],
  normal: readonly number[],
): number {
  const { x, y, z } = boxAxes(room.rotation, 0);
  const from = point.map((value, k) => value - (room.position[k] ?? 0));
  const along = (axis: readonly number[]) => axis.reduce((sum, value, k) => sum + value * (from[k] ?? 0), 0);
  const [u, v, w] = [along(x) / room.size[0], along(y) / room.size[1], along(z) / limitedDepth(room.size, room.depth)];
  if (Math.abs(u) > 0.5 || Math.abs(v) > 0.5 || Math.abs(w) > 0.5) return 0;
  const looks = normal.reduce((sum, value, k) => sum + value * (z[k] ?? 0), 0);
  if (looks < (FACING_FADE[0] + FACING_FADE[1]) / 2) return 0;
  const px = box.left + Math.min(box.width - 1, Math.floor((u + 0.5) * box.width));
  const py = box.top + Math.min(box.height - 1, Math.floor((0.5 - v) * box.height));
  return art.data[(py * art.width + px) * 4 + 3] ?? 0;
}

function placedOf(panel: string) {
  const found = layout.placed.find((one) => one.panel === panel);
  if (!found) throw new Error(panel);
  return found;
}

describe("art that was drawn on a sheet", () => {
  it.each([
    ["hood", 0.3, 0.7, 10],
    ["hood", 0.9, 0.12, 6],
    ["door.left", 0.35, 0.8, 12],
    ["bumper.front", 0.07, 0.5, 8],
    ["bumper.front", 0.5, 0.5, 20],
    ["mirror.left", 0.5, 0.5, 6],
  ])("lies on the car's %s within a millimeter of where it was drawn (%f, %f)", (panel, across, up, half) => {
    const placed = placedOf(panel);
    const mark = { x: placed.left + across * placed.width, y: placed.bottom - up * placed.height, half };
    // the same beside other art on the panel, of which nothing is in this picture
    const { left, bottom, width, height } = placed;
    const own = { x: left + width / 2, y: bottom - height / 2, half: 0 };
    const around = (reach: number) => inked([{ ...mark, half: reach }, own]);
    for (const isInked of [inked([mark]), around(150)]) check(isInked);

    function check(isInked: ReturnType<typeof inked>) {
      const rooms = artRooms(map, layout, isInked);
      expect(rooms.length).toBeGreaterThan(0);
      const drawn = rooms.flatMap((room) => {
        const art = drawRoom(room, painted([mark], sheetBox(room)), DENSITY);
        const ink = inkBox(art);
        return ink ? [{ room: croppedRoom(room, art, ink), art }] : [];
      });
      // no more is billed than is drawn, but for what a steep surface asks for
      for (const { room } of drawn) expect(Math.max(...room.placed.size)).toBeLessThan(half * 0.002 * 2.2 + 0.01);
      let [inside, outside] = [0, 0];
      for (let dx = -half - 6; dx <= half + 6; dx += 1)
        for (let dy = -half - 6; dy <= half + 6; dy += 1) {
          const hit = surfacePoint(map, placed.piece, mark.x + dx - placed.left, placed.bottom - mark.y - dy);
          if (!hit) continue;
          const { point, normal } = hitAt(map.surface, hit.triangle, [...hit.weights]);
          const opaque = Math.max(...drawn.map(({ room, art }) => printedAt(room, art, point, normal)));
          const off = Math.max(Math.abs(dx), Math.abs(dy)) - half;
          if (off <= -1) {
            inside++;
            expect(opaque, `${dx}, ${dy}`).toBeGreaterThan(200);
          } else if (off >= 1) {
            outside++;
            expect(opaque, `${dx}, ${dy}`).toBeLessThan(40);
          }
        }
      expect(inside).toBeGreaterThan(20);
      expect(outside).toBeGreaterThan(20);
    }
  });

  it("takes no room where nothing is drawn, and no more than its ink", () => {
    expect(artRooms(map, layout, () => false)).toEqual([]);
    const hood = layout.placed.find((one) => one.panel === "hood");
    const mark = { x: (hood?.left ?? 0) + 300, y: (hood?.bottom ?? 0) - 300, half: 10 };
    const rooms = artRooms(map, layout, inked([mark]));
    expect(new Set(rooms.map(({ panel }) => panel))).toEqual(new Set(["hood"]));
    const [room] = rooms;
    if (!room) throw new Error("no room");
    const box = inkBox(drawRoom(room, painted([mark], sheetBox(room)), DENSITY));
    expect(box?.width).toBeGreaterThan(36);
    expect(box?.width).toBeLessThan(46);
    expect(inkBox({ data: new Uint8ClampedArray(16), width: 2, height: 2 })).toBeNull();
  });

  it("is laid by few projectors, each within the document's limits", () => {
    const rooms = artRooms(map, layout, () => true);
    for (const panel of ["hood", "door.left"]) expect(rooms.filter((one) => one.panel === panel)).toHaveLength(1);
    expect(rooms.length).toBeLessThan(20);
    for (const { size, depth } of rooms) {
      expect(Math.max(...size)).toBeLessThanOrEqual(8);
      expect(depth).toBeLessThanOrEqual(4);
      expect(depth).toBeLessThanOrEqual(1.2 * Math.max(...size) + 1e-9);
    }
  });
});
