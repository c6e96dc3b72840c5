import type { BuildDocument } from "@carloom/build";
import type { LivePriceLine } from "./live-price.ts";

export const lineKey = ({ kind, reference }: Pick<LivePriceLine, "kind" | "reference">): string =>
  `${kind} ${reference}`;

/** The build with only these lines of its price: the other parts and stickers are taken off, paint and stance stay. */
export function buildOfLines(
  build: BuildDocument,
  lines: readonly Pick<LivePriceLine, "kind" | "reference">[],
): BuildDocument {
  const keys = new Set(lines.map(lineKey));
  const parts = Object.fromEntries(
    Object.entries(build.parts).filter(([slot]) => keys.has(lineKey({ kind: "PART", reference: slot }))),
  );
  const stickers = build.stickers.filter(({ id }) => keys.has(lineKey({ kind: "STICKER", reference: id })));
  return { ...build, parts, stickers };
}
