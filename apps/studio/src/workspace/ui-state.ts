import type { Placement } from "@carloom/build";
import type { LiveDrag } from "@carloom/editor";
import type { SheetStop } from "@carloom/ui";
import type { GroupId } from "../quote/groups.ts";

export const PANELS = ["paint", "parts", "stickers", "stance", "scene", "presets"] as const;
export type PanelId = (typeof PANELS)[number];

/** Widths of the docked panels, CSS px. */
export const PANEL_WIDTH: Record<PanelId, number> = {
  paint: 320,
  parts: 384,
  stickers: 304,
  stance: 320,
  scene: 320,
  presets: 320,
};

export type StageStatus =
  | { name: "loading"; loaded: number; total: number }
  | { name: "ready" }
  | { name: "no-webgl" }
  | { name: "failed"; message: string };

/** What the screen shows beside the document. */
export type UiState = {
  panel: PanelId | null;
  sheet: SheetStop;
  /** Where below 1,200 px the inspector takes the library's place: show the library again. */
  libraryOverInspector: boolean;
  stage: StageStatus;
  views: readonly string[];
  view: string | null;
  hasLivery: boolean;
  /** The sticker that the next click on the car places. */
  placing: Placement | null;
  /** The press did not land where stickers can be. */
  missed: boolean;
  live: LiveDrag | null;
  keepAspect: boolean;
  ledger: GroupId | "tax" | null;
  /** Said by screen readers; the number makes equal texts be said again. */
  announcement: { text: string; turn: number };
  /** What could not be loaded without stopping the studio: slot or placement → message. */
  failures: Readonly<Record<string, string>>;
  help: boolean;
  /** The dialog for photo, film and files. */
  output: boolean;
  /** The question about two versions is put off; nothing is stored on the server until it is answered. */
  conflictLater: boolean;
  /** Counts wishes to fit the car in the view. */
  fitTurn: number;
};

export const INITIAL_UI: UiState = {
  panel: "paint",
  sheet: "half",
  libraryOverInspector: false,
  stage: { name: "loading", loaded: 0, total: 0 },
  views: [],
  view: null,
  hasLivery: true,
  placing: null,
  missed: false,
  live: null,
  keepAspect: true,
  ledger: null,
  announcement: { text: "", turn: 0 },
  failures: {},
  help: false,
  output: false,
  conflictLater: false,
  fitTurn: 0,
};
