import type { BuildDocument } from "@carloom/build";
import { emptyHistory, type History, restoreHistory, sameJson } from "@carloom/editor";
import type { Draft } from "./draft.ts";

export type ServerBuild = { uuid: string; title: string; version: number; document: BuildDocument; savedAt: string };

/** Two versions of a build; nobody overwrites the other without being asked. */
export type Conflict = {
  cause: "server" | "sign-in" | "tab";
  theirs: BuildDocument;
  /** Version of the project that `theirs` is; null for a draft of another tab. */
  version: number | null;
  /** ISO date of the other one. */
  savedAt: string;
};

export type Opening = {
  document: BuildDocument;
  history: History;
  dirty: boolean;
  conflict: Conflict | null;
  /** The draft made before signing in is now this person's. */
  claimed: boolean;
  revision: number;
};

export type Found = {
  /** The draft of whoever is here. */
  draft: Draft | null;
  /** The draft made before signing in; null for a guest. */
  guest: Draft | null;
  /** The project on the server; null for a guest and before there is one. */
  server: ServerBuild | null;
  /** How the template starts. */
  base: BuildDocument;
};

/** Which build opens, out of what the browser and the server have. Pure. */
export function reconcile({ draft, guest, server, base }: Found): Opening {
  const revision = draft?.revision ?? 0;
  const open = (document: BuildDocument, over: Partial<Opening> = {}): Opening => ({
    document,
    history: draft ? restoreHistory(draft.history, document) : emptyHistory(),
    dirty: false,
    conflict: null,
    claimed: false,
    revision,
    ...over,
  });
  const claim = guest?.dirty && !draft?.dirty ? guest : null;
  const mine = claim ?? (draft?.dirty ? draft : null);
  if (!mine) return open(server?.document ?? draft?.document ?? base);

  const kept = { history: mine.history, dirty: true, claimed: claim !== null };
  if (!server) return open(mine.document, kept);
  if (sameJson(mine.document, server.document)) return open(mine.document, { ...kept, dirty: false });
  const untouched = sameJson(server.document, base);
  const sameVersion = mine.project?.uuid === server.uuid && mine.project.version === server.version;
  if (untouched || (!claim && sameVersion)) return open(mine.document, kept);
  const conflict: Conflict = {
    cause: claim ? "sign-in" : "server",
    theirs: server.document,
    version: server.version,
    savedAt: server.savedAt,
  };
  return open(mine.document, { ...kept, conflict });
}
