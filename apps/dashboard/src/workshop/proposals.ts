import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { type Draft, ZONES } from "./draft.ts";

/** The surest first. */
export const SURENESS = ["high", "medium", "low"] as const;
export type Sureness = (typeof SURENESS)[number];

/** What the import took something for, and nobody has said yes or no to. */
export type Proposal = { key: string; of: "zone" | "slot"; name: string; value: string | null; sure: Sureness };
export type Asked = Pick<WorkshopCarFragment, "materials" | "nodes">;

const keyOf = (of: Proposal["of"], name: string) => `${of}:${name}`;
const sureOf = (confidence: string): Sureness | undefined => SURENESS.find((one) => one === confidence);
/** A zone that only this car has cannot be stated by its name. */
const canState = (zone: string | null) => zone === null || ZONES.some((one) => one === zone);

/** Materials first, then what is swapped; a mesh that is a fixed part of the car asks nothing. */
export function proposalsOf({ materials, nodes }: Asked, draft: Draft): Proposal[] {
  const zones = materials.flatMap(({ name, zone, confidence }): Proposal[] => {
    const sure = sureOf(confidence);
    return sure && canState(zone) && !draft.zones.has(name)
      ? [{ key: keyOf("zone", name), of: "zone", name, value: zone, sure }]
      : [];
  });
  const slots = nodes.flatMap(({ name, slot, isWheel, confidence }): Proposal[] => {
    const sure = sureOf(confidence);
    return sure && slot !== null && !isWheel && !draft.slots.has(name) && !draft.dropped.includes(name)
      ? [{ key: keyOf("slot", name), of: "slot", name, value: slot, sure }]
      : [];
  });
  return [...zones, ...slots];
}

/** Those that are at least so sure. */
export const atLeast = (proposals: readonly Proposal[], sure: Sureness): Proposal[] =>
  proposals.filter((one) => SURENESS.indexOf(one.sure) <= SURENESS.indexOf(sure));

/** The draft with these said to be right. */
export function accepted(draft: Draft, proposals: readonly Proposal[]): Draft {
  const [zones, slots] = [new Map(draft.zones), new Map(draft.slots)];
  for (const { of, name, value } of proposals) (of === "zone" ? zones : slots).set(name, value);
  return { ...draft, zones, slots };
}

/** Where the focus goes once these are gone: to the next that is left, or back to the last. */
export function nextAfter(proposals: readonly Proposal[], key: string, gone: readonly Proposal[]): string | null {
  const left = proposals.filter((one) => !gone.includes(one));
  const from = proposals.findIndex((one) => one.key === key);
  return (proposals.slice(from).find((one) => left.includes(one)) ?? left.at(-1))?.key ?? null;
}
