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

type Field = { type: string; args?: Record<string, string>; deprecated?: boolean };
type Signature = {
  kind: "OBJECT" | "INTERFACE" | "INPUT" | "ENUM" | "UNION" | "SCALAR";
  fields?: Record<string, Field | string>;
  values?: string[];
  types?: string[];
  interfaces?: string[];
};

/** Types of our own; everything else has to be Saleor's. */
const OWN_TYPES = [
  "Legal",
  "LegalDocument",
  "LegalInput",
  "LegalSave",
  "LegalText",
  "LegalVersion",
  "MailSample",
  "MailSampleSend",
  "SampleMail",
  "ContentDocument",
  "ContentError",
  "ContentErrorCode",
  "ContentKind",
  "ContentPreview",
  "ContentRestore",
  "ContentRole",
  "ContentSave",
  "ContentSummary",
  "ContentText",
  "ContentTextInput",
  "ContentVersion",
  "ContentVersionText",
  "SiteText",
  "AddressRedirect",
  "AddressRedirectError",
  "AddressRedirectErrorCode",
  "AddressRedirectInput",
  "AddressRedirectKind",
  "AddressRedirectPage",
  "AddressRedirectResult",
  "AttributeTypeUse",
  "AttributeUses",
  "AttributeValueUse",
  "ProductExportPage",
  "ProductImport",
  "ProductImportColumn",
  "ProductImportError",
  "ProductImportErrorCode",
  "ProductImportInput",
  "ProductImportLine",
  "ProductImportLineCode",
  "ProductImportResult",
  "ProductImportState",
  "ProductSafety",
  "ProductSafetyError",
  "ProductSafetySave",
  "SafetyContact",
  "SafetyContactInput",
  "SafetyWarning",
  "SafetyWarningInput",
  "OrderWithdraw",
  "OrderWithdrawLine",
  "OrderWithdrawal",
  "WithdrawalLine",
  "Dispute",
  "DisputeChange",
  "DisputeConnection",
  "DisputeEdge",
  "DisputeError",
  "DisputeEvidence",
  "DisputeFile",
  "DisputeState",
  "EvidenceDocument",
  "EvidenceDraft",
  "EvidenceFact",
  "EvidenceFactName",
  "EvidenceKind",
  "EvidenceState",
  "ProductFacet",
  "ProductFacetCategory",
  "ProductFacetPrice",
  "ProductFacetValue",
  "ProductFacets",
  "RelatedProduct",
  "RelatedProductReason",
  "SetupFact",
  "SetupFinding",
  "SetupLack",
  "SetupPart",
  "SetupPartName",
  "SetupTest",
  "BuildCount",
  "ParcelDelivered",
  "BuildReport",
  "BuildReportAnswer",
  "BuildReportError",
  "BuildReportInput",
  "BuildReportReason",
  "BuildReportSend",
  "DeadJob",
  "CheckoutDesignAdd",
  "ContactError",
  "ContactInput",
  "ContactMessage",
  "ContactSend",
  "DesignError",
  "DesignInput",
  "DesignProblem",
  "DesignQuote",
  "DesignQuoteLine",
  "Garage",
  "GarageBuild",
  "GarageOrigin",
  "ConnectedIdentity",
  "CreateTokenWithCode",
  "IdentityDisconnect",
  "IdentityProvider",
  "ChannelSales",
  "SalesDay",
  "EmptySearch",
  "JournalEntry",
  "PayoutDay",
  "TaxOfRate",
  "VisitCounts",
  "VisitsDay",
  "ChannelVisits",
  "SalesSum",
  "ScarceVariant",
  "SoldVariant",
  "MyStaff",
  "ShelfConnection",
  "ShelfEdge",
  "ShelfProduct",
  "ShelfSort",
  "StaffRole",
  "OneTimeCode",
  "OneTimeCodeBegin",
  "OneTimeCodeConfirm",
  "OneTimeCodeEnd",
  "OneTimeCodeRenewRecovery",
  "OrderDesign",
  "OrderInvoiceLink",
  "OrderPayment",
  "BankAccount",
  "OrderReturnRequestLine",
  "Session",
  "OwnOrderChange",
  "CheckoutConsentGive",
  "CheckoutTerms",
  "DeliveryEstimate",
  "OrderConsent",
  "OrderReturnRequestAnswer",
  "OrderTerms",
  "ProductTaxClassUpdate",
  "QuoteSave",
  "QuoteToCheckout",
  "ReturnClass",
  "ReturnRequest",
  "ReturnRequestConnection",
  "ReturnRequestEdge",
  "ReturnRequestLine",
  "ReturnRequestStatus",
  "OrderAgain",
  "OrderLeftOut",
  "OrderMoment",
  "OrderMomentKind",
  "OrderContact",
  "PostalPlace",
  "ReturnableLine",
  "SavedQuote",
  "SearchReading",
  "SavedQuoteLine",
  "OrderCreditNote",
  "OrderReturnRequestWithdraw",
  "ReturnRefundStatus",
  "StockChange",
  "StockChangeInput",
  "ShippingMethodNameTranslate",
  "ShippingPricePerKilogram",
  "ShippingPricePerKilogramUpdate",
  "StockMovement",
  "StockMovementCause",
  "StockMovementConnection",
  "StockMovementEdge",
  "StockNotice",
  "StockNoticeRequest",
  "TemplatePriceInput",
  "TemplateProductError",
  "TemplateProductInput",
  "TemplateProductSave",
  "TermsConsent",
  "TermsStatement",
  "UserNameUpdate",
  "VariantFacts",
  "VariantFitment",
  "Vehicle",
  "VehicleError",
  "VehicleInput",
  "VehicleSave",
  "CheckoutMembershipAdd",
  "Membership",
  "MembershipChange",
  "MembershipDiscount",
  "MembershipError",
  "MembershipPayment",
  "MembershipPeriod",
  "MembershipPlan",
  "MembershipPlanError",
  "MembershipPlanInput",
  "MembershipPlanSave",
  "MembershipPrice",
  "MembershipPriceInput",
  "MembershipQuota",
  "MembershipStatus",
  "MembershipTextInput",
  "WishlistChange",
  "WishlistError",
  "WishlistItem",
  "AuditEntry",
  "AuditEntryConnection",
  "AuditEntryEdge",
  "AuditFilterInput",
  "AuditKind",
  "CheckoutCompleteFor",
  "CustomerFigures",
  "InboxAnswer",
  "InboxChange",
  "InboxError",
  "InboxFilterInput",
  "InboxItem",
  "InboxItemConnection",
  "InboxItemEdge",
  "InboxKind",
  "PromotionPreview",
  "PromotionPreviewLine",
  "OrderMail",
  "OrderMailSend",
  "StaffAccess",
  "StaffCodeReset",
  "StaffInviteSend",
  "UserSessionsEnd",
];
const OWN_FIELDS = [
  "Query.legal",
  "Query.legalDocument",
  "Query.legalDocuments",
  "Mutation.legalPreview",
  "Mutation.legalSave",
  "Mutation.mailSample",
  "Mutation.mailSampleSend",
  "Query.contentDocument",
  "Query.contentDocuments",
  "Query.contentHistory",
  "Query.siteTexts",
  "Mutation.contentPreview",
  "Mutation.contentRestore",
  "Mutation.contentSave",
  "Query.addressRedirects",
  "Query.presentAddress",
  "Mutation.addressRedirectAdd",
  "Mutation.addressRedirectRemove",
  "Query.attributeUses",
  "Query.productExport",
  "Query.productImport",
  "Query.productImportFields",
  "Query.productImportLines",
  "Query.productImports",
  "Mutation.productImportCheck",
  "Mutation.productImportRun",
  "Mutation.productImportStop",
  "Mutation.productImportUpload",
  "Mutation.productSafetySave",
  "Query.productSafety",
  "Mutation.orderWithdraw",
  "Query.orderWithdrawal",
  "Query.disputes",
  "Mutation.disputeAccept",
  "Mutation.disputeAnswer",
  "Mutation.disputeFileAdd",
  "Mutation.disputeFileDelete",
  "Query.productFacets",
  "Query.relatedProducts",
  "Mutation.shopSetupTest",
  "Query.shopSetup",
  "Mutation.parcelDelivered",
  "Query.checkoutDeliveries",
  "Query.checkoutDesigns",
  "Query.checkoutMembership",
  "Query.checkoutTerms",
  "Query.mySavedQuotes",
  "Query.orderTimeline",
  "Query.promotionPreview",
  "Query.myWishlist",
  "Query.myMembership",
  "Query.membershipPlanList",
  "Query.membershipPlans",
  "Query.orderMembership",
  "Query.orderReturnRequests",
  "Query.postalPlaces",
  "Query.orderContact",
  "Query.orderPayment",
  "Query.orderReturnable",
  "Query.orderTerms",
  "Mutation.orderInvoiceLink",
  "Query.returnRequests",
  "Query.savedQuote",
  "Mutation.checkoutConsentGive",
  "Mutation.checkoutMembershipAdd",
  "Mutation.membershipCancel",
  "Mutation.membershipPlanSave",
  "Mutation.membershipResume",
  "Mutation.orderReturnRequestAnswer",
  "Mutation.productTaxClassUpdate",
  "Mutation.orderAgain",
  "Mutation.quoteSave",
  "Mutation.quoteToCheckout",
  "Mutation.orderReturnRequestWithdraw",
  "Mutation.stockNoticeConfirm",
  "Mutation.stockNoticeEnd",
  "Mutation.stockNoticeRequest",
  "Query.stockNotice",
  "Query.shippingPricesPerKilogram",
  "Mutation.shippingMethodNameTranslate",
  "Mutation.shippingPricePerKilogramUpdate",
  "Query.stockMovements",
  "Mutation.stockChange",
  "Mutation.templateProductSave",
  "Mutation.wishlistAdd",
  "Mutation.wishlistRemove",
  "Query.contactMessages",
  "Query.buildReports",
  "Query.garage",
  "Query.deadJobs",
  "Query.failedDeliveries",
  "Query.designQuote",
  "Query.myData",
  "Query.myIdentities",
  "Query.myOneTimeCode",
  "Query.myStaff",
  "Query.bestSellers",
  "Query.finishesOrdered",
  "Query.payoutsByDay",
  "Query.salesJournal",
  "Query.taxByRate",
  "Query.searchesWithoutResult",
  "Query.templatesOpened",
  "Query.visitsByDay",
  "Query.coloursOrdered",
  "Query.templatesOrdered",
  "Query.runningOut",
  "Query.salesByDay",
  "Query.searchReading",
  "Query.shelf",
  "Query.shelfProduct",
  "Query.mySessions",
  "Query.myUserName",
  "Query.orderDesigns",
  "Query.variantFacts",
  "Query.variantFitments",
  "Query.vehicles",
  "Query.webhookList",
  "Mutation.checkoutDesignAdd",
  "Mutation.contactSend",
  "Mutation.buildReport",
  "Mutation.buildReportAnswer",
  "Mutation.deadJobRetry",
  "Mutation.orderAddressCorrect",
  "Mutation.orderCancelOwn",
  "Mutation.orderReturnRequest",
  "Mutation.identityDisconnect",
  "Mutation.oneTimeCodeBegin",
  "Mutation.oneTimeCodeConfirm",
  "Mutation.oneTimeCodeEnd",
  "Mutation.oneTimeCodeRenewRecovery",
  "Mutation.sessionEnd",
  "Mutation.tokenCreateWithCode",
  "Mutation.userNameUpdate",
  "Mutation.vehicleDelete",
  "Mutation.vehicleSave",
  "Query.auditLog",
  "Query.customerData",
  "Mutation.checkoutCompleteFor",
  "Query.inbox",
  "Mutation.inboxAnswer",
  "Mutation.inboxAssign",
  "Mutation.inboxClose",
  "Mutation.orderMailSend",
  "Query.staffAccess",
  "Mutation.staffCodeReset",
  "Mutation.staffInviteSend",
  "Query.customerFigures",
  "Query.userSessions",
  "Mutation.userSessionsEnd",
];
/** Deprecated there, kept here because our contract documents or today's storefronts use them. */
const DEPRECATED = [
  "AccountRegister.user",
  "Checkout.availablePaymentGateways",
  "Checkout.deliveryMethod",
  "Order.token",
  "Product.attributes",
  "Product.variants",
  "ProductVariant.attributes",
  "Query.orderByToken",
];

/** What staff with the orders role state: money given back (checked against what came in), vouchers' conditions. */
const STAFF_ONLY = [
  "MembershipPlanInput.prices",
  "MembershipPriceInput.price",
  "OrderGrantRefundCreateInput.amount",
  "OrderReturnProductsInput.amountToRefund",
  "ProductVariantChannelListingAddInput.price",
  "ShippingMethodChannelListingAddInput.price",
  "TemplatePriceInput.price",
  "TemplateProductInput.prices",
  "VoucherChannelListingAddInput.minAmountSpent",
];

/** What a list is filtered by; it prices nothing. */
const FILTERS = [
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
