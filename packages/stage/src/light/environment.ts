import {
  Color,
  HalfFloatType,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  MathUtils,
  NoBlending,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector3,
  Vector4,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from "three";
import { FULL_SCREEN_VERTEX, FullScreen } from "../full-screen.ts";
import { patchesAlike } from "./alike.ts";
import type { SceneDefinition } from "./scene.ts";
import { coneOf, reaches, type SoftBoxReach } from "./soft-box-reach.ts";
import { type SoftBox, softBoxAxes } from "./soft-box.ts";

const MAX_BOXES = 16;
/** log2 of the roughest level's face, as three's physical materials expect of a prefiltered map. */
const LOD_MIN = 3;

const FRAGMENT = /* glsl */ `
#define BOXES ${MAX_BOXES}
varying vec2 vUv;
uniform vec3 uRight, uUp, uForward;
uniform float uRoughness;
uniform int uCount;
uniform vec3 uX[BOXES], uY[BOXES], uZ[BOXES];
uniform vec3 uColor[BOXES];
uniform vec4 uShape[BOXES]; // half width, half height, edge, unused; radians
uniform vec2 uGradient[BOXES];
uniform vec3 uFloor, uHorizon, uZenith;

float step2(float x, float s) { return 0.5 + 0.5 * tanh(clamp(1.6 * x / s, -10.0, 10.0)); }
// A box of half width h blurred by a Gaussian of width s keeps its energy, however narrow it is.
float box(float x, float h, float s) {
  vec2 e = clamp(vec2(x + h, h - x) * 0.85 / s, -8.0, 8.0);
  return 0.5 * (tanh(e.x) + tanh(e.y));
}

// Boxes seen through two lobes, of width s.x and s.y (the wider): edges soften, energy stays. GGX has a core and long tails.
vec3 lights(vec3 d, vec2 s) {
  vec3 sum = vec3(0.0);
  for (int i = 0; i < BOXES; i++) {
    if (i >= uCount) break;
    vec4 shape = uShape[i];
    vec2 soft = sqrt(shape.z * shape.z + s * s);
    float v = asin(clamp(dot(d, uY[i]), -1.0, 1.0));
    // Beyond six widths of the edge nothing is left; most boxes are far from most directions.
    if (abs(v) > shape.y + 6.0 * soft.y) continue;
    float u = atan(dot(d, uX[i]), dot(d, uZ[i])) * cos(v);
    if (abs(u) > shape.x + 6.0 * soft.y) continue;
    vec2 k = vec2(box(u, shape.x, soft.x) * box(v, shape.y, soft.x));
    if (s.y > 0.0) k.y = box(u, shape.x, soft.y) * box(v, shape.y, soft.y);
    vec2 g = mix(uGradient[i].xx, uGradient[i].yy, clamp(0.5 + 0.5 * v / (shape.y + s), 0.0, 1.0));
    sum += uColor[i] * dot(g * k, vec2(0.72, 0.28));
  }
  return sum;
}

vec3 ambient(vec3 d, float s) {
  float w = sqrt(0.03 + s * s);
  vec3 sky = mix(uHorizon, uZenith, smoothstep(0.0, 0.9 + 0.3 * s, d.y));
  return mix(sky, uFloor, step2(-d.y - 0.02, w * 0.8));
}

void main() {
  vec2 q = vUv * 2.0 - 1.0;
  vec3 d = normalize(uForward + q.x * uRight + q.y * uUp);
  float a = uRoughness * uRoughness;
  gl_FragColor = vec4(ambient(d, a * 0.7) + lights(d, vec2(0.6, 1.35) * a), 1.0);
}
`;

/** Directions of the faces of a cube map as WebGL lays them out (right and up already mirrored for looking from inside). */
const FACES: readonly { right: Vector3; up: Vector3; forward: Vector3 }[] = (
  [
    [0, 0, -1, 0, -1, 0, 1, 0, 0],
    [0, 0, 1, 0, -1, 0, -1, 0, 0],
    [1, 0, 0, 0, 0, 1, 0, 1, 0],
    [1, 0, 0, 0, 0, -1, 0, -1, 0],
    [1, 0, 0, 0, -1, 0, 0, 0, 1],
    [-1, 0, 0, 0, -1, 0, 0, 0, -1],
  ] as const
).map((f) => ({
  right: new Vector3(f[0], f[1], f[2]),
  up: new Vector3(f[3], f[4], f[5]),
  forward: new Vector3(f[6], f[7], f[8]),
}));

const vectors = () => Array.from({ length: MAX_BOXES }, () => new Vector3());
const tone = (hex: string, factor: number) => new Color(hex).multiplyScalar(factor);

/** A box as the shader takes it. */
type LitBox = SoftBoxReach & { color: Vector3; shape: Vector4; gradient: Vector2 };

function litBox(box: SoftBox): LitBox {
  const rad = MathUtils.degToRad;
  const shape = new Vector4(rad(box.width / 2), rad(box.height / 2), rad(box.edge ?? 3), 0);
  const { r, g, b } = tone(box.color ?? "#ffffff", box.intensity);
  return {
    ...softBoxAxes(box),
    halfWidth: shape.x,
    halfHeight: shape.y,
    color: new Vector3(r, g, b),
    shape,
    gradient: new Vector2(...(box.gradient ?? [1, 1])),
  };
}

/** Radians beyond its borders where nothing of a box is left, for an edge so soft seen through the lobe of a roughness; as in the shader. */
const widestLobe = (edge: number, roughness: number) => 6 * Math.hypot(edge, 1.35 * roughness ** 2);

/** Light formers to a prefiltered environment, computed in closed form: no sampling, some ten milliseconds. */
export class Environment {
  readonly #target: WebGLCubeRenderTarget;
  readonly #material: ShaderMaterial;
  readonly #uniforms = {
    uRight: { value: new Vector3() },
    uUp: { value: new Vector3() },
    uForward: { value: new Vector3() },
    uRoughness: { value: 0 },
    uCount: { value: 0 },
    uX: { value: vectors() },
    uY: { value: vectors() },
    uZ: { value: vectors() },
    uColor: { value: vectors() },
    uShape: { value: Array.from({ length: MAX_BOXES }, () => new Vector4()) },
    uGradient: { value: Array.from({ length: MAX_BOXES }, () => new Vector2()) },
    uFloor: { value: new Color() },
    uHorizon: { value: new Color() },
    uZenith: { value: new Color() },
  };
  readonly #quad = new FullScreen();

  readonly #tiles: number;

  /**
   * @param size pixels of a face, a power of two
   * @param tiles a side of the finest faces, a power of two: each is drawn with the boxes that reach into it alone, and with its
   * neighbours of the same boxes, which spares a processor most of the work and costs a GPU calls
   */
  constructor(size: number, tiles = 1) {
    this.#tiles = tiles;
    this.#target = new WebGLCubeRenderTarget(size, {
      type: HalfFloatType,
      colorSpace: LinearSRGBColorSpace,
      minFilter: LinearMipmapLinearFilter,
      generateMipmaps: false,
      depthBuffer: false,
    });
    const texture = this.#target.texture;
    for (let lod = 0; lod <= Math.log2(size) - LOD_MIN; lod++) {
      texture.mipmaps.push({ width: size >> lod, height: size >> lod } as never);
    }
    texture.isPMREMTexture = true;
    texture.name = "environment";
    this.#material = new ShaderMaterial({
      name: "environment",
      uniforms: this.#uniforms,
      vertexShader: FULL_SCREEN_VERTEX,
      fragmentShader: FRAGMENT,
      blending: NoBlending,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    });
  }

  get texture(): Texture {
    return this.#target.texture;
  }

  render(renderer: WebGLRenderer, definition: SceneDefinition): void {
    const u = this.#uniforms;
    const boxes = definition.boxes.slice(0, MAX_BOXES).map(litBox);
    u.uFloor.value = tone(...definition.ambient.floor);
    u.uHorizon.value = tone(...definition.ambient.horizon);
    u.uZenith.value = tone(...definition.ambient.zenith);

    const before = renderer.getRenderTarget();
    const target = this.#target;
    const levels = target.texture.mipmaps.length;
    target.scissorTest = true;
    for (let lod = 0; lod < levels; lod++) {
      const size = target.width >> lod;
      const roughness = levels > 1 ? 1 - Math.sqrt(1 - lod / (levels - 1)) : 0;
      const tiles = Math.max(1, this.#tiles >> lod);
      target.viewport.set(0, 0, size, size);
      u.uRoughness.value = roughness;
      for (const [face, direction] of FACES.entries()) {
        u.uRight.value = direction.right;
        u.uUp.value = direction.up;
        u.uForward.value = direction.forward;
        // the boxes that reach into each tile, a bit for each
        const lit = Array.from({ length: tiles * tiles }, (_, tile) => {
          const [i, j] = [tile % tiles, Math.floor(tile / tiles)];
          const seen = coneOf(direction, [i / tiles, j / tiles], [(i + 1) / tiles, (j + 1) / tiles]);
          return boxes.reduce(
            (bits, box, n) => bits | (reaches(box, widestLobe(box.shape.z, roughness), seen) ? 1 << n : 0),
            0,
          );
        });
        const side = size / tiles;
        for (const { i, j, width, height } of patchesAlike(lit, tiles)) {
          const bits = lit[j * tiles + i] ?? 0;
          this.#light(boxes.filter((_, n) => bits & (1 << n)));
          target.scissor.set(i * side, j * side, width * side, height * side);
          this.#material.uniformsNeedUpdate = true;
          renderer.setRenderTarget(target, face, lod);
          this.#quad.draw(renderer, this.#material);
        }
      }
    }
    target.scissorTest = false;
    target.viewport.set(0, 0, target.width, target.width);
    renderer.setRenderTarget(before);
  }

  /** The boxes that the next patch adds up, in their order. */
  #light(boxes: readonly LitBox[]): void {
    const u = this.#uniforms;
    u.uCount.value = boxes.length;
    for (const [i, box] of boxes.entries()) {
      u.uX.value[i] = box.x;
      u.uY.value[i] = box.y;
      u.uZ.value[i] = box.z;
      u.uColor.value[i] = box.color;
      u.uShape.value[i] = box.shape;
      u.uGradient.value[i] = box.gradient;
    }
  }

  dispose(): void {
    this.#target.dispose();
    this.#material.dispose();
    this.#quad.dispose();
  }
}
