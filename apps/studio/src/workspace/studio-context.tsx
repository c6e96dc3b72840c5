import type { EditorState } from "@carloom/editor";
import { createContext, type ReactNode, use, useSyncExternalStore } from "react";
import { useStore } from "../lib/store.ts";
import type { LivePriceState } from "../price/live-price.ts";
import type { SaveState } from "../save/saving.ts";
import type { Studio } from "./studio.ts";
import type { UiState } from "./ui-state.ts";

const StudioContext = createContext<Studio | null>(null);

export function StudioProvider({ studio, children }: { studio: Studio; children: ReactNode }) {
  return <StudioContext value={studio}>{children}</StudioContext>;
}

export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error("useStudio needs a StudioProvider above it.");
  return studio;
}

/** What `select` picks of the editor; it must give the same object for the same state. */
export function useEditorState<S>(select: (state: EditorState) => S): S {
  const { editor } = useStudio();
  return useSyncExternalStore(editor.subscribe, () => select(editor.state));
}

export const useUi = <S,>(select: (state: UiState) => S): S => useStore(useStudio().ui, select);
export const useSaving = <S,>(select: (state: SaveState) => S): S => useStore(useStudio().saving.state, select);
export const useLivePrice = <S,>(select: (state: LivePriceState) => S): S =>
  useStore(useStudio().pricing.state, select);
