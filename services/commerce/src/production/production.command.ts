import { addJob, type Database, type Services } from "@carloom/platform";
import { requireRole } from "@carloom/identity";
import { type LanguageCode, languageOfCode, uuidOf } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import type { DesignPort } from "../design.port.ts";
import { orderById } from "../order/order.repository.ts";
import { type Problem, refuser, settled } from "../refusal.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import {
  duePrinted,
  printedDesign,
  type ProductionRow,
  productionOf,
  productionsOfOrder,
  setMade,
  waitForFiles,
} from "./production.repository.ts";

/** Makes the files of one design; one is made at a time, as each takes a core. */
export const MAKE_FILES = "commerce.production";
export const SWEEP_FILES = "commerce.productionSweep";

const AT_ONCE = 50;
/** What is waited for so long may have lost its job, and is asked for again. */
const LOST_MS = 15 * 60_000;
const ATTEMPTS = 4;

export type ProductionNode = { id: string; title: string; production: ProductionRow | null };
export type ProductionProblem = Problem & { code: "NOT_FOUND" | "INVALID" };
export type ProductionRequested = { production: ProductionNode | null; errors: ProductionProblem[] };

const refuse = refuser<ProductionProblem>();

async function request(trx: CommerceDb, designId: string, languageCode: string, userId: string | null): Promise<void> {
  await waitForFiles(trx, designId, languageCode, userId);
  await addJob(
    trx as unknown as Database,
    MAKE_FILES,
    { designId },
    { key: `${MAKE_FILES}:${designId}`, queue: MAKE_FILES, maxAttempts: ATTEMPTS },
  );
}

/** Asks for the files of every paid order that has none, however it was paid. */
export async function requestDue({ db }: Pick<Services, "db">): Promise<number> {
  const shop = shopTables(db);
  const due = await duePrinted(shop, AT_ONCE);
  for (const { id, language_code: code } of due)
    await shop.transaction().execute((trx) => request(trx, id, code, null));
  return due.length;
}

/** The run of the job. Killed at any step it is run again and makes the same. @param isLast it is not tried again */
export async function makeFiles(
  services: Pick<Services, "db" | "log" | "settings">,
  threed: Pick<DesignPort, "production">,
  designId: string,
  isLast: boolean,
): Promise<void> {
  const db = shopTables(services.db);
  const [design, row] = [await printedDesign(db, designId), await productionOf(db, designId)];
  if (!design || row?.state !== "WAITING") return;
  try {
    const made = await threed.production({
      templateUuid: design.template_uuid,
      build: design.build,
      title: `#${design.number} ${design.title}`,
      language: languageOfCode(row.language_code),
      date: design.priced_at,
      holder: `production:${designId}`,
      link: `${services.settings.public.commerce.dashboard}/floor/sheet/${designId}`,
    });
    await setMade(db, design, made.ok ? made : { failure: made.message });
  } catch (error) {
    if (!isLast) throw error;
    services.log.warn("production files cannot be made", { design: designId, error: String(error) });
    await setMade(db, design, { failure: error instanceof Error ? error.message.slice(0, 300) : "It failed." });
  }
}

/** What an order is printed from, for staff. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function orderProduction(context: CommerceContext, orderId: string): Promise<ProductionNode[]> {
  requireRole(context, "orders");
  const key = uuidOf(orderId, "Order");
  return key ? productionsOfOrder(shopTables(context.db), key) : [];
}

/** Staff have the files of an ordered design made, or made anew. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function orderProductionRequest(
  context: CommerceContext,
  orderId: string,
  designId: string,
  language: LanguageCode | null | undefined,
): Promise<ProductionRequested> {
  const { userId } = requireRole(context, "orders");
  const { value, errors } = await settled<ProductionNode, ProductionProblem>(async () => {
    const key = uuidOf(orderId, "Order");
    const db = shopTables(context.db);
    const order = key ? await orderById(db, key) : undefined;
    if (!order) throw refuse("NOT_FOUND", "order", "Couldn't resolve to a node.");
    const find = async () => (await productionsOfOrder(db, order.id)).find(({ id }) => id === designId);
    const found = await find();
    if (!found) throw refuse("NOT_FOUND", "design", "This order has no such design that is printed.");
    const { state, requested_at: at } = found.production ?? {};
    if (state === "WAITING" && at && Date.now() - at.getTime() < LOST_MS) return found;
    await db.transaction().execute((trx) => request(trx, designId, language ?? order.language_code, userId));
    return (await find()) ?? found;
  });
  return { production: value, errors };
}
