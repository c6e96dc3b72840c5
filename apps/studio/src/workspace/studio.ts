import type { Clients, Visitor } from "@carloom/api-client";
import { type BuildDocument, emptyBuild, type Paint, type Slot, type Zone } from "@carloom/build";
import { createEditor, type Editor } from "@carloom/editor";
import type { Stage } from "@carloom/stage";
import { channel, session } from "../boot/settings.ts";
import type { CartEdit } from "../cart/cart-edit.ts";
import { type Catalogue, createCatalogue } from "../catalogue/catalogue.ts";
import { createStore, type Store } from "../lib/store.ts";
import { createQuoting, type Quoting } from "../quote/quote.ts";
import { draftKey, forgetDraft, GUEST, loadDraft } from "../save/draft.ts";
import { loadProject } from "../save/project-api.ts";
import { reconcile } from "../save/reconcile.ts";
import { createSaving, type Saving } from "../save/saving.ts";
import type { Template } from "./loader.ts";
import { INITIAL_UI, type UiState } from "./ui-state.ts";

/** Everything that the panels of one open template share. */
export interface Studio {
  readonly template: Template;
  readonly clients: Clients;
  readonly visitor: Visitor;
  readonly editor: Editor;
  readonly ui: Store<UiState>;
  readonly saving: Saving;
  readonly quoting: Quoting;
  readonly catalogue: Catalogue;
  /** Set while a design of the cart is edited: it goes back there, and the project stays as it is. */
  readonly cartEdit: CartEdit | null;
  /** Set once the renderer runs. */
  stage: Stage | null;
  zone(id: string): Zone | undefined;
  slot(id: string): Slot | undefined;
  /** The paint of a zone as the template is sold. */
  stockPaint(zone: string): Paint;
  announce(text: string): void;
  dispose(): void;
}

const PLAIN: Paint = { color: "#8a9096", finish: "solid" };

/**
 * Opens a template for whoever is here: project, draft and what was made before signing in. A design of the cart opens
 * as it lies there, with a draft of its own; it neither reads nor changes the project.
 */
export async function openStudio(template: Template, cartEdit: CartEdit | null): Promise<Studio> {
  const visitor = await session.check();
  const { clients } = session;
  const owner = visitor.status === "signed-in" ? visitor.user.id : GUEST;
  const signedIn = visitor.status === "signed-in";
  const key = draftKey(template.slug, cartEdit ? `${owner}:${cartEdit.designId}` : owner);
  const [draft, guest, project] = await Promise.all([
    loadDraft(key),
    signedIn && !cartEdit ? loadDraft(draftKey(template.slug, GUEST)) : null,
    loadProject(clients, template.slug),
  ]);
  const base: BuildDocument = cartEdit?.build ?? (signedIn ? emptyBuild() : (project?.document ?? emptyBuild()));
  const opening = reconcile({ draft, guest, server: signedIn && !cartEdit ? project : null, base });
  const editor = createEditor(opening.document, opening.history);
  const ui = createStore<UiState>(INITIAL_UI);
  const saving = createSaving({
    editor,
    clients,
    template,
    key,
    signedIn,
    autosave: signedIn && !cartEdit,
    project: signedIn ? project : null,
    dirty: opening.dirty,
    conflict: opening.conflict,
    revision: opening.revision,
  });
  // Only what is stored under the person's own key leaves the guest's.
  if (opening.claimed) void saving.flush().then(() => forgetDraft(draftKey(template.slug, GUEST)));
  const quoting = createQuoting({ editor, clients, channel, templateSlug: template.slug });
  const { manifest } = template;
  const zone = (id: string) => manifest.zones.find((one) => one.id === id);

  return {
    template,
    clients,
    visitor,
    editor,
    ui,
    saving,
    quoting,
    cartEdit,
    catalogue: createCatalogue(clients, channel, template.slug),
    stage: null,
    zone,
    slot: (id) => manifest.slots.find((one) => one.id === id),
    stockPaint: (id) => zone(id)?.paint ?? PLAIN,
    announce(text) {
      ui.set({ announcement: { text, turn: ui.get().announcement.turn + 1 } });
    },
    dispose() {
      quoting.dispose();
      saving.dispose();
    },
  };
}
