import { requireRole } from "@carloom/identity";
import { numberOf } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { mutation, refuser } from "../refusal.ts";
import {
  carOfAddress,
  deleteRedirect,
  insertCarRedirect,
  insertRedirect,
  keyOfAddress,
  keyOfRedirect,
  redirectById,
  type RedirectRow,
} from "./redirect.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import type { RedirectKind } from "../tables/redirect.tables.ts";

export const REDIRECT_CODES = ["IN_USE", "INVALID", "LOOP", "NOT_FOUND", "UNIQUE"] as const;
export type RedirectProblem = { field: string | null; message: string; code: (typeof REDIRECT_CODES)[number] };
export type RedirectResult = { value: RedirectRow | null; errors: RedirectProblem[] };

const refuse = refuser<RedirectProblem>();
const SLUG = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** The last part of an address, also of one that was pasted whole; null where it is none. */
function slugOf(text: string): string | null {
  const slug =
    text
      .trim()
      .toLowerCase()
      .replace(/[?#].*$/, "")
      .replace(/\/+$/, "")
      .split("/")
      .at(-1) ?? "";
  return SLUG.test(slug) ? slug : null;
}

/** @throws Refusal */
function readSlug(text: string, field: string): string {
  const slug = slugOf(text);
  if (slug === null) throw refuse("INVALID", field, "An address is of small letters, digits and hyphens.");
  return slug;
}

/** Makes an address lead to something that the shop has. Where it leads to an old address, it leads where that does. */
export async function addressRedirectAdd(
  context: CommerceContext,
  input: { kind: RedirectKind; from: string; to: string },
): Promise<RedirectResult> {
  requireRole(context, "catalogue");
  // the 3D service has connections of its own: it is asked before the transaction holds one
  const asked = input.kind === "CAR" ? { cars: await carsAt(context, input) } : { kind: input.kind, cars: null };
  return mutation<RedirectRow | null, RedirectProblem>(context, async (trx) => {
    const from = readSlug(input.from, "from");
    const to = readSlug(input.to, "to");
    if (from === to) throw refuse("LOOP", "to", "The address would lead to itself.");
    if (asked.cars) return redirectById(trx, await addCar(trx, from, asked.cars));
    const { kind } = asked;
    if ((await keyOfAddress(trx, kind, from)) !== null) throw refuse("IN_USE", "from", "Something has this address.");
    const key = (await keyOfAddress(trx, kind, to)) ?? (await keyOfRedirect(trx, kind, to));
    if (key === null) throw refuse("NOT_FOUND", "to", "Nothing has this address.");
    const id = await insertRedirect(trx, { kind, from, to: key });
    if (id === null) throw refuse("UNIQUE", "from", "This address leads somewhere already.");
    return redirectById(trx, id);
  });
}

/** Whether a car that visitors see has the old address, and which one the new address leads to. */
type Cars = { isTaken: boolean; car: string; isThere: boolean };

async function carsAt({ threed, db }: CommerceContext, input: { from: string; to: string }): Promise<Cars> {
  const [from, to] = [slugOf(input.from), slugOf(input.to)];
  const car = to && ((await carOfAddress(shopTables(db), to)) ?? to);
  // one that was taken out of the shop has left its address
  const isSeen = async (slug: string | null) => slug !== null && (await threed.templateBySlug(slug, null)) !== null;
  return { isTaken: await isSeen(from), car: car ?? "", isThere: await isSeen(car) };
}

/** @throws Refusal */
async function addCar(trx: CommerceDb, from: string, { isTaken, car, isThere }: Cars): Promise<number> {
  if (isTaken) throw refuse("IN_USE", "from", "Something has this address.");
  if (car === from) throw refuse("LOOP", "to", "The address would lead to itself.");
  if (!isThere) throw refuse("NOT_FOUND", "to", "Nothing has this address.");
  const id = await insertCarRedirect(trx, from, car);
  if (id === null) throw refuse("UNIQUE", "from", "This address leads somewhere already.");
  return id;
}

/** The car that is shown instead of an old address; null where none is. */
export async function presentCar({ threed, db }: CommerceContext, slug: string): Promise<string | null> {
  const car = await carOfAddress(shopTables(db), slug);
  return car && !(await threed.templateBySlug(slug, null)) && (await threed.templateBySlug(car, null)) ? car : null;
}

/** Lets an old address lead nowhere. @returns what it was */
export async function addressRedirectRemove(context: CommerceContext, id: string): Promise<RedirectResult> {
  requireRole(context, "catalogue");
  return mutation<RedirectRow | null, RedirectProblem>(context, async (trx) => {
    const row = await redirectById(trx, numberOf(id, "AddressRedirect") ?? 0);
    if (!row) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
    await deleteRedirect(trx, row.id);
    return row;
  });
}
