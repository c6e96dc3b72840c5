import type { Clients } from "@carloom/api-client";
import {
  FontClaimDocument,
  FontRemoveDocument,
  FontUploadDocument,
  type FontUploadMutation,
  OwnFontsDocument,
} from "@carloom/api-client/threed";
import { FONT_RIGHTS } from "@carloom/build/own-face";
import { type Problem, problemOf, problemOfType } from "../lib/problem.ts";
import { createStore, type Store } from "../lib/store.ts";
import type { Studio } from "../workspace/studio.ts";
import type { OwnFont } from "./font.ts";
import { changeKept, keptFonts } from "./kept.ts";

export type OwnFonts = { fonts: readonly OwnFont[]; status: "empty" | "loading" | "ready" | "failed" };
type Here = Pick<Studio, "clients" | "visitor">;
type Refusal = NonNullable<FontUploadMutation["fontUpload"]["refusal"]>;
export type FontProblem = { refusal: Refusal } | { problem: Problem };
export type FontBrought = { ok: true; font: OwnFont } | ({ ok: false } & FontProblem);

/** The server's own limit; a larger file need not travel. */
const MOST_BYTES = 20 * 1024 * 1024;
/** What a guest keeps in the browser at most. */
const MOST_KEPT = 20;
const all = new WeakMap<Clients, Map<string, Store<OwnFonts>>>();
const isGuest = ({ visitor }: Here) => visitor.status !== "signed-in";

/** What is known of a person's fonts in this page. */
export function ownFontsOf({ clients, visitor }: Here): Store<OwnFonts> {
  const people = all.get(clients) ?? new Map<string, Store<OwnFonts>>();
  all.set(clients, people);
  const person = visitor.user?.id ?? "";
  const found = people.get(person) ?? createStore<OwnFonts>({ fonts: [], status: "empty" });
  people.set(person, found);
  return found;
}

/** What a guest brought goes into the account; what cannot now stays for the next time. */
async function claim({ clients }: Here): Promise<void> {
  for (const { uuid, key } of (await keptFonts()).toReversed()) {
    const { font, error } = (await clients.threed.mutate(FontClaimDocument, { uuid, key: key ?? "" })).fontClaim;
    // what the service knows nothing of any more is nobody's to keep
    if (!font && error?.type !== "NOT_FOUND") return;
    await changeKept((list) => list.filter((one) => one.uuid !== uuid));
  }
}

const loading = new WeakMap<Store<OwnFonts>, Promise<void>>();

/** Asks for all of them; what only this browser has goes into the account first. */
export function loadOwnFonts(here: Here): Promise<void> {
  const store = ownFontsOf(here);
  const before = loading.get(store);
  if (before) return before;
  const ask = async () => {
    store.set({ status: "loading" });
    try {
      if (isGuest(here)) return store.set({ fonts: await keptFonts(), status: "ready" });
      await claim(here);
      const { ownFonts } = await here.clients.threed.query(OwnFontsDocument, {});
      store.set({ fonts: ownFonts, status: "ready" });
    } catch {
      store.set({ status: "failed" });
    } finally {
      loading.delete(store);
    }
  };
  const promise = ask();
  loading.set(store, promise);
  return promise;
}

/** Brings a font; the rights to it have been confirmed by the wording that is shown today. */
export async function bringFont(here: Here, file: File): Promise<FontBrought> {
  const store = ownFontsOf(here);
  if (file.size > MOST_BYTES) return { ok: false, refusal: "size" };
  if (isGuest(here) && store.get().fonts.length >= MOST_KEPT) return { ok: false, refusal: "full" };
  try {
    const { fontUpload } = await here.clients.threed.mutate(
      FontUploadDocument,
      { file, rights: FONT_RIGHTS },
      { batch: false },
    );
    const { font, key, refusal } = fontUpload;
    if (!font) return { ok: false, refusal: refusal ?? "broken" };
    const own: OwnFont = { ...font, key: key ?? null };
    if (isGuest(here)) await changeKept((list) => [own, ...list]).catch(() => undefined);
    store.set({ fonts: [own, ...store.get().fonts], status: "ready" });
    return { ok: true, font: own };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** Takes a font away; texts that are set in it keep their letters. Null where that went well. */
export async function removeOwnFont(here: Here, { uuid, key }: OwnFont): Promise<Problem | null> {
  try {
    const { fontRemove } = await here.clients.threed.mutate(FontRemoveDocument, { uuid, key: key ?? null });
    if (!fontRemove.success && fontRemove.error?.type !== "NOT_FOUND") return problemOfType(fontRemove.error?.type);
  } catch (error) {
    return problemOf(error);
  }
  const without = (list: readonly OwnFont[]) => list.filter((one) => one.uuid !== uuid);
  if (isGuest(here)) await changeKept(without).catch(() => undefined);
  const store = ownFontsOf(here);
  store.set({ fonts: without(store.get().fonts) });
  return null;
}
