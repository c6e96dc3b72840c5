import { basename } from "node:path";
import { type ImportOptions, type ImportReport, importTemplate } from "@carloom/asset";
import type { LocalizedText } from "@carloom/build";
import type { Services } from "@carloom/platform";
import { registerTemplate, type Thumbnails } from "./template.command.ts";

export type ImportInput = {
  /** Path or bytes of somebody's GLB. */
  file: string | Uint8Array;
  options?: ImportOptions;
  /** Open it to everybody at once; otherwise staff open it. */
  open?: boolean;
  thumbnails?: Thumbnails;
};

const sameInAll = (text: string): LocalizedText => ({ en: text, ko: text, ja: text });

function slugOf(text: string): string {
  const slug = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
  return slug || "imported-car";
}

function titleOf(file: string | Uint8Array, options: ImportOptions): string {
  if (options.title) return options.title;
  if (options.brand && options.model) return `${options.brand} ${options.model}`;
  const stem = typeof file === "string" ? basename(file).replace(/\.[^.]*$/, "") : "Imported car";
  return stem
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(" ");
}

/**
 * Makes a template out of a third-party GLB and registers it. CPU-bound for seconds: not in the server's process.
 * @throws AssetRefusal when the file cannot or must not be read; nothing is written then
 */
export async function importAndRegister(
  services: Pick<Services, "db" | "storage" | "log">,
  { file, options = {}, open = true, thumbnails = {} }: ImportInput,
): Promise<{ uuid: string; slug: string; title: string; created: boolean; report: ImportReport }> {
  const title = titleOf(file, options);
  const slug = options.slug ?? slugOf(title);
  const { glb, manifest, report } = await importTemplate(file, { ...options, title, slug });
  const files = new Map([[manifest.model3d.full.url, glb]]);
  const { uuid, created } = await registerTemplate(
    services,
    { slug, title: sameInAll(title), open },
    manifest,
    files,
    thumbnails,
  );
  return { uuid, slug, title, created, report };
}
