import type { LocalizedText } from "@carloom/build";
import type { Generated } from "kysely";

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

export type TemplateTable = Catalogue & {
  /** The manifest; addresses of files in it are names of stored objects. */
  option: unknown;
  thumbnail_mobile: string | null;
  thumbnail_video: string | null;
  thumbnail_webp: string | null;
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
  /** The build document. */
  option: unknown;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type ProjectPresetTable = {
  uuid: string;
  project_uuid: string;
  title: string;
  thumbnail: string | null;
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
};

export type ThreedTables = {
  "threed.template": TemplateTable;
  "threed.part_model": PartModelTable;
  "threed.sticker": StickerTable;
  "threed.project": ProjectTable;
  "threed.project_preset": ProjectPresetTable;
  "threed.uploaded_image": UploadedImageTable;
  "threed.pending_object": { token: string; name: string; created_at: Generated<Date> };
  "threed.held_object": { holder: string; name: string; created_at: Generated<Date> };
  "threed.seed": { name: string; hash: string };
};
