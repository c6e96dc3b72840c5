import { builder } from "../builder.ts";
import { floorLots, floorLotsSave, type FloorProblem, type LotsSaved } from "./floor.command.ts";
import { FloorErrorRef } from "./floor.graphql.ts";
import type { LotRow } from "./lot.repository.ts";

const LotRef = builder.objectRef<LotRow>("FloorLot").implement({
  description: "Of which rolls a printed sheet came; empty where nobody noted it.",
  fields: (t) => ({
    film: t.exposeString("film", { description: "As its files are named." }),
    sheet: t.exposeInt("sheet", { description: "Of its film's file." }),
    filmLot: t.string({ resolve: (lot) => lot.film_lot }),
    laminateLot: t.string({ resolve: (lot) => lot.laminate_lot }),
    at: t.field({ type: "DateTime", resolve: (lot) => lot.updated_at }),
  }),
});
const SavedRef = builder.objectRef<LotsSaved>("FloorLotsSave").implement({
  fields: (t) => ({
    sheets: t.exposeInt("sheets", { description: "Sheets whose note changed." }),
    errors: t.field({ type: [FloorErrorRef], resolve: ({ errors }): FloorProblem[] => errors }),
  }),
});
const SheetInput = builder.inputType("FloorSheetInput", {
  fields: (t) => ({
    design: t.field({ type: "UUID", required: true }),
    film: t.string({ required: true }),
    sheet: t.int({ required: true }),
  }),
});

builder.queryField("floorLots", (t) =>
  t.field({
    type: [LotRef],
    description: "Of a design's sheets, those that were noted; for staff.",
    args: { design: t.arg({ type: "UUID", required: true }) },
    resolve: (_, { design }, context) => floorLots(context, design),
  }),
);
builder.mutationField("floorLotsSave", (t) =>
  t.field({
    type: SavedRef,
    description: "Notes the lots of film and laminate of one sheet, or of all sheets of a batch.",
    args: {
      sheet: t.arg({ type: SheetInput }),
      batch: t.arg.id(),
      filmLot: t.arg.string({ required: true, description: "As it stands on the roll; empty: not noted." }),
      laminateLot: t.arg.string({ required: true }),
    },
    resolve: (_, args, context) => floorLotsSave(context, args),
  }),
);
