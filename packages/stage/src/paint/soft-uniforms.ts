import type { IUniform, Matrix4, Texture, Vector4 } from "three";

/** What every material that receives the shadow shares. */
export type SoftShadowUniforms = {
  uSoftMap: IUniform<Texture>;
  /** World to the map, 0…1. */
  uSoftMatrix: IUniform<Matrix4>;
  /** Towards the light, world; w: how much of the light it stands for is taken away, 0 draws no shadow. */
  uSoftLight: IUniform<Vector4>;
};
