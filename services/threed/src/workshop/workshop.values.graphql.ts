import type { Found, ImportReport, Move, Note } from "@carloom/asset";
import type { Builder } from "@carloom/platform";
import type { TemplateVersionRow } from "../template/version.repository.ts";
import { LICENCES, type Licence } from "./workshop.policy.ts";
import type { Refusal, WorkshopRow } from "./workshop.repository.ts";

/** What the import found in a file, and what staff say about it: the types of which a {@link WorkshopRow} is made. */
export function addWorkshopValues(builder: Builder) {
  const note = builder.objectRef<Note | (Refusal & { level: "refused" })>("WorkshopNote").implement({
    fields: (t) => ({
      code: t.exposeString("code"),
      level: t.string({ resolve: ({ level }) => level }),
      values: t.field({ type: "JSON", resolve: ({ values }) => values }),
      message: t.exposeString("message"),
    }),
  });
  const figures = builder.objectRef<ImportReport>("WorkshopFigures").implement({
    fields: (t) => ({
      bytes: t.int({ resolve: ({ source }) => source.bytes }),
      unfoldedBytes: t.float({ resolve: ({ source }) => source.unfolded }),
      triangles: t.int({ resolve: ({ source }) => source.triangles }),
      nodes: t.int({ resolve: ({ source }) => source.nodes }),
      draws: t.int({ resolve: ({ source }) => source.draws }),
      materials: t.int({ resolve: ({ source }) => source.materials }),
      textures: t.int({ resolve: ({ source }) => source.textures }),
      generator: t.string({ resolve: ({ source }) => source.generator }),
      resultBytes: t.int({ resolve: ({ output }) => output.bytes }),
      resultTriangles: t.int({ resolve: ({ output }) => output.triangles }),
      resultDraws: t.int({ resolve: ({ output }) => output.primitives }),
      resultTextures: t.int({ resolve: ({ output }) => output.textures }),
      panels: t.int({ resolve: ({ livery }) => livery?.panels ?? 0 }),
      pixelsPerMm: t.float({ nullable: true, resolve: ({ livery }) => livery?.pixelsPerMm ?? null }),
    }),
  });
  const material = builder.objectRef<Found["materials"][number]>("WorkshopMaterial").implement({
    fields: (t) => ({
      name: t.exposeString("name"),
      color: t.exposeString("color"),
      triangles: t.exposeInt("triangles"),
      zone: t.exposeString("zone", { nullable: true }),
      confidence: t.exposeString("confidence"),
    }),
  });
  const node = builder.objectRef<Found["nodes"][number]>("WorkshopNode").implement({
    fields: (t) => ({
      name: t.exposeString("name"),
      material: t.exposeString("material"),
      triangles: t.exposeInt("triangles"),
      slot: t.exposeString("slot", { nullable: true }),
      isWheel: t.exposeBoolean("isWheel"),
      confidence: t.exposeString("confidence"),
    }),
  });
  const wheel = builder.objectRef<Found["wheels"][number]>("WorkshopWheel").implement({
    fields: (t) => ({
      corner: t.exposeString("corner"),
      x: t.exposeInt("x"),
      y: t.exposeInt("y"),
      z: t.exposeInt("z"),
      diameter: t.exposeInt("diameter"),
      width: t.exposeInt("width"),
      rim: t.exposeInt("rim", { nullable: true }),
    }),
  });
  const fix = builder.objectRef<Found["fixes"][number]>("WorkshopFix").implement({
    description: "What can be put right, or was, with what it does.",
    fields: (t) => ({
      id: t.string({ resolve: ({ id }) => id }),
      isDone: t.exposeBoolean("isDone"),
      count: t.exposeInt("count"),
      trianglesBefore: t.exposeInt("trianglesBefore"),
      trianglesAfter: t.exposeInt("trianglesAfter"),
      bytesBefore: t.exposeFloat("bytesBefore"),
      bytesAfter: t.exposeFloat("bytesAfter"),
      pieces: t.exposeIntList("pieces"),
    }),
  });
  const anchor = builder.objectRef<Found["anchors"][number]>("WorkshopAnchor").implement({
    description: "Where a part is mounted, in metres of the car.",
    fields: (t) => ({
      node: t.exposeString("node"),
      x: t.exposeFloat("x"),
      y: t.exposeFloat("y"),
      z: t.exposeFloat("z"),
    }),
  });
  const simplified = builder.objectRef<Found["simplified"]>("WorkshopSimplified").implement({
    fields: (t) => ({
      budget: t.exposeInt("budget"),
      before: t.exposeInt("before"),
      after: t.exposeInt("after"),
    }),
  });
  const kind = builder.enumType("WorkshopLicenceKind", { values: LICENCES });
  const move = builder.objectRef<Move>("WorkshopMove").implement({
    description: "What a name of the version that visitors see is called in this one, by place and shape.",
    fields: (t) => ({
      from: t.exposeString("from"),
      to: t.exposeString("to"),
      likeness: t.exposeFloat("likeness"),
    }),
  });
  const licence = builder.objectRef<Licence>("WorkshopLicence").implement({
    fields: (t) => ({
      kind: t.field({ type: kind, resolve: (one) => one.kind }),
      author: t.exposeString("author"),
      source: t.exposeString("source"),
      proof: t.exposeString("proof"),
    }),
  });
  const title = builder.objectRef<WorkshopRow["title"]>("WorkshopTitle").implement({
    fields: (t) => ({ en: t.exposeString("en"), ko: t.exposeString("ko"), ja: t.exposeString("ja") }),
  });
  const version = builder.objectRef<TemplateVersionRow>("WorkshopVersion").implement({
    description: "The car as it was once published: what was said of it, and what it calls otherwise than before.",
    fields: (t) => ({
      number: t.exposeInt("number"),
      title: t.field({ type: title, resolve: (row) => row.title }),
      brand: t.exposeString("brand"),
      model: t.exposeString("model"),
      licence: t.field({ type: licence, resolve: (row) => row.licence as Licence }),
      renames: t.field({ type: "JSON", resolve: (row) => row.renames }),
      publishedAt: t.field({ type: "DateTime", resolve: (row) => row.published_at }),
    }),
  });
  return { note, figures, material, node, wheel, fix, anchor, simplified, move, version, licence, title, kind };
}
