import {
  type Box3,
  Color,
  DepthTexture,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  NearestFilter,
  type Object3D,
  OrthographicCamera,
  Sphere,
  type Texture,
  Vector3,
  WebGLRenderTarget,
  type WebGLRenderer,
} from "three";
import { drawAlone } from "./draw-alone.ts";
import type { SceneDefinition } from "./scene.ts";
import { type SoftBox, softBoxAxes } from "./soft-box.ts";
import type { SoftShadowUniforms } from "../paint/soft-uniforms.ts";

/**
 * One direction stands for all boxes, the brighter and larger the more often, so a shadow takes away more than one box's
 * light; less than the inverse of the mean cosine, because the ambient light is not shadowed.
 */
const STRENGTH = 1.5;
/** Lower boxes light sills and floor only. */
const LOWEST = 10;
/** Open doors reach out of the car's box. */
const MARGIN = 0.6;

function power(box: SoftBox): number {
  if (box.elevation < LOWEST) return 0;
  const c = new Color(box.color ?? "#ffffff");
  const [low, high] = box.gradient ?? [1, 1];
  const light = box.intensity * (0.2126 * c.r + 0.7152 * c.g + 0.0722 * c.b) * (low + high);
  return light * box.width * box.height * Math.sin((box.elevation * Math.PI) / 180);
}

const part = (value: number) => value - Math.floor(value);

/** Directions towards the light formers of a scene, one for each sample; the first few are spread as well as many. */
export function lightDirection(boxes: readonly SoftBox[], sample: number, out: Vector3): Vector3 | null {
  const powers = boxes.map(power);
  const sum = powers.reduce((a, b) => a + b, 0);
  if (sum <= 0) return null;
  let left = part(0.5 + sample * 0.6180339887) * sum;
  const at = powers.findIndex((p) => (left -= p) < 0);
  const box = boxes[at < 0 ? boxes.length - 1 : at];
  if (!box) return null;
  const { x, y, z } = softBoxAxes(box);
  const angle = (share: number, whole: number) => ((part(share) - 0.5) * whole * Math.PI) / 180;
  const u = angle(0.5 + sample * 0.7548776662, Math.min(120, box.width));
  const v = angle(0.5 + sample * 0.5698402909, Math.min(60, box.height));
  out.copy(z).multiplyScalar(Math.cos(u) * Math.cos(v));
  out.addScaledVector(x, Math.sin(u) * Math.cos(v)).addScaledVector(y, Math.sin(v));
  out.y = Math.max(0.08, out.y);
  return out.normalize();
}

/** The car's shadow on itself from one point of the light formers; another one each sample adds up to a soft shadow. */
export class SoftShadow {
  readonly #target: WebGLRenderTarget;
  readonly #camera = new OrthographicCamera();
  readonly #depth = new MeshBasicMaterial({ side: DoubleSide, colorWrite: false });
  readonly #light = new Vector3();
  readonly #sphere = new Sphere();

  /** @param size texels of a side */
  constructor(size: number) {
    this.#target = new WebGLRenderTarget(size, size, { depthTexture: new DepthTexture(size, size) });
    this.#target.texture.minFilter = this.#target.texture.magFilter = NearestFilter;
    this.#depth.name = "soft-shadow";
  }

  /** Draws the shadow of one sample and switches it on. */
  begin(
    renderer: WebGLRenderer,
    car: Object3D,
    bounds: Box3,
    scene: SceneDefinition,
    sample: number,
    u: SoftShadowUniforms,
  ): void {
    const light = lightDirection(scene.boxes, sample, this.#light);
    const map = this.#target.depthTexture;
    if (!light || !map) return;
    const { center, radius } = bounds.getBoundingSphere(this.#sphere);
    const r = radius + MARGIN;
    const c = this.#camera;
    Object.assign(c, { left: -r, right: r, top: r, bottom: -r, near: 0.1, far: 2 * r + 0.2 });
    c.position.copy(center).addScaledVector(light, r + 0.1);
    c.up.set(0, Math.abs(light.y) > 0.99 ? 0 : 1, Math.abs(light.y) > 0.99 ? 1 : 0);
    c.lookAt(center);
    c.updateProjectionMatrix();
    c.updateMatrixWorld();
    u.uSoftMatrix.value
      .set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
      .multiply(c.projectionMatrix)
      .multiply(c.matrixWorldInverse);
    const clear: Mesh[] = [];
    car.traverse((object) => {
      if (!(object instanceof Mesh) || !object.visible || Array.isArray(object.material)) return;
      if (!object.material.transparent) return;
      object.visible = false;
      clear.push(object);
    });
    const before = renderer.getRenderTarget();
    drawAlone(renderer, car, this.#depth, this.#target, c);
    renderer.setRenderTarget(before);
    for (const mesh of clear) mesh.visible = true;
    u.uSoftMap.value = map;
    u.uSoftLight.value.set(light.x, light.y, light.z, STRENGTH);
  }

  end(u: SoftShadowUniforms, empty: Texture): void {
    u.uSoftLight.value.w = 0;
    u.uSoftMap.value = empty;
  }

  dispose(): void {
    this.#target.depthTexture?.dispose();
    this.#target.dispose();
    this.#depth.dispose();
  }
}
