import {
  type AssetFile,
  type Former,
  type Manifest,
  MANIFEST_VERSION,
  type ManifestReading,
  readManifest,
} from "@carloom/build";
import { type Database, tablesOf } from "@carloom/platform";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { filesOfManifest } from "./manifest-urls.ts";
import type { Status, StoredSize, TemplateTable, ThreedTables } from "../tables.ts";

/** A template without its manifest, which is large and read only where it is asked for. */
export type TemplateRow = Omit<Selectable<TemplateTable>, "option" | "brand" | "search_text" | "former">;

/** Which templates the caller may see. */
export type Sight = { closed: boolean };

const COLUMNS = [
  "uuid",
  "slug",
  "title",
  "description",
  "status",
  "thumbnail",
  "thumbnail_mobile",
  "thumbnail_video",
  "thumbnail_webp",
  "picture_sizes",
  "is_announced",
  "opens_at",
  "channels",
  "seo",
  "seo_picture",
  "position",
  "created_at",
  "updated_at",
] as const;

const table = (db: Database) => tablesOf<ThreedTables>(db);

const visible = (db: Database, sight: Sight) =>
  table(db)
    .selectFrom("threed.template")
    .$if(!sight.closed, (query) => query.where("status", "=", "open"));

/** What a list is narrowed to; what is absent narrows nothing. */
export type TemplateFilter = {
  /** Every one of these stands in a title, the brand or the model; NFKC, lower case. */
  words?: readonly string[];
  /** Upper case. */
  brand?: string | null;
  /** Shown and sold in this one. */
  channel?: string | null;
};

/** Without a list of its own a car is shown and sold in every channel. */
const soldIn = (channel: string) => sql<boolean>`(channels is null or ${channel} = any(channels))`;

const escaped = (word: string): string => word.replaceAll(/[\\%_]/g, "\\$&");

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
const HIRAGANA = letters(0x3041, 0x3096);
const KATAKANA = letters(0x30a1, 0x30f6);

/** Hiragana as katakana, so that either finds both. */
const oneKana = (text: RawBuilder<unknown>) =>
  sql<string>`translate(${text}, ${sql.lit(HIRAGANA)}, ${sql.lit(KATAKANA)})`;

/** The open ones, or all where the sight allows, that pass the filter. */
function matching(db: Database, sight: Sight, { words = [], brand, channel }: TemplateFilter) {
  let query = visible(db, sight);
  for (const word of words)
    query = query.where(oneKana(sql.ref("search_text")), "like", oneKana(sql`${`%${escaped(word)}%`}::text`));
  if (channel) query = query.where(soldIn(channel));
  return brand ? query.where("brand", "=", brand) : query;
}

/** In the order of the catalogue, `limit` rows after the key. */
export function listTemplates(
  db: Database,
  sight: Sight,
  filter: TemplateFilter,
  limit: number,
  after: { position: number; uuid: string } | null,
): Promise<TemplateRow[]> {
  return matching(db, sight, filter)
    .select(COLUMNS)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(position, uuid) > (${after?.position ?? 0}, ${after?.uuid ?? ""}::uuid)`),
    )
    .orderBy("position")
    .orderBy("uuid")
    .limit(limit)
    .execute();
}

/** Brands in upper case with how many templates each has, by name; templates without a brand are in none. */
export function countBrands(
  db: Database,
  sight: Sight,
  channel: string | null = null,
): Promise<{ brand: string; count: number }[]> {
  return matching(db, sight, { channel })
    .select(["brand", (e) => e.fn.countAll<number>().as("count")])
    .where("brand", "<>", "")
    .groupBy("brand")
    .orderBy("brand")
    .execute();
}

export async function countTemplates(db: Database, sight: Sight, filter: TemplateFilter = {}): Promise<number> {
  const { count } = await matching(db, sight, filter)
    .select((e) => e.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export function templateBySlug(db: Database, sight: Sight, slug: string): Promise<TemplateRow | undefined> {
  return visible(db, sight).select(COLUMNS).where("slug", "=", slug).executeTakeFirst();
}

export async function templatesByUuid(
  db: Database,
  sight: Sight,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, TemplateRow>> {
  const rows = await visible(db, sight).select(COLUMNS).where("uuid", "in", uuids).execute();
  return new Map(rows.map((row) => [row.uuid, row]));
}

/** Stored manifests of whatever version; addresses of files in them are object names. */
export async function manifestsByUuid(
  db: Database,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, ManifestReading>> {
  const rows = await table(db)
    .selectFrom("threed.template")
    .select(["uuid", "option"])
    .where("uuid", "in", uuids)
    .execute();
  return new Map(rows.map((row) => [row.uuid, readManifest(row.option)]));
}

/** Later code than this wrote the manifest: it is not read here, and not written. A manifest without a version is none. */
const isNewer = (option: string) =>
  sql<boolean>`coalesce(${sql.ref(option)}->'version' > to_jsonb(${sql.lit(MANIFEST_VERSION)}::int), false)`;

/** What a list shows of a template beside its picture: lengths in mm. */
export type TemplateSummary = {
  brand: string;
  bodyStyle: string;
  slots: number;
  length: number;
  width: number;
  height: number;
};

/**
 * Read out of the manifests where they lie: a list of a hundred must not carry a hundred manifests. A test reads one of
 * every version. Of one that is newer than this code there is none.
 */
export async function summariesByUuid(
  db: Database,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, TemplateSummary>> {
  const mm = (name: string) => sql<number>`round((option->'dimensions'->>${sql.lit(name)})::numeric * 1000)::int`;
  const rows = await table(db)
    .selectFrom("threed.template")
    .select([
      "uuid",
      sql<string>`option->>'brand'`.as("brand"),
      sql<string>`option->>'bodyStyle'`.as("bodyStyle"),
      sql<number>`jsonb_array_length(option->'slots')`.as("slots"),
      mm("length").as("length"),
      mm("width").as("width"),
      mm("height").as("height"),
    ])
    .where("uuid", "in", uuids)
    .where(sql<boolean>`not ${isNewer("option")}`)
    .execute();
  return new Map(rows.map(({ uuid, ...summary }) => [uuid, summary]));
}

export type TemplateValues = Pick<
  TemplateRow,
  | "slug"
  | "title"
  | "description"
  | "thumbnail"
  | "thumbnail_mobile"
  | "thumbnail_video"
  | "thumbnail_webp"
  | "picture_sizes"
> & {
  uuid: string;
  option: Manifest;
  /** What it calls otherwise than builds of earlier versions do; absent: as before. */
  former?: Former;
};

const sizes = (list: readonly StoredSize[] | null) => sql<StoredSize[]>`${list && JSON.stringify(list)}::jsonb`;
const PICTURES = ["thumbnail", "thumbnail_mobile", "thumbnail_video", "thumbnail_webp"] as const;

/**
 * Makes a template (closed), or replaces what it shows: whether it is open stays as it is, and so does a picture
 * that no new one came for. Nothing is written over a manifest of later code; the answer is then undefined.
 */
export function upsertTemplate(
  db: Database,
  values: TemplateValues,
): Promise<{ uuid: string; status: Status; created: boolean } | undefined> {
  const { uuid, slug, former, ...shown } = values;
  const isRenamed = former && Object.keys(former).length > 0;
  const stored = {
    ...shown,
    ...(former && { former: isRenamed ? sql<Former>`${JSON.stringify(former)}::jsonb` : null }),
    title: sql<TemplateRow["title"]>`${JSON.stringify(shown.title)}::jsonb`,
    description: sql<TemplateRow["description"]>`${shown.description && JSON.stringify(shown.description)}::jsonb`,
    option: sql`${JSON.stringify(shown.option)}::jsonb`,
    picture_sizes: sizes(shown.picture_sizes),
  };
  const pictures = Object.fromEntries(
    [...PICTURES, "picture_sizes"].map((name) => [
      name,
      sql<string>`coalesce(excluded.${sql.ref(name)}, template.${sql.ref(name)})`,
    ]),
  );
  return table(db)
    .insertInto("threed.template")
    .values({ uuid, slug, status: "closed", ...stored })
    .onConflict((conflict) =>
      conflict
        .column("slug")
        .doUpdateSet({ ...stored, ...pictures, updated_at: sql`now()` })
        .where(sql<boolean>`not ${isNewer("template.option")}`),
    )
    .returning(["uuid", "status", sql<boolean>`xmax = 0`.as("created")])
    .executeTakeFirst();
}

/** Every stored object that a template is known to show now: of a manifest that cannot be read none, so that none is given up. */
export async function objectsOfTemplate(db: Database, slug: string): Promise<string[]> {
  const row = await table(db)
    .selectFrom("threed.template")
    .select([...PICTURES, "picture_sizes", "option"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!row) return [];
  const sized = (row.picture_sizes ?? []).map(({ name }) => name);
  const manifest = readManifest(row.option);
  return [
    ...PICTURES.map((name) => row[name]),
    ...sized,
    ...(manifest.status === "ok" ? filesOfManifest(manifest.value).map((file) => file.url) : []),
  ].filter((name) => name !== null);
}

/** Templates with a livery whose panels nobody has measured yet; `model` is the object of the whole car. */
export async function unmeasuredTemplates(
  db: Database,
): Promise<{ uuid: string; slug: string; model: string; texCoord: 0 | 1 }[]> {
  const rows = await table(db)
    .selectFrom("threed.template")
    .select([
      "uuid",
      "slug",
      sql<string>`option->'model3d'->'full'->>'url'`.as("model"),
      sql<0 | 1>`(option->'livery'->>'texCoord')::int`.as("texCoord"),
    ])
    .where(sql<boolean>`jsonb_typeof(option->'livery') = 'object' and option->'panelSurface' is null`)
    .where(sql<boolean>`not ${isNewer("option")}`)
    .orderBy("position")
    .execute();
  return rows;
}

/** Writes the file of a template's panels, unless its model is another one by now. */
export async function setPanelSurface(db: Database, uuid: string, model: string, file: AssetFile): Promise<boolean> {
  const result = await table(db)
    .updateTable("threed.template")
    .set({ option: sql`option || jsonb_build_object('panelSurface', ${JSON.stringify(file)}::jsonb)` })
    .where("uuid", "=", uuid)
    .where(sql<boolean>`option->'model3d'->'full'->>'url' = ${model} and not ${isNewer("option")}`)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export type TemplatePictures = Partial<Pick<TemplateRow, (typeof PICTURES)[number] | "picture_sizes">>;

export async function setTemplatePictures(
  db: Database,
  slug: string,
  { picture_sizes, ...pictures }: TemplatePictures,
): Promise<boolean> {
  const result = await table(db)
    .updateTable("threed.template")
    .set({
      ...pictures,
      ...(picture_sizes && { picture_sizes: sizes(picture_sizes) }),
      updated_at: sql<Date>`now()`,
    })
    .where("slug", "=", slug)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Closed ones that are announced, in the order of the catalogue. */
export function announcedTemplates(db: Database, limit: number, channel: string | null = null): Promise<TemplateRow[]> {
  return table(db)
    .selectFrom("threed.template")
    .select(COLUMNS)
    .where("is_announced", "=", true)
    .$if(channel !== null, (query) => query.where(soldIn(channel ?? "")))
    .orderBy("position")
    .orderBy("uuid")
    .limit(limit)
    .execute();
}

export async function setTemplateStatus(
  db: Database,
  uuid: string,
  status: Status,
  announced: { opensAt: Date | null } | null = null,
): Promise<boolean> {
  const result = await table(db)
    .updateTable("threed.template")
    .set({
      status,
      is_announced: announced !== null,
      opens_at: announced?.opensAt ?? null,
      updated_at: sql`now()`,
    })
    .where("uuid", "=", uuid)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Where a car is shown and sold; null: in every channel. */
export async function setChannels(db: Database, uuid: string, channels: readonly string[] | null): Promise<void> {
  await table(db)
    .updateTable("threed.template")
    .set({ channels: channels && [...channels], updated_at: sql`now()` })
    .where("uuid", "=", uuid)
    .execute();
}

/** What search engines and links say of a car. @returns the object of the picture that it replaced, where there was one */
export async function setSeo(
  db: Database,
  uuid: string,
  { seo, seo_picture: picture }: Pick<TemplateRow, "seo" | "seo_picture">,
): Promise<string | null> {
  const before = await table(db)
    .selectFrom("threed.template")
    .select("seo_picture")
    .where("uuid", "=", uuid)
    .forUpdate()
    .executeTakeFirst();
  await table(db)
    .updateTable("threed.template")
    .set({ seo: seo && sql<never>`${JSON.stringify(seo)}::jsonb`, seo_picture: picture, updated_at: sql`now()` })
    .where("uuid", "=", uuid)
    .execute();
  return before && before.seo_picture !== picture ? before.seo_picture : null;
}
