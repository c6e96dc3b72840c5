// reads: services/commerce/schema.graphql
import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLEnumType, isInterfaceType, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";

/** What a storefront written for Saleor asks for beside the everyday: members by type, with the arguments that it gives. */
const ASKED: Record<string, string> = {
  AddressValidationData: "addressFormat cityType",
  AssignedBooleanAttribute: "value",
  AssignedFileAttribute: "value",
  AssignedPlainTextAttribute: "translation(languageCode) value",
  AssignedSingleCollectionReferenceAttribute: "value",
  AttributeValue: "boolean dateTime file",
  Category: "backgroundImage description seoDescription seoTitle",
  CategoryTranslation: "description seoDescription seoTitle slug",
  Channel: "countries",
  Checkout: "delivery giftCards problems translatedDiscountName",
  CheckoutCustomerDetach: "checkout errors",
  Collection: "backgroundImage seoDescription seoTitle",
  CollectionTranslation: "seoDescription seoTitle slug",
  Delivery: "id shippingMethod",
  DeliveryOptionsCalculate: "deliveries errors",
  DeliveryOptionsCalculateError: "code field message",
  File: "url",
  GiftCard: "currentBalance displayCode id",
  Menu: "items",
  MenuItem: "category children collection id level name page translation(languageCode) url",
  MenuItemTranslation: "name",
  MetadataError: "code field message",
  Mutation:
    "checkoutAddPromoCode(checkoutId) checkoutBillingAddressUpdate(saveAddress,validationRules) checkoutCustomerDetach(id) checkoutRemovePromoCode(checkoutId,promoCodeId) checkoutShippingAddressUpdate(saveAddress,validationRules) deliveryOptionsCalculate(id) updateMetadata(id,input)",
  Order: "deliveryMethod totalCaptured voucher",
  OrderDiscount: "amount",
  Page: "assignedAttributes content id isPublished pageType seoDescription seoTitle slug title translation(languageCode)",
  PageCountableConnection: "edges",
  PageCountableEdge: "node",
  PageTranslation: "content seoDescription seoTitle slug title",
  PageType: "slug",
  PaymentGatewayConfig: "errors",
  PaymentGatewayConfigError: "code field message",
  Product: "assignedAttributes(limit)",
  ProductTranslation: "seoDescription seoTitle slug",
  ProductVariant: "attributes(variantSelection) translation(languageCode)",
  ProductVariantTranslation: "name",
  Query:
    "categories(filter) category(slugLanguageCode) channels collection(slugLanguageCode) menu(slug,channel) page(slug,slugLanguageCode) pages(channel,where,first) product(slugLanguageCode) products(last,before)",
  UpdateMetadata: "errors item",
  User: "avatar",
};
const TYPES = [
  "AssignedBooleanAttribute",
  "AssignedFileAttribute",
  "AssignedPlainTextAttribute",
  "AssignedSingleCollectionReferenceAttribute",
  "CheckoutProblemDeliveryMethodInvalid",
  "CheckoutProblemDeliveryMethodStale",
];

const schema = buildSchema(readFileSync(new URL("../../services/commerce/schema.graphql", import.meta.url), "utf8"));

/** Members of a type as the table writes them that are not there, or lack an argument. */
function missing(typeName: string, members: string): string[] {
  const type = schema.getType(typeName);
  if (!isObjectType(type) && !isInterfaceType(type)) return [typeName];
  return members.split(" ").filter((member) => {
    const [, name = "", args] = /^(\w+)(?:\((.*)\))?$/.exec(member) ?? [];
    const field = type.getFields()[name];
    return !field || (args?.split(",") ?? []).some((arg) => !field.args.some((one) => one.name === arg));
  });
}

describe("a storefront written for Saleor", () => {
  it.each(Object.entries(ASKED))("finds what it asks of %s", (type, members) => {
    expect(missing(type, members)).toEqual([]);
  });

  it("finds the types that its fragments are on", () => {
    expect(TYPES.filter((name) => !isObjectType(schema.getType(name)))).toEqual([]);
  });

  it("may ask for any language of Saleor's", () => {
    const codes = (schema.getType("LanguageCodeEnum") as GraphQLEnumType).getValues().map(({ name }) => name);
    expect(codes).toEqual(expect.arrayContaining(["PL", "DE", "FR", "FI", "NB", "EN_US", "KO_KR", "ZH_HANS"]));
    expect(codes).toHaveLength(779);
  });
});
