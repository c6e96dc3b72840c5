import { pointsAround, type PointerInput, type Tool } from "@carloom/editor";
import type { Pick, Stage } from "@carloom/stage";
import type { Studio } from "../workspace/studio.ts";
import { type Drawing, inPlane, type Node } from "../drawing/drawing.ts";
import { onScreen, setPen, shownDrawing, storePoints, withNode } from "./pen.ts";
import type { Corner } from "../drawing/pen-state.ts";
import { smoothed } from "./smooth.ts";

type Grabbed = Corner & { part: "node" | "in" | "out" };
type State =
  | { name: "idle" }
  /** A corner was set; a drag pulls its handles out. */
  | { name: "pulling"; pointer: number; corner: Corner }
  | { name: "moving"; pointer: number; grabbed: Grabbed }
  | { name: "stroke"; pointer: number; points: [number, number][] };

/** CSS pixels in which a corner is meant. */
const REACH = { fine: 10, touch: 22 };
/** Metres between two points of a free hand. */
const STEP = 0.002;

export interface PenTool extends Tool {
  /** Sets a corner near a point of the picture, for keys and buttons. */
  addAt(x: number, y: number): boolean;
}

/** @param done the line is closed */
export function createPenTool(studio: Studio, stage: Stage, done: () => void): PenTool {
  let state: State = { name: "idle" };
  const { ui } = studio;
  const pen = () => ui.get().pen;

  const grabbedAt = ({ x, y, touch }: PointerInput): Grabbed | null => {
    const drawing = shownDrawing(studio);
    const now = pen();
    if (!drawing || !now) return null;
    const reach = touch ? REACH.touch : REACH.fine;
    let best: { grabbed: Grabbed; off: number } | null = null;
    const look = (grabbed: Grabbed, at: readonly [number, number], favour = 0) => {
      const point = onScreen(studio, stage, drawing, at);
      const off = point ? Math.hypot(point.x - x, point.y - y) - favour : Infinity;
      if (off <= reach && (!best || off < best.off)) best = { grabbed, off };
    };
    for (const [line, nodes] of drawing.lines.entries())
      for (const [node, { x: nx, y: ny, in: before, out: after }] of nodes.entries()) {
        look({ line, node, part: "node" }, [nx, ny], 2);
        // handles of the chosen corner alone can be seen
        if (now.mode === "points" && (now.chosen?.line !== line || now.chosen.node !== node)) continue;
        if (before) look({ line, node, part: "in" }, [nx + before[0], ny + before[1]]);
        if (after) look({ line, node, part: "out" }, [nx + after[0], ny + after[1]]);
      }
    return (best as { grabbed: Grabbed } | null)?.grabbed ?? null;
  };
  const placeOf = (drawing: Drawing, hit: Pick | null): readonly [number, number] | null =>
    hit?.livery ? inPlane(drawing, hit.point) : null;

  const add = (hit: Pick | null): Corner | null => {
    if (!hit?.livery) {
      ui.set({ missed: true });
      return null;
    }
    const { position, rotation } = stage.placementAt(hit, [0.2, 0.2]);
    const drawing = pen()?.drawing ?? { position, rotation, lines: [[]] };
    const at = placeOf(drawing, hit);
    if (!at) return null;
    const nodes: readonly Node[] = [...(drawing.lines[0] ?? []), { x: at[0], y: at[1] }];
    setPen(studio, { drawing: { ...drawing, lines: [nodes] }, chosen: { line: 0, node: nodes.length - 1 } });
    ui.set({ missed: false });
    return { line: 0, node: nodes.length - 1 };
  };

  const moveTo = (grabbed: Grabbed, x: number, y: number, free: boolean) => {
    const drawing = shownDrawing(studio);
    const at = drawing && placeOf(drawing, stage.pick(x, y));
    const node = drawing?.lines[grabbed.line]?.[grabbed.node];
    if (!drawing || !at || !node) return;
    const handle = [at[0] - node.x, at[1] - node.y] as const;
    const other = [-handle[0], -handle[1]] as const;
    const next: Node =
      grabbed.part === "node"
        ? { ...node, x: at[0], y: at[1] }
        : grabbed.part === "in"
          ? { ...node, in: handle, ...(node.out && !free ? { out: other } : {}) }
          : { ...node, out: handle, ...(node.in && !free ? { in: other } : {}) };
    setPen(studio, { drawing: withNode(drawing, grabbed, next) });
  };

  return {
    get state() {
      return state.name;
    },
    down(pointer) {
      const now = pen();
      if (!now || state.name !== "idle") return state.name !== "idle";
      if (now.mode === "freehand") {
        const hit = stage.pick(pointer.x, pointer.y);
        if (!hit?.livery) return false;
        const { position, rotation } = stage.placementAt(hit, [0.2, 0.2]);
        const drawing = { position, rotation, lines: [] };
        const start = placeOf(drawing, hit) ?? [0, 0];
        setPen(studio, { drawing });
        state = { name: "stroke", pointer: pointer.id, points: [[start[0], start[1]]] };
        return true;
      }
      const grabbed = grabbedAt(pointer);
      if (grabbed && now.mode === "pen" && grabbed.part === "node" && grabbed.node === 0) {
        if ((now.drawing?.lines[0]?.length ?? 0) > 2) {
          done();
          return true;
        }
      }
      if (grabbed) {
        setPen(studio, { chosen: { line: grabbed.line, node: grabbed.node } });
        state = { name: "moving", pointer: pointer.id, grabbed };
        return true;
      }
      if (now.mode === "points") return false;
      const hit = stage.pick(pointer.x, pointer.y);
      // beside the car a drag turns the view, as ever
      if (!hit?.livery) return false;
      const corner = add(hit);
      if (corner) state = { name: "pulling", pointer: pointer.id, corner };
      return corner !== null;
    },
    move(pointer) {
      if (state.name === "idle" || state.pointer !== pointer.id) return;
      if (state.name === "moving") return moveTo(state.grabbed, pointer.x, pointer.y, pointer.free ?? false);
      const drawing = pen()?.drawing;
      const at = drawing && placeOf(drawing, stage.pick(pointer.x, pointer.y));
      if (!drawing || !at) return;
      if (state.name === "pulling") {
        const node = drawing.lines[state.corner.line]?.[state.corner.node];
        if (!node) return;
        const out = [at[0] - node.x, at[1] - node.y] as const;
        if (Math.hypot(...out) < STEP * 2) return;
        setPen(studio, { drawing: withNode(drawing, state.corner, { ...node, out, in: [-out[0], -out[1]] }) });
        return;
      }
      const last = state.points.at(-1);
      if (last && Math.hypot(at[0] - last[0], at[1] - last[1]) < STEP) return;
      state.points.push([at[0], at[1]]);
      setPen(studio, { drawing: { ...drawing, lines: [state.points.map(([x, y]) => ({ x, y }))] } });
    },
    up(pointer) {
      if (state.name === "idle" || state.pointer !== pointer.id) return;
      const was = state;
      state = { name: "idle" };
      const now = pen();
      if (!now) return;
      if (was.name === "stroke" && now.drawing) {
        const line = smoothed(was.points, now.smoothing);
        if (line.length < 3) return setPen(studio, { drawing: null });
        setPen(studio, { drawing: { ...now.drawing, lines: [line] } });
        done();
      } else if (was.name === "moving" && now.mode === "points" && now.drawing) storePoints(studio, now.drawing);
    },
    cancel() {
      state = { name: "idle" };
      if (pen()?.mode === "points") setPen(studio, { drawing: null });
    },
    addAt(x, y) {
      if (pen()?.mode !== "pen") return false;
      for (const point of pointsAround(x, y)) {
        const hit = stage.pick(point.x, point.y);
        if (hit?.livery) return add(hit) !== null;
      }
      return add(null) !== null;
    },
  };
}
