// Comes with the first layer that is clipped, blended or faded with its group.

/**
 * Colours meet as they are written down (sRGB), as in every program that artists use; B of
 * https://www.w3.org/TR/compositing-1/#blending. 1 multiply, 2 screen, 3 overlay, 4 darken, 5 lighten.
 */
const BLENDED = /* glsl */ `
#ifdef BLENDED
uniform sampler2D uBelow;
uniform int uBlend;
vec3 encoded(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 0.0), vec3(1.0 / 2.4)) - 0.055, step(vec3(0.0031308), c)); }
vec3 decoded(vec3 c) { return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(vec3(0.04045), c)); }
vec3 blended(vec3 ink) {
  vec4 below = texelFetch(uBelow, ivec2(gl_FragCoord.xy), 0);
  if (below.a < 0.002) return ink;
  vec3 b = encoded(min(below.rgb / below.a, 1.0)), s = encoded(ink), r = s;
  if (uBlend == 1) r = b * s;
  else if (uBlend == 2) r = b + s - b * s;
  else if (uBlend == 3) r = mix(2.0 * b * s, 1.0 - 2.0 * (1.0 - b) * (1.0 - s), step(vec3(0.5), b));
  else if (uBlend == 4) r = min(b, s);
  else if (uBlend == 5) r = max(b, s);
  // beside what is printed it lies on the paint as it is
  return mix(ink, decoded(r), below.a);
}
#endif`;

const STENCIL = /* glsl */ `
#ifdef STENCIL
varying vec3 vStencil0;
varying vec3 vStencil1;
uniform sampler2D uStencilMap;
uniform vec4 uStencilAxis[2]; // outward normal; w: sign of u
uniform vec2 uStencilFade;
uniform float uStencilOpacity;
uniform float uInverted;
float covered(vec3 box, vec4 axis) {
  vec2 q = box.xy * vec2(axis.w, 1.0) + 0.5;
  vec3 soft = fwidth(box) * 0.75 + 1e-6;
  float art = textureGrad(uStencilMap, q, dFdx(q), dFdy(q)).a;
  vec2 edge = clamp((vec2(0.5) - abs(box.xy)) / soft.xy, 0.0, 1.0);
  float facing = smoothstep(uStencilFade.x, uStencilFade.y, dot(normalize(vNormal), axis.xyz));
  return art * edge.x * edge.y * step(abs(box.z), 0.5) * facing * uStencilOpacity;
}
#endif`;

/** For the fragment shader of a print. */
export const MIXED = STENCIL + BLENDED;

/** What is there, texel by texel. */
export const COPY_FRAGMENT = /* glsl */ `
uniform sampler2D uFrom;
void main() {
  gl_FragColor = texelFetch(uFrom, ivec2(gl_FragCoord.xy), 0);
}`;

/** So much of what is there, colour and cover alike. */
export const LAID_FRAGMENT = /* glsl */ `
uniform sampler2D uFrom;
uniform float uOpacity;
void main() {
  gl_FragColor = texelFetch(uFrom, ivec2(gl_FragCoord.xy), 0) * uOpacity;
}`;

/** Numbers of `uBlend`. */
export const BLEND_NUMBERS = { multiply: 1, screen: 2, overlay: 3, darken: 4, lighten: 5 } as const;
