import type { BuildDocument, LocalizedText, Manifest, PanelSurface, PartOption } from "@carloom/build";
import type { Language } from "@carloom/i18n";
import type { Database, Visitor } from "@carloom/platform";

/** Of one sticker: m² of every piece of it that is printed, its own and its twin's. Null: the whole of its size is. */
export type PrintedPieces = readonly number[] | null;

/** A template as other services see it. Addresses in `manifest` are absolute. */
export type TemplateDesign = {
  uuid: string;
  slug: string;
  title: LocalizedText;
  description: LocalizedText | null;
  isOpen: boolean;
  manifest: Manifest;
  /** Address on the CDN. */
  thumbnail: string | null;
};

export type PartModelDesign = {
  uuid: string;
  slug: string;
  title: LocalizedText;
  description: LocalizedText | null;
  /** Slots that the part was made for; the ones a template has are {@link slotsFor} of both. */
  slots: string[];
  /** Templates that the part was made for; null is every template that has one of the slots. */
  templateSlugs: string[] | null;
  option: PartOption;
  thumbnail: string | null;
};

export type StickerDesign = {
  uuid: string;
  slug: string;
  title: LocalizedText;
  description: LocalizedText | null;
  type: string;
  /** True width in metres. */
  scale: number;
  stickerFile: string;
  thumbnail: string | null;
};

export type UploadedDesign = { uuid: string; url: string; width: number; height: number; mimeType: string };

/** A vinyl that a build shows: its content and the object it lies in (for {@link ThreedPort.holdObjects}). */
export type VinylDesign = { hash: string; url: string; object: string };

/** Everything that can go on a template now. */
export type Materials = {
  template: TemplateDesign;
  parts: PartModelDesign[];
  /** The open library; `aspect` is width over height of the art. */
  stickers: (StickerDesign & { aspect: number })[];
  /** Triangles of the panels, null where the template has none that can be read. */
  surface: PanelSurface | null;
};

/** A saved project: somebody's own, or a template's public default, which everybody shares. `build` is as it is stored. */
export type ProjectBuild = { uuid: string; templateSlug: string; build: unknown; isOwn: boolean };

export type PresetSnapshot = {
  uuid: string;
  title: string;
  templateSlug: string;
  build: BuildDocument;
  /** Address on the CDN, and the object behind it (for {@link ThreedPort.holdObjects}). */
  thumbnail: string | null;
  thumbnailObject: string | null;
};

export type DesignProblem = {
  /** unknown-template, unknown-part, part-slot, unknown-sticker, unknown-picture, unknown-vinyl, too-many-vinyls, invalid */
  code: string;
  message: string;
  /** Slot, or placement id. */
  reference: string | null;
};

export type Design = {
  template: TemplateDesign;
  build: BuildDocument;
  /** Mounted parts by slot, in the template's order of slots. */
  parts: { slot: string; part: PartModelDesign }[];
  /** By uuid, only those the build uses. */
  stickers: ReadonlyMap<string, StickerDesign>;
  uploads: ReadonlyMap<string, UploadedDesign>;
  /** By hash. */
  vinyls: ReadonlyMap<string, VinylDesign>;
  /** How much is printed of each sticker, in the order of the build; absent where nobody computed it: the whole of each. */
  printed?: readonly PrintedPieces[];
};

/** A build that its owner made public, of a template that is open. */
export type PublicBuild = {
  uuid: string;
  title: string;
  templateSlug: string;
  templateTitle: LocalizedText;
  /** Address on the CDN. */
  thumbnail: string | null;
  updatedAt: Date;
  /** What it was made from, while that is shown. */
  origin: ShownOrigin | null;
};

/** `reference` is the code of a link, or the uuid of a public project. */
export type ShownOrigin = { reference: string; title: string; userName: string | null };

/** A build that somebody shows, with everything that a page needs to draw it. */
export type Shown = {
  reference: string;
  title: string;
  /** The handle of whoever shows it, when they want it beside the title. */
  userName: string | null;
  createdAt: Date;
  design: Design;
  origin: ShownOrigin | null;
};

/** What is made: an ordered design, as it was frozen. */
export type ProductionOrder = {
  templateUuid: string;
  build: unknown;
  /** Written on every sheet. */
  title: string;
  language: Language;
  date: Date;
  /** Keeps what is made; see `holdObjects` of the port. */
  holder: string;
};
export type ProductionMade =
  | { ok: true; object: string; report: ProductionReport }
  | { ok: false; code: "no-car" | "no-map" | "newer" | "no-art" | "invalid"; message: string };

/** What staff are told of the files of an order. Lengths in mm, shares 0…1. */
export type ProductionReport = {
  pieces: {
    number: number;
    /** As it is named on its sheet. */
    panel: string;
    kind: "sticker" | "wrap";
    layers: readonly string[];
    width: number;
    height: number;
    dpi: number | null;
    stretch: { mean: number; most: number };
    /** Drawings that are printed as pixels, and why. */
    flattened: readonly string[];
  }[];
  films: { name: string; sheets: number /** m of the roll. */; length: number; waste: number }[];
};

/**
 * What other services may ask of the 3D service. `visitor` decides what is seen: a closed template, a foreign
 * preset or a foreign picture gives the same answer as an unknown one.
 */
export type ThreedPort = {
  templateBySlug(slug: string, visitor: Visitor | null): Promise<TemplateDesign | null>;
  materials(slug: string, visitor: Visitor | null): Promise<Materials | null>;
  /** The visitor's own project, or a template's default; null for anybody else's. */
  projectBuild(uuid: string, visitor: Visitor | null): Promise<ProjectBuild | null>;
  /** Of some projects those that are still there, whosever they are: for sweeps, which show nobody anything. */
  projectsThere(uuids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Parses a build (object or JSON string) and resolves everything it names. */
  designOf(
    templateSlug: string,
    build: unknown,
    visitor: Visitor | null,
  ): Promise<{ ok: true; design: Design } | { ok: false; problem: DesignProblem }>;
  partModels(uuids: readonly string[]): Promise<ReadonlyMap<string, PartModelDesign>>;
  stickers(uuids: readonly string[]): Promise<ReadonlyMap<string, StickerDesign>>;
  uploads(uuids: readonly string[], visitor: Visitor | null): Promise<ReadonlyMap<string, UploadedDesign>>;
  /** A preset of the visitor's own. */
  presetSnapshot(uuid: string, visitor: Visitor | null): Promise<PresetSnapshot | null>;
  /** The whole open catalogue, for seeding goods. */
  catalogue(): Promise<{ templates: TemplateDesign[]; partModels: PartModelDesign[]; stickers: StickerDesign[] }>;
  /**
   * Keeps stored objects (thumbnails of frozen designs) from being removed while `holder` holds them. Call it in the
   * transaction that writes what shows them.
   * @returns those that are still there
   */
  holdObjects(trx: Database, holder: string, names: readonly string[]): Promise<string[]>;
  /** A shown build by its reference; null when it is withdrawn or was never there. */
  shown(reference: string): Promise<Shown | null>;
  /**
   * Takes a build out of what is shown, for staff: a link ends, a public build becomes its owner's own again.
   * @returns false when it was not shown
   */
  withdrawShown(reference: string): Promise<boolean>;
  /** Its picture as JPEG, for paper: the last one drawn, the one that came, or the template's. Null when there is none. */
  shownPicture(reference: string): Promise<Uint8Array | null>;
  /** Somebody's picture, decoded and written anew without metadata, or why it is none; within the limits of the settings. */
  cleanPicture(
    bytes: Uint8Array,
  ): Promise<{ ok: true; bytes: Uint8Array; extension: string } | { ok: false; message: string }>;
  /** What a person shows of their builds, the last changed first; at most 100. */
  publicBuilds(ownerId: string): Promise<PublicBuild[]>;
  /** Everything that a person has in the studio, as plain data. */
  exportOwner(ownerId: string): Promise<object>;
  /** Makes what a frozen design is printed and cut from: seconds to minutes of a core, for jobs. The same design makes the same object. */
  production(order: ProductionOrder): Promise<ProductionMade>;
  /** Erases all of it, but for uploaded pictures that are still needed, which become nobody's. Can be called again. */
  eraseOwner(ownerId: string, keepUploads: readonly string[]): Promise<void>;
};
