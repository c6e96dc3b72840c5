import { type Blend, FACING_FADE, type Placement } from "@carloom/build";
import {
  AddEquation,
  Color,
  CustomBlending,
  DoubleSide,
  Matrix4,
  NoBlending,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  type ShaderMaterialParameters,
  type Texture,
  Vector2,
  Vector4,
  ZeroFactor,
} from "three";
import type { Inks } from "./inks.ts";
import type { Layer } from "./plan.ts";
import type * as Mixed from "./print-mixed.ts";
import { PRINT_VERTEX, printFragment } from "./print-shader.ts";
import { type Projector, stencilBoxes } from "./projector.ts";

/** Cosines that every surface passes. */
const ALL_AROUND = [-2, -1] as const;
const fadeOf = ({ projection }: Placement) => (projection === "wrap" ? ALL_AROUND : FACING_FADE);

type Mixing = Exclude<Blend, "knockout">;

let mixed: typeof Mixed | null = null;
type Mixable = Pick<Layer, "stencil" | "blend" | "fades">;

/** Fetches what a layer is printed with that is clipped, blended or faded with others; nothing for others. */
export async function loadMixed({ stencil, blend, fades }: Mixable): Promise<void> {
  if (stencil || blend || fades) mixed ??= await import("./print-mixed.ts");
}

/** Is everything there that a layer is printed with? */
export const canPrint = ({ stencil, blend, fades }: Mixable): boolean =>
  mixed !== null || (!stencil && !blend && !fades);

function mixedNow(): typeof Mixed {
  if (!mixed) throw new Error("What prints clipped and blended layers was not loaded.");
  return mixed;
}

const FLAT: ShaderMaterialParameters = {
  vertexShader: PRINT_VERTEX,
  side: DoubleSide,
  depthTest: false,
  depthWrite: false,
  transparent: true,
  toneMapped: false,
};

/** What the printer draws with: one program for plain layers, others, made when they are asked for, for what is clipped and blended. */
export class PrintMaterials {
  readonly #uniforms = {
    uBox: { value: new Matrix4() },
    uMap: { value: null as Texture | null },
    uAxis: { value: new Vector4() },
    uTint: { value: new Vector4() },
    uSurface: { value: new Vector4(0, 0, 0, 0) },
    uOpacity: { value: 1 },
    uFade: { value: new Vector2(...FACING_FADE) },
    uStencilMap: { value: null as Texture | null },
    uStencilBox: { value: [new Matrix4(), new Matrix4()] },
    uStencilAxis: { value: [new Vector4(), new Vector4()] },
    uStencilFade: { value: new Vector2(...FACING_FADE) },
    uStencilOpacity: { value: 1 },
    uInverted: { value: 0 },
    uBelow: { value: null as Texture | null },
    uBlend: { value: 0 },
    uFrom: { value: null as Texture | null },
  };
  readonly #made = new Map<string, ShaderMaterial>();
  readonly plain = this.#material("livery-print", {});

  #material(name: string, defines: Record<string, string>): ShaderMaterial {
    const known = this.#made.get(name);
    if (known) return known;
    const material = new ShaderMaterial({
      ...FLAT,
      name,
      defines,
      uniforms: this.#uniforms,
      fragmentShader: printFragment(Object.keys(defines).length > 0 ? mixedNow().MIXED : ""),
      blending: CustomBlending,
      blendEquation: AddEquation,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
      blendSrcAlpha: OneFactor,
      blendDstAlpha: OneMinusSrcAlphaFactor,
    });
    this.#made.set(name, material);
    return material;
  }

  /** What is printed from now on. */
  layer(p: Layer, { art, stencil }: Inks): void {
    const u = this.#uniforms;
    u.uMap.value = art;
    u.uOpacity.value = p.opacity;
    const tint = new Color(p.tint ?? "#ffffff");
    u.uTint.value.set(tint.r, tint.g, tint.b, p.tint ? 1 : 0);
    u.uFade.value.set(...fadeOf(p));
    u.uStencilMap.value = stencil;
    u.uInverted.value = p.mask?.inverted ? 1 : 0;
  }

  /** Where it is printed. */
  box({ toBox, axis, flip }: Projector): void {
    this.#uniforms.uBox.value.copy(toBox);
    this.#uniforms.uAxis.value.set(axis.x, axis.y, axis.z, flip ? -1 : 1);
  }

  /** What clips it there. */
  stencil(layer: Placement, twin: boolean): void {
    const u = this.#uniforms;
    const boxes = stencilBoxes(layer, twin);
    for (const i of [0, 1] as const) {
      const box = boxes[i];
      if (box) u.uStencilBox.value[i]?.copy(box.toBox);
      else u.uStencilBox.value[i]?.makeTranslation(1e6, 0, 0);
      if (box) u.uStencilAxis.value[i]?.set(box.axis.x, box.axis.y, box.axis.z, box.flip ? -1 : 1);
    }
    u.uStencilOpacity.value = layer.opacity;
    u.uStencilFade.value.set(...fadeOf(layer));
  }

  /** Prints what the film does to the surface instead of colour; null: colour. */
  surface(film: readonly [number, number, number] | null): void {
    // a vector of three.js that is given nothing has a w of 1, which would print these as what a film does to the surface
    if (film) this.#uniforms.uSurface.value.set(...film, 1);
    else this.#uniforms.uSurface.value.set(0, 0, 0, 0);
  }

  /** @param blend with what lies below @param as of the layer: what only takes away adds nothing */
  print(clipped: boolean, blend: { mode: Mixing; below: Texture } | undefined, as: Blend | undefined): ShaderMaterial {
    const u = this.#uniforms;
    u.uBelow.value = blend?.below ?? null;
    u.uBlend.value = blend ? mixedNow().BLEND_NUMBERS[blend.mode] : 0;
    const defines = { ...(clipped && { STENCIL: "" }), ...(blend && { BLENDED: "" }) };
    const material = this.#material(["livery-print", ...Object.keys(defines)].join(" "), defines);
    material.blendSrc = material.blendSrcAlpha = as === "knockout" ? ZeroFactor : OneFactor;
    material.blendDst = material.blendDstAlpha = OneMinusSrcAlphaFactor;
    return material;
  }

  /** Takes over what is in a map. */
  copy(from: Texture): ShaderMaterial {
    this.#uniforms.uFrom.value = from;
    const made = this.#made.get("copy");
    if (made) return made;
    const material = new ShaderMaterial({
      ...FLAT,
      name: "livery-copy",
      uniforms: this.#uniforms,
      fragmentShader: mixedNow().COPY_FRAGMENT,
      blending: NoBlending,
    });
    this.#made.set("copy", material);
    return material;
  }

  /** Lays so much of what is in a map over what is there. */
  laid(from: Texture, opacity: number): ShaderMaterial {
    this.#uniforms.uFrom.value = from;
    this.#uniforms.uOpacity.value = opacity;
    const made = this.#made.get("laid");
    if (made) return made;
    const material = new ShaderMaterial({
      ...FLAT,
      name: "livery-laid",
      uniforms: this.#uniforms,
      fragmentShader: mixedNow().LAID_FRAGMENT,
      blending: CustomBlending,
      blendEquation: AddEquation,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
    });
    this.#made.set("laid", material);
    return material;
  }

  /** Fills with one opaque value; with null nothing of what is drawn and nothing of what was there remains. */
  flood(value: Color | null, white: Texture): ShaderMaterial {
    const u = this.#uniforms;
    u.uMap.value = white;
    u.uOpacity.value = 1;
    u.uTint.value.set(value?.r ?? 0, value?.g ?? 0, value?.b ?? 0, 1);
    this.surface(null);
    u.uAxis.value.set(0, 0, 0, 1);
    // Every point is the art's middle, whichever way it faces.
    u.uBox.value.makeScale(0, 0, 0);
    u.uFade.value.set(...ALL_AROUND);
    const { plain } = this;
    plain.blendSrc = plain.blendSrcAlpha = value ? OneFactor : ZeroFactor;
    plain.blendDst = plain.blendDstAlpha = value ? OneMinusSrcAlphaFactor : ZeroFactor;
    return plain;
  }

  dispose(): void {
    for (const material of this.#made.values()) material.dispose();
  }
}
