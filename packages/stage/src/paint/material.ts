import type { Paint } from "@carloom/build";
import { Color, type IUniform, Matrix4, MeshPhysicalMaterial, type Texture, Vector3, Vector4 } from "three";
import type { Hinge } from "../hinges.ts";
import type { SoftShadowUniforms } from "./soft-uniforms.ts";
import { paintParameters } from "./parameters.ts";
import { paintShader } from "./shader.ts";
import { softLightShader } from "./soft-light.ts";

/** Uniforms that every paint of one stage shares. */
export type SharedPaintUniforms = SoftShadowUniforms & {
  uFlakeMap: IUniform<Texture>;
  /** Body lift against stock, metres. */
  uRide: IUniform<number>;
  uLivery: IUniform<Texture>;
  uLiveryFinish: IUniform<Texture>;
  uHasFinish: IUniform<number>;
  uLiveMap: IUniform<Texture>;
  uLiveAbove: IUniform<Texture>;
  uLiveAboveFinish: IUniform<Texture>;
  uHasAboveFinish: IUniform<number>;
  /** Alpha: panels that take the live layer. */
  uLiveMask: IUniform<Texture>;
  uLiveBox: IUniform<Matrix4[]>;
  /** Outward normal and, in w, the sign of u. */
  uLiveAxis: IUniform<Vector4[]>;
  uLiveTint: IUniform<Vector4>;
  uLiveSurface: IUniform<Vector3>;
  uLiveOpacity: IUniform<number>;
  /** 1: whichever way the surface looks. */
  uLiveWraps: IUniform<number>;
};

export function sharedPaintUniforms(flakes: Texture, empty: Texture): SharedPaintUniforms {
  const nowhere = () => new Matrix4().makeTranslation(1e6, 0, 0);
  return {
    uFlakeMap: { value: flakes },
    uRide: { value: 0 },
    uLivery: { value: empty },
    uLiveryFinish: { value: empty },
    uHasFinish: { value: 0 },
    uLiveMap: { value: empty },
    uLiveAbove: { value: empty },
    uLiveAboveFinish: { value: empty },
    uHasAboveFinish: { value: 0 },
    uLiveMask: { value: empty },
    uLiveBox: { value: [nowhere(), nowhere()] },
    uLiveAxis: { value: [new Vector4(0, 1, 0, 1), new Vector4(0, 1, 0, 1)] },
    uLiveTint: { value: new Vector4() },
    uLiveSurface: { value: new Vector3(0, 0.45, 1) },
    uLiveOpacity: { value: 1 },
    uLiveWraps: { value: 0 },
    uSoftMap: { value: empty },
    uSoftMatrix: { value: new Matrix4() },
    uSoftLight: { value: new Vector4() },
  };
}

/**
 * The material of one zone. All finishes share one program (features are uniforms, the clearcoat never quite zero),
 * so a change of paint shows in the next frame without compiling.
 */
export class PaintMaterial extends MeshPhysicalMaterial {
  readonly zone: string;
  /** Paint on a door has its own place in the shut car. */
  readonly hinge: string | null;
  readonly own: {
    uFlop: IUniform<Color>;
    /** Amount, then N·V where the flop is whole and gone. */
    uFlopShape: IUniform<Vector3>;
    uFlake: IUniform<number>;
    uCarbon: IUniform<number>;
    uGrazing: IUniform<number>;
    /** Reflectance of the layer below the clear coat against that of bare plastic. */
    uInner: IUniform<number>;
    uToShut: IUniform<Matrix4>;
  };

  constructor(zone: string, shared: SharedPaintUniforms, hasLivery: boolean, hinge: Hinge | null = null) {
    super({ clearcoat: 1 });
    this.zone = zone;
    this.hinge = hinge?.id ?? null;
    this.name = `zone.${zone}`;
    this.own = {
      uFlop: { value: new Color() },
      uFlopShape: { value: new Vector3() },
      uFlake: { value: 0 },
      uCarbon: { value: 0 },
      uGrazing: { value: 1 },
      uInner: { value: 1 },
      uToShut: hinge?.toShut ?? { value: new Matrix4() },
    };
    if (hasLivery) this.defines = { ...this.defines, LIVERY: "" };
    this.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, shared, this.own);
      paintShader(shader);
      softLightShader(shader);
    };
  }

  override customProgramCacheKey(): string {
    return "carloom-paint";
  }

  /** Compiles the live layer in or out. */
  setLive(on: boolean): void {
    if (!this.defines || !("LIVERY" in this.defines) || "LIVE" in this.defines === on) return;
    if (on) this.defines.LIVE = "";
    else delete this.defines.LIVE;
    this.needsUpdate = true;
  }

  setPaint(paint: Paint): void {
    const p = paintParameters(paint);
    this.color.copy(p.color);
    this.metalness = p.metalness;
    this.roughness = p.roughness;
    this.clearcoat = Math.max(p.clearcoat, 1e-4);
    this.clearcoatRoughness = p.clearcoatRoughness;
    this.own.uFlop.value.copy(p.flop);
    this.own.uFlopShape.value.set(p.flopAmount, ...p.flopRange);
    this.own.uFlake.value = p.flake;
    this.own.uCarbon.value = p.carbon;
    this.own.uGrazing.value = p.grazing;
    this.own.uInner.value = p.specular;
  }
}
