import { type AddressDraft, checkAddress, normalEmail, requireRole } from "@carloom/identity";
import { globalId, numberOf } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { readName, readSlug, slugOf } from "../catalogue/edit.ts";
import { mutation, refuser } from "../refusal.ts";
import { forgetShipping } from "../shipping/shipping.ts";
import { zonesByIds } from "../shipping/zone.repository.ts";
import { noteStock } from "../stock/movement.repository.ts";
import {
  assignZones,
  deleteWarehouse as removeWarehouse,
  holdings,
  insertWarehouse,
  isWarehouseSlugTaken,
  lockWarehouse,
  lockWarehouses,
  moveAllStock,
  servedAlone,
  unassignZones,
  updateWarehouse as writeWarehouse,
  type WarehouseDraft,
} from "../stock/warehouse-edit.repository.ts";
import { type WarehouseRow, warehouseById } from "../stock/warehouse.repository.ts";
import type { CommerceDb } from "../tables.ts";

export type WarehouseProblem = {
  field: string;
  message: string;
  code: "ALREADY_EXISTS" | "INVALID" | "NOT_FOUND" | "REQUIRED" | "UNIQUE";
  shippingZones?: string[];
};
export type WarehouseResult = { warehouse: WarehouseRow | null; errors: WarehouseProblem[] };
export type WarehouseMoved = WarehouseResult & { variants: number };

type Text = string | null | undefined;
export type WarehouseInput = { name?: Text; slug?: Text; email?: Text; address?: AddressDraft | null };

const refuse = refuser<WarehouseProblem>();
const notFound = (field = "id") => refuse("NOT_FOUND", field, "Couldn't resolve to a node.");

/** Whoever keeps the catalogue says where goods lie. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
async function change(
  context: CommerceContext,
  work: (trx: CommerceDb) => Promise<WarehouseRow>,
): Promise<WarehouseResult> {
  requireRole(context, "catalogue");
  const { value, errors } = await mutation<WarehouseRow, WarehouseProblem>(context, work);
  // which zones it sends to decides what carts are offered
  forgetShipping(context);
  return { warehouse: value, errors };
}

async function reread(trx: CommerceDb, id: number): Promise<WarehouseRow> {
  const row = await warehouseById(trx, id);
  if (!row) throw notFound();
  return row;
}

/** An address goods are sent from; it goes by the warehouse's name where it names nobody. @throws Refusal */
function readAddress(draft: AddressDraft, name: string) {
  const isNamed = [draft.firstName, draft.lastName, draft.companyName].some((text) => text?.trim());
  const read = checkAddress(isNamed ? draft : { ...draft, companyName: name });
  if (read.ok) return read.address;
  const [first] = read.problems;
  throw refuse(first?.code ?? "INVALID", first?.field ?? "address", first?.message ?? "This is not an address.");
}

function readEmail(email: Text): string | undefined {
  if (email === undefined || email === null) return undefined;
  if (!email.trim()) return "";
  const read = normalEmail(email);
  if (!read) throw refuse("INVALID", "email", "Enter a valid email address.");
  return read;
}

async function freeSlug(trx: CommerceDb, slug: string, exceptId: number | null): Promise<string> {
  if (await isWarehouseSlugTaken(trx, slug, exceptId)) throw refuse("UNIQUE", "slug", "This slug is taken.");
  return slug;
}

/** Keys of zones that exist, each once. @throws Refusal NOT_FOUND */
async function zoneKeys(trx: CommerceDb, ids: readonly string[]): Promise<number[]> {
  const keys = [...new Set(ids.map((id) => numberOf(id, "ShippingZone") ?? 0))];
  const known = new Set((keys.length > 0 ? await zonesByIds(trx, keys) : []).map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(numberOf(id, "ShippingZone") ?? 0));
  if (unknown.length > 0)
    throw refuse("NOT_FOUND", "shippingZones", "There is no such zone.", { shippingZones: unknown });
  return keys;
}

export const createWarehouse = (
  context: CommerceContext,
  input: WarehouseInput & { shippingZones?: readonly string[] | null },
): Promise<WarehouseResult> =>
  change(context, async (trx) => {
    const name = readName(input.name);
    if (!name) throw refuse("REQUIRED", "name", "A warehouse has a name.");
    const slug = await freeSlug(trx, readSlug(input.slug || null) ?? slugOf(name), null);
    const address = readAddress(input.address ?? {}, name);
    const id = await insertWarehouse(trx, { name, slug, email: readEmail(input.email) ?? "", address });
    await assignZones(trx, id, await zoneKeys(trx, input.shippingZones ?? []));
    return reread(trx, id);
  });

export const updateWarehouse = (
  context: CommerceContext,
  id: string | null | undefined,
  input: WarehouseInput,
): Promise<WarehouseResult> =>
  change(context, async (trx) => {
    const warehouse = await lockWarehouse(trx, numberOf(id, "Warehouse") ?? 0);
    if (!warehouse) throw notFound();
    const name = readName(input.name);
    const slug = readSlug(input.slug);
    const email = readEmail(input.email);
    const draft: Partial<WarehouseDraft> = {
      ...(name && { name }),
      ...(slug && { slug: await freeSlug(trx, slug, warehouse.id) }),
      ...(email !== undefined && { email }),
      ...(input.address && { address: readAddress(input.address, name ?? warehouse.name) }),
    };
    await writeWarehouse(trx, warehouse.id, draft);
    return reread(trx, warehouse.id);
  });

/**
 * Deletes a warehouse in which nothing lies, and that is no zone's only one. Shelves that are empty are another's from then on, so that a variant of which
 * stock is kept stays one; parcels that left from it keep their story.
 */
export const deleteWarehouse = (context: CommerceContext, id: string): Promise<WarehouseResult> =>
  change(context, async (trx) => {
    const all = await lockWarehouses(trx);
    const warehouse = all.find((one) => one.id === numberOf(id, "Warehouse"));
    if (!warehouse) throw notFound();
    const other = all.find((one) => one.id !== warehouse.id);
    if (!other) throw refuse("INVALID", "id", "The shop keeps its last warehouse.");
    const [held] = await holdings(trx, warehouse.id);
    if (held)
      throw refuse(
        "INVALID",
        "id",
        `${held.pieces} pieces of ${held.variants} variants lie there, ${held.promised} of them promised to orders: move them first.`,
      );
    // without it they would be sent to from every warehouse, which nobody decided
    const alone = await servedAlone(trx, warehouse.id);
    if (alone.length > 0) {
      const names = alone.map(({ name }) => name).join(", ");
      const shippingZones = alone.map((zone) => globalId("ShippingZone", zone.id));
      throw refuse("INVALID", "shippingZones", `Nothing else sends to ${names}: give them another warehouse first.`, {
        shippingZones,
      });
    }
    await moveAllStock(trx, warehouse.id, other.id);
    await removeWarehouse(trx, warehouse.id);
    return warehouse;
  });

/** Moves everything that lies in a warehouse into another, with what orders were promised of it. */
export async function warehouseStockMove(context: CommerceContext, id: string, into: string): Promise<WarehouseMoved> {
  const { userId } = requireRole(context, "catalogue");
  let variants = 0;
  const result = await change(context, async (trx) => {
    const all = await lockWarehouses(trx);
    const from = all.find((one) => one.id === numberOf(id, "Warehouse"));
    const other = all.find((one) => one.id === numberOf(into, "Warehouse"));
    if (!from) throw notFound();
    if (!other) throw notFound("into");
    if (other.id === from.id) throw refuse("INVALID", "into", "Choose another warehouse.");
    await noteStock(trx, { cause: "CHANGED", reason: `${from.name} → ${other.name}`, userId });
    variants = await moveAllStock(trx, from.id, other.id);
    return from;
  });
  return { ...result, variants };
}

const onZones = (
  context: CommerceContext,
  id: string,
  zones: readonly string[],
  work: (trx: CommerceDb, id: number, keys: readonly number[]) => Promise<void>,
) =>
  change(context, async (trx) => {
    const warehouse = await lockWarehouse(trx, numberOf(id, "Warehouse") ?? 0);
    if (!warehouse) throw notFound();
    await work(trx, warehouse.id, await zoneKeys(trx, zones));
    return warehouse;
  });

export const assignWarehouseShippingZone = (context: CommerceContext, id: string, zones: readonly string[]) =>
  onZones(context, id, zones, assignZones);

export const unassignWarehouseShippingZone = (context: CommerceContext, id: string, zones: readonly string[]) =>
  onZones(context, id, zones, unassignZones);
