import type { Fade } from "@carloom/build";
import { SRGBColorSpace, WebGLRenderTarget } from "three";
import type { Inks, Printed } from "./inks.ts";
import type { Layer } from "./plan.ts";
import type { Printer } from "./printer.ts";

export { fadesIn } from "@carloom/build";

/** What a faded group is printed on before it is laid over what is below it. */
type Sheet = { fade: Fade; maps: Printed; triangles: Set<number>; own: boolean };

/**
 * Prints layers on maps, bottom first. Those of a group that shows less than all of itself meet each other on a sheet of
 * their own, and so much of that is laid over what is below. Comes with the first such group.
 */
export class Sheets {
  readonly #printer: Printer;
  readonly #maps: Printed;
  readonly #only: Uint8Array | null;
  readonly #open: Sheet[] = [];
  readonly #bare: WebGLRenderTarget[] = [];

  /** @param only triangles that may be printed on (1), all without it */
  constructor(printer: Printer, maps: Printed, only: Uint8Array | null) {
    this.#printer = printer;
    this.#maps = maps;
    this.#only = only;
  }

  print(p: Layer, inks: Inks): void {
    const fades = p.fades ?? [];
    const differ = fades.findIndex(({ run }, i) => run !== this.#open[i]?.fade.run);
    this.#layDown(differ < 0 ? fades.length : differ);
    for (const fade of fades.slice(this.#open.length)) this.#begin(fade);
    const maps = this.#open.at(-1)?.maps ?? this.#maps;
    // without memory for a sheet each layer is faded by itself
    const opacity = this.#open.reduce((rest, { own, fade }) => (own ? rest : rest * fade.opacity), p.opacity);
    const layer = opacity === p.opacity ? p : { ...p, opacity };
    const reached = this.#printer.print(layer, inks, maps.color, maps.finish, this.#only);
    for (const { triangles } of this.#open) for (const triangle of reached) triangles.add(triangle);
  }

  /** Lays down what is still on sheets: the maps hold all that was printed. */
  settle(): void {
    this.#layDown(0);
  }

  /** Nothing is printed any more. @param keep sheets are kept for the next time */
  end(keep: boolean): void {
    const left = this.#open.splice(0).filter(({ own }) => own);
    for (const { maps } of left) for (const map of [maps.color, maps.finish]) map?.dispose();
    const bare = this.#bare.splice(0);
    if (keep) this.#printer.kept.push(...bare);
    else for (const sheet of bare) sheet.dispose();
  }

  #begin(fade: Fade): void {
    const below = this.#open.at(-1)?.maps ?? this.#maps;
    const color = this.#sheetLike(below.color, true);
    const finish = below.finish && this.#sheetLike(below.finish, false);
    const own = color !== null && (finish !== null || below.finish === null);
    if (!own) for (const sheet of [color, finish]) sheet?.dispose();
    this.#open.push({ fade, maps: own ? { color, finish } : below, triangles: new Set(), own });
  }

  /** A bare sheet of the size of another, one that is kept where there is one; null where the device has no memory for it. */
  #sheetLike({ width, height }: WebGLRenderTarget, srgb: boolean): WebGLRenderTarget | null {
    for (const list of [this.#bare, this.#printer.kept]) {
      const at = list.findIndex(
        (one) => one.width === width && one.height === height && (one.texture.colorSpace === SRGBColorSpace) === srgb,
      );
      const [found] = at < 0 ? [] : list.splice(at, 1);
      if (found) return found;
    }
    const made = new WebGLRenderTarget(width, height, {
      depthBuffer: false,
      ...(srgb ? { colorSpace: SRGBColorSpace } : {}),
    });
    if (this.#printer.claim(made)) return made;
    made.dispose();
    return null;
  }

  #layDown(depth: number): void {
    while (this.#open.length > depth) {
      const { fade, maps, triangles, own } = this.#open.pop() as Sheet;
      if (!own) continue;
      const below = this.#open.at(-1)?.maps ?? this.#maps;
      const list = [...triangles];
      if (list.length > 0) {
        this.#printer.lay(list, maps.color, below.color, fade.opacity);
        if (maps.finish && below.finish) this.#printer.lay(list, maps.finish, below.finish, fade.opacity);
      }
      this.#bare.push(maps.color, ...(maps.finish ? [maps.finish] : []));
    }
  }
}
