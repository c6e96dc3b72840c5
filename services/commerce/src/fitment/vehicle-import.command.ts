import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { CsvRefusal, csvLine, isBlank, openCsv, readLine } from "../import/csv.ts";
import { shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { vehicleValues } from "./vehicle.command.ts";
import {
  COLUMN_FIELDS,
  type ColumnField,
  proposedColumns,
  readVehicleLine,
  type VehicleLineProblem,
  vehicleOf,
} from "./vehicle-line.ts";
import { type Vehicle, vehicleProblem } from "./vehicle.policy.ts";
import { allVehicles, lockVehicles, MOST_VEHICLES, saveVehicles, type VehicleRow } from "./vehicle.repository.ts";

export const VEHICLE_IMPORT_CODES = ["EMPTY", "NOT_TEXT", "NOT_UTF8", "REQUIRED", "TOO_LARGE", "INVALID"] as const;
export type VehicleImportCode = (typeof VEHICLE_IMPORT_CODES)[number];
type Column = { header: string; field: ColumnField | null; sample: string[] };
export type VehicleImport = {
  columns: Column[];
  created: number;
  changed: number;
  unchanged: number;
  failed: number;
  problems: VehicleLineProblem[];
  /** Why the whole file is refused. */
  error: VehicleImportCode | null;
};

/** The table holds at most {@link MOST_VEHICLES} cars: a file of them is small, and read while somebody waits. */
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_COLUMNS = 60;
const MOST_PROBLEMS = 1000;
const SAMPLE = 3;
const MOST_SHOWN = 120;
/** Rows of one statement. */
const STEP = 500;

const refused = (error: VehicleImportCode): VehicleImport => ({
  columns: [],
  created: 0,
  changed: 0,
  unchanged: 0,
  failed: 0,
  problems: [],
  error,
});

type Lines = { headers: string[]; lines: { at: number; cells: string[] }[] };

/** @returns null where there are more lines than there may be cars, even if each said one twice */
function linesOf(bytes: Buffer): Lines | null {
  const file = openCsv(bytes);
  const head = readLine(file, file.start);
  if (!head || isBlank(head.cells)) throw new CsvRefusal("EMPTY");
  if (head.cells.length > MOST_COLUMNS) return null;
  const lines: Lines["lines"] = [];
  let at = 1;
  for (let from = head.next; ; ) {
    const line = readLine(file, from);
    if (!line) break;
    from = line.next;
    at++;
    if (!isBlank(line.cells)) lines.push({ at, cells: line.cells });
    if (lines.length > 2 * MOST_VEHICLES) return null;
  }
  if (lines.length === 0) throw new CsvRefusal("EMPTY");
  return { headers: head.cells, lines };
}

const same = (a: Vehicle, b: Vehicle): boolean => JSON.stringify(vehicleValues(a)) === JSON.stringify(vehicleValues(b));

/** What lines would do to the table. Pure: a check and a run decide alike. */
function planOf(lines: Lines["lines"], fields: readonly (ColumnField | null)[], rows: readonly VehicleRow[]) {
  const known = new Map(rows.map((row) => [row.slug, row]));
  const seen = new Set<string>();
  const plan = { created: 0, changed: 0, unchanged: 0, failed: 0, vehicles: [] as Vehicle[] };
  const problems: VehicleLineProblem[] = [];
  for (const { at, cells } of lines) {
    const read = readVehicleLine(at, cells, fields, known);
    const { vehicle } = read;
    const wrong = [...read.problems];
    if (vehicle && seen.has(vehicle.slug))
      wrong.push({
        ...vehicleProblem(fields.includes("slug") ? "slug" : "model", "DUPLICATE"),
        line: at,
        value: vehicle.slug,
      });
    const before = vehicle && known.get(vehicle.slug);
    if (vehicle && wrong.length === 0 && !before && rows.length + plan.created >= MOST_VEHICLES)
      wrong.push({ ...vehicleProblem("model", "LIMIT"), line: at, value: vehicle.slug });
    problems.push(...wrong);
    if (!vehicle || wrong.length > 0) {
      plan.failed++;
      continue;
    }
    seen.add(vehicle.slug);
    if (before && same(vehicle, vehicleOf(before))) {
      plan.unchanged++;
      continue;
    }
    plan[before ? "changed" : "created"]++;
    plan.vehicles.push(vehicle);
  }
  return { ...plan, problems };
}

/**
 * Reads a file of vehicles: a check says what it would do and names each cell that cannot be taken; a run writes the
 * lines that are good, all at once.
 * @param wished what each column stands for; absent: as its name says
 */
export async function vehicleImport(
  context: CommerceContext,
  { file, fields: wished, check }: { file: File | null; fields: readonly (string | null)[] | null; check: boolean },
): Promise<VehicleImport> {
  requireRole(context, "catalogue");
  if (!file) return refused("REQUIRED");
  if (file.size > MOST_BYTES) return refused("TOO_LARGE");
  let read: Lines | null;
  try {
    read = linesOf(Buffer.from(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof CsvRefusal) return refused(error.code);
    throw error;
  }
  if (!read) return refused("TOO_LARGE");
  const { headers, lines } = read;
  const proposed = proposedColumns(headers);
  const fields = headers.map((_, at) =>
    wished ? ((wished[at] || null) as ColumnField | null) : (proposed[at] ?? null),
  );
  const named = fields.filter((field) => field !== null);
  if (new Set(named).size !== named.length || named.some((field) => !COLUMN_FIELDS.includes(field)))
    return refused("INVALID");
  const columns = headers.map((header, at) => ({
    header: header.slice(0, MOST_SHOWN),
    field: fields[at] ?? null,
    sample: lines.slice(0, SAMPLE).map(({ cells }) => (cells[at] ?? "").slice(0, MOST_SHOWN)),
  }));
  const db = shopTables(context.db);
  const outcome = ({ problems, ...plan }: ReturnType<typeof planOf>): VehicleImport => {
    const { created, changed, unchanged, failed } = plan;
    return { columns, created, changed, unchanged, failed, problems: problems.slice(0, MOST_PROBLEMS), error: null };
  };
  if (check) return outcome(planOf(lines, fields, await allVehicles(db)));
  return transact(shopTables(context.db), async (trx) => {
    await lockVehicles(trx);
    const plan = planOf(lines, fields, await allVehicles(trx));
    for (let at = 0; at < plan.vehicles.length; at += STEP)
      await saveVehicles(trx, plan.vehicles.slice(at, at + STEP).map(vehicleValues));
    return outcome(plan);
  });
}

/** The whole table, in the columns that an import takes. */
export async function vehicleExport(context: CommerceContext): Promise<string> {
  requireRole(context, "catalogue");
  const fields = COLUMN_FIELDS.filter((field) => field !== "boltCount" && field !== "boltPcd");
  const lines = (await allVehicles(shopTables(context.db))).map((row) => {
    const vehicle = vehicleOf(row);
    return csvLine(
      fields.map((field) =>
        field === "bolts"
          ? `${row.bolt_count}x${row.bolt_pcd}`
          : String(vehicle[field] ?? (field === "yearTo" ? "-" : "")),
      ),
    );
  });
  return `\uFEFF${csvLine(fields)}${lines.join("")}`;
}
