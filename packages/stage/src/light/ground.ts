import {
  Color,
  type IUniform,
  Matrix4,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  Vector2,
  Vector3,
} from "three";
import type { SceneDefinition } from "./scenes.ts";

/** Output is display-ready sRGB: the wall must be the page's ground colour to the digit, which tone mapping would shift. */
const WALL = /* glsl */ `
uniform vec3 uWall, uGlow, uTop;
uniform float uGlowHeight;
uniform vec3 uSun; // xy: towards the glow in the floor's plane; z: what remains opposite
vec3 toDisplay(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, vec3(0.0)), vec3(1.0 / 2.4)) - 0.055, step(vec3(0.0031308), c)); }
vec3 toLinear(vec3 c) { return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(vec3(0.04045), c)); }
vec3 wallAt(vec3 d) {
  float h = max(d.y, 0.0);
  vec2 side = normalize(d.xz + vec2(1e-5));
  float near = mix(uSun.z, 1.0, pow(0.5 + 0.5 * dot(side, uSun.xy), 1.5));
  vec3 c = mix(uWall, uGlow, near * (1.0 - smoothstep(0.0, uGlowHeight, h)));
  return mix(c, uTop, smoothstep(uGlowHeight, uGlowHeight + 0.5, h));
}
// Breaks the steps of dark gradients; changes with the sample so that accumulation smooths it away.
float grain(vec2 p, float seed) { return fract(52.9829189 * fract(dot(p + seed * 5.588238, vec2(0.06711056, 0.00583715)))) - 0.5; }
`;

const WALL_VERTEX = /* glsl */ `
varying vec3 vDirection;
void main() {
  vDirection = position;
  gl_Position = (projectionMatrix * vec4(mat3(viewMatrix) * position, 1.0)).xyww;
}`;

const WALL_FRAGMENT = /* glsl */ `
${WALL}
varying vec3 vDirection;
uniform float uSeed;
void main() {
  gl_FragColor = vec4(toDisplay(wallAt(normalize(vDirection))) + grain(gl_FragCoord.xy, uSeed) / 255.0, 1.0);
}`;

const FLOOR_VERTEX = /* glsl */ `
uniform mat4 uMirror;
varying vec3 vWorld;
varying vec4 vMirror;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  vMirror = uMirror * world;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

const FLOOR_FRAGMENT = /* glsl */ `
${WALL}
varying vec3 vWorld;
varying vec4 vMirror;
uniform vec3 uLit;
uniform float uRadius, uShadowStrength, uReflection, uSeed, uTransparent;
uniform sampler2D uShadow, uMirrorMap;
uniform vec2 uShadowSize;
// A polished floor, not a mirror: five reads soften it, and a shoulder on each keeps lamps and chrome from becoming specks.
vec4 mirrorAt(vec2 p) {
  vec2 texel = 1.6 / vec2(textureSize(uMirrorMap, 0));
  vec4 sum = vec4(0.0);
  for (int i = 0; i < 5; i++) {
    vec2 o = i == 0 ? vec2(0.0) : vec2(i < 3 ? 1.0 : -1.0, (i & 1) == 0 ? 2.0 : -2.0);
    vec4 m = texture2D(uMirrorMap, p + o * texel);
    vec3 light = toLinear(m.rgb);
    sum += vec4(light / (1.0 + 1.2 * max(light.r, max(light.g, light.b))), 1.0) * m.a;
  }
  return sum / 5.0;
}
void main() {
  vec2 s = vWorld.xz / uShadowSize + 0.5;
  float inside = step(0.0, s.x) * step(s.x, 1.0) * step(0.0, s.y) * step(s.y, 1.0);
  vec2 dark = texture2D(uShadow, s).rg * inside;
  float open = (1.0 - 0.94 * smoothstep(0.0, 0.72, dark.r)) * (1.0 - 0.9 * smoothstep(0.0, 0.6, dark.g));
  float shadow = 1.0 - uShadowStrength * (1.0 - open);
  vec3 eye = cameraPosition - vWorld;
  vec3 view = normalize(eye);
  if (uTransparent > 0.5) { gl_FragColor = vec4(vec3(0.0), (1.0 - shadow) * (1.0 - smoothstep(0.6, 1.0, length(vWorld.xz) / uRadius))); return; }
  float r = length(vWorld.xz * vec2(1.0, 0.82)) / uRadius;
  // A pool of light, then the wall's own colour at the height where this point's horizon lies: no edge.
  vec3 far = wallAt(vec3(-view.x, 0.0, -view.z));
  float fade = smoothstep(0.12, 1.0, r);
  vec3 pool = uLit * exp(-1.9 * r * r);
  vec3 c = pool * shadow;
  float fresnel = 0.05 + 0.6 * pow(1.0 - clamp(view.y, 0.0, 1.0), 4.0);
  // Below the car the floor mirrors its dark underside only.
  vec4 mirror = mirrorAt(vMirror.xy / vMirror.w) * (1.0 - 0.97 * smoothstep(0.3, 0.7, dark.r));
  c = mix(c, c * (1.0 - 0.6 * mirror.a * fresnel), uReflection) + mirror.rgb * fresnel * uReflection;
  c = mix(c, far, fade);
  gl_FragColor = vec4(toDisplay(c) + grain(gl_FragCoord.xy, uSeed) / 255.0, 1.0);
}`;

export type GroundUniforms = {
  uShadow: IUniform<Texture>;
  uShadowSize: IUniform<Vector2>;
  uMirrorMap: IUniform<Texture>;
  uMirror: IUniform<Matrix4>;
  uReflection: IUniform<number>;
  uSeed: IUniform<number>;
  uTransparent: IUniform<number>;
};

/** Wall and floor in one piece: the floor fades into the wall, so no horizon shows. */
export class Ground {
  readonly wall: Mesh;
  readonly floor: Mesh;
  readonly uniforms: GroundUniforms;
  readonly #look: Record<string, IUniform> = {
    uWall: { value: new Color() },
    uGlow: { value: new Color() },
    uTop: { value: new Color() },
    uGlowHeight: { value: 0.2 },
    uSun: { value: new Vector3(0, 1, 1) },
    uLit: { value: new Color() },
    uRadius: { value: 8 },
    uShadowStrength: { value: 1 },
  };

  constructor(empty: Texture) {
    this.uniforms = {
      uShadow: { value: empty },
      uShadowSize: { value: new Vector2(1, 1) },
      uMirrorMap: { value: empty },
      uMirror: { value: new Matrix4() },
      uReflection: { value: 0 },
      uSeed: { value: 0 },
      uTransparent: { value: 0 },
    };
    const uniforms = { ...this.#look, ...this.uniforms };
    this.wall = new Mesh(
      new SphereGeometry(1, 32, 16),
      new ShaderMaterial({
        name: "wall",
        uniforms,
        vertexShader: WALL_VERTEX,
        fragmentShader: WALL_FRAGMENT,
        side: 1,
        depthWrite: false,
        toneMapped: false,
      }),
    );
    this.wall.frustumCulled = false;
    // After the car, where depth spares what the car covers; before glass.
    this.wall.renderOrder = 1;
    this.floor = new Mesh(
      new PlaneGeometry(120, 120).rotateX(-Math.PI / 2),
      new ShaderMaterial({
        name: "floor",
        uniforms,
        vertexShader: FLOOR_VERTEX,
        fragmentShader: FLOOR_FRAGMENT,
        toneMapped: false,
      }),
    );
    this.floor.renderOrder = 1;
  }

  setLook(scene: SceneDefinition): void {
    const set = (name: string, value: unknown) => {
      const uniform = this.#look[name];
      if (uniform) uniform.value = value;
    };
    set("uWall", new Color(scene.wall.color));
    set("uGlow", new Color(scene.wall.glow));
    set("uTop", new Color(scene.wall.top));
    set("uGlowHeight", scene.wall.glowHeight);
    const sun = scene.wall.sun;
    const azimuth = ((sun?.azimuth ?? 0) * Math.PI) / 180;
    set("uSun", new Vector3(Math.sin(azimuth), Math.cos(azimuth), sun?.away ?? 1));
    set("uLit", new Color(scene.floor.lit));
    set("uRadius", scene.floor.radius);
    set("uShadowStrength", scene.floor.shadow);
    this.uniforms.uReflection.value = scene.floor.reflection;
  }

  dispose(): void {
    for (const mesh of [this.wall, this.floor]) {
      mesh.geometry.dispose();
      (mesh.material as ShaderMaterial).dispose();
    }
  }
}
