import type { Clients } from "@carloom/api-client";
import { type Paint, type Painted, paintOfZone, type Slot, soldPaints, type Zone } from "@carloom/build";
import type { CommandContext, Editor } from "@carloom/editor";
import type { Body, Stage } from "@carloom/stage";
import { session } from "../boot/settings.ts";
import type { CartEdit } from "./cart-edit.ts";
import { type Catalogue, createCatalogue } from "../catalogue/catalogue.ts";
import { createStore, type Store } from "../lib/store.ts";
import type { Report } from "../print-check/report.ts";
import { createLivePricing, type LivePricing } from "../price/live-price.ts";
import { openBuild } from "../save/open.ts";
import type { Saving } from "../save/saving.ts";
import { openedChannel } from "../shop/channel.ts";
import type { Template } from "./loaded.ts";
import { INITIAL_UI, type UiState } from "./ui-state.ts";
import { personHere, type Who, whoIsHere } from "./who.ts";

/** Everything that the panels of one open template share. */
export interface Studio {
  readonly template: Template;
  readonly clients: Clients;
  readonly visitor: Who;
  readonly editor: Editor;
  readonly ui: Store<UiState>;
  readonly saving: Saving;
  readonly pricing: LivePricing;
  readonly catalogue: Catalogue;
  /** Set while a design of the cart is edited: it goes back there, and the project stays as it is. */
  readonly cartEdit: CartEdit | null;
  /** What a printer would say of the stickers, by their ids. */
  readonly preflight: Store<{ reports: ReadonlyMap<string, Report> }>;
  /** Set once the renderer runs. */
  stage: Stage | null;
  /** Lays stickers on the car's surface; set once the tools are there, which come after the first frame. */
  layAt: CommandContext["layAt"] | null;
  /** The paintable body of the car that stands; comes with the tools. */
  body: Body | null;
  zone(id: string): Zone | undefined;
  slot(id: string): Slot | undefined;
  /** The paint of a zone as the template is sold. */
  /** As the template is sold. */
  stockPaint(zone: string): Paint;
  /** As a build paints it. */
  paintOf(zone: string, build: Painted): Paint;
  announce(text: string): void;
  /** Stores what is not stored yet, then lets go. */
  dispose(): Promise<void>;
}

const PLAIN: Paint = { color: "#8a9096", finish: "solid" };

/**
 * Opens a template for whoever is here: project, draft and what was made before signing in. A design of the cart opens
 * as it lies there, with a draft of its own; it neither reads nor changes the project.
 */
export async function openStudio(template: Template, cartEdit: CartEdit | null): Promise<Studio> {
  const visitor = await whoIsHere(session);
  const { clients } = session;
  const user = visitor.status === "signed-in" ? visitor.user.id : null;
  const present = () => personHere(session) === user;
  const { editor, saving } = await openBuild({ clients, template, user, cart: cartEdit, present });
  const ui = createStore<UiState>(INITIAL_UI);
  const unwatch = session.subscribe(() => present() && saving.resume());
  // Whoever could not be verified is as soon as somebody can be asked.
  const verify = () => void session.check();
  window.addEventListener("online", verify);
  const pricing = createLivePricing({
    editor,
    clients,
    channel: cartEdit?.channel ?? openedChannel(),
    templateSlug: template.slug,
  });
  const { manifest } = template;
  const zone = (id: string) => manifest.zones.find((one) => one.id === id);
  const sold = soldPaints(manifest.zones);

  return {
    template,
    clients,
    visitor,
    editor,
    ui,
    saving,
    pricing,
    cartEdit,
    catalogue: createCatalogue(clients, () => pricing.state.get().channel, template),
    preflight: createStore<{ reports: ReadonlyMap<string, Report> }>({ reports: new Map() }),
    stage: null,
    layAt: null,
    body: null,
    zone,
    slot: (id) => manifest.slots.find((one) => one.id === id),
    stockPaint: (id) => sold(id) ?? PLAIN,
    paintOf: (id, build) => paintOfZone(id, build, sold) ?? PLAIN,
    announce(text) {
      ui.set({ announcement: { text, turn: ui.get().announcement.turn + 1 } });
    },
    dispose() {
      unwatch();
      window.removeEventListener("online", verify);
      pricing.dispose();
      return saving.dispose();
    },
  };
}
