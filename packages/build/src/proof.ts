import type { ShownPage } from "./shown.ts";

export type ProofPlace = {
  /** Of a piece, with shares of its drawing's sides from the top left. */
  piece: number | null;
  x: number | null;
  y: number | null;
  /** Of the car: car space, metres. */
  point: number[] | null;
  normal: number[] | null;
};

/** A proof as its page shows it; times are ISO 8601, lengths mm. What its link has ended for has neither pieces nor words. */
export type ProofSheet = {
  version: number;
  state: "OPEN" | "APPROVED" | "CHANGES" | "SUPERSEDED" | "WITHDRAWN" | "EXPIRED" | "CLOSED";
  orderNumber: string;
  title: string;
  message: string;
  createdAt: string;
  expiresAt: string;
  isLinkOpen: boolean;
  pieces: {
    number: number;
    panel: string;
    /** sticker or wrap */
    kind: string;
    /** As its files are named; empty where that is not known. */
    film: string;
    width: number;
    height: number;
    dpi: number | null;
    warnings: ("LOW_DPI" | "FLATTENED" | "STRETCHED" | "OTHER_COLORS" | "NARROW" | "THIN")[];
    /** Colors that the printer cannot print, and what comes out instead. */
    inks: { color: string; printed: string }[];
    /** Address of its drawing, for an hour. */
    picture: string;
  }[];
  comments: {
    id: string;
    answers: string | null;
    isStaff: boolean;
    name: string;
    text: string;
    place: ProofPlace | null;
    at: string;
  }[];
  decision: { kind: "APPROVED" | "CHANGES"; name: string; text: string; at: string } | null;
};

/** What the server writes into a proof's page; `shown` is the car, null where it cannot be drawn any more. */
export type ProofPage = { token: string; proof: ProofSheet; shown: ShownPage | null };
