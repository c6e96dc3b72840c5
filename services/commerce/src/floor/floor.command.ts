import { requireRole } from "@carloom/identity";
import { numberOf } from "@carloom/wire";
import { exponentOf } from "@carloom/pricing";
import { approvalsOf } from "../approval/approval.repository.ts";
import type { CommerceContext } from "../builder.ts";
import { mutation, type Problem, refuser } from "../refusal.ts";
import { productionRules } from "../rules/production.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import type { FloorState } from "../tables/floor.tables.ts";
import { insertEvent } from "../order/order.repository.ts";
import { mayMove, mayReprint } from "./floor.process.ts";
import { lotsOfDesign, type LotRow, saveLots, type SheetKey, sheetsThere } from "./lot.repository.ts";
import {
  type BatchCount,
  changePieces,
  floorCounts,
  type FloorCount,
  floorPiece,
  type FloorPiece,
  floorPieces,
  holdFiles,
  insertBatch,
  machines,
  openBatches,
  piecesOf,
  type PieceFilter,
  type PieceKey,
} from "./floor.repository.ts";

export const FLOOR_CODES = ["APPROVAL", "CHANGED", "INVALID", "NOT_FOUND", "REQUIRED", "TOO_LONG"] as const;
export type FloorProblem = Problem & { code: (typeof FLOOR_CODES)[number] };
const refuse = refuser<FloorProblem>();

const PAGE = { usual: 60, most: 200 } as const;
/** Pieces that one press moves: a batch of a thousand stickers. */
const MOST_MOVED = 1000;
const MOST_TEXT = 500;
const MOST_MACHINE = 60;
const BATCHES = 40;
/** Minor units that a reprint may cost; nothing that is printed here costs more. */
const MOST_COST = 1_000_000_000;

export type FloorNode = FloorPiece & { approval: string; isBlocked: boolean };
export type FloorMoved = { pieces: FloorNode[]; moved: number; errors: FloorProblem[] };
export type FloorPage = { pieces: FloorNode[]; end: string | null };
export type FloorBoard = { counts: FloorCount[]; machines: string[]; batches: BatchCount[] };

/** Pieces with what their buyers say of them, and whether that keeps them from being printed. */
async function nodes(context: CommerceContext, db: CommerceDb, rows: readonly FloorPiece[]): Promise<FloorNode[]> {
  const designs = [...new Set(rows.map(({ design_id: id }) => id))];
  const [approvals, { approval: isWanted }] = [await approvalsOf(db, designs), await productionRules(context.db)];
  return rows.map((row) => {
    const approval = approvals.get(row.design_id) ?? "NONE";
    return { ...row, approval, isBlocked: isWanted && approval !== "APPROVED" && row.state === "WAITING" };
  });
}

const cursorOf = ({ order_number, design_id, number }: FloorPiece) => `${order_number}.${design_id}.${number}`;
function readCursor(text: string | null | undefined): [number, string, number] | null {
  const [, order, design, number] = /^(\d{1,9})\.([0-9a-f-]{36})\.(\d{1,6})$/.exec(text ?? "") ?? [];
  return order && design && number ? [Number(order), design, Number(number)] : null;
}

export type PiecesInput = Omit<PieceFilter, "batch"> & {
  batch?: string | null;
  first?: number | null;
  after?: string | null;
};

/** Pieces on the floor, by order. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function piecesOnFloor(context: CommerceContext, input: PiecesInput): Promise<FloorPage> {
  requireRole(context, "orders");
  const { first, after, batch, ...filter } = input;
  const key = batch ? numberOf(batch, "FloorBatch") : null;
  if (batch && key === null) return { pieces: [], end: null };
  const db = shopTables(context.db);
  const most = Math.min(Math.max(first ?? PAGE.usual, 1), PAGE.most);
  const rows = await floorPieces(
    db,
    { ...filter, batch: key === null ? null : String(key) },
    most + 1,
    readCursor(after),
  );
  const shown = rows.slice(0, most);
  const last = shown.at(-1);
  return { pieces: await nodes(context, db, shown), end: rows.length > most && last ? cursorOf(last) : null };
}

/** @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function pieceOnFloor(context: CommerceContext, key: PieceKey): Promise<FloorNode | null> {
  requireRole(context, "orders");
  const db = shopTables(context.db);
  const row = await floorPiece(db, key);
  return row ? ((await nodes(context, db, [row]))[0] ?? null) : null;
}

/** @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function floorBoard(context: CommerceContext): Promise<FloorBoard> {
  requireRole(context, "orders");
  const db = shopTables(context.db);
  return { counts: await floorCounts(db), machines: await machines(db), batches: await openBatches(db, BATCHES) };
}

function readKeys(keys: readonly PieceKey[]): readonly PieceKey[] {
  if (keys.length === 0) throw refuse("REQUIRED", "pieces", "Which pieces?");
  if (keys.length > MOST_MOVED) throw refuse("INVALID", "pieces", `At most ${MOST_MOVED} pieces at once.`);
  return keys;
}

function readLine(text: string, field: string, most: number): string {
  const line = text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
  if (!line) throw refuse("REQUIRED", field, "Please write something.");
  if (line.length > most) throw refuse("TOO_LONG", field, `This has at most ${most} characters.`);
  return line;
}

/** @throws Refusal where a shop that wants approvals has none of what is to be printed */
async function checkApproved(trx: CommerceDb, keys: readonly PieceKey[]): Promise<void> {
  if (!(await productionRules(trx as never)).approval) return;
  const designs = [...new Set(keys.map(({ design }) => design))];
  // what is approved is what is printed: files made anew meanwhile wait
  await holdFiles(trx, designs);
  const approvals = await approvalsOf(trx, designs);
  if ([...approvals.values()].some((one) => one !== "APPROVED"))
    throw refuse("APPROVAL", "pieces", "The proof is not approved yet.");
}

/** What is changed, with the pieces as they are then. */
async function changed(
  context: CommerceContext,
  keys: readonly PieceKey[],
  work: (trx: CommerceDb, userId: string) => Promise<PieceKey[]>,
): Promise<FloorMoved> {
  const { userId } = requireRole(context, "orders");
  const { value, errors } = await mutation<PieceKey[], FloorProblem>(context, (trx) => work(trx, userId));
  const db = shopTables(context.db);
  const rows = keys.length > MOST_MOVED ? [] : await piecesOf(db, keys);
  return { pieces: await nodes(context, db, rows), moved: value?.length ?? 0, errors };
}

/** Staff move pieces one step on, or back where somebody pressed by mistake. Those that are elsewhere by now stay. */
export function floorMove(
  context: CommerceContext,
  keys: readonly PieceKey[],
  from: FloorState,
  to: FloorState,
): Promise<FloorMoved> {
  return changed(context, keys, async (trx, userId) => {
    readKeys(keys);
    if (!mayMove(from, to)) throw refuse("INVALID", "to", "A piece goes one step at a time.");
    if (from === "WAITING") await checkApproved(trx, keys);
    const moved = await changePieces(trx, keys, { from, to, kind: "MOVED", userId });
    if (moved.length === 0) throw refuse("CHANGED", "pieces", "Somebody else has moved this already.");
    return moved;
  });
}

export type ReprintInput = PieceKey & { from: FloorState; reason: string; cost?: number | null };

/** Staff have a piece printed again, and say why and what that costs. */
export function floorReprint(context: CommerceContext, input: ReprintInput): Promise<FloorMoved> {
  const { design, number, from } = input;
  const keys = [{ design, number }];
  return changed(context, keys, async (trx, userId) => {
    if (!mayReprint(from)) throw refuse("INVALID", "from", "This piece is not printed yet.");
    const reason = readLine(input.reason, "reason", MOST_TEXT);
    const piece = await floorPiece(trx, { design, number });
    if (!piece) throw refuse("NOT_FOUND", "number", "There is no such piece.");
    const cost = typeof input.cost === "number" ? Math.round(input.cost * 10 ** exponentOf(piece.currency)) : null;
    if (cost !== null && !(cost >= 0 && cost <= MOST_COST)) throw refuse("INVALID", "cost", "This is no such amount.");
    const moved = await changePieces(trx, keys, {
      from,
      to: "WAITING",
      kind: "REPRINT",
      userId,
      reason,
      cost,
      batch: null,
    });
    if (moved.length === 0) throw refuse("CHANGED", "number", "Somebody else has moved this already.");
    return moved;
  });
}

export type BatchInput = { machine: string; pieces: readonly PieceKey[] };

/** Staff put pieces of one film together for one machine. */
export function floorBatchMake(context: CommerceContext, { machine, pieces: keys }: BatchInput): Promise<FloorMoved> {
  return changed(context, keys, async (trx, userId) => {
    readKeys(keys);
    const name = readLine(machine, "machine", MOST_MACHINE);
    await checkApproved(trx, keys);
    const wanted = new Set(keys.map(({ design, number }) => `${design} ${number}`));
    const films = new Set((await piecesOf(trx, keys)).map((piece) => piece.film));
    const [film] = films;
    if (film === undefined) throw refuse("NOT_FOUND", "pieces", "There are no such pieces.");
    if (films.size > 1) throw refuse("INVALID", "pieces", "A batch is of one film.");
    const { id } = await insertBatch(trx, { film, machine: name, user_id: userId });
    const put = await changePieces(trx, keys, { from: "WAITING", to: "WAITING", kind: "BATCH", userId, batch: id });
    // a batch without those that were wanted in it is none
    if (put.length < wanted.size) throw refuse("CHANGED", "pieces", "Somebody else has taken some of these already.");
    return put;
  });
}

/** As long as a roll's label. */
const MOST_LOT = 60;

export type LotsInput = {
  batch?: string | null;
  sheet?: SheetKey | null;
  filmLot: string;
  laminateLot: string;
};
export type LotsSaved = { sheets: number; errors: FloorProblem[] };

function readLot(text: string, field: string): string {
  const line = text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
  if (line.length > MOST_LOT) throw refuse("TOO_LONG", field, `A lot has at most ${MOST_LOT} characters.`);
  return line;
}

/**
 * Staff note of which rolls a sheet came, or all sheets of a batch. Each change stands in the order's history; an empty lot
 * takes a note back.
 */
export async function floorLotsSave(context: CommerceContext, input: LotsInput): Promise<LotsSaved> {
  const { userId } = requireRole(context, "orders");
  const { value, errors } = await mutation<number, FloorProblem>(context, async (trx) => {
    const [film, laminate] = [readLot(input.filmLot, "filmLot"), readLot(input.laminateLot, "laminateLot")];
    const batch = input.batch ? numberOf(input.batch, "FloorBatch") : null;
    const of = input.sheet ?? (batch === null ? null : { batch: String(batch) });
    const sheets = of ? await sheetsThere(trx, of) : [];
    if (sheets.length === 0) throw refuse("NOT_FOUND", input.sheet ? "sheet" : "batch", "There are no such sheets.");
    const saved = await saveLots(trx, sheets, { film, laminate, userId });
    const orders = new Map<string, string[]>();
    for (const { design, film: name, sheet } of saved) {
      const own = sheets.find((one) => one.design === design && one.film === name && one.sheet === sheet);
      if (own) orders.set(own.order_id, [...(orders.get(own.order_id) ?? []), `${name} ${sheet}`]);
    }
    for (const [orderId, names] of [...orders].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const message = `lots ${JSON.stringify({ sheets: names, film, laminate })}`;
      await insertEvent(trx, { order_id: orderId, type: "FLOOR_LOTS", user_id: userId, data: { message } });
    }
    return saved.length;
  });
  return { sheets: value ?? 0, errors };
}

/** @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function floorLots(context: CommerceContext, design: string): Promise<LotRow[]> {
  requireRole(context, "orders");
  return lotsOfDesign(shopTables(context.db), design);
}
