import { Mesh, OrthographicCamera, PlaneGeometry, Scene, type ShaderMaterial, type WebGLRenderer } from "three";

/** Vertex shader of a material that covers all of a target; `vUv` is 0 to 1 from its lower left. */
export const FULL_SCREEN_VERTEX =
  "varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";

/** Draws a material over all of the target that is set. */
export class FullScreen {
  readonly #quad = new Mesh(new PlaneGeometry(2, 2));
  readonly #scene = new Scene();
  readonly #camera = new OrthographicCamera();

  constructor() {
    this.#quad.frustumCulled = false;
    this.#scene.add(this.#quad);
  }

  draw(renderer: WebGLRenderer, material: ShaderMaterial): void {
    this.#quad.material = material;
    renderer.render(this.#scene, this.#camera);
  }

  dispose(): void {
    this.#quad.geometry.dispose();
  }
}
