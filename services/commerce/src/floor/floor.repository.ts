import { type RawBuilder, type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import type { FloorEventKind, FloorState } from "../tables/floor.tables.ts";

export type FloorBatch = Selectable<CommerceTables["commerce.floor_batch"]>;
export type FloorEvent = Selectable<CommerceTables["commerce.floor_event"]>;
export type PieceKey = { design: string; number: number };

/** A piece of film with where it is. */
export type FloorPiece = {
  design_id: string;
  number: number;
  title: string;
  order_id: string;
  order_number: number;
  order_status: string;
  currency: string;
  panel: string;
  kind: string;
  /** Empty where an earlier release made its files. */
  film: string;
  sheets: number[];
  width: number;
  height: number;
  dpi: number | null;
  drawings: string | null;
  look: string;
  state: FloorState;
  batch_id: string | null;
  machine: string | null;
  reprints: number;
  user_id: string | null;
  updated_at: Date | null;
};

/**
 * What is on the floor: of orders that are made all, and of those that are sent whole what was moved within a month. The
 * board is looked at every few seconds, so designs are chosen before their files' reports are opened: all that a shop ever
 * sent is never read for it. An array, because a join is planned after the reports are opened.
 */
const ON_FLOOR = sql`d.id = any(array(
    select own.id from commerce."order" ordered join commerce.design own on own.order_id = ordered.id
    where ordered.status in ('UNFULFILLED', 'PARTIALLY_FULFILLED')
    union
    select design_id from commerce.floor_piece where updated_at > now() - interval '30 days'
  )) and (o.status in ('UNFULFILLED', 'PARTIALLY_FULFILLED')
    or o.status = 'FULFILLED' and f.state is not null and f.updated_at > now() - interval '30 days')`;

/** Every piece, as its files say it is now. What was moved before it was made anew, and looks otherwise, waits again. */
const PIECES = sql`
  select d.id as design_id, (p->>'number')::integer as number, d.title, o.id as order_id, o.number as order_number,
    o.status as order_status, o.currency, p->>'panel' as panel, p->>'kind' as kind, coalesce(p->>'film', '') as film,
    coalesce(p->'sheets', '[]'::jsonb) as sheets, (p->>'width')::float as width, (p->>'height')::float as height,
    (p->>'dpi')::integer as dpi, made.drawings, look.look, coalesce(f.state, 'WAITING') as state, f.batch_id,
    b.machine, coalesce(f.reprints, 0) as reprints, f.user_id, f.updated_at
  from commerce.production made
    join commerce.design d on d.id = made.design_id
    join commerce."order" o on o.id = d.order_id
    cross join lateral jsonb_array_elements(made.report->'pieces') p
    cross join lateral (select coalesce(p->>'look', md5((p - 'number')::text)) as look) look
    left join commerce.floor_piece f
      on f.design_id = d.id and f.number = (p->>'number')::integer and f.look = look.look
    left join commerce.floor_batch b on b.id = f.batch_id`;

export type PieceFilter = {
  state?: FloorState | null;
  film?: string | null;
  batch?: string | null;
  order?: number | null;
  design?: string | null;
  sheet?: number | null;
  /** Not in a batch. */
  loose?: boolean | null;
};

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

/** One design or batch is looked at wherever its order is. */
const seen = ({ design, batch, order }: PieceFilter) =>
  design || batch || order ? sql`o.status <> 'CANCELED'` : ON_FLOOR;

export async function floorPieces(
  db: CommerceDb,
  filter: PieceFilter,
  limit: number,
  after: readonly [number, string, number] | null = null,
): Promise<FloorPiece[]> {
  const { state, film, batch, order, design, sheet, loose } = filter;
  const inner = all([
    seen(filter),
    ...(design ? [sql`d.id = ${design}`] : []),
    ...(order ? [sql`o.number = ${order}`] : []),
    ...(batch ? [sql`f.batch_id = ${batch}`] : []),
  ]);
  const outer = all([
    sql`true`,
    ...(state ? [sql`piece.state = ${state}`] : []),
    ...(typeof film === "string" ? [sql`piece.film = ${film}`] : []),
    ...(sheet ? [sql`piece.sheets @> ${JSON.stringify([sheet])}::jsonb`] : []),
    ...(loose ? [sql`piece.batch_id is null`] : []),
    ...(after
      ? [sql`(piece.order_number, piece.design_id, piece.number) > (${after[0]}, ${after[1]}::uuid, ${after[2]})`]
      : []),
  ]);
  const { rows } = await sql<FloorPiece>`
    select * from (${PIECES} where ${inner}) piece where ${outer}
    order by piece.order_number, piece.design_id, piece.number limit ${limit}`.execute(db);
  return rows;
}

export async function floorPiece(db: CommerceDb, { design, number }: PieceKey): Promise<FloorPiece | undefined> {
  const { rows } = await sql<FloorPiece>`
    ${PIECES} where d.id = ${design} and (p->>'number')::integer = ${number} and o.status <> 'CANCELED'`.execute(db);
  return rows[0];
}

/** These pieces as they are now, those that there are. */
export async function piecesOf(db: CommerceDb, keys: readonly PieceKey[]): Promise<FloorPiece[]> {
  const designs = keys.map(({ design }) => design);
  const numbers = keys.map(({ number }) => number);
  const { rows } = await sql<FloorPiece>`
    select * from (${PIECES} where d.id = any(${designs}::uuid[]) and o.status <> 'CANCELED') piece
    where (piece.design_id, piece.number) in (select * from unnest(${designs}::uuid[], ${numbers}::integer[]))
    order by piece.order_number, piece.design_id, piece.number`.execute(db);
  return rows;
}

/** Has the files of these designs stay as they are until this transaction ends. */
export async function holdFiles(trx: CommerceDb, designs: readonly string[]): Promise<void> {
  await sql`select from commerce.production where design_id = any(${[...designs]}::uuid[])
    order by design_id for share`.execute(trx);
}

export type FloorCount = { state: FloorState; film: string; pieces: number };

/** How many pieces there are of each film in each state. */
export async function floorCounts(db: CommerceDb): Promise<FloorCount[]> {
  const { rows } = await sql<FloorCount>`
    select state, film, count(*)::integer as pieces from (${PIECES} where ${seen({})}) piece
    group by state, film order by film, state`.execute(db);
  return rows;
}

/** Batches that the board looks through; older ones are over, or were left behind. */
const RECENT = sql`select * from commerce.floor_batch order by id desc limit 500`;

/** Machines by when they were last used. */
export async function machines(db: CommerceDb): Promise<string[]> {
  const { rows } = await sql<{ machine: string }>`
    select machine from (${RECENT}) b group by machine order by max(id) desc limit 20`.execute(db);
  return rows.map(({ machine }) => machine);
}

export type BatchCount = FloorBatch & { counts: Partial<Record<FloorState, number>> };

/**
 * Batches with pieces that are not sent yet, the newest first, with what their lists show: what was called off or made
 * anew since keeps none open.
 */
export async function openBatches(db: CommerceDb, limit: number): Promise<BatchCount[]> {
  const { rows } = await sql<BatchCount>`
    with recent as (${RECENT}), begun as (
      select distinct batch_id from commerce.floor_piece where batch_id in (select id from recent) and state <> 'SHIPPED'
      order by batch_id desc limit ${2 * limit}
    ), piece as (
      ${PIECES} where o.status <> 'CANCELED' and d.id = any(array(
        select distinct design_id from commerce.floor_piece where batch_id in (select batch_id from begun)))
      offset 0
    ), counted as (
      select batch_id, state, count(*)::integer as pieces from piece where batch_id in (select batch_id from begun)
      group by batch_id, state
    )
    select b.*, c.counts from recent b join (
      select batch_id, jsonb_object_agg(state, pieces) as counts from counted
      group by batch_id having bool_or(state <> 'SHIPPED')
    ) c on c.batch_id = b.id
    order by b.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function insertBatch(
  trx: CommerceDb,
  batch: { film: string; machine: string; user_id: string },
): Promise<FloorBatch> {
  return trx.insertInto("commerce.floor_batch").values(batch).returningAll().executeTakeFirstOrThrow();
}

export type Change = {
  from: FloorState;
  to: FloorState;
  kind: FloorEventKind;
  userId: string;
  /** Batch that they go into; absent: they stay in theirs, null: they leave it. */
  batch?: string | null;
  reason?: string;
  cost?: number | null;
};

/**
 * Changes those of these pieces that are where whoever changes them saw them. Two who press at once change a piece once:
 * the second waits for the first and then finds it elsewhere.
 * @returns those that were changed
 */
export async function changePieces(trx: CommerceDb, keys: readonly PieceKey[], change: Change): Promise<PieceKey[]> {
  const { from, to, kind, userId, reason = "", cost = null, batch } = change;
  const designs = keys.map(({ design }) => design);
  const numbers = keys.map(({ number }) => number);
  const next = batch === undefined ? sql`p.batch_id` : sql`${batch}::bigint`;
  const again = kind === "REPRINT" ? 1 : 0;
  // what was moved while it looked otherwise counts as one that waits, in no batch
  const current = sql`f.look = excluded.look`;
  const { rows } = await sql<PieceKey>`
    with asked as (select distinct * from unnest(${designs}::uuid[], ${numbers}::integer[]) as a (design, number)),
    changed as (
      insert into commerce.floor_piece as f (design_id, number, look, state, batch_id, reprints, user_id)
      select p.design_id, p.number, p.look, ${to}, ${next}, p.reprints + ${again}::integer, ${userId}::uuid
      from (${PIECES} where d.id = any(${designs}::uuid[]) and o.status <> 'CANCELED') p
        join asked a on a.design = p.design_id and a.number = p.number
      where p.state = ${from}${kind === "BATCH" ? sql` and p.batch_id is null` : sql``}
      order by p.design_id, p.number
      on conflict (design_id, number) do update
        set look = excluded.look, state = excluded.state, batch_id = excluded.batch_id, reprints = excluded.reprints,
          user_id = excluded.user_id, updated_at = clock_timestamp()
        where case when ${current} then f.state else 'WAITING' end = ${from}
          ${kind === "BATCH" ? sql`and (not ${current} or f.batch_id is null)` : sql``}
      returning f.design_id, f.number, f.batch_id
    ), noted as (
      insert into commerce.floor_event (design_id, number, kind, from_state, to_state, reason, cost, batch_id, user_id)
      select design_id, number, ${kind}, ${from}, ${to}, ${reason}, ${cost}::integer, batch_id, ${userId}::uuid from changed
    )
    select design_id as design, number from changed`.execute(trx);
  return rows;
}

/** What happened to a piece, the newest first. */
export function eventsOfPiece(db: CommerceDb, { design, number }: PieceKey, limit: number): Promise<FloorEvent[]> {
  return db
    .selectFrom("commerce.floor_event")
    .selectAll()
    .where("design_id", "=", design)
    .where("number", "=", number)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
