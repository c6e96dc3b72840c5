import { vinylObject } from "@carloom/build";
import type { DesignPort } from "../design.port.ts";
import type { CommerceDb } from "../tables.ts";

type Frozen = { build: object; thumbnail: string | null };
type Art = { kind: string; hash?: string; uuid?: string };

const artOf = (build: object): Art[] =>
  ((build as { stickers?: readonly { art: Art }[] }).stickers ?? []).map(({ art }) => art);

/** Stored objects that a frozen design is drawn and printed from: they are kept for as long as it is, whoever deletes what. */
export function heldObjects({ build, thumbnail }: Frozen): string[] {
  const vinyls = artOf(build).flatMap(({ kind, hash }) => (kind === "vinyl" && hash ? [vinylObject(hash)] : []));
  return [...new Set([...vinyls, ...(thumbnail ? [thumbnail] : [])])];
}

/**
 * Keeps what frozen designs are drawn and printed from, in the transaction that writes them.
 *
 * @returns false where an uploaded picture of them is gone
 */
export async function holdDesigns(
  threed: Pick<DesignPort, "holdObjects" | "useUploads">,
  trx: CommerceDb,
  holder: string,
  designs: readonly Frozen[],
): Promise<boolean> {
  const held = [...new Set(designs.flatMap(heldObjects))];
  if (held.length > 0) await threed.holdObjects(trx as never, holder, held);
  const pictures = designs.flatMap(({ build }) =>
    artOf(build).flatMap(({ kind, uuid }) => (kind === "upload" && uuid ? [uuid] : [])),
  );
  return pictures.length === 0 || threed.useUploads(trx as never, [...new Set(pictures)]);
}
