import type { MeshStandardMaterial, WebGLProgramParametersWithUniforms } from "three";
import type { SoftShadowUniforms } from "./soft-uniforms.ts";

const VERTEX = "varying vec3 vSoftAt;";
const VERTEX_BODY = "vSoftAt = (modelMatrix * vec4(position, 1.0)).xyz;";
const FRAGMENT = /* glsl */ `
varying vec3 vSoftAt;
uniform sampler2D uSoftMap;
uniform mat4 uSoftMatrix;
uniform vec4 uSoftLight;
// What is left of the light of the boxes for a surface with this normal (world); 1 while nothing is accumulated.
float softLight(vec3 n) {
  float facing = dot(n, uSoftLight.xyz);
  if (uSoftLight.w <= 0.0 || facing <= 0.0) return 1.0;
  vec3 q = (uSoftMatrix * vec4(vSoftAt + n * 0.01, 1.0)).xyz;
  // The lower the light stands over the surface, the deeper a texel reaches into it.
  q.z -= 0.0008 + 0.0028 * sqrt(max(0.0, 1.0 - facing * facing)) / max(facing, 0.2);
  vec2 texel = 1.5 / vec2(textureSize(uSoftMap, 0));
  float open = 0.0;
  for (int i = 0; i < 4; i++) {
    vec2 o = vec2((i & 1) == 0 ? -1.0 : 1.0, i < 2 ? -1.0 : 1.0);
    open += step(q.z, texture2D(uSoftMap, q.xy + o * texel).r);
  }
  return 1.0 - min(1.0, uSoftLight.w * facing) * (1.0 - 0.25 * open);
}`;

/** Declares `softLight` and what it needs. */
export function softLightShader(shader: WebGLProgramParametersWithUniforms): void {
  shader.vertexShader = shader.vertexShader
    .replace("#include <common>", `#include <common>\n${VERTEX}`)
    .replace("#include <begin_vertex>", `#include <begin_vertex>\n${VERTEX_BODY}`);
  shader.fragmentShader = shader.fragmentShader
    .replace("#include <clipping_planes_pars_fragment>", `#include <clipping_planes_pars_fragment>\n${FRAGMENT}`)
    .replace(
      "#include <aomap_fragment>",
      `#include <aomap_fragment>
{
  float lit = softLight(inverseTransformDirection(nonPerturbedNormal, viewMatrix));
  reflectedLight.indirectDiffuse *= lit;
  reflectedLight.indirectSpecular *= lit;
}`,
    );
}

/** Lets an opaque material of a file receive the accumulated shadow. */
export function receiveSoftLight(material: MeshStandardMaterial, uniforms: SoftShadowUniforms): void {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    softLightShader(shader);
  };
  material.customProgramCacheKey = () => "carloom-soft-light";
}
