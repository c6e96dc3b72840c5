import type { BuildDocument } from "@carloom/build";
import { type Base, type Draft, type Place, placeOf } from "./draft.ts";

/** A build as the server has it. `savedAt` is an ISO date. */
export type ServerBuild = { uuid: string; title: string; version: number; document: BuildDocument; savedAt: string };

/** Two versions of a build; nobody overwrites the other without being asked. */
export type Conflict = {
  /** Who made the other one: another device, the server before signing in here, another tab, or oneself as a guest. */
  cause: "server" | "sign-in" | "tab" | "guest";
  theirs: BuildDocument;
  /** The version on the server that `theirs` is or was made from; null where there is none. */
  project: Base | null;
  /** `theirs` holds edits that the server does not have. */
  dirty: boolean;
  /** Revision of this browser's draft that `theirs` is; null when it lies somewhere else. */
  revision: number | null;
  /** Where in this browser `theirs` lies beside the draft; emptied when it is decided on. */
  place: Place | null;
  /** ISO date of the other one. */
  savedAt: string;
};

const iso = (time: number) => new Date(time).toISOString();

export const serverConflict = (build: ServerBuild, cause: "server" | "sign-in" = "server"): Conflict => ({
  cause,
  theirs: build.document,
  project: { uuid: build.uuid, version: build.version },
  dirty: false,
  revision: null,
  place: null,
  savedAt: build.savedAt,
});

/** With the draft that this browser holds. */
export const draftConflict = (other: Draft): Conflict => ({
  cause: "tab",
  theirs: other.document,
  project: other.project,
  dirty: other.dirty,
  revision: other.revision,
  place: null,
  savedAt: iso(other.savedAt),
});

/** With work that lies beside the draft: of a tab that was closed, or from before signing in. */
export const leftConflict = (cause: "tab" | "guest", slot: string, left: Draft): Conflict => ({
  cause,
  theirs: left.document,
  project: cause === "guest" ? null : left.project,
  dirty: true,
  revision: null,
  place: placeOf(slot, left),
  savedAt: iso(left.savedAt),
});
