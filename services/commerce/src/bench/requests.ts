import { createDirect, limitsOf, type OpenServices } from "@carloom/platform";
import { globalId } from "@carloom/wire";
import { noDesigns } from "../design.port.ts";
import { commerceSchema } from "../schema.ts";
import { shopTables } from "../tables.ts";
import { type CommerceOperation, commerceOperations, type Measured } from "./operations.ts";

/** What each of the two kinds of this bench opens: nothing is too slow. */
export const BENCH_SETTINGS = { STATEMENT_TIMEOUT_MS: "60000" };

/** The shop's operations, asked in process, each from a network of its own. Its goods are there already. */
export async function openOperations(services: OpenServices): Promise<Measured[]> {
  const first = await shopTables(services.db)
    .selectFrom("commerce.variant")
    .select("id")
    .where("sku", "=", "GOODS-0")
    .executeTakeFirstOrThrow();
  let asked = 0;
  const network = () => [10, ++asked >> 16, (asked >> 8) & 255, asked & 255].join(".");
  const direct = createDirect({
    schema: commerceSchema,
    path: "/commerce/graphql/",
    limits: limitsOf(services.settings.env),
    contextOf: async () => ({ ...services, visitor: null, ip: network(), requestId: "bench", threed: noDesigns }),
  });
  const headers = { "content-type": "application/json" };
  const send = async ({ query, variables }: CommerceOperation) => {
    const body = Buffer.from(JSON.stringify({ query, variables }));
    const answer = await direct({ headers, body }, { ip: "127.0.0.1", requestId: "bench" });
    if (!answer) throw new Error("The direct way leaves this request to the general one.");
    return JSON.parse(answer.body) as { data: Record<string, ReturnType<typeof JSON.parse>>; errors?: unknown };
  };
  return commerceOperations(send, globalId("ProductVariant", first.id));
}
