/** Operations as literal text, in the way that a storefront sends them. */
const MONEY = "{ currency amount }";
const TAXED = `{ gross ${MONEY} net ${MONEY} tax ${MONEY} }`;
export const CHECKOUT = `
  id token email quantity channel { slug currencyCode }
  lines { id quantity metadata { key value } unitPrice ${TAXED} totalPrice ${TAXED} variant { id sku } }
  shippingAddress { country { code country } city }
  shippingMethods { id name minimumDeliveryDays maximumDeliveryDays price ${MONEY} }
  deliveryMethod { ... on ShippingMethod { id name } }
  subtotalPrice ${TAXED} shippingPrice ${TAXED} totalPrice ${TAXED}`;
const ERRORS = "errors { field message code variants addressType }";

export const CREATE = `mutation checkoutCreate($input: CheckoutCreateInput!) {
  checkoutCreate(input: $input) { checkout { ${CHECKOUT} } ${ERRORS} } }`;
export const READ = `query checkout($id: ID!) { checkout(id: $id) { ${CHECKOUT} } }`;
export const LINES_ADD = `mutation checkoutLinesAdd($id: ID!, $lines: [CheckoutLineInput!]!) {
  checkoutLinesAdd(id: $id, lines: $lines) { checkout { ${CHECKOUT} } ${ERRORS} } }`;
export const LINES_UPDATE = `mutation checkoutLinesUpdate($id: ID!, $lines: [CheckoutLineUpdateInput!]!) {
  checkoutLinesUpdate(id: $id, lines: $lines) { checkout { ${CHECKOUT} } ${ERRORS} } }`;
export const LINES_DELETE = `mutation checkoutLinesDelete($id: ID!, $linesIds: [ID!]!) {
  checkoutLinesDelete(id: $id, linesIds: $linesIds) { checkout { ${CHECKOUT} } ${ERRORS} } }`;
export const EMAIL = `mutation checkoutEmailUpdate($id: ID!, $email: String!) {
  checkoutEmailUpdate(id: $id, email: $email) { checkout { email } ${ERRORS} } }`;
export const SHIPPING = `mutation checkoutShippingAddressUpdate($id: ID!, $shippingAddress: AddressInput!) {
  checkoutShippingAddressUpdate(id: $id, shippingAddress: $shippingAddress) { checkout { ${CHECKOUT} } ${ERRORS} } }`;
export const BILLING = `mutation checkoutBillingAddressUpdate($id: ID!, $billingAddress: AddressInput!) {
  checkoutBillingAddressUpdate(id: $id, billingAddress: $billingAddress) { checkout { id } ${ERRORS} } }`;
export const DELIVERY = `mutation checkoutDeliveryMethodUpdate($id: ID!, $deliveryMethodId: ID) {
  checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $deliveryMethodId) { checkout { ${CHECKOUT} } ${ERRORS} } }`;
export const ATTACH = `mutation checkoutCustomerAttach($id: ID!) {
  checkoutCustomerAttach(id: $id) { checkout { id email } ${ERRORS} } }`;
export const COMPLETE = `mutation checkoutComplete($id: ID!) {
  checkoutComplete(id: $id) { order { id number token status isPaid total ${TAXED} } confirmationNeeded ${ERRORS} } }`;
export const QUOTE = `query designQuote($channel: String!, $design: DesignInput!, $countryCode: CountryCode) {
  designQuote(channel: $channel, design: $design, countryCode: $countryCode) {
    currency pricedAt lines { kind reference name variantId quantity areaCm2 unitPrice ${MONEY} totalPrice ${MONEY} available verdict reasons }
    subtotal ${MONEY} tax ${MONEY} shippingFrom ${MONEY} total ${MONEY} problems { code message reference } } }`;
export const DESIGN_ADD = `mutation checkoutDesignAdd($checkoutId: ID!, $presetUuid: UUID, $design: DesignInput, $replaces: ID) {
  checkoutDesignAdd(checkoutId: $checkoutId, presetUuid: $presetUuid, design: $design, replaces: $replaces) {
    checkout { ${CHECKOUT} } design { id title total ${MONEY} thumbnail lines { reference whole } } errors { field message code } } }`;
export const TRACK = `query orderByToken($token: UUID!) {
  orderByToken(token: $token) {
    id number created status statusDisplay paymentStatus paymentStatusDisplay isPaid chargeStatus authorizeStatus
    userEmail shippingMethodName shippingAddress { firstName streetAddress1 city country { code } }
    lines { id productName variantName productSku quantity metadata { key value } unitPrice ${TAXED} totalPrice ${TAXED} }
    subtotal ${TAXED} shippingPrice ${TAXED} total ${TAXED} transactions { pspReference chargePendingAmount ${MONEY} chargedAmount ${MONEY} } } }`;
export const DESIGNS = `query orderDesigns($token: UUID!) {
  orderDesigns(token: $token) { id title build thumbnail total ${MONEY} lines { reference verdict totalPrice ${MONEY} } } }`;
