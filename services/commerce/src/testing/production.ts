import type { ProductionReport } from "@carloom/threed";
import { zipSync } from "fflate";
import { COMPLETE, CREATE, DESIGN_ADD } from "./documents.ts";
import { makeReady } from "./buy.ts";
import { library, placement } from "./goods.ts";
import { PAID } from "./order-documents.ts";
import { SEOUL, type Shop, staff } from "./shop.ts";

type Piece = ProductionReport["pieces"][number];
export const piece = (number: number, more: Partial<Piece> = {}): Piece => ({
  number,
  panel: "Hood",
  kind: "sticker",
  film: "sticker-gloss",
  sheets: [1],
  look: `look${number}`,
  layers: ["a"],
  width: 500,
  height: 100,
  dpi: null,
  stretch: { mean: 0.001, most: 0.004 },
  flattened: [],
  ...more,
});

/** A paid order of a design with a sticker. @param withCart what is done with its cart before it is ordered */
export async function paidDesign(
  shop: Shop,
  language = "EN",
  withCart?: (id: string) => Promise<void>,
): Promise<{ order: string; design: string; number: number }> {
  const { id } = (await shop.graphql(CREATE, { input: { channel: "default-channel", languageCode: language } })).data
    .checkoutCreate.checkout;
  const build = { stickers: [placement("a", library, [0.5, 0.1])] };
  await shop.graphql(DESIGN_ADD, { checkoutId: id, design: { templateSlug: "halden-gt", title: "My car", build } });
  await makeReady(shop, id, SEOUL);
  await withCart?.(id);
  const { order } = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete;
  await shop.graphql(PAID, { id: order.id }, staff());
  const [, key = ""] = Buffer.from(order.id, "base64").toString().split(":");
  const row = await shop.db
    .selectFrom("commerce.design as design")
    .innerJoin("commerce.order as order", "order.id", "design.order_id")
    .select(["design.id", "order.number"])
    .where("order.id", "=", key)
    .executeTakeFirstOrThrow();
  return { order: order.id, design: row.id, number: row.number };
}

/** Its production files as the job leaves them. @returns the archive of the drawings */
export async function madeFiles(
  shop: Shop,
  design: string,
  pieces: readonly Piece[] = [piece(1)],
  assembly: string | null = null,
): Promise<string> {
  const drawn = pieces.map(({ number, look }) => [`${number}.svg`, new TextEncoder().encode(`<svg>${look}</svg>`)]);
  const drawings = await shop.services.storage.put(
    "production",
    zipSync(Object.fromEntries(drawn), { mtime: new Date(1980, 0, 1) }),
    "zip",
  );
  const report: ProductionReport = { pieces: [...pieces], films: [] };
  const values = {
    state: "MADE" as const,
    language_code: "EN",
    object: "production/files.zip",
    drawings,
    assembly,
    report: JSON.stringify(report),
    made_at: new Date(),
  };
  await shop.db
    .insertInto("commerce.production")
    .values({ design_id: design, user_id: null, failure: null, ...values })
    .onConflict((conflict) => conflict.column("design_id").doUpdateSet(values))
    .execute();
  return drawings;
}
