import {
  CustomBlending,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  type Texture,
  Vector4,
  type WebGLRenderTarget,
  type WebGLRenderer,
} from "three";
import { FULL_SCREEN_VERTEX, FullScreen } from "../full-screen.ts";

const OVER = /* glsl */ `
varying vec2 vUv;
uniform sampler2D uMap;
uniform vec4 uFilm; // w: 1 replaces the map's colours by these where it covers
void main() {
  vec4 c = texture2D(uMap, vUv);
  gl_FragColor = mix(c, vec4(uFilm.rgb * c.a, c.a), uFilm.w);
}`;

/** Lays a premultiplied map over what is in a target; with `film` one value instead of its colours. */
export function over(
  renderer: WebGLRenderer,
  target: WebGLRenderTarget,
  map: Texture,
  film: readonly [number, number, number] | null = null,
): void {
  const material = new ShaderMaterial({
    name: "livery-over",
    uniforms: { uMap: { value: map }, uFilm: { value: film ? new Vector4(...film, 1) : new Vector4(0, 0, 0, 0) } },
    vertexShader: FULL_SCREEN_VERTEX,
    fragmentShader: OVER,
    depthTest: false,
    depthWrite: false,
    transparent: true,
    toneMapped: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
  const quad = new FullScreen();
  const autoClear = renderer.autoClear;
  renderer.autoClear = false;
  renderer.setRenderTarget(target);
  quad.draw(renderer, material);
  renderer.setRenderTarget(null);
  renderer.autoClear = autoClear;
  material.dispose();
  quad.dispose();
}
