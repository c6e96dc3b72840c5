import type { Clients } from "@carloom/api-client";
import { type BuildDocument, emptyBuild, type Former } from "@carloom/build";
import { createEditor, type Editor } from "@carloom/editor";
import { branchesOf, type Draft, draftKey, GUEST, loadDraft, tabOf } from "./draft.ts";
import { loadProject } from "./project-api.ts";
import { type Left, reconcile } from "./reconcile.ts";
import { createSaving, type Saving } from "./saving.ts";
import { openTabs, type Tabs } from "./tabs.ts";

export type OpenOptions = {
  clients: Clients;
  template: { uuid: string; slug: string; title: string; former?: unknown };
  /** Id of who is signed in; null for a guest. */
  user: string | null;
  /** A design of the cart: it opens as it lies there, with a draft of its own, and never touches the project. */
  cart: { designId: string; build: BuildDocument } | null;
  /** Whoever opened this is the one who is signed in now. */
  present?: () => boolean;
  tabsOf?: (key: string) => Tabs;
};

/** Work beside a draft whose tabs are gone. */
async function leftBy(key: string, tabs: Tabs): Promise<Left[]> {
  const branches = await branchesOf(key);
  const alive = await Promise.all(branches.map(({ slot }) => tabs.alive(tabOf(slot))));
  return branches.filter((_, i) => !alive[i]);
}

/** What was made here before signing in: the draft, then what lies beside it. */
async function guestWork(key: string, tabs: Tabs): Promise<Left[]> {
  const [draft, left] = await Promise.all([loadDraft(key), leftBy(key, tabs)]);
  tabs.close();
  return [...(draft ? [{ slot: key, draft }] : []), ...left];
}

/** What lies in this browser as the car calls its zones and panels today; the service does the same with what lies there. */
async function renamedSince(given: unknown) {
  if (!given) return { draft: (one: Draft) => one, build: (one: BuildDocument) => one };
  const former = given as Former;
  const { buildThrough, draftThrough } = await import("./former-draft.ts");
  return {
    draft: (one: Draft) => draftThrough(former, one),
    build: (one: BuildDocument) => buildThrough(former, one),
  };
}

/** Opens a build for whoever is here, out of project, draft and what was made before signing in, and keeps it stored. */
export async function openBuild(options: OpenOptions): Promise<{ editor: Editor; saving: Saving }> {
  const { clients, template, user, cart } = options;
  const tabsOf = options.tabsOf ?? openTabs;
  const owner = user ?? GUEST;
  const signedIn = user !== null;
  const autosave = signedIn && !cart;
  const key = draftKey(template.slug, cart ? `${owner}:${cart.designId}` : owner);
  const guestKey = draftKey(template.slug, GUEST);
  const tabs = tabsOf(key);
  const [own, otherTabs, before, project, today] = await Promise.all([
    loadDraft(key),
    leftBy(key, tabs),
    autosave ? guestWork(guestKey, tabsOf(guestKey)) : [],
    loadProject(clients, template.slug),
    renamedSince(template.former),
  ]);
  const draft = own && today.draft(own);
  const renamed = (list: readonly Left[]) => list.map((one) => ({ ...one, draft: today.draft(one.draft) }));
  const [left, guest] = [renamed(otherTabs), renamed(before)];
  const base: BuildDocument =
    (cart && today.build(cart.build)) ?? (signedIn ? emptyBuild() : (project?.document ?? emptyBuild()));
  const opening = reconcile({ draft, left, guest, server: autosave ? project : null, base });
  const { base: from } = opening;
  const seen = project && from?.uuid === project.uuid && from.version === project.version ? project.document : null;
  const editor = createEditor(opening.document, opening.history);
  // The service did not say what the project is called.
  const unnamed = draft?.project && project === undefined ? { ...draft.project, title: template.title } : null;
  const saving = createSaving({
    editor,
    clients,
    template,
    key,
    signedIn,
    autosave,
    project: signedIn ? (project ?? unnamed) : null,
    opening,
    reached: project !== undefined,
    seen,
    tabs,
    ...(options.present ? { present: options.present } : {}),
  });
  return { editor, saving };
}
