import {
  type Box3,
  DoubleSide,
  LinearFilter,
  NoBlending,
  type Object3D,
  OrthographicCamera,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector3,
  WebGLRenderTarget,
  type WebGLRenderer,
} from "three";
import { BlurPass } from "./blur-pass.ts";
import { drawAlone } from "./draw-alone.ts";

const SIZE = 256;
/** Metres around the car that the map covers. */
const MARGIN = 1.4;

/** r: how far the car hangs over the floor (1 touching, 0 at 0.9 m); g: what touches within 9 cm. */
const HEIGHT_FRAGMENT = /* glsl */ `
varying float vHeight;
void main() {
  gl_FragColor = vec4(1.0 - smoothstep(0.0, 0.9, vHeight) * 0.75, 1.0 - smoothstep(0.0, 0.09, vHeight), 0.0, 1.0);
}`;

/** The floor's own shadow, seen from below once per car, wheels and ride height. */
export class ContactShadow {
  readonly #targets: [WebGLRenderTarget, WebGLRenderTarget];
  readonly #camera = new OrthographicCamera();
  readonly #height: ShaderMaterial;
  readonly #blur = new BlurPass();
  /** Metres in x and z that the texture spans around the origin. */
  readonly span = new Vector2(1, 1);

  constructor() {
    const make = () => new WebGLRenderTarget(SIZE, SIZE, { minFilter: LinearFilter, magFilter: LinearFilter });
    this.#targets = [make(), make()];
    this.#height = new ShaderMaterial({
      name: "floor-height",
      vertexShader:
        "varying float vHeight; void main() { vec4 w = modelMatrix * vec4(position, 1.0); vHeight = w.y; gl_Position = projectionMatrix * viewMatrix * w; }",
      fragmentShader: HEIGHT_FRAGMENT,
      side: DoubleSide,
      toneMapped: false,
      blending: NoBlending,
    });
  }

  get texture(): Texture {
    return this.#targets[0].texture;
  }

  render(renderer: WebGLRenderer, car: Object3D, bounds: Box3): void {
    const half = new Vector3().copy(bounds.max).max(bounds.min.clone().negate());
    this.span.set(2 * (half.x + MARGIN), 2 * (half.z + MARGIN));
    const c = this.#camera;
    c.left = -this.span.x / 2;
    c.right = this.span.x / 2;
    c.top = this.span.y / 2;
    c.bottom = -this.span.y / 2;
    c.near = 0;
    c.far = 1.2;
    // From above downwards with z flipped to the back would see roofs; from below upwards sees what hangs over the floor.
    c.position.set(0, -0.01, 0);
    c.up.set(0, 0, 1);
    c.lookAt(0, 1, 0);
    c.updateProjectionMatrix();
    c.updateMatrixWorld();

    const before = renderer.getRenderTarget();
    drawAlone(renderer, car, this.#height, this.#targets[0], c);
    for (const [wide, tight] of [
      [0.75, 0.1],
      [0.3, 0.05],
    ] as const) {
      this.#blur.run(renderer, this.#targets, [wide, tight, 0], this.span.x, this.span.y);
    }
    renderer.setRenderTarget(before);
  }

  dispose(): void {
    for (const target of this.#targets) target.dispose();
    this.#height.dispose();
    this.#blur.dispose();
  }
}
