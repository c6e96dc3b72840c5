/** Draws triangles of the livery map where they lie in it. */
export const PRINT_VERTEX = /* glsl */ `
attribute vec2 liveryUv;
uniform mat4 uBox;
varying vec3 vBox;
varying vec3 vNormal;
#ifdef STENCIL
uniform mat4 uStencilBox[2];
varying vec3 vStencil0;
varying vec3 vStencil1;
#endif
void main() {
  vBox = (uBox * vec4(position, 1.0)).xyz;
  vNormal = normal;
#ifdef STENCIL
  vStencil0 = (uStencilBox[0] * vec4(position, 1.0)).xyz;
  vStencil1 = (uStencilBox[1] * vec4(position, 1.0)).xyz;
#endif
  gl_Position = vec4(liveryUv * 2.0 - 1.0, 0.0, 1.0);
}`;

/** @param more what layers that are clipped or blended need beside it */
export const printFragment = (more = ""): string => /* glsl */ `
varying vec3 vBox;
varying vec3 vNormal;
uniform sampler2D uMap;
uniform vec4 uAxis; // outward normal; w: sign of u
uniform vec4 uTint; // rgb linear; a: 1 replaces the art's own colours
uniform vec4 uSurface; // metalness, roughness, clearcoat; a: 1 prints these instead of colour
uniform float uOpacity;
uniform vec2 uFade;
${more}
void main() {
  vec2 q = vBox.xy * vec2(uAxis.w, 1.0) + 0.5;
  vec2 dx = dFdx(q), dy = dFdy(q);
  vec3 soft = fwidth(vBox) * 0.75 + 1e-6;
#ifdef STENCIL
  float inside = max(covered(vStencil0, uStencilAxis[0]), covered(vStencil1, uStencilAxis[1]));
#endif
  if (any(greaterThan(abs(vBox), vec3(0.5)))) discard;
  vec4 c = textureGrad(uMap, q, dx, dy);
  vec3 ink = c.rgb / max(c.a, 1e-4);
  ink = mix(ink / 12.92, pow((ink + 0.055) / 1.055, vec3(2.4)), step(vec3(0.04045), ink));
  vec2 edge = clamp((vec2(0.5) - abs(vBox.xy)) / soft.xy, 0.0, 1.0);
  float a = c.a * edge.x * edge.y * smoothstep(uFade.x, uFade.y, dot(normalize(vNormal), uAxis.xyz)) * uOpacity;
#ifdef STENCIL
  a *= mix(inside, 1.0 - inside, uInverted);
#endif
  vec3 value = mix(ink, uTint.rgb, uTint.a);
#ifdef BLENDED
  value = blended(value);
#endif
  value = mix(value, uSurface.rgb, uSurface.a);
  gl_FragColor = vec4(value * a, a);
}`;
