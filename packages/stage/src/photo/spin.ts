import type { Slot } from "@carloom/build";
import { type Object3D, Quaternion, Vector3 } from "three";
import type { Anchor } from "../car.ts";

const AXLE = new Vector3(1, 0, 0);

/**
 * Turns the wheels as far as the car goes. Brakes and hubs stay as they are.
 * @returns what turns them by metres from where they stand now; 0 takes them back
 */
export function spinOf(
  slots: readonly Slot[],
  anchors: ReadonlyMap<string, readonly Anchor[]>,
): (metres: number) => void {
  const wheels = slots.flatMap(({ id, hub }) =>
    hub
      ? (anchors.get(id) ?? []).map(({ node }) => ({
          node,
          radius: hub.tyreDiameter / 2000,
          stands: node.quaternion.clone(),
          // a wheel of the other side has its axle turned round
          side: axleOf(node) < 0 ? -1 : 1,
        }))
      : [],
  );
  const turn = new Quaternion();
  return (metres) => {
    for (const { node, radius, stands, side } of wheels) {
      node.quaternion.copy(stands).multiply(turn.setFromAxisAngle(AXLE, (side * metres) / radius));
      node.updateMatrixWorld(true);
    }
  };
}

/** How far a node's own x runs to the car's left. */
const axleOf = (node: Object3D): number => AXLE.clone().transformDirection(node.matrixWorld).x;
