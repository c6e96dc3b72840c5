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
  Vector4,
} from "three";
import { FLOOR_GLSL, FLOOR_NUMBER, type Floor } from "./floors.ts";
import { GARAGE_ROOM, PLACE_GLSL, PLACES } from "./places.ts";
import type { SceneDefinition } from "./scene.ts";

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
  float near = mix(uSun.z, 1.0, pow(max(0.0, 0.5 + 0.5 * dot(side, uSun.xy)), 1.5));
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
${PLACE_GLSL}
varying vec3 vDirection;
uniform float uSeed, uTravel;
void main() {
  gl_FragColor = vec4(toDisplay(placeAt(normalize(vDirection), cameraPosition + vec3(0.0, 0.0, uTravel))) + grain(gl_FragCoord.xy, uSeed) / 255.0, 1.0);
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
${PLACE_GLSL}
${FLOOR_GLSL}
varying vec3 vWorld;
varying vec4 vMirror;
uniform vec3 uLit;
uniform vec2 uRoom;
uniform float uRadius, uShadowStrength, uReflection, uSeed, uTransparent, uCastStrength, uPlaceMirror, uTravel;
uniform sampler2D uShadow, uMirrorMap, uCast;
uniform vec2 uShadowSize;
uniform vec4 uCastArea;
#define BEAMS 4
uniform vec4 uBeam[BEAMS]; // x, z, ahead or behind, level
uniform vec3 uBeamColor[BEAMS];

// Hard where something touches the floor, softer the higher it hangs.
float castAt(vec2 p) {
  vec2 q = (p - uCastArea.xy) / uCastArea.zw + 0.5;
  vec2 rim = smoothstep(vec2(0.0), vec2(0.06), q) * (1.0 - smoothstep(vec2(0.94), vec2(1.0), q));
  vec3 m = texture2D(uCast, q).rgb;
  float height = 4.0 * m.b / max(0.02, m.g);
  return mix(m.r, m.g, smoothstep(0.05, 1.1, height)) * rim.x * rim.y;
}
// What head and tail lamps throw on the floor.
vec3 beams(vec2 p) {
  vec3 sum = vec3(0.0);
  for (int i = 0; i < BEAMS; i++) {
    if (uBeam[i].w <= 0.0) continue;
    vec2 q = (p - uBeam[i].xy) * vec2(1.0, uBeam[i].z);
    float aside = q.x / (0.5 + 0.3 * max(0.0, q.y));
    float ahead = uBeam[i].z > 0.0
      ? 0.55 * smoothstep(0.0, 2.6, q.y) * exp(-0.24 * max(0.0, q.y)) * exp(-aside * aside)
      : 0.1 * exp(-1.1 * dot(q, q));
    sum += uBeamColor[i] * ahead * uBeam[i].w;
  }
  return sum;
}
// The place as a rough floor shows it: stretched upwards, stirred a little.
vec3 placeInFloor(vec3 view, vec2 p, float polish) {
  vec2 stir = (vec2(noise(p * 7.0), noise(p * 7.0 + 31.0)) - 0.5) * mix(0.16, 0.03, polish);
  vec3 d = normalize(vec3(-view.x + stir.x * 0.4, max(0.01, view.y + stir.y), -view.z + stir.x * 0.4));
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 3; i++) {
    float k = 1.0 + (float(i) - 1.0) * mix(0.7, 0.3, polish);
    sum += min(placeAt(normalize(vec3(d.x, d.y * k, d.z)), vec3(p.x, 0.0, p.y + uTravel)), vec3(1.2));
  }
  return sum / 3.0;
}
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
  float thrown = castAt(vWorld.xz) * uCastStrength;
  float shadow = (1.0 - uShadowStrength * (1.0 - open)) * (1.0 - thrown);
  vec3 eye = cameraPosition - vWorld;
  vec3 view = normalize(eye);
  if (uTransparent > 0.5) { gl_FragColor = vec4(vec3(0.0), (1.0 - shadow) * (1.0 - smoothstep(0.6, 1.0, length(vWorld.xz) / uRadius))); return; }
  // A room's floor ends at its walls.
  if (PLACE == 4 && any(greaterThan(abs(vWorld.xz + vec2(0.0, uTravel)), uRoom))) { gl_FragColor = vec4(toDisplay(placeAt(-view, cameraPosition + vec3(0.0, 0.0, uTravel))), 1.0); return; }
  float r = length(vWorld.xz * vec2(1.0, 0.82)) / uRadius;
  // Studios: a pool of light, then the wall's own colour at the height where this point's horizon lies, so no edge shows.
  vec3 far = placeAt(normalize(vec3(-view.x, 0.0, -view.z)), cameraPosition + vec3(0.0, 0.0, uTravel));
  float fade = PLACE == 4 ? 0.0 : smoothstep(PLACE == 0 ? 0.12 : 0.3, 1.0, r);
#if FLOOR == 0
  vec4 coat = coatAt(vWorld.xz + vec2(0.0, uTravel), length(eye));
#else
  vec4 coat = floorAt(vWorld.xz + vec2(0.0, uTravel), length(eye));
#endif
  float pool = PLACE == 1 || PLACE == 3 ? 1.0 : PLACE == 4 ? 0.45 + 0.55 * exp(-0.012 * dot(vWorld.xz, vWorld.xz)) : exp(-1.9 * r * r);
  // Shade under an open sky is blue.
  vec3 shade = PLACE == 3 ? mix(vec3(0.32, 0.46, 0.72), vec3(1.0), shadow) * mix(0.75, 1.0, shadow) : vec3(shadow);
  vec3 c = (uLit * pool * shade + beams(vWorld.xz) * (0.3 + 0.7 * open)) * coat.rgb;
  float fresnel = 0.05 + 0.6 * pow(1.0 - clamp(view.y, 0.0, 1.0), 4.0);
  // Below the car the floor mirrors its dark underside only.
  float clear = 1.0 - 0.97 * smoothstep(0.3, 0.7, dark.r);
  vec4 mirror = uReflection > 0.0 ? mirrorAt(vMirror.xy / vMirror.w) * clear : vec4(0.0);
  if (uPlaceMirror > 0.0) c += placeInFloor(view, vWorld.xz, coat.w) * uPlaceMirror * coat.w * fresnel * (1.0 - mirror.a) * mix(0.15, 1.0, open);
  float polish = uReflection * coat.w;
  c = mix(c, c * (1.0 - 0.6 * mirror.a * fresnel), polish) + mirror.rgb * fresnel * polish;
  c = mix(c, far, fade);
  gl_FragColor = vec4(toDisplay(c) + grain(gl_FragCoord.xy, uSeed) / 255.0, 1.0);
}`;

/** As in the shader. */
export const MAX_BEAMS = 4;
const OFF = new Vector4(0, 0, 1, 0);
const BLACK = new Color(0, 0, 0);

export type GroundUniforms = {
  uShadow: IUniform<Texture>;
  uShadowSize: IUniform<Vector2>;
  uCast: IUniform<Texture>;
  uCastArea: IUniform<Vector4>;
  uBeam: IUniform<Vector4[]>;
  uBeamColor: IUniform<Color[]>;
  uMirrorMap: IUniform<Texture>;
  uMirror: IUniform<Matrix4>;
  uReflection: IUniform<number>;
  uSeed: IUniform<number>;
  uTransparent: IUniform<number>;
  /** Metres that the car has gone along its own axis: floor and place lie as much farther back. */
  uTravel: IUniform<number>;
};

/** Programs that were needed before are kept with the material. */
function define(mesh: Mesh, defines: Readonly<Record<string, number>>): void {
  const material = mesh.material as ShaderMaterial;
  if (Object.entries(defines).every(([name, value]) => material.defines[name] === value)) return;
  Object.assign(material.defines, defines);
  material.needsUpdate = true;
}

/** Wall and floor in one piece: the floor fades into the wall, so no horizon shows. */
export class Ground {
  readonly wall: Mesh;
  readonly floor: Mesh;
  readonly uniforms: GroundUniforms;
  /** Of the floor only the shadow is drawn. */
  #bare = false;
  readonly #look: Record<string, IUniform> = {
    uWall: { value: new Color() },
    uGlow: { value: new Color() },
    uTop: { value: new Color() },
    uGlowHeight: { value: 0.2 },
    uSun: { value: new Vector3(0, 1, 1) },
    uLit: { value: new Color() },
    uRadius: { value: 8 },
    uShadowStrength: { value: 1 },
    uCastStrength: { value: 0 },
    uPlaceMirror: { value: 0 },
    uRoom: { value: new Vector2(GARAGE_ROOM[0], GARAGE_ROOM[2]) },
  };

  constructor(empty: Texture) {
    this.uniforms = {
      uShadow: { value: empty },
      uShadowSize: { value: new Vector2(1, 1) },
      uCast: { value: empty },
      uCastArea: { value: new Vector4(0, 0, 1, 1) },
      uBeam: { value: Array.from({ length: MAX_BEAMS }, () => new Vector4()) },
      uBeamColor: { value: Array.from({ length: MAX_BEAMS }, () => new Color()) },
      uMirrorMap: { value: empty },
      uMirror: { value: new Matrix4() },
      uReflection: { value: 0 },
      uSeed: { value: 0 },
      uTransparent: { value: 0 },
      uTravel: { value: 0 },
    };
    const uniforms = { ...this.#look, ...this.uniforms };
    this.wall = new Mesh(
      new SphereGeometry(1, 32, 16),
      new ShaderMaterial({
        name: "wall",
        defines: { PLACE: 0 },
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
        defines: { PLACE: 0, FLOOR: 0 },
        uniforms,
        vertexShader: FLOOR_VERTEX,
        fragmentShader: FLOOR_FRAGMENT,
        toneMapped: false,
      }),
    );
    this.floor.renderOrder = 1;
  }

  setLook(scene: SceneDefinition, floor?: Floor): void {
    const set = (name: string, value: unknown) => {
      const uniform = this.#look[name];
      if (uniform) uniform.value = value;
    };
    set("uWall", new Color(scene.wall.color));
    set("uGlow", new Color(scene.wall.glow));
    set("uTop", new Color(scene.wall.top));
    set("uGlowHeight", scene.wall.glowHeight);
    const azimuth = (scene.key.azimuth * Math.PI) / 180;
    set("uSun", new Vector3(Math.sin(azimuth), Math.cos(azimuth), scene.wall.away ?? 1));
    const place = PLACES.indexOf(scene.place);
    define(this.wall, { PLACE: place });
    define(this.floor, { PLACE: place, FLOOR: floor ? FLOOR_NUMBER[floor] : 0 });
    this.#bare = floor === "none";
    this.cutOut(false);
    set("uPlaceMirror", scene.floor.mirror);
    set("uCastStrength", scene.key.shadow);
    set("uLit", new Color(scene.floor.lit));
    set("uRadius", scene.floor.radius);
    set("uShadowStrength", scene.floor.shadow);
    this.uniforms.uReflection.value = scene.floor.reflection;
  }

  /** Leaves nothing but the shadow, for a picture without background, or takes wall and floor back. */
  cutOut(on: boolean): void {
    const shadowOnly = on || this.#bare;
    this.uniforms.uTransparent.value = shadowOnly ? 1 : 0;
    (this.floor.material as ShaderMaterial).transparent = shadowOnly;
    this.wall.visible = !on;
  }

  /** Light of lamps on the floor, brightest use first. */
  setBeams(beams: readonly { at: Vector4; color: Color }[]): void {
    for (let i = 0; i < MAX_BEAMS; i++) {
      this.uniforms.uBeam.value[i]?.copy(beams[i]?.at ?? OFF);
      this.uniforms.uBeamColor.value[i]?.copy(beams[i]?.color ?? BLACK);
    }
  }

  dispose(): void {
    for (const mesh of [this.wall, this.floor]) {
      mesh.geometry.dispose();
      (mesh.material as ShaderMaterial).dispose();
    }
  }
}
