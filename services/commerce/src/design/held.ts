import { vinylObject } from "@carloom/build";

/** Stored objects that a frozen design is drawn and printed from: they are kept for as long as it is, whoever deletes what. */
export function heldObjects({ build, thumbnail }: { build: object; thumbnail: string | null }): string[] {
  const { stickers = [] } = build as { stickers?: readonly { art: { kind: string; hash?: string } }[] };
  const vinyls = stickers.flatMap(({ art }) => (art.kind === "vinyl" && art.hash ? [vinylObject(art.hash)] : []));
  return [...new Set([...vinyls, ...(thumbnail ? [thumbnail] : [])])];
}
