import type { Clients } from "@carloom/api-client";
import { DesignQuoteDocument, type DesignQuoteQuery } from "@carloom/api-client/commerce";
import type { BuildDocument } from "@carloom/build";
import type { Editor } from "@carloom/editor";
import { createStore, type Store } from "../lib/store.ts";

export type LivePrice = DesignQuoteQuery["designQuote"];
export type LivePriceLine = LivePrice["lines"][number];

export type LivePriceState = {
  /** Price of the build as it is; the server's number, never computed here. */
  price: LivePrice | null;
  /** Price with what is being previewed; null when nothing is. */
  preview: LivePrice | null;
  /** What the last edit changed, for a few seconds. */
  before: LivePrice | null;
  status: "loading" | "ready" | "failed";
  /** Slug of the shop's channel that all prices are in. */
  channel: string;
};

export interface LivePricing {
  readonly state: Store<LivePriceState>;
  /** The price of any build of this template; throws when the shop does not answer. */
  ask(build: BuildDocument): Promise<LivePrice>;
  retry(): void;
  /** Asks for every price anew, in another channel. */
  sellIn(channel: string): void;
  dispose(): void;
}

const EDIT_DELAY = 350;
const PREVIEW_DELAY = 120;
const DELTA_SHOWN = 6000;
const RETRY_DELAY = 10_000;

export function createLivePricing(options: {
  editor: Editor;
  clients: Clients;
  channel: string;
  templateSlug: string;
}): LivePricing {
  const { editor, clients, templateSlug } = options;
  const state = createStore<LivePriceState>({
    price: null,
    preview: null,
    before: null,
    status: "loading",
    channel: options.channel,
  });
  let editTimer: ReturnType<typeof setTimeout> | undefined;
  let previewTimer: ReturnType<typeof setTimeout> | undefined;
  let deltaTimer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let disposed = false;

  const ask = async (build: BuildDocument): Promise<LivePrice> => {
    const answer = await clients.commerce.query(
      DesignQuoteDocument,
      { channel: state.get().channel, design: { templateSlug, build } },
      { staleTime: 30_000 },
    );
    return answer.designQuote;
  };
  const refresh = async () => {
    const turn = ++asked;
    try {
      const price = await ask(editor.state.document);
      if (turn !== asked || disposed) return;
      const last = state.get().price;
      const changed = last?.currency === price.currency && last.total.amount !== price.total.amount;
      state.set({ price, status: "ready", ...(changed ? { before: last } : {}) });
      if (!changed) return;
      clearTimeout(deltaTimer);
      deltaTimer = setTimeout(() => state.set({ before: null }), DELTA_SHOWN);
    } catch {
      if (turn !== asked || disposed) return;
      state.set({ status: "failed" });
      schedule(RETRY_DELAY);
    }
  };
  const schedule = (delay: number) => {
    clearTimeout(editTimer);
    editTimer = setTimeout(() => void refresh(), delay);
  };
  const refreshPreview = async (build: BuildDocument) => {
    const { channel } = state.get();
    try {
      const preview = await ask(build);
      if (state.get().channel === channel && editor.state.preview === build) state.set({ preview });
    } catch {
      // The price of the build itself says that there is no connection.
    }
  };

  const unsubscribe = editor.subscribe((next, before) => {
    if (next.document !== before.document) schedule(EDIT_DELAY);
    if (next.preview === before.preview) return;
    clearTimeout(previewTimer);
    const { preview } = next;
    if (preview) previewTimer = setTimeout(() => void refreshPreview(preview), PREVIEW_DELAY);
    else state.set({ preview: null });
  });
  const onOnline = () => schedule(0);
  window.addEventListener("online", onOnline);
  schedule(0);

  return {
    state,
    ask,
    retry: () => {
      clients.commerce.invalidate(DesignQuoteDocument);
      schedule(0);
    },
    sellIn(channel) {
      // Nothing of the old currency stands beside the new one.
      state.set({ channel, price: null, preview: null, before: null, status: "loading" });
      asked++;
      schedule(0);
    },
    dispose() {
      disposed = true;
      unsubscribe();
      window.removeEventListener("online", onOnline);
      for (const timer of [editTimer, previewTimer, deltaTimer]) clearTimeout(timer);
    },
  };
}
