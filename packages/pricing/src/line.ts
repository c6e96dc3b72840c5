/** What a line of a cart or an order is about besides its goods, from what was noted when a build was put in. */
export type LineFacts = {
  /** Which axle its wheels, tyres or brakes are of; null where the slot has none. */
  end: "front" | "rear" | null;
  /** What a lettering says. */
  words?: string;
  /** Film of one printed piece, cm²; null for parts. */
  areaCm2: number | null;
  /** Its print is made in full size although an edge of the car cuts it. */
  whole?: true;
};

/** @param noted a line's metadata by its key */
export function lineFacts(noted: (key: string) => string | null | undefined): LineFacts {
  const slot = noted("kind") === "STICKER" ? "" : (noted("reference") ?? "");
  const words = noted("words");
  const area = Number(noted("areaCm2") ?? "");
  return {
    end: slot.endsWith(".front") ? "front" : slot.endsWith(".rear") ? "rear" : null,
    areaCm2: Number.isFinite(area) && area > 0 ? area : null,
    ...(words && { words }),
    ...(noted("whole") === "true" && { whole: true as const }),
  };
}
