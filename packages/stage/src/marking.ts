import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  type Scene,
  SRGBColorSpace,
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

/** The panels of a car and where they lie in its livery map. */
type Mapped = { geometry: BufferGeometry; triangles: Uint32Array };

/** Triangles that are shown with the car, so that somebody sees which ones are meant, or what would be left of it. */
export class Marking {
  readonly #scene: Scene;
  readonly #changed: () => void;
  #mesh: Mesh<BufferGeometry, MeshBasicMaterial | MeshStandardMaterial> | null = null;
  #hidden: Object3D | null = null;
  #map: Mesh<BufferGeometry, MeshStandardMaterial> | null = null;

  constructor(scene: Scene, changed: () => void) {
    this.#scene = scene;
    this.#changed = changed;
  }

  /** @param car where the car stands, when one does */
  show(triangles: Float32Array | null, how: MarkLook, car: Object3D | null): void {
    this.#takeFaces();
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

  /** @param surface of the car whose map it is */
  layMap(image: HTMLCanvasElement | null, surface: Mapped | null, car: Object3D | null): void {
    this.#takeMap();
    if (image && surface && car) {
      const geometry = new BufferGeometry();
      for (const [name, from] of [
        ["position", "position"],
        ["normal", "normal"],
        ["uv", "liveryUv"],
      ] as const)
        geometry.setAttribute(name, surface.geometry.getAttribute(from));
      geometry.setIndex(new BufferAttribute(surface.triangles, 1));
      const map = new CanvasTexture(image);
      map.flipY = false;
      map.colorSpace = SRGBColorSpace;
      map.anisotropy = 4;
      const offset = { polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -2 };
      this.#map = new Mesh(geometry, new MeshStandardMaterial({ map, roughness: 0.6, ...offset }));
      this.#map.position.y = car.position.y;
      this.#map.renderOrder = 9;
      this.#scene.add(this.#map);
    }
    this.#changed();
  }

  #takeMap(): void {
    if (!this.#map) return;
    this.#scene.remove(this.#map);
    // its points are the car's own, and stay
    this.#map.geometry.dispose();
    this.#map.material.map?.dispose();
    this.#map.material.dispose();
    this.#map = null;
  }

  clear(): void {
    this.#takeMap();
    this.#takeFaces();
  }

  #takeFaces(): void {
    if (this.#hidden) this.#hidden.visible = true;
    this.#hidden = null;
    if (!this.#mesh) return;
    this.#scene.remove(this.#mesh);
    this.#mesh.geometry.dispose();
    this.#mesh.material.dispose();
    this.#mesh = null;
  }
}
