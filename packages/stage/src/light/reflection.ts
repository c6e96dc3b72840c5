import {
  Color,
  LinearFilter,
  Matrix4,
  PerspectiveCamera,
  Plane,
  type Scene,
  SRGBColorSpace,
  type Texture,
  Vector2,
  Vector3,
  Vector4,
  WebGLRenderTarget,
  type WebGLRenderer,
} from "three";

/** A target that three treats like the screen (same tone mapping, same programs: nothing compiles twice). */
export function displayTarget(width: number, height: number, options: { depth: boolean; samples?: number }) {
  const target = new WebGLRenderTarget(width, height, {
    depthBuffer: options.depth,
    samples: options.samples ?? 0,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    colorSpace: SRGBColorSpace,
  });
  target.texture.internalFormat = "RGBA8";
  (target as WebGLRenderTarget & { isXRRenderTarget: boolean }).isXRRenderTarget = true;
  return target;
}

const plane = new Plane();
const clip = new Vector4();
const q = new Vector4();
const reflection = new Matrix4();
const look = new Vector3();
const seen = new Matrix4();
const at = new Vector4();
const edge = new Vector2();
/** Points of the picture a side that are looked up in the mirror, metres to where it shows the car no more, and how far beyond its borders at most. */
const CELLS = 4;
const FAR = 40;
const WIDEST = 3;

/** The car mirrored in the floor, y = 0. A tilt of the normal per sample makes the reflection soft when accumulated. */
export class FloorReflection {
  readonly #target = displayTarget(8, 8, { depth: true });
  readonly #camera = new PerspectiveCamera();

  get texture(): Texture {
    return this.#target.texture;
  }

  setSize(width: number, height: number): void {
    this.#target.setSize(Math.max(8, Math.round(width)), Math.max(8, Math.round(height)));
  }

  /** Renders and writes the matrix from world to the map into `toMap`. The caller hides wall and floor. */
  render(
    renderer: WebGLRenderer,
    scene: Scene,
    camera: PerspectiveCamera,
    tilt: [number, number],
    toMap: Matrix4,
  ): void {
    const n = new Vector3(tilt[0], 1, tilt[1]).normalize();
    reflection.set(
      1 - 2 * n.x * n.x,
      -2 * n.x * n.y,
      -2 * n.x * n.z,
      0,
      -2 * n.x * n.y,
      1 - 2 * n.y * n.y,
      -2 * n.y * n.z,
      0,
      -2 * n.x * n.z,
      -2 * n.y * n.z,
      1 - 2 * n.z * n.z,
      0,
      0,
      0,
      0,
      1,
    ); // prettier-ignore
    const m = this.#camera;
    m.layers.mask = camera.layers.mask;
    m.position.copy(camera.position).applyMatrix4(reflection);
    look.set(0, 0, -1).applyQuaternion(camera.quaternion).add(camera.position).applyMatrix4(reflection);
    m.up.set(0, 1, 0).applyQuaternion(camera.quaternion).applyMatrix4(reflection);
    m.lookAt(look);
    m.near = camera.near;
    m.far = camera.far;
    m.updateMatrixWorld();
    m.projectionMatrix.copy(camera.projectionMatrix);
    // This camera's right is the mirrored one's left: what a tile or a panel leaves of the picture on one side lies on its other.
    m.projectionMatrix.elements[8] *= -1;
    this.#widen(m, camera);
    toMap
      .set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
      .multiply(m.projectionMatrix)
      .multiply(m.matrixWorldInverse);
    this.#clipAtFloor(m);
    const color = renderer.getClearColor(new Color());
    const alpha = renderer.getClearAlpha();
    renderer.setClearColor(0x000000, 0);
    renderer.setRenderTarget(this.#target);
    renderer.render(scene, m);
    renderer.setRenderTarget(null);
    renderer.setClearColor(color, alpha);
  }

  /**
   * A tilted floor mirrors what lies beside the picture: this camera must see it, or the map's last row would be smeared over
   * what is missing, which shows where two tiles meet. Nothing is narrowed, so the map stays as fine as it is.
   */
  #widen(m: PerspectiveCamera, camera: PerspectiveCamera): void {
    seen.copy(m.projectionMatrix).multiply(m.matrixWorldInverse);
    const [low, high] = [new Vector2(-1, -1), new Vector2(1, 1)];
    for (let i = 0; i <= CELLS; i++)
      for (let j = 0; j <= CELLS; j++) {
        look
          .set((2 * i) / CELLS - 1, (2 * j) / CELLS - 1, 0.5)
          .unproject(camera)
          .sub(camera.position);
        // Above the horizon there is no floor, just below it none that mirrors the car.
        const away = -camera.position.y / look.y;
        if (!(away > 0) || away * look.length() > FAR) continue;
        look.multiplyScalar(away).add(camera.position);
        at.set(look.x, 0, look.z, 1).applyMatrix4(seen);
        if (at.w <= 0) continue;
        low.min(edge.set(at.x / at.w, at.y / at.w));
        high.max(edge);
      }
    low.clampScalar(-WIDEST, -1);
    high.clampScalar(1, WIDEST);
    const e = m.projectionMatrix.elements;
    const [x, y] = [2 / (high.x - low.x), 2 / (high.y - low.y)];
    e[0] *= x;
    e[8] = e[8] * x + ((high.x + low.x) / 2) * x;
    e[5] *= y;
    e[9] = e[9] * y + ((high.y + low.y) / 2) * y;
  }

  /** Oblique near plane (Lengyel), so that nothing below the floor is mirrored upwards. */
  #clipAtFloor(m: PerspectiveCamera): void {
    plane.set(new Vector3(0, 1, 0), 0.001).applyMatrix4(m.matrixWorldInverse);
    clip.set(plane.normal.x, plane.normal.y, plane.normal.z, plane.constant);
    const e = m.projectionMatrix.elements;
    q.set((Math.sign(clip.x) + e[8]) / e[0], (Math.sign(clip.y) + e[9]) / e[5], -1, (1 + e[10]) / e[14]);
    clip.multiplyScalar(2 / clip.dot(q));
    e[2] = clip.x;
    e[6] = clip.y;
    e[10] = clip.z + 1;
    e[14] = clip.w;
    m.projectionMatrixInverse.copy(m.projectionMatrix).invert();
  }

  dispose(): void {
    this.#target.dispose();
  }
}
