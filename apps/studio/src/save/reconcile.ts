import type { BuildDocument } from "@carloom/build";
import { emptyHistory, type History, restoreHistory, sameJson } from "@carloom/editor";
import { type Conflict, draftConflict, leftConflict, type ServerBuild, serverConflict } from "./conflict.ts";
import { type Base, type Draft, type Place, placeOf } from "./draft.ts";

export type Left = { slot: string; draft: Draft };

export type Opening = {
  document: BuildDocument;
  history: History;
  dirty: boolean;
  conflict: Conflict | null;
  /** Decided on after it, one by one. */
  queue: Conflict[];
  /** The version on the server that the document was made from. */
  base: Base | null;
  revision: number;
  keepReplaced: boolean;
  sent: BuildDocument | null;
  /** Places that hold what is open now (claimed, taken over) or nothing of their own: empty once the draft is stored. */
  taken: Place[];
};

export type Found = {
  /** The draft of whoever is here. */
  draft: Draft | null;
  /** Work beside it that tabs left which are gone, newest first. */
  left: readonly Left[];
  /** What was made before signing in, the draft first; none for a guest. */
  guest: readonly Left[];
  /** The project on the server; null for a guest and before there is one, undefined when the server did not answer. */
  server: ServerBuild | null | undefined;
  /** How the template starts. */
  base: BuildDocument;
};

/** Which build opens, out of what the browser and the server have, and what is asked. Pure. */
export function reconcile({ draft, left, guest, server, base }: Found): Opening {
  const revision = draft?.revision ?? 0;
  const taken: Place[] = [];
  const differing = (all: readonly Left[], others: (BuildDocument | undefined)[]): Left[] => {
    const seen = [...others];
    return all.filter(({ slot, draft: one }) => {
      const known = !one.dirty || seen.some((other) => other && sameJson(other, one.document));
      if (known) taken.push(placeOf(slot, one));
      else seen.push(one.document);
      return !known;
    });
  };
  const open = (document: BuildDocument, over: Partial<Opening> = {}): Opening => ({
    document,
    history: draft ? restoreHistory(draft.history, document) : emptyHistory(),
    dirty: false,
    conflict: null,
    queue: [],
    base: server ? { uuid: server.uuid, version: server.version } : server === null ? null : (draft?.project ?? null),
    revision,
    keepReplaced: false,
    sent: null,
    taken,
    ...over,
  });

  // Work beside the draft: the newest goes on here, against the draft; the rest is asked for later.
  const [branch, ...rest] = differing(left, [draft?.document]);
  const guests = differing(guest, [draft?.document, server?.document, branch?.draft.document]);
  const claim = !branch && !draft?.dirty ? guests.shift() : undefined;
  const queue = [
    ...rest.map((one) => leftConflict("tab", one.slot, one.draft)),
    ...guests.map((one) => leftConflict("guest", one.slot, one.draft)),
  ];
  if (branch) {
    taken.push(placeOf(branch.slot, branch.draft));
    const { document, history, project, keepReplaced = false, sent = null } = branch.draft;
    const conflict = draft ? draftConflict(draft) : null;
    return open(document, { history, dirty: true, base: project, conflict, queue, keepReplaced, sent });
  }

  const mine = claim?.draft ?? (draft?.dirty ? draft : null);
  if (!mine) return open(server?.document ?? draft?.document ?? base, { queue });
  if (claim) taken.push(placeOf(claim.slot, claim.draft));
  const kept = { history: mine.history, dirty: true, queue, keepReplaced: mine.keepReplaced ?? false };
  if (!server)
    return open(mine.document, {
      ...kept,
      base: claim ? null : mine.project,
      sent: claim ? null : (mine.sent ?? null),
    });
  if (sameJson(mine.document, server.document)) return open(mine.document, { ...kept, dirty: false });
  // A project that nobody has saved into holds nothing to lose.
  const untouched = sameJson(server.document, base) && (claim !== undefined || server.version === 1);
  // Its own save whose answer never came.
  const { project, sent } = mine;
  const answered =
    sent && project?.uuid === server.uuid && project.version + 1 === server.version && sameJson(sent, server.document);
  const sameVersion = answered || (mine.project?.uuid === server.uuid && mine.project.version === server.version);
  if (untouched || (!claim && sameVersion)) return open(mine.document, kept);
  const conflict = serverConflict(server, claim ? "sign-in" : "server");
  return open(mine.document, { ...kept, conflict, base: claim ? null : mine.project });
}
