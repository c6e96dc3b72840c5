// reads: services/commerce/schema.graphql
import { existsSync, readFileSync } from "node:fs";
import {
  type GraphQLArgument,
  type GraphQLInputField,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { printedSchema, SCHEMA_FILE } from "./print-schema.ts";
import { commerceSchema } from "./schema.ts";
import { OWN_FIELDS } from "./testing/own-fields.ts";
import { OWN_TYPES } from "./testing/own-types.ts";

type Field = { type: string; args?: Record<string, string>; deprecated?: boolean };
type Signature = {
  kind: "OBJECT" | "INTERFACE" | "INPUT" | "ENUM" | "UNION" | "SCALAR";
  fields?: Record<string, Field | string>;
  values?: string[];
  types?: string[];
  interfaces?: string[];
};

/** Deprecated there, kept here because our contract documents or today's storefronts use them. */
const DEPRECATED = [
  "Mutation.exportProducts",
  "AccountRegister.user",
  "Checkout.availablePaymentGateways",
  "Checkout.deliveryMethod",
  "Order.token",
  "Order.totalCaptured",
  "OrderDiscount.amount",
  "Product.attributes",
  "Product.variants",
  "ProductVariant.attributes",
  "Query.orderByToken",
  "ShippingMethod.maximumOrderPrice",
  "ShippingMethod.minimumOrderPrice",
];

/** What staff state: money given back (checked against what came in), prices, vouchers' conditions, a channel's currency. */
const STAFF_ONLY = [
  "ChannelCreateInput.currencyCode",
  "GiftCardUpdateInput.balanceAmount",
  "MembershipPlanInput.prices",
  "MembershipPriceInput.price",
  "OrderGrantRefundCreateInput.amount",
  "OrderReturnProductsInput.amountToRefund",
  "ProductVariantChannelListingAddInput.price",
  "ShippingMethodChannelListingAddInput.maximumOrderPrice",
  "ShippingMethodChannelListingAddInput.minimumOrderPrice",
  "ShippingMethodChannelListingAddInput.price",
  "PartProductInput.prices",
  "PriceInput.amount",
  "PriceInput.currency",
  "TimePeriodInputType.amount",
  "PartProductPriceInput.price",
  "TemplatePriceInput.price",
  "TemplateProductInput.prices",
  "VoucherChannelListingAddInput.minAmountSpent",
];

/** What a list is filtered by; it prices nothing. */
const FILTERS = [
  "GiftCardFilterInput.currency",
  "ProductFilterInput.minimalPrice",
  "ProductFilterInput.price",
  "ProductWhereInput.minimalPrice",
  "ProductWhereInput.price",
];

const PLACE = new URL("../../../../shared/conformance/saleor-signatures.json", import.meta.url);

const kindOf = (type: unknown): Signature["kind"] => {
  if (isObjectType(type)) return "OBJECT";
  if (isInterfaceType(type)) return "INTERFACE";
  if (isInputObjectType(type)) return "INPUT";
  if (isEnumType(type)) return "ENUM";
  return isUnionType(type) ? "UNION" : "SCALAR";
};

const BUILT_IN = new Set(["String", "Int", "Float", "Boolean", "ID"]);

/** Everything in which our schema is not a part of the signatures. */
function differences(signatures: Record<string, Signature>): string[] {
  const found: string[] = [];
  for (const type of Object.values(commerceSchema.getTypeMap())) {
    if (type.name.startsWith("__") || (isScalarType(type) && BUILT_IN.has(type.name))) continue;
    if (OWN_TYPES.includes(type.name)) continue;
    const theirs = signatures[type.name];
    if (!theirs) {
      found.push(`${type.name} is not in the signatures`);
      continue;
    }
    if (theirs.kind !== kindOf(type)) found.push(`${type.name} is ${kindOf(type)}, there ${theirs.kind}`);
    if (isEnumType(type)) {
      for (const { name } of type.getValues())
        if (!theirs.values?.includes(name)) found.push(`${type.name} has no value ${name}`);
    }
    if (isUnionType(type)) {
      for (const { name } of type.getTypes())
        if (!theirs.types?.includes(name)) found.push(`${type.name} has no member ${name}`);
    }
    if (isObjectType(type)) {
      for (const { name } of type.getInterfaces())
        if (!theirs.interfaces?.includes(name)) found.push(`${type.name} does not implement ${name}`);
    }
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const at = `${type.name}.${field.name}`;
      if (OWN_FIELDS.includes(at)) continue;
      const given = theirs.fields?.[field.name];
      if (!given) {
        found.push(`${at} does not exist there`);
        continue;
      }
      const their: Field = typeof given === "string" ? { type: given } : given;
      if (String(field.type) !== their.type) found.push(`${at}: ${field.type}, there ${their.type}`);
      if (their.deprecated && !DEPRECATED.includes(at)) found.push(`${at} is deprecated there`);
      const args: readonly (GraphQLArgument | GraphQLInputField)[] = "args" in field ? field.args : [];
      for (const arg of args) {
        const type = their.args?.[arg.name];
        if (type !== String(arg.type)) found.push(`${at}(${arg.name}: ${arg.type}), there ${type ?? "absent"}`);
      }
      for (const [name, type] of Object.entries(their.args ?? {}))
        if (type.endsWith("!") && !args.some((arg) => arg.name === name)) found.push(`${at} lacks argument ${name}`);
    }
    // an input that leaves out what theirs demands would refuse every client of theirs
    if (isInputObjectType(type)) {
      for (const [name, field] of Object.entries(theirs.fields ?? {})) {
        const demanded = (typeof field === "string" ? field : field.type).endsWith("!");
        if (demanded && !(name in type.getFields())) found.push(`${type.name} lacks ${name}`);
      }
    }
  }
  return found;
}

describe("the commerce schema", () => {
  it("is the printed one (npm run schema -w @carloom/commerce)", () => {
    expect(readFileSync(SCHEMA_FILE, "utf8")).toBe(printedSchema());
  });

  it("takes no price, currency or total from a client", () => {
    const inputs = Object.values(commerceSchema.getTypeMap()).filter(isInputObjectType);
    const names = inputs.flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    const priced = names.filter((name) => /price|currency|total|amount/i.test(name.split(".")[1] ?? ""));
    expect(priced.filter((name) => ![...STAFF_ONLY, ...FILTERS].includes(name))).toEqual([]);
  });

  it("is a part of Saleor's public schema", (context) => {
    if (!existsSync(PLACE)) context.skip("the signatures are not beside this checkout (../shared/conformance)");
    const { types } = JSON.parse(readFileSync(PLACE, "utf8")) as { types: Record<string, Signature> };
    expect(differences(types)).toEqual([]);
  });
});
