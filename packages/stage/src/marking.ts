import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  type Scene,
} from "three";

/** No car is sold in it. */
const COLOR = "#ff2fb0";

/** Over the car in a signal colour, or in its place with every facet seen. */
export type MarkLook = "faces" | "solid";

function materialFor(how: MarkLook): MeshBasicMaterial | MeshStandardMaterial {
  if (how === "solid")
    return new MeshStandardMaterial({ color: "#9aa0a6", roughness: 0.7, flatShading: true, side: DoubleSide });
  return new MeshBasicMaterial({
    color: COLOR,
    transparent: true,
    opacity: 0.72,
    side: DoubleSide,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -4,
    polygonOffsetUnits: -4,
  });
}

/** Triangles that are shown with the car, so that somebody sees which ones are meant, or what would be left of it. */
export class Marking {
  readonly #scene: Scene;
  readonly #changed: () => void;
  #mesh: Mesh<BufferGeometry, MeshBasicMaterial | MeshStandardMaterial> | null = null;
  #hidden: Object3D | null = null;

  constructor(scene: Scene, changed: () => void) {
    this.#scene = scene;
    this.#changed = changed;
  }

  /** @param car where the car stands, when one does */
  show(triangles: Float32Array | null, how: MarkLook, car: Object3D | null): void {
    this.clear();
    if (car && triangles && triangles.length > 0) {
      const geometry = new BufferGeometry().setAttribute("position", new BufferAttribute(triangles, 3));
      this.#mesh = new Mesh(geometry, materialFor(how));
      this.#mesh.position.y = car.position.y;
      this.#mesh.renderOrder = 10;
      this.#scene.add(this.#mesh);
      if (how === "solid") {
        this.#hidden = car;
        car.visible = false;
      }
    }
    this.#changed();
  }

  clear(): void {
    if (this.#hidden) this.#hidden.visible = true;
    this.#hidden = null;
    if (!this.#mesh) return;
    this.#scene.remove(this.#mesh);
    this.#mesh.geometry.dispose();
    this.#mesh.material.dispose();
    this.#mesh = null;
  }
}
