import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { channelList } from "../catalogue/channel.ts";
import { mutation, type Refusal, refuser, settled } from "../refusal.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { uuidOf } from "@carloom/wire";
import { isField, proposedFields } from "./columns.ts";
import { CsvRefusal, isBlank, openCsv, readLine } from "./csv.ts";
import { addImportJob } from "./import.jobs.ts";
import {
  beginPass,
  forgetImports,
  importById,
  type ImportRow,
  insertImport,
  lockImport,
  type NewImport,
  setState,
} from "./import.repository.ts";
import { plainTitle } from "@carloom/platform";

export const IMPORT_CODES = [
  "EMPTY",
  "INVALID",
  "NOT_FOUND",
  "NOT_TEXT",
  "NOT_UTF8",
  "REQUIRED",
  "TOO_LARGE",
  "TOO_MANY_COLUMNS",
  "BUSY",
  "DUPLICATED_INPUT_ITEM",
] as const;
export type ImportProblem = { field: string | null; message: string; code: (typeof IMPORT_CODES)[number] };
export type ImportResult = { value: ImportRow | null; errors: ImportProblem[] };

export const MOST_BYTES = 32 * 1024 * 1024;
const MOST_COLUMNS = 100;
const SAMPLE = 3;
const MOST_SHOWN = 120;
const KEPT_MS = 30 * 24 * 3_600_000;

const refuse = refuser<ImportProblem>();
const notFound = (): Refusal<ImportProblem> => refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");

const MESSAGES: Record<CsvRefusal["code"], string> = {
  EMPTY: "The file has no lines.",
  NOT_TEXT: "This is no CSV file.",
  NOT_UTF8: "The file is not written in UTF-8.",
};

/** The file's head: its columns and the first of its lines. @throws Refusal */
function headOf(bytes: Buffer): { headers: string[]; sample: string[][] } {
  try {
    const file = openCsv(bytes);
    const head = readLine(file, file.start);
    if (!head || isBlank(head.cells)) throw new CsvRefusal("EMPTY");
    const sample: string[][] = [];
    for (let at = head.next; sample.length < SAMPLE; ) {
      const line = readLine(file, at);
      if (!line) break;
      at = line.next;
      if (!isBlank(line.cells))
        sample.push(head.cells.map((_, index) => (line.cells[index] ?? "").slice(0, MOST_SHOWN)));
    }
    if (sample.length === 0) throw new CsvRefusal("EMPTY");
    return { headers: head.cells.map((cell) => cell.slice(0, MOST_SHOWN)), sample };
  } catch (error) {
    if (error instanceof CsvRefusal) throw refuse(error.code, "file", MESSAGES[error.code]);
    throw error;
  }
}

/** Takes a file in and says what its columns seem to be; nothing of it is looked at further. */
export async function productImportUpload(context: CommerceContext, file: File | null): Promise<ImportResult> {
  const { userId } = requireRole(context, "catalogue");
  const db = shopTables(context.db);
  return settled<ImportRow, ImportProblem>(async () => {
    if (!file) throw refuse("REQUIRED", "file", "Send a file.");
    if (file.size > MOST_BYTES) throw refuse("TOO_LARGE", "file", `A file has at most ${MOST_BYTES} bytes.`);
    const bytes = Buffer.from(await file.arrayBuffer());
    const { headers, sample } = headOf(bytes);
    if (headers.length > MOST_COLUMNS)
      throw refuse("TOO_MANY_COLUMNS", "file", `A file has at most ${MOST_COLUMNS} columns.`);
    for (const object of await forgetImports(db, new Date(Date.now() - KEPT_MS))) await context.storage.delete(object);
    const row: NewImport = {
      user_id: userId,
      file_name: plainTitle(file.name).slice(0, 120) || "products.csv",
      object: await context.storage.put("import", bytes, "csv"),
      bytes: bytes.byteLength,
      headers,
      sample,
      fields: proposedFields(headers, await channelList(context)),
    };
    return insertImport(db, row);
  });
}

/** Changes an import that nobody else changes meanwhile. */
async function change(
  context: CommerceContext,
  id: string,
  work: (trx: CommerceDb, row: ImportRow) => Promise<void>,
): Promise<ImportResult> {
  requireRole(context, "catalogue");
  const key = uuidOf(id, "ProductImport");
  const { value, errors } = await mutation<ImportRow, ImportProblem>(context, async (trx) => {
    const row = key ? await lockImport(trx, key) : undefined;
    if (!row) throw notFound();
    await work(trx, row);
    return (await importById(trx, row.id)) ?? row;
  });
  return { value, errors };
}

/** The byte after the line of names. */
async function startOf(context: CommerceContext, row: ImportRow): Promise<number> {
  const bytes = await context.storage.get(row.object);
  if (!bytes) throw refuse("NOT_FOUND", "id", "The file is gone; send it again.");
  const file = openCsv(Buffer.from(bytes));
  return readLine(file, file.start)?.next ?? bytes.byteLength;
}

const isBusy = ({ state }: ImportRow): boolean => state === "CHECKING" || state === "RUNNING";

/** Says what the columns are, and has the whole file looked through without changing anything. */
export async function productImportCheck(
  context: CommerceContext,
  id: string,
  wished: readonly (string | null)[],
): Promise<ImportResult> {
  requireRole(context, "catalogue");
  const channels = await channelList(context);
  return change(context, id, async (trx, row) => {
    if (isBusy(row)) throw refuse("BUSY", "id", "This file is being worked on.");
    const fields = row.headers.map((_, at) => wished[at] || null);
    const named = fields.filter((field) => field !== null);
    if (named.some((field) => !isField(field, channels))) throw refuse("INVALID", "fields", "There is no such field.");
    if (new Set(named).size !== named.length)
      throw refuse("DUPLICATED_INPUT_ITEM", "fields", "A field is in one column.");
    if (!named.includes("sku")) throw refuse("REQUIRED", "fields", "One column is the part number.");
    await beginPass(trx, row.id, { state: "CHECKING", fields, start: await startOf(context, row) });
    await addImportJob(trx, row.id);
  });
}

/** Brings the products of a file in that was checked, or goes on where somebody stopped it. */
export const productImportRun = (context: CommerceContext, id: string): Promise<ImportResult> =>
  change(context, id, async (trx, row) => {
    if (isBusy(row)) throw refuse("BUSY", "id", "This file is being worked on.");
    if (row.state !== "CHECKED" && row.state !== "STOPPED")
      throw refuse("INVALID", "id", "Have the file checked first.");
    const start = row.state === "STOPPED" ? null : await startOf(context, row);
    await beginPass(trx, row.id, { state: "RUNNING", start });
    await addImportJob(trx, row.id);
  });

/** Stops it after the lines that are being written now. What was written stays. */
export const productImportStop = (context: CommerceContext, id: string): Promise<ImportResult> =>
  change(context, id, async (trx, row) => {
    if (row.state === "CHECKING") await setState(trx, row.id, "UPLOADED");
    if (row.state === "RUNNING") await setState(trx, row.id, "STOPPED");
  });
