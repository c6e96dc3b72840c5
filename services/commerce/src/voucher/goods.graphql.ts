import { loaderOf, pageRequest, type PageArgs, type RequestContext, sliceOf, toPage } from "@carloom/platform";
import { requireRole } from "@carloom/identity";
import { builder, type CommerceContext } from "../builder.ts";
import { categoriesByIds, productsByIds, variantsByIds } from "../catalogue/catalogue.repository.ts";
import { CategoryConnection } from "../catalogue/category.graphql.ts";
import { mainChannel } from "../catalogue/channel.ts";
import { CollectionConnection } from "../catalogue/collection.graphql.ts";
import { collectionsByIds } from "../catalogue/collection.repository.ts";
import { ProductConnection } from "../catalogue/product.graphql.ts";
import { VariantConnection, variantPages } from "../catalogue/variant.graphql.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { VoucherRef } from "./refs.ts";
import { voucherCataloguesAdd, voucherCataloguesRemove } from "./voucher.command.ts";
import { payload } from "./voucher.graphql.ts";

/** Reads rows of a list of vouchers at once, whatever number of vouchers there are. */
function readerOf<T extends { id: number }>(
  read: (db: CommerceDb, ids: readonly number[], context: RequestContext) => Promise<T[]>,
) {
  const batch = async (ids: readonly number[], context: RequestContext): Promise<Map<number, T>> =>
    new Map((await read(shopTables(context.db), ids, context)).map((row) => [row.id, row]));
  return async (context: CommerceContext, ids: readonly number[]): Promise<T[]> => {
    requireRole(context, "orders");
    if (ids.length === 0) return [];
    const loader = loaderOf(context, batch);
    const rows = await Promise.all(ids.map((id) => loader.load(id)));
    // what was deleted since is named no more
    return rows.filter((row): row is Awaited<T> => row !== undefined);
  };
}

const products = readerOf(productsByIds);
const categories = readerOf(categoriesByIds);
const collections = readerOf(collectionsByIds);
const variants = readerOf(async (db, ids, context) => variantsByIds(db, (await mainChannel(context)).id, ids));

/** Goods as the shop's main channel shows them. */
async function inMainChannel<T extends object>(context: CommerceContext, found: Promise<readonly T[]>) {
  const [rows, channel] = await Promise.all([found, mainChannel(context)]);
  return rows.map((row) => ({ ...row, channel }));
}

function pageOf<T extends { id: number }>(rows: readonly T[], args: PageArgs, context: CommerceContext) {
  const page = pageRequest(args, context);
  const part = sliceOf(rows, page, ({ id }) => String(id) === page.after?.[0]);
  return toPage(
    part,
    page,
    ({ id }) => [id],
    () => rows.length,
  );
}

builder.objectFields(VoucherRef, (t) => {
  const args = { before: t.arg.string(), after: t.arg.string(), first: t.arg.int(), last: t.arg.int() };
  return {
    products: t.field({
      type: ProductConnection,
      nullable: true,
      args,
      resolve: async (v, page, context) =>
        pageOf(await inMainChannel(context, products(context, v.product_ids)), page, context),
    }),
    categories: t.field({
      type: CategoryConnection,
      nullable: true,
      args,
      resolve: async (v, page, context) => pageOf(await categories(context, v.category_ids), page, context),
    }),
    collections: t.field({
      type: CollectionConnection,
      nullable: true,
      args,
      resolve: async (v, page, context) =>
        pageOf(await inMainChannel(context, collections(context, v.collection_ids)), page, context),
    }),
    variants: t.field({
      type: VariantConnection,
      nullable: true,
      args,
      resolve: async (v, page, context) =>
        variantPages(page, context)(await inMainChannel(context, variants(context, v.variant_ids))),
    }),
  };
});

const CatalogueInput = builder.inputType("CatalogueInput", {
  fields: (t) => ({
    products: t.idList(),
    categories: t.idList(),
    collections: t.idList(),
    variants: t.idList(),
  }),
});

builder.mutationFields((t) => {
  const args = { id: t.arg.id({ required: true }), input: t.arg({ type: CatalogueInput, required: true }) };
  return {
    voucherCataloguesAdd: t.field({
      type: payload("VoucherAddCatalogues"),
      nullable: true,
      args,
      resolve: (_, { id, input }, context) => voucherCataloguesAdd(context, id, input),
    }),
    voucherCataloguesRemove: t.field({
      type: payload("VoucherRemoveCatalogues"),
      nullable: true,
      args,
      resolve: (_, { id, input }, context) => voucherCataloguesRemove(context, id, input),
    }),
  };
});
