import type { PartOption, PartReading } from "@carloom/build";
import { whole } from "../template/unreadable.ts";
import { mapPartUrls } from "../template/manifest-urls.ts";

export const PART_NEWER = "This part was prepared by a newer version. Reload the page, or try again in a moment.";

/**
 * The option of a part that a build names, for who can do nothing without it.
 * @throws GraphQLError of the code NEWER where later code than this node's wrote it; Error where it is broken
 */
export const wholePart = (reading: PartReading): PartOption => whole(reading, "The option of a part", PART_NEWER);

/** Of a list of parts those that this node can read: what is offered may wait for the upgrade. */
export const readableParts = <T extends { option: PartReading }>(rows: readonly T[]): T[] =>
  rows.filter(({ option }) => option.status !== "newer");

/** An option as pages get it. One that is newer goes as its version alone: the page's own reader then says so. */
export const sentPart = (reading: PartReading, address: (name: string) => string): PartOption | { version: number } =>
  reading.status === "newer" ? { version: reading.version } : mapPartUrls(wholePart(reading), address);
