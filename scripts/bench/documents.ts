/** What clients of the shop and the studio send, as literal text. */
export const TEMPLATES = `query templates($first: Int) { templates(first: $first) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node {
  uuid title slug description thumbnail thumbnailMobile thumbnailVideo thumbnailWebp createdAt updatedAt comingSoon { status } } } } }`;

export const STICKERS = `query stickers($first: Int) { stickers(first: $first) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node {
  uuid title type scale stickerFile thumbnail } } } }`;

export const PRODUCTS = `query products($channel: String) { products(first: 20, channel: $channel) { totalCount edges { cursor node {
  id name slug thumbnail { url alt } pricing { priceRange { start { gross { amount currency } net { amount currency } } } }
  variants { id name sku quantityAvailable pricing { price { gross { amount currency } net { amount currency } } } } } } } }`;

export const FIRST_VARIANT = `query variants($channel: String, $after: String) { products(first: 100, after: $after, channel: $channel) {
  edges { node { name variants { id sku quantityAvailable } } } } }`;

const CHECKOUT = "checkout { id token totalPrice { gross { amount currency } } } errors { field message code }";

export const CHECKOUT_CREATE = `mutation checkoutCreate($input: CheckoutCreateInput!) { checkoutCreate(input: $input) {
  checkout { id token lines { id quantity totalPrice { gross { amount } } } totalPrice { gross { amount currency } } } errors { field message code } } }`;

export const SHIPPING_ADDRESS = `mutation checkoutShippingAddressUpdate($id: ID!, $address: AddressInput!) {
  checkoutShippingAddressUpdate(id: $id, shippingAddress: $address) { checkout { id shippingMethods { id name } } errors { field message code } } }`;

export const BILLING_ADDRESS = `mutation checkoutBillingAddressUpdate($id: ID!, $address: AddressInput!) {
  checkoutBillingAddressUpdate(id: $id, billingAddress: $address) { ${CHECKOUT} } }`;

export const DELIVERY = `mutation checkoutDeliveryMethodUpdate($id: ID!, $method: ID!) {
  checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $method) { ${CHECKOUT} } }`;

export const COMPLETE = `mutation checkoutComplete($id: ID!) { checkoutComplete(id: $id) {
  order { id number token total { gross { amount currency } } } errors { field message code } } }`;

export const PROJECT_CREATE = `mutation personalProjectCreate($templateUuid: UUID!, $input: PersonalProjectInput!) {
  personalProjectCreate(templateUuid: $templateUuid, input: $input) { project { uuid } error { message type } } }`;

export const PRESET_CREATE = `mutation projectPresetCreate($projectUuid: UUID!, $input: ProjectPresetInput!) {
  projectPresetCreate(projectUuid: $projectUuid, input: $input) { projectPreset { uuid title thumbnail } error { message type } } }`;

export const REGISTER = `mutation accountRegister($input: AccountRegisterInput!) { accountRegister(input: $input) { requiresConfirmation errors { field message code } } }`;
export const TOKEN_CREATE = `mutation tokenCreate($email: String!, $password: String!) { tokenCreate(email: $email, password: $password) { token errors { field message code } } }`;
