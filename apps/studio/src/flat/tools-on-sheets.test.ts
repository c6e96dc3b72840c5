import { makePrintMap } from "@carloom/asset/print-map";
import { panelSet } from "@carloom/asset/testing/panels";
import { emptyBuild, type Placement } from "@carloom/build";
import { outlinesOf, sheetLayout, surfacePoint } from "@carloom/build/print-map";
import { testPlacement } from "@carloom/build/testing";
import {
  createEditor,
  createPlaceTool,
  createSelectTool,
  degreesOf,
  type Editor,
  type PointerInput,
  type Quat,
  rotate,
  type Surface,
  uprightRotation,
  type Vec3,
} from "@carloom/editor";
import {
  createElevationSpace,
  createPanelSpace,
  elevationSheet,
  flatSurface,
  type FlatSpace,
  type SheetView,
} from "@carloom/editor/flat";
import { describe, expect, it } from "vitest";

const map = makePrintMap(panelSet());
const layout = sheetLayout(map);
const panels = createPanelSpace(map, layout);
const box = [0, 1, 2].map((k) => {
  const all = Array.from({ length: map.surface.positions.length / 3 }, (_, i) => map.surface.positions[i * 3 + k] ?? 0);
  return [Math.min(...all), Math.max(...all)] as const;
});
const corner = (end: 0 | 1) => box.map((span) => span[end]) as Vec3;
const elevations = createElevationSpace(map.surface, elevationSheet([corner(0), corner(1)]));

const placed = (panel: string) => {
  const found = layout.placed.find((one) => one.panel === panel);
  if (!found) throw new Error(panel);
  return found;
};
/** A place of a panel on the sheet: shares of its width from the left and of its height from below. */
const on = (panel: string, across = 0.5, up = 0.5) => {
  const { left, bottom, width, height } = placed(panel);
  return { x: left + across * width, y: bottom - up * height };
};

/** The car behind a sheet: it holds what is dragged, as the stage does. */
function bench(space: FlatSpace, view: SheetView, stickers: Placement[] = [], snap = false) {
  const editor: Editor = createEditor({ ...emptyBuild(), stickers });
  let live: Placement | null = null;
  const find = (id: string) => (live?.id === id ? live : editor.state.document.stickers.find((one) => one.id === id));
  const car: Surface = {
    pick: () => null,
    placementAt: ({ point, normal }, _, depth = 0.2) => ({ position: point, rotation: uprightRotation(normal), depth }),
    beginDrag(given) {
      live = typeof given === "string" ? (find(given) ?? null) : given;
      return live !== null;
    },
    drag(patch) {
      if (live) live = { ...live, ...patch };
    },
    endDrag() {
      const dropped = live;
      live = null;
      return dropped;
    },
    cancelDrag: () => (live = null),
    projectToScreen: () => null,
    placementOutline: () => null,
  };
  const surface = flatSurface(car, {
    space,
    view: () => view,
    find,
    zoneOf: () => "body",
    layerAt: (point) => {
      const under = editor.state.document.stickers.findLast(
        ({ position, size }) => Math.hypot(...position.map((v, k) => v - (point[k] ?? 0))) < Math.max(...size) / 2,
      );
      return under ? { id: under.id, twin: false } : null;
    },
  });
  const at = (p: { x: number; y: number }): PointerInput => ({
    id: 1,
    x: (p.x - view.x) * view.scale,
    y: (p.y - view.y) * view.scale,
    touch: false,
    shift: false,
    free: !snap,
  });
  const tool = createSelectTool({
    editor,
    surface,
    clicked: (hit) => editor.select({ stickers: hit?.placementId ? [hit.placementId] : [] }),
    live: () => {},
    keepAspect: () => true,
    snap: () => snap,
  });
  const only = () => {
    const [sticker] = editor.state.document.stickers;
    if (!sticker) throw new Error("there is no sticker");
    return sticker;
  };
  return { editor, surface, at, tool, only };
}

const VIEW: SheetView = { x: 100, y: 50, scale: 0.2 };
const dropped = (space: FlatSpace, place: { x: number; y: number }, over: Partial<Placement> = {}) => {
  const { editor, surface, at, only } = bench(space, VIEW);
  const sticker = testPlacement("a", { size: [0.2, 0.1], depth: 0.1, ...over });
  const tool = createPlaceTool({
    editor,
    surface,
    sticker,
    done: () => {},
    missed: () => {},
    snap: () => false,
  });
  const { x, y } = at(place);
  expect(tool.placeAt(x, y)).toBe(true);
  return only();
};

describe("the panels of a print map as a sheet", () => {
  it("gives each place of every panel a point of the car, and takes it back to the same millimeter", () => {
    let seen = 0;
    for (const { left, bottom, width, height } of layout.placed)
      for (let i = 1; i < 12; i++)
        for (let j = 1; j < 12; j++) {
          const place = { x: left + (i / 12) * width, y: bottom - (j / 12) * height };
          const hit = panels.at(place.x, place.y);
          if (!hit) continue;
          seen++;
          const back = panels.project(hit.point);
          expect(Math.hypot((back?.x ?? 0) - place.x, (back?.y ?? 0) - place.y)).toBeLessThan(0.05);
        }
    expect(seen).toBeGreaterThan(200);
    expect(panels.at(5, 5)).toBeNull();
  });

  it("lays a sticker that is dropped on a panel there on the car", () => {
    const place = on("hood", 0.3, 0.6);
    const { position } = dropped(panels, place);
    const { piece, left, bottom } = placed("hood");
    const wanted = surfacePoint(map, piece, place.x - left, bottom - place.y)?.position ?? [];
    expect(Math.hypot(...position.map((v, k) => v - (wanted[k] ?? 0)))).toBeLessThan(1e-6);
  });

  it.each(["hood", "door.left"])("shows the frame of a sticker on the %s in its true size", (panel) => {
    const sticker = dropped(panels, on(panel, 0.4, 0.5));
    const outline = panels.outline(sticker);
    const [a, b, c] = outline?.corners ?? [];
    const centre = on(panel, 0.4, 0.5);
    expect(Math.hypot((b?.x ?? 0) - (a?.x ?? 0), (b?.y ?? 0) - (a?.y ?? 0))).toBeCloseTo(200, -0.7);
    expect(Math.hypot((c?.x ?? 0) - (b?.x ?? 0), (c?.y ?? 0) - (b?.y ?? 0))).toBeCloseTo(100, -0.7);
    expect(Math.hypot((outline?.center.x ?? 0) - centre.x, (outline?.center.y ?? 0) - centre.y)).toBeLessThan(0.1);
    // upright art on a piece that stands upright
    expect(Math.abs((a?.y ?? 0) - (b?.y ?? 0))).toBeLessThan(3);
    expect(a?.x ?? 0).toBeLessThan(b?.x ?? 0);
  });

  it("moves, turns and scales a layer by the sheet's own millimeters, one step each", () => {
    const { editor, tool, at, only, surface } = bench(panels, VIEW, [dropped(panels, on("hood"))]);
    editor.select({ stickers: ["a"] });
    const from = on("hood");
    const to = { x: from.x + 120, y: from.y - 80 };
    tool.down(at(from));
    tool.move(at({ x: from.x + 60, y: from.y }));
    tool.move(at(to));
    tool.up(at(to));
    const back = panels.project(only().position as Vec3);
    expect(Math.hypot((back?.x ?? 0) - to.x, (back?.y ?? 0) - to.y)).toBeLessThan(0.1);
    expect(editor.state.history.done).toHaveLength(1);

    const outline = panels.outline(only());
    const [, end] = outline?.corners ?? [];
    tool.down(at(end ?? to), { kind: "corner", index: 1 });
    tool.move(at({ x: to.x + ((end?.x ?? 0) - to.x) * 1.5, y: to.y + ((end?.y ?? 0) - to.y) * 1.5 }));
    tool.up(at(to));
    expect(only().size[0]).toBeCloseTo(0.3, 2);

    const before = degreesOf(only().rotation as Quat);
    tool.down(at({ x: to.x, y: to.y - 90 }), { kind: "turn" });
    tool.move(at({ x: to.x + 90, y: to.y }));
    tool.up(at({ x: to.x + 90, y: to.y }));
    expect(degreesOf(only().rotation as Quat) - before).toBeCloseTo(90, 0);
    expect(editor.state.history.done).toHaveLength(3);
    editor.undo();
    editor.undo();
    editor.undo();
    expect(surface.placementOutline("a")?.center.x).toBeCloseTo(at(from).x, 1);
  });

  it("is pulled to the car's middle within pixels of the sheet's picture", () => {
    const aside = on("hood", 0.5 + 0.16);
    const { editor, tool, at, only } = bench(panels, VIEW, [dropped(panels, aside)], true);
    editor.select({ stickers: ["a"] });
    const near = on("hood", 0.5 + 0.02);
    tool.down(at(aside));
    tool.move(at({ ...near, x: near.x + 300 }));
    tool.move(at(near));
    tool.up(at(near));
    expect(only().position[0]).toBe(0);
  });

  it("has a frame for what lies on several pieces where the hand touched it, and for reflections", () => {
    const hood = on("hood");
    const wide = dropped(panels, hood, { size: [2.6, 1.4], depth: 1.4, projection: "wrap" });
    const [left, bottom] = [placed("hood").left, placed("hood").bottom];
    const seen = panels.outline(wide);
    expect(seen?.center.x).toBeGreaterThan(left);
    expect(seen?.center.y).toBeLessThan(bottom);
    expect(panels.outline({ ...wide, panels: ["mirror.left"] })).toBeNull();
    const aside = dropped(panels, on("hood", 0.3));
    expect(panels.outline(aside, true)).toBeNull();
    const twin = panels.outline({ ...aside, mirror: { readable: true } }, true);
    expect(twin?.center.x).toBeCloseTo(on("hood", 0.7).x, -0.5);
  });
});

describe("the elevations as a sheet", () => {
  it("takes what is seen in a view back to its place there", () => {
    let seen = 0;
    for (let x = 20; x < elevations.width; x += 83)
      for (let y = 20; y < elevations.height; y += 71) {
        const hit = elevations.at(x, y);
        if (!hit) continue;
        seen++;
        const back = elevations.project(hit.point);
        expect(Math.hypot((back?.x ?? 0) - x, (back?.y ?? 0) - y)).toBeLessThan(0.05);
      }
    expect(seen).toBeGreaterThan(150);
  });

  it("shows the left door with the nose at the left, at its true size within 1 %", () => {
    const { views } = elevationSheet([corner(0), corner(1)]);
    const left = views.find(({ id }) => id === "left");
    if (!left) throw new Error("left");
    const nose = { ...left, z: 0.45 };
    const find = (z: number) => {
      for (let x = left.left; x < left.left + left.size[0] * 1000; x += 1) {
        const hit = elevations.at(x, left.top + left.size[1] * 500);
        if (hit?.panel === "door.left" && hit.point[2] <= z) return x;
      }
      return Number.NaN;
    };
    expect((find(-0.5) - find(0.4)) / 900).toBeCloseTo(1, 2);
    expect(find(0.4)).toBeLessThan(find(-0.5));
    expect(nose.id).toBe("left");
  });

  it("moves a layer in the view where it is gripped", () => {
    const sheet = elevationSheet([corner(0), corner(1)]);
    const top = sheet.views.find(({ id }) => id === "top");
    if (!top) throw new Error("top");
    const hood = { x: top.left + top.size[0] * 250, y: top.top + top.size[1] * 500 };
    const view = { ...VIEW, x: 0, y: 0 };
    const start = dropped(elevations, hood);
    expect(rotate(start.rotation as Quat, [0, 0, 1])[1]).toBeGreaterThan(0.9);
    const { editor, tool, at, only } = bench(elevations, view, [start]);
    editor.select({ stickers: ["a"] });
    tool.down(at(hood));
    tool.move(at({ x: hood.x + 100, y: hood.y + 50 }));
    tool.up(at({ x: hood.x + 100, y: hood.y + 50 }));
    const [dx, , dz] = only().position.map((v, k) => v - (start.position[k] ?? 0));
    // to the tail and to the car's left
    expect(dz).toBeCloseTo(-0.1, 2);
    expect(dx).toBeCloseTo(0.05, 2);
  });
});

it("has a sheet that lies alike in every language: it knows no words", () => {
  expect(sheetLayout(map)).toEqual(layout);
  expect(outlinesOf(map)).toHaveLength(map.pieces.length);
  const alone = sheetLayout(map, "hood");
  expect(alone.placed.map(({ panel }) => panel)).toEqual(["hood"]);
  expect(alone.width).toBeLessThan(layout.width);
});
