import type { Landing, Mutation } from "@carloom/editor";

/** What a paste does, before it is done. */
export type Transfer = {
  /** The template it comes from, where that is another. */
  from: string | null;
  mutation: Mutation;
  /** Ids of the new layers. */
  ids: readonly string[];
  zones: number;
  /** How many layers came to their place in which way; of another car only. */
  landings: Readonly<Record<Landing, number>>;
};

/** What the clipboard has to say beside the car: news, or what waits for a yes. */
export type ClipState = { kind: "note"; text: string; failed: boolean } | { kind: "transfer"; transfer: Transfer };
