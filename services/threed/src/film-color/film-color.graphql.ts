import { requireRole } from "@carloom/identity";
import type { Builder } from "@carloom/platform";
import type { MutationErrorRef, Outcome } from "../failure.ts";
import { keepFilmColors, removeFilmColor } from "./film-color.command.ts";
import { allFilmColors, type FilmColorRow } from "./film-color.repository.ts";

/** Charts of the films that the shop cuts and prints on: everybody matches colours to them, staff extend them. */
export function addFilmColors(builder: Builder, error: MutationErrorRef): void {
  const ref = builder.objectRef<FilmColorRow>("FilmColor").implement({
    fields: (t) => ({
      uuid: t.expose("uuid", { type: "UUID" }),
      chart: t.exposeString("chart"),
      code: t.exposeString("code"),
      name: t.exposeString("name"),
      hex: t.exposeString("hex", { description: "sRGB, as the chart looks in daylight." }),
      finish: t.exposeString("finish"),
    }),
  });
  const input = builder.inputType("FilmColorInput", {
    fields: (t) => ({
      chart: t.string({ required: true }),
      code: t.string({ required: true }),
      name: t.string({ required: true }),
      hex: t.string({ required: true }),
      finish: t.string({ required: true }),
    }),
  });
  const saved = builder.objectRef<Outcome<number>>("FilmColorsSave").implement({
    fields: (t) => ({
      saved: t.int({ resolve: ({ value }) => value ?? 0 }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  const deleted = builder.objectRef<Outcome<true>>("FilmColorDelete").implement({
    fields: (t) => ({
      success: t.boolean({ resolve: ({ value }) => value === true }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  builder.queryField("filmColors", (t) =>
    t.field({ type: [ref], description: "By chart and code.", resolve: (_, __, { db }) => allFilmColors(db) }),
  );
  builder.mutationFields((t) => ({
    filmColorsSave: t.field({
      type: saved,
      args: { colors: t.arg({ type: [input], required: true }) },
      resolve: (_, { colors }, context) => {
        requireRole(context, "catalogue");
        return keepFilmColors(context, colors);
      },
    }),
    filmColorDelete: t.field({
      type: deleted,
      args: { uuid: t.arg({ type: "UUID", required: true }) },
      resolve: (_, { uuid }, context) => {
        requireRole(context, "catalogue");
        return removeFilmColor(context, uuid);
      },
    }),
  }));
}
