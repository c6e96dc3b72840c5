import type {
  ArtFacts,
  BuildDocument,
  Coverage,
  LocalizedText,
  Manifest,
  PanelSurface,
  PartOption,
} from "@carloom/build";
import type { RoadMeasures } from "@carloom/build/road";
import type { Language } from "@carloom/i18n";
import type { PersonalFile, PersonalTopic } from "@carloom/identity";
import type { Assembly, CarSide } from "@carloom/production";
import type { Database, Visitor } from "@carloom/platform";
import type { Crop, Cut } from "./drawing/picture.ts";
import type { ProfileProblem } from "@carloom/production";

export type { Crop, Cut };

/** Of one sticker: m² of every piece of it that is printed, its own and its twin's. Null: the whole of its size is. */
export type PrintedPieces = readonly number[] | null;

/** A template as other services see it. Addresses in `manifest` are absolute. */
export type TemplateDesign = {
  uuid: string;
  slug: string;
  title: LocalizedText;
  description: LocalizedText | null;
  isOpen: boolean;
  /** Slugs of the channels that sell it; null: all. */
  channels: string[] | null;
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
  /** It was taken out of what is offered: builds that have it still show it, and nobody sells it. */
  isWithdrawn?: true;
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

/** What a printer measures of a drawing, whatever size it is ordered in. */
export type DrawnFacts = Pick<ArtFacts, "strokes" | "parts">;

/** The same of a text's letters. */
export type Letters = NonNullable<ArtFacts["letters"]>;

/** A vinyl that a build shows: its content and the object it lies in (for {@link ThreedPort.holdObjects}). */
export type VinylDesign = {
  hash: string;
  url: string;
  object: string;
  /** Letters are among its shapes; absent where nobody looked. */
  hasText?: boolean;
};

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
  /** Where each sticker falls on the car, in the order of the build; absent, and null, where nobody computed it. */
  coverage?: readonly (Coverage | null)[];
  /** What is measured of drawings that it shows, by uuid; absent where nobody asked. */
  drawn?: ReadonlyMap<string, DrawnFacts>;
  /** Of texts that may be too small, alone and in vinyls, by the layer's id; absent where nobody asked. */
  letters?: ReadonlyMap<string, Letters>;
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

/** A build that somebody saved; only where it is public do others see it. */
export type SavedBuild = Omit<PublicBuild, "origin"> & { isPublic: boolean };

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
  /** Staff's page of its sheets, which the code on each of them leads to. */
  link?: string;
};
export type ProductionMade =
  | {
      ok: true;
      object: string;
      /** A drawing of each piece for screens, `{number}.svg`; the same pieces make the same object. */
      drawings: string;
      /** How its pieces go on the car, {@link CarAssembly} and a picture of each side of the car that shows one. */
      assembly: string;
      report: ProductionReport;
    }
  | { ok: false; code: "no-car" | "no-map" | "newer" | "no-art" | "no-profile" | "invalid"; message: string };

/** What a file is that staff send as the profile of the shop's printer. `hasGamut`: it says which colours cannot be printed. */
export type OutputProfileRead =
  | { ok: true; name: string; components: 1 | 3 | 4; hasGamut: boolean }
  | { ok: false; why: ProfileProblem };

/**
 * `assembly.json` of the archive of an assembly: steps in their order, what panels are called, and which part of the car
 * `{side}.png` shows: mm to the right and up. What slots are called, those whose part is mounted in the pictures, and those
 * whose part could not be drawn; absent where an earlier release made it, which drew the car as it is sold.
 */
export type CarAssembly = Assembly & {
  labels: Readonly<Record<string, LocalizedText>>;
  views: readonly { side: CarSide; box: readonly [x0: number, y0: number, x1: number, y1: number] }[];
  slots?: Readonly<Record<string, LocalizedText>>;
  mounted?: readonly string[];
  missing?: readonly string[];
  /** Of tiles, mm. */
  overlap?: number;
};

/** What staff are told of the files of an order. Lengths in mm, shares 0…1. */
export type ProductionReport = {
  pieces: {
    number: number;
    /** As it is named on its sheet. */
    panel: string;
    kind: "sticker" | "wrap";
    /** As its film's files are named, its sheets in them, and a hash of its drawing; absent where an earlier release made it. */
    film?: string;
    sheets?: readonly number[];
    look?: string | undefined;
    layers: readonly string[];
    width: number;
    height: number;
    dpi: number | null;
    stretch: { mean: number; most: number };
    /** Too few dots per inch to pass, by the shop's rules as it was made; absent where an earlier release made it. */
    isCoarse?: boolean;
    /** mm of what is cut out, and of what is printed, narrower than the shop's rules ask for; absent where nothing is. */
    narrow?: number;
    thin?: number;
    /** Colours that the shop's printer cannot print, and the share of its pictures; absent while it has told no profile. */
    outside?: { colors: { color: string; printed: string; distance: number }[]; pictures: number };
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
  /** What of a build laws of the road measure, whoever may see its car; null where there is no such template. */
  roadMeasures(templateUuid: string, build: BuildDocument): Promise<RoadMeasures | null>;
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
  /**
   * Notes that uploaded pictures are used, in the transaction that writes what shows them.
   * @returns whether all of them are still there
   */
  useUploads(trx: Database, uuids: readonly string[]): Promise<boolean>;
  /** A shown build by its reference; null when it is withdrawn or was never there. */
  shown(reference: string): Promise<Shown | null>;
  /** An ordered build with everything it names, whosever that is, for a page of its order; null where something is gone. */
  ordered(of: {
    templateUuid: string;
    build: unknown;
    title: string;
    reference: string;
    date: Date;
  }): Promise<Shown | null>;
  /**
   * Takes a build out of what is shown, for staff: a link ends, a public build becomes its owner's own again.
   * @returns false when it was not shown
   */
  withdrawShown(reference: string): Promise<boolean>;
  /** Its picture as JPEG, for paper: the last one drawn, the one that came, or the template's. Null when there is none. */
  shownPicture(reference: string): Promise<Uint8Array | null>;
  /**
   * The picture of a frozen build, an object that is kept for a day unless somebody holds it; being drawn, it is asked for
   * again within the minute. Neither picture nor waiting: of this build none can be drawn.
   * @param ownerId whose own pictures it may show
   */
  drawnBuild(
    templateUuid: string,
    build: BuildDocument,
    ownerId: string | null,
  ): Promise<{ picture: string | null; waiting: boolean }>;
  /** A stored picture as a small JPEG on white, for paper; null where it is not there. */
  paperPicture(object: string): Promise<Uint8Array | null>;
  /** Somebody's picture, decoded and written anew without metadata, or why it is none; within the limits of the settings. */
  cleanPicture(
    bytes: Uint8Array,
  ): Promise<{ ok: true; bytes: Uint8Array; extension: string } | { ok: false; message: string }>;
  /** The same of a part of a picture, as WebP; with `box` in its proportions, at most so many px. */
  cutPicture(
    bytes: Uint8Array,
    cut: Cut,
  ): Promise<
    { ok: true; bytes: Uint8Array; extension: string; width: number; height: number } | { ok: false; message: string }
  >;
  /** What a person shows of their builds, the last changed first; at most 100. */
  publicBuilds(ownerId: string): Promise<PublicBuild[]>;
  /** What a person saved, the last changed first; at most 50. For staff who help them. */
  savedBuilds(ownerId: string): Promise<SavedBuild[]>;
  /** Pictures of a person that were nobody's before: others may use them too. */
  claimedUploads(ownerId: string): Promise<string[]>;
  /** Everything that a person has in the studio; what is a file with its path among {@link ownerFiles}. */
  ownerTopics(ownerId: string): readonly PersonalTopic[];
  /** The files of it, a page at a time. */
  ownerFiles(ownerId: string, from: number, most: number): Promise<readonly PersonalFile[]>;
  /** Makes what a frozen design is printed and cut from: seconds to minutes of a core, for jobs. The same design makes the same object. */
  production(order: ProductionOrder): Promise<ProductionMade>;
  /** What a file that staff send as the profile of the shop's printer is. */
  outputProfile(bytes: Uint8Array): OutputProfileRead;
  /** Erases all of it, but for uploaded pictures that are still needed, which become nobody's. Can be called again. */
  eraseOwner(ownerId: string, keepUploads: readonly string[]): Promise<void>;
};
