import type { BuildDocument } from "@carloom/build";
import { Color } from "three";
import type { SceneDefinition } from "./scene.ts";

export type Floor = NonNullable<NonNullable<BuildDocument["scene"]>["floor"]>;
/** As `FLOOR` in the shader; 0 is the place's own. */
export const FLOOR_NUMBER = { asphalt: 1, concrete: 2, gloss: 3, none: 0 } as const;

/** What a floor gives back of the light that falls on it, its tint, and how much of car and place it mirrors. */
const LOOKS = {
  asphalt: { albedo: 0.1, tint: "#fffaf6", reflection: 0.16, mirror: 0.06 },
  concrete: { albedo: 0.38, tint: "#fffdf7", reflection: 0.3, mirror: 0.2 },
  gloss: { albedo: 0.035, tint: "#f4f8ff", reflection: 1, mirror: 0.7 },
} as const;

/**
 * GLSL: `vec4 floorAt(vec2 p, float detail)`, the colour against `uLit` and in w the polish at a point in metres, `far` metres from
 * the eye. `FLOOR` is defined as the floor's number.
 */
export const FLOOR_GLSL = /* glsl */ `
#if FLOOR == 1
vec4 floorAt(vec2 p, float far) {
  float grit = mix(0.5, noise(p * 130.0), 1.0 / (1.0 + far * far * 0.004));
  return vec4(vec3(0.7 + 0.36 * grit + 0.26 * fbm(p * 0.35)), 0.25);
}
#elif FLOOR == 2
vec4 floorAt(vec2 p, float far) {
  vec2 seam = abs(fract(p / 5.0 + 0.5) - 0.5) * 5.0;
  float joint = 1.0 - smoothstep(0.006, 0.02 + far * 0.0015, min(seam.x, seam.y));
  float cloud = fbm(p * 0.7 + 9.0), trowel = mix(0.5, noise(p * vec2(9.0, 42.0)), 1.0 / (1.0 + far * far * 0.01));
  return vec4(vec3(0.74 + 0.42 * cloud + 0.08 * trowel) * (1.0 - 0.45 * joint), 0.35 + 0.5 * smoothstep(0.3, 0.65, cloud));
}
#elif FLOOR == 3
vec4 floorAt(vec2 p, float far) { return vec4(1.0); }
#endif
`;

/** A scene with another floor: as bright as its light makes it, and what the car mirrors of it from below with it. */
export function withFloor(scene: SceneDefinition, floor: Floor | undefined): SceneDefinition {
  if (!floor) return scene;
  if (floor === "none") return { ...scene, floor: { ...scene.floor, reflection: 0, mirror: 0 } };
  const { albedo, tint, reflection, mirror } = LOOKS[floor];
  const share = albedo / scene.floor.albedo;
  const c = new Color(scene.floor.lit).multiplyScalar(share).multiply(new Color(tint));
  const lit = `#${new Color(Math.min(1, c.r), Math.min(1, c.g), Math.min(1, c.b)).getHexString()}`;
  const [below, level] = scene.ambient.floor;
  return {
    ...scene,
    floor: { ...scene.floor, lit, albedo, reflection, mirror },
    ambient: { ...scene.ambient, floor: [below, level * Math.min(1.5, Math.max(0.5, share))] },
  };
}
