import type { Database, Visitor } from "@carloom/platform";
import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import { expect } from "vitest";
import type { Shop } from "./shop.ts";
import { brokenLaws } from "./sound.ts";

/** Statements before which a rival makes a difference: locks, writes, and the end of a transaction. */
const DECIDES = /^(insert|update|delete|with|commit)|\bfor (no key )?update\b/i;

/** Longest that a rival is waited for when it neither ends nor stands before one of our locks. */
const PATIENCE_MS = 5000;

export type Encounter = {
  /** The database as the operation under test sees it. */
  db: Database;
  /** Deciding statements so far. */
  points(): number;
  /** What the operation was about to do when the rival came. */
  place(): string;
  /** Ends when the rival has; null when it never came. */
  rival(): Promise<unknown> | null;
};

/**
 * A database on which a rival's whole operation comes right before one statement of ours, in the middle of our
 * transaction. The rival either finishes there, or is left standing before a lock of ours and finishes after us:
 * nothing is left to chance.
 * @param at number of the deciding statement, from 1; Infinity counts them only
 */
export function encounter(shop: Shop, at: number, rival: () => Promise<unknown>): Encounter {
  const { pool } = shop.services.connection;
  let count = 0;
  let place = "";
  let running: Promise<unknown> | null = null;

  const someoneWaits = async () => {
    const { rows } = await pool.query<{ waits: boolean }>(
      "select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits",
    );
    return rows[0]?.waits === true;
  };
  const meet = async () => {
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    running = rival();
    running.then(over, over);
    const limit = Date.now() + PATIENCE_MS;
    while (!isOver && Date.now() < limit && !(await someoneWaits())) await new Promise((done) => setTimeout(done, 2));
  };
  const client = async () => {
    const inner = (await pool.connect()) as unknown as PostgresPoolClient;
    const query = async (text: string, values: readonly unknown[]) => {
      if (DECIDES.test(text.trim())) {
        count++;
        if (count === at) {
          place = text.slice(0, 80);
          await meet();
        }
      }
      return inner.query(text, values);
    };
    return { query, release: () => inner.release() } as unknown as PostgresPoolClient;
  };
  const own = { options: {}, connect: client, end: async () => undefined };
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: own }) });
  return { db, points: () => count, place: () => place, rival: () => running };
}

/** Answers of literal documents have the shape that the document asks for. */
export type Loose = ReturnType<typeof JSON.parse>;
export type Ask = (query: string, variables: object, visitor?: Visitor | null) => Promise<Loose>;
/** Asks one root field and gives what it answers. @throws when the answer has no data */
export const askOver =
  (graphql: Shop["graphql"]): Ask =>
  async (query, variables, visitor = null) => {
    const answer = await graphql(query, variables, visitor);
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return Object.values(answer.data)[0];
  };

/** `make` sets the scene anew each time; `check` says what may come of it. */
export type Race<S> = {
  name: string;
  make: () => Promise<S>;
  first: (scene: S, by: Ask) => Promise<Loose>;
  rival: (scene: S) => Promise<Loose>;
  check?: (scene: S, first: Loose, rival: Loose) => void | Promise<void>;
};
export const race = <S>(given: Race<S>): Race<S> => given;

/**
 * Runs a pair once for every `stride`th deciding statement of the first, from number `from` on, with the rival's whole
 * operation coming exactly there; after each, every law of a sound shop holds.
 * @returns how many encounters there were
 */
export async function meetEverywhere(shop: Shop, given: Race<unknown>, from: number, stride: number): Promise<number> {
  const alone = await given.make();
  const counting = encounter(shop, Number.POSITIVE_INFINITY, async () => undefined);
  await given.first(alone, askOver(shop.over(counting.db)));
  const points = counting.points();
  expect(points).toBeGreaterThan(1);
  let met = 0;
  for (let at = from; at <= points; at += stride) {
    const scene = await given.make();
    const meeting = encounter(shop, at, () => given.rival(scene));
    const first = await given.first(scene, askOver(shop.over(meeting.db)));
    // a first that ended early, refused, was never met
    const rival = await (meeting.rival() ?? given.rival(scene));
    const where = `at ${at} of ${points}, before: ${meeting.place()}`;
    try {
      await given.check?.(scene, first, rival);
    } catch (error) {
      throw new Error(`${where}\n${(error as Error).message}\n${JSON.stringify({ first, rival })}`, { cause: error });
    }
    expect([where, await brokenLaws(shop)]).toEqual([where, []]);
    met++;
  }
  return met;
}
