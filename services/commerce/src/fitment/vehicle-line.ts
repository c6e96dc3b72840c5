import { fold, proposedBy } from "../import/columns.ts";
import { readVehicle, type Vehicle, vehicleProblem, type VehicleProblem, vehicleSlug } from "./vehicle.policy.ts";
import type { VehicleRow } from "./vehicle.repository.ts";

/** What a column of a file of vehicles can say; `bolts` is `5x114.3`, instead of two columns. */
export const COLUMN_FIELDS = [
  "slug",
  "make",
  "model",
  "yearFrom",
  "yearTo",
  "bolts",
  "boltCount",
  "boltPcd",
  "centreBore",
  "diameterMin",
  "diameterMax",
  "widthMin",
  "widthMax",
  "offsetMin",
  "offsetMax",
] as const;
export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** Names that people give such columns, folded; the field's own name counts too. */
const ALIASES: Record<ColumnField, readonly string[]> = {
  slug: ["address", "id", "주소", "アドレス"],
  make: ["brand", "manufacturer", "maker", "제조사", "브랜드", "メーカー"],
  model: ["modelname", "name", "모델", "차종", "車種", "モデル"],
  yearFrom: ["from", "year", "start", "startyear", "시작연도", "연식", "開始年", "年式"],
  yearTo: ["to", "until", "end", "endyear", "종료연도", "終了年"],
  bolts: ["boltpattern", "pcdpattern", "studs", "볼트패턴", "ボルトパターン"],
  boltCount: ["holes", "numberofbolts", "볼트수", "홀수", "穴数", "ボルト数"],
  boltPcd: ["pcd", "pcdmm", "피치원지름"],
  centreBore: ["centerbore", "bore", "cb", "hubbore", "허브보어", "허브경", "ハブ径"],
  diameterMin: ["mindiameter", "rimmin", "최소휠지름", "最小リム径"],
  diameterMax: ["maxdiameter", "rimmax", "최대휠지름", "最大リム径"],
  widthMin: ["minwidth", "최소휠폭", "最小リム幅"],
  widthMax: ["maxwidth", "최대휠폭", "最大リム幅"],
  offsetMin: ["minoffset", "etmin", "최소옵셋", "最小オフセット"],
  offsetMax: ["maxoffset", "etmax", "최대옵셋", "最大オフセット"],
};

export const proposedColumns = (headers: readonly string[]): (ColumnField | null)[] =>
  proposedBy(headers, (header) => {
    const folded = fold(header);
    return COLUMN_FIELDS.find((field) => fold(field) === folded || ALIASES[field].includes(folded)) ?? null;
  });

export type VehicleLineProblem = VehicleProblem & { line: number; value: string };
export type ReadVehicleLine = { vehicle: Vehicle | null; slug: string; problems: VehicleLineProblem[] };

const MOST_SHOWN = 200;
const BOLTS = /^(\d)\s*[x×*/-]\s*(\d{2,3}(?:\.\d+)?)$/i;
/** No end yet, in a column that says when something ends. */
const STILL = new Set(["-", "–", "now", "present", "현재", "現在", "現行"]);
/** What every car of the table is of. */
const TEXTS: readonly string[] = ["slug", "make", "model"];

type Values = Partial<Record<Exclude<ColumnField, "bolts">, string | number | null>>;

function take(values: Values, field: ColumnField, text: string): "BOLTS" | "NUMBER" | null {
  if (field === "bolts") {
    const [, count, pcd] = BOLTS.exec(text) ?? [];
    if (!count) return "BOLTS";
    values.boltCount = Number(count);
    values.boltPcd = Number(pcd);
    return null;
  }
  if (TEXTS.includes(field)) values[field] = field === "slug" ? text.toLowerCase() : text;
  else if (field === "yearTo" && STILL.has(text.toLowerCase())) values.yearTo = null;
  else if (/^[-+]?\d+(?:\.\d+)?$/.test(text)) values[field] = Number(text);
  else return "NUMBER";
  return null;
}

/** A vehicle of the table as it would have been given. */
export const vehicleOf = (row: VehicleRow): Vehicle => ({
  slug: row.slug,
  make: row.make,
  model: row.model,
  yearFrom: row.year_from,
  yearTo: row.year_to,
  boltCount: row.bolt_count,
  boltPcd: row.bolt_pcd,
  centreBore: row.centre_bore,
  diameterMin: row.diameter_min,
  diameterMax: row.diameter_max,
  widthMin: row.width_min,
  widthMax: row.width_max,
  offsetMin: row.offset_min,
  offsetMax: row.offset_max,
});

/**
 * Reads one line by what its columns stand for. Of a vehicle that is known, an empty cell leaves what is there as it is.
 * Pure: a check and a run decide alike.
 */
export function readVehicleLine(
  line: number,
  cells: readonly string[],
  fields: readonly (ColumnField | null)[],
  known: ReadonlyMap<string, VehicleRow>,
): ReadVehicleLine {
  const values: Values = {};
  const said = new Map<string, string>();
  const wrong: VehicleProblem[] = [];
  for (const [at, field] of fields.entries()) {
    const text = cells[at] ?? "";
    if (!field || text === "") continue;
    said.set(field, text.slice(0, MOST_SHOWN));
    const code = take(values, field, text);
    if (code) wrong.push(vehicleProblem(field, code));
  }
  const named =
    values.slug ?? vehicleSlug(String(values.make ?? ""), String(values.model ?? ""), Number(values.yearFrom));
  const slug = String(named);
  const before = known.get(slug);
  const read = readVehicle({ ...(before && vehicleOf(before)), ...values, slug });
  const columns = (field: string | null) =>
    fields.includes("bolts") && (field === "boltCount" || field === "boltPcd") ? "bolts" : field;
  const bad = new Set(wrong.map(({ field }) => field));
  for (const problem of read.problems) {
    const field = columns(problem.field);
    // what makes up an address is said where it is missing
    if (bad.has(field) || (field === "slug" && !fields.includes("slug"))) continue;
    bad.add(field);
    wrong.push({ ...problem, field });
  }
  const problems = wrong.map((one) => ({ ...one, line, value: said.get(one.field ?? "") ?? "" }));
  return { vehicle: problems.length > 0 ? null : read.vehicle, slug, problems };
}
