import { type BuildDocument, emptyBuild, type Paint, type Placement } from "@carloom/build";
import type { LiveDrag, ScreenBox } from "@carloom/editor";
import type { ScreenPoint, Stage, Subject } from "@carloom/stage";
import type { SheetStop } from "@carloom/ui";
import type { GuideStep } from "./guide-steps.ts";
import type { PenState } from "../drawing/pen-state.ts";
import type { UploadProblem } from "../art/upload.ts";
import type { GroupId } from "../price/groups.ts";
import type { ClipState } from "./transfer.ts";

export const PANELS = ["paint", "parts", "stickers", "stance", "scene", "presets", "stylist"] as const;
export type PanelId = (typeof PANELS)[number];

/** Sheets of the flat view: the print map's panels, and the car from all sides. */
export const FLAT_KINDS = ["panels", "elevations"] as const;
export type FlatKind = (typeof FLAT_KINDS)[number];

/** What the presets panel lists. */
export type Shelf = "presets" | "versions";
/** A build that is laid beside the one that is open. */
export type Comparison = { title: string; build: BuildDocument };

/** Where art for stickers comes from. */
export const ART_SOURCES = ["library", "shapes", "vinyls", "art", "text", "words"] as const;
export type ArtSource = (typeof ART_SOURCES)[number];

/** Where art was dropped: on the picture of the car, or on what else shows it. */
export type DropPoint = ScreenPoint & { on?: Pick<Stage, "pick" | "placementAt"> };

/** Uploading art of one's own. */
export type ArtUpload = {
  /** The person has confirmed that the art may be used. */
  rights: boolean;
  /** Files on their way. */
  left: number;
  /** Files that wait for the rights, and where on the picture they were dropped. */
  waiting: readonly { files: readonly File[]; point?: DropPoint | undefined }[];
  /** What stands against a file; without a name, against all. */
  problems: readonly { of: UploadProblem | "program"; name: string | null }[];
};

/** A file with layers that a person is asked about, and where it was dropped. */
export type LayeredFile = {
  /** Two files may have one name. */
  id: string;
  file: File;
  /** Layers that the groups of a drawing would become; null where there is no other way. */
  parts: number | null;
  point?: DropPoint | undefined;
};

/** Widths of the docked panels, CSS px. */
export const PANEL_WIDTH: Record<PanelId, number> = {
  paint: 320,
  parts: 384,
  stickers: 304,
  stance: 320,
  scene: 320,
  presets: 320,
  stylist: 344,
};

export type StageStatus =
  | { name: "loading"; loaded: number; total: number }
  | { name: "ready" }
  | { name: "no-webgl" }
  /** Said in words where the cover stands; the cause is in the console. */
  | { name: "failed" };

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
  /** The next click on the car takes the paint there for the zone being painted. */
  eyedrop: boolean;
  /** Lines that are drawn on the car. */
  pen: PenState | null;
  /** What the flat view beside the car shows; null while it is shut. */
  flat: FlatKind | null;
  /** CSS pixels of the view that it covers beside the car. */
  flatWidth: number;
  /** The dialog for sheets of panel templates. */
  templates: boolean;
  /** The layers that are shown alone on the car, by id; null: all of them. */
  isolated: readonly string[] | null;
  copiedPaint: Paint | null;
  /** What the clipboard has to say. */
  clip: ClipState | null;
  artSource: ArtSource;
  /** What new shapes are filled with. */
  shapeColor: string;
  /** What wraps of two colours have beside it. */
  secondColor: string;
  art: ArtUpload;
  /** Files with layers, the one that is asked about first. */
  layered: readonly LayeredFile[];
  /** The press did not land where stickers can be. */
  missed: boolean;
  live: LiveDrag | null;
  /** The rectangle that is being drawn around stickers. */
  box: ScreenBox | null;
  keepAspect: boolean;
  /** Whatever is laid or moved has its twin on the other side. */
  symmetry: boolean;
  /** Drags are pulled to lines of the car. */
  snap: boolean;
  /** The lines that are shown of the price: of one group, or all. */
  ledger: GroupId | "all" | null;
  /** Said by screen readers; the number makes equal texts be said again. */
  announcement: { text: string; turn: number };
  /** What could not be loaded without stopping the studio: slot or placement → message. */
  failures: Readonly<Record<string, string>>;
  /** Parts that are compared, by uuid; two at most. */
  compare: readonly string[];
  /** The part that is shown on the car without being mounted. */
  previewing: string | null;
  /** A press on a layer, or on a sticker of the car, adds it to the selection or takes it out. */
  choosing: boolean;
  /** Row of the layer list whose name is being written. */
  renaming: string | null;
  /** The layer whose section of print is gone to as soon as it is there. */
  reviewing?: string | null;
  help: boolean;
  /** The command palette. */
  palette: boolean;
  /** Space is held: a drag turns the view, whatever lies under it. */
  orbiting: boolean;
  /** The view goes round the car until somebody touches it. */
  turntable: boolean;
  /** The dialog for photo, film and files. */
  output: boolean;
  /** Which list of the presets panel is shown. */
  shelf: Shelf;
  /** The parts panel lists only what fits. */
  onlyFits: boolean;
  /** The name of a new preset is wanted: its field takes the focus as soon as it is there. */
  presetWanted: boolean;
  /** Counts wishes to put the build in the cart from elsewhere than its button. */
  cartWishes: number;
  /** A preset whose tile shall put it in the cart as soon as it is there, by uuid. */
  presetToCart: string | null;
  /** Lies over the car. */
  comparison: Comparison | null;
  /** The dialog for links. */
  share: boolean;
  /** The question about two versions is put off; nothing is stored on the server until it is answered. */
  conflictLater: boolean;
  /** What the camera was last asked to bring into view; `turn` counts the wishes. */
  look: { subject: Subject; turn: number } | null;
  /** Counts wishes to fit the car in the view. */
  fitTurn: number;
  /**
   * The guided first steps, while they are under way: what the build was when they began, what was passed over, and the
   * panel that they want opened next.
   */
  guide: { from: BuildDocument; passed: readonly GuideStep[]; farewell: boolean; panel: PanelId | null };
  /** Counts wishes to save. */
  saves: number;
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
  eyedrop: false,
  pen: null,
  flat: null,
  flatWidth: 0,
  templates: false,
  isolated: null,
  copiedPaint: null,
  clip: null,
  artSource: "library",
  shapeColor: "#d0121f",
  secondColor: "#1b1d1f",
  layered: [],
  art: { rights: false, left: 0, waiting: [], problems: [] },
  missed: false,
  live: null,
  box: null,
  keepAspect: true,
  symmetry: false,
  snap: true,
  ledger: null,
  announcement: { text: "", turn: 0 },
  failures: {},
  compare: [],
  previewing: null,
  choosing: false,
  renaming: null,
  help: false,
  palette: false,
  orbiting: false,
  turntable: false,
  output: false,
  shelf: "presets",
  onlyFits: true,
  presetWanted: false,
  cartWishes: 0,
  presetToCart: null,
  comparison: null,
  share: false,
  conflictLater: false,
  look: null,
  fitTurn: 0,
  guide: { from: emptyBuild(), passed: [], farewell: false, panel: null },
  saves: 0,
};
