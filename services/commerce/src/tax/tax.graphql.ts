import { loaderOf, type Page, pageRequest, type RequestContext, toPage } from "@carloom/platform";
import { requireAnyRole } from "@carloom/identity";
import { builder, type CommerceContext } from "../builder.ts";
import { ofVariants, productOf } from "../catalogue/catalogue.loaders.ts";
import { STANDARD } from "../catalogue/catalogue.repository.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { ProductRef } from "../catalogue/refs.ts";
import { shopTables } from "../tables.ts";
import { CountryCode, CountryDisplay, globalId, Node, PageInfo } from "@carloom/wire";
import {
  productTaxClassUpdate,
  taxClassCreate,
  taxCountryConfigurationUpdate,
  type TaxProblem,
} from "./tax.command.ts";
import { allTaxClasses, type TaxClassRow, taxClassPage, taxRatesOf, type TaxRateRow } from "./tax.repository.ts";

async function classesBatch(slugs: readonly string[], context: RequestContext): Promise<Map<string, TaxClassRow>> {
  const wanted = new Set(slugs);
  const rows = (await allTaxClasses(shopTables(context.db))).filter(({ slug }) => wanted.has(slug));
  return new Map(rows.map((row) => [row.slug, row]));
}
const classOf = async (context: RequestContext, slug: string): Promise<TaxClassRow | null> =>
  (await loaderOf(context, classesBatch).load(slug)) ?? null;

const staff = (context: CommerceContext) => requireAnyRole(context, "catalogue", "orders", "support");

const TaxClassRef = builder.objectRef<TaxClassRow>("TaxClass");
const TaxClassCountryRate = builder.objectRef<TaxRateRow>("TaxClassCountryRate").implement({
  fields: (t) => ({
    country: t.field({ type: CountryDisplay, resolve: (rate) => ({ code: rate.country }) }),
    rate: t.float({ resolve: (rate) => rate.ppm / 10_000 }),
    taxClass: t.field({
      type: TaxClassRef,
      nullable: true,
      // the standard rate is what Saleor calls a country's default: it belongs to no class
      resolve: (rate, _, context) => (rate.tax_class === STANDARD ? null : classOf(context, rate.tax_class)),
    }),
  }),
});
TaxClassRef.implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("TaxClass", row.id) }),
    name: t.exposeString("name"),
    countries: t.field({
      type: [TaxClassCountryRate],
      resolve: (row, _, context) => taxRatesOf(shopTables(context.db), { taxClass: row.slug }),
    }),
  }),
});

const TaxCountryConfiguration = builder.objectRef<string>("TaxCountryConfiguration").implement({
  fields: (t) => ({
    country: t.field({ type: CountryDisplay, resolve: (code) => ({ code }) }),
    taxClassCountryRates: t.field({
      type: [TaxClassCountryRate],
      resolve: (country, _, context) => taxRatesOf(shopTables(context.db), { country }),
    }),
  }),
});

const TaxClassEdge = builder.objectRef<{ node: TaxClassRow; cursor: string }>("TaxClassCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: TaxClassRef, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});
const TaxClassConnection = builder.objectRef<Page<TaxClassRow>>("TaxClassCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [TaxClassEdge], resolve: (page) => page.edges }),
  }),
});

builder.objectField(ProductRef, "taxClass", (t) =>
  t.field({
    type: TaxClassRef,
    nullable: true,
    resolve: (product, _, context) =>
      ofVariants(context, product, ([variant]) => (variant ? classOf(context, variant.tax_class) : null)),
  }),
);

builder.queryFields((t) => ({
  taxClasses: t.field({
    type: TaxClassConnection,
    nullable: true,
    args: { first: t.arg.int(), last: t.arg.int(), before: t.arg.string(), after: t.arg.string() },
    resolve: async (_, args, context) => {
      staff(context);
      const page = pageRequest(args, context);
      const db = shopTables(context.db);
      const count = async () => (await allTaxClasses(db)).length;
      return toPage(await taxClassPage(db, page), page, (row) => [row.id], count);
    },
  }),
  taxCountryConfiguration: t.field({
    type: TaxCountryConfiguration,
    nullable: true,
    args: { countryCode: t.arg({ type: CountryCode, required: true }) },
    resolve: async (_, { countryCode }, context) => {
      staff(context);
      const rates = await taxRatesOf(shopTables(context.db), { country: countryCode });
      return rates.length > 0 ? countryCode : null;
    },
  }),
  taxCountryConfigurations: t.field({
    type: [TaxCountryConfiguration],
    nullable: true,
    resolve: async (_, __, context) => {
      staff(context);
      return [...new Set((await taxRatesOf(shopTables(context.db), {})).map(({ country }) => country))];
    },
  }),
}));

const ConfigurationCode = builder.enumType("TaxCountryConfigurationUpdateErrorCode", {
  values: [
    "GRAPHQL_ERROR",
    "INVALID",
    "NOT_FOUND",
    "ONLY_ONE_DEFAULT_COUNTRY_RATE_ALLOWED",
    "CANNOT_CREATE_NEGATIVE_RATE",
  ] as const,
});
const ConfigurationError = builder.objectRef<TaxProblem>("TaxCountryConfigurationUpdateError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ConfigurationCode, resolve: (error) => error.code }),
    taxClassIds: t.stringList({ resolve: (error) => error.taxClassIds ?? [] }),
  }),
});
const ConfigurationUpdate = builder
  .objectRef<{ value: string | null; errors: TaxProblem[] }>("TaxCountryConfigurationUpdate")
  .implement({
    fields: (t) => ({
      taxCountryConfiguration: t.field({
        type: TaxCountryConfiguration,
        nullable: true,
        resolve: (result) => result.value,
      }),
      errors: t.field({ type: [ConfigurationError], resolve: (result) => result.errors }),
    }),
  });

const ClassCode = builder.enumType("TaxClassCreateErrorCode", {
  values: ["GRAPHQL_ERROR", "INVALID", "NOT_FOUND"] as const,
});
const ClassError = builder.objectRef<TaxProblem>("TaxClassCreateError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ClassCode, resolve: ({ code }) => (code === "NOT_FOUND" ? code : ("INVALID" as const)) }),
    countryCodes: t.stringList({ resolve: (error) => error.countryCodes ?? [] }),
  }),
});
const ClassCreate = builder.objectRef<{ value: TaxClassRow | null; errors: TaxProblem[] }>("TaxClassCreate").implement({
  fields: (t) => ({
    taxClass: t.field({ type: TaxClassRef, nullable: true, resolve: (result) => result.value }),
    errors: t.field({ type: [ClassError], resolve: (result) => result.errors }),
  }),
});

const ProductTaxClassUpdate = builder
  .objectRef<{ value: number | null; errors: TaxProblem[] }>("ProductTaxClassUpdate")
  .implement({
    fields: (t) => ({
      product: t.field({
        type: ProductRef,
        nullable: true,
        resolve: async ({ value }, _, context) => {
          const channel = await channelBySlug(context);
          return value === null || !channel ? null : productOf(context, channel, value);
        },
      }),
      errors: t.field({ type: [ClassError], resolve: (result) => result.errors }),
    }),
  });

const ClassRateInput = builder.inputType("TaxClassRateInput", {
  fields: (t) => ({ taxClassId: t.id(), rate: t.float() }),
});
const CountryRateInput = builder.inputType("CountryRateInput", {
  fields: (t) => ({ countryCode: t.field({ type: CountryCode, required: true }), rate: t.float({ required: true }) }),
});
const ClassCreateInput = builder.inputType("TaxClassCreateInput", {
  fields: (t) => ({ name: t.string({ required: true }), createCountryRates: t.field({ type: [CountryRateInput] }) }),
});

builder.mutationFields((t) => ({
  taxCountryConfigurationUpdate: t.field({
    type: ConfigurationUpdate,
    nullable: true,
    args: {
      countryCode: t.arg({ type: CountryCode, required: true }),
      updateTaxClassRates: t.arg({ type: [ClassRateInput], required: true }),
    },
    resolve: (_, { countryCode, updateTaxClassRates }, context) =>
      taxCountryConfigurationUpdate(context, countryCode, updateTaxClassRates),
  }),
  taxClassCreate: t.field({
    type: ClassCreate,
    nullable: true,
    args: { input: t.arg({ type: ClassCreateInput, required: true }) },
    resolve: (_, { input }, context) => taxClassCreate(context, input),
  }),
  productTaxClassUpdate: t.field({
    type: ProductTaxClassUpdate,
    args: { productId: t.arg.id({ required: true }), taxClassId: t.arg.id({ required: true }) },
    resolve: (_, { productId, taxClassId }, context) => productTaxClassUpdate(context, productId, taxClassId),
  }),
}));
