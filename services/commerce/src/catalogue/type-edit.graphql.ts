import { type Page, pageRequest, toPage } from "@carloom/platform";
import { builder } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { numberOf, PageInfo } from "@carloom/wire";
import { type ProductTypeRow, productTypeCount, productTypePage, productTypesByIds } from "./catalogue.repository.ts";
import { productTypePayload } from "./edit.payload.graphql.ts";
import { ProductTypeRef, TypeKind } from "./product-type.graphql.ts";
import { productTypeCreate, productTypeDelete, productTypeUpdate } from "./type-edit.command.ts";

const TypeInput = builder.inputType("ProductTypeInput", {
  fields: (t) => ({
    name: t.string(),
    slug: t.string(),
    kind: t.field({
      type: TypeKind,
      description: "Of GIFT_CARD nothing is sent: each piece that is paid is a card, mailed to who bought it.",
    }),
    isShippingRequired: t.boolean(),
    productAttributes: t.idList(),
    variantAttributes: t.idList(),
  }),
});

const TypeEdge = builder.objectRef<{ node: ProductTypeRow; cursor: string }>("ProductTypeCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: ProductTypeRef, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});
const TypeConnection = builder.objectRef<Page<ProductTypeRow>>("ProductTypeCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [TypeEdge], resolve: (page) => page.edges }),
  }),
});

builder.queryFields((t) => ({
  productType: t.field({
    type: ProductTypeRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { db }) =>
      (await productTypesByIds(shopTables(db), [numberOf(id, "ProductType") ?? 0]))[0] ?? null,
  }),
  productTypes: t.field({
    type: TypeConnection,
    nullable: true,
    args: { first: t.arg.int(), last: t.arg.int(), before: t.arg.string(), after: t.arg.string() },
    resolve: async (_, args, context) => {
      const page = pageRequest(args, context);
      const db = shopTables(context.db);
      return toPage(
        await productTypePage(db, page),
        page,
        (row) => [row.id],
        () => productTypeCount(db),
      );
    },
  }),
}));

builder.mutationFields((t) => {
  const input = t.arg({ type: TypeInput, required: true });
  const id = t.arg.id({ required: true });
  return {
    productTypeCreate: t.field({
      type: productTypePayload("ProductTypeCreate"),
      nullable: true,
      args: { input },
      resolve: (_, args, context) => productTypeCreate(context, args.input),
    }),
    productTypeUpdate: t.field({
      type: productTypePayload("ProductTypeUpdate"),
      nullable: true,
      args: { id, input },
      resolve: (_, args, context) => productTypeUpdate(context, args.id, args.input),
    }),
    productTypeDelete: t.field({
      type: productTypePayload("ProductTypeDelete"),
      nullable: true,
      args: { id },
      resolve: (_, args, context) => productTypeDelete(context, args.id),
    }),
  };
});
