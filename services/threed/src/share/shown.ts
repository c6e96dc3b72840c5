import type { Manifest } from "@carloom/build";
import type { Database } from "@carloom/platform";
import { readBuild, resolveBuild, type ResolvedBuild } from "../design/resolve.ts";
import { manifestsByUuid, type TemplateRow, templatesByUuid } from "../template/template.repository.ts";
import { wholeManifest } from "../template/unreadable.ts";
import { type ShownRow, shownByReference } from "./share.repository.ts";

export type ShownBuild = { row: ShownRow; template: TemplateRow; manifest: Manifest; resolved: ResolvedBuild };

/**
 * A build that is shown, with everything it names, to whoever asks. Null when it is withdrawn, unknown, of a template that
 * is not open, or names what is no more.
 * @throws as {@link wholeManifest}
 */
export async function shownBuild(db: Database, reference: string): Promise<ShownBuild | null> {
  const row = await shownByReference(db, reference);
  const build = row && readBuild(row.option);
  if (!row || !build?.ok) return null;
  const uuids = [row.template_uuid];
  const template = (await templatesByUuid(db, { closed: false }, uuids)).get(row.template_uuid);
  const found = (await manifestsByUuid(db, uuids)).get(row.template_uuid);
  if (!template || !found) return null;
  const manifest = wholeManifest(found);
  const resolved = await resolveBuild(db, { slug: template.slug, manifest }, build.value, row.owner_id);
  return resolved.ok ? { row, template, manifest, resolved: resolved.value } : null;
}
