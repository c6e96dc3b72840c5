import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from "graphql";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STAFF_ROLES } from "@carloom/identity";
import { IMPERSONAL } from "./audit/impersonal.ts";
import { commerceSchema } from "./schema.ts";
import { customer, type Shop, shopFixture } from "./testing/shop.ts";
import { globalId } from "@carloom/wire";

/** Who may ask for a root field: everybody, whoever is signed in, or staff in a role (and owners). */
type Audience =
  | "everybody"
  | "signed-in"
  | "catalogue"
  | "orders"
  | "owner"
  | "support"
  | "catalogue or orders"
  | "orders or support"
  | "catalogue or orders or support";

/** Every root field of the schema has its line here: one that is added without a line fails the suite. */
const AUDIENCE: Record<string, Audience> = {
  "Query.addressValidationRules": "everybody",
  "Query.postalPlaces": "everybody",
  "Mutation.vehicleDelete": "catalogue",
  "Mutation.vehicleSave": "catalogue",
  "Query.shop": "everybody",
  "Query.variantFacts": "everybody",
  "Query.variantFitments": "everybody",
  "Query.vehicles": "everybody",
  "Query.stockMovements": "catalogue or orders",
  "Mutation.stockChange": "catalogue",
  "Mutation.productVariantStocksCreate": "catalogue",
  "Mutation.productVariantStocksDelete": "catalogue",
  "Query.attribute": "everybody",
  "Query.attributes": "everybody",
  "Query.collection": "everybody",
  "Query.collections": "everybody",
  "Query.categories": "everybody",
  "Query.category": "everybody",
  "Query.channel": "everybody",
  "Query.checkout": "everybody",
  "Query.checkoutDesigns": "everybody",
  "Query.designQuote": "everybody",
  "Query.garage": "everybody",
  "Query.me": "everybody",
  "Query.myUserName": "everybody",
  "Query.order": "everybody",
  "Query.orderByToken": "everybody",
  "Query.orderDesigns": "everybody",
  "Query.orderContact": "everybody",
  "Query.orderPayment": "everybody",
  "Query.orderReturnable": "everybody",
  "Query.orderWithdrawal": "everybody",
  "Mutation.orderWithdraw": "everybody",
  "Query.product": "everybody",
  "Query.productVariant": "everybody",
  "Query.products": "everybody",
  "Query.productFacets": "everybody",
  "Query.productSafety": "everybody",
  "Mutation.productSafetySave": "catalogue",
  "Query.relatedProducts": "everybody",
  "Query.promotion": "catalogue",
  "Query.promotionPreview": "catalogue",
  "Query.promotions": "catalogue",
  "Query.voucher": "orders",
  "Query.vouchers": "orders",
  "Query.warehouse": "orders",
  "Query.warehouses": "catalogue or orders or support",
  "Query.channels": "catalogue or orders or support",
  "Mutation.channelUpdate": "owner",
  "Mutation.channelActivate": "owner",
  "Mutation.channelDeactivate": "owner",
  "Query.coloursOrdered": "catalogue or orders or support",
  "Query.templatesOrdered": "catalogue or orders or support",
  "Query.finishesOrdered": "catalogue or orders or support",
  "Query.payoutsByDay": "orders",
  "Query.salesJournal": "orders",
  "Query.taxByRate": "orders",
  "Query.visitsByDay": "catalogue or orders",
  "Query.templatesOpened": "catalogue or orders",
  "Query.searchesWithoutResult": "catalogue or orders",
  "Query.bestSellers": "catalogue or orders or support",
  "Query.runningOut": "catalogue or orders or support",
  "Query.salesByDay": "catalogue or orders or support",
  "Query.shelf": "catalogue or orders or support",
  "Query.shelfProduct": "catalogue or orders or support",
  "Mutation.accountAddressCreate": "signed-in",
  "Mutation.accountAddressDelete": "signed-in",
  "Mutation.accountAddressUpdate": "signed-in",
  "Mutation.accountRegister": "everybody",
  "Mutation.accountSetDefaultAddress": "signed-in",
  "Mutation.accountUpdate": "signed-in",
  "Mutation.checkoutAddPromoCode": "everybody",
  "Mutation.checkoutBillingAddressUpdate": "everybody",
  "Mutation.checkoutComplete": "everybody",
  "Mutation.checkoutCreate": "everybody",
  "Mutation.checkoutCustomerAttach": "everybody",
  "Mutation.checkoutCustomerNoteUpdate": "everybody",
  "Mutation.checkoutDeliveryMethodUpdate": "everybody",
  "Mutation.checkoutDesignAdd": "everybody",
  "Mutation.checkoutEmailUpdate": "everybody",
  "Mutation.checkoutLanguageCodeUpdate": "everybody",
  "Mutation.checkoutLinesAdd": "everybody",
  "Mutation.checkoutLinesDelete": "everybody",
  "Mutation.checkoutLinesUpdate": "everybody",
  "Mutation.checkoutRemovePromoCode": "everybody",
  "Mutation.checkoutShippingAddressUpdate": "everybody",
  "Mutation.confirmAccount": "everybody",
  "Mutation.orderAddressCorrect": "everybody",
  "Mutation.invoiceRequest": "orders",
  "Mutation.invoiceSendNotification": "orders",
  "Mutation.orderCancel": "orders",
  "Mutation.orderCancelOwn": "everybody",
  "Mutation.orderInvoiceLink": "everybody",
  "Mutation.orderFulfill": "orders",
  "Mutation.orderFulfillmentCancel": "orders",
  "Mutation.orderFulfillmentReturnProducts": "orders",
  "Mutation.orderFulfillmentUpdateTracking": "orders",
  "Mutation.orderGrantRefundCreate": "orders",
  "Mutation.orderMarkAsPaid": "orders",
  "Mutation.orderReturnRequest": "everybody",
  "Mutation.parcelDelivered": "orders",
  "Mutation.passwordChange": "signed-in",
  "Mutation.paymentGatewayInitialize": "everybody",
  "Mutation.productVariantStocksUpdate": "catalogue",
  "Mutation.requestPasswordReset": "everybody",
  "Mutation.setPassword": "everybody",
  "Mutation.tokenCreate": "everybody",
  "Mutation.tokenRefresh": "everybody",
  "Mutation.tokenVerify": "everybody",
  "Mutation.tokensDeactivateAll": "signed-in",
  "Mutation.transactionEventReport": "orders",
  "Mutation.transactionInitialize": "everybody",
  "Mutation.transactionProcess": "everybody",
  "Mutation.transactionRequestAction": "orders",
  "Mutation.transactionRequestRefundForGrantedRefund": "orders",
  "Mutation.userNameUpdate": "signed-in",
  "Mutation.promotionCreate": "catalogue",
  "Mutation.promotionDelete": "catalogue",
  "Mutation.promotionUpdate": "catalogue",
  "Mutation.promotionRuleCreate": "catalogue",
  "Mutation.promotionRuleDelete": "catalogue",
  "Mutation.promotionRuleUpdate": "catalogue",
  "Mutation.voucherChannelListingUpdate": "orders",
  "Mutation.voucherCreate": "orders",
  "Mutation.voucherUpdate": "orders",
  "Mutation.voucherDelete": "orders",
  "Mutation.deadJobRetry": "owner",
  "Mutation.eventDeliveryRetry": "owner",
  "Mutation.webhookCreate": "owner",
  "Mutation.webhookDelete": "owner",
  "Mutation.webhookUpdate": "owner",
  "Query.deadJobs": "owner",
  "Query.webhook": "owner",
  "Query.failedDeliveries": "owner",
  "Query.webhookList": "owner",
  "Mutation.contactSend": "everybody",
  "Query.contactMessages": "support",
  "Mutation.buildReport": "everybody",
  "Mutation.buildReportAnswer": "support",
  "Query.buildReports": "support",
  "Mutation.accountDelete": "signed-in",
  "Mutation.accountRequestDeletion": "signed-in",
  "Mutation.confirmEmailChange": "signed-in",
  "Mutation.requestEmailChange": "signed-in",
  "Mutation.sessionEnd": "signed-in",
  "Mutation.oneTimeCodeBegin": "signed-in",
  "Mutation.oneTimeCodeConfirm": "signed-in",
  "Mutation.oneTimeCodeEnd": "signed-in",
  "Mutation.oneTimeCodeRenewRecovery": "signed-in",
  "Mutation.tokenCreateWithCode": "everybody",
  "Query.myOneTimeCode": "signed-in",
  "Query.myStaff": "signed-in",
  "Mutation.identityDisconnect": "signed-in",
  "Query.myIdentities": "signed-in",
  "Mutation.orderNoteAdd": "orders or support",
  "Mutation.orderNoteUpdate": "orders or support",
  "Query.orders": "orders or support",
  "Query.checkoutTerms": "everybody",
  "Query.checkoutDeliveries": "everybody",
  "Query.orderTerms": "everybody",
  "Query.orderReturnRequests": "everybody",
  "Query.returnRequests": "orders or support",
  "Query.savedQuote": "everybody",
  "Query.searchReading": "everybody",
  "Query.checkoutMembership": "everybody",
  "Query.membershipPlanList": "catalogue",
  "Query.membershipPlans": "everybody",
  "Query.myMembership": "signed-in",
  "Query.orderMembership": "everybody",
  "Mutation.checkoutMembershipAdd": "signed-in",
  "Mutation.membershipCancel": "signed-in",
  "Mutation.membershipPlanSave": "catalogue",
  "Mutation.membershipResume": "signed-in",
  "Query.mySavedQuotes": "signed-in",
  "Query.orderTimeline": "everybody",
  "Query.myWishlist": "signed-in",
  "Query.taxClasses": "catalogue or orders or support",
  "Query.taxCountryConfiguration": "catalogue or orders or support",
  "Query.taxCountryConfigurations": "catalogue or orders or support",
  "Mutation.checkoutConsentGive": "everybody",
  "Mutation.orderReturnRequestAnswer": "orders",
  "Mutation.productTaxClassUpdate": "catalogue",
  "Mutation.orderAgain": "everybody",
  "Mutation.quoteSave": "everybody",
  "Mutation.quoteToCheckout": "everybody",
  "Mutation.orderReturnRequestWithdraw": "everybody",
  "Mutation.stockNoticeConfirm": "everybody",
  "Mutation.stockNoticeEnd": "everybody",
  "Mutation.stockNoticeRequest": "everybody",
  "Query.stockNotice": "everybody",
  "Mutation.productUpdate": "catalogue",
  "Mutation.productTranslate": "catalogue",
  "Mutation.productChannelListingUpdate": "catalogue",
  "Mutation.productVariantUpdate": "catalogue",
  "Mutation.productVariantChannelListingUpdate": "catalogue",
  "Mutation.categoryCreate": "catalogue",
  "Mutation.categoryUpdate": "catalogue",
  "Mutation.categoryTranslate": "catalogue",
  "Mutation.collectionCreate": "catalogue",
  "Mutation.collectionUpdate": "catalogue",
  "Mutation.collectionTranslate": "catalogue",
  "Mutation.collectionAddProducts": "catalogue",
  "Mutation.collectionRemoveProducts": "catalogue",
  "Mutation.collectionDelete": "catalogue",
  "Query.productType": "everybody",
  "Query.productTypes": "everybody",
  "Mutation.attributeCreate": "catalogue",
  "Mutation.attributeDelete": "catalogue",
  "Mutation.attributeReorderValues": "catalogue",
  "Mutation.attributeTranslate": "catalogue",
  "Mutation.attributeUpdate": "catalogue",
  "Mutation.attributeValueCreate": "catalogue",
  "Mutation.attributeValueDelete": "catalogue",
  "Mutation.attributeValueTranslate": "catalogue",
  "Mutation.attributeValueUpdate": "catalogue",
  "Mutation.categoryDelete": "catalogue",
  "Mutation.productCreate": "catalogue",
  "Mutation.productDelete": "catalogue",
  "Mutation.productMediaCreate": "catalogue",
  "Mutation.productMediaDelete": "catalogue",
  "Mutation.productMediaReorder": "catalogue",
  "Mutation.productMediaUpdate": "catalogue",
  "Mutation.productTypeCreate": "catalogue",
  "Mutation.productTypeDelete": "catalogue",
  "Mutation.productTypeUpdate": "catalogue",
  "Mutation.productVariantCreate": "catalogue",
  "Mutation.productVariantDelete": "catalogue",
  "Mutation.taxClassCreate": "catalogue",
  "Query.shippingZone": "catalogue or orders or support",
  "Query.shippingZones": "catalogue or orders or support",
  "Query.shippingPricesPerKilogram": "catalogue or orders or support",
  "Mutation.shippingZoneCreate": "catalogue",
  "Mutation.shippingZoneUpdate": "catalogue",
  "Mutation.shippingZoneDelete": "catalogue",
  "Mutation.shippingPriceCreate": "catalogue",
  "Mutation.shippingPriceUpdate": "catalogue",
  "Mutation.shippingPriceDelete": "catalogue",
  "Mutation.shippingMethodChannelListingUpdate": "catalogue",
  "Mutation.shippingPricePerKilogramUpdate": "catalogue",
  "Mutation.shippingMethodNameTranslate": "catalogue",
  "Mutation.taxCountryConfigurationUpdate": "catalogue",
  "Mutation.templateProductSave": "catalogue",
  "Mutation.wishlistAdd": "signed-in",
  "Mutation.wishlistRemove": "signed-in",
  "Query.myData": "signed-in",
  "Query.staffUsers": "catalogue or orders or support",
  "Query.permissionGroups": "catalogue or orders or support",
  "Query.staffAccess": "owner",
  "Mutation.staffCreate": "owner",
  "Mutation.staffUpdate": "owner",
  "Mutation.staffDelete": "owner",
  "Mutation.staffInviteSend": "owner",
  "Mutation.staffCodeReset": "owner",
  "Mutation.orderUpdate": "orders",
  "Mutation.orderLinesCreate": "orders",
  "Mutation.orderLineUpdate": "orders",
  "Mutation.orderLineDelete": "orders",
  "Mutation.orderDiscountAdd": "orders",
  "Mutation.orderDiscountUpdate": "orders",
  "Mutation.orderDiscountDelete": "orders",
  "Mutation.orderMailSend": "orders or support",
  "Query.disputes": "orders or support",
  "Mutation.disputeAccept": "orders",
  "Mutation.disputeAnswer": "orders",
  "Mutation.disputeFileAdd": "orders",
  "Mutation.disputeFileDelete": "orders",
  "Query.inbox": "orders or support",
  "Mutation.inboxAnswer": "orders or support",
  "Mutation.inboxAssign": "orders or support",
  "Mutation.inboxClose": "orders or support",
  "Mutation.checkoutCompleteFor": "orders",
  "Query.auditLog": "owner",
  "Query.customers": "orders or support",
  "Query.user": "orders or support",
  "Query.customerFigures": "orders or support",
  "Query.userSessions": "support",
  "Query.customerData": "support",
  "Mutation.customerUpdate": "support",
  "Mutation.customerDelete": "support",
  "Mutation.userSessionsEnd": "support",
  "Query.mySessions": "signed-in",
  "Query.productExport": "catalogue",
  "Query.productImport": "catalogue",
  "Query.addressRedirects": "catalogue",
  "Query.presentAddress": "everybody",
  "Mutation.addressRedirectAdd": "catalogue",
  "Mutation.addressRedirectRemove": "catalogue",
  "Query.attributeUses": "catalogue",
  "Query.productImportFields": "catalogue",
  "Query.productImportLines": "catalogue",
  "Query.productImports": "catalogue",
  "Mutation.productImportUpload": "catalogue",
  "Mutation.productImportCheck": "catalogue",
  "Mutation.productImportRun": "catalogue",
  "Mutation.productImportStop": "catalogue",
  "Query.shopSetup": "owner",
  "Mutation.shopSetupTest": "owner",
  // of the home page, pages and menus; legal texts and mails are the owner's (editorial/content.db.test.ts)
  "Query.contentDocument": "catalogue",
  "Query.contentDocuments": "catalogue",
  "Query.contentHistory": "catalogue",
  "Query.siteTexts": "everybody",
  "Query.page": "everybody",
  "Query.pages": "everybody",
  "Query.pageType": "everybody",
  "Query.pageTypes": "everybody",
  "Query.menu": "everybody",
  "Query.menus": "everybody",
  "Query.menuItem": "everybody",
  "Mutation.pageCreate": "catalogue",
  "Mutation.pageUpdate": "catalogue",
  "Mutation.pageDelete": "catalogue",
  "Mutation.pageTranslate": "catalogue",
  "Mutation.menuCreate": "catalogue",
  "Mutation.menuUpdate": "catalogue",
  "Mutation.menuDelete": "catalogue",
  "Mutation.menuItemCreate": "catalogue",
  "Mutation.menuItemUpdate": "catalogue",
  "Mutation.menuItemDelete": "catalogue",
  "Mutation.menuItemTranslate": "catalogue",
  "Mutation.menuItemMove": "catalogue",
  "Query.legal": "everybody",
  "Query.legalDocument": "owner",
  "Query.legalDocuments": "owner",
  "Mutation.legalPreview": "owner",
  "Mutation.legalSave": "owner",
  "Mutation.mailSample": "owner",
  "Mutation.mailSampleSend": "owner",
  "Mutation.contentPreview": "catalogue",
  "Mutation.contentRestore": "catalogue",
  "Mutation.contentSave": "catalogue",
};

type Root = { at: string; kind: "query" | "mutation"; field: GraphQLField<unknown, unknown> };

const roots = (): Root[] => {
  const of = (
    kind: Root["kind"],
    type: { name: string; getFields(): Record<string, GraphQLField<unknown, unknown>> },
  ) => Object.values(type.getFields()).map((field) => ({ at: `${type.name}.${field.name}`, kind, field }));
  const query = commerceSchema.getQueryType();
  const mutation = commerceSchema.getMutationType();
  return [...(query ? of("query", query) : []), ...(mutation ? of("mutation", mutation) : [])];
};

const NOBODY = "00000000-0000-4000-8000-00000000dead";

/** The least value of a type that passes validation; ids name nothing that exists. */
function least(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return least(type.ofType, name);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return required(Object.values(type.getFields()));
  if (type.name === "ID") return globalId(/order/i.test(name) ? "Order" : "Checkout", NOBODY);
  if (type.name === "UUID") return NOBODY;
  if (type.name === "Int" || type.name === "Float" || type.name.endsWith("Decimal")) return 1;
  if (type.name === "Boolean") return false;
  if (type.name === "Date") return "2026-01-01";
  if (type.name === "JSONString") return "{}";
  return type.name === "JSON" ? {} : "none";
}

const required = (inputs: readonly (GraphQLArgument | GraphQLInputField)[]) =>
  Object.fromEntries(
    inputs
      .filter((input) => isNonNullType(input.type) || input.name === "id" || input.name === "order")
      .map((input) => [input.name, least(input.type, input.name)]),
  );

/** A document for one root field with its least arguments. */
function document({ kind, field }: Root): { query: string; variables: Record<string, unknown> } {
  const variables = required(field.args);
  const given = field.args.filter((arg) => arg.name in variables);
  const head = given.length > 0 ? `(${given.map((arg) => `$${arg.name}: ${arg.type}`).join(", ")})` : "";
  const args = given.length > 0 ? `(${given.map((arg) => `${arg.name}: $${arg.name}`).join(", ")})` : "";
  const body = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  return { query: `${kind} least${head} { ${field.name}${args}${body} }`, variables };
}

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

/** Every row of the shop, as one text per table. */
async function state(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'commerce' and table_type = 'BASE TABLE'
  `.execute(shop.db);
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const sum = await sql<{ sum: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as sum from ${sql.table(`commerce.${name}`)} t`.execute(
      shop.db,
    );
    found[name] = sum.rows[0]?.sum ?? "";
  }
  return found;
}

const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code ?? null;

describe("who may do what", () => {
  it("is stated for every root field", () => {
    expect(
      roots()
        .map(({ at }) => at)
        .sort(),
    ).toEqual(Object.keys(AUDIENCE).sort());
  });

  it("refuses whoever is not meant, before anything changes", async () => {
    const before = await state();
    const visitors = [
      { who: "nobody", visitor: null },
      { who: "a customer", visitor: customer() },
      ...STAFF_ROLES.map((role) => ({ who: role, visitor: customer({ isStaff: true, roles: [role] }) })),
    ];
    const wrong: string[] = [];
    for (const root of roots()) {
      const audience = AUDIENCE[root.at];
      const { query, variables } = document(root);
      for (const { who, visitor } of visitors) {
        const isMeant =
          audience === "everybody" ||
          (audience === "signed-in" && visitor !== null) ||
          (visitor?.isStaff === true && (audience?.split(" or ").includes(who) || who === "owner"));
        if (isMeant) continue;
        const code = codeOf(await shop.graphql(query, variables, visitor));
        const wanted = visitor === null ? "UNAUTHENTICATED" : "FORBIDDEN";
        if (code !== wanted) wrong.push(`${root.at} by ${who}: ${code}, not ${wanted}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await state()).toEqual(before);
  });

  it("lets whoever is meant through to an answer of the field's own", async () => {
    const wrong: string[] = [];
    for (const root of roots()) {
      const audience = AUDIENCE[root.at];
      if (audience === "everybody" || audience === "signed-in" || !audience) continue;
      const { query, variables } = document(root);
      for (const role of [...audience.split(" or "), "owner"]) {
        const answer = await shop.graphql(query, variables, customer({ isStaff: true, roles: [role] }));
        const code = codeOf(answer);
        if (code === "FORBIDDEN" || code === "UNAUTHENTICATED" || code === "INTERNAL_SERVER_ERROR")
          wrong.push(`${root.at} by ${role}: ${code}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("notes each of their acts in the audit log, with its end", async () => {
    const staffs = Object.entries(AUDIENCE).filter(
      ([, audience]) => audience !== "everybody" && audience !== "signed-in",
    );
    const acts = staffs.map(([at]) => at.split(".")[1] ?? "").filter((act) => !IMPERSONAL.has(act));
    const { rows } = await sql<{ act: string; ends: number }>`
      select e.act, count(o.entry_id)::int as ends from platform.audit_entry e
      left join platform.audit_outcome o on o.entry_id = e.id group by e.act`.execute(shop.db);
    expect(rows.map(({ act }) => act).sort()).toEqual(acts.sort());
    expect(rows.filter(({ ends }) => ends === 0)).toEqual([]);
  });
});
