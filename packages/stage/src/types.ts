import type { BuildDocument, FileArt, Manifest, PanelSurface, PartOption, Placement } from "@carloom/build";

/** Car space, metres: +X the car's left, +Y up, +Z the nose; wheels on y = 0 at stock ride height. */
export type Vec3 = [number, number, number];
/** Unit quaternion, x y z w. */
export type Quat = [number, number, number, number];
/** CSS pixels from the canvas' top left corner. */
export type ScreenPoint = { x: number; y: number };
export type Quality = "phone" | "desktop" | "photo";

/** An art file. `aspect` is width ÷ height; svg, png, jpeg or webp. */
export type ArtFile = { url: string; aspect: number };
/** A font as CSS knows it, e.g. `{ family: "Archivo Variable", weight: 700 }`. The page loads the file. */
export type ArtFont = { family: string; weight?: number; style?: "normal" | "italic"; stretch?: string };

/** What the application gives the stage; each call may be repeated and should be cached by the application. */
export interface StageAssets {
  partModel(uuid: string): Promise<{ url: string; option: PartOption }>;
  /** Asked for library and uploaded art only: the stage draws text, shapes and vinyls itself. */
  stickerArt(art: FileArt): Promise<ArtFile>;
  /** The address of a vinyl's content; it is checked already, and never changes. */
  vinyl?(hash: string): string;
  /** The CSS font of a `font` identifier in text art; when absent the identifier is the family. */
  font?(id: string): ArtFont;
}

export interface StageOptions {
  assets: StageAssets;
  /** Default: chosen from the screen and the device's memory. */
  quality?: Quality;
  /** Scene when the build names none: studio-dark (default) or studio-light. */
  dark?: boolean;
  /** Largest device pixel ratio used; default 2, on phones 1.5. */
  maxPixelRatio?: number;
  /** Frames that take too long lower the quality, quick ones raise it again. Default true; false keeps it, and what a processor would be spared, to measure and compare. */
  adapt?: boolean;
  /** No camera easing (prefers-reduced-motion). */
  reducedMotion?: boolean;
  /** False where nobody looks at the canvas: pictures, films and files are made, and no frames are drawn. Default true. */
  shown?: boolean;
  /** Bytes of the template's GLB. `total` comes from the manifest. */
  onProgress?(loaded: number, total: number): void;
  /** What failed without stopping the stage: a part or an art that could not be loaded, a bake that failed. */
  onError?(error: StageError): void;
}

export type StageErrorCode =
  | "webgl"
  | "template"
  | "part"
  | "art"
  | "livery-missing"
  | "plate-missing"
  | "context"
  | "film";
export class StageError extends Error {
  readonly code: StageErrorCode;
  /** Slot, placement id, `plate` or `plate.board`. */
  readonly reference: string | null;
  constructor(code: StageErrorCode, message: string, reference: string | null = null, cause?: unknown) {
    super(message, { cause });
    this.name = "StageError";
    this.code = code;
    this.reference = reference;
  }
}

/** What lies under a point of the picture; point and normal in car space. */
export type Pick = {
  zone: string | null;
  slot: string | null;
  panel: string | null;
  /** The topmost sticker whose art is seen at the point; for a mirrored twin the id of its original. */
  placementId: string | null;
  /** The hit sticker is the reflected twin. */
  twin: boolean;
  /** This surface takes stickers. */
  livery: boolean;
  point: Vec3;
  normal: Vec3;
};

/** A point of the paintable body, found without a camera. Car space. */
export type SurfacePoint = { point: Vec3; normal: Vec3; panel: string };
/** Lowest and highest corner of the paintable body and of each panel. Car space, metres. */
export type CarBoxes = { body: [Vec3, Vec3]; panels: Readonly<Record<string, [Vec3, Vec3]>> };

/** Asked as often as one likes; null while no template with a livery map stands. */
export type Body = {
  /** Where the body lies nearest to a point, seen against its normal; of these panels alone where there are such. */
  nearest(point: Vec3, normal: Vec3, panels?: readonly string[] | null): SurfacePoint | null;
  boxes(): CarBoxes | null;
  /** The topmost layer whose art is seen at a point of the body. @param held one that is held already: all of its box is it */
  layerAt(point: Vec3, normal: Vec3, panel: string, held?: string): { id: string; twin: boolean } | null;
};

/** Panels that lie flat: where each corner of each triangle is on a sheet, x to the right and y down; NaN is not drawn. */
export type FlatMesh = { surface: PanelSurface; at: Float32Array };
/** A part of the sheet, in its unit. */
export type FlatPart = { x: number; y: number; width: number; height: number };
export interface FlatDrawing {
  /** Would it draw something else than it drew last? */
  changed(): boolean;
  /** The layers as they are shown, without paint; null when a newer call took over, or nothing can be drawn. */
  draw(part: FlatPart, pixels: { width: number; height: number }): Promise<ImageData | null>;
  dispose(): void;
}

/** Where a projector box goes. */
export type BoxPose = { position: Vec3; rotation: Quat; depth: number };
/** What a drag may change; what is absent stays. */
export type DragPatch = Partial<
  globalThis.Pick<
    Placement,
    | "position"
    | "rotation"
    | "size"
    | "depth"
    | "skew"
    | "opacity"
    | "flip"
    | "mirror"
    | "tint"
    | "panels"
    | "finish"
    | "art"
    | "projection"
  >
>;

/** `fov` vertical, degrees; `roll` degrees that the camera leans to its right, absent is none. */
export type CameraPose = { position: Vec3; target: Vec3; fov: number; roll?: number };
/** Something on the car that can be looked at. */
export type Subject = { slot: string } | { zone: string } | { sticker: string };
/** CSS pixels that panels cover at each side. */
export type Insets = { top: number; right: number; bottom: number; left: number };

/** A still. Sides up to 8,192 px; with `onProgress` the page breathes between samples. */
export type PhotoOptions = {
  width: number;
  height: number;
  type?: "image/png" | "image/jpeg" | "image/webp";
  /** 0…1 for jpeg and webp. */
  quality?: number;
  /** No wall, no floor but the shadow. */
  transparent?: boolean;
  /** A view of the template or a pose; default the current camera. */
  view?: string | CameraPose;
  /** Takes a pose that shows the whole car as it is given; otherwise it is moved so that the car fills the frame. */
  asGiven?: boolean;
  /** Shifted samples; default 12. */
  samples?: number;
  /** Somebody waits for it: a processor, which takes seconds for each, draws four samples at most. */
  quick?: boolean;
  /** Neutral (default) keeps paint colours true; AgX holds bright lights as film does. */
  tone?: "neutral" | "agx";
  /** Radius of the lens in metres; 0 or absent: everything is sharp. */
  aperture?: number;
  /** Metres to what is sharp; default the near end of the car. */
  focus?: number;
  /** The car drives while the shutter is open and the camera goes along: so many metres, by which wheels turn and the road goes by. */
  travel?: number;
  /** Side of the tiles it is drawn in, px; default 2,048. */
  tile?: number;
  signal?: AbortSignal;
  /** Share that is done, 0…1. */
  onProgress?(share: number): void;
};

/** A turntable: the camera goes once round the car. */
export type FilmOptions = globalThis.Pick<PhotoOptions, "width" | "height" | "tone" | "signal" | "onProgress"> & {
  /** Seconds of a turn; default 8. */
  seconds?: number;
  /** Frames a second; default 30. */
  fps?: number;
  /** Shifted samples of a frame; default 4. */
  samples?: number;
  /** Where it begins and from what height it looks; default the current camera. */
  view?: string | CameraPose;
};
export type Film = { blob: Blob; type: "video/mp4" | "video/webm"; codec: string; frames: number };

/** Corners of a sticker's face in the picture: top left, top right, bottom right, bottom left as its face is looked at. */
export type PlacementOutline = {
  corners: [ScreenPoint, ScreenPoint, ScreenPoint, ScreenPoint];
  center: ScreenPoint;
  /** False when the face points away from the camera. */
  facing: boolean;
};

export type StageStats = {
  /** Frames drawn since the start. */
  frames: number;
  /** Accumulated samples of the picture now shown; 0 while moving. */
  samples: number;
  /** True when nothing is scheduled. */
  idle: boolean;
  pixelRatio: number;
  width: number;
  height: number;
  geometries: number;
  textures: number;
  programs: number;
  /** Programs that the driver refused; what they draw is missing. */
  failedPrograms: number;
  drawCalls: number;
  triangles: number;
  livery: {
    size: number;
    layers: number;
    bakedLayers: number;
    /** Textures of arts that are kept for the next print, of layers that are gone too, up to a budget of pixels. */
    arts: number;
    rebuilds: number;
    lastBakeMs: number;
  } | null;
  /** Which of the template's models is drawn: 0 the whole one, then its coarser ones. */
  detail: number;
  partsCached: number;
  /** Milliseconds of the stages of the start. */
  timing: Record<string, number>;
};

export type StageEvents = {
  /** A frame was drawn: move overlays now. */
  frame: { samples: number };
  /** The camera moved. */
  view: CameraPose;
  /** The template is shown for the first time. */
  ready: { manifest: Manifest };
  /** The picture at rest is complete; nothing is drawn until something changes. */
  rest: { samples: number };
  /** A part or an art that `onError` told of no longer fails: it is there now, or no longer asked for. */
  recovered: { code: StageErrorCode; reference: string };
  contextlost: undefined;
  contextrestored: undefined;
};

export interface Stage {
  readonly canvas: HTMLCanvasElement;
  /** Loads the GLB of a manifest and replaces the car. Relative urls are resolved against `baseUrl` (default: the page). */
  loadTemplate(manifest: Manifest, options?: { signal?: AbortSignal; baseUrl?: string }): Promise<void>;
  /** Shows this build; only differences cost. Resolves when parts and stickers are in the picture; a newer call supersedes. */
  apply(build: BuildDocument): Promise<void>;
  /** Shows a build without committing it (hover); null returns to the applied build. */
  preview(build: BuildDocument | null): Promise<void>;
  /** Loads a part's file ahead of its use. */
  preloadPart(uuid: string): Promise<void>;

  /** @param held a sticker that is held already: all of its box is it, not its ink alone */
  pick(x: number, y: number, held?: string): Pick | null;
  /** A box lying on the surface, art upright (sides: horizontal to the ground; tops: readable from the front or rear). */
  placementAt(pick: Pick, size: [number, number], depth?: number): BoxPose;
  /** Starts a live drag of a placement of the build, or of a new one that lies on top. False without livery. */
  beginDrag(placement: string | Placement): boolean;
  drag(patch: DragPatch): void;
  /** Bakes the dragged placement where it is and returns it, for the application to store. */
  endDrag(): Placement | null;
  /** Back to where it was. */
  cancelDrag(): void;
  setSelection(placementId: string | null): void;
  readonly selection: string | null;
  /**
   * Lays triangles (nine numbers each, car space) over the car in a signal colour, or with "solid" shows them in its place,
   * every facet seen; null takes them away.
   */
  mark(triangles: Float32Array | null, how?: "faces" | "solid"): void;
  /** Lays an image out over the car by its livery map, first row at v = 0, so that somebody sees the map itself; null takes it away. */
  layMap(image: HTMLCanvasElement | null): void;
  /** How the panels lie in the livery map: u and v of each vertex of {@link panels}; null before a template with one stands. */
  charts(): Float32Array | null;
  /** Null behind the camera. */
  projectToScreen(point: Vec3): ScreenPoint | null;
  /** @param twin of the mirrored twin; null where there is none */
  placementOutline(placementId: string, twin?: boolean): PlacementOutline | null;
  /** The panels of the car as one surface, for what computes what is printed of stickers; null before a template with a livery map stands. */
  panels(): PanelSurface | null;
  /** The paintable body as it stands, whatever the camera sees; its code comes when it is first asked for. */
  body(): Promise<Body>;
  /** Draws the layers on panels that lie flat; null without livery. Nothing is drawn, and no code fetched, before it is asked for. */
  flat(mesh: FlatMesh): Promise<FlatDrawing | null>;
  /** Direction of the belt line (towards the nose, car space) beside a surface of this normal; null on tops, nose and tail. */
  beltLine(normal: Vec3): Vec3 | null;
  /** Can stickers be placed on this template? */
  readonly hasLivery: boolean;

  /** Hinges that the template has (doors, hood, lid); the build's `doors` names those that stand open. */
  readonly hinges: string[];
  /** Lamps that the template has: head, tail, and where it offers them brake and indicators. */
  readonly lamps: string[];
  /** Named views of the template. */
  readonly views: string[];
  setView(view: string | CameraPose, options?: { animate?: boolean }): void;
  getView(): CameraPose;
  /**
   * Says what panels cover: the picture slides to the middle of what they leave free, and the camera stays where it is
   * unless a panel came over an end of the car that nobody brought nearer by hand.
   * With `refit` a named view that is shown is fitted to the free rectangle again (the window became another).
   * @param options.opened what is covered when all is open that may open beside the car: a car that is fitted stays clear
   * of it, so that it need not be made smaller then
   */
  setCovered(insets: Insets, options?: { opened?: Insets; animate?: boolean; refit?: boolean }): void;
  /** Brings something that is out of view into it, no farther round than it must and as near as before; true where the camera moves. */
  reveal(subject: Subject, options?: { animate?: boolean }): Promise<boolean>;
  /** Moves the camera back or forth so that the whole car fits the free rectangle. */
  fit(options?: { animate?: boolean }): void;
  /** Radians around the target. */
  orbit(azimuth: number, elevation: number): void;
  /** Factor on the distance; < 1 comes nearer. */
  zoom(factor: number): void;
  /** CSS pixels in the picture plane. */
  pan(dx: number, dy: number): void;
  /** Mouse and touch orbit. */
  setControlsEnabled(enabled: boolean): void;

  /** Rejects with the signal's reason when cancelled. */
  capture(options: PhotoOptions): Promise<Blob>;
  /** An MP4 where the browser can encode H.264, else WebM. Rejects with StageError "film" where it can encode neither. */
  film(options: FilmOptions): Promise<Film>;
  /** The car as it is shown: binary glTF or USDZ, stickers baked in (textures of at least 2,048 px). */
  exportModel(kind: "glb" | "usdz"): Promise<Blob>;
  on<K extends keyof StageEvents>(type: K, listener: (event: StageEvents[K]) => void): () => void;
  /** Draw again (after the page changed something the stage cannot see, such as a font). */
  invalidate(): void;
  setReducedMotion(reduced: boolean): void;
  stats(): StageStats;
  /** Idempotent; the canvas may take another stage afterwards. */
  dispose(): void;
}
