import { join } from "node:path";
import {
  createEndpoint,
  limitsOf,
  type EmbeddedPostgres,
  ensureDatabase,
  type OpenServices,
  openServices,
  silentLog,
  startEmbedded,
} from "@carloom/platform";
import { readSettings } from "@carloom/settings/server";
import { noDesigns } from "../../services/commerce/src/design.port.ts";
import { identityMigrations } from "@carloom/identity";
import { commerceMigrations } from "../../services/commerce/src/migrations/index.ts";
import { commerceSchema } from "../../services/commerce/src/schema.ts";
import { seedBase, upsertGoods } from "../../services/commerce/src/seed/seed.repository.ts";
import { shopTables } from "../../services/commerce/src/tables.ts";
import { CREATE, DELIVERY } from "../../services/commerce/src/testing/documents.ts";
import { GOODS } from "../../services/commerce/src/testing/goods.ts";
import { SEOUL } from "../../services/commerce/src/testing/shop.ts";
import { globalId } from "../../services/wire/src/ids.ts";

type Loose = ReturnType<typeof JSON.parse>;

export const LIST = '{ products(first: 5, channel: "default-channel") { edges { node { slug } } } }';

/** A shop on an engine of its own, which may be stopped, started and filled up under it. */
export type OwnShop = {
  services: OpenServices;
  engine(): EmbeddedPostgres;
  /** Starts the engine again after it was stopped. */
  startEngine(): Promise<void>;
  ask(query: string, variables?: object): Promise<{ response: Response; body: Loose }>;
  /** Input of a cart with a wing in it. */
  input(): object;
  /** A cart that only has to be completed. @returns its global id */
  readyCart(): Promise<string>;
  close(): Promise<void>;
};

export async function ownShop(place: string, port: number, env: Record<string, string> = {}): Promise<OwnShop> {
  const engineAt = () => startEmbedded({ folder: join(place, "postgres"), port });
  let engine = await engineAt();
  const settings = readSettings({
    DATA_DIR: place,
    STATEMENT_TIMEOUT_MS: "2000",
    LIMIT_GUEST_ORDERS: "0",
    LIMIT_GUEST_PIECES: "0",
    ...env,
  });
  const services = await openServices(
    settings,
    await ensureDatabase(engine, "own"),
    [identityMigrations, commerceMigrations],
    silentLog,
  );
  const db = shopTables(services.db);
  await db.transaction().execute(async (trx) => {
    const keys = await seedBase(trx);
    for (const goods of GOODS) await upsertGoods(trx, keys, goods);
  });
  const row = await db.selectFrom("commerce.variant").select("id").where("sku", "=", "WING").executeTakeFirstOrThrow();
  const endpoint = createEndpoint({
    schema: commerceSchema,
    path: "/commerce/graphql/",
    limits: limitsOf(services.settings.env),
    contextOf: async () => ({ ...services, visitor: null, ip: "", requestId: "fault", threed: noDesigns }) as never,
  });
  const ask: OwnShop["ask"] = async (query, variables = {}) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ query, variables });
    const response = await endpoint(
      new Request("http://localhost/commerce/graphql/", { method: "POST", headers, body }),
    );
    return { response, body: (await response.json()) as Loose };
  };
  const input = () => ({
    channel: "default-channel",
    email: "buyer@people.example",
    shippingAddress: SEOUL,
    billingAddress: SEOUL,
    lines: [{ variantId: globalId("ProductVariant", row.id), quantity: 1 }],
  });
  return {
    services,
    engine: () => engine,
    async startEngine() {
      engine = await engineAt();
    },
    ask,
    input,
    async readyCart() {
      const { checkout } = (await ask(CREATE, { input: input() })).body.data.checkoutCreate;
      await ask(DELIVERY, { id: checkout.id, deliveryMethodId: checkout.shippingMethods[0].id });
      return checkout.id;
    },
    async close() {
      await services.close();
      await engine.stop();
    },
  };
}
