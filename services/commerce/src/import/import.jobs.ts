import { addJob, type JobHandlers, type Services } from "@carloom/platform";
import { channelList } from "../catalogue/channel.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { transact } from "../transaction.ts";
import { applyLines, type Outcome, type Shop, StockMoved, tryLines } from "./apply.ts";
import type { Field } from "./columns.ts";
import { type CsvFile, isBlank, openCsv, readLine } from "./csv.ts";
import { countGoods, shelvesOf } from "./goods.repository.ts";
import {
  beginPass,
  importById,
  type ImportRow,
  insertProblems,
  lockImport,
  noteStep,
  setState,
} from "./import.repository.ts";
import { type GoodsLine, type LineProblem, readGoods } from "./line.policy.ts";

/** Job that works on one file: checks it, or brings its products in. */
export const PRODUCT_IMPORT = "commerce.productImport";
/** Lines that are written together, and after which somebody may stop it. */
const STEP = 1000;

export const addImportJob = (db: CommerceDb, id: string): Promise<void> =>
  addJob(db, PRODUCT_IMPORT, { id }, { key: `${PRODUCT_IMPORT}:${id}`, queue: PRODUCT_IMPORT });

/** Of what class the database says that a row may not be as it is. */
const isRefused = (error: unknown): boolean =>
  error instanceof StockMoved || /^2[23]/.test((error as { code?: string } | null)?.code ?? "");

type Step = { rows: GoodsLine[]; problems: LineProblem[]; lines: number; next: number };
type Pass = {
  file: CsvFile;
  fields: (Field | null)[];
  currencies: ReadonlyMap<string, string>;
  /** Part numbers that stood in earlier lines: the second is a mistake. */
  skus: Set<string>;
};

/** Reads the next lines of a file. */
function nextStep({ file, fields, currencies, skus }: Pass, from: number, done: number): Step {
  const step: Step = { rows: [], problems: [], lines: 0, next: from };
  while (step.lines < STEP) {
    const read = readLine(file, step.next);
    if (!read) break;
    step.next = read.next;
    step.lines++;
    if (isBlank(read.cells)) continue;
    // the line of names is the first
    const line = done + step.lines + 1;
    const { row, problems } = readGoods(line, read.cells, fields, currencies);
    step.problems.push(...problems);
    if (!row) continue;
    if (skus.has(row.sku)) step.problems.push({ line, field: "sku", code: "DUPLICATE", value: row.sku });
    else step.rows.push(row);
    skus.add(row.sku);
  }
  return step;
}

/** Part numbers before a byte, for a pass that goes on where another ended. */
function skusBefore(file: CsvFile, fields: readonly (Field | null)[], until: number): Set<string> {
  const skus = new Set<string>();
  const at = fields.indexOf("sku");
  for (let from = readLine(file, file.start)?.next ?? until; from < until; ) {
    const read = readLine(file, from);
    if (!read) break;
    from = read.next;
    const sku = read.cells[at];
    if (sku) skus.add(sku);
  }
  return skus;
}

const sum = (a: Outcome, b: Outcome): Outcome => ({
  created: a.created + b.created,
  changed: a.changed + b.changed,
  unchanged: a.unchanged + b.unchanged,
  problems: [...a.problems, ...b.problems],
});

/** Writes lines in halves where the whole was refused, down to the one that is to blame. */
async function inHalves(
  db: CommerceDb,
  rows: readonly GoodsLine[],
  shop: Shop,
  note: { reason: string; userId: string },
): Promise<Outcome> {
  try {
    return await transact(db, (trx) => applyLines(trx, rows, shop, note));
  } catch (error) {
    const [first] = rows;
    if (!isRefused(error) || !first) throw error;
    if (rows.length === 1) {
      const problems = [{ line: first.line, field: "sku", code: "NOT_WRITTEN" as const, value: first.sku }];
      return { created: 0, changed: 0, unchanged: 0, problems };
    }
    const half = Math.ceil(rows.length / 2);
    const before = await inHalves(db, rows.slice(0, half), shop, note);
    return sum(before, await inHalves(db, rows.slice(half), shop, note));
  }
}

async function noteOutcome(trx: CommerceDb, id: string, step: Step, outcome: Outcome, isCheck: boolean): Promise<void> {
  const problems = [...step.problems, ...outcome.problems].sort((a, b) => a.line - b.line);
  await insertProblems(trx, id, problems);
  const { created, changed, unchanged } = outcome;
  const failed = new Set(problems.map(({ line }) => line)).size;
  await noteStep(trx, id, { lines: step.lines, offset: step.next, created, changed, unchanged, failed }, isCheck);
}

/** One step of a pass. @returns how many lines were new; null where somebody stopped it */
async function work(
  db: CommerceDb,
  { id, state, user_id, file_name }: ImportRow,
  step: Step,
  shop: Shop,
  seen: Set<string>,
): Promise<number | null> {
  const isCheck = state === "CHECKING";
  const note = { reason: file_name, userId: user_id };
  const whole = async (done: Outcome | null) =>
    transact(db, async (trx) => {
      if ((await lockImport(trx, id))?.state !== state) return null;
      const outcome = done ?? (await applyLines(trx, step.rows, shop, note));
      await noteOutcome(trx, id, step, outcome, isCheck);
      return outcome.created;
    });
  if (isCheck) return whole(await tryLines(db, step.rows, shop, seen));
  try {
    return await whole(null);
  } catch (error) {
    if (!isRefused(error)) throw error;
    return whole(await inHalves(db, step.rows, shop, note));
  }
}

/** @param shown told after products were written: a file may have shown what is not to be shown */
export function importJobs(services: Services, shown: () => Promise<void> = async () => undefined): JobHandlers {
  const db = shopTables(services.db);
  return {
    async [PRODUCT_IMPORT](payload) {
      const { id } = payload as { id: string };
      const begun = await importById(db, id);
      if (begun?.state !== "CHECKING" && begun?.state !== "RUNNING") return;
      const bytes = await services.storage.get(begun.object);
      if (!bytes) return setState(db, id, "FAILED");
      const file = openCsv(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      const start = readLine(file, file.start)?.next ?? bytes.byteLength;
      // what a check keeps in mind went with the process that began it
      if (begun.state === "CHECKING" && begun.done > 0) await beginPass(db, id, { state: "CHECKING", start });
      const row = (await importById(db, id)) ?? begun;
      const channels = await channelList(services);
      const shop: Shop = {
        shelves: await shelvesOf(db),
        channels: new Map(channels.map((channel) => [channel.slug, channel.id])),
      };
      const fields = row.fields as (Field | null)[];
      const pass: Pass = {
        file,
        fields,
        currencies: new Map(channels.map(({ slug, currency }) => [slug, currency])),
        skus: skusBefore(file, fields, row.offset_bytes),
      };
      const seen = new Set<string>();
      // the tables are counted whenever this file has doubled what it brought: where nothing grows, nothing is to be said
      let created = row.created;
      let counted = Math.max(created, 1);
      for (let { offset_bytes: at, done } = row; at < bytes.byteLength; ) {
        const step = nextStep(pass, at, done);
        const fresh = await work(db, row, step, shop, seen);
        if (row.state === "RUNNING") await shown();
        if (fresh === null) return;
        at = step.next;
        done += step.lines;
        created += fresh;
        if (row.state === "RUNNING" && created >= counted) {
          await countGoods(db);
          counted = created * 2;
        }
      }
      await transact(db, async (trx) => {
        if ((await lockImport(trx, id))?.state === row.state)
          await setState(trx, id, row.state === "CHECKING" ? "CHECKED" : "DONE");
      });
    },
  };
}
