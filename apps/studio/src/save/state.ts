import type { Conflict } from "./conflict.ts";

export type SaveStatus =
  | "local"
  | "saved"
  | "pending"
  | "saving"
  | "offline"
  | "failed"
  | "signed-out"
  | "conflict"
  | "outdated";
export type SaveState = {
  status: SaveStatus;
  project: { uuid: string; title: string; version: number } | null;
  /** Steps that the server does not have. */
  edits: number;
  conflict: Conflict | null;
  /** Why it is not saved: the service had trouble, or took it not. */
  reason: "busy" | "refused" | null;
  /** Does the browser keep drafts? `full`: its storage is; `off`: it keeps nothing. */
  storage: "ok" | "full" | "off";
  /** When the draft was last stored, milliseconds since 1970; null before it was. */
  storedAt: number | null;
};
