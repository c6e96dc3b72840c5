import { type Mesh, mirror, rotate, translate, type V3 } from "../../geometry/mesh.ts";
import { type Lay, laid } from "../../geometry/lay.ts";
import type { Frame, Instance, Piece } from "../gltf/model.ts";
import { SIDES } from "../gltf/names.ts";

/** Collects what the steps make. Meshes come in drawing space and are kept in car space. */
export class Workshop {
  readonly pieces: Piece[] = [];
  readonly frames: Frame[] = [];
  readonly instances: Instance[] = [];
  /** Drawing x of the car's origin: the middle of the wheelbase. */
  private readonly middle: number;

  constructor(wheelbase: number) {
    this.middle = wheelbase / 2;
  }

  /** Drawing point (x rearward from the front axle, y, z left) to car point (x left, y, z forward). */
  toCar(p: V3): V3 {
    return [p[2], p[1], this.middle - p[0]];
  }

  meshToCar(mesh: Mesh): Mesh {
    return translate(
      rotate(mesh, (v) => [v[2], v[1], -v[0]]),
      [0, 0, this.middle],
    );
  }

  /** Adds a mesh in drawing space; of what carries a cloth `lay` says how it lies. */
  add(name: string, material: string, mesh: Mesh, parent?: string, lay?: Lay): void {
    if (!mesh.index.length) return;
    this.pieces.push({ name, material, mesh: this.meshToCar(mesh), parent, ...(lay && { uv: laid(mesh, lay) }) });
  }

  /** Adds a left half and its reflection under one name. */
  addBoth(name: string, material: string, half: Mesh, parent?: string): void {
    this.add(name, material, half, parent);
    this.add(name, material, mirror(half), parent);
  }

  /** Adds `<name>.left` and `<name>.right`; a parent name ending in `.*` gets the side as well. */
  addSides(name: string, material: string, left: Mesh, parent?: string): void {
    for (const side of SIDES) {
      const mesh = side === "left" ? left : mirror(left);
      this.add(`${name}.${side}`, material, mesh, parent?.replace("*", side));
    }
  }

  frame(name: string, at: V3, parent?: string): void {
    this.frames.push({ name, at: this.toCar(at), parent });
  }
}
