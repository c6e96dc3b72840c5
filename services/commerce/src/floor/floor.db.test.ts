import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { madeFiles, paidDesign, piece } from "../testing/production.ts";
import { customer, type Shop, shopFixture, staff } from "../testing/shop.ts";

const PIECE = `design number state film approval isBlocked batch machine reprints orderNumber by
  events { kind from to reason by cost { fractionalAmount currency } }`;
const PIECES = `query($state: FloorState, $film: String, $design: UUID, $sheet: Int, $order: Int, $batch: ID, $loose: Boolean, $first: Int, $after: String) {
  floorPieces(state: $state, film: $film, design: $design, sheet: $sheet, order: $order, batch: $batch, loose: $loose, first: $first, after: $after) { pieces { ${PIECE} } end } }`;
const ONE = `query($design: UUID!, $number: Int!) { floorPiece(design: $design, number: $number) { ${PIECE} } }`;
const MOVE = `mutation($pieces: [FloorPieceInput!]!, $from: FloorState!, $to: FloorState!) {
  floorMove(pieces: $pieces, from: $from, to: $to) { moved pieces { ${PIECE} } errors { code field } } }`;
const REPRINT = `mutation($design: UUID!, $number: Int!, $from: FloorState!, $reason: String!, $cost: Float) {
  floorReprint(design: $design, number: $number, from: $from, reason: $reason, cost: $cost) { moved pieces { ${PIECE} } errors { code field } } }`;
const BATCH = `mutation($machine: String!, $pieces: [FloorPieceInput!]!) {
  floorBatchMake(machine: $machine, pieces: $pieces) { moved pieces { ${PIECE} } errors { code field } } }`;
const BOARD = `{ floorBoard { counts { state film pieces } machines batches { id number film machine states { state pieces } } } }`;
const RULES = `mutation($wanted: Boolean!) { productionRulesSave(isApprovalRequired: $wanted) { errors { code } } }`;
const SEND = `mutation($order: ID!, $design: UUID!) { proofSend(order: $order, design: $design) { proof { id } errors { code } } }`;
const LINK = `mutation($id: UUID!) { proofLink(id: $id) { link } }`;
const DECIDE = `mutation($token: String!) { proofDecide(token: $token, kind: APPROVED, name: "Kim") { errors { code } } }`;

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());
beforeEach(() => shop.services.connection.pool.query("delete from platform.rate_window"));

const worker = staff();
const PIECES_MADE = [piece(1), piece(2), piece(3, { film: "wrap-matte", kind: "wrap", sheets: [1, 2] })];
async function made(pieces = PIECES_MADE) {
  const of = await paidDesign(shop);
  await madeFiles(shop, of.design, pieces);
  return of;
}
const pieces = async (variables: object) => (await shop.graphql(PIECES, variables, worker)).data.floorPieces.pieces;
const move = async (design: string, numbers: number[], from: string, to: string, visitor = worker) =>
  (await shop.graphql(MOVE, { pieces: numbers.map((number) => ({ design, number })), from, to }, visitor)).data
    .floorMove;
const FILES = `query($order: ID!) { orderProduction(order: $order) { awaitsApproval } }`;
const filesWait = async (order: string) =>
  (await shop.graphql(FILES, { order }, worker)).data.orderProduction[0].awaitsApproval;
const statesOf = async (design: string) =>
  (await pieces({ design })).map(({ number, state }: { number: number; state: string }) => [number, state]);

describe("pieces on the floor", () => {
  it("come from the production files, wait to be printed, and go one step at a time, on and back", async () => {
    const { design } = await made();
    expect(await statesOf(design)).toEqual([
      [1, "WAITING"],
      [2, "WAITING"],
      [3, "WAITING"],
    ]);
    const steps = ["WAITING", "PRINTED", "CUT", "WEEDED", "PACKED", "SHIPPED"];
    for (const [i, to] of steps.slice(1).entries())
      expect((await move(design, [1], steps[i] ?? "", to)).errors).toEqual([]);
    expect((await move(design, [2], "WAITING", "CUT")).errors).toEqual([{ code: "INVALID", field: "to" }]);
    expect((await move(design, [1], "SHIPPED", "PACKED")).moved).toBe(1);
    const one = (await shop.graphql(ONE, { design, number: 1 }, worker)).data.floorPiece;
    expect(one.state).toBe("PACKED");
    expect(one.events.map(({ from, to }: { from: string; to: string }) => `${from}>${to}`)).toEqual([
      "SHIPPED>PACKED",
      "PACKED>SHIPPED",
      "WEEDED>PACKED",
      "CUT>WEEDED",
      "PRINTED>CUT",
      "WAITING>PRINTED",
    ]);
  });

  it("are moved once where two press at once, and whoever is late is told where it is", async () => {
    const { design } = await made();
    const other = staff();
    const both = await Promise.all([
      move(design, [1], "WAITING", "PRINTED"),
      move(design, [1], "WAITING", "PRINTED", other),
    ]);
    expect(both.map(({ moved }) => moved).sort()).toEqual([0, 1]);
    expect(both.flatMap(({ errors }) => errors)).toEqual([{ code: "CHANGED", field: "pieces" }]);
    for (const { pieces: shown } of both) expect(shown).toMatchObject([{ number: 1, state: "PRINTED" }]);
    const one = (await shop.graphql(ONE, { design, number: 1 }, worker)).data.floorPiece;
    expect(one.events).toHaveLength(1);
    // of several those that are still there go on
    const rest = await move(design, [1, 2], "WAITING", "PRINTED");
    expect([rest.moved, rest.errors]).toEqual([1, []]);
  });

  it("are not moved by whoever saw them before another's press was through", async () => {
    const { design } = await made();
    const { pool } = shop.services.connection;
    const rival = await pool.connect();
    try {
      await rival.query("begin");
      await rival.query(
        "insert into commerce.floor_piece (design_id, number, look, state) values ($1, 1, 'look1', 'PRINTED')",
        [design],
      );
      const pressed = move(design, [1], "WAITING", "PRINTED");
      // it has found the piece waiting, and now waits for the rival's row
      await vi.waitFor(async () => {
        const { rows } = await pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%floor_piece%'",
        );
        expect(rows).toHaveLength(1);
      });
      await rival.query("commit");
      const answer = await pressed;
      expect([answer.moved, answer.errors]).toEqual([0, [{ code: "CHANGED", field: "pieces" }]]);
    } finally {
      rival.release();
    }
    expect((await shop.graphql(ONE, { design, number: 1 }, worker)).data.floorPiece.events).toEqual([]);
  });

  it("wait again where their files were made anew and look otherwise, and else stay where they are", async () => {
    const { design } = await made();
    await move(design, [1, 2], "WAITING", "PRINTED");
    await madeFiles(shop, design, [piece(1), piece(2, { look: "other" })]);
    expect(await statesOf(design)).toEqual([
      [1, "PRINTED"],
      [2, "WAITING"],
    ]);
    expect((await move(design, [2], "WAITING", "PRINTED")).moved).toBe(1);
    expect((await move(design, [3], "WAITING", "PRINTED")).errors).toEqual([{ code: "CHANGED", field: "pieces" }]);
  });

  it("are printed again with a reason and what that costs", async () => {
    const { design } = await made();
    const again = async (more: object) =>
      (await shop.graphql(REPRINT, { design, number: 1, from: "CUT", reason: "Bubble", ...more }, worker)).data
        .floorReprint;
    expect((await again({ from: "WAITING" })).errors).toEqual([{ code: "INVALID", field: "from" }]);
    await move(design, [1], "WAITING", "PRINTED");
    expect((await again({})).errors).toEqual([{ code: "CHANGED", field: "number" }]);
    await move(design, [1], "PRINTED", "CUT");
    expect((await again({ reason: " " })).errors).toEqual([{ code: "REQUIRED", field: "reason" }]);
    expect((await again({ cost: -1 })).errors).toEqual([{ code: "INVALID", field: "cost" }]);
    const done = await again({ cost: 4.2 });
    expect(done.pieces).toMatchObject([{ state: "WAITING", reprints: 1, batch: null }]);
    expect(done.pieces[0].events[0]).toMatchObject({
      kind: "REPRINT",
      reason: "Bubble",
      cost: { fractionalAmount: 420, currency: "USD" },
    });
    // what costs nothing and what nobody said are two things
    await move(design, [1], "WAITING", "PRINTED");
    expect((await again({ from: "PRINTED", cost: 0 })).pieces[0].events[0].cost).toEqual({
      fractionalAmount: 0,
      currency: "USD",
    });
  });

  it("are found by state, film, sheet and order, page by page", async () => {
    const { design, number: order } = await made();
    expect((await pieces({ design, film: "wrap-matte" })).map(({ number }: { number: number }) => number)).toEqual([3]);
    expect((await pieces({ design, film: "wrap-matte", sheet: 2 })).length).toBe(1);
    expect((await pieces({ design, sheet: 7 })).length).toBe(0);
    const first = (await shop.graphql(PIECES, { order, first: 2 }, worker)).data.floorPieces;
    const second = (await shop.graphql(PIECES, { order, first: 2, after: first.end }, worker)).data.floorPieces;
    expect([...first.pieces, ...second.pieces].map(({ number }: { number: number }) => number)).toEqual([1, 2, 3]);
    expect(second.end).toBeNull();
  });
});

describe("batches", () => {
  it("hold pieces of one film for a machine, each piece in one", async () => {
    const { design } = await made();
    const batch = async (numbers: number[]) =>
      (
        await shop.graphql(
          BATCH,
          { machine: "Roland 1", pieces: numbers.map((number) => ({ design, number })) },
          worker,
        )
      ).data.floorBatchMake;
    expect((await batch([1, 3])).errors).toEqual([{ code: "INVALID", field: "pieces" }]);
    expect((await batch([9])).errors).toEqual([{ code: "NOT_FOUND", field: "pieces" }]);
    const both = await Promise.all([batch([1, 2]), batch([2, 1])]);
    expect(both.map(({ moved }) => moved).sort()).toEqual([0, 2]);
    expect(both.flatMap(({ errors }) => errors)).toEqual([{ code: "CHANGED", field: "pieces" }]);
    const { floorBoard: board } = (await shop.graphql(BOARD, {}, worker)).data;
    expect(board.machines).toEqual(["Roland 1"]);
    const [own] = board.batches;
    expect(own).toMatchObject({ film: "sticker-gloss", states: [{ state: "WAITING", pieces: 2 }] });
    expect(await pieces({ design, loose: true })).toMatchObject([{ number: 3 }]);
    await move(design, [1], "WAITING", "PRINTED");
    expect(await pieces({ batch: own.id })).toMatchObject([
      { number: 1, state: "PRINTED", machine: "Roland 1" },
      { number: 2, state: "WAITING" },
    ]);
    // a batch that nobody got is not left behind
    const { rows } = await shop.services.connection.pool.query(
      "select count(*)::int as count from commerce.floor_batch",
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe("the board", () => {
  const board = async () => (await shop.graphql(BOARD, {}, worker)).data.floorBoard;
  const batched = async (film: string) => {
    const of = await made([piece(1, { film }), piece(2, { film })]);
    const keys = [1, 2].map((number) => ({ design: of.design, number }));
    expect((await shop.graphql(BATCH, { machine: "Roland 2", pieces: keys }, worker)).data.floorBatchMake.moved).toBe(
      2,
    );
    return of;
  };
  const batchesOf = async (film: string) =>
    (await board()).batches.filter((batch: { film: string }) => batch.film === film);

  it("shows no batch of what was called off or is made anew", async () => {
    const { order } = await batched("sticker-chrome");
    expect(await batchesOf("sticker-chrome")).toHaveLength(1);
    const cancel = `mutation($id: ID!) { orderCancel(id: $id) { errors { code } } }`;
    expect((await shop.graphql(cancel, { id: order }, worker)).data.orderCancel.errors).toEqual([]);
    expect(await batchesOf("sticker-chrome")).toEqual([]);
    const { design } = await batched("sticker-satin");
    await madeFiles(shop, design, [
      piece(1, { film: "sticker-satin" }),
      piece(2, { film: "sticker-satin", look: "new" }),
    ]);
    expect(await batchesOf("sticker-satin")).toMatchObject([{ states: [{ state: "WAITING", pieces: 1 }] }]);
  });

  it("counts of orders that are sent what was moved within a month, and a piece's own page has it still", async () => {
    const { design } = await made([piece(1, { film: "wrap-flake" })]);
    await move(design, [1], "WAITING", "PRINTED");
    const { pool } = shop.services.connection;
    await pool.query(
      `update commerce."order" set status = 'FULFILLED' where id = (select order_id from commerce.design where id = $1)`,
      [design],
    );
    const counted = async () => (await board()).counts.filter(({ film }: { film: string }) => film === "wrap-flake");
    expect(await counted()).toEqual([{ state: "PRINTED", film: "wrap-flake", pieces: 1 }]);
    await pool.query("update commerce.floor_piece set updated_at = now() - interval '31 days' where design_id = $1", [
      design,
    ]);
    expect(await counted()).toEqual([]);
    expect((await shop.graphql(ONE, { design, number: 1 }, worker)).data.floorPiece.state).toBe("PRINTED");
  });

  it("refuses more pieces at once than a batch has, and looks none of them up", async () => {
    const { design } = await made();
    const many = Array.from({ length: 1001 }, (_, i) => i + 1);
    expect(await move(design, many, "WAITING", "PRINTED")).toEqual({
      moved: 0,
      pieces: [],
      errors: [{ code: "INVALID", field: "pieces" }],
    });
  });
});

describe("a shop that wants approvals", () => {
  it("prints nothing whose proof is not approved as it is made now", async () => {
    const owner = customer({ isStaff: true, roles: ["owner"] });
    const { order, design } = await made();
    const refused = await shop.graphql(RULES, { wanted: true }, worker);
    expect(refused.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    await shop.graphql(RULES, { wanted: true }, owner);
    expect(await pieces({ design })).toMatchObject([{ approval: "NONE", isBlocked: true }, {}, {}]);
    expect((await move(design, [1], "WAITING", "PRINTED")).errors).toEqual([{ code: "APPROVAL", field: "pieces" }]);
    expect(await filesWait(order)).toBe(true);
    const { proof } = (await shop.graphql(SEND, { order, design }, worker)).data.proofSend;
    expect(await pieces({ design })).toMatchObject([{ approval: "OPEN", isBlocked: true }, {}, {}]);
    const { link } = (await shop.graphql(LINK, { id: proof.id }, worker)).data.proofLink;
    await shop.graphql(DECIDE, { token: new URL(link).pathname.replace("/proof/", "") });
    expect(await pieces({ design })).toMatchObject([{ approval: "APPROVED", isBlocked: false }, {}, {}]);
    expect(await filesWait(order)).toBe(false);
    expect((await move(design, [1], "WAITING", "PRINTED")).moved).toBe(1);
    // made anew, the same is still what was approved, and anything else is not
    await madeFiles(shop, design, PIECES_MADE);
    expect(await pieces({ design })).toMatchObject([{ approval: "APPROVED" }, {}, {}]);
    await madeFiles(shop, design, [piece(1), piece(2, { look: "other" })]);
    expect(await pieces({ design })).toMatchObject([{ approval: "NONE" }, { isBlocked: true }]);
    expect((await move(design, [2], "WAITING", "PRINTED")).errors).toEqual([{ code: "APPROVAL", field: "pieces" }]);
    await shop.graphql(RULES, { wanted: false }, owner);
    expect((await move(design, [2], "WAITING", "PRINTED")).moved).toBe(1);
  });
});
