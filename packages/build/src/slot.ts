import { type SlotKind, SLOTS } from "./slots.ts";

export type SlotId = keyof typeof SLOTS;
export const SLOT_IDS = Object.keys(SLOTS) as readonly SlotId[];

/** What a slot is; undefined for one that only a single car has. */
export const slotKind = (id: string): SlotKind | undefined => (SLOTS as Readonly<Record<string, SlotKind>>)[id];
