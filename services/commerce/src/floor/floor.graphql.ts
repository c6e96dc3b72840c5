import { type AccountRow, accountDb, accountsByIds } from "@carloom/identity";
import { loaderOf, type RequestContext } from "@carloom/platform";
import { globalId, money, MoneyRef } from "@carloom/wire";
import { APPROVALS, type Approval } from "../approval/approval.repository.ts";
import { builder } from "../builder.ts";
import { drawingsUrl } from "../proof/proof.link.ts";
import { shopTables } from "../tables.ts";
import { FLOOR_EVENTS, FLOOR_STATES, type FloorState } from "../tables/floor.tables.ts";
import {
  FLOOR_CODES,
  floorBatchMake,
  floorBoard,
  type FloorBoard,
  floorMove,
  type FloorMoved,
  type FloorNode,
  type FloorPage,
  type FloorProblem,
  floorReprint,
  pieceOnFloor,
  piecesOnFloor,
} from "./floor.command.ts";
import { type BatchCount, eventsOfPiece, type FloorCount, type FloorEvent } from "./floor.repository.ts";

const MOST_EVENTS = 50;

const State = builder.enumType("FloorState", {
  description: "Where a piece is: it waits to be printed, or what was done to it last.",
  values: FLOOR_STATES,
});
const EventKind = builder.enumType("FloorEventKind", { values: FLOOR_EVENTS });
const ApprovalEnum = builder.enumType("FloorApproval", {
  description: "What the buyer says of it as it is made now; NONE: nobody was asked.",
  values: APPROVALS,
});

async function people(ids: readonly string[], context: RequestContext): Promise<Map<string, AccountRow>> {
  const rows = await accountsByIds(accountDb(context.db), ids);
  return new Map(rows.map((row) => [row.id, row]));
}
/** Who did it, as colleagues call them. */
async function nameOf(id: string | null, context: RequestContext): Promise<string> {
  const account = id ? await loaderOf(context, people).load(id) : null;
  return account ? `${account.first_name} ${account.last_name}`.trim() || account.email : "";
}

const EventRef = builder.objectRef<FloorEvent & { currency: string }>("FloorEvent").implement({
  fields: (t) => ({
    kind: t.field({ type: EventKind, resolve: ({ kind }) => kind }),
    from: t.field({ type: State, resolve: (event) => event.from_state }),
    to: t.field({ type: State, resolve: (event) => event.to_state }),
    reason: t.exposeString("reason"),
    cost: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: ({ cost, currency }) => (cost === null ? null : money(cost, currency)),
    }),
    by: t.string({ resolve: (event, _, context) => nameOf(event.user_id, context) }),
    at: t.field({ type: "DateTime", resolve: (event) => event.created_at }),
  }),
});

const PieceRef = builder.objectRef<FloorNode>("FloorPiece").implement({
  description: "A piece of film of an order, as it is numbered on its sheet.",
  fields: (t) => ({
    design: t.field({ type: "UUID", resolve: (piece) => piece.design_id }),
    number: t.exposeInt("number"),
    title: t.exposeString("title", { description: "Of its design." }),
    order: t.id({ resolve: (piece) => globalId("Order", piece.order_id) }),
    orderNumber: t.string({ resolve: (piece) => String(piece.order_number) }),
    isOrderSent: t.boolean({
      description: "Everything of the order was sent; pieces are moved by hand all the same.",
      resolve: (piece) => piece.order_status === "FULFILLED",
    }),
    currency: t.exposeString("currency", { description: "That what a reprint costs is given in." }),
    panel: t.exposeString("panel"),
    kind: t.exposeString("kind", { description: "sticker or wrap" }),
    film: t.exposeString("film", { description: "As its files are named; empty where that is not known." }),
    sheets: t.field({ type: ["Int"], description: "Of its film's file.", resolve: ({ sheets }) => sheets }),
    width: t.exposeFloat("width", { description: "mm" }),
    height: t.exposeFloat("height", { description: "mm" }),
    dpi: t.exposeInt("dpi", { nullable: true }),
    state: t.field({ type: State, resolve: ({ state }) => state }),
    approval: t.field({ type: ApprovalEnum, resolve: ({ approval }) => approval as Approval }),
    isBlocked: t.exposeBoolean("isBlocked", {
      description: "The shop wants its buyer's approval first.",
    }),
    batch: t.id({
      nullable: true,
      resolve: (piece) => (piece.batch_id ? globalId("FloorBatch", piece.batch_id) : null),
    }),
    machine: t.exposeString("machine", { nullable: true, description: "Of its batch." }),
    reprints: t.exposeInt("reprints"),
    picture: t.string({
      nullable: true,
      description: "SVG, for an hour.",
      resolve: async ({ drawings, number }, _, context) =>
        drawings ? `${await drawingsUrl(context, drawings, null)}/${number}.svg` : null,
    }),
    by: t.string({
      description: "Who moved it last.",
      resolve: (piece, _, context) => nameOf(piece.user_id, context),
    }),
    at: t.field({ type: "DateTime", nullable: true, resolve: (piece) => piece.updated_at }),
    events: t.field({
      type: [EventRef],
      description: "The newest first.",
      resolve: async ({ design_id: design, number, currency }, _, context) =>
        (await eventsOfPiece(shopTables(context.db), { design, number }, MOST_EVENTS)).map((event) => ({
          ...event,
          currency,
        })),
    }),
  }),
});

const CountRef = builder.objectRef<FloorCount>("FloorCount").implement({
  fields: (t) => ({
    state: t.field({ type: State, resolve: ({ state }) => state }),
    film: t.exposeString("film"),
    pieces: t.exposeInt("pieces"),
  }),
});
const BatchStateRef = builder.objectRef<{ state: FloorState; pieces: number }>("FloorBatchState").implement({
  fields: (t) => ({
    state: t.field({ type: State, resolve: ({ state }) => state }),
    pieces: t.exposeInt("pieces"),
  }),
});
const BatchRef = builder.objectRef<BatchCount>("FloorBatch").implement({
  description: "Pieces of one film that go through one machine together.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("FloorBatch", id) }),
    number: t.int({ resolve: ({ id }) => Number(id) }),
    film: t.exposeString("film"),
    machine: t.exposeString("machine"),
    at: t.field({ type: "DateTime", resolve: (batch) => batch.created_at }),
    states: t.field({
      type: [BatchStateRef],
      resolve: ({ counts }) =>
        FLOOR_STATES.flatMap((state) => {
          const pieces = counts[state];
          return pieces ? [{ state, pieces }] : [];
        }),
    }),
  }),
});
const BoardRef = builder.objectRef<FloorBoard>("FloorBoard").implement({
  fields: (t) => ({
    counts: t.field({ type: [CountRef], resolve: ({ counts }) => counts }),
    machines: t.exposeStringList("machines", { description: "The last used first." }),
    batches: t.field({ type: [BatchRef], resolve: ({ batches }) => batches }),
  }),
});
const PageRef = builder.objectRef<FloorPage>("FloorPiecePage").implement({
  fields: (t) => ({
    pieces: t.field({ type: [PieceRef], resolve: ({ pieces }) => pieces }),
    end: t.exposeString("end", { nullable: true, description: "What the next page comes after; null at the last." }),
  }),
});

const Code = builder.enumType("FloorErrorCode", { values: FLOOR_CODES });
export const FloorErrorRef = builder.objectRef<FloorProblem>("FloorError").implement({
  fields: (t) => ({
    code: t.field({ type: Code, resolve: ({ code }) => code }),
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message"),
  }),
});
const payload = (name: string) =>
  builder.objectRef<FloorMoved>(name).implement({
    fields: (t) => ({
      pieces: t.field({ type: [PieceRef], description: "As they are now.", resolve: ({ pieces }) => pieces }),
      moved: t.exposeInt("moved", { description: "Pieces that were changed." }),
      errors: t.field({ type: [FloorErrorRef], resolve: ({ errors }) => errors }),
    }),
  });
const KeyInput = builder.inputType("FloorPieceInput", {
  fields: (t) => ({
    design: t.field({ type: "UUID", required: true }),
    number: t.int({ required: true }),
  }),
});

builder.queryFields((t) => ({
  floorBoard: t.field({
    type: BoardRef,
    description: "How much lies where, for staff.",
    resolve: (_, __, context) => floorBoard(context),
  }),
  floorPieces: t.field({
    type: PageRef,
    args: {
      state: t.arg({ type: State }),
      film: t.arg.string(),
      batch: t.arg.id(),
      order: t.arg.int({ description: "Number of an order." }),
      design: t.arg({ type: "UUID" }),
      sheet: t.arg.int({ description: "Of a film's file." }),
      loose: t.arg.boolean({ description: "In no batch." }),
      first: t.arg.int(),
      after: t.arg.string(),
    },
    resolve: (_, args, context) => piecesOnFloor(context, args),
  }),
  floorPiece: t.field({
    type: PieceRef,
    nullable: true,
    args: { design: t.arg({ type: "UUID", required: true }), number: t.arg.int({ required: true }) },
    resolve: (_, args, context) => pieceOnFloor(context, args),
  }),
}));

builder.mutationFields((t) => ({
  floorMove: t.field({
    type: payload("FloorMove"),
    description: "Moves pieces one step on or back, those that are still where they were seen.",
    args: {
      pieces: t.arg({ type: [KeyInput], required: true }),
      from: t.arg({ type: State, required: true, description: "Where they were seen." }),
      to: t.arg({ type: State, required: true }),
    },
    resolve: (_, { pieces, from, to }, context) => floorMove(context, pieces, from, to),
  }),
  floorReprint: t.field({
    type: payload("FloorReprint"),
    args: {
      design: t.arg({ type: "UUID", required: true }),
      number: t.arg.int({ required: true }),
      from: t.arg({ type: State, required: true }),
      reason: t.arg.string({ required: true }),
      cost: t.arg.float({ description: "In the currency of its order." }),
    },
    resolve: (_, args, context) => floorReprint(context, args),
  }),
  floorBatchMake: t.field({
    type: payload("FloorBatchMake"),
    description: "Puts pieces of one film together for a machine.",
    args: {
      machine: t.arg.string({ required: true }),
      pieces: t.arg({ type: [KeyInput], required: true }),
    },
    resolve: (_, args, context) => floorBatchMake(context, args),
  }),
}));
