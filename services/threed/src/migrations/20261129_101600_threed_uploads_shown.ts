import { buildIndex } from "@carloom/platform";
import type { Kysely } from "kysely";

export const outside = true;

/** Which builds show an uploaded picture, by its uuid; and the pictures that are nobody's, by when they were used. */
export async function up(db: Kysely<never>): Promise<void> {
  const uploads = (column: string, path: string) =>
    `using gin ((jsonb_path_query_array(${column}, '${path}[*].art ? (@.kind == "upload").uuid')))`;
  const build = (name: string, on: string) => buildIndex(db, "threed", name, on);
  await build("project_uploads", `threed.project ${uploads("option", "$.stickers")}`);
  await build("project_version_uploads", `threed.project_version ${uploads("option", "$.stickers")}`);
  await build("project_preset_uploads", `threed.project_preset ${uploads("stickers", "$")}`);
  await build("share_uploads", `threed.share ${uploads("option", "$.stickers")}`);
  await build("uploaded_image_unowned", "threed.uploaded_image (used_at) where owner_id is null");
}
