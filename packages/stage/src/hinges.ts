import type { Manifest } from "@carloom/build";
import { type IUniform, MathUtils, Matrix4, type Object3D, Quaternion, Vector3 } from "three";
import { originalName } from "./load.ts";

/** A whole swing; a part of one takes its share. */
const SWING_MS = 700;

export type Hinge = {
  id: string;
  node: Object3D;
  /** From where the swung body stands to where it stands when shut, world space; paint and livery live in the shut car. */
  toShut: IUniform<Matrix4>;
};

type Moving = Hinge & { home: Quaternion; axis: Vector3; angle: number; at: number; goal: number };

/** Slow start, soft stop. */
function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Doors, hood and lid: named nodes of the manifest that swing between shut and open. */
export class Hinges {
  readonly #list: Moving[] = [];
  #last = 0;

  constructor(root: Object3D, manifest: Manifest) {
    const nodes = new Map<string, Object3D>();
    root.traverse((object) => void nodes.set(originalName(object), object));
    for (const { id, node: name, axis, angle } of manifest.hinges) {
      const node = nodes.get(name);
      if (!node) continue;
      this.#list.push({
        id,
        node,
        toShut: { value: new Matrix4() },
        home: node.quaternion.clone(),
        axis: new Vector3(...axis).normalize(),
        angle: MathUtils.degToRad(angle),
        at: 0,
        goal: 0,
      });
    }
  }

  get ids(): string[] {
    return this.#list.map((hinge) => hinge.id);
  }

  get all(): readonly Hinge[] {
    return this.#list;
  }

  get moving(): boolean {
    return this.#list.some((hinge) => hinge.at !== hinge.goal);
  }

  get anyOpen(): boolean {
    return this.#list.some((hinge) => hinge.at > 0);
  }

  /** The hinge an object hangs on, itself included. */
  of(object: Object3D): Hinge | null {
    for (let at: Object3D | null = object; at; at = at.parent) {
      const found = this.#list.find((hinge) => hinge.node === at);
      if (found) return found;
    }
    return null;
  }

  /** What is named stands open, the rest shut. Without `animate` at once. */
  setOpen(ids: readonly string[], animate: boolean): void {
    this.#last = 0;
    for (const hinge of this.#list) {
      hinge.goal = ids.includes(hinge.id) ? 1 : 0;
      if (!animate) hinge.at = hinge.goal;
    }
    this.pose();
  }

  /** Runs with everything where it will stand when it has swung. */
  asWanted<T>(make: () => T): T {
    if (!this.moving) return make();
    const at = this.#list.map((hinge) => hinge.at);
    const put = (of: (hinge: Moving, i: number) => number) => {
      for (const [i, hinge] of this.#list.entries()) hinge.at = of(hinge, i);
      this.pose();
    };
    put((hinge) => hinge.goal);
    const made = make();
    put((_hinge, i) => at[i] ?? 0);
    return made;
  }

  /** Advances swings; true when something moved. */
  update(now: number): boolean {
    if (!this.moving) return false;
    // The first frame of a swing only starts its clock; a stalled tab does not jump.
    const step = this.#last === 0 ? 0 : Math.min(100, now - this.#last) / SWING_MS;
    this.#last = now;
    for (const hinge of this.#list) {
      const way = hinge.goal - hinge.at;
      hinge.at = Math.abs(way) <= step ? hinge.goal : hinge.at + Math.sign(way) * step;
    }
    if (!this.moving) this.#last = 0;
    this.pose();
    return true;
  }

  /** Writes nodes and matrices; also after the car was lifted. */
  pose(): void {
    const turn = new Quaternion();
    const shut = new Matrix4();
    for (const hinge of this.#list) {
      const { node, home, toShut } = hinge;
      node.quaternion.copy(home).multiply(turn.setFromAxisAngle(hinge.axis, hinge.angle * ease(hinge.at)));
      node.updateWorldMatrix(true, true);
      if (hinge.at === 0) {
        toShut.value.identity();
        continue;
      }
      shut.compose(node.position, home, node.scale);
      if (node.parent) shut.premultiply(node.parent.matrixWorld);
      toShut.value.copy(node.matrixWorld).invert().premultiply(shut);
    }
  }
}
