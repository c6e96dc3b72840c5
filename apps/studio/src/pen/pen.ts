import { MAX_STICKERS, MOST_PARTS, type ShapeArt } from "@carloom/build";
import { addSticker, type Quat, rotate, updateStickers } from "@carloom/editor";
import type { Stage } from "@carloom/stage";
import { newPlacement } from "../art/art.ts";
import type { Studio } from "../workspace/studio.ts";
import { type Drawing, drawingOfLayer, inCar, type Line, type Node, placed } from "../drawing/drawing.ts";
import type { Corner, PenState } from "../drawing/pen-state.ts";

/** What is drawn now: by the hand, or the layer whose corners are worked on. */
export function shownDrawing({ ui, editor }: Studio): Drawing | null {
  const { pen } = ui.get();
  if (!pen) return null;
  const layer = editor.state.document.stickers.find(({ id }) => id === pen.target);
  return pen.drawing ?? (layer ? drawingOfLayer(layer) : null);
}

export function setPen({ ui }: Studio, patch: Partial<PenState>): void {
  const { pen } = ui.get();
  if (pen) ui.set({ pen: { ...pen, ...patch } });
}

/** Where a place of a drawing is in the picture: on the body, which bends away from the plane. */
export function onScreen({ body }: Studio, stage: Stage, drawing: Drawing, at: readonly [number, number]) {
  const flat = inCar(drawing, at);
  const hit = body?.nearest(flat, rotate(drawing.rotation, [0, 0, 1]));
  return stage.projectToScreen(hit?.point ?? flat);
}

/** The same drawing with another corner there; null takes it away. */
export function withNode(drawing: Drawing, { line, node }: Corner, next: Node | null): Drawing {
  const lines = drawing.lines.map((one, i): Line => {
    if (i !== line) return one;
    return next ? one.with(node, next) : one.toSpliced(node, 1);
  });
  // two corners are no line any more
  return { ...drawing, lines: next ? lines : lines.filter((one) => one.length > 2 || one.some((n) => n.out && n.in)) };
}

/** One more corner, half the way to the next. */
export function withNodeAfter(drawing: Drawing, { line, node }: Corner): Drawing {
  const [from, to] = [
    drawing.lines[line]?.[node],
    drawing.lines[line]?.[(node + 1) % (drawing.lines[line]?.length ?? 1)],
  ];
  const count = drawing.lines.reduce((sum, one) => sum + one.length, 0);
  if (!from || !to || count >= MOST_PARTS) return drawing;
  const [a, b] = [from.out ?? [0, 0], to.in ?? [0, 0]];
  const curved = from.out !== undefined || to.in !== undefined;
  // de Casteljau at the middle: the line stays what it is
  const mid = ([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]) =>
    [(x0 + x1) / 2, (y0 + y1) / 2] as const;
  const [p0, p3] = [[from.x, from.y] as const, [to.x, to.y] as const];
  const [p1, p2] = [[from.x + a[0], from.y + a[1]] as const, [to.x + b[0], to.y + b[1]] as const];
  const [q0, q1, q2] = [mid(p0, p1), mid(p1, p2), mid(p2, p3)];
  const [r0, r1] = [mid(q0, q1), mid(q1, q2)];
  const [x, y] = curved ? mid(r0, r1) : mid(p0, p3);
  const lines = drawing.lines.map((one, i): Line => {
    if (i !== line) return one;
    if (!curved) return one.toSpliced(node + 1, 0, { x, y });
    const halved = one
      .with(node, { ...from, out: [a[0] / 2, a[1] / 2] })
      .with((node + 1) % one.length, { ...to, in: [b[0] / 2, b[1] / 2] });
    return halved.toSpliced(node + 1, 0, { x, y, in: [r0[0] - x, r0[1] - y], out: [r1[0] - x, r1[1] - y] });
  });
  return { ...drawing, lines };
}

/** A corner made round, or a round one made a corner. */
export function withCurve(drawing: Drawing, { line, node }: Corner, round: boolean): Drawing {
  const all = drawing.lines[line] ?? [];
  const own = all[node];
  if (!own) return drawing;
  const { in: _in, out: _out, ...plain } = own;
  if (!round) return withNode(drawing, { line, node }, plain);
  const [before, after] = [all[(node + all.length - 1) % all.length] ?? own, all[(node + 1) % all.length] ?? own];
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const length = Math.hypot(dx, dy) || 1;
  const reach = (other: Node) => Math.hypot(other.x - own.x, other.y - own.y) / 3 / length;
  const [i, o] = [reach(before), reach(after)];
  return withNode(drawing, { line, node }, { ...plain, in: [-dx * i, -dy * i], out: [dx * o, dy * o] });
}

/** The corners of the layer that is worked on are these from now on: one step. */
export function storePoints(studio: Studio, drawing: Drawing): void {
  const { pen } = studio.ui.get();
  const there = placed(drawing);
  if (!pen?.target || !there) return setPen(studio, { drawing: null });
  const { shape, position, rotation, size } = there;
  studio.editor.edit({ key: "studio.step.sticker-points" }, (document) =>
    updateStickers(document, [pen.target ?? ""], ({ art, depth, flip }) =>
      art.kind === "shape"
        ? {
            art: { ...art, shape },
            position: [...position],
            rotation: [...rotation] as Quat,
            size,
            depth: Math.max(depth, Math.min(there.depth, 1.2 * Math.max(...size))),
            // the corners were read as they are seen
            skew: 0,
            flip: flip ? false : flip,
          }
        : {},
    ),
  );
  setPen(studio, { drawing: null });
}

/** What was drawn becomes a layer. False where that is nothing yet. */
export function finishDrawing(studio: Studio, name: string): boolean {
  const { ui, editor } = studio;
  const { pen, shapeColor } = ui.get();
  const there = pen?.drawing && placed(pen.drawing);
  if (!there || editor.state.document.stickers.length >= MAX_STICKERS) return false;
  const { shape, ...pose } = there;
  const art: ShapeArt = { kind: "shape", shape, fill: { kind: "solid", color: shapeColor } };
  const layer = { ...newPlacement(art, pose.size[0], pose.size[0] / pose.size[1], name), ...pose };
  ui.set({ pen: null, missed: false, libraryOverInspector: false, sheet: "half" });
  editor.edit({ key: "studio.step.sticker-add" }, (document) => addSticker(document, layer), { stickers: [layer.id] });
  return true;
}
