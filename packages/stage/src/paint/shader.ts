import type { WebGLProgramParametersWithUniforms } from "three";
import { FLAKE_MAP, FLAKE_MM, FLAKE_SPREAD } from "./flakes.ts";

/** Repeats of the flake map in a metre. */
const flakesPerMetre = (1000 / (FLAKE_MAP * FLAKE_MM)).toFixed(4);
/** Texels of the flake map in a pixel from where its flakes fade, and where they are gone: 7 and 10 mm a pixel. */
const FLAKES_END = ["12.0", "18.0"] as const;
/** Metres of a tow: a 12K one; 3K would be too fine to see beside the car. */
const TOW = 0.005;

const VERTEX_DECLARATIONS = /* glsl */ `
uniform float uRide;
uniform mat4 uToShut;
varying vec3 vCar;
varying vec3 vCarNormal;
#ifdef LIVERY
attribute vec2 liveryUv;
varying vec2 vLivery;
#endif
`;

const VERTEX_BODY = /* glsl */ `
mat4 toShut = uToShut * modelMatrix;
vCar = (toShut * vec4(position, 1.0)).xyz - vec3(0.0, uRide, 0.0);
vCarNormal = mat3(toShut) * objectNormal;
#ifdef LIVERY
vLivery = liveryUv;
#endif
`;

const FRAGMENT_DECLARATIONS = /* glsl */ `
varying vec3 vCar;
varying vec3 vCarNormal;
uniform vec3 uFlop;
uniform vec3 uFlopShape;
uniform float uFlake;
uniform float uCarbon;
uniform float uGrazing;
uniform float uInner;
uniform sampler2D uFlakeMap;
float filmCover = 0.0;
vec3 filmSurface = vec3(0.0, 0.45, 1.0);
float flakeBlur = 0.0;
float clothRidge = 0.0;

// One read on the plane the surface faces most: noise hides where planes meet.
vec4 flakeAt(vec3 p, vec3 dx, vec3 dy, vec3 n) {
  vec3 a = abs(n);
  if (a.x > a.y && a.x > a.z) return textureGrad(uFlakeMap, p.yz, dx.yz, dy.yz);
  if (a.y > a.z) return textureGrad(uFlakeMap, p.xz, dx.xz, dy.xz);
  return textureGrad(uFlakeMap, p.xy, dx.xy, dy.xy);
}

// 2/2 twill: light and dark tows, fading to their mean before they alias.
vec2 twill(vec3 p, vec3 n) {
  vec3 a = abs(n);
  vec2 q = a.x > a.y && a.x > a.z ? p.zy : (a.y > a.z ? p.xz : p.xy);
  q *= 1.0 / ${TOW};
  float width = max(length(dFdx(q)), length(dFdy(q)));
  vec2 cell = floor(q), f = fract(q) - 0.5;
  float over = step(1.5, mod(cell.x + cell.y, 4.0));
  float across = over > 0.5 ? f.x : f.y;
  float fade = 1.0 - smoothstep(0.08, 0.42, width);
  return vec2(mix(0.5, over * 0.75 + 0.25 * (1.0 - 4.0 * across * across), fade), across * fade * (over > 0.5 ? 1.0 : -1.0));
}

#ifdef LIVERY
varying vec2 vLivery;
uniform sampler2D uLivery;
uniform sampler2D uLiveryFinish;
uniform float uHasFinish;
#ifdef LIVE
uniform sampler2D uLiveMap;
uniform sampler2D uLiveAbove;
uniform sampler2D uLiveAboveFinish;
uniform sampler2D uLiveMask;
uniform float uHasAboveFinish;
uniform mat4 uLiveBox[2];
uniform vec4 uLiveAxis[2];
uniform vec4 uLiveTint;
uniform vec3 uLiveSurface;
uniform float uLiveOpacity;
uniform float uLiveWraps;
vec4 liveFilm(mat4 box, vec4 axis, vec3 normal) {
  vec3 p = (box * vec4(vCar, 1.0)).xyz;
  vec2 q = p.xy * vec2(axis.w, 1.0) + 0.5;
  vec4 c = textureGrad(uLiveMap, q, dFdx(q), dFdy(q));
  vec3 ink = sRGBTransferEOTF(vec4(c.rgb / max(c.a, 1e-4), 1.0)).rgb;
  vec3 edge = smoothstep(vec3(0.5), vec3(0.5) - fwidth(p) * 0.75, abs(p));
  float a = c.a * edge.x * edge.y * step(abs(p.z), 0.5) * max(uLiveWraps, smoothstep(0.2, 0.35, dot(normal, axis.xyz))) * uLiveOpacity;
  return vec4(mix(ink, uLiveTint.rgb, uLiveTint.a) * a, a);
}
#endif
#endif
`;

/** Before vertex colours are multiplied in, so that baked occlusion darkens paint and film alike. */
const FRAGMENT_COLOR = /* glsl */ `
{
  float facing = clamp(dot(normalize(vNormal), normalize(vViewPosition)), 0.0, 1.0);
  float turn = (1.0 - smoothstep(uFlopShape.y, uFlopShape.z, facing)) * uFlopShape.x;
  diffuseColor.rgb = mix(diffuseColor.rgb, uFlop, turn);
  if (uCarbon > 0.5) {
    vec2 weave = twill(vCar, vCarNormal);
    diffuseColor.rgb *= 0.25 + 1.5 * weave.x;
    clothRidge = weave.y;
  }
}
#ifdef LIVERY
{
  vec4 film = texture2D(uLivery, vLivery);
  vec3 surface = vec3(0.0, 0.45, 1.0) * film.a;
  if (uHasFinish > 0.5) surface = texture2D(uLiveryFinish, vLivery).rgb;
#ifdef LIVE
  vec3 carNormal = normalize(vCarNormal);
  float masked = texture2D(uLiveMask, vLivery).a;
  vec4 live = liveFilm(uLiveBox[0], uLiveAxis[0], carNormal);
  vec4 twin = liveFilm(uLiveBox[1], uLiveAxis[1], carNormal);
  live = (twin + live * (1.0 - twin.a)) * masked;
  vec4 above = texture2D(uLiveAbove, vLivery);
  vec3 over = vec3(0.0, 0.45, 1.0) * above.a;
  if (uHasAboveFinish > 0.5) over = texture2D(uLiveAboveFinish, vLivery).rgb;
  // The map holds all other layers. What lies above it is known, so the live one goes between without one of what lies below.
  film = film * (1.0 - live.a) + above * live.a + live * (1.0 - above.a);
  surface = surface * (1.0 - live.a) + over * live.a + uLiveSurface * live.a * (1.0 - above.a);
#endif
  diffuseColor.rgb = diffuseColor.rgb * (1.0 - film.a) + film.rgb;
  filmCover = film.a;
  filmSurface = surface;
}
#endif
`;

/**
 * Flakes tilt against the surface with a spread that is the same at every distance: what the pixels resolve of it turns
 * the normal, the rest widens the lobe. Near, each flake is a small mirror; far, they are a sheen; the mean stays.
 */
const FRAGMENT_NORMAL = /* glsl */ `
{
  // Film hides the basecoat's flakes; flake film (metallic but not a mirror) shows its own.
  float flake = uFlake * (1.0 - filmCover) + 0.3 * smoothstep(0.5, 0.7, filmSurface.r) * smoothstep(0.2, 0.35, filmSurface.g);
  vec3 at = vCar * ${flakesPerMetre};
  vec3 atDx = dFdx(at), atDy = dFdy(at);
  if (flake > 0.0) {
    float texels = ${FLAKE_MAP}.0 * max(length(atDx), length(atDy));
    // A pixel of so many flakes differs from the next by less than two in a hundred: not worth the reads.
    float kept = 1.0 - smoothstep(${FLAKES_END[0]}, ${FLAKES_END[1]}, texels);
    // A mip level quarters the spread.
    flakeBlur = flake * flake * ${FLAKE_SPREAD} * (1.0 - kept * kept / max(1.0, texels * texels));
    if (kept > 0.0) {
      vec3 tilt = flakeAt(at, atDx, atDy, vCarNormal).rgb * 2.0 - 1.0;
      normal = normalize(normal + (viewMatrix * vec4(tilt, 0.0)).xyz * flake * kept);
    }
  }
  if (uCarbon > 0.5) {
    vec3 lean = (viewMatrix * vec4(clothRidge, 0.0, clothRidge, 0.0)).xyz;
    normal = normalize(normal + lean * 0.4 * (1.0 - filmCover));
  }
  // What still changes from pixel to pixel widens the lobe, or bright spots would crawl (after Tokuyoshi and Kaplanyan 2019).
  vec3 lean = normal - nonPerturbedNormal;
  vec3 dx = dFdx(lean), dy = dFdy(lean);
  flakeBlur += min(0.1, 0.25 * (dot(dx, dx) + dot(dy, dy)));
}
`;

const FRAGMENT_MATERIAL = /* glsl */ `
{
  // Under a clear coat of the same index a pigment has no surface of its own: only the coat mirrors.
  float inner = uInner * (1.0 - filmCover) + max(0.0, filmCover - filmSurface.b);
  material.specularColor *= inner;
  material.specularColorBlended = mix(material.specularColor, diffuseColor.rgb, metalnessFactor);
  material.specularF90 = mix(inner, 1.0, metalnessFactor) * mix(uGrazing, 1.0, filmCover);
  float lobe = material.roughness * material.roughness;
  material.roughness = sqrt(sqrt(min(1.0, lobe * lobe + flakeBlur)));
  material.clearcoatF90 = 0.42;
  material.clearcoat = material.clearcoat * (1.0 - filmCover) + (filmCover > 0.0 ? filmSurface.b : 0.0);
}
`;

/**
 * The environment as three reads it, without what nothing mirrors: under a clear coat a pigment has no surface of its own, and
 * bare film has no coat. A read is a good part of a paint's cost where a processor draws.
 */
const FRAGMENT_ENVIRONMENT = /* glsl */ `
#if defined(USE_ENVMAP) && defined(ENVMAP_TYPE_PMREM) && defined(RE_IndirectSpecular)
iblIrradiance += getIBLIrradiance(geometryNormal);
if (material.specularF90 > 0.0) radiance += getIBLRadiance(geometryViewDir, geometryNormal, material.roughness);
if (material.clearcoat > 0.001)
  clearcoatRadiance += getIBLRadiance(geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness);
#endif
`;

/** Low surfaces that look down see the car's own shadow on the floor, not the lit floor of the environment. */
const FRAGMENT_GROUND = /* glsl */ `
{
  float low = 1.0 - smoothstep(0.05, 0.6, vCar.y);
  float seen = 1.0 - 0.85 * low * (1.0 - smoothstep(-0.45, 0.25, normalize(vCarNormal).y));
  reflectedLight.indirectDiffuse *= seen;
  reflectedLight.indirectSpecular *= seen;
  clearcoatSpecularIndirect *= seen;
  // A shoulder: what a flat panel mirrors at a low angle keeps its shape and leaves the colour below readable.
  float gloss = dot(clearcoatSpecularIndirect, vec3(0.3, 0.6, 0.1)) / 0.95;
  clearcoatSpecularIndirect *= inversesqrt(1.0 + gloss * gloss);
}
`;

/** Teaches a physical material flop, flakes, cloth and the livery. Uniform names are those of `paintUniforms`. */
export function paintShader(shader: WebGLProgramParametersWithUniforms): void {
  shader.vertexShader = shader.vertexShader
    .replace("#include <common>", `#include <common>\n${VERTEX_DECLARATIONS}`)
    .replace("#include <begin_vertex>", `#include <begin_vertex>\n${VERTEX_BODY}`);
  shader.fragmentShader = shader.fragmentShader
    .replace(
      "#include <clipping_planes_pars_fragment>",
      `#include <clipping_planes_pars_fragment>\n${FRAGMENT_DECLARATIONS}`,
    )
    .replace("#include <map_fragment>", `#include <map_fragment>\n${FRAGMENT_COLOR}`)
    .replace(
      "#include <roughnessmap_fragment>",
      "#include <roughnessmap_fragment>\nroughnessFactor = roughnessFactor * (1.0 - filmCover) + (filmCover > 0.0 ? filmSurface.g : 0.0);",
    )
    .replace(
      "#include <metalnessmap_fragment>",
      "#include <metalnessmap_fragment>\nmetalnessFactor = metalnessFactor * (1.0 - filmCover) + (filmCover > 0.0 ? filmSurface.r : 0.0);",
    )
    .replace("#include <lights_fragment_maps>", FRAGMENT_ENVIRONMENT)
    .replace("#include <aomap_fragment>", `#include <aomap_fragment>\n${FRAGMENT_GROUND}`)
    .replace("#include <normal_fragment_maps>", `#include <normal_fragment_maps>\n${FRAGMENT_NORMAL}`)
    .replace(
      "#include <lights_physical_fragment>",
      `#include <lights_physical_fragment>
${FRAGMENT_MATERIAL}`,
    );
}
