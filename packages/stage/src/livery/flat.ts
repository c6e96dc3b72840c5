import type { PanelSurface } from "@carloom/build";
import { nearTriangles } from "@carloom/build/film";
import {
  BufferAttribute,
  BufferGeometry,
  Matrix4,
  SRGBColorSpace,
  Vector3,
  WebGLRenderTarget,
  type WebGLRenderer,
} from "three";
import { toImage } from "../image.ts";
import type { FlatDrawing, FlatMesh } from "../types.ts";
import type { Inks } from "./inks.ts";
import { SLICE_MS } from "./maps.ts";
import type { Layer } from "./plan.ts";
import { Printer, type PrintSurface } from "./printer.ts";
import { Prints } from "./prints.ts";
import type { Projector } from "./projector.ts";

/** Pixels of a side; more than a sheet shows on any screen. */
const MOST_SIDE = 4096;

/** The panels as they lie flat, as what is printed on: the livery's coordinates are those of the part of the sheet that is drawn. */
class FlatSurface implements PrintSurface {
  readonly geometry = new BufferGeometry();
  readonly panels: readonly string[];
  readonly owner: Uint16Array;
  readonly #surface: PanelSurface;
  readonly #at: Float32Array;
  readonly #uv: BufferAttribute;

  constructor({ surface, at }: FlatMesh) {
    this.#surface = surface;
    this.#at = at;
    this.panels = surface.panels;
    this.owner = surface.owner;
    const count = surface.triangles.length;
    const [positions, normals] = [new Float32Array(count * 3), new Float32Array(count * 3)];
    // a vertex may lie on several pieces: every corner is one of its own
    for (const [corner, vertex] of surface.triangles.entries())
      for (let k = 0; k < 3; k++) {
        positions[corner * 3 + k] = surface.positions[vertex * 3 + k] ?? 0;
        normals[corner * 3 + k] = surface.normals[vertex * 3 + k] ?? 0;
      }
    this.#uv = new BufferAttribute(new Float32Array(count * 2), 2);
    this.geometry.setAttribute("position", new BufferAttribute(positions, 3));
    this.geometry.setAttribute("normal", new BufferAttribute(normals, 3));
    this.geometry.setAttribute("liveryUv", this.#uv);
  }

  /** The part of the sheet that is drawn next. */
  show({ x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
    const uv = this.#uv.array;
    for (let i = 0; i < this.#at.length; i += 2) {
      uv[i] = ((this.#at[i] ?? 0) - x) / width;
      uv[i + 1] = 1 - ((this.#at[i + 1] ?? 0) - y) / height;
    }
    this.#uv.needsUpdate = true;
  }

  find(box: Projector, allowed: ReadonlySet<string> | null, out: number[]): void {
    const middle = new Vector3().setFromMatrixPosition(new Matrix4().copy(box.toBox).invert());
    // along its rows a place is counted in shares of the box, also where that leans
    const m = box.toBox.elements;
    const axes = [0, 1, 2].map((row) => [m[row] ?? 0, m[row + 4] ?? 0, m[row + 8] ?? 0]) as [
      [number, number, number],
      [number, number, number],
      [number, number, number],
    ];
    const half = [0.5, 0.5, 0.5] as const;
    nearTriangles(this.#surface, middle.toArray(), axes, half, (triangle) => {
      if (Number.isNaN(this.#at[triangle * 6])) return;
      if (!allowed || allowed.has(this.panels[this.owner[triangle] ?? 0] ?? "")) out.push(triangle);
    });
  }

  indices(triangles: readonly number[]): number[] {
    return triangles.flatMap((i) => [i * 3, i * 3 + 1, i * 3 + 2]);
  }

  trianglesOf(panels: ReadonlySet<string>): number[] {
    return [...this.owner.keys()].filter((i) => panels.has(this.panels[this.owner[i] ?? 0] ?? ""));
  }
}

export type FlatHooks = {
  /** What is shown now, bottom first, as it is dragged. */
  layers(): readonly Layer[];
  /** Objects that are others as soon as something else is shown. */
  state(): readonly unknown[];
  art(p: Layer): Promise<Inks | null>;
  /** The car is gone. */
  gone(): boolean;
};

/** Prints the layers on flat panels, for a picture of a part of their sheet; nothing is held between two pictures but the panels. */
export function createFlatDrawing(renderer: WebGLRenderer, mesh: FlatMesh, hooks: FlatHooks): FlatDrawing {
  const surface = new FlatSurface(mesh);
  const printer = new Printer(renderer, surface);
  let target: WebGLRenderTarget | null = null;
  let run = 0;
  let drawn: readonly unknown[] | null = null;
  const targetOf = (width: number, height: number): WebGLRenderTarget => {
    if (target?.width === width && target.height === height) return target;
    target?.dispose();
    target = new WebGLRenderTarget(width, height, { depthBuffer: false, colorSpace: SRGBColorSpace });
    return target;
  };
  return {
    changed() {
      const now = hooks.state();
      return !drawn || now.some((one, i) => one !== drawn?.[i]);
    },
    async draw(part, pixels) {
      const own = ++run;
      drawn = hooks.state();
      const goOn = () => own === run && !hooks.gone();
      const fit = Math.min(1, MOST_SIDE / Math.max(pixels.width, pixels.height));
      const [width, height] = [pixels.width, pixels.height].map((side) => Math.max(1, Math.round(side * fit))) as [
        number,
        number,
      ];
      const layers = hooks.layers();
      const inks = await Promise.all(layers.map((p) => hooks.art(p)));
      if (!goOn()) return null;
      const picture = targetOf(width, height);
      if (!printer.claim(picture)) return null;
      surface.show(part);
      let slice = performance.now();
      const prints = new Prints(printer, { color: picture, finish: null });
      try {
        for (const [i, p] of layers.entries()) {
          const ink = inks[i];
          if (ink) prints.print(p, ink);
          if (performance.now() - slice < SLICE_MS) continue;
          await printer.settle();
          if (!goOn()) return null;
          slice = performance.now();
        }
        prints.settle();
      } finally {
        prints.end(false);
      }
      const bytes = new Uint8Array(width * height * 4);
      await renderer.readRenderTargetPixelsAsync(picture, 0, 0, width, height, bytes);
      return goOn() ? toImage(bytes, width, height, true) : null;
    },
    dispose() {
      run++;
      target?.dispose();
      target = null;
      printer.dispose();
      surface.geometry.dispose();
    },
  };
}
