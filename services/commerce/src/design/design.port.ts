import type { BuildDocument, Manifest, PartOption } from "@carloom/build";
import type { RequestContext } from "@carloom/platform";

/** A template as a quote needs it. `manifestHash` names the very version that a design was checked against. */
export type DesignTemplate = { uuid: string; slug: string; title: string; manifest: Manifest; manifestHash: string };

export type DesignPart = { uuid: string; title: string; slots: readonly string[]; option: PartOption };

/** A saved design: a preset that the visitor may read. `thumbnail` is an address or null. */
export type DesignPreset = { title: string; templateSlug: string; thumbnail: string | null; build: BuildDocument };

/** What commerce asks of the 3D service. Unknown, closed and foreign things are all simply absent. */
export type DesignSource = {
  template(context: RequestContext, slug: string): Promise<DesignTemplate | null>;
  parts(context: RequestContext, uuids: readonly string[]): Promise<ReadonlyMap<string, DesignPart>>;
  /** Which of these library stickers exist. */
  stickers(context: RequestContext, uuids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Which of these uploaded pictures exist. */
  images(context: RequestContext, uuids: readonly string[]): Promise<ReadonlySet<string>>;
  preset(context: RequestContext, uuid: string): Promise<DesignPreset | null>;
};

/** For a process that has no 3D service beside it: nothing is known, so every design is refused. */
export const noDesignSource: DesignSource = {
  template: async () => null,
  parts: async () => new Map(),
  stickers: async () => new Set(),
  images: async () => new Set(),
  preset: async () => null,
};
