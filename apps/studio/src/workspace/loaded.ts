import type { TemplateQuery } from "@carloom/api-client/threed";
import { type Manifest, readSentManifest } from "@carloom/build";

export type Template = Omit<NonNullable<TemplateQuery["template"]>, "option"> & { manifest: Manifest };
export type Loaded =
  | { status: "ready"; template: Template }
  | { status: "unknown"; slug: string }
  /** A later release prepared the car: this page is to be loaded again. */
  | { status: "newer"; slug: string }
  /** The service did not answer, or with what is no car. */
  | { status: "failed"; slug: string };

/** A template without a manifest cannot be opened: the workshop has not finished it. */
export function loadedOf({ template }: TemplateQuery, slug: string): Loaded {
  if (!template?.option) return { status: "unknown", slug };
  const { option, ...rest } = template;
  const manifest = readSentManifest(option);
  if (manifest.status === "ok") return { status: "ready", template: { ...rest, manifest: manifest.value } };
  return { status: manifest.status === "newer" ? "newer" : "failed", slug };
}
