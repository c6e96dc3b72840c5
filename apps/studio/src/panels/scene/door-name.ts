import type { Manifest } from "@carloom/build";

const TAILGATES: readonly Manifest["bodyStyle"][] = ["hatch", "suv", "pickup"];

/** The message that names a hinge: a car with rear doors has front ones, and what opens behind is a lid or a gate. */
export function doorName(id: string, { hinges, bodyStyle }: Pick<Manifest, "hinges" | "bodyStyle">): string {
  const fourDoors = hinges.some((hinge) => hinge.id.startsWith("door.rear"));
  const side = /^door\.(left|right)$/.exec(id)?.[1];
  if (side && fourDoors) return `studio.door.door.front.${side}`;
  if (id === "trunk" && TAILGATES.includes(bodyStyle)) return "studio.door.tailgate";
  return `studio.door.${id}`;
}
