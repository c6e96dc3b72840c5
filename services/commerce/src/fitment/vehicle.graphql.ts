import { requireRole } from "@carloom/identity";
import { globalId, numberOf } from "@carloom/wire";
import { builder } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { VEHICLE_IMPORT_CODES, type VehicleImport, vehicleExport, vehicleImport } from "./vehicle-import.command.ts";
import { COLUMN_FIELDS, type VehicleLineProblem } from "./vehicle-line.ts";
import { type VehicleResult, vehicleSave } from "./vehicle.command.ts";
import { VEHICLE_CODES, type VehicleProblem } from "./vehicle.policy.ts";
import { allVehicles, deleteVehicle, MOST_VEHICLES, vehiclePage, type VehicleRow } from "./vehicle.repository.ts";

const PAGE = 100;
const MOST_WORDS = 6;

const VehicleRef = builder.objectRef<VehicleRow>("Vehicle").implement({
  description: "A car that is not in the studio, known by its hub. Rim diameter and width in inches, the rest in mm.",
  fields: (t) => ({
    id: t.id({ resolve: (v) => globalId("Vehicle", v.id) }),
    slug: t.exposeString("slug"),
    make: t.exposeString("make"),
    model: t.exposeString("model"),
    yearFrom: t.exposeInt("year_from"),
    yearTo: t.exposeInt("year_to", { nullable: true }),
    boltCount: t.exposeInt("bolt_count"),
    boltPcd: t.exposeFloat("bolt_pcd"),
    centreBore: t.exposeFloat("centre_bore"),
    diameterMin: t.exposeFloat("diameter_min"),
    diameterMax: t.exposeFloat("diameter_max"),
    widthMin: t.exposeFloat("width_min"),
    widthMax: t.exposeFloat("width_max"),
    offsetMin: t.exposeFloat("offset_min"),
    offsetMax: t.exposeFloat("offset_max"),
  }),
});

const VehicleInput = builder.inputType("VehicleInput", {
  fields: (t) => ({
    slug: t.string({ description: "Absent: made of make, model and first year." }),
    make: t.string({ required: true }),
    model: t.string({ required: true }),
    yearFrom: t.int({ required: true }),
    yearTo: t.int(),
    boltCount: t.int({ required: true }),
    boltPcd: t.float({ required: true }),
    centreBore: t.float({ required: true }),
    diameterMin: t.float({ required: true }),
    diameterMax: t.float({ required: true }),
    widthMin: t.float({ required: true }),
    widthMax: t.float({ required: true }),
    offsetMin: t.float({ required: true }),
    offsetMax: t.float({ required: true }),
  }),
});

const CodeEnum = builder.enumType("VehicleErrorCode", { values: VEHICLE_CODES });
const VehicleError = builder.objectRef<VehicleProblem>("VehicleError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    code: t.field({ type: CodeEnum, resolve: ({ code }) => code }),
    message: t.exposeString("message"),
  }),
});
const VehicleSave = builder.objectRef<VehicleResult>("VehicleSave").implement({
  fields: (t) => ({
    vehicle: t.field({ type: VehicleRef, nullable: true, resolve: (r) => r.vehicle }),
    errors: t.field({ type: [VehicleError], resolve: (r) => r.errors }),
  }),
});

type Page = { rows: VehicleRow[]; next: string | null; total: number };
const VehiclePage = builder.objectRef<Page>("VehiclePage").implement({
  fields: (t) => ({
    vehicles: t.field({ type: [VehicleRef], resolve: ({ rows }) => rows }),
    next: t.exposeString("next", { nullable: true, description: "Asks for the page after this one." }),
    total: t.exposeInt("total"),
  }),
});

const ImportCodeEnum = builder.enumType("VehicleImportErrorCode", { values: VEHICLE_IMPORT_CODES });
const Column = builder.objectRef<VehicleImport["columns"][number]>("VehicleImportColumn").implement({
  fields: (t) => ({
    header: t.exposeString("header"),
    field: t.exposeString("field", { nullable: true, description: "What it stands for; null is left out." }),
    sample: t.exposeStringList("sample"),
  }),
});
const Line = builder.objectRef<VehicleLineProblem>("VehicleImportLine").implement({
  description: "One cell that could not be taken.",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "As a spreadsheet counts it; the names of the columns are line 1." }),
    field: t.exposeString("field", { nullable: true }),
    code: t.field({ type: CodeEnum, resolve: ({ code }) => code }),
    value: t.exposeString("value"),
  }),
});
const VehicleImportRef = builder.objectRef<VehicleImport>("VehicleImport").implement({
  description: "What a file of vehicles did, or would do where it was only checked.",
  fields: (t) => ({
    columns: t.field({ type: [Column], resolve: ({ columns }) => columns }),
    created: t.exposeInt("created"),
    changed: t.exposeInt("changed"),
    unchanged: t.exposeInt("unchanged"),
    failed: t.exposeInt("failed", { description: "Lines that are left out." }),
    problems: t.field({ type: [Line], resolve: ({ problems }) => problems }),
    error: t.field({ type: ImportCodeEnum, nullable: true, resolve: ({ error }) => error }),
  }),
});

const VehicleImportInput = builder.inputType("VehicleImportInput", {
  fields: (t) => ({
    file: t.field({ type: "Upload" }),
    fields: t.field({
      type: ["String"],
      required: { list: false, items: false },
      description: "What each column stands for; absent: as its name says.",
    }),
    check: t.boolean({ required: true, description: "Changes nothing." }),
  }),
});

builder.queryFields((t) => ({
  vehicles: t.field({
    type: [VehicleRef],
    description: `Cars that are not in the studio, by make and model; at most ${MOST_VEHICLES}.`,
    resolve: (_, __, context) => allVehicles(shopTables(context.db)),
  }),
  vehiclePage: t.field({
    type: VehiclePage,
    description: "The same for whoever tends them, page by page; each word of a search stands in the name.",
    args: { search: t.arg.string(), after: t.arg.string() },
    resolve: async (_, { search, after }, context) => {
      requireRole(context, "catalogue");
      const words = (search ?? "").toLowerCase().slice(0, 100).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
      const query = { words, after: numberOf(after, "Vehicle"), most: PAGE };
      const { rows, total } = await vehiclePage(shopTables(context.db), query);
      const shown = rows.slice(0, PAGE);
      const last = shown.at(-1);
      return { rows: shown, total, next: rows.length > PAGE && last ? globalId("Vehicle", last.id) : null };
    },
  }),
  vehicleImportFields: t.stringList({
    description: "What a column of a file of vehicles may stand for.",
    resolve: (_, __, context) => {
      requireRole(context, "catalogue");
      return [...COLUMN_FIELDS];
    },
  }),
  vehicleExport: t.string({
    description: "The whole table as CSV, in the columns that an import takes.",
    resolve: (_, __, context) => vehicleExport(context),
  }),
}));

builder.mutationFields((t) => ({
  vehicleSave: t.field({
    type: VehicleSave,
    description: "Staff write a vehicle, or replace the one of this slug.",
    args: {
      input: t.arg({ type: VehicleInput, required: true }),
      isNew: t.arg.boolean({ description: "Refuses where there is such a vehicle already." }),
    },
    resolve: (_, { input, isNew }, context) => vehicleSave(context, input, isNew === true),
  }),
  vehicleDelete: t.boolean({
    description: "Whether there was such a vehicle.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => {
      requireRole(context, "catalogue");
      return deleteVehicle(shopTables(context.db), numberOf(id, "Vehicle") ?? 0);
    },
  }),
  vehicleImport: t.field({
    type: VehicleImportRef,
    description: "Reads a CSV file of vehicles. A check changes nothing; otherwise the good lines are written.",
    args: { input: t.arg({ type: VehicleImportInput, required: true }) },
    resolve: (_, { input: { file, fields, check } }, context) =>
      vehicleImport(context, { file: file ?? null, fields: fields?.map((field) => field ?? null) ?? null, check }),
  }),
}));
