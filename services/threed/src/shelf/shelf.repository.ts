import { type Database, tablesOf } from "@carloom/platform";
import type { Selectable } from "kysely";
import type { TemplateTable, ThreedTables } from "../tables.ts";

export type ShelfRow = Pick<
  Selectable<TemplateTable>,
  "uuid" | "slug" | "title" | "status" | "thumbnail" | "is_announced" | "opens_at" | "channels" | "updated_at"
> & {
  /** Staff took it down after a complaint. */
  taken_down_at: Date | null;
};

/** Every template, in the order of the catalogue. */
export const shelfRows = (db: Database, limit: number, slug: string | null = null): Promise<ShelfRow[]> =>
  tablesOf<ThreedTables>(db)
    .selectFrom("threed.template as t")
    .leftJoin("threed.workshop_import as w", "w.template_uuid", "t.uuid")
    .select([
      "t.uuid",
      "t.slug",
      "t.title",
      "t.status",
      "t.thumbnail",
      "t.is_announced",
      "t.opens_at",
      "t.channels",
      "t.updated_at",
      "w.taken_down_at",
    ])
    .$if(slug !== null, (query) => query.where("t.slug", "=", slug ?? ""))
    .orderBy("t.position")
    .orderBy("t.uuid")
    .limit(limit)
    .execute();
