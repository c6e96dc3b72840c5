import {
  Color,
  CustomBlending,
  Group,
  type IUniform,
  Mesh,
  PlaneGeometry,
  type Object3D,
  OneFactor,
  ShaderMaterial,
  Vector3,
  Vector4,
  ZeroFactor,
} from "three";
import type { Lamp } from "../car.ts";

/** Layer of what only the eye sees: no shadow, no picking. */
export const EFFECT_LAYER = 1;

const VERTEX = /* glsl */ `
uniform float uSize;
uniform vec3 uNormal;
varying vec2 vAt;
varying float vFacing;
void main() {
  vec4 centre = modelViewMatrix * vec4(0.0, 0.0, 0.0, 1.0);
  vec3 toEye = normalize(-centre.xyz);
  vFacing = smoothstep(-0.15, 0.6, dot(normalize(mat3(modelViewMatrix) * uNormal), toEye));
  vAt = position.xy;
  centre.xyz += toEye * 0.12;
  centre.xy += position.xy * uSize * vec2(1.7, 1.0);
  gl_Position = projectionMatrix * centre;
}`;

/** A soft halo with a faint horizontal streak, as a lens draws it. */
const FRAGMENT = /* glsl */ `
uniform vec3 uColor;
varying vec2 vAt;
varying float vFacing;
void main() {
  vec2 q = vAt * vec2(1.7, 1.0);
  float halo = exp(-7.0 * dot(q, q));
  float streak = exp(-abs(q.y) * 34.0) * exp(-2.4 * q.x * q.x);
  float edge = 1.0 - smoothstep(0.7, 1.0, max(abs(vAt.x), abs(vAt.y)));
  gl_FragColor = vec4(uColor * (0.5 * halo + 0.3 * streak) * vFacing * edge, 0.0);
}`;

type Spot = { lamp: Lamp; mesh: Mesh; color: IUniform<Color>; world: Vector3; forward: number };

/** Halos around lit lamps, and where their light falls on the floor. */
export class LampGlow {
  readonly #spots: Spot[] = [];
  readonly #plane = new PlaneGeometry(2, 2);

  constructor(root: Object3D, lamps: readonly Lamp[]) {
    root.updateMatrixWorld(true);
    const found = new Map<Lamp, Mesh[]>();
    root.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      const lamp = lamps.find((l) => l.material === object.material);
      if (lamp) found.set(lamp, [...(found.get(lamp) ?? []), object]);
    });
    for (const [lamp, meshes] of found) for (const side of [1, -1]) this.#add(root, lamp, meshes, side);
  }

  /** One halo per lamp and side of the car, at the middle of the lit surfaces there. */
  #add(root: Object3D, lamp: Lamp, meshes: readonly Mesh[], side: number): void {
    const centre = new Vector3();
    const normal = new Vector3();
    const p = new Vector3();
    let count = 0;
    let parent: Object3D | null = null;
    for (const mesh of meshes) {
      const position = mesh.geometry.getAttribute("position");
      const normals = mesh.geometry.getAttribute("normal");
      for (let i = 0; i < position.count; i++) {
        p.fromBufferAttribute(position, i).applyMatrix4(mesh.matrixWorld);
        if (p.x * side < 0.05) continue;
        centre.add(p);
        if (normals) normal.add(p.fromBufferAttribute(normals, i).transformDirection(mesh.matrixWorld));
        count++;
        parent ??= mesh.parent;
      }
    }
    if (count === 0) return;
    centre.divideScalar(count);
    // Lamps are thin shells: the mean of their normals says little, the end of the car they stand at says all.
    const forward = Math.sign(centre.z);
    normal
      .normalize()
      .multiplyScalar(0.3)
      .add(new Vector3(side * 0.35, 0, forward))
      .normalize();
    const color: IUniform<Color> = { value: new Color(0, 0, 0) };
    const material = new ShaderMaterial({
      name: "lamp-glow",
      uniforms: { uColor: color, uSize: { value: forward > 0 ? 0.62 : 0.5 }, uNormal: { value: normal } },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneFactor,
      blendSrcAlpha: ZeroFactor,
      blendDstAlpha: OneFactor,
      toneMapped: false,
    });
    const mesh = new Mesh(this.#plane, material);
    mesh.layers.set(EFFECT_LAYER);
    mesh.renderOrder = 3;
    mesh.frustumCulled = false;
    mesh.visible = false;
    mesh.userData.effect = true;
    const holder = new Group();
    (parent ?? root).add(holder);
    holder.matrixAutoUpdate = false;
    // Quantised files scale their nodes: the halo is placed in metres.
    holder.matrix.copy((parent ?? root).matrixWorld).invert();
    mesh.position.copy(centre);
    holder.add(mesh);
    this.#spots.push({ lamp, mesh, color, world: centre, forward });
  }

  /** Follows the lamps' levels. */
  update(): void {
    for (const { lamp, mesh, color } of this.#spots) {
      mesh.visible = lamp.level > 0;
      color.value.copy(lamp.color).multiplyScalar(Math.min(1.6, 0.75 * lamp.level));
    }
  }

  /** x, z in metres, +1 ahead or −1 behind, level; and the colour. At most `limit`, brightest use first. */
  beams(limit: number): { at: Vector4; color: Color }[] {
    return this.#spots
      .filter(({ lamp }) => lamp.level > 0)
      .slice(0, limit)
      .map(({ lamp, world, forward }) => ({
        at: new Vector4(world.x, world.z, forward, lamp.level),
        color: lamp.color,
      }));
  }

  dispose(): void {
    for (const { mesh } of this.#spots) (mesh.material as ShaderMaterial).dispose();
    this.#plane.dispose();
  }
}
