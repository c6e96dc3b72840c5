import { BufferAttribute, BufferGeometry, DoubleSide, Mesh, MeshBasicMaterial, type Scene } from "three";

/** No car is sold in it. */
const COLOR = "#ff2fb0";

/** Triangles laid over the car, so that somebody sees which ones are meant. */
export class Marking {
  readonly #scene: Scene;
  readonly #changed: () => void;
  #mesh: Mesh<BufferGeometry, MeshBasicMaterial> | null = null;

  constructor(scene: Scene, changed: () => void) {
    this.#scene = scene;
    this.#changed = changed;
  }

  /** @param lift how far the car stands above where it stood when its triangles were measured */
  show(triangles: Float32Array | null, how: "faces" | "wires", lift: number): void {
    this.clear();
    if (triangles && triangles.length > 0) {
      const geometry = new BufferGeometry().setAttribute("position", new BufferAttribute(triangles, 3));
      const isWires = how === "wires";
      const material = new MeshBasicMaterial({
        color: COLOR,
        wireframe: isWires,
        transparent: true,
        opacity: isWires ? 0.5 : 0.72,
        side: DoubleSide,
        depthWrite: false,
        polygonOffset: true,
        polygonOffsetFactor: -4,
        polygonOffsetUnits: -4,
      });
      this.#mesh = new Mesh(geometry, material);
      this.#mesh.position.y = lift;
      this.#mesh.renderOrder = 10;
      this.#scene.add(this.#mesh);
    }
    this.#changed();
  }

  clear(): void {
    if (!this.#mesh) return;
    this.#scene.remove(this.#mesh);
    this.#mesh.geometry.dispose();
    this.#mesh.material.dispose();
    this.#mesh = null;
  }
}
