/** What buyers and staff do to orders, vouchers and stock, as literal documents. */

export const PAID = "mutation($id: ID!) { orderMarkAsPaid(id: $id) { order { id } errors { code } } }";
export const CANCEL = "mutation($id: ID!) { orderCancel(id: $id) { order { id } errors { code } } }";
export const FULFILL = `mutation($order: ID!, $input: OrderFulfillInput!) {
  orderFulfill(order: $order, input: $input) { order { id } fulfillments { id lines { id quantity } } errors { code } } }`;
export const UNSEND = "mutation($id: ID!) { orderFulfillmentCancel(id: $id) { order { id } errors { code } } }";
export const RETURN = `mutation($order: ID!, $input: OrderReturnProductsInput!) {
  orderFulfillmentReturnProducts(order: $order, input: $input) { order { id } errors { code } } }`;
export const OWN = `mutation($token: UUID!, $email: String) { orderCancelOwn(token: $token, email: $email) { order { id } errors { code } } }`;
export const CORRECT = `mutation($token: UUID!, $email: String, $shippingAddress: AddressInput!) {
  orderAddressCorrect(token: $token, email: $email, shippingAddress: $shippingAddress) { order { id } errors { code } } }`;
export const GRANT = `mutation($id: ID!, $input: OrderGrantRefundCreateInput!) { orderGrantRefundCreate(id: $id, input: $input) {
  grantedRefund { id } errors { code } } }`;
export const STOCKS = `mutation($sku: String!, $stocks: [StockInput!]!) {
  productVariantStocksUpdate(sku: $sku, stocks: $stocks) { productVariant { sku } errors { code } } }`;
export const ORDER = `query($id: ID!) { order(id: $id) { id token status lines { id quantity } transactions { id }
  fulfillments { id lines { id } } shippingAddress { streetAddress1 country { code } } total { gross { amount } tax { amount } } } }`;
export const CODE = `mutation($id: ID!, $code: String!) { checkoutAddPromoCode(id: $id, promoCode: $code) { errors { code } } }`;
export const BEGIN = `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "carloom.offline" }) { transaction { id } errors { code } } }`;
export const NEW_VOUCHER =
  "mutation($input: VoucherInput!) { voucherCreate(input: $input) { voucher { id code } errors { code } } }";
export const LIST_VOUCHER = `mutation($id: ID!, $input: VoucherChannelListingInput!) {
  voucherChannelListingUpdate(id: $id, input: $input) { errors { code } } }`;
