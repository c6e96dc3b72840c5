import type { Former, LocalizedText } from "@carloom/build";
import type { Generated, GeneratedAlways } from "kysely";

export type Status = "open" | "closed";

/** Columns that every catalogue row carries; texts are jsonb, pictures are names of stored objects. */
type Catalogue = {
  uuid: string;
  slug: string;
  title: LocalizedText;
  description: LocalizedText | null;
  status: Status;
  thumbnail: string | null;
  position: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

/** What search engines and links say in each language; empty: what stands on the page itself. */
export type SeoTexts = { title: LocalizedText; description: LocalizedText };

/** A picture in one size: the object's name, px, media type. */
export type StoredSize = { name: string; width: number; height: number; type: string };

export type TemplateTable = Catalogue & {
  /** The manifest; addresses of files in it are names of stored objects. */
  option: unknown;
  thumbnail_mobile: string | null;
  thumbnail_video: string | null;
  thumbnail_webp: string | null;
  picture_sizes: StoredSize[] | null;
  /** Closed, but its name and picture are shown. */
  is_announced: Generated<boolean>;
  /** When an announced one opens by itself. */
  opens_at: Date | null;
  /** What builds of earlier versions name, and what it is called now; null: nothing was renamed. */
  former: Former | null;
  /** Slugs of the channels that show and sell it; null: all. */
  channels: string[] | null;
  seo: SeoTexts | null;
  /** 1200 × 630. */
  seo_picture: string | null;
  /** Upper case; of the manifest. */
  brand: GeneratedAlways<string>;
  /** Titles, brand and model in NFKC and lower case. */
  search_text: GeneratedAlways<string>;
};

/** A car as it was once published. */
export type TemplateVersionTable = {
  template_uuid: string;
  number: number;
  title: LocalizedText;
  description: LocalizedText | null;
  brand: string;
  model: string;
  licence: unknown;
  /** What it calls otherwise than the version before. */
  renames: Generated<Former>;
  published_by: string | null;
  published_at: Generated<Date>;
};

export type PartModelTable = Catalogue & {
  /** Slots that the part was made for. */
  slots: string[];
  /** Templates that the part was made for; null is every template that has one of the slots. */
  template_slugs: string[] | null;
  option: unknown;
};

export type StickerTable = Catalogue & {
  type: string;
  /** True width in metres. */
  scale: number;
  file: string;
  /** Brought by staff, and never shown to anybody. */
  is_fresh: Generated<boolean>;
};

export type ProjectTable = {
  uuid: string;
  template_uuid: string;
  /** Null only for the template's public default project. */
  owner_id: string | null;
  is_default: boolean;
  title: string;
  description: string | null;
  thumbnail: string | null;
  is_public: boolean;
  /** Staff took it out of what is shown; it cannot be made public again. */
  is_withheld: Generated<boolean>;
  /** The build document. */
  option: unknown;
  /** Picture for shares, and of what it was made ({@link pictureHash}). */
  share_picture: string | null;
  share_hash: string | null;
  /** The same as binary glTF, for AR; drawn when it is first asked for. */
  share_model: string | null;
  share_model_hash: string | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

/** A state of a project that saving replaced. */
export type ProjectVersionTable = {
  project_uuid: string;
  version: number;
  /** The build document. */
  option: unknown;
  /** When it was saved, not when it was replaced. */
  saved_at: Date;
  /** Drawn by the server, and of what it was drawn. */
  picture: string | null;
  picture_hash: string | null;
};

export type ProjectPresetTable = {
  uuid: string;
  project_uuid: string;
  title: string;
  thumbnail: string | null;
  /** Of what the thumbnail was made, where the server made it. */
  picture_hash: string | null;
  setting: unknown;
  part_model_uuids: string[];
  /** Placements, bottom layer first. */
  stickers: unknown;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type UploadedImageTable = {
  uuid: string;
  /** Null when a signed-out visitor uploaded it. */
  owner_id: string | null;
  object_name: string;
  width: number;
  height: number;
  mime_type: string;
  bytes: number;
  created_at: Generated<Date>;
  /** `rules`, or the name of the provider whose model made it; null for what a person brought. */
  generated_by: string | null;
  /** Width in mm that it is made for. */
  width_mm: number | null;
  /** When its owner took it, whom nobody had before; its uuid stays a key to it. */
  claimed_at: Generated<Date | null>;
  /** When it was last put to use, or looked up while it was nobody's. */
  used_at: Generated<Date>;
};

/** The content of a vinyl. Layers name it by its hash; it never changes and outlives every collection. */
export type VinylContentTable = {
  hash: string;
  /** Who stored it first; null for a signed-out visitor, and where an order needs what somebody left. */
  owner_id: string | null;
  object_name: string;
  /** Metres. */
  width: number;
  height: number;
  pieces: number;
  bytes: number;
  /** What it covers of its box, for the price (`coveredBy`). */
  covered: number[];
  created_at: Generated<Date>;
};

/** A font that somebody brought for their texts. */
export type OwnFontTable = {
  uuid: string;
  /** Null when a signed-out visitor brought it, who has a key to it. */
  owner_id: string | null;
  key_hash: string | null;
  title: string;
  object_name: string;
  bytes: number;
  /** Characters that it writes. */
  letters: number;
  /** What its maker allows those who get a document that is set in it. */
  embedding: "installable" | "editable" | "preview";
  /** Whether its letters may be given out in parts. */
  subsetting: boolean;
  /** Which words the rights were confirmed by, and when. */
  rights_version: number;
  rights_at: Date;
  kept_at: Generated<Date>;
  used_at: Generated<Date>;
};

/** A vinyl of somebody's collection. */
export type VinylTable = {
  owner_id: string;
  uuid: string;
  title: string;
  folder: Generated<string>;
  hash: string;
  /** Earlier contents whose layers are brought up to this one. */
  replaced: Generated<string[]>;
  /** Whom it was taken from. */
  author_id: string | null;
  /** Of its link; null: nobody else sees it. */
  code: string | null;
  is_named: Generated<boolean>;
  kept_at: Generated<Date>;
};

/** A build that is shown to whoever has its code. Withdrawn it is gone. */
export type ShareTable = {
  code: string;
  /** Null when a signed-out visitor made it. */
  owner_id: string | null;
  /** SHA-256 of the secret that withdraws it. */
  secret_hash: string;
  template_uuid: string;
  title: string;
  /** The owner's handle stands beside the title. */
  is_named: boolean;
  /** The build document, as it was. */
  option: unknown;
  /** Picture for links, and of what the server drew it; no hash: it came with the share. */
  picture: string | null;
  picture_hash: string | null;
  model: string | null;
  model_hash: string | null;
  created_at: Generated<Date>;
};

/** The picture of a build that a browser cannot draw itself. */
export type GlanceTable = {
  /** Of everything that is drawn. */
  hash: string;
  owner_id: string | null;
  template_uuid: string;
  /** The build document. */
  option: unknown;
  is_drawn: Generated<boolean>;
  /** Null until it is drawn, and where none can be. */
  picture: string | null;
  asked_at: Generated<Date>;
};

/** A car's panels laid flat for one film, made of the surface of that name. */
export type PrintMapTable = {
  surface: string;
  film: string;
  /** What made it; what an earlier one made is made anew. */
  format: number;
  /** Null where the panels could not be laid. */
  object: string | null;
  made_at: Generated<Date>;
};

/** A car or a part that staff bring. What is `unknown` is read by the workshop's own repository and policy. */
export type WorkshopImportTable = {
  uuid: string;
  file_name: string;
  bytes: number;
  /** Bytes that have come, and the objects that hold them until the file is whole. */
  received: Generated<number>;
  parts: Generated<string[]>;
  /** The object of the file as it came; nothing ever changes it. */
  source: string | null;
  state: Generated<string>;
  /** Counts the times that it was imported. */
  run: Generated<number>;
  step: string | null;
  progress: Generated<number>;
  refusal: unknown;
  result: unknown;
  corrections: Generated<unknown>;
  /** Corrections before, the last one last. */
  earlier: Generated<unknown>;
  title: LocalizedText;
  description: LocalizedText | null;
  slug: string;
  brand: Generated<string>;
  model: Generated<string>;
  body_style: Generated<string>;
  licence: unknown;
  picture: string | null;
  seo: SeoTexts | null;
  /** 1200 × 630. */
  seo_picture: string | null;
  template_uuid: string | null;
  /** What it becomes: a template, or a part model. */
  kind: Generated<string>;
  part_uuid: string | null;
  /** Templates that a part is offered on; null: all that have its slot. */
  cars: string[] | null;
  taken_down_at: Date | null;
  taken_down_reason: string | null;
  version: Generated<number>;
  created_by: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

/** A colour of a film chart. */
export type FilmColorTable = {
  uuid: Generated<string>;
  chart: string;
  code: string;
  name: string;
  hex: string;
  finish: string;
  created_at: Generated<Date>;
};

export type ThreedTables = {
  "threed.template": TemplateTable;
  "threed.template_version": TemplateVersionTable;
  "threed.part_model": PartModelTable;
  "threed.sticker": StickerTable;
  "threed.project": ProjectTable;
  "threed.project_preset": ProjectPresetTable;
  "threed.project_version": ProjectVersionTable;
  "threed.uploaded_image": UploadedImageTable;
  "threed.own_art": { owner_id: string; image_uuid: string; title: string; kept_at: Generated<Date> };
  "threed.vinyl_content": VinylContentTable;
  "threed.vinyl": VinylTable;
  "threed.own_font": OwnFontTable;
  "threed.film_color": FilmColorTable;
  "threed.glance": GlanceTable;
  "threed.share": ShareTable;
  "threed.print_map": PrintMapTable;
  "threed.workshop_import": WorkshopImportTable;
  "threed.pending_object": { token: string; name: string; created_at: Generated<Date> };
  "threed.held_object": { holder: string; name: string; created_at: Generated<Date> };
  "threed.seed": { name: string; hash: string };
};
