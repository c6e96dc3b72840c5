import type { BuildDocument } from "./document.ts";
import type { LocalizedText, Manifest, PartOption } from "./manifest.ts";

/** A shown build as the server writes it into the viewer's page: everything that draws and names it, in all languages. */
export type ShownPage = {
  /** Code of a link, or uuid of a public project. */
  reference: string;
  title: string;
  /** Handle of whoever shows it; null when they stay unnamed. */
  userName: string | null;
  /** ISO 8601. */
  createdAt: string;
  template: { slug: string; title: LocalizedText; manifest: Manifest };
  build: BuildDocument;
  /** In the order of the template's slots. */
  parts: { slot: string; uuid: string; title: LocalizedText; thumbnail: string | null; option: PartOption }[];
  /** Library art and uploaded pictures by uuid. */
  stickers: Record<string, { url: string; title: LocalizedText }>;
  uploads: Record<string, { url: string; width: number; height: number }>;
  /** Addresses of vinyls by hash; absent: the build shows none. */
  vinyls?: Record<string, string>;
  origin: { reference: string; title: string; userName: string | null } | null;
  /** 1200 × 630. */
  picture: string;
  /** Where a model for AR is made on demand; null where none can be. */
  model: string | null;
};
