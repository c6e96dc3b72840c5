import type { PointList } from "../lists.ts";
import type { Bench } from "./bench.ts";
import { endView, outline, placed, project, sliceAt, type View } from "./view.ts";

/** What the panes draw behind the lists. */
export type Ground = {
  /** Edges of the built car's sheets. */
  lines: Float32Array;
  skin: { position: Float32Array; index: Uint32Array } | null;
  /** x, y and radius of the wheels. */
  wheels: [number, number, number][];
};

const SVG = "http://www.w3.org/2000/svg";
const CAPTIONS: Record<View, string> = {
  side: "Side",
  top: "Top",
  front: "Front",
  rear: "Rear",
  corner: "Front corner, 45°",
  "rear-corner": "Rear corner, 45°",
  section: "Section",
};
/** Metres that an arrow key moves: with Alt, alone, with Shift. */
const NUDGE = { fine: 0.0001, plain: 0.001, far: 0.01 };
const mm = (v: number) => (v * 1000).toLocaleString("en", { maximumFractionDigits: 1 });

/** Points that can be taken in a view: those of the list, or in a section the whole station's. */
function handlesOf(bench: Bench, view: View): { list: PointList; point: number }[] {
  const { list } = bench;
  if (!list || !placed(list, view)) return [];
  if (view !== "section") return list.points.map((_, point) => ({ list, point }));
  return bench.lists
    .filter((one) => /^cage\.(top|side)\./.test(one.id))
    .map((one) => ({ list: one, point: bench.point }));
}

/** One flat view with handles: wheel zooms, drag moves a handle or the paper, double click fits. */
export class Pane {
  private readonly canvas = document.createElement("canvas");
  private readonly svg = document.createElementNS(SVG, "svg");
  private readonly caption = document.createElement("p");
  private readonly host: HTMLElement;
  private readonly bench: Bench;
  private readonly fixed: View | null;
  private readonly ground: Ground;
  private view: View;
  private scale = 0;
  private origin: [number, number] = [0, 0];
  private framed = "";

  constructor(host: HTMLElement, bench: Bench, ground: Ground, fixed: View | null) {
    [this.host, this.bench, this.ground, this.fixed] = [host, bench, ground, fixed];
    this.view = fixed ?? "section";
    this.caption.className = "caption";
    host.append(this.canvas, this.svg, this.caption);
    new ResizeObserver(() => this.resize()).observe(host);
    host.addEventListener("wheel", (event) => this.zoom(event), { passive: false });
    host.addEventListener("dblclick", () => this.fit());
    this.svg.addEventListener("pointerdown", (event) => this.press(event));
  }

  private toScreen(right: number, up: number): [number, number] {
    return [this.origin[0] + right * this.scale, this.origin[1] - up * this.scale];
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.host;
    const dense = window.devicePixelRatio;
    this.canvas.width = clientWidth * dense;
    this.canvas.height = clientHeight * dense;
    this.framed = "";
    this.draw();
  }

  /** Frames the whole car, or a shape at an end. */
  private fit(): void {
    const { clientWidth: w, clientHeight: h } = this.host;
    const boxed = this.bench.list?.kind !== "cage" && this.bench.list && this.view !== "side" && this.view !== "top";
    const points = boxed
      ? outline(this.bench.list!, this.view)
      : this.bench.lists.filter((l) => l.kind === "cage").flatMap((l) => outline(l, this.view));
    if (!points.length) return;
    const [r, u] = [points.map((p) => p[0]), points.map((p) => p[1])];
    const [r0, r1, u0, u1] = [Math.min(...r), Math.max(...r), Math.min(...u), Math.max(...u)];
    const margin = boxed ? 90 : 40;
    this.scale = Math.min((w - margin) / (r1 - r0), (h - margin) / (u1 - u0));
    this.origin = [w / 2 - ((r0 + r1) / 2) * this.scale, h / 2 + ((u0 + u1) / 2) * this.scale];
    this.draw();
  }

  private zoom(event: WheelEvent): void {
    event.preventDefault();
    const box = this.host.getBoundingClientRect();
    const by = Math.exp(-event.deltaY * 0.0015);
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    this.origin = [x - (x - this.origin[0]) * by, y - (y - this.origin[1]) * by];
    this.scale *= by;
    this.draw();
  }

  /** A press on the paper moves it; without a move it selects the nearest line. */
  private press(event: PointerEvent): void {
    if ((event.target as Element).closest(".handle")) return;
    const from = [event.clientX, event.clientY];
    const origin = [...this.origin];
    let moved = false;
    const move = (e: PointerEvent) => {
      const [dx, dy] = [e.clientX - from[0]!, e.clientY - from[1]!];
      moved ||= Math.hypot(dx, dy) > 3;
      if (!moved) return;
      this.origin = [origin[0]! + dx, origin[1]! + dy];
      this.draw();
    };
    const up = (e: PointerEvent) => {
      this.svg.removeEventListener("pointermove", move);
      if (!moved) this.pick(e);
    };
    this.svg.setPointerCapture(event.pointerId);
    this.svg.addEventListener("pointermove", move);
    this.svg.addEventListener("pointerup", up, { once: true });
  }

  private pick(event: PointerEvent): void {
    const box = this.host.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    let best: { id: string; away: number } | null = null;
    for (const list of this.bench.lists) {
      const line = outline(list, this.view).map(([r, u]) => this.toScreen(r, u));
      for (let i = 0; i + 1 < line.length; i++) {
        const [[ax, ay], [bx, by]] = [line[i]!, line[i + 1]!];
        const [ex, ey] = [bx - ax, by - ay];
        const t = Math.max(0, Math.min(1, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey || 1)));
        const away = Math.hypot(x - ax - ex * t, y - ay - ey * t);
        if (away < 8 && away < (best?.away ?? Infinity)) best = { id: list.id, away };
      }
    }
    if (best) this.bench.select(best.id);
  }

  draw(): void {
    const view = this.fixed ?? endView(this.bench.list);
    const frame = this.fixed ?? (view === "section" ? "section" : `${view} ${this.bench.list?.id}`);
    const seen = `${this.bench.car} ${frame}`;
    this.view = view;
    if (seen !== this.framed && this.host.clientWidth && this.bench.lists.length) {
      this.framed = seen;
      return this.fit();
    }
    const x = this.stationX();
    this.caption.textContent = view === "section" && x !== null ? `Section at ${mm(x)} mm` : CAPTIONS[view];
    this.paint(view, x);
    this.placeHandles(view);
  }

  private stationX(): number | null {
    const { list, point } = this.bench;
    return list?.kind === "cage" ? (list.points[point]?.[0] ?? null) : null;
  }

  private paint(view: View, station: number | null): void {
    const c = this.canvas.getContext("2d")!;
    const dense = window.devicePixelRatio;
    c.setTransform(dense, 0, 0, dense, 0, 0);
    c.clearRect(0, 0, this.host.clientWidth, this.host.clientHeight);
    this.grid(c);
    const segments = (each: (add: (a: [number, number], b: [number, number]) => void) => void, color: string) => {
      c.beginPath();
      each((a, b) => {
        c.moveTo(...this.toScreen(...a));
        c.lineTo(...this.toScreen(...b));
      });
      c.lineWidth = 1;
      c.strokeStyle = color;
      c.stroke();
    };
    const { lines, skin, wheels } = this.ground;
    if (view === "side")
      for (const [wx, wy, radius] of wheels) {
        c.beginPath();
        c.arc(...this.toScreen(wx, wy), radius * this.scale, 0, Math.PI * 2);
        c.strokeStyle = "#4a4d52";
        c.stroke();
      }
    if (view === "section") {
      if (skin && station !== null) {
        const cut = sliceAt(skin.position, skin.index, station);
        segments((add) => {
          for (let i = 0; i < cut.length; i += 4) add([cut[i]!, cut[i + 1]!], [cut[i + 2]!, cut[i + 3]!]);
        }, "#f1f2ef");
      }
    } else {
      // Of an end only what is near it, the rest would lie over it.
      const near = (x: number) =>
        view === "front" || view === "corner" ? x < 0.3 : view === "rear" || view === "rear-corner" ? x > 2.3 : true;
      segments((add) => {
        for (let i = 0; i < lines.length; i += 6) {
          if (!near(lines[i]!)) continue;
          add(
            project(view, lines[i]!, lines[i + 1]!, lines[i + 2]!),
            project(view, lines[i + 3]!, lines[i + 4]!, lines[i + 5]!),
          );
        }
      }, "#8d949a");
    }
    const { list } = this.bench;
    const cage = list?.kind === "cage" || list?.kind === "crease";
    for (const one of this.bench.lists) {
      if (one === list || (one.kind === "cage") !== cage || view === "section") continue;
      this.stroke(c, outline(one, view), cage ? "#5f6a75" : "#4f7488", 1);
    }
    if (list?.kind === "crease") this.creases(c, list, view);
    else if (list && view !== "section") this.stroke(c, outline(list, view), "#3cc4ff", 1.75);
  }

  /** The stretches of the cage that are creased, the selected one marked. */
  private creases(c: CanvasRenderingContext2D, list: PointList, view: View): void {
    const { lists, point } = this.bench;
    const names = { T: "top", S: "side", f: "front", r: "rear" } as const;
    for (const [i, row] of list.rows!.entries()) {
      const [kind, n] = [row[0]!, Number(row.slice(1))];
      const [from, to] = list.points[i]!;
      const end = names[kind as "T"];
      const across = kind === "X" ? "top" : "side";
      const first = lists.findIndex((one) => one.id === "cage.side.0");
      const tops = lists.filter((one) => one.id.startsWith("cage.top."));
      // Row 0 of an end is the edge it shares; row n of the top beyond its own is the shoulder.
      const owner = end && lists.find((one) => one.id === `cage.${end}.${kind === "f" || kind === "r" ? n - 1 : n}`);
      const along = owner ?? (kind === "T" && n === tops.length ? lists[first] : undefined);
      const points = along
        ? along.points
        : [
            ...lists.filter((one) => one.id.startsWith(`cage.${across}.`)),
            ...(kind === "X" ? [lists[first]!] : []),
          ].map((one) => one.points[n]!);
      const place = lists[first] && placed(lists[first], view);
      if (!place || !points.every(Boolean)) continue;
      const line = points.slice(from, to! + 1).map((p) => place.at(p));
      this.stroke(c, line, i === point ? "#3cc4ff" : "#b98a3c", i === point ? 2 : 1.25);
    }
  }

  private stroke(c: CanvasRenderingContext2D, line: readonly [number, number][], color: string, width: number): void {
    c.beginPath();
    for (const [r, u] of line) c.lineTo(...this.toScreen(r, u));
    c.strokeStyle = color;
    c.lineWidth = width;
    c.stroke();
  }

  private grid(c: CanvasRenderingContext2D): void {
    const { clientWidth: w, clientHeight: h } = this.host;
    const step = this.scale > 300 ? 0.1 : 0.5;
    const [left, bottom] = [-this.origin[0] / this.scale, (this.origin[1] - h) / this.scale];
    c.lineWidth = 1;
    for (let r = Math.ceil(left / step) * step; r < left + w / this.scale; r += step) {
      const [x] = this.toScreen(r, 0);
      c.fillStyle = Math.abs(r) < 1e-6 ? "#3a3b40" : "#242427";
      c.fillRect(x, 0, 1, h);
    }
    for (let u = Math.ceil(bottom / step) * step; u < bottom + h / this.scale; u += step) {
      const [, y] = this.toScreen(0, u);
      c.fillStyle = Math.abs(u) < 1e-6 ? "#3a3b40" : "#242427";
      c.fillRect(0, y, w, 1);
    }
  }

  private placeHandles(view: View): void {
    const handles = handlesOf(this.bench, view);
    while (this.svg.children.length > handles.length) this.svg.lastElementChild!.remove();
    while (this.svg.children.length < handles.length) this.svg.append(this.handle());
    for (const [i, { list, point }] of handles.entries()) {
      const at = placed(list, view)!.at(list.points[point]!);
      const node = this.svg.children[i] as SVGGElement;
      const [x, y] = this.toScreen(...at);
      node.setAttribute("transform", `translate(${x} ${y})`);
      // A small curve's handles must not lie over each other: each takes the room up to half-way to the next.
      const near = handles.map((other) => {
        const [ox, oy] = this.toScreen(...placed(other.list, view)!.at(other.list.points[other.point]!));
        return other.list === list && other.point === point ? Infinity : Math.hypot(ox - x, oy - y);
      });
      const room = Math.max(5, Math.min(12, Math.min(...near) / 2));
      node.querySelector(".room")!.setAttribute("r", room.toFixed(1));
      node.dataset.list = list.id;
      node.dataset.point = String(point);
      node.setAttribute("aria-pressed", String(list === this.bench.list && point === this.bench.point));
      node.setAttribute("aria-label", `${list.name} ${point + 1}: ${mm(at[0])}, ${mm(at[1])} mm`);
    }
  }

  private handle(): SVGGElement {
    const node = document.createElementNS(SVG, "g");
    node.setAttribute("class", "handle");
    node.setAttribute("role", "button");
    node.setAttribute("tabindex", "0");
    for (const [name, r] of [
      ["room", "12"],
      ["dot", "4.5"],
    ] as const) {
      const circle = document.createElementNS(SVG, "circle");
      circle.setAttribute("class", name);
      circle.setAttribute("r", r);
      node.append(circle);
    }
    const own = () => {
      const list = this.bench.lists.find((one) => one.id === node.dataset.list)!;
      return { list, point: Number(node.dataset.point), place: placed(list, this.view)! };
    };
    node.addEventListener("focus", () => this.bench.select(own().list.id, own().point));
    node.addEventListener("keydown", (event) => {
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
      if (!way) return;
      event.preventDefault();
      const by = event.altKey ? NUDGE.fine : event.shiftKey ? NUDGE.far : NUDGE.plain;
      const { list, point, place } = own();
      this.bench.edit(list, `key ${list.id} ${point}`, (points) =>
        place.move(points[point]!, way[0]! * by, way[1]! * by),
      );
    });
    node.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      node.focus();
      node.setPointerCapture(event.pointerId);
      const { list, point, place } = own();
      this.bench.select(list.id, point);
      const from = [event.clientX, event.clientY];
      const start = [...list.points[point]!];
      const gesture = `drag ${performance.now()}`;
      const move = (e: PointerEvent) => {
        this.bench.edit(list, gesture, (points) => {
          const moved = [...start];
          place.move(moved, (e.clientX - from[0]!) / this.scale, (from[1]! - e.clientY) / this.scale);
          points[point] = moved.map((v, k) => (v === start[k] ? v : Math.round(v * 1e4) / 1e4));
        });
      };
      node.addEventListener("pointermove", move);
      const end = () => {
        node.removeEventListener("pointermove", move);
        this.bench.endGesture();
      };
      node.addEventListener("lostpointercapture", end, { once: true });
    });
    return node;
  }
}
