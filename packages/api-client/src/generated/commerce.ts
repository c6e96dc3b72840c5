/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../document.ts";

export type AccountErrorCode =
  | 'ACCOUNT_NOT_CONFIRMED'
  | 'DEACTIVATE_OWN_ACCOUNT'
  | 'DELETE_NON_STAFF_USER'
  | 'DELETE_OWN_ACCOUNT'
  | 'DELETE_STAFF_ACCOUNT'
  | 'GRAPHQL_ERROR'
  | 'INACTIVE'
  | 'INVALID'
  | 'INVALID_CREDENTIALS'
  | 'INVALID_PASSWORD'
  | 'JWT_DECODE_ERROR'
  | 'JWT_INVALID_CSRF_TOKEN'
  | 'JWT_INVALID_TOKEN'
  | 'JWT_MISSING_TOKEN'
  | 'JWT_SIGNATURE_EXPIRED'
  | 'LEFT_NOT_MANAGEABLE_PERMISSION'
  | 'LOGIN_ATTEMPT_DELAYED'
  | 'NOT_FOUND'
  | 'OUT_OF_SCOPE_USER'
  | 'PASSWORD_ENTIRELY_NUMERIC'
  | 'PASSWORD_RESET_ALREADY_REQUESTED'
  | 'PASSWORD_TOO_COMMON'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_SIMILAR'
  | 'REQUIRED'
  | 'UNIQUE';

export type AccountInput = {
  defaultBillingAddress?: AddressInput | null | undefined;
  defaultShippingAddress?: AddressInput | null | undefined;
  firstName?: string | null | undefined;
  languageCode?: LanguageCodeEnum | null | undefined;
  lastName?: string | null | undefined;
};

export type AccountRegisterInput = {
  channel?: string | null | undefined;
  email: string;
  firstName?: string | null | undefined;
  languageCode?: LanguageCodeEnum | null | undefined;
  lastName?: string | null | undefined;
  metadata?: Array<MetadataInput> | null | undefined;
  password: string;
  redirectUrl?: string | null | undefined;
};

export type AddressInput = {
  city?: string | null | undefined;
  cityArea?: string | null | undefined;
  companyName?: string | null | undefined;
  country?: CountryCode | null | undefined;
  countryArea?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  metadata?: Array<MetadataInput> | null | undefined;
  phone?: string | null | undefined;
  postalCode?: string | null | undefined;
  streetAddress1?: string | null | undefined;
  streetAddress2?: string | null | undefined;
};

export type AddressTypeEnum =
  | 'BILLING'
  | 'SHIPPING';

export type AssignedAttributeValueInput = {
  name?: StringFilterInput | null | undefined;
  numeric?: DecimalFilterInput | null | undefined;
  slug?: StringFilterInput | null | undefined;
};

export type AttributeInput = {
  slug?: string | null | undefined;
  value?: AssignedAttributeValueInput | null | undefined;
  values?: Array<string> | null | undefined;
  valuesRange?: IntRangeInput | null | undefined;
};

export type AttributeValueInput = {
  dropdown?: AttributeValueSelectableTypeInput | null | undefined;
  id?: string | number | null | undefined;
  multiselect?: Array<AttributeValueSelectableTypeInput> | null | undefined;
  numeric?: string | null | undefined;
  values?: Array<string> | null | undefined;
};

export type AttributeValueSelectableTypeInput = {
  id?: string | number | null | undefined;
  value?: string | null | undefined;
};

export type AuditFilterInput = {
  actor?: string | number | null | undefined;
  acts?: Array<string> | null | undefined;
  at?: DateTimeRangeInput | null | undefined;
  failed?: boolean | null | undefined;
  kind?: AuditKind | null | undefined;
  object?: string | number | null | undefined;
};

export type AuditKind =
  | 'CHANGE'
  | 'VIEW';

export type BuildReportAnswer =
  | 'DISMISSED'
  | 'WITHDRAWN';

/** Why a build is reported: somebody's rights, hatred, sexual content, private data, or something else. */
export type BuildReportReason =
  | 'HATE'
  | 'OTHER'
  | 'PRIVACY'
  | 'RIGHTS'
  | 'SEXUAL';

export type CataloguePredicateInput = {
  OR?: Array<CataloguePredicateInput> | null | undefined;
  categoryPredicate?: CategoryWhereInput | null | undefined;
  collectionPredicate?: CollectionWhereInput | null | undefined;
  productPredicate?: ProductWhereInput | null | undefined;
  variantPredicate?: ProductVariantWhereInput | null | undefined;
};

export type CategoryInput = {
  name?: string | null | undefined;
  slug?: string | null | undefined;
};

export type CategoryWhereInput = {
  ids?: Array<string | number> | null | undefined;
};

export type ChannelErrorCode =
  | 'ALREADY_EXISTS'
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED'
  | 'UNIQUE';

export type ChannelUpdateInput = {
  defaultCountry?: CountryCode | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
};

export type CheckoutCreateInput = {
  billingAddress?: AddressInput | null | undefined;
  channel?: string | null | undefined;
  email?: string | null | undefined;
  languageCode?: LanguageCodeEnum | null | undefined;
  lines?: Array<CheckoutLineInput> | null | undefined;
  metadata?: Array<MetadataInput> | null | undefined;
  shippingAddress?: AddressInput | null | undefined;
};

export type CheckoutErrorCode =
  | 'BILLING_ADDRESS_NOT_SET'
  | 'CHANNEL_INACTIVE'
  | 'CHECKOUT_NOT_FULLY_PAID'
  | 'DELIVERY_METHOD_NOT_APPLICABLE'
  | 'EMAIL_NOT_SET'
  | 'GRAPHQL_ERROR'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID'
  | 'INVALID_SHIPPING_METHOD'
  | 'MISSING_CHANNEL_SLUG'
  | 'NOT_FOUND'
  | 'NO_LINES'
  | 'PAYMENT_ERROR'
  | 'PRODUCT_NOT_PUBLISHED'
  | 'PRODUCT_UNAVAILABLE_FOR_PURCHASE'
  | 'QUANTITY_GREATER_THAN_LIMIT'
  | 'REQUIRED'
  | 'SHIPPING_ADDRESS_NOT_SET'
  | 'SHIPPING_METHOD_NOT_SET'
  | 'SHIPPING_NOT_REQUIRED'
  | 'UNAVAILABLE_VARIANT_IN_CHANNEL'
  | 'VOUCHER_NOT_APPLICABLE'
  | 'ZERO_QUANTITY';

export type CheckoutLineInput = {
  forceNewLine?: boolean | null | undefined;
  metadata?: Array<MetadataInput> | null | undefined;
  quantity: number;
  variantId: string | number;
};

export type CheckoutLineUpdateInput = {
  lineId?: string | number | null | undefined;
  metadata?: Array<MetadataInput> | null | undefined;
  quantity?: number | null | undefined;
  variantId?: string | number | null | undefined;
};

export type CollectionWhereInput = {
  ids?: Array<string | number> | null | undefined;
};

export type ContactInput = {
  email: string;
  message: string;
  name: string;
  /** The page of the form: contact or membership. */
  page: string;
  subject: string;
};

export type CountryCode =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'EU'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PR'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'XK'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type CustomerFilterInput = {
  dateJoined?: DateRangeInput | null | undefined;
  ids?: Array<string | number> | null | undefined;
  numberOfOrders?: IntRangeInput | null | undefined;
  placedOrders?: DateRangeInput | null | undefined;
  search?: string | null | undefined;
  updatedAt?: DateTimeRangeInput | null | undefined;
};

export type CustomerInput = {
  defaultBillingAddress?: AddressInput | null | undefined;
  defaultShippingAddress?: AddressInput | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  isActive?: boolean | null | undefined;
  languageCode?: LanguageCodeEnum | null | undefined;
  lastName?: string | null | undefined;
  note?: string | null | undefined;
};

export type DateRangeInput = {
  gte?: string | null | undefined;
  lte?: string | null | undefined;
};

export type DateTimeFilterInput = {
  eq?: string | null | undefined;
  oneOf?: Array<string> | null | undefined;
  range?: DateTimeRangeInput | null | undefined;
};

export type DateTimeRangeInput = {
  gte?: string | null | undefined;
  lte?: string | null | undefined;
};

export type DecimalFilterInput = {
  eq?: unknown;
  oneOf?: Array<unknown> | null | undefined;
  range?: DecimalRangeInput | null | undefined;
};

export type DecimalRangeInput = {
  gte?: unknown;
  lte?: unknown;
};

export type DesignInput = {
  build: unknown;
  templateSlug: string;
  thumbnail?: string | null | undefined;
  title?: string | null | undefined;
};

export type DiscountErrorCode =
  | 'ALREADY_EXISTS'
  | 'DUPLICATED_INPUT_ITEM'
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED';

export type DiscountValueTypeEnum =
  | 'FIXED'
  | 'PERCENTAGE';

export type EventDeliveryStatusEnum =
  | 'FAILED'
  | 'PENDING'
  | 'SUCCESS';

export type FulfillmentStatus =
  | 'CANCELED'
  | 'FULFILLED'
  | 'RETURNED';

export type FulfillmentUpdateTrackingInput = {
  notifyCustomer?: boolean | null | undefined;
  trackingNumber?: string | null | undefined;
};

export type GlobalIdFilterInput = {
  eq?: string | number | null | undefined;
  oneOf?: Array<string | number> | null | undefined;
};

export type IdentityProvider =
  | 'APPLE'
  | 'GOOGLE'
  | 'KAKAO'
  | 'LINE';

/** CONTACT and MEMBERSHIP: messages of the site's forms. RETURN: a return that was asked for. REPORT: a reported build. DELIVERY: a webhook that was not heard. JOB: work that failed. */
export type InboxKind =
  | 'CONTACT'
  | 'DELIVERY'
  | 'JOB'
  | 'MEMBERSHIP'
  | 'REPORT'
  | 'RETURN';

export type IntRangeInput = {
  gte?: number | null | undefined;
  lte?: number | null | undefined;
};

export type JobStatusEnum =
  | 'DELETED'
  | 'FAILED'
  | 'PENDING'
  | 'SUCCESS';

export type LanguageCodeEnum =
  | 'EN'
  | 'EN_GB'
  | 'EN_US'
  | 'JA'
  | 'JA_JP'
  | 'KO'
  | 'KO_KR';

export type MeasurementUnitsEnum =
  | 'INCH'
  | 'MM';

export type MembershipPeriod =
  | 'month'
  | 'year';

export type MembershipStatus =
  | 'ACTIVE'
  | 'ENDED'
  | 'ENDING'
  | 'PAST_DUE'
  | 'PENDING';

export type MetadataFilter = {
  key: string;
  value?: string | null | undefined;
};

export type MetadataInput = {
  key: string;
  value: string;
};

export type OrderChargeStatusEnum =
  | 'FULL'
  | 'NONE'
  | 'OVERCHARGED'
  | 'PARTIAL';

export type OrderDirection =
  | 'ASC'
  | 'DESC';

export type OrderDiscountCommonInput = {
  reason?: string | null | undefined;
  value: unknown;
  valueType: DiscountValueTypeEnum;
};

export type OrderDiscountType =
  | 'MANUAL'
  | 'VOUCHER';

export type OrderErrorCode =
  | 'CANNOT_CANCEL_FULFILLMENT'
  | 'CANNOT_CANCEL_ORDER'
  | 'CANNOT_FULFILL_UNPAID_ORDER'
  | 'CANNOT_REFUND'
  | 'DUPLICATED_INPUT_ITEM'
  | 'FULFILL_ORDER_LINE'
  | 'GRAPHQL_ERROR'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID'
  | 'INVALID_QUANTITY'
  | 'NOT_AVAILABLE_IN_CHANNEL'
  | 'NOT_EDITABLE'
  | 'NOT_FOUND'
  | 'PAYMENT_ERROR'
  | 'PRODUCT_NOT_PUBLISHED'
  | 'PRODUCT_UNAVAILABLE_FOR_PURCHASE'
  | 'REQUIRED'
  | 'ZERO_QUANTITY';

export type OrderEventsEmailsEnum =
  | 'FULFILLMENT_CONFIRMATION'
  | 'ORDER_CANCEL'
  | 'ORDER_CONFIRMATION'
  | 'ORDER_REFUND';

export type OrderEventsEnum =
  | 'ADDED_PRODUCTS'
  | 'CANCELED'
  | 'CONFIRMED'
  | 'EMAIL_SENT'
  | 'EXPIRED'
  | 'FULFILLMENT_CANCELED'
  | 'FULFILLMENT_FULFILLED_ITEMS'
  | 'FULFILLMENT_REFUNDED'
  | 'FULFILLMENT_RETURNED'
  | 'INVOICE_GENERATED'
  | 'INVOICE_REQUESTED'
  | 'INVOICE_SENT'
  | 'NOTE_ADDED'
  | 'NOTE_UPDATED'
  | 'ORDER_DISCOUNT_ADDED'
  | 'ORDER_DISCOUNT_DELETED'
  | 'ORDER_DISCOUNT_UPDATED'
  | 'ORDER_FULLY_PAID'
  | 'ORDER_MARKED_AS_PAID'
  | 'OTHER'
  | 'PAYMENT_AUTHORIZED'
  | 'PAYMENT_CAPTURED'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_REFUNDED'
  | 'PLACED'
  | 'PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT'
  | 'REMOVED_PRODUCTS'
  | 'TRACKING_UPDATED'
  | 'TRANSACTION_CANCEL_REQUESTED'
  | 'TRANSACTION_CHARGE_REQUESTED'
  | 'TRANSACTION_EVENT'
  | 'TRANSACTION_REFUND_REQUESTED'
  | 'UPDATED_ADDRESS';

export type OrderFilterInput = {
  channels?: Array<string | number> | null | undefined;
  chargeStatus?: Array<OrderChargeStatusEnum> | null | undefined;
  created?: DateRangeInput | null | undefined;
  customer?: string | null | undefined;
  ids?: Array<string | number> | null | undefined;
  metadata?: Array<MetadataFilter> | null | undefined;
  numbers?: Array<string> | null | undefined;
  paymentStatus?: Array<PaymentChargeStatusEnum> | null | undefined;
  search?: string | null | undefined;
  status?: Array<OrderStatusFilter> | null | undefined;
  updatedAt?: DateTimeRangeInput | null | undefined;
};

export type OrderFulfillInput = {
  lines: Array<OrderFulfillLineInput>;
  notifyCustomer?: boolean | null | undefined;
  trackingNumber?: string | null | undefined;
};

export type OrderFulfillLineInput = {
  orderLineId?: string | number | null | undefined;
  stocks: Array<OrderFulfillStockInput>;
};

export type OrderFulfillStockInput = {
  quantity: number;
  warehouse: string | number;
};

export type OrderLineCreateInput = {
  forceNewLine?: boolean | null | undefined;
  quantity: number;
  variantId: string | number;
};

/** A mail about an order that can be sent again. */
export type OrderMail =
  | 'CONFIRMATION'
  | 'STATE';

export type OrderMomentKind =
  | 'ADDRESS_CORRECTED'
  | 'CANCELLED'
  | 'DELIVERED'
  | 'EXPIRED'
  | 'PAID'
  | 'PLACED'
  | 'REFUNDED'
  | 'RETURNED'
  | 'RETURN_REQUESTED'
  | 'SHIPPED';

export type OrderReturnFulfillmentLineInput = {
  fulfillmentLineId: string | number;
  quantity: number;
  reason?: string | null | undefined;
};

export type OrderReturnLineInput = {
  orderLineId: string | number;
  quantity: number;
};

export type OrderReturnProductsInput = {
  amountToRefund?: unknown;
  fulfillmentLines?: Array<OrderReturnFulfillmentLineInput> | null | undefined;
  includeShippingCosts?: boolean | null | undefined;
  orderLines?: Array<OrderReturnLineInput> | null | undefined;
  reason?: string | null | undefined;
  refund?: boolean | null | undefined;
};

export type OrderReturnRequestLine = {
  orderLineId: string | number;
  quantity: number;
};

export type OrderSortField =
  | 'CREATED_AT'
  | 'CREATION_DATE'
  | 'CUSTOMER'
  | 'FULFILLMENT_STATUS'
  | 'LAST_MODIFIED_AT'
  | 'NUMBER'
  | 'PAYMENT'
  | 'STATUS';

export type OrderSortingInput = {
  direction: OrderDirection;
  field: OrderSortField;
};

export type OrderStatus =
  | 'CANCELED'
  | 'EXPIRED'
  | 'FULFILLED'
  | 'PARTIALLY_FULFILLED'
  | 'PARTIALLY_RETURNED'
  | 'RETURNED'
  | 'UNCONFIRMED'
  | 'UNFULFILLED';

export type OrderStatusFilter =
  | 'CANCELED'
  | 'FULFILLED'
  | 'PARTIALLY_FULFILLED'
  | 'READY_TO_CAPTURE'
  | 'READY_TO_FULFILL'
  | 'UNCONFIRMED'
  | 'UNFULFILLED';

export type OrderUpdateInput = {
  billingAddress?: AddressInput | null | undefined;
  languageCode?: LanguageCodeEnum | null | undefined;
  shippingAddress?: AddressInput | null | undefined;
  userEmail?: string | null | undefined;
};

export type PaymentChargeStatusEnum =
  | 'FULLY_CHARGED'
  | 'NOT_CHARGED'
  | 'PARTIALLY_CHARGED';

export type PriceRangeInput = {
  gte?: number | null | undefined;
  lte?: number | null | undefined;
};

export type ProductChannelListingAddInput = {
  availableForPurchaseAt?: string | null | undefined;
  channelId: string | number;
  isAvailableForPurchase?: boolean | null | undefined;
  isPublished?: boolean | null | undefined;
};

export type ProductChannelListingUpdateInput = {
  removeChannels?: Array<string | number> | null | undefined;
  updateChannels?: Array<ProductChannelListingAddInput> | null | undefined;
};

export type ProductCreateInput = {
  attributes?: Array<AttributeValueInput> | null | undefined;
  category?: string | number | null | undefined;
  collections?: Array<string | number> | null | undefined;
  description?: string | null | undefined;
  metadata?: Array<MetadataInput> | null | undefined;
  name?: string | null | undefined;
  productType: string | number;
  slug?: string | null | undefined;
};

export type ProductErrorCode =
  | 'ALREADY_EXISTS'
  | 'DUPLICATED_INPUT_ITEM'
  | 'FILE_SIZE_LIMIT_EXCEEDED'
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'INVALID_FILE_TYPE'
  | 'NOT_FOUND'
  | 'REQUIRED'
  | 'UNIQUE'
  | 'UNSUPPORTED_MEDIA_PROVIDER';

export type ProductFilterInput = {
  attributes?: Array<AttributeInput> | null | undefined;
  categories?: Array<string | number> | null | undefined;
  collections?: Array<string | number> | null | undefined;
  hasCategory?: boolean | null | undefined;
  ids?: Array<string | number> | null | undefined;
  isAvailable?: boolean | null | undefined;
  metadata?: Array<MetadataFilter> | null | undefined;
  minimalPrice?: PriceRangeInput | null | undefined;
  price?: PriceRangeInput | null | undefined;
  productTypes?: Array<string | number> | null | undefined;
  search?: string | null | undefined;
  slugs?: Array<string> | null | undefined;
  stockAvailability?: StockAvailability | null | undefined;
  stocks?: ProductStockFilterInput | null | undefined;
  updatedAt?: DateTimeRangeInput | null | undefined;
};

export type ProductImportErrorCode =
  | 'BUSY'
  | 'DUPLICATED_INPUT_ITEM'
  | 'EMPTY'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'NOT_TEXT'
  | 'NOT_UTF8'
  | 'REQUIRED'
  | 'TOO_LARGE'
  | 'TOO_MANY_COLUMNS';

export type ProductImportInput = {
  file?: Blob | null | undefined;
};

export type ProductImportLineCode =
  | 'AMOUNT'
  | 'DECIMALS'
  | 'DUPLICATE'
  | 'NOT_WRITTEN'
  | 'NUMBER'
  | 'OTHER_PRODUCT'
  | 'REQUIRED'
  | 'SKU'
  | 'SLUG'
  | 'STOCK_PROMISED'
  | 'TOO_LONG'
  | 'TOO_MANY_VARIANTS'
  | 'UNKNOWN_CATEGORY'
  | 'UNKNOWN_TYPE'
  | 'UNKNOWN_WAREHOUSE'
  | 'WHOLE_NUMBER'
  | 'YES_NO';

export type ProductImportState =
  | 'CHECKED'
  | 'CHECKING'
  | 'DONE'
  | 'FAILED'
  | 'RUNNING'
  | 'STOPPED'
  | 'UPLOADED';

export type ProductInput = {
  attributes?: Array<AttributeValueInput> | null | undefined;
  category?: string | number | null | undefined;
  collections?: Array<string | number> | null | undefined;
  description?: string | null | undefined;
  metadata?: Array<MetadataInput> | null | undefined;
  name?: string | null | undefined;
  slug?: string | null | undefined;
};

export type ProductMediaCreateInput = {
  alt?: string | null | undefined;
  image?: Blob | null | undefined;
  mediaUrl?: string | null | undefined;
  product: string | number;
};

export type ProductOrder = {
  channel?: string | null | undefined;
  direction: OrderDirection;
  field?: ProductOrderField | null | undefined;
};

export type ProductOrderField =
  | 'COLLECTION'
  | 'CREATED_AT'
  | 'DATE'
  | 'LAST_MODIFIED'
  | 'LAST_MODIFIED_AT'
  | 'MINIMAL_PRICE'
  | 'NAME'
  | 'PRICE'
  | 'RANK';

export type ProductStockFilterInput = {
  quantity?: IntRangeInput | null | undefined;
};

export type ProductTypeInput = {
  isShippingRequired?: boolean | null | undefined;
  name?: string | null | undefined;
  productAttributes?: Array<string | number> | null | undefined;
  slug?: string | null | undefined;
  variantAttributes?: Array<string | number> | null | undefined;
};

export type ProductVariantChannelListingAddInput = {
  channelId: string | number;
  price: unknown;
};

export type ProductVariantCreateInput = {
  attributes: Array<AttributeValueInput>;
  metadata?: Array<MetadataInput> | null | undefined;
  name?: string | null | undefined;
  product: string | number;
  quantityLimitPerCustomer?: number | null | undefined;
  sku?: string | null | undefined;
  stocks?: Array<StockInput> | null | undefined;
  trackInventory?: boolean | null | undefined;
  weight?: unknown;
};

export type ProductVariantInput = {
  attributes?: Array<AttributeValueInput> | null | undefined;
  metadata?: Array<MetadataInput> | null | undefined;
  name?: string | null | undefined;
  quantityLimitPerCustomer?: number | null | undefined;
  sku?: string | null | undefined;
  trackInventory?: boolean | null | undefined;
  weight?: unknown;
};

export type ProductVariantWhereInput = {
  ids?: Array<string | number> | null | undefined;
};

export type ProductWhereInput = {
  AND?: Array<ProductWhereInput> | null | undefined;
  OR?: Array<ProductWhereInput> | null | undefined;
  attributes?: Array<AttributeInput> | null | undefined;
  category?: GlobalIdFilterInput | null | undefined;
  collection?: GlobalIdFilterInput | null | undefined;
  hasCategory?: boolean | null | undefined;
  ids?: Array<string | number> | null | undefined;
  isAvailable?: boolean | null | undefined;
  metadata?: Array<MetadataFilter> | null | undefined;
  minimalPrice?: DecimalFilterInput | null | undefined;
  name?: StringFilterInput | null | undefined;
  price?: DecimalFilterInput | null | undefined;
  productType?: GlobalIdFilterInput | null | undefined;
  slug?: StringFilterInput | null | undefined;
  stockAvailability?: StockAvailability | null | undefined;
  stocks?: ProductStockFilterInput | null | undefined;
  updatedAt?: DateTimeFilterInput | null | undefined;
};

export type PromotionCreateErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'INVALID_PRECISION'
  | 'MISSING_CHANNELS'
  | 'MULTIPLE_CURRENCIES_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'REQUIRED';

export type PromotionCreateInput = {
  description?: unknown;
  endDate?: string | null | undefined;
  name: string;
  rules?: Array<PromotionRuleInput> | null | undefined;
  startDate?: string | null | undefined;
  type: PromotionTypeEnum;
};

export type PromotionDeleteErrorCode =
  | 'GRAPHQL_ERROR'
  | 'NOT_FOUND';

export type PromotionRuleCreateErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'INVALID_PRECISION'
  | 'MISSING_CHANNELS'
  | 'MULTIPLE_CURRENCIES_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'REQUIRED';

export type PromotionRuleCreateInput = {
  cataloguePredicate?: CataloguePredicateInput | null | undefined;
  channels?: Array<string | number> | null | undefined;
  description?: unknown;
  name?: string | null | undefined;
  promotion: string | number;
  rewardValue?: unknown;
  rewardValueType?: RewardValueTypeEnum | null | undefined;
};

export type PromotionRuleDeleteErrorCode =
  | 'GRAPHQL_ERROR'
  | 'NOT_FOUND';

export type PromotionRuleInput = {
  cataloguePredicate?: CataloguePredicateInput | null | undefined;
  channels?: Array<string | number> | null | undefined;
  description?: unknown;
  name?: string | null | undefined;
  rewardValue?: unknown;
  rewardValueType?: RewardValueTypeEnum | null | undefined;
};

export type PromotionRuleUpdateErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'INVALID_PRECISION'
  | 'MISSING_CHANNELS'
  | 'MULTIPLE_CURRENCIES_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'REQUIRED';

export type PromotionRuleUpdateInput = {
  addChannels?: Array<string | number> | null | undefined;
  cataloguePredicate?: CataloguePredicateInput | null | undefined;
  description?: unknown;
  name?: string | null | undefined;
  removeChannels?: Array<string | number> | null | undefined;
  rewardValue?: unknown;
  rewardValueType?: RewardValueTypeEnum | null | undefined;
};

export type PromotionTypeEnum =
  | 'CATALOGUE';

export type PromotionUpdateErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED';

export type PromotionUpdateInput = {
  description?: unknown;
  endDate?: string | null | undefined;
  name?: string | null | undefined;
  startDate?: string | null | undefined;
};

export type ReturnRefundStatus =
  | 'PENDING'
  | 'SUCCESS';

export type ReturnRequestStatus =
  | 'ACCEPTED'
  | 'RECEIVED'
  | 'REFUSED'
  | 'REQUESTED'
  | 'WITHDRAWN';

export type RewardValueTypeEnum =
  | 'FIXED'
  | 'PERCENTAGE';

export type SetupFinding =
  | 'MODEL_UNKNOWN'
  | 'NOTHING_TO_TEST'
  | 'REFUSED'
  | 'TOO_OFTEN'
  | 'UNREACHABLE'
  | 'WORKS'
  | 'WRONG_ANSWER';

/** What the shop runs on. */
export type SetupPartName =
  | 'DATABASE'
  | 'MAIL'
  | 'MAPS'
  | 'OBJECTS'
  | 'PAYMENT'
  | 'PICTURES'
  | 'STICKERS'
  | 'STYLIST';

export type ShelfSort =
  | 'NAME'
  | 'POSITION'
  | 'UPDATED_AT';

export type ShippingErrorCode =
  | 'ALREADY_EXISTS'
  | 'DUPLICATED_INPUT_ITEM'
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'MAX_LESS_THAN_MIN'
  | 'NOT_FOUND'
  | 'REQUIRED'
  | 'UNIQUE';

export type ShippingMethodChannelListingAddInput = {
  channelId: string | number;
  price?: unknown;
};

export type ShippingMethodChannelListingInput = {
  addChannels?: Array<ShippingMethodChannelListingAddInput> | null | undefined;
  removeChannels?: Array<string | number> | null | undefined;
};

export type ShippingPriceInput = {
  maximumDeliveryDays?: number | null | undefined;
  maximumOrderWeight?: unknown;
  minimumDeliveryDays?: number | null | undefined;
  name?: string | null | undefined;
  shippingZone?: string | number | null | undefined;
};

export type ShippingZoneCreateInput = {
  countries?: Array<string> | null | undefined;
  description?: string | null | undefined;
  name?: string | null | undefined;
};

export type ShippingZoneUpdateInput = {
  countries?: Array<string> | null | undefined;
  description?: string | null | undefined;
  name?: string | null | undefined;
};

export type StaffCreateInput = {
  addGroups?: Array<string | number> | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  isActive?: boolean | null | undefined;
  lastName?: string | null | undefined;
  redirectUrl?: string | null | undefined;
};

export type StaffRole =
  | 'catalogue'
  | 'orders'
  | 'owner'
  | 'support';

export type StaffUpdateInput = {
  addGroups?: Array<string | number> | null | undefined;
  firstName?: string | null | undefined;
  isActive?: boolean | null | undefined;
  lastName?: string | null | undefined;
  removeGroups?: Array<string | number> | null | undefined;
};

export type StockAvailability =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type StockChangeInput = {
  /** Pieces more, or, negative, fewer; or else `to`. */
  by?: number | null | undefined;
  reason: string;
  /** Pieces that were counted. */
  to?: number | null | undefined;
  variantId: string | number;
  warehouseId: string | number;
};

export type StockErrorCode =
  | 'ALREADY_EXISTS'
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED'
  | 'UNIQUE';

export type StockInput = {
  quantity: number;
  warehouse: string | number;
};

export type StockMovementCause =
  | 'CHANGED'
  | 'CLOSED'
  | 'COUNTED'
  | 'NOT_SENT'
  | 'OPENED'
  | 'RETURNED'
  | 'SENT';

export type StringFilterInput = {
  eq?: string | null | undefined;
  oneOf?: Array<string> | null | undefined;
};

export type TransactionActionEnum =
  | 'CANCEL'
  | 'CHARGE'
  | 'REFUND';

export type TransactionEventTypeEnum =
  | 'AUTHORIZATION_SUCCESS'
  | 'CANCEL_REQUEST'
  | 'CANCEL_SUCCESS'
  | 'CHARGE_ACTION_REQUIRED'
  | 'CHARGE_FAILURE'
  | 'CHARGE_REQUEST'
  | 'CHARGE_SUCCESS'
  | 'REFUND_FAILURE'
  | 'REFUND_REQUEST'
  | 'REFUND_SUCCESS';

export type TransactionInitializeErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'UNIQUE';

export type TransactionProcessErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'TRANSACTION_ALREADY_PROCESSED';

export type TransactionRequestActionErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED';

export type TranslationInput = {
  description?: string | null | undefined;
  name?: string | null | undefined;
};

export type UserSortField =
  | 'CREATED_AT'
  | 'EMAIL'
  | 'FIRST_NAME'
  | 'LAST_MODIFIED_AT'
  | 'LAST_NAME'
  | 'ORDER_COUNT';

export type UserSortingInput = {
  direction: OrderDirection;
  field: UserSortField;
};

export type VoucherChannelListingAddInput = {
  channelId: string | number;
  discountValue?: unknown;
  minAmountSpent?: unknown;
};

export type VoucherChannelListingInput = {
  addChannels?: Array<VoucherChannelListingAddInput> | null | undefined;
  removeChannels?: Array<string | number> | null | undefined;
};

export type VoucherInput = {
  addCodes?: Array<string> | null | undefined;
  applyOncePerCustomer?: boolean | null | undefined;
  code?: string | null | undefined;
  countries?: Array<string> | null | undefined;
  discountValueType?: DiscountValueTypeEnum | null | undefined;
  endDate?: string | null | undefined;
  minCheckoutItemsQuantity?: number | null | undefined;
  name?: string | null | undefined;
  startDate?: string | null | undefined;
  type?: VoucherTypeEnum | null | undefined;
  usageLimit?: number | null | undefined;
};

export type VoucherTypeEnum =
  | 'ENTIRE_ORDER'
  | 'SHIPPING';

export type WebhookCreateInput = {
  asyncEvents?: Array<WebhookEventTypeAsyncEnum> | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  secretKey?: string | null | undefined;
  targetUrl?: string | null | undefined;
};

export type WebhookErrorCode =
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED';

export type WebhookEventTypeAsyncEnum =
  | 'ANY_EVENTS'
  | 'FULFILLMENT_CANCELED'
  | 'FULFILLMENT_CREATED'
  | 'FULFILLMENT_TRACKING_NUMBER_UPDATED'
  | 'ORDER_CANCELLED'
  | 'ORDER_CREATED'
  | 'ORDER_EXPIRED'
  | 'ORDER_FULFILLED'
  | 'ORDER_FULLY_PAID'
  | 'ORDER_REFUNDED'
  | 'ORDER_UPDATED'
  | 'PRODUCT_VARIANT_BACK_IN_STOCK'
  | 'PRODUCT_VARIANT_OUT_OF_STOCK'
  | 'PRODUCT_VARIANT_STOCK_UPDATED';

export type WebhookEventTypeEnum =
  | 'ANY_EVENTS'
  | 'FULFILLMENT_CANCELED'
  | 'FULFILLMENT_CREATED'
  | 'FULFILLMENT_TRACKING_NUMBER_UPDATED'
  | 'ORDER_CANCELLED'
  | 'ORDER_CREATED'
  | 'ORDER_EXPIRED'
  | 'ORDER_FULFILLED'
  | 'ORDER_FULLY_PAID'
  | 'ORDER_REFUNDED'
  | 'ORDER_UPDATED'
  | 'PRODUCT_VARIANT_BACK_IN_STOCK'
  | 'PRODUCT_VARIANT_OUT_OF_STOCK'
  | 'PRODUCT_VARIANT_STOCK_UPDATED';

export type WebhookUpdateInput = {
  asyncEvents?: Array<WebhookEventTypeAsyncEnum> | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  secretKey?: string | null | undefined;
  targetUrl?: string | null | undefined;
};

export type TokenVerifyQueryVariables = Exact<{ [key: string]: never; }>;


export type TokenVerifyQuery = { me: { id: string, firstName: string, lastName: string, isStaff: boolean, isActive: boolean, isConfirmed: boolean, email: string } | null };

export type TokenRefreshMutationVariables = Exact<{
  refreshToken: string;
}>;


export type TokenRefreshMutation = { tokenRefresh: { token: string | null, errors: Array<{ field: string | null, message: string | null }> } | null };

export type TokenCreateMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type TokenCreateMutation = { tokenCreate: { token: string | null, refreshToken: string | null, errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null };

export type AccountRegisterMutationVariables = Exact<{
  input: AccountRegisterInput;
}>;


export type AccountRegisterMutation = { accountRegister: { requiresConfirmation: boolean | null, errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null };

export type ConfirmAccountMutationVariables = Exact<{
  email: string;
  token: string;
}>;


export type ConfirmAccountMutation = { confirmAccount: { user: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
  redirectUrl: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null };

export type SetPasswordMutationVariables = Exact<{
  email: string;
  password: string;
  token: string;
}>;


export type SetPasswordMutation = { setPassword: { errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null };

export type PasswordChangeMutationVariables = Exact<{
  oldPassword: string;
  newPassword: string;
}>;


export type PasswordChangeMutation = { passwordChange: { errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null };

export type AddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressesQuery = { me: { id: string, firstName: string, lastName: string, addresses: Array<{ isDefaultShippingAddress: boolean | null, isDefaultBillingAddress: boolean | null, id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } }> } | null };

export type AccountUpdateMutationVariables = Exact<{
  input: AccountInput;
}>;


export type AccountUpdateMutation = { accountUpdate: { user: { id: string, firstName: string, lastName: string } | null, errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null };

export type UserNameUpdateMutationVariables = Exact<{
  userName: string;
}>;


export type UserNameUpdateMutation = { userNameUpdate: { userName: string | null, errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } };

export type AccountAddressCreateMutationVariables = Exact<{
  input: AddressInput;
  type?: AddressTypeEnum | null | undefined;
}>;


export type AccountAddressCreateMutation = { accountAddressCreate: { address: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null };

export type ProductsQueryVariables = Exact<{
  channel: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ProductsQuery = { products: { totalCount: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null, pricing: { priceRange: { start: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null } | null } | null } }> } | null };

export type ProductQueryVariables = Exact<{
  slug: string;
  channel: string;
}>;


export type ProductQuery = { product: { id: string, name: string, slug: string, description: string | null, isAvailable: boolean | null, metadata: Array<{ key: string, value: string }>, category: { id: string, name: string, slug: string } | null, thumbnail: { url: string, alt: string | null } | null, variants: Array<{ id: string, name: string, sku: string | null, quantityAvailable: number | null, pricing: { price: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null } | null }> | null } | null };

export type MoneyFieldsFragment = { currency: string, amount: number };

export type TaxedMoneyFieldsFragment = { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } };

export type AddressFieldsFragment = { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } };

export type CheckoutErrorFieldsFragment = { field: string | null, message: string | null, code: CheckoutErrorCode };

export type CheckoutFieldsFragment = { id: string, email: string | null, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, channel: { slug: string, currencyCode: string }, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, amount: number }, priorUnitPrice: { currency: string, amount: number } | null, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, discount: { currency: string, amount: number } | null, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } };

export type CheckoutQueryVariables = Exact<{
  id: string | number;
}>;


export type CheckoutQuery = { checkout: { id: string, email: string | null, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, channel: { slug: string, currencyCode: string }, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, amount: number }, priorUnitPrice: { currency: string, amount: number } | null, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, discount: { currency: string, amount: number } | null, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null };

export type CheckoutCreateMutationVariables = Exact<{
  input: CheckoutCreateInput;
}>;


export type CheckoutCreateMutation = { checkoutCreate: { checkout: { id: string, email: string | null, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, channel: { slug: string, currencyCode: string }, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, amount: number }, priorUnitPrice: { currency: string, amount: number } | null, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, discount: { currency: string, amount: number } | null, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutLinesAddMutationVariables = Exact<{
  id: string | number;
  lines: Array<CheckoutLineInput> | CheckoutLineInput;
}>;


export type CheckoutLinesAddMutation = { checkoutLinesAdd: { checkout: { id: string, email: string | null, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, channel: { slug: string, currencyCode: string }, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, amount: number }, priorUnitPrice: { currency: string, amount: number } | null, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, discount: { currency: string, amount: number } | null, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutLinesUpdateMutationVariables = Exact<{
  id: string | number;
  lines: Array<CheckoutLineUpdateInput> | CheckoutLineUpdateInput;
}>;


export type CheckoutLinesUpdateMutation = { checkoutLinesUpdate: { checkout: { id: string, email: string | null, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, channel: { slug: string, currencyCode: string }, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, amount: number }, priorUnitPrice: { currency: string, amount: number } | null, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, discount: { currency: string, amount: number } | null, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutLinesDeleteMutationVariables = Exact<{
  id: string | number;
  linesIds: Array<string | number> | string | number;
}>;


export type CheckoutLinesDeleteMutation = { checkoutLinesDelete: { checkout: { id: string, email: string | null, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, channel: { slug: string, currencyCode: string }, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, amount: number }, priorUnitPrice: { currency: string, amount: number } | null, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, discount: { currency: string, amount: number } | null, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutEmailUpdateMutationVariables = Exact<{
  id: string | number;
  email: string;
}>;


export type CheckoutEmailUpdateMutation = { checkoutEmailUpdate: { checkout: { id: string, email: string | null, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, channel: { slug: string, currencyCode: string }, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, amount: number }, priorUnitPrice: { currency: string, amount: number } | null, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, discount: { currency: string, amount: number } | null, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutShippingAddressUpdateMutationVariables = Exact<{
  id: string | number;
  shippingAddress: AddressInput;
}>;


export type CheckoutShippingAddressUpdateMutation = { checkoutShippingAddressUpdate: { checkout: { id: string, email: string | null, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, channel: { slug: string, currencyCode: string }, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, amount: number }, priorUnitPrice: { currency: string, amount: number } | null, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, discount: { currency: string, amount: number } | null, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutBillingAddressUpdateMutationVariables = Exact<{
  id: string | number;
  billingAddress: AddressInput;
}>;


export type CheckoutBillingAddressUpdateMutation = { checkoutBillingAddressUpdate: { checkout: { id: string, email: string | null, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, channel: { slug: string, currencyCode: string }, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, amount: number }, priorUnitPrice: { currency: string, amount: number } | null, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, discount: { currency: string, amount: number } | null, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutDeliveryMethodUpdateMutationVariables = Exact<{
  id: string | number;
  deliveryMethodId: string | number;
}>;


export type CheckoutDeliveryMethodUpdateMutation = { checkoutDeliveryMethodUpdate: { checkout: { id: string, email: string | null, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, channel: { slug: string, currencyCode: string }, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, amount: number }, priorUnitPrice: { currency: string, amount: number } | null, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, discount: { currency: string, amount: number } | null, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutCustomerAttachMutationVariables = Exact<{
  id: string | number;
}>;


export type CheckoutCustomerAttachMutation = { checkoutCustomerAttach: { checkout: { id: string, email: string | null, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, channel: { slug: string, currencyCode: string }, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, amount: number }, priorUnitPrice: { currency: string, amount: number } | null, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, discount: { currency: string, amount: number } | null, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutCompleteMutationVariables = Exact<{
  id: string | number;
  metadata?: Array<MetadataInput> | MetadataInput | null | undefined;
}>;


export type CheckoutCompleteMutation = { checkoutComplete: { confirmationNeeded: boolean, order: { id: string, number: string, token: string } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutAddPromoCodeMutationVariables = Exact<{
  id: string | number;
  code: string;
}>;


export type CheckoutAddPromoCodeMutation = { checkoutAddPromoCode: { checkout: { id: string, email: string | null, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, channel: { slug: string, currencyCode: string }, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, amount: number }, priorUnitPrice: { currency: string, amount: number } | null, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, discount: { currency: string, amount: number } | null, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutRemovePromoCodeMutationVariables = Exact<{
  id: string | number;
  code: string;
}>;


export type CheckoutRemovePromoCodeMutation = { checkoutRemovePromoCode: { checkout: { id: string, email: string | null, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, channel: { slug: string, currencyCode: string }, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, amount: number }, priorUnitPrice: { currency: string, amount: number } | null, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, discount: { currency: string, amount: number } | null, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type ContactSendMutationVariables = Exact<{
  input: ContactInput;
}>;


export type ContactSendMutation = { contactSend: { errors: Array<{ field: string | null, message: string, code: string }> } };

export type DesignQuoteQueryVariables = Exact<{
  channel: string;
  design: DesignInput;
  countryCode?: CountryCode | null | undefined;
}>;


export type DesignQuoteQuery = { designQuote: { currency: string, pricedAt: string, lines: Array<{ kind: string, reference: string, name: string, variantId: string | null, quantity: number, areaCm2: number | null, available: number | null, verdict: string, reasons: Array<unknown>, unitPrice: { currency: string, amount: number }, totalPrice: { currency: string, amount: number } }>, subtotal: { currency: string, amount: number }, tax: { currency: string, amount: number }, shippingFrom: { currency: string, amount: number } | null, membership: { areaCm2: number, amount: { currency: string, amount: number } } | null, total: { currency: string, amount: number }, problems: Array<{ code: string, message: string, reference: string | null }> } };

export type CheckoutDesignsQueryVariables = Exact<{
  checkoutId: string | number;
}>;


export type CheckoutDesignsQuery = { checkoutDesigns: Array<{ id: string, title: string, templateSlug: string, thumbnail: string | null }> };

export type CheckoutDesignBuildsQueryVariables = Exact<{
  checkoutId: string | number;
}>;


export type CheckoutDesignBuildsQuery = { checkoutDesigns: Array<{ id: string, title: string, templateSlug: string, build: unknown }> };

export type CheckoutDesignAddMutationVariables = Exact<{
  checkoutId: string | number;
  presetUuid?: string | null | undefined;
  design?: DesignInput | null | undefined;
  replaces?: string | number | null | undefined;
}>;


export type CheckoutDesignAddMutation = { checkoutDesignAdd: { checkout: { id: string, email: string | null, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, channel: { slug: string, currencyCode: string }, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, amount: number }, priorUnitPrice: { currency: string, amount: number } | null, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, discount: { currency: string, amount: number } | null, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, design: { id: string, title: string, total: { currency: string, amount: number } } | null, errors: Array<{ field: string | null, message: string | null, code: string }> } };

export type MembershipFieldsFragment = { id: string, status: MembershipStatus, period: MembershipPeriod, endsAt: string | null, graceUntil: string | null, endedAt: string | null, canCancel: boolean, canResume: boolean, plan: { id: string, name: string }, quota: { areaCm2: number, leftCm2: number, until: string } | null, nextPayment: { dueAt: string | null, token: string | null, amount: { currency: string, amount: number } } | null };

export type MembershipPlansQueryVariables = Exact<{
  channel: string;
  language: LanguageCodeEnum;
}>;


export type MembershipPlansQuery = { membershipPlans: Array<{ id: string, slug: string, name: string, description: string, monthlyAreaCm2: number, isDemo: boolean, prices: Array<{ period: MembershipPeriod, includesTax: boolean, price: { currency: string, amount: number } }> }> };

export type MyMembershipQueryVariables = Exact<{
  language: LanguageCodeEnum;
}>;


export type MyMembershipQuery = { myMembership: { id: string, status: MembershipStatus, period: MembershipPeriod, endsAt: string | null, graceUntil: string | null, endedAt: string | null, canCancel: boolean, canResume: boolean, plan: { id: string, name: string }, quota: { areaCm2: number, leftCm2: number, until: string } | null, nextPayment: { dueAt: string | null, token: string | null, amount: { currency: string, amount: number } } | null } | null };

export type CheckoutMembershipQueryVariables = Exact<{
  checkoutId: string | number;
}>;


export type CheckoutMembershipQuery = { checkoutMembership: { areaCm2: number, amount: { currency: string, amount: number } } | null };

export type OrderMembershipQueryVariables = Exact<{
  token: string;
}>;


export type OrderMembershipQuery = { orderMembership: { areaCm2: number, amount: { currency: string, amount: number } } | null };

export type CheckoutMembershipAddMutationVariables = Exact<{
  planId: string | number;
  period: MembershipPeriod;
  channel: string;
  checkoutId?: string | number | null | undefined;
}>;


export type CheckoutMembershipAddMutation = { checkoutMembershipAdd: { checkout: { id: string, quantity: number, channel: { slug: string, currencyCode: string } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } };

export type MembershipCancelMutationVariables = Exact<{
  language: LanguageCodeEnum;
}>;


export type MembershipCancelMutation = { membershipCancel: { membership: { id: string, status: MembershipStatus, period: MembershipPeriod, endsAt: string | null, graceUntil: string | null, endedAt: string | null, canCancel: boolean, canResume: boolean, plan: { id: string, name: string }, quota: { areaCm2: number, leftCm2: number, until: string } | null, nextPayment: { dueAt: string | null, token: string | null, amount: { currency: string, amount: number } } | null } | null, errors: Array<{ message: string, code: string }> } };

export type MembershipResumeMutationVariables = Exact<{
  language: LanguageCodeEnum;
}>;


export type MembershipResumeMutation = { membershipResume: { membership: { id: string, status: MembershipStatus, period: MembershipPeriod, endsAt: string | null, graceUntil: string | null, endedAt: string | null, canCancel: boolean, canResume: boolean, plan: { id: string, name: string }, quota: { areaCm2: number, leftCm2: number, until: string } | null, nextPayment: { dueAt: string | null, token: string | null, amount: { currency: string, amount: number } } | null } | null, errors: Array<{ message: string, code: string }> } };

export type OrderByTokenQueryVariables = Exact<{
  token: string;
}>;


export type OrderByTokenQuery = { orderByToken: { id: string, number: string, created: string, status: OrderStatus, statusDisplay: string, paymentStatus: PaymentChargeStatusEnum, paymentStatusDisplay: string, isPaid: boolean, userEmail: string | null, shippingMethodName: string | null, channel: { slug: string, currencyCode: string }, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, lines: Array<{ id: string, productName: string, variantName: string, productSku: string | null, quantity: number, quantityFulfilled: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } }>, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, total: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, undiscountedTotal: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalCharged: { currency: string, amount: number }, discounts: Array<{ name: string | null, total: { currency: string, amount: number } }>, fulfillments: Array<{ id: string, status: FulfillmentStatus, trackingNumber: string, created: string }>, transactions: Array<{ refundedAmount: { currency: string, amount: number }, refundPendingAmount: { currency: string, amount: number } }> } | null };

export type OrderDesignsQueryVariables = Exact<{
  token: string;
}>;


export type OrderDesignsQuery = { orderDesigns: Array<{ id: string, title: string, build: unknown, thumbnail: string | null, total: { currency: string, amount: number } }> };

export type MyOrdersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type MyOrdersQuery = { me: { id: string, orders: { totalCount: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, number: string, token: string, created: string, status: OrderStatus, statusDisplay: string, total: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } }> } | null } | null };

export type OrderCancelOwnMutationVariables = Exact<{
  token: string;
  email?: string | null | undefined;
}>;


export type OrderCancelOwnMutation = { orderCancelOwn: { order: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } };

export type OrderAddressCorrectMutationVariables = Exact<{
  token: string;
  email?: string | null | undefined;
  shippingAddress: AddressInput;
}>;


export type OrderAddressCorrectMutation = { orderAddressCorrect: { order: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } };

export type OrderReturnRequestMutationVariables = Exact<{
  token: string;
  email?: string | null | undefined;
  lines: Array<OrderReturnRequestLine> | OrderReturnRequestLine;
  reason?: string | null | undefined;
}>;


export type OrderReturnRequestMutation = { orderReturnRequest: { order: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, userAgent: string, ip: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type SessionEndMutationVariables = Exact<{
  id: string | number;
}>;


export type SessionEndMutation = { sessionEnd: boolean };

export type TokensDeactivateAllMutationVariables = Exact<{ [key: string]: never; }>;


export type TokensDeactivateAllMutation = { tokensDeactivateAll: { errors: Array<{ field: string | null, code: AccountErrorCode }> } | null };

export type MyLanguageQueryVariables = Exact<{ [key: string]: never; }>;


export type MyLanguageQuery = { me: { id: string, languageCode: LanguageCodeEnum } | null };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { myData: unknown };

export type RequestEmailChangeMutationVariables = Exact<{
  newEmail: string;
  password: string;
  redirectUrl: string;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { errors: Array<{ field: string | null, code: AccountErrorCode }> } | null };

export type ConfirmEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: { user: { id: string, email: string } | null, errors: Array<{ field: string | null, code: AccountErrorCode }> } | null };

export type AccountRequestDeletionMutationVariables = Exact<{
  redirectUrl: string;
}>;


export type AccountRequestDeletionMutation = { accountRequestDeletion: { errors: Array<{ field: string | null, code: AccountErrorCode }> } | null };

export type AccountDeleteMutationVariables = Exact<{
  token: string;
}>;


export type AccountDeleteMutation = { accountDelete: { errors: Array<{ field: string | null, code: AccountErrorCode }> } | null };

export type AccountAddressUpdateMutationVariables = Exact<{
  id: string | number;
  input: AddressInput;
}>;


export type AccountAddressUpdateMutation = { accountAddressUpdate: { address: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, errors: Array<{ field: string | null, code: AccountErrorCode }> } | null };

export type AccountAddressDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type AccountAddressDeleteMutation = { accountAddressDelete: { errors: Array<{ field: string | null, code: AccountErrorCode }> } | null };

export type AccountSetDefaultAddressMutationVariables = Exact<{
  id: string | number;
  type: AddressTypeEnum;
}>;


export type AccountSetDefaultAddressMutation = { accountSetDefaultAddress: { errors: Array<{ field: string | null, code: AccountErrorCode }> } | null };

export type MyOneTimeCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type MyOneTimeCodeQuery = { myOneTimeCode: { isEnabled: boolean, isRequired: boolean, recoveryCodesLeft: number } | null };

export type OneTimeCodeBeginMutationVariables = Exact<{
  password: string;
}>;


export type OneTimeCodeBeginMutation = { oneTimeCodeBegin: { secret: string | null, uri: string | null, errors: Array<{ field: string | null, code: AccountErrorCode }> } };

export type OneTimeCodeConfirmMutationVariables = Exact<{
  code: string;
}>;


export type OneTimeCodeConfirmMutation = { oneTimeCodeConfirm: { recoveryCodes: Array<string>, errors: Array<{ field: string | null, code: AccountErrorCode }> } };

export type OneTimeCodeRenewRecoveryMutationVariables = Exact<{
  code: string;
}>;


export type OneTimeCodeRenewRecoveryMutation = { oneTimeCodeRenewRecovery: { recoveryCodes: Array<string>, errors: Array<{ field: string | null, code: AccountErrorCode }> } };

export type OneTimeCodeEndMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type OneTimeCodeEndMutation = { oneTimeCodeEnd: { errors: Array<{ field: string | null, code: AccountErrorCode }> } };

export type MyIdentitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyIdentitiesQuery = { myIdentities: Array<{ provider: IdentityProvider, email: string | null, connectedAt: string }> };

export type IdentityDisconnectMutationVariables = Exact<{
  provider: IdentityProvider;
}>;


export type IdentityDisconnectMutation = { identityDisconnect: { errors: Array<{ field: string | null, code: AccountErrorCode }> } };

export type MySavedQuotesQueryVariables = Exact<{ [key: string]: never; }>;


export type MySavedQuotesQuery = { mySavedQuotes: Array<{ token: string, note: string, createdAt: string, validUntil: string, isValid: boolean, lines: Array<{ name: string, quantity: number, designTitle: string | null }>, total: { gross: { currency: string, amount: number } } }> };

export type OrderTimelineQueryVariables = Exact<{
  token: string;
}>;


export type OrderTimelineQuery = { orderTimeline: Array<{ kind: OrderMomentKind, at: string }> };

export type OrderAgainMutationVariables = Exact<{
  token: string;
}>;


export type OrderAgainMutation = { orderAgain: { checkout: { id: string, quantity: number, channel: { slug: string, currencyCode: string } } | null, leftOut: Array<{ name: string, code: string }>, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } };

export type OrderReturnsQueryVariables = Exact<{
  token: string;
}>;


export type OrderReturnsQuery = { orderReturnRequests: Array<{ id: string, status: ReturnRequestStatus, refundStatus: ReturnRefundStatus | null, createdAt: string, lines: Array<{ quantity: number, orderLine: { id: string } | null }> }> };

export type OrderReturnRequestWithdrawMutationVariables = Exact<{
  token: string;
  email?: string | null | undefined;
  id: string | number;
}>;


export type OrderReturnRequestWithdrawMutation = { orderReturnRequestWithdraw: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } };

export type OrderPapersMutationVariables = Exact<{
  token: string;
  email?: string | null | undefined;
}>;


export type OrderPapersMutation = { orderInvoiceLink: { number: string | null, url: string | null, creditNotes: Array<{ number: string, url: string, total: { amount: number, currency: string } }>, errors: Array<{ code: OrderErrorCode }> } };

export type PaymentGatewaysQueryVariables = Exact<{
  id: string | number;
}>;


export type PaymentGatewaysQuery = { checkout: { id: string, availablePaymentGateways: Array<{ id: string, name: string, config: Array<{ field: string, value: string | null }> }> } | null };

export type TransactionInitializeMutationVariables = Exact<{
  id: string | number;
  gateway: string;
}>;


export type TransactionInitializeMutation = { transactionInitialize: { data: unknown, transaction: { id: string } | null, transactionEvent: { type: TransactionEventTypeEnum | null } | null, errors: Array<{ field: string | null, message: string | null, code: TransactionInitializeErrorCode }> } | null };

export type TransactionProcessMutationVariables = Exact<{
  id: string | number;
}>;


export type TransactionProcessMutation = { transactionProcess: { transaction: { id: string } | null, transactionEvent: { type: TransactionEventTypeEnum | null, message: string } | null, errors: Array<{ field: string | null, message: string | null, code: TransactionProcessErrorCode }> } | null };

export type ShopFrameQueryVariables = Exact<{
  channel: string;
  language: LanguageCodeEnum;
}>;


export type ShopFrameQuery = { channel: { id: string, slug: string, name: string, currencyCode: string } | null, categories: { edges: Array<{ node: { id: string, slug: string, name: string, translation: { name: string | null } | null, products: { totalCount: number | null } | null } }> } | null, collections: { edges: Array<{ node: { id: string, slug: string, name: string, description: string | null, translation: { name: string | null, description: string | null } | null } }> } | null, features: { choices: { edges: Array<{ node: { slug: string | null, name: string | null, translation: { name: string } | null } }> } | null } | null, vehicles: Array<{ slug: string, make: string, model: string, yearFrom: number, yearTo: number | null, boltCount: number, boltPcd: number, centreBore: number }> };

export type ShopProductsQueryVariables = Exact<{
  channel: string;
  language: LanguageCodeEnum;
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  filter?: ProductFilterInput | null | undefined;
  sortBy?: ProductOrder | null | undefined;
}>;


export type ShopProductsQuery = { searchReading: { corrected: string | null, isPartial: boolean } | null, products: { totalCount: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, slug: string, name: string, isAvailableForPurchase: boolean | null, translation: { name: string | null } | null, thumbnail: { url: string } | null, attributes: Array<{ attribute: { slug: string }, values: Array<{ value: string | null }> }>, pricing: { displayGrossPrices: boolean, onSale: boolean | null, priceRangeUndiscounted: { start: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null } | null, priceRangePrior: { start: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null } | null, priceRange: { start: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null, stop: { gross: { amount: number } } | null } | null } | null, variants: Array<{ id: string, name: string, quantityAvailable: number | null, trackInventory: boolean }> | null } }> } | null };

export type ShopProductQueryVariables = Exact<{
  channel: string;
  slug: string;
  language: LanguageCodeEnum;
  country: CountryCode;
}>;


export type ShopProductQuery = { product: { id: string, slug: string, name: string, description: string | null, created: string, isAvailableForPurchase: boolean | null, translation: { name: string | null, description: string | null } | null, category: { slug: string, name: string, translation: { name: string | null } | null } | null, media: Array<{ url: string, alt: string }> | null, attributes: Array<{ attribute: { slug: string, unit: MeasurementUnitsEnum | null, translation: { name: string } | null }, values: Array<{ slug: string | null, value: string | null, translation: { name: string } | null }> }>, pricing: { displayGrossPrices: boolean } | null, variants: Array<{ id: string, name: string, sku: string | null, quantityAvailable: number | null, quantityLimitPerCustomer: number | null, trackInventory: boolean, weight: { value: number } | null, media: Array<{ url: string }> | null, attributes: Array<{ attribute: { slug: string, unit: MeasurementUnitsEnum | null, translation: { name: string } | null }, values: Array<{ value: string | null, translation: { name: string } | null }> }>, pricing: { onSale: boolean | null, priceUndiscounted: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null, pricePrior: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null, price: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null } | null }> | null } | null, shop: { availableShippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, translation: { name: string | null } | null }> | null } };

export type VariantFitmentsQueryVariables = Exact<{
  variantIds: Array<string | number> | string | number;
  templateSlug?: string | null | undefined;
  vehicle?: string | null | undefined;
}>;


export type VariantFitmentsQuery = { variantFitments: Array<{ variantId: string, verdict: string, reasons: Array<unknown> }> };

export type VariantFactsQueryVariables = Exact<{
  variantIds: Array<string | number> | string | number;
  templateSlugs: Array<string> | string;
}>;


export type VariantFactsQuery = { variantFacts: Array<{ variantId: string, boltPatterns: Array<string>, centreBore: number | null, cars: Array<string> }> };

export type ProductOfVariantQueryVariables = Exact<{
  id: string | number;
  channel: string;
}>;


export type ProductOfVariantQuery = { productVariant: { id: string, sku: string | null, product: { slug: string } } | null };

export type ProductSlugsQueryVariables = Exact<{
  channel: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ProductSlugsQuery = { products: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { slug: string } }> } | null };

export type StaffAuditQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AuditFilterInput | null | undefined;
}>;


export type StaffAuditQuery = { auditLog: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, at: string, act: string, kind: AuditKind, ok: boolean | null, codes: Array<string>, fields: Array<string>, objects: Array<string>, ip: string, requestId: string, roles: Array<string>, actorId: string, actor: { email: string } | null } }> } };

export type StaffDeliveryQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffDeliveryQuery = { shippingZones: { edges: Array<{ node: { id: string, name: string, countries: Array<{ code: string }>, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, maximumOrderWeight: { value: number } | null, ko: { name: string | null } | null, ja: { name: string | null } | null, channelListings: Array<{ id: string, channel: { id: string }, price: { amount: number, currency: string } | null }> | null }> | null } }> } | null };

export type StaffPerKilogramQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffPerKilogramQuery = { shippingPricesPerKilogram: Array<{ channel: { id: string }, price: { amount: number, currency: string } }> };

export type StaffShippingProblemFragment = { field: string | null, message: string | null, code: ShippingErrorCode };

export type StaffZoneCreateMutationVariables = Exact<{
  input: ShippingZoneCreateInput;
}>;


export type StaffZoneCreateMutation = { shippingZoneCreate: { errors: Array<{ field: string | null, message: string | null, code: ShippingErrorCode }> } | null };

export type StaffZoneUpdateMutationVariables = Exact<{
  id: string | number;
  input: ShippingZoneUpdateInput;
}>;


export type StaffZoneUpdateMutation = { shippingZoneUpdate: { errors: Array<{ field: string | null, message: string | null, code: ShippingErrorCode }> } | null };

export type StaffZoneDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffZoneDeleteMutation = { shippingZoneDelete: { errors: Array<{ field: string | null, message: string | null, code: ShippingErrorCode }> } | null };

export type StaffMethodCreateMutationVariables = Exact<{
  input: ShippingPriceInput;
}>;


export type StaffMethodCreateMutation = { shippingPriceCreate: { shippingMethod: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: ShippingErrorCode }> } | null };

export type StaffMethodUpdateMutationVariables = Exact<{
  id: string | number;
  input: ShippingPriceInput;
}>;


export type StaffMethodUpdateMutation = { shippingPriceUpdate: { errors: Array<{ field: string | null, message: string | null, code: ShippingErrorCode }> } | null };

export type StaffMethodDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffMethodDeleteMutation = { shippingPriceDelete: { errors: Array<{ field: string | null, message: string | null, code: ShippingErrorCode }> } | null };

export type StaffMethodListingMutationVariables = Exact<{
  id: string | number;
  input: ShippingMethodChannelListingInput;
}>;


export type StaffMethodListingMutation = { shippingMethodChannelListingUpdate: { errors: Array<{ field: string | null, message: string | null, code: ShippingErrorCode }> } | null };

export type StaffMethodTranslateMutationVariables = Exact<{
  id: string | number;
  language: LanguageCodeEnum;
  name: string;
}>;


export type StaffMethodTranslateMutation = { shippingMethodNameTranslate: { errors: Array<{ field: string | null, message: string | null, code: ShippingErrorCode }> } };

export type StaffMethodPerKilogramMutationVariables = Exact<{
  id: string | number;
  channel: string | number;
  price: unknown;
}>;


export type StaffMethodPerKilogramMutation = { shippingPricePerKilogramUpdate: { errors: Array<{ field: string | null, message: string | null, code: ShippingErrorCode }> } };

export type StaffSumFragment = { orders: number, gross: { amount: number, currency: string }, tax: { amount: number, currency: string }, refunded: { amount: number, currency: string }, average: { amount: number, currency: string } };

export type StaffSalesQueryVariables = Exact<{
  from: string;
  until: string;
}>;


export type StaffSalesQuery = { salesByDay: Array<{ channel: { id: string, name: string, currencyCode: string }, days: Array<{ day: string, sum: { orders: number, gross: { amount: number, currency: string }, tax: { amount: number, currency: string }, refunded: { amount: number, currency: string }, average: { amount: number, currency: string } } }>, total: { orders: number, gross: { amount: number, currency: string }, tax: { amount: number, currency: string }, refunded: { amount: number, currency: string }, average: { amount: number, currency: string } }, before: { orders: number, gross: { amount: number, currency: string }, tax: { amount: number, currency: string }, refunded: { amount: number, currency: string }, average: { amount: number, currency: string } } }>, bestSellers: Array<{ productName: string, variantName: string, pieces: number, variant: { id: string, product: { id: string } } | null }>, runningOut: Array<{ available: number, sold: number, daysLeft: number, variant: { id: string, sku: string | null, name: string, product: { id: string, name: string } } | null }> };

export type StaffImportFragment = { id: string, fileName: string, state: ProductImportState, lines: number, done: number, progress: number, created: number, changed: number, unchanged: number, failed: number, createdAt: string, columns: Array<{ header: string, field: string | null, sample: Array<string> }> };

export type StaffImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffImportsQuery = { productImportFields: Array<string>, productImports: Array<{ id: string, fileName: string, state: ProductImportState, lines: number, done: number, progress: number, created: number, changed: number, unchanged: number, failed: number, createdAt: string, columns: Array<{ header: string, field: string | null, sample: Array<string> }> }> };

export type StaffImportLinesQueryVariables = Exact<{
  id: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type StaffImportLinesQuery = { productImportLines: Array<{ id: string, line: number, field: string, code: ProductImportLineCode, value: string }> };

export type StaffImportUploadMutationVariables = Exact<{
  input: ProductImportInput;
}>;


export type StaffImportUploadMutation = { productImportUpload: { productImport: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: ProductImportErrorCode }> } };

export type StaffImportCheckMutationVariables = Exact<{
  id: string | number;
  fields: Array<string | null | undefined> | string;
}>;


export type StaffImportCheckMutation = { productImportCheck: { errors: Array<{ field: string | null, message: string | null, code: ProductImportErrorCode }> } };

export type StaffImportRunMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffImportRunMutation = { productImportRun: { errors: Array<{ field: string | null, message: string | null, code: ProductImportErrorCode }> } };

export type StaffImportStopMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffImportStopMutation = { productImportStop: { errors: Array<{ field: string | null, message: string | null, code: ProductImportErrorCode }> } };

export type StaffExportQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type StaffExportQuery = { productExport: { text: string, lines: number, next: string | null } };

export type StaffReturnsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  status?: Array<ReturnRequestStatus> | ReturnRequestStatus | null | undefined;
}>;


export type StaffReturnsQuery = { returnRequests: { pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, status: ReturnRequestStatus, refundStatus: ReturnRefundStatus | null, reason: string | null, answer: string | null, createdAt: string, order: { id: string, number: string } | null, lines: Array<{ quantity: number, orderLine: { id: string, productName: string, variantName: string } | null }> } }> } };

export type StaffReportsQueryVariables = Exact<{
  first: number;
  all: boolean;
}>;


export type StaffReportsQuery = { buildReports: Array<{ id: string, reason: BuildReportReason, message: string, email: string | null, title: string, reference: string, userName: string | null, language: string, createdAt: string, answer: BuildReportAnswer | null, answeredAt: string | null }> };

export type StaffReportAnswerMutationVariables = Exact<{
  id: string | number;
  answer: BuildReportAnswer;
}>;


export type StaffReportAnswerMutation = { buildReportAnswer: { id: string } | null };

export type StaffFailuresQueryVariables = Exact<{
  first: number;
}>;


export type StaffFailuresQuery = { deadJobs: Array<{ id: string, name: string, attempts: number, lastError: string, since: string }>, failedDeliveries: Array<{ id: string, eventType: WebhookEventTypeEnum, createdAt: string, status: EventDeliveryStatusEnum }> };

export type StaffJobRetryMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffJobRetryMutation = { deadJobRetry: boolean };

export type StaffDeliveryRetryMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffDeliveryRetryMutation = { eventDeliveryRetry: { errors: Array<{ field: string | null, message: string | null }> } | null };

export type StaffLetterFragment = { id: string, kind: InboxKind, subject: string, name: string | null, email: string | null, message: string, language: string, at: string, isOpen: boolean, closedAt: string | null, assignee: { id: string, email: string, firstName: string, lastName: string } | null, answers: Array<{ id: string, at: string, text: string, mailedAt: string | null, by: { email: string, firstName: string, lastName: string } | null }> };

export type StaffLettersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  isOpen?: boolean | null | undefined;
  search?: string | null | undefined;
}>;


export type StaffLettersQuery = { inbox: { pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, kind: InboxKind, subject: string, name: string | null, email: string | null, message: string, language: string, at: string, isOpen: boolean, closedAt: string | null, assignee: { id: string, email: string, firstName: string, lastName: string } | null, answers: Array<{ id: string, at: string, text: string, mailedAt: string | null, by: { email: string, firstName: string, lastName: string } | null }> } }> } };

export type StaffInboxProblemFragment = { field: string | null, message: string, code: string };

export type StaffLetterAnswerMutationVariables = Exact<{
  id: string | number;
  text: string;
  seen: number;
  close: boolean;
}>;


export type StaffLetterAnswerMutation = { inboxAnswer: { errors: Array<{ field: string | null, message: string, code: string }> } };

export type StaffLetterAssignMutationVariables = Exact<{
  id: string | number;
  to?: string | number | null | undefined;
  takeOver: boolean;
}>;


export type StaffLetterAssignMutation = { inboxAssign: { errors: Array<{ field: string | null, message: string, code: string }> } };

export type StaffLetterCloseMutationVariables = Exact<{
  id: string | number;
  closed: boolean;
}>;


export type StaffLetterCloseMutation = { inboxClose: { errors: Array<{ field: string | null, message: string, code: string }> } };

export type MyStaffQueryVariables = Exact<{ [key: string]: never; }>;


export type MyStaffQuery = { me: { id: string, email: string, firstName: string, lastName: string } | null, myStaff: { roles: Array<StaffRole>, codeNeeded: boolean } | null };

export type StaffChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffChannelsQuery = { channels: Array<{ id: string, slug: string, name: string, currencyCode: string, isActive: boolean }> | null, warehouses: { edges: Array<{ node: { id: string, name: string } }> } | null };

export type StaffFindOrdersQueryVariables = Exact<{
  search: string;
}>;


export type StaffFindOrdersQuery = { orders: { edges: Array<{ node: { id: string, number: string, userEmail: string | null } }> } | null };

export type StaffFindProductsQueryVariables = Exact<{
  search: string;
}>;


export type StaffFindProductsQuery = { products: { edges: Array<{ node: { id: string, name: string, category: { name: string } | null } }> } | null };

export type StaffWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffWorkQuery = { send: { totalCount: number | null } | null, unpaid: { totalCount: number | null } | null, latest: { edges: Array<{ node: { id: string, number: string, created: string, status: OrderStatus, chargeStatus: OrderChargeStatusEnum, userEmail: string | null, total: { gross: { amount: number, currency: string } } } }> } | null, returnRequests: { totalCount: number | null } };

export type StaffReportsWaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffReportsWaitingQuery = { buildReports: Array<{ id: string }> };

export type StaffFailuresWaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffFailuresWaitingQuery = { deadJobs: Array<{ id: string }>, failedDeliveries: Array<{ id: string }> };

export type StaffMoneyFragment = { amount: number, currency: string };

export type StaffAddressFragment = { firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } };

export type StaffOrdersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: OrderFilterInput | null | undefined;
  search?: string | null | undefined;
  sortBy?: OrderSortingInput | null | undefined;
}>;


export type StaffOrdersQuery = { orders: { totalCount: number | null, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, number: string, created: string, status: OrderStatus, chargeStatus: OrderChargeStatusEnum, userEmail: string | null, channel: { id: string, name: string }, shippingAddress: { firstName: string, lastName: string, country: { code: string } } | null, lines: Array<{ id: string, quantity: number }>, total: { gross: { amount: number, currency: string } } } }> } | null };

export type StaffOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffOrderQuery = { order: { id: string, number: string, token: string, created: string, updatedAt: string, status: OrderStatus, chargeStatus: OrderChargeStatusEnum, userEmail: string | null, languageCodeEnum: LanguageCodeEnum, customerNote: string, voucherCode: string | null, isShippingRequired: boolean, shippingMethodName: string | null, channel: { id: string, name: string, slug: string }, user: { id: string, email: string, firstName: string, lastName: string } | null, shippingAddress: { firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, subtotal: { gross: { amount: number, currency: string } }, shippingPrice: { gross: { amount: number, currency: string } }, total: { gross: { amount: number, currency: string }, tax: { amount: number, currency: string } }, undiscountedTotal: { gross: { amount: number, currency: string } }, totalCharged: { amount: number, currency: string }, totalBalance: { amount: number, currency: string }, discounts: Array<{ id: string, name: string | null, type: OrderDiscountType, total: { amount: number, currency: string } }>, lines: Array<{ id: string, productName: string, variantName: string, productSku: string | null, quantity: number, quantityFulfilled: number, quantityToFulfill: number, isShippingRequired: boolean, thumbnail: { url: string } | null, unitPrice: { gross: { amount: number, currency: string } }, totalPrice: { gross: { amount: number, currency: string } }, variant: { id: string, product: { id: string }, stocks: Array<{ id: string, quantity: number, quantityAllocated: number, warehouse: { id: string, name: string } }> | null } | null }>, fulfillments: Array<{ id: string, fulfillmentOrder: number, status: FulfillmentStatus, trackingNumber: string, created: string, warehouse: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, reason: string | null, orderLine: { id: string, productName: string, variantName: string } | null }> | null }>, transactions: Array<{ id: string, name: string, pspReference: string, createdAt: string, actions: Array<TransactionActionEnum>, externalUrl: string, authorizedAmount: { amount: number, currency: string }, chargedAmount: { amount: number, currency: string }, refundedAmount: { amount: number, currency: string }, refundPendingAmount: { amount: number, currency: string }, events: Array<{ id: string, type: TransactionEventTypeEnum | null, createdAt: string, message: string, amount: { amount: number, currency: string } }> }>, invoices: Array<{ id: string, number: string | null, status: JobStatusEnum, url: string | null, createdAt: string }>, events: Array<{ id: string, date: string | null, type: OrderEventsEnum | null, message: string | null, amount: number | null, quantity: number | null, emailType: OrderEventsEmailsEnum | null, invoiceNumber: string | null, transactionReference: string | null, user: { email: string } | null }> } | null };

export type StaffOrderMoreQueryVariables = Exact<{
  token: string;
}>;


export type StaffOrderMoreQuery = { orderDesigns: Array<{ id: string, title: string, templateSlug: string, thumbnail: string | null, total: { amount: number, currency: string }, lines: Array<{ kind: string, reference: string, name: string, quantity: number, areaCm2: number | null, whole: boolean, verdict: string, totalPrice: { amount: number, currency: string } }> }>, orderReturnRequests: Array<{ id: string, status: ReturnRequestStatus, refundStatus: ReturnRefundStatus | null, reason: string | null, answer: string | null, createdAt: string, lines: Array<{ quantity: number, orderLine: { id: string, productName: string, variantName: string } | null }> }> };

export type StaffOrderProblemFragment = { field: string | null, message: string | null, code: OrderErrorCode };

export type StaffMarkPaidMutationVariables = Exact<{
  id: string | number;
  reference?: string | null | undefined;
}>;


export type StaffMarkPaidMutation = { orderMarkAsPaid: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffCancelOrderMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffCancelOrderMutation = { orderCancel: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffFulfilMutationVariables = Exact<{
  order: string | number;
  input: OrderFulfillInput;
}>;


export type StaffFulfilMutation = { orderFulfill: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffTrackingMutationVariables = Exact<{
  id: string | number;
  input: FulfillmentUpdateTrackingInput;
}>;


export type StaffTrackingMutation = { orderFulfillmentUpdateTracking: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffCancelFulfilmentMutationVariables = Exact<{
  id: string | number;
  warehouse?: string | number | null | undefined;
}>;


export type StaffCancelFulfilmentMutation = { orderFulfillmentCancel: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffReturnMutationVariables = Exact<{
  order: string | number;
  input: OrderReturnProductsInput;
}>;


export type StaffReturnMutation = { orderFulfillmentReturnProducts: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffNoteAddMutationVariables = Exact<{
  order: string | number;
  message: string;
}>;


export type StaffNoteAddMutation = { orderNoteAdd: { errors: Array<{ field: string | null, message: string | null }> } | null };

export type StaffTransactionMutationVariables = Exact<{
  id: string | number;
  action: TransactionActionEnum;
  amount?: unknown;
  reason?: string | null | undefined;
}>;


export type StaffTransactionMutation = { transactionRequestAction: { errors: Array<{ field: string | null, message: string | null, code: TransactionRequestActionErrorCode }> } | null };

export type StaffInvoiceMutationVariables = Exact<{
  order: string | number;
}>;


export type StaffInvoiceMutation = { invoiceRequest: { errors: Array<{ field: string | null, message: string | null }> } | null };

export type StaffInvoiceSendMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffInvoiceSendMutation = { invoiceSendNotification: { errors: Array<{ field: string | null, message: string | null }> } | null };

export type StaffReturnAnswerMutationVariables = Exact<{
  id: string | number;
  accept: boolean;
  answer?: string | null | undefined;
}>;


export type StaffReturnAnswerMutation = { orderReturnRequestAnswer: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } };

export type StaffOrderUpdateMutationVariables = Exact<{
  id: string | number;
  input: OrderUpdateInput;
}>;


export type StaffOrderUpdateMutation = { orderUpdate: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffLineUpdateMutationVariables = Exact<{
  id: string | number;
  quantity: number;
}>;


export type StaffLineUpdateMutation = { orderLineUpdate: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffLineDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffLineDeleteMutation = { orderLineDelete: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffLinesCreateMutationVariables = Exact<{
  order: string | number;
  input: Array<OrderLineCreateInput> | OrderLineCreateInput;
}>;


export type StaffLinesCreateMutation = { orderLinesCreate: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffDiscountAddMutationVariables = Exact<{
  order: string | number;
  input: OrderDiscountCommonInput;
}>;


export type StaffDiscountAddMutation = { orderDiscountAdd: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffDiscountDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffDiscountDeleteMutation = { orderDiscountDelete: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffMailAgainMutationVariables = Exact<{
  id: string | number;
  mail: OrderMail;
}>;


export type StaffMailAgainMutation = { orderMailSend: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } };

export type StaffDeliveredMutationVariables = Exact<{
  id: string | number;
  tells: boolean;
}>;


export type StaffDeliveredMutation = { parcelDelivered: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffFindVariantsQueryVariables = Exact<{
  search: string;
  channel: string;
}>;


export type StaffFindVariantsQuery = { products: { edges: Array<{ node: { id: string, name: string, variants: Array<{ id: string, name: string, sku: string | null, quantityAvailable: number | null, pricing: { price: { gross: { amount: number, currency: string } } | null } | null }> | null } }> } | null };

export type StaffCustomersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: CustomerFilterInput | null | undefined;
  search?: string | null | undefined;
  sortBy?: UserSortingInput | null | undefined;
}>;


export type StaffCustomersQuery = { customers: { totalCount: number | null, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, email: string, firstName: string, lastName: string, dateJoined: string, isActive: boolean, isConfirmed: boolean, languageCode: LanguageCodeEnum } }> } | null };

export type StaffCustomerFiguresQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type StaffCustomerFiguresQuery = { customerFigures: Array<{ userId: string, userName: string | null, orders: number, sessions: number, lastOrderAt: string | null, spent: Array<{ amount: number, currency: string }> }> };

export type StaffFindCustomersQueryVariables = Exact<{
  search: string;
}>;


export type StaffFindCustomersQuery = { customers: { edges: Array<{ node: { id: string, email: string, firstName: string, lastName: string } }> } | null };

export type StaffCustomerQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffCustomerQuery = { user: { id: string, email: string, firstName: string, lastName: string, dateJoined: string, lastLogin: string | null, isActive: boolean, isConfirmed: boolean, isStaff: boolean, languageCode: LanguageCodeEnum, note: string | null, addresses: Array<{ id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } }>, orders: { totalCount: number | null, edges: Array<{ node: { id: string, number: string, created: string, status: OrderStatus, chargeStatus: OrderChargeStatusEnum, total: { gross: { amount: number, currency: string } } } }> } | null } | null, customerFigures: Array<{ userName: string | null, orders: number, sessions: number, lastOrderAt: string | null, spent: Array<{ amount: number, currency: string }> }> };

export type StaffCustomerSessionsQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffCustomerSessionsQuery = { userSessions: Array<{ id: string, userAgent: string, ip: string, createdAt: string, lastUsedAt: string }> | null };

export type StaffCustomerDataQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffCustomerDataQuery = { customerData: unknown };

export type StaffAccountProblemFragment = { field: string | null, message: string | null, code: AccountErrorCode };

export type StaffCustomerUpdateMutationVariables = Exact<{
  id: string | number;
  input: CustomerInput;
}>;


export type StaffCustomerUpdateMutation = { customerUpdate: { errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null };

export type StaffCustomerDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffCustomerDeleteMutation = { customerDelete: { errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null };

export type StaffSessionsEndMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffSessionsEndMutation = { userSessionsEnd: { errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } };

export type StaffTeamQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type StaffTeamQuery = { staffUsers: { edges: Array<{ node: { id: string, email: string, firstName: string, lastName: string, isActive: boolean, permissionGroups: Array<{ id: string, name: string, userCanManage: boolean }> | null } }> } | null, permissionGroups: { edges: Array<{ node: { id: string, name: string } }> } | null };

export type StaffTeamAccessQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type StaffTeamAccessQuery = { staffAccess: Array<{ userId: string, hasCode: boolean, needsCode: boolean, isInvited: boolean, lastLogin: string | null, sessions: number }> };

export type StaffMemberProblemFragment = { field: string | null, message: string | null, code: AccountErrorCode };

export type StaffMemberCreateMutationVariables = Exact<{
  input: StaffCreateInput;
}>;


export type StaffMemberCreateMutation = { staffCreate: { errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null };

export type StaffMemberUpdateMutationVariables = Exact<{
  id: string | number;
  input: StaffUpdateInput;
}>;


export type StaffMemberUpdateMutation = { staffUpdate: { errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null };

export type StaffMemberDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffMemberDeleteMutation = { staffDelete: { errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null };

export type StaffMemberInviteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffMemberInviteMutation = { staffInviteSend: { errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } };

export type StaffMemberCodeResetMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffMemberCodeResetMutation = { staffCodeReset: { errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } };

export type StaffShelfQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  category?: string | number | null | undefined;
  isPublished?: boolean | null | undefined;
  isOut?: boolean | null | undefined;
  sort?: ShelfSort | null | undefined;
  direction?: OrderDirection | null | undefined;
}>;


export type StaffShelfQuery = { shelf: { totalCount: number | null, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { isPublished: boolean, variantCount: number, available: number | null, product: { id: string, name: string, slug: string, updatedAt: string, thumbnail: { url: string } | null, category: { id: string, name: string } | null, productType: { name: string }, pricing: { priceRange: { start: { gross: { amount: number, currency: string } } | null, stop: { gross: { amount: number, currency: string } } | null } | null } | null } } }> } };

export type StaffCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffCategoriesQuery = { categories: { edges: Array<{ node: { id: string, name: string, slug: string } }> } | null, taxClasses: { edges: Array<{ node: { id: string, name: string } }> } | null };

export type StaffTranslationFragment = { name: string | null, description: string | null };

export type StaffProductQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffProductQuery = { shelfProduct: { isPublished: boolean, available: number | null, product: { id: string, name: string, slug: string, description: string | null, updatedAt: string, created: string, category: { id: string, name: string } | null, productType: { id: string, name: string, isShippingRequired: boolean }, taxClass: { id: string, name: string } | null, ko: { name: string | null, description: string | null } | null, ja: { name: string | null, description: string | null } | null, channelListings: Array<{ id: string, isPublished: boolean, isAvailableForPurchase: boolean | null, availableForPurchaseAt: string | null, channel: { id: string, name: string } }> | null, media: Array<{ id: string, alt: string, url: string }> | null }, variants: Array<{ id: string, sku: string | null, name: string, trackInventory: boolean, quantityLimitPerCustomer: number | null, channelListings: Array<{ id: string, channel: { id: string }, price: { amount: number, currency: string } | null }> | null, stocks: Array<{ id: string, quantity: number, quantityAllocated: number, warehouse: { id: string, name: string } }> | null }> } | null };

export type StaffProductProblemFragment = { field: string | null, message: string | null, code: ProductErrorCode };

export type StaffProductUpdateMutationVariables = Exact<{
  id: string | number;
  input: ProductInput;
}>;


export type StaffProductUpdateMutation = { productUpdate: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffProductTranslateMutationVariables = Exact<{
  id: string | number;
  language: LanguageCodeEnum;
  input: TranslationInput;
}>;


export type StaffProductTranslateMutation = { productTranslate: { errors: Array<{ field: string | null, message: string | null }> } | null };

export type StaffProductListingMutationVariables = Exact<{
  id: string | number;
  input: ProductChannelListingUpdateInput;
}>;


export type StaffProductListingMutation = { productChannelListingUpdate: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffVariantUpdateMutationVariables = Exact<{
  id: string | number;
  input: ProductVariantInput;
}>;


export type StaffVariantUpdateMutation = { productVariantUpdate: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffVariantPricesMutationVariables = Exact<{
  id: string | number;
  input: Array<ProductVariantChannelListingAddInput> | ProductVariantChannelListingAddInput;
}>;


export type StaffVariantPricesMutation = { productVariantChannelListingUpdate: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffProductTaxMutationVariables = Exact<{
  product: string | number;
  taxClass: string | number;
}>;


export type StaffProductTaxMutation = { productTaxClassUpdate: { errors: Array<{ field: string | null, message: string | null }> } };

export type StaffMediaAddMutationVariables = Exact<{
  input: ProductMediaCreateInput;
}>;


export type StaffMediaAddMutation = { productMediaCreate: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffMediaAltMutationVariables = Exact<{
  id: string | number;
  alt: string;
}>;


export type StaffMediaAltMutation = { productMediaUpdate: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffMediaDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffMediaDeleteMutation = { productMediaDelete: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffMediaOrderMutationVariables = Exact<{
  product: string | number;
  ids: Array<string | number> | string | number;
}>;


export type StaffMediaOrderMutation = { productMediaReorder: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffProductTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffProductTypesQuery = { productTypes: { edges: Array<{ node: { id: string, name: string } }> } | null };

export type StaffProductCreateMutationVariables = Exact<{
  input: ProductCreateInput;
}>;


export type StaffProductCreateMutation = { productCreate: { product: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffVariantCreateMutationVariables = Exact<{
  input: ProductVariantCreateInput;
}>;


export type StaffVariantCreateMutation = { productVariantCreate: { productVariant: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffStockChangeMutationVariables = Exact<{
  input: StockChangeInput;
}>;


export type StaffStockChangeMutation = { stockChange: { errors: Array<{ field: string | null, message: string | null, code: StockErrorCode }> } };

export type StaffStockMovementsQueryVariables = Exact<{
  variant: string | number;
  first: number;
}>;


export type StaffStockMovementsQuery = { stockMovements: { edges: Array<{ node: { id: string, createdAt: string, pieces: number, quantityLeft: number, cause: StockMovementCause, reason: string, staffName: string | null, orderId: string | null } }> } };

export type StaffPromotionFragment = { id: string, name: string, startDate: string, endDate: string | null, rules: Array<{ id: string, rewardValue: unknown, rewardValueType: RewardValueTypeEnum | null, cataloguePredicate: unknown, channels: Array<{ id: string, name: string, currencyCode: string }> | null }> | null };

export type StaffPromotionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type StaffPromotionsQuery = { promotions: { totalCount: number | null, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, name: string, startDate: string, endDate: string | null, rules: Array<{ id: string, rewardValue: unknown, rewardValueType: RewardValueTypeEnum | null, cataloguePredicate: unknown, channels: Array<{ id: string, name: string, currencyCode: string }> | null }> | null } }> } | null };

export type StaffPromotionPreviewQueryVariables = Exact<{
  channel: string | number;
  rule: PromotionRuleInput;
}>;


export type StaffPromotionPreviewQuery = { promotionPreview: { products: number, lines: Array<{ productId: string, name: string, sku: string, before: { amount: number, currency: string }, after: { amount: number, currency: string } }> } | null };

export type StaffPromotionShelvesQueryVariables = Exact<{
  channel?: string | null | undefined;
}>;


export type StaffPromotionShelvesQuery = { categories: { edges: Array<{ node: { id: string, name: string } }> } | null, collections: { edges: Array<{ node: { id: string, name: string } }> } | null };

export type StaffPromotionCreateMutationVariables = Exact<{
  input: PromotionCreateInput;
}>;


export type StaffPromotionCreateMutation = { promotionCreate: { promotion: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: PromotionCreateErrorCode }> } | null };

export type StaffPromotionUpdateMutationVariables = Exact<{
  id: string | number;
  input: PromotionUpdateInput;
}>;


export type StaffPromotionUpdateMutation = { promotionUpdate: { errors: Array<{ field: string | null, message: string | null, code: PromotionUpdateErrorCode }> } | null };

export type StaffPromotionRuleUpdateMutationVariables = Exact<{
  id: string | number;
  input: PromotionRuleUpdateInput;
}>;


export type StaffPromotionRuleUpdateMutation = { promotionRuleUpdate: { errors: Array<{ field: string | null, message: string | null, code: PromotionRuleUpdateErrorCode }> } | null };

export type StaffPromotionRuleCreateMutationVariables = Exact<{
  input: PromotionRuleCreateInput;
}>;


export type StaffPromotionRuleCreateMutation = { promotionRuleCreate: { errors: Array<{ field: string | null, message: string | null, code: PromotionRuleCreateErrorCode }> } | null };

export type StaffPromotionRuleDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffPromotionRuleDeleteMutation = { promotionRuleDelete: { errors: Array<{ field: string | null, message: string | null, code: PromotionRuleDeleteErrorCode }> } | null };

export type StaffPromotionDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffPromotionDeleteMutation = { promotionDelete: { errors: Array<{ field: string | null, message: string | null, code: PromotionDeleteErrorCode }> } | null };

export type StaffSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSetupQuery = { shopSetup: Array<{ part: SetupPartName, uses: string, isDefault: boolean, canTest: boolean, facts: Array<{ name: string, value: string }>, lacks: Array<{ code: string, settings: Array<string> }> }> };

export type StaffSetupTestMutationVariables = Exact<{
  part: SetupPartName;
  language?: LanguageCodeEnum | null | undefined;
}>;


export type StaffSetupTestMutation = { shopSetupTest: { part: SetupPartName, ok: boolean, finding: SetupFinding, detail: string, milliseconds: number, facts: Array<{ name: string, value: string }> } };

export type StaffChannelRoomQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffChannelRoomQuery = { channels: Array<{ id: string, slug: string, name: string, currencyCode: string, isActive: boolean, defaultCountry: { code: string } }> | null, shippingZones: { edges: Array<{ node: { id: string, countries: Array<{ code: string }>, shippingMethods: Array<{ id: string, channelListings: Array<{ channel: { id: string } }> | null }> | null } }> } | null };

export type StaffChannelUpdateMutationVariables = Exact<{
  id: string | number;
  input: ChannelUpdateInput;
}>;


export type StaffChannelUpdateMutation = { channelUpdate: { errors: Array<{ field: string | null, message: string | null, code: ChannelErrorCode }> } | null };

export type StaffWebhookFragment = { id: string, name: string | null, targetUrl: string, isActive: boolean, asyncEvents: Array<{ eventType: WebhookEventTypeAsyncEnum }> };

export type StaffWebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffWebhooksQuery = { webhookList: Array<{ id: string, name: string | null, targetUrl: string, isActive: boolean, eventDeliveries: { totalCount: number | null, edges: Array<{ node: { id: string, status: EventDeliveryStatusEnum, createdAt: string } }> } | null, asyncEvents: Array<{ eventType: WebhookEventTypeAsyncEnum }> }> };

export type StaffWebhookDeliveriesQueryVariables = Exact<{
  id: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type StaffWebhookDeliveriesQuery = { webhook: { id: string, name: string | null, targetUrl: string, isActive: boolean, eventDeliveries: { totalCount: number | null, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, status: EventDeliveryStatusEnum, createdAt: string, eventType: WebhookEventTypeEnum, payload: string | null, attempts: { edges: Array<{ node: { id: string, createdAt: string, duration: number | null, status: EventDeliveryStatusEnum, responseStatusCode: number | null, response: string | null } }> } | null } }> } | null, asyncEvents: Array<{ eventType: WebhookEventTypeAsyncEnum }> } | null };

export type StaffWebhookCreateMutationVariables = Exact<{
  input: WebhookCreateInput;
}>;


export type StaffWebhookCreateMutation = { webhookCreate: { webhook: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: WebhookErrorCode }> } | null };

export type StaffWebhookUpdateMutationVariables = Exact<{
  id: string | number;
  input: WebhookUpdateInput;
}>;


export type StaffWebhookUpdateMutation = { webhookUpdate: { errors: Array<{ field: string | null, message: string | null, code: WebhookErrorCode }> } | null };

export type StaffWebhookDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffWebhookDeleteMutation = { webhookDelete: { errors: Array<{ field: string | null, message: string | null, code: WebhookErrorCode }> } | null };

export type StaffStructureQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffStructureQuery = { categories: { edges: Array<{ node: { id: string, name: string, slug: string, ko: { name: string | null } | null, ja: { name: string | null } | null } }> } | null, productTypes: { edges: Array<{ node: { id: string, name: string, slug: string, isShippingRequired: boolean } }> } | null };

export type StaffCategoryCreateMutationVariables = Exact<{
  input: CategoryInput;
}>;


export type StaffCategoryCreateMutation = { categoryCreate: { category: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffCategoryUpdateMutationVariables = Exact<{
  id: string | number;
  input: CategoryInput;
}>;


export type StaffCategoryUpdateMutation = { categoryUpdate: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffCategoryTranslateMutationVariables = Exact<{
  id: string | number;
  language: LanguageCodeEnum;
  name: string;
}>;


export type StaffCategoryTranslateMutation = { categoryTranslate: { errors: Array<{ field: string | null, message: string | null }> } | null };

export type StaffCategoryDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffCategoryDeleteMutation = { categoryDelete: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffTypeCreateMutationVariables = Exact<{
  input: ProductTypeInput;
}>;


export type StaffTypeCreateMutation = { productTypeCreate: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffTypeUpdateMutationVariables = Exact<{
  id: string | number;
  input: ProductTypeInput;
}>;


export type StaffTypeUpdateMutation = { productTypeUpdate: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffTypeDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffTypeDeleteMutation = { productTypeDelete: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffVoucherFragment = { id: string, code: string | null, name: string | null, type: VoucherTypeEnum, discountValueType: DiscountValueTypeEnum, startDate: string, endDate: string | null, used: number, usageLimit: number | null, applyOncePerCustomer: boolean, minCheckoutItemsQuantity: number | null, channelListings: Array<{ id: string, discountValue: number, currency: string, channel: { id: string, name: string }, minSpent: { amount: number, currency: string } | null }> | null };

export type StaffVouchersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type StaffVouchersQuery = { vouchers: { totalCount: number | null, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, code: string | null, name: string | null, type: VoucherTypeEnum, discountValueType: DiscountValueTypeEnum, startDate: string, endDate: string | null, used: number, usageLimit: number | null, applyOncePerCustomer: boolean, minCheckoutItemsQuantity: number | null, channelListings: Array<{ id: string, discountValue: number, currency: string, channel: { id: string, name: string }, minSpent: { amount: number, currency: string } | null }> | null } }> } | null };

export type StaffDiscountProblemFragment = { field: string | null, message: string | null, code: DiscountErrorCode };

export type StaffVoucherCreateMutationVariables = Exact<{
  input: VoucherInput;
}>;


export type StaffVoucherCreateMutation = { voucherCreate: { voucher: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: DiscountErrorCode }> } | null };

export type StaffVoucherUpdateMutationVariables = Exact<{
  id: string | number;
  input: VoucherInput;
}>;


export type StaffVoucherUpdateMutation = { voucherUpdate: { errors: Array<{ field: string | null, message: string | null, code: DiscountErrorCode }> } | null };

export type StaffVoucherListingMutationVariables = Exact<{
  id: string | number;
  input: VoucherChannelListingInput;
}>;


export type StaffVoucherListingMutation = { voucherChannelListingUpdate: { errors: Array<{ field: string | null, message: string | null, code: DiscountErrorCode }> } | null };

export type StaffVoucherDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffVoucherDeleteMutation = { voucherDelete: { errors: Array<{ field: string | null, message: string | null, code: DiscountErrorCode }> } | null };

export type WishedVariantFragment = { id: string, sku: string | null, name: string, trackInventory: boolean, quantityAvailable: number | null, pricing: { price: { gross: { amount: number, currency: string }, net: { amount: number, currency: string } } | null } | null, product: { slug: string, name: string, isAvailableForPurchase: boolean | null, thumbnail: { url: string } | null, pricing: { displayGrossPrices: boolean } | null, translation: { name: string | null } | null, variants: Array<{ id: string }> | null } };

export type MyWishesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyWishesQuery = { myWishlist: Array<{ variantId: string }> };

export type MyWishlistQueryVariables = Exact<{
  channel: string;
  language: LanguageCodeEnum;
}>;


export type MyWishlistQuery = { myWishlist: Array<{ variantId: string, variant: { id: string, sku: string | null, name: string, trackInventory: boolean, quantityAvailable: number | null, pricing: { price: { gross: { amount: number, currency: string }, net: { amount: number, currency: string } } | null } | null, product: { slug: string, name: string, isAvailableForPurchase: boolean | null, thumbnail: { url: string } | null, pricing: { displayGrossPrices: boolean } | null, translation: { name: string | null } | null, variants: Array<{ id: string }> | null } } | null }> };

export type WishedVariantQueryVariables = Exact<{
  id: string | number;
  channel: string;
  language: LanguageCodeEnum;
}>;


export type WishedVariantQuery = { productVariant: { id: string, sku: string | null, name: string, trackInventory: boolean, quantityAvailable: number | null, pricing: { price: { gross: { amount: number, currency: string }, net: { amount: number, currency: string } } | null } | null, product: { slug: string, name: string, isAvailableForPurchase: boolean | null, thumbnail: { url: string } | null, pricing: { displayGrossPrices: boolean } | null, translation: { name: string | null } | null, variants: Array<{ id: string }> | null } } | null };

export type StockNoticeQueryVariables = Exact<{
  token: string;
  language: LanguageCodeEnum;
}>;


export type StockNoticeQuery = { stockNotice: { isConfirmed: boolean, sentAt: string | null, others: number, channel: string, variant: { id: string, sku: string | null, name: string, trackInventory: boolean, quantityAvailable: number | null, pricing: { price: { gross: { amount: number, currency: string }, net: { amount: number, currency: string } } | null } | null, product: { slug: string, name: string, isAvailableForPurchase: boolean | null, thumbnail: { url: string } | null, pricing: { displayGrossPrices: boolean } | null, translation: { name: string | null } | null, variants: Array<{ id: string }> | null } } | null } | null };

export type WishlistAddMutationVariables = Exact<{
  variantId: string | number;
}>;


export type WishlistAddMutation = { wishlistAdd: { errors: Array<{ code: string }> } };

export type WishlistRemoveMutationVariables = Exact<{
  variantId: string | number;
}>;


export type WishlistRemoveMutation = { wishlistRemove: { errors: Array<{ code: string }> } };

export type StockNoticeRequestMutationVariables = Exact<{
  variantId: string | number;
  channel: string;
  email?: string | null | undefined;
  languageCode?: LanguageCodeEnum | null | undefined;
}>;


export type StockNoticeRequestMutation = { stockNoticeRequest: { errors: Array<{ field: string | null, code: string }> } };

export type StockNoticeConfirmMutationVariables = Exact<{
  token: string;
}>;


export type StockNoticeConfirmMutation = { stockNoticeConfirm: { errors: Array<{ code: string }> } };

export type StockNoticeEndMutationVariables = Exact<{
  token: string;
  all?: boolean | null | undefined;
}>;


export type StockNoticeEndMutation = { stockNoticeEnd: { errors: Array<{ code: string }> } };

export const TokenVerifyDocument: TypedDocument<TokenVerifyQuery, TokenVerifyQueryVariables> = /* @__PURE__ */ typedDocument("TokenVerify", "query", "query TokenVerify {\n  me {\n    id\n    firstName\n    lastName\n    isStaff\n    isActive\n    isConfirmed\n    email\n  }\n}");
export const TokenRefreshDocument: TypedDocument<TokenRefreshMutation, TokenRefreshMutationVariables> = /* @__PURE__ */ typedDocument("TokenRefresh", "mutation", "mutation TokenRefresh($refreshToken: String!) {\n  tokenRefresh(refreshToken: $refreshToken) {\n    token\n    errors {\n      field\n      message\n    }\n  }\n}");
export const TokenCreateDocument: TypedDocument<TokenCreateMutation, TokenCreateMutationVariables> = /* @__PURE__ */ typedDocument("tokenCreate", "mutation", "mutation tokenCreate($email: String!, $password: String!) {\n  tokenCreate(email: $email, password: $password) {\n    token\n    refreshToken\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const AccountRegisterDocument: TypedDocument<AccountRegisterMutation, AccountRegisterMutationVariables> = /* @__PURE__ */ typedDocument("accountRegister", "mutation", "mutation accountRegister($input: AccountRegisterInput!) {\n  accountRegister(input: $input) {\n    requiresConfirmation\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const ConfirmAccountDocument: TypedDocument<ConfirmAccountMutation, ConfirmAccountMutationVariables> = /* @__PURE__ */ typedDocument("confirmAccount", "mutation", "mutation confirmAccount($email: String!, $token: String!) {\n  confirmAccount(email: $email, token: $token) {\n    user {\n      id\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const RequestPasswordResetDocument: TypedDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> = /* @__PURE__ */ typedDocument("requestPasswordReset", "mutation", "mutation requestPasswordReset($email: String!, $redirectUrl: String!) {\n  requestPasswordReset(email: $email, redirectUrl: $redirectUrl) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const SetPasswordDocument: TypedDocument<SetPasswordMutation, SetPasswordMutationVariables> = /* @__PURE__ */ typedDocument("setPassword", "mutation", "mutation setPassword($email: String!, $password: String!, $token: String!) {\n  setPassword(email: $email, password: $password, token: $token) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const PasswordChangeDocument: TypedDocument<PasswordChangeMutation, PasswordChangeMutationVariables> = /* @__PURE__ */ typedDocument("passwordChange", "mutation", "mutation passwordChange($oldPassword: String!, $newPassword: String!) {\n  passwordChange(oldPassword: $oldPassword, newPassword: $newPassword) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const AddressesDocument: TypedDocument<AddressesQuery, AddressesQueryVariables> = /* @__PURE__ */ typedDocument("addresses", "query", "query addresses {\n  me {\n    id\n    firstName\n    lastName\n    addresses {\n      ...AddressFields\n      isDefaultShippingAddress\n      isDefaultBillingAddress\n    }\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}");
export const AccountUpdateDocument: TypedDocument<AccountUpdateMutation, AccountUpdateMutationVariables> = /* @__PURE__ */ typedDocument("accountUpdate", "mutation", "mutation accountUpdate($input: AccountInput!) {\n  accountUpdate(input: $input) {\n    user {\n      id\n      firstName\n      lastName\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const UserNameUpdateDocument: TypedDocument<UserNameUpdateMutation, UserNameUpdateMutationVariables> = /* @__PURE__ */ typedDocument("userNameUpdate", "mutation", "mutation userNameUpdate($userName: String!) {\n  userNameUpdate(userName: $userName) {\n    userName\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const AccountAddressCreateDocument: TypedDocument<AccountAddressCreateMutation, AccountAddressCreateMutationVariables> = /* @__PURE__ */ typedDocument("accountAddressCreate", "mutation", "mutation accountAddressCreate($input: AddressInput!, $type: AddressTypeEnum) {\n  accountAddressCreate(input: $input, type: $type) {\n    address {\n      ...AddressFields\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}");
export const ProductsDocument: TypedDocument<ProductsQuery, ProductsQueryVariables> = /* @__PURE__ */ typedDocument("products", "query", "query products($channel: String!, $first: Int!, $after: String) {\n  products(channel: $channel, first: $first, after: $after) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      cursor\n      node {\n        id\n        name\n        slug\n        thumbnail(size: 512) {\n          url\n          alt\n        }\n        pricing {\n          priceRange {\n            start {\n              ...TaxedMoneyFields\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const ProductDocument: TypedDocument<ProductQuery, ProductQueryVariables> = /* @__PURE__ */ typedDocument("product", "query", "query product($slug: String!, $channel: String!) {\n  product(slug: $slug, channel: $channel) {\n    id\n    name\n    slug\n    description\n    isAvailable\n    metadata {\n      key\n      value\n    }\n    category {\n      id\n      name\n      slug\n    }\n    thumbnail(size: 1024) {\n      url\n      alt\n    }\n    variants {\n      id\n      name\n      sku\n      quantityAvailable\n      pricing {\n        price {\n          ...TaxedMoneyFields\n        }\n      }\n    }\n  }\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const CheckoutDocument: TypedDocument<CheckoutQuery, CheckoutQueryVariables> = /* @__PURE__ */ typedDocument("checkout", "query", "query checkout($id: ID!) {\n  checkout(id: $id) {\n    ...CheckoutFields\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    undiscountedTotalPrice {\n      ...MoneyFields\n    }\n    priorUnitPrice {\n      ...MoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  voucherCode\n  discountName\n  discount {\n    ...MoneyFields\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}");
export const CheckoutCreateDocument: TypedDocument<CheckoutCreateMutation, CheckoutCreateMutationVariables> = /* @__PURE__ */ typedDocument("checkoutCreate", "mutation", "mutation checkoutCreate($input: CheckoutCreateInput!) {\n  checkoutCreate(input: $input) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    undiscountedTotalPrice {\n      ...MoneyFields\n    }\n    priorUnitPrice {\n      ...MoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  voucherCode\n  discountName\n  discount {\n    ...MoneyFields\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutLinesAddDocument: TypedDocument<CheckoutLinesAddMutation, CheckoutLinesAddMutationVariables> = /* @__PURE__ */ typedDocument("checkoutLinesAdd", "mutation", "mutation checkoutLinesAdd($id: ID!, $lines: [CheckoutLineInput!]!) {\n  checkoutLinesAdd(id: $id, lines: $lines) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    undiscountedTotalPrice {\n      ...MoneyFields\n    }\n    priorUnitPrice {\n      ...MoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  voucherCode\n  discountName\n  discount {\n    ...MoneyFields\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutLinesUpdateDocument: TypedDocument<CheckoutLinesUpdateMutation, CheckoutLinesUpdateMutationVariables> = /* @__PURE__ */ typedDocument("checkoutLinesUpdate", "mutation", "mutation checkoutLinesUpdate($id: ID!, $lines: [CheckoutLineUpdateInput!]!) {\n  checkoutLinesUpdate(id: $id, lines: $lines) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    undiscountedTotalPrice {\n      ...MoneyFields\n    }\n    priorUnitPrice {\n      ...MoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  voucherCode\n  discountName\n  discount {\n    ...MoneyFields\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutLinesDeleteDocument: TypedDocument<CheckoutLinesDeleteMutation, CheckoutLinesDeleteMutationVariables> = /* @__PURE__ */ typedDocument("checkoutLinesDelete", "mutation", "mutation checkoutLinesDelete($id: ID!, $linesIds: [ID!]!) {\n  checkoutLinesDelete(id: $id, linesIds: $linesIds) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    undiscountedTotalPrice {\n      ...MoneyFields\n    }\n    priorUnitPrice {\n      ...MoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  voucherCode\n  discountName\n  discount {\n    ...MoneyFields\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutEmailUpdateDocument: TypedDocument<CheckoutEmailUpdateMutation, CheckoutEmailUpdateMutationVariables> = /* @__PURE__ */ typedDocument("checkoutEmailUpdate", "mutation", "mutation checkoutEmailUpdate($id: ID!, $email: String!) {\n  checkoutEmailUpdate(id: $id, email: $email) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    undiscountedTotalPrice {\n      ...MoneyFields\n    }\n    priorUnitPrice {\n      ...MoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  voucherCode\n  discountName\n  discount {\n    ...MoneyFields\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutShippingAddressUpdateDocument: TypedDocument<CheckoutShippingAddressUpdateMutation, CheckoutShippingAddressUpdateMutationVariables> = /* @__PURE__ */ typedDocument("checkoutShippingAddressUpdate", "mutation", "mutation checkoutShippingAddressUpdate($id: ID!, $shippingAddress: AddressInput!) {\n  checkoutShippingAddressUpdate(id: $id, shippingAddress: $shippingAddress) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    undiscountedTotalPrice {\n      ...MoneyFields\n    }\n    priorUnitPrice {\n      ...MoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  voucherCode\n  discountName\n  discount {\n    ...MoneyFields\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutBillingAddressUpdateDocument: TypedDocument<CheckoutBillingAddressUpdateMutation, CheckoutBillingAddressUpdateMutationVariables> = /* @__PURE__ */ typedDocument("checkoutBillingAddressUpdate", "mutation", "mutation checkoutBillingAddressUpdate($id: ID!, $billingAddress: AddressInput!) {\n  checkoutBillingAddressUpdate(id: $id, billingAddress: $billingAddress) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    undiscountedTotalPrice {\n      ...MoneyFields\n    }\n    priorUnitPrice {\n      ...MoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  voucherCode\n  discountName\n  discount {\n    ...MoneyFields\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutDeliveryMethodUpdateDocument: TypedDocument<CheckoutDeliveryMethodUpdateMutation, CheckoutDeliveryMethodUpdateMutationVariables> = /* @__PURE__ */ typedDocument("checkoutDeliveryMethodUpdate", "mutation", "mutation checkoutDeliveryMethodUpdate($id: ID!, $deliveryMethodId: ID!) {\n  checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $deliveryMethodId) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    undiscountedTotalPrice {\n      ...MoneyFields\n    }\n    priorUnitPrice {\n      ...MoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  voucherCode\n  discountName\n  discount {\n    ...MoneyFields\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutCustomerAttachDocument: TypedDocument<CheckoutCustomerAttachMutation, CheckoutCustomerAttachMutationVariables> = /* @__PURE__ */ typedDocument("checkoutCustomerAttach", "mutation", "mutation checkoutCustomerAttach($id: ID!) {\n  checkoutCustomerAttach(id: $id) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    undiscountedTotalPrice {\n      ...MoneyFields\n    }\n    priorUnitPrice {\n      ...MoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  voucherCode\n  discountName\n  discount {\n    ...MoneyFields\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutCompleteDocument: TypedDocument<CheckoutCompleteMutation, CheckoutCompleteMutationVariables> = /* @__PURE__ */ typedDocument("checkoutComplete", "mutation", "mutation checkoutComplete($id: ID!, $metadata: [MetadataInput!]) {\n  checkoutComplete(id: $id, metadata: $metadata) {\n    order {\n      id\n      number\n      token\n    }\n    confirmationNeeded\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutAddPromoCodeDocument: TypedDocument<CheckoutAddPromoCodeMutation, CheckoutAddPromoCodeMutationVariables> = /* @__PURE__ */ typedDocument("checkoutAddPromoCode", "mutation", "mutation checkoutAddPromoCode($id: ID!, $code: String!) {\n  checkoutAddPromoCode(id: $id, promoCode: $code) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    undiscountedTotalPrice {\n      ...MoneyFields\n    }\n    priorUnitPrice {\n      ...MoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  voucherCode\n  discountName\n  discount {\n    ...MoneyFields\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutRemovePromoCodeDocument: TypedDocument<CheckoutRemovePromoCodeMutation, CheckoutRemovePromoCodeMutationVariables> = /* @__PURE__ */ typedDocument("checkoutRemovePromoCode", "mutation", "mutation checkoutRemovePromoCode($id: ID!, $code: String!) {\n  checkoutRemovePromoCode(id: $id, promoCode: $code) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    undiscountedTotalPrice {\n      ...MoneyFields\n    }\n    priorUnitPrice {\n      ...MoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  voucherCode\n  discountName\n  discount {\n    ...MoneyFields\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const ContactSendDocument: TypedDocument<ContactSendMutation, ContactSendMutationVariables> = /* @__PURE__ */ typedDocument("contactSend", "mutation", "mutation contactSend($input: ContactInput!) {\n  contactSend(input: $input) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const DesignQuoteDocument: TypedDocument<DesignQuoteQuery, DesignQuoteQueryVariables> = /* @__PURE__ */ typedDocument("designQuote", "query", "query designQuote($channel: String!, $design: DesignInput!, $countryCode: CountryCode) {\n  designQuote(channel: $channel, design: $design, countryCode: $countryCode) {\n    currency\n    pricedAt\n    lines {\n      kind\n      reference\n      name\n      variantId\n      quantity\n      areaCm2\n      unitPrice {\n        ...MoneyFields\n      }\n      totalPrice {\n        ...MoneyFields\n      }\n      available\n      verdict\n      reasons\n    }\n    subtotal {\n      ...MoneyFields\n    }\n    tax {\n      ...MoneyFields\n    }\n    shippingFrom {\n      ...MoneyFields\n    }\n    membership {\n      areaCm2\n      amount {\n        ...MoneyFields\n      }\n    }\n    total {\n      ...MoneyFields\n    }\n    problems {\n      code\n      message\n      reference\n    }\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const CheckoutDesignsDocument: TypedDocument<CheckoutDesignsQuery, CheckoutDesignsQueryVariables> = /* @__PURE__ */ typedDocument("checkoutDesigns", "query", "query checkoutDesigns($checkoutId: ID!) {\n  checkoutDesigns(checkoutId: $checkoutId) {\n    id\n    title\n    templateSlug\n    thumbnail\n  }\n}");
export const CheckoutDesignBuildsDocument: TypedDocument<CheckoutDesignBuildsQuery, CheckoutDesignBuildsQueryVariables> = /* @__PURE__ */ typedDocument("checkoutDesignBuilds", "query", "query checkoutDesignBuilds($checkoutId: ID!) {\n  checkoutDesigns(checkoutId: $checkoutId) {\n    id\n    title\n    templateSlug\n    build\n  }\n}");
export const CheckoutDesignAddDocument: TypedDocument<CheckoutDesignAddMutation, CheckoutDesignAddMutationVariables> = /* @__PURE__ */ typedDocument("checkoutDesignAdd", "mutation", "mutation checkoutDesignAdd($checkoutId: ID!, $presetUuid: UUID, $design: DesignInput, $replaces: ID) {\n  checkoutDesignAdd(\n    checkoutId: $checkoutId\n    presetUuid: $presetUuid\n    design: $design\n    replaces: $replaces\n  ) {\n    checkout {\n      ...CheckoutFields\n    }\n    design {\n      id\n      title\n      total {\n        ...MoneyFields\n      }\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    undiscountedTotalPrice {\n      ...MoneyFields\n    }\n    priorUnitPrice {\n      ...MoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  voucherCode\n  discountName\n  discount {\n    ...MoneyFields\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}");
export const MembershipPlansDocument: TypedDocument<MembershipPlansQuery, MembershipPlansQueryVariables> = /* @__PURE__ */ typedDocument("membershipPlans", "query", "query membershipPlans($channel: String!, $language: LanguageCodeEnum!) {\n  membershipPlans(channel: $channel) {\n    id\n    slug\n    name(languageCode: $language)\n    description(languageCode: $language)\n    monthlyAreaCm2\n    isDemo\n    prices {\n      period\n      includesTax\n      price {\n        ...MoneyFields\n      }\n    }\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const MyMembershipDocument: TypedDocument<MyMembershipQuery, MyMembershipQueryVariables> = /* @__PURE__ */ typedDocument("myMembership", "query", "query myMembership($language: LanguageCodeEnum!) {\n  myMembership {\n    ...MembershipFields\n  }\n}\n\nfragment MembershipFields on Membership {\n  id\n  status\n  period\n  endsAt\n  graceUntil\n  endedAt\n  canCancel\n  canResume\n  plan {\n    id\n    name(languageCode: $language)\n  }\n  quota {\n    areaCm2\n    leftCm2\n    until\n  }\n  nextPayment {\n    amount {\n      ...MoneyFields\n    }\n    dueAt\n    token\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const CheckoutMembershipDocument: TypedDocument<CheckoutMembershipQuery, CheckoutMembershipQueryVariables> = /* @__PURE__ */ typedDocument("checkoutMembership", "query", "query checkoutMembership($checkoutId: ID!) {\n  checkoutMembership(checkoutId: $checkoutId) {\n    areaCm2\n    amount {\n      ...MoneyFields\n    }\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const OrderMembershipDocument: TypedDocument<OrderMembershipQuery, OrderMembershipQueryVariables> = /* @__PURE__ */ typedDocument("orderMembership", "query", "query orderMembership($token: UUID!) {\n  orderMembership(token: $token) {\n    areaCm2\n    amount {\n      ...MoneyFields\n    }\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const CheckoutMembershipAddDocument: TypedDocument<CheckoutMembershipAddMutation, CheckoutMembershipAddMutationVariables> = /* @__PURE__ */ typedDocument("checkoutMembershipAdd", "mutation", "mutation checkoutMembershipAdd($planId: ID!, $period: MembershipPeriod!, $channel: String!, $checkoutId: ID) {\n  checkoutMembershipAdd(\n    planId: $planId\n    period: $period\n    channel: $channel\n    checkoutId: $checkoutId\n  ) {\n    checkout {\n      id\n      quantity\n      channel {\n        slug\n        currencyCode\n      }\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const MembershipCancelDocument: TypedDocument<MembershipCancelMutation, MembershipCancelMutationVariables> = /* @__PURE__ */ typedDocument("membershipCancel", "mutation", "mutation membershipCancel($language: LanguageCodeEnum!) {\n  membershipCancel {\n    membership {\n      ...MembershipFields\n    }\n    errors {\n      message\n      code\n    }\n  }\n}\n\nfragment MembershipFields on Membership {\n  id\n  status\n  period\n  endsAt\n  graceUntil\n  endedAt\n  canCancel\n  canResume\n  plan {\n    id\n    name(languageCode: $language)\n  }\n  quota {\n    areaCm2\n    leftCm2\n    until\n  }\n  nextPayment {\n    amount {\n      ...MoneyFields\n    }\n    dueAt\n    token\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const MembershipResumeDocument: TypedDocument<MembershipResumeMutation, MembershipResumeMutationVariables> = /* @__PURE__ */ typedDocument("membershipResume", "mutation", "mutation membershipResume($language: LanguageCodeEnum!) {\n  membershipResume {\n    membership {\n      ...MembershipFields\n    }\n    errors {\n      message\n      code\n    }\n  }\n}\n\nfragment MembershipFields on Membership {\n  id\n  status\n  period\n  endsAt\n  graceUntil\n  endedAt\n  canCancel\n  canResume\n  plan {\n    id\n    name(languageCode: $language)\n  }\n  quota {\n    areaCm2\n    leftCm2\n    until\n  }\n  nextPayment {\n    amount {\n      ...MoneyFields\n    }\n    dueAt\n    token\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const OrderByTokenDocument: TypedDocument<OrderByTokenQuery, OrderByTokenQueryVariables> = /* @__PURE__ */ typedDocument("orderByToken", "query", "query orderByToken($token: UUID!) {\n  orderByToken(token: $token) {\n    id\n    number\n    created\n    status\n    statusDisplay\n    paymentStatus\n    paymentStatusDisplay\n    isPaid\n    userEmail\n    shippingMethodName\n    channel {\n      slug\n      currencyCode\n    }\n    shippingAddress {\n      ...AddressFields\n    }\n    lines {\n      id\n      productName\n      variantName\n      productSku\n      quantity\n      quantityFulfilled\n      metadata {\n        key\n        value\n      }\n      undiscountedTotalPrice {\n        ...TaxedMoneyFields\n      }\n      totalPrice {\n        ...TaxedMoneyFields\n      }\n    }\n    shippingPrice {\n      ...TaxedMoneyFields\n    }\n    total {\n      ...TaxedMoneyFields\n    }\n    undiscountedTotal {\n      ...TaxedMoneyFields\n    }\n    totalCharged {\n      ...MoneyFields\n    }\n    discounts {\n      name\n      total {\n        ...MoneyFields\n      }\n    }\n    fulfillments {\n      id\n      status\n      trackingNumber\n      created\n    }\n    transactions {\n      refundedAmount {\n        ...MoneyFields\n      }\n      refundPendingAmount {\n        ...MoneyFields\n      }\n    }\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const OrderDesignsDocument: TypedDocument<OrderDesignsQuery, OrderDesignsQueryVariables> = /* @__PURE__ */ typedDocument("orderDesigns", "query", "query orderDesigns($token: UUID!) {\n  orderDesigns(token: $token) {\n    id\n    title\n    build\n    thumbnail\n    total {\n      ...MoneyFields\n    }\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const MyOrdersDocument: TypedDocument<MyOrdersQuery, MyOrdersQueryVariables> = /* @__PURE__ */ typedDocument("myOrders", "query", "query myOrders($first: Int!, $after: String) {\n  me {\n    id\n    orders(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          number\n          token\n          created\n          status\n          statusDisplay\n          total {\n            ...TaxedMoneyFields\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const OrderCancelOwnDocument: TypedDocument<OrderCancelOwnMutation, OrderCancelOwnMutationVariables> = /* @__PURE__ */ typedDocument("orderCancelOwn", "mutation", "mutation orderCancelOwn($token: UUID!, $email: String) {\n  orderCancelOwn(token: $token, email: $email) {\n    order {\n      id\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const OrderAddressCorrectDocument: TypedDocument<OrderAddressCorrectMutation, OrderAddressCorrectMutationVariables> = /* @__PURE__ */ typedDocument("orderAddressCorrect", "mutation", "mutation orderAddressCorrect($token: UUID!, $email: String, $shippingAddress: AddressInput!) {\n  orderAddressCorrect(\n    token: $token\n    email: $email\n    shippingAddress: $shippingAddress\n  ) {\n    order {\n      id\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const OrderReturnRequestDocument: TypedDocument<OrderReturnRequestMutation, OrderReturnRequestMutationVariables> = /* @__PURE__ */ typedDocument("orderReturnRequest", "mutation", "mutation orderReturnRequest($token: UUID!, $email: String, $lines: [OrderReturnRequestLine!]!, $reason: String) {\n  orderReturnRequest(token: $token, email: $email, lines: $lines, reason: $reason) {\n    order {\n      id\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const MySessionsDocument: TypedDocument<MySessionsQuery, MySessionsQueryVariables> = /* @__PURE__ */ typedDocument("mySessions", "query", "query mySessions {\n  mySessions {\n    id\n    userAgent\n    ip\n    createdAt\n    lastUsedAt\n    isCurrent\n  }\n}");
export const SessionEndDocument: TypedDocument<SessionEndMutation, SessionEndMutationVariables> = /* @__PURE__ */ typedDocument("sessionEnd", "mutation", "mutation sessionEnd($id: ID!) {\n  sessionEnd(id: $id)\n}");
export const TokensDeactivateAllDocument: TypedDocument<TokensDeactivateAllMutation, TokensDeactivateAllMutationVariables> = /* @__PURE__ */ typedDocument("tokensDeactivateAll", "mutation", "mutation tokensDeactivateAll {\n  tokensDeactivateAll {\n    errors {\n      field\n      code\n    }\n  }\n}");
export const MyLanguageDocument: TypedDocument<MyLanguageQuery, MyLanguageQueryVariables> = /* @__PURE__ */ typedDocument("myLanguage", "query", "query myLanguage {\n  me {\n    id\n    languageCode\n  }\n}");
export const MyDataDocument: TypedDocument<MyDataQuery, MyDataQueryVariables> = /* @__PURE__ */ typedDocument("myData", "query", "query myData {\n  myData\n}");
export const RequestEmailChangeDocument: TypedDocument<RequestEmailChangeMutation, RequestEmailChangeMutationVariables> = /* @__PURE__ */ typedDocument("requestEmailChange", "mutation", "mutation requestEmailChange($newEmail: String!, $password: String!, $redirectUrl: String!) {\n  requestEmailChange(\n    newEmail: $newEmail\n    password: $password\n    redirectUrl: $redirectUrl\n  ) {\n    errors {\n      field\n      code\n    }\n  }\n}");
export const ConfirmEmailChangeDocument: TypedDocument<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables> = /* @__PURE__ */ typedDocument("confirmEmailChange", "mutation", "mutation confirmEmailChange($token: String!) {\n  confirmEmailChange(token: $token) {\n    user {\n      id\n      email\n    }\n    errors {\n      field\n      code\n    }\n  }\n}");
export const AccountRequestDeletionDocument: TypedDocument<AccountRequestDeletionMutation, AccountRequestDeletionMutationVariables> = /* @__PURE__ */ typedDocument("accountRequestDeletion", "mutation", "mutation accountRequestDeletion($redirectUrl: String!) {\n  accountRequestDeletion(redirectUrl: $redirectUrl) {\n    errors {\n      field\n      code\n    }\n  }\n}");
export const AccountDeleteDocument: TypedDocument<AccountDeleteMutation, AccountDeleteMutationVariables> = /* @__PURE__ */ typedDocument("accountDelete", "mutation", "mutation accountDelete($token: String!) {\n  accountDelete(token: $token) {\n    errors {\n      field\n      code\n    }\n  }\n}");
export const AccountAddressUpdateDocument: TypedDocument<AccountAddressUpdateMutation, AccountAddressUpdateMutationVariables> = /* @__PURE__ */ typedDocument("accountAddressUpdate", "mutation", "mutation accountAddressUpdate($id: ID!, $input: AddressInput!) {\n  accountAddressUpdate(id: $id, input: $input) {\n    address {\n      ...AddressFields\n    }\n    errors {\n      field\n      code\n    }\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}");
export const AccountAddressDeleteDocument: TypedDocument<AccountAddressDeleteMutation, AccountAddressDeleteMutationVariables> = /* @__PURE__ */ typedDocument("accountAddressDelete", "mutation", "mutation accountAddressDelete($id: ID!) {\n  accountAddressDelete(id: $id) {\n    errors {\n      field\n      code\n    }\n  }\n}");
export const AccountSetDefaultAddressDocument: TypedDocument<AccountSetDefaultAddressMutation, AccountSetDefaultAddressMutationVariables> = /* @__PURE__ */ typedDocument("accountSetDefaultAddress", "mutation", "mutation accountSetDefaultAddress($id: ID!, $type: AddressTypeEnum!) {\n  accountSetDefaultAddress(id: $id, type: $type) {\n    errors {\n      field\n      code\n    }\n  }\n}");
export const MyOneTimeCodeDocument: TypedDocument<MyOneTimeCodeQuery, MyOneTimeCodeQueryVariables> = /* @__PURE__ */ typedDocument("myOneTimeCode", "query", "query myOneTimeCode {\n  myOneTimeCode {\n    isEnabled\n    isRequired\n    recoveryCodesLeft\n  }\n}");
export const OneTimeCodeBeginDocument: TypedDocument<OneTimeCodeBeginMutation, OneTimeCodeBeginMutationVariables> = /* @__PURE__ */ typedDocument("oneTimeCodeBegin", "mutation", "mutation oneTimeCodeBegin($password: String!) {\n  oneTimeCodeBegin(password: $password) {\n    secret\n    uri\n    errors {\n      field\n      code\n    }\n  }\n}");
export const OneTimeCodeConfirmDocument: TypedDocument<OneTimeCodeConfirmMutation, OneTimeCodeConfirmMutationVariables> = /* @__PURE__ */ typedDocument("oneTimeCodeConfirm", "mutation", "mutation oneTimeCodeConfirm($code: String!) {\n  oneTimeCodeConfirm(code: $code) {\n    recoveryCodes\n    errors {\n      field\n      code\n    }\n  }\n}");
export const OneTimeCodeRenewRecoveryDocument: TypedDocument<OneTimeCodeRenewRecoveryMutation, OneTimeCodeRenewRecoveryMutationVariables> = /* @__PURE__ */ typedDocument("oneTimeCodeRenewRecovery", "mutation", "mutation oneTimeCodeRenewRecovery($code: String!) {\n  oneTimeCodeRenewRecovery(code: $code) {\n    recoveryCodes\n    errors {\n      field\n      code\n    }\n  }\n}");
export const OneTimeCodeEndDocument: TypedDocument<OneTimeCodeEndMutation, OneTimeCodeEndMutationVariables> = /* @__PURE__ */ typedDocument("oneTimeCodeEnd", "mutation", "mutation oneTimeCodeEnd($password: String!, $code: String!) {\n  oneTimeCodeEnd(password: $password, code: $code) {\n    errors {\n      field\n      code\n    }\n  }\n}");
export const MyIdentitiesDocument: TypedDocument<MyIdentitiesQuery, MyIdentitiesQueryVariables> = /* @__PURE__ */ typedDocument("myIdentities", "query", "query myIdentities {\n  myIdentities {\n    provider\n    email\n    connectedAt\n  }\n}");
export const IdentityDisconnectDocument: TypedDocument<IdentityDisconnectMutation, IdentityDisconnectMutationVariables> = /* @__PURE__ */ typedDocument("identityDisconnect", "mutation", "mutation identityDisconnect($provider: IdentityProvider!) {\n  identityDisconnect(provider: $provider) {\n    errors {\n      field\n      code\n    }\n  }\n}");
export const MySavedQuotesDocument: TypedDocument<MySavedQuotesQuery, MySavedQuotesQueryVariables> = /* @__PURE__ */ typedDocument("mySavedQuotes", "query", "query mySavedQuotes {\n  mySavedQuotes {\n    token\n    note\n    createdAt\n    validUntil\n    isValid\n    lines {\n      name\n      quantity\n      designTitle\n    }\n    total {\n      gross {\n        ...MoneyFields\n      }\n    }\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const OrderTimelineDocument: TypedDocument<OrderTimelineQuery, OrderTimelineQueryVariables> = /* @__PURE__ */ typedDocument("orderTimeline", "query", "query orderTimeline($token: UUID!) {\n  orderTimeline(token: $token) {\n    kind\n    at\n  }\n}");
export const OrderAgainDocument: TypedDocument<OrderAgainMutation, OrderAgainMutationVariables> = /* @__PURE__ */ typedDocument("orderAgain", "mutation", "mutation orderAgain($token: UUID!) {\n  orderAgain(token: $token) {\n    checkout {\n      id\n      quantity\n      channel {\n        slug\n        currencyCode\n      }\n    }\n    leftOut {\n      name\n      code\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const OrderReturnsDocument: TypedDocument<OrderReturnsQuery, OrderReturnsQueryVariables> = /* @__PURE__ */ typedDocument("orderReturns", "query", "query orderReturns($token: UUID!) {\n  orderReturnRequests(token: $token) {\n    id\n    status\n    refundStatus\n    createdAt\n    lines {\n      quantity\n      orderLine {\n        id\n      }\n    }\n  }\n}");
export const OrderReturnRequestWithdrawDocument: TypedDocument<OrderReturnRequestWithdrawMutation, OrderReturnRequestWithdrawMutationVariables> = /* @__PURE__ */ typedDocument("orderReturnRequestWithdraw", "mutation", "mutation orderReturnRequestWithdraw($token: UUID!, $email: String, $id: ID!) {\n  orderReturnRequestWithdraw(token: $token, email: $email, id: $id) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const OrderPapersDocument: TypedDocument<OrderPapersMutation, OrderPapersMutationVariables> = /* @__PURE__ */ typedDocument("orderPapers", "mutation", "mutation orderPapers($token: UUID!, $email: String) {\n  orderInvoiceLink(token: $token, email: $email) {\n    number\n    url\n    creditNotes {\n      number\n      url\n      total {\n        amount\n        currency\n      }\n    }\n    errors {\n      code\n    }\n  }\n}");
export const PaymentGatewaysDocument: TypedDocument<PaymentGatewaysQuery, PaymentGatewaysQueryVariables> = /* @__PURE__ */ typedDocument("paymentGateways", "query", "query paymentGateways($id: ID!) {\n  checkout(id: $id) {\n    id\n    availablePaymentGateways {\n      id\n      name\n      config {\n        field\n        value\n      }\n    }\n  }\n}");
export const TransactionInitializeDocument: TypedDocument<TransactionInitializeMutation, TransactionInitializeMutationVariables> = /* @__PURE__ */ typedDocument("transactionInitialize", "mutation", "mutation transactionInitialize($id: ID!, $gateway: String!) {\n  transactionInitialize(id: $id, paymentGateway: { id: $gateway }) {\n    transaction {\n      id\n    }\n    transactionEvent {\n      type\n    }\n    data\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const TransactionProcessDocument: TypedDocument<TransactionProcessMutation, TransactionProcessMutationVariables> = /* @__PURE__ */ typedDocument("transactionProcess", "mutation", "mutation transactionProcess($id: ID!) {\n  transactionProcess(id: $id) {\n    transaction {\n      id\n    }\n    transactionEvent {\n      type\n      message\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const ShopFrameDocument: TypedDocument<ShopFrameQuery, ShopFrameQueryVariables> = /* @__PURE__ */ typedDocument("shopFrame", "query", "query shopFrame($channel: String!, $language: LanguageCodeEnum!) {\n  channel(slug: $channel) {\n    id\n    slug\n    name\n    currencyCode\n  }\n  categories(first: 100) {\n    edges {\n      node {\n        id\n        slug\n        name\n        translation(languageCode: $language) {\n          name\n        }\n        products(channel: $channel, first: 0) {\n          totalCount\n        }\n      }\n    }\n  }\n  collections(channel: $channel, first: 20) {\n    edges {\n      node {\n        id\n        slug\n        name\n        description\n        translation(languageCode: $language) {\n          name\n          description\n        }\n      }\n    }\n  }\n  features: attribute(slug: \"feature\") {\n    choices(first: 50) {\n      edges {\n        node {\n          slug\n          name\n          translation(languageCode: $language) {\n            name\n          }\n        }\n      }\n    }\n  }\n  vehicles {\n    slug\n    make\n    model\n    yearFrom\n    yearTo\n    boltCount\n    boltPcd\n    centreBore\n  }\n}");
export const ShopProductsDocument: TypedDocument<ShopProductsQuery, ShopProductsQueryVariables> = /* @__PURE__ */ typedDocument("shopProducts", "query", "query shopProducts($channel: String!, $language: LanguageCodeEnum!, $first: Int!, $after: String, $search: String, $filter: ProductFilterInput, $sortBy: ProductOrder) {\n  searchReading(search: $search) {\n    corrected\n    isPartial\n  }\n  products(\n    channel: $channel\n    first: $first\n    after: $after\n    search: $search\n    filter: $filter\n    sortBy: $sortBy\n  ) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        slug\n        name\n        translation(languageCode: $language) {\n          name\n        }\n        thumbnail(size: 512) {\n          url\n        }\n        attributes {\n          attribute {\n            slug\n          }\n          values {\n            value\n          }\n        }\n        isAvailableForPurchase\n        pricing {\n          displayGrossPrices\n          onSale\n          priceRangeUndiscounted {\n            start {\n              ...TaxedMoneyFields\n            }\n          }\n          priceRangePrior {\n            start {\n              ...TaxedMoneyFields\n            }\n          }\n          priceRange {\n            start {\n              ...TaxedMoneyFields\n            }\n            stop {\n              gross {\n                amount\n              }\n            }\n          }\n        }\n        variants {\n          id\n          name\n          quantityAvailable\n          trackInventory\n        }\n      }\n    }\n  }\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const ShopProductDocument: TypedDocument<ShopProductQuery, ShopProductQueryVariables> = /* @__PURE__ */ typedDocument("shopProduct", "query", "query shopProduct($channel: String!, $slug: String!, $language: LanguageCodeEnum!, $country: CountryCode!) {\n  product(channel: $channel, slug: $slug) {\n    id\n    slug\n    name\n    description\n    created\n    translation(languageCode: $language) {\n      name\n      description\n    }\n    category {\n      slug\n      name\n      translation(languageCode: $language) {\n        name\n      }\n    }\n    media {\n      url\n      alt\n    }\n    attributes {\n      attribute {\n        slug\n        unit\n        translation(languageCode: $language) {\n          name\n        }\n      }\n      values {\n        slug\n        value\n        translation(languageCode: $language) {\n          name\n        }\n      }\n    }\n    isAvailableForPurchase\n    pricing {\n      displayGrossPrices\n    }\n    variants {\n      id\n      name\n      sku\n      quantityAvailable\n      quantityLimitPerCustomer\n      trackInventory\n      weight {\n        value\n      }\n      media {\n        url\n      }\n      attributes {\n        attribute {\n          slug\n          unit\n          translation(languageCode: $language) {\n            name\n          }\n        }\n        values {\n          value\n          translation(languageCode: $language) {\n            name\n          }\n        }\n      }\n      pricing {\n        onSale\n        priceUndiscounted {\n          ...TaxedMoneyFields\n        }\n        pricePrior {\n          ...TaxedMoneyFields\n        }\n        price {\n          ...TaxedMoneyFields\n        }\n      }\n    }\n  }\n  shop {\n    availableShippingMethods(channel: $channel, address: { country: $country }) {\n      id\n      name\n      minimumDeliveryDays\n      maximumDeliveryDays\n      translation(languageCode: $language) {\n        name\n      }\n    }\n  }\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const VariantFitmentsDocument: TypedDocument<VariantFitmentsQuery, VariantFitmentsQueryVariables> = /* @__PURE__ */ typedDocument("variantFitments", "query", "query variantFitments($variantIds: [ID!]!, $templateSlug: String, $vehicle: String) {\n  variantFitments(\n    variantIds: $variantIds\n    templateSlug: $templateSlug\n    vehicle: $vehicle\n  ) {\n    variantId\n    verdict\n    reasons\n  }\n}");
export const VariantFactsDocument: TypedDocument<VariantFactsQuery, VariantFactsQueryVariables> = /* @__PURE__ */ typedDocument("variantFacts", "query", "query variantFacts($variantIds: [ID!]!, $templateSlugs: [String!]!) {\n  variantFacts(variantIds: $variantIds, templateSlugs: $templateSlugs) {\n    variantId\n    boltPatterns\n    centreBore\n    cars\n  }\n}");
export const ProductOfVariantDocument: TypedDocument<ProductOfVariantQuery, ProductOfVariantQueryVariables> = /* @__PURE__ */ typedDocument("productOfVariant", "query", "query productOfVariant($id: ID!, $channel: String!) {\n  productVariant(id: $id, channel: $channel) {\n    id\n    sku\n    product {\n      slug\n    }\n  }\n}");
export const ProductSlugsDocument: TypedDocument<ProductSlugsQuery, ProductSlugsQueryVariables> = /* @__PURE__ */ typedDocument("productSlugs", "query", "query productSlugs($channel: String!, $first: Int!, $after: String) {\n  products(channel: $channel, first: $first, after: $after) {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        slug\n      }\n    }\n  }\n}");
export const StaffAuditDocument: TypedDocument<StaffAuditQuery, StaffAuditQueryVariables> = /* @__PURE__ */ typedDocument("staffAudit", "query", "query staffAudit($first: Int!, $after: String, $filter: AuditFilterInput) {\n  auditLog(first: $first, after: $after, filter: $filter) {\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    edges {\n      node {\n        id\n        at\n        act\n        kind\n        ok\n        codes\n        fields\n        objects\n        ip\n        requestId\n        roles\n        actorId\n        actor {\n          email\n        }\n      }\n    }\n  }\n}");
export const StaffDeliveryDocument: TypedDocument<StaffDeliveryQuery, StaffDeliveryQueryVariables> = /* @__PURE__ */ typedDocument("staffDelivery", "query", "query staffDelivery {\n  shippingZones(first: 100) {\n    edges {\n      node {\n        id\n        name\n        countries {\n          code\n        }\n        shippingMethods {\n          id\n          name\n          minimumDeliveryDays\n          maximumDeliveryDays\n          maximumOrderWeight {\n            value\n          }\n          ko: translation(languageCode: KO) {\n            name\n          }\n          ja: translation(languageCode: JA) {\n            name\n          }\n          channelListings {\n            id\n            channel {\n              id\n            }\n            price {\n              ...StaffMoney\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment StaffMoney on Money {\n  amount\n  currency\n}");
export const StaffPerKilogramDocument: TypedDocument<StaffPerKilogramQuery, StaffPerKilogramQueryVariables> = /* @__PURE__ */ typedDocument("staffPerKilogram", "query", "query staffPerKilogram($id: ID!) {\n  shippingPricesPerKilogram(id: $id) {\n    channel {\n      id\n    }\n    price {\n      ...StaffMoney\n    }\n  }\n}\n\nfragment StaffMoney on Money {\n  amount\n  currency\n}");
export const StaffZoneCreateDocument: TypedDocument<StaffZoneCreateMutation, StaffZoneCreateMutationVariables> = /* @__PURE__ */ typedDocument("staffZoneCreate", "mutation", "mutation staffZoneCreate($input: ShippingZoneCreateInput!) {\n  shippingZoneCreate(input: $input) {\n    errors {\n      ...StaffShippingProblem\n    }\n  }\n}\n\nfragment StaffShippingProblem on ShippingError {\n  field\n  message\n  code\n}");
export const StaffZoneUpdateDocument: TypedDocument<StaffZoneUpdateMutation, StaffZoneUpdateMutationVariables> = /* @__PURE__ */ typedDocument("staffZoneUpdate", "mutation", "mutation staffZoneUpdate($id: ID!, $input: ShippingZoneUpdateInput!) {\n  shippingZoneUpdate(id: $id, input: $input) {\n    errors {\n      ...StaffShippingProblem\n    }\n  }\n}\n\nfragment StaffShippingProblem on ShippingError {\n  field\n  message\n  code\n}");
export const StaffZoneDeleteDocument: TypedDocument<StaffZoneDeleteMutation, StaffZoneDeleteMutationVariables> = /* @__PURE__ */ typedDocument("staffZoneDelete", "mutation", "mutation staffZoneDelete($id: ID!) {\n  shippingZoneDelete(id: $id) {\n    errors {\n      ...StaffShippingProblem\n    }\n  }\n}\n\nfragment StaffShippingProblem on ShippingError {\n  field\n  message\n  code\n}");
export const StaffMethodCreateDocument: TypedDocument<StaffMethodCreateMutation, StaffMethodCreateMutationVariables> = /* @__PURE__ */ typedDocument("staffMethodCreate", "mutation", "mutation staffMethodCreate($input: ShippingPriceInput!) {\n  shippingPriceCreate(input: $input) {\n    shippingMethod {\n      id\n    }\n    errors {\n      ...StaffShippingProblem\n    }\n  }\n}\n\nfragment StaffShippingProblem on ShippingError {\n  field\n  message\n  code\n}");
export const StaffMethodUpdateDocument: TypedDocument<StaffMethodUpdateMutation, StaffMethodUpdateMutationVariables> = /* @__PURE__ */ typedDocument("staffMethodUpdate", "mutation", "mutation staffMethodUpdate($id: ID!, $input: ShippingPriceInput!) {\n  shippingPriceUpdate(id: $id, input: $input) {\n    errors {\n      ...StaffShippingProblem\n    }\n  }\n}\n\nfragment StaffShippingProblem on ShippingError {\n  field\n  message\n  code\n}");
export const StaffMethodDeleteDocument: TypedDocument<StaffMethodDeleteMutation, StaffMethodDeleteMutationVariables> = /* @__PURE__ */ typedDocument("staffMethodDelete", "mutation", "mutation staffMethodDelete($id: ID!) {\n  shippingPriceDelete(id: $id) {\n    errors {\n      ...StaffShippingProblem\n    }\n  }\n}\n\nfragment StaffShippingProblem on ShippingError {\n  field\n  message\n  code\n}");
export const StaffMethodListingDocument: TypedDocument<StaffMethodListingMutation, StaffMethodListingMutationVariables> = /* @__PURE__ */ typedDocument("staffMethodListing", "mutation", "mutation staffMethodListing($id: ID!, $input: ShippingMethodChannelListingInput!) {\n  shippingMethodChannelListingUpdate(id: $id, input: $input) {\n    errors {\n      ...StaffShippingProblem\n    }\n  }\n}\n\nfragment StaffShippingProblem on ShippingError {\n  field\n  message\n  code\n}");
export const StaffMethodTranslateDocument: TypedDocument<StaffMethodTranslateMutation, StaffMethodTranslateMutationVariables> = /* @__PURE__ */ typedDocument("staffMethodTranslate", "mutation", "mutation staffMethodTranslate($id: ID!, $language: LanguageCodeEnum!, $name: String!) {\n  shippingMethodNameTranslate(id: $id, languageCode: $language, name: $name) {\n    errors {\n      ...StaffShippingProblem\n    }\n  }\n}\n\nfragment StaffShippingProblem on ShippingError {\n  field\n  message\n  code\n}");
export const StaffMethodPerKilogramDocument: TypedDocument<StaffMethodPerKilogramMutation, StaffMethodPerKilogramMutationVariables> = /* @__PURE__ */ typedDocument("staffMethodPerKilogram", "mutation", "mutation staffMethodPerKilogram($id: ID!, $channel: ID!, $price: PositiveDecimal!) {\n  shippingPricePerKilogramUpdate(id: $id, channelId: $channel, price: $price) {\n    errors {\n      ...StaffShippingProblem\n    }\n  }\n}\n\nfragment StaffShippingProblem on ShippingError {\n  field\n  message\n  code\n}");
export const StaffSalesDocument: TypedDocument<StaffSalesQuery, StaffSalesQueryVariables> = /* @__PURE__ */ typedDocument("staffSales", "query", "query staffSales($from: Date!, $until: Date!) {\n  salesByDay(from: $from, until: $until) {\n    channel {\n      id\n      name\n      currencyCode\n    }\n    days {\n      day\n      sum {\n        ...StaffSum\n      }\n    }\n    total {\n      ...StaffSum\n    }\n    before {\n      ...StaffSum\n    }\n  }\n  bestSellers(from: $from, until: $until, first: 8) {\n    productName\n    variantName\n    pieces\n    variant {\n      id\n      product {\n        id\n      }\n    }\n  }\n  runningOut(from: $from, until: $until, first: 8) {\n    available\n    sold\n    daysLeft\n    variant {\n      id\n      sku\n      name\n      product {\n        id\n        name\n      }\n    }\n  }\n}\n\nfragment StaffSum on SalesSum {\n  orders\n  gross {\n    ...StaffMoney\n  }\n  tax {\n    ...StaffMoney\n  }\n  refunded {\n    ...StaffMoney\n  }\n  average {\n    ...StaffMoney\n  }\n}\n\nfragment StaffMoney on Money {\n  amount\n  currency\n}");
export const StaffImportsDocument: TypedDocument<StaffImportsQuery, StaffImportsQueryVariables> = /* @__PURE__ */ typedDocument("staffImports", "query", "query staffImports {\n  productImports {\n    ...StaffImport\n  }\n  productImportFields\n}\n\nfragment StaffImport on ProductImport {\n  id\n  fileName\n  state\n  lines\n  done\n  progress\n  created\n  changed\n  unchanged\n  failed\n  createdAt\n  columns {\n    header\n    field\n    sample\n  }\n}");
export const StaffImportLinesDocument: TypedDocument<StaffImportLinesQuery, StaffImportLinesQueryVariables> = /* @__PURE__ */ typedDocument("staffImportLines", "query", "query staffImportLines($id: ID!, $first: Int!, $after: String) {\n  productImportLines(id: $id, first: $first, after: $after) {\n    id\n    line\n    field\n    code\n    value\n  }\n}");
export const StaffImportUploadDocument: TypedDocument<StaffImportUploadMutation, StaffImportUploadMutationVariables> = /* @__PURE__ */ typedDocument("staffImportUpload", "mutation", "mutation staffImportUpload($input: ProductImportInput!) {\n  productImportUpload(input: $input) {\n    productImport {\n      id\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffImportCheckDocument: TypedDocument<StaffImportCheckMutation, StaffImportCheckMutationVariables> = /* @__PURE__ */ typedDocument("staffImportCheck", "mutation", "mutation staffImportCheck($id: ID!, $fields: [String]!) {\n  productImportCheck(id: $id, fields: $fields) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffImportRunDocument: TypedDocument<StaffImportRunMutation, StaffImportRunMutationVariables> = /* @__PURE__ */ typedDocument("staffImportRun", "mutation", "mutation staffImportRun($id: ID!) {\n  productImportRun(id: $id) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffImportStopDocument: TypedDocument<StaffImportStopMutation, StaffImportStopMutationVariables> = /* @__PURE__ */ typedDocument("staffImportStop", "mutation", "mutation staffImportStop($id: ID!) {\n  productImportStop(id: $id) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffExportDocument: TypedDocument<StaffExportQuery, StaffExportQueryVariables> = /* @__PURE__ */ typedDocument("staffExport", "query", "query staffExport($after: String) {\n  productExport(after: $after) {\n    text\n    lines\n    next\n  }\n}");
export const StaffReturnsDocument: TypedDocument<StaffReturnsQuery, StaffReturnsQueryVariables> = /* @__PURE__ */ typedDocument("staffReturns", "query", "query staffReturns($first: Int!, $after: String, $status: [ReturnRequestStatus!]) {\n  returnRequests(first: $first, after: $after, status: $status) {\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    edges {\n      node {\n        id\n        status\n        refundStatus\n        reason\n        answer\n        createdAt\n        order {\n          id\n          number\n        }\n        lines {\n          quantity\n          orderLine {\n            id\n            productName\n            variantName\n          }\n        }\n      }\n    }\n  }\n}");
export const StaffReportsDocument: TypedDocument<StaffReportsQuery, StaffReportsQueryVariables> = /* @__PURE__ */ typedDocument("staffReports", "query", "query staffReports($first: Int!, $all: Boolean!) {\n  buildReports(first: $first, all: $all) {\n    id\n    reason\n    message\n    email\n    title\n    reference\n    userName\n    language\n    createdAt\n    answer\n    answeredAt\n  }\n}");
export const StaffReportAnswerDocument: TypedDocument<StaffReportAnswerMutation, StaffReportAnswerMutationVariables> = /* @__PURE__ */ typedDocument("staffReportAnswer", "mutation", "mutation staffReportAnswer($id: ID!, $answer: BuildReportAnswer!) {\n  buildReportAnswer(id: $id, answer: $answer) {\n    id\n  }\n}");
export const StaffFailuresDocument: TypedDocument<StaffFailuresQuery, StaffFailuresQueryVariables> = /* @__PURE__ */ typedDocument("staffFailures", "query", "query staffFailures($first: Int!) {\n  deadJobs(first: $first) {\n    id\n    name\n    attempts\n    lastError\n    since\n  }\n  failedDeliveries(first: $first) {\n    id\n    eventType\n    createdAt\n    status\n  }\n}");
export const StaffJobRetryDocument: TypedDocument<StaffJobRetryMutation, StaffJobRetryMutationVariables> = /* @__PURE__ */ typedDocument("staffJobRetry", "mutation", "mutation staffJobRetry($id: ID!) {\n  deadJobRetry(id: $id)\n}");
export const StaffDeliveryRetryDocument: TypedDocument<StaffDeliveryRetryMutation, StaffDeliveryRetryMutationVariables> = /* @__PURE__ */ typedDocument("staffDeliveryRetry", "mutation", "mutation staffDeliveryRetry($id: ID!) {\n  eventDeliveryRetry(id: $id) {\n    errors {\n      field\n      message\n    }\n  }\n}");
export const StaffLettersDocument: TypedDocument<StaffLettersQuery, StaffLettersQueryVariables> = /* @__PURE__ */ typedDocument("staffLetters", "query", "query staffLetters($first: Int!, $after: String, $isOpen: Boolean, $search: String) {\n  inbox(\n    first: $first\n    after: $after\n    filter: { kinds: [CONTACT, MEMBERSHIP], isOpen: $isOpen, search: $search }\n  ) {\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    edges {\n      node {\n        ...StaffLetter\n      }\n    }\n  }\n}\n\nfragment StaffLetter on InboxItem {\n  id\n  kind\n  subject\n  name\n  email\n  message\n  language\n  at\n  isOpen\n  closedAt\n  assignee {\n    id\n    email\n    firstName\n    lastName\n  }\n  answers {\n    id\n    at\n    text\n    mailedAt\n    by {\n      email\n      firstName\n      lastName\n    }\n  }\n}");
export const StaffLetterAnswerDocument: TypedDocument<StaffLetterAnswerMutation, StaffLetterAnswerMutationVariables> = /* @__PURE__ */ typedDocument("staffLetterAnswer", "mutation", "mutation staffLetterAnswer($id: ID!, $text: String!, $seen: Int!, $close: Boolean!) {\n  inboxAnswer(id: $id, text: $text, answersSeen: $seen, close: $close) {\n    errors {\n      ...StaffInboxProblem\n    }\n  }\n}\n\nfragment StaffInboxProblem on InboxError {\n  field\n  message\n  code\n}");
export const StaffLetterAssignDocument: TypedDocument<StaffLetterAssignMutation, StaffLetterAssignMutationVariables> = /* @__PURE__ */ typedDocument("staffLetterAssign", "mutation", "mutation staffLetterAssign($id: ID!, $to: ID, $takeOver: Boolean!) {\n  inboxAssign(id: $id, to: $to, takeOver: $takeOver) {\n    errors {\n      ...StaffInboxProblem\n    }\n  }\n}\n\nfragment StaffInboxProblem on InboxError {\n  field\n  message\n  code\n}");
export const StaffLetterCloseDocument: TypedDocument<StaffLetterCloseMutation, StaffLetterCloseMutationVariables> = /* @__PURE__ */ typedDocument("staffLetterClose", "mutation", "mutation staffLetterClose($id: ID!, $closed: Boolean!) {\n  inboxClose(id: $id, closed: $closed) {\n    errors {\n      ...StaffInboxProblem\n    }\n  }\n}\n\nfragment StaffInboxProblem on InboxError {\n  field\n  message\n  code\n}");
export const MyStaffDocument: TypedDocument<MyStaffQuery, MyStaffQueryVariables> = /* @__PURE__ */ typedDocument("myStaff", "query", "query myStaff {\n  me {\n    id\n    email\n    firstName\n    lastName\n  }\n  myStaff {\n    roles\n    codeNeeded\n  }\n}");
export const StaffChannelsDocument: TypedDocument<StaffChannelsQuery, StaffChannelsQueryVariables> = /* @__PURE__ */ typedDocument("staffChannels", "query", "query staffChannels {\n  channels {\n    id\n    slug\n    name\n    currencyCode\n    isActive\n  }\n  warehouses(first: 50) {\n    edges {\n      node {\n        id\n        name\n      }\n    }\n  }\n}");
export const StaffFindOrdersDocument: TypedDocument<StaffFindOrdersQuery, StaffFindOrdersQueryVariables> = /* @__PURE__ */ typedDocument("staffFindOrders", "query", "query staffFindOrders($search: String!) {\n  orders(first: 5, search: $search) {\n    edges {\n      node {\n        id\n        number\n        userEmail\n      }\n    }\n  }\n}");
export const StaffFindProductsDocument: TypedDocument<StaffFindProductsQuery, StaffFindProductsQueryVariables> = /* @__PURE__ */ typedDocument("staffFindProducts", "query", "query staffFindProducts($search: String!) {\n  products(first: 5, search: $search) {\n    edges {\n      node {\n        id\n        name\n        category {\n          name\n        }\n      }\n    }\n  }\n}");
export const StaffWorkDocument: TypedDocument<StaffWorkQuery, StaffWorkQueryVariables> = /* @__PURE__ */ typedDocument("staffWork", "query", "query staffWork {\n  send: orders(first: 1, filter: { status: [READY_TO_FULFILL] }) {\n    totalCount\n  }\n  unpaid: orders(\n    first: 1\n    filter: { status: [UNCONFIRMED], chargeStatus: [NONE] }\n  ) {\n    totalCount\n  }\n  latest: orders(first: 8) {\n    edges {\n      node {\n        id\n        number\n        created\n        status\n        chargeStatus\n        userEmail\n        total {\n          gross {\n            ...StaffMoney\n          }\n        }\n      }\n    }\n  }\n  returnRequests(first: 1, status: [REQUESTED]) {\n    totalCount\n  }\n}\n\nfragment StaffMoney on Money {\n  amount\n  currency\n}");
export const StaffReportsWaitingDocument: TypedDocument<StaffReportsWaitingQuery, StaffReportsWaitingQueryVariables> = /* @__PURE__ */ typedDocument("staffReportsWaiting", "query", "query staffReportsWaiting {\n  buildReports(first: 100, all: false) {\n    id\n  }\n}");
export const StaffFailuresWaitingDocument: TypedDocument<StaffFailuresWaitingQuery, StaffFailuresWaitingQueryVariables> = /* @__PURE__ */ typedDocument("staffFailuresWaiting", "query", "query staffFailuresWaiting {\n  deadJobs(first: 100) {\n    id\n  }\n  failedDeliveries(first: 100) {\n    id\n  }\n}");
export const StaffOrdersDocument: TypedDocument<StaffOrdersQuery, StaffOrdersQueryVariables> = /* @__PURE__ */ typedDocument("staffOrders", "query", "query staffOrders($first: Int!, $after: String, $filter: OrderFilterInput, $search: String, $sortBy: OrderSortingInput) {\n  orders(\n    first: $first\n    after: $after\n    filter: $filter\n    search: $search\n    sortBy: $sortBy\n  ) {\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    edges {\n      node {\n        id\n        number\n        created\n        status\n        chargeStatus\n        userEmail\n        channel {\n          id\n          name\n        }\n        shippingAddress {\n          firstName\n          lastName\n          country {\n            code\n          }\n        }\n        lines {\n          id\n          quantity\n        }\n        total {\n          gross {\n            ...StaffMoney\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment StaffMoney on Money {\n  amount\n  currency\n}");
export const StaffOrderDocument: TypedDocument<StaffOrderQuery, StaffOrderQueryVariables> = /* @__PURE__ */ typedDocument("staffOrder", "query", "query staffOrder($id: ID!) {\n  order(id: $id) {\n    id\n    number\n    token\n    created\n    updatedAt\n    status\n    chargeStatus\n    userEmail\n    languageCodeEnum\n    customerNote\n    voucherCode\n    isShippingRequired\n    shippingMethodName\n    channel {\n      id\n      name\n      slug\n    }\n    user {\n      id\n      email\n      firstName\n      lastName\n    }\n    shippingAddress {\n      ...StaffAddress\n    }\n    billingAddress {\n      ...StaffAddress\n    }\n    subtotal {\n      gross {\n        ...StaffMoney\n      }\n    }\n    shippingPrice {\n      gross {\n        ...StaffMoney\n      }\n    }\n    total {\n      gross {\n        ...StaffMoney\n      }\n      tax {\n        ...StaffMoney\n      }\n    }\n    undiscountedTotal {\n      gross {\n        ...StaffMoney\n      }\n    }\n    totalCharged {\n      ...StaffMoney\n    }\n    totalBalance {\n      ...StaffMoney\n    }\n    discounts {\n      id\n      name\n      type\n      total {\n        ...StaffMoney\n      }\n    }\n    lines {\n      id\n      productName\n      variantName\n      productSku\n      quantity\n      quantityFulfilled\n      quantityToFulfill\n      isShippingRequired\n      thumbnail(size: 128) {\n        url\n      }\n      unitPrice {\n        gross {\n          ...StaffMoney\n        }\n      }\n      totalPrice {\n        gross {\n          ...StaffMoney\n        }\n      }\n      variant {\n        id\n        product {\n          id\n        }\n        stocks {\n          id\n          quantity\n          quantityAllocated\n          warehouse {\n            id\n            name\n          }\n        }\n      }\n    }\n    fulfillments {\n      id\n      fulfillmentOrder\n      status\n      trackingNumber\n      created\n      warehouse {\n        id\n        name\n      }\n      lines {\n        id\n        quantity\n        reason\n        orderLine {\n          id\n          productName\n          variantName\n        }\n      }\n    }\n    transactions {\n      id\n      name\n      pspReference\n      createdAt\n      actions\n      externalUrl\n      authorizedAmount {\n        ...StaffMoney\n      }\n      chargedAmount {\n        ...StaffMoney\n      }\n      refundedAmount {\n        ...StaffMoney\n      }\n      refundPendingAmount {\n        ...StaffMoney\n      }\n      events {\n        id\n        type\n        createdAt\n        message\n        amount {\n          ...StaffMoney\n        }\n      }\n    }\n    invoices {\n      id\n      number\n      status\n      url\n      createdAt\n    }\n    events {\n      id\n      date\n      type\n      message\n      amount\n      quantity\n      emailType\n      invoiceNumber\n      transactionReference\n      user {\n        email\n      }\n    }\n  }\n}\n\nfragment StaffAddress on Address {\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  countryArea\n  phone\n  country {\n    code\n    country\n  }\n}\n\nfragment StaffMoney on Money {\n  amount\n  currency\n}");
export const StaffOrderMoreDocument: TypedDocument<StaffOrderMoreQuery, StaffOrderMoreQueryVariables> = /* @__PURE__ */ typedDocument("staffOrderMore", "query", "query staffOrderMore($token: UUID!) {\n  orderDesigns(token: $token) {\n    id\n    title\n    templateSlug\n    thumbnail\n    total {\n      ...StaffMoney\n    }\n    lines {\n      kind\n      reference\n      name\n      quantity\n      areaCm2\n      whole\n      verdict\n      totalPrice {\n        ...StaffMoney\n      }\n    }\n  }\n  orderReturnRequests(token: $token) {\n    id\n    status\n    refundStatus\n    reason\n    answer\n    createdAt\n    lines {\n      quantity\n      orderLine {\n        id\n        productName\n        variantName\n      }\n    }\n  }\n}\n\nfragment StaffMoney on Money {\n  amount\n  currency\n}");
export const StaffMarkPaidDocument: TypedDocument<StaffMarkPaidMutation, StaffMarkPaidMutationVariables> = /* @__PURE__ */ typedDocument("staffMarkPaid", "mutation", "mutation staffMarkPaid($id: ID!, $reference: String) {\n  orderMarkAsPaid(id: $id, transactionReference: $reference) {\n    errors {\n      ...StaffOrderProblem\n    }\n  }\n}\n\nfragment StaffOrderProblem on OrderError {\n  field\n  message\n  code\n}");
export const StaffCancelOrderDocument: TypedDocument<StaffCancelOrderMutation, StaffCancelOrderMutationVariables> = /* @__PURE__ */ typedDocument("staffCancelOrder", "mutation", "mutation staffCancelOrder($id: ID!) {\n  orderCancel(id: $id) {\n    errors {\n      ...StaffOrderProblem\n    }\n  }\n}\n\nfragment StaffOrderProblem on OrderError {\n  field\n  message\n  code\n}");
export const StaffFulfilDocument: TypedDocument<StaffFulfilMutation, StaffFulfilMutationVariables> = /* @__PURE__ */ typedDocument("staffFulfil", "mutation", "mutation staffFulfil($order: ID!, $input: OrderFulfillInput!) {\n  orderFulfill(order: $order, input: $input) {\n    errors {\n      ...StaffOrderProblem\n    }\n  }\n}\n\nfragment StaffOrderProblem on OrderError {\n  field\n  message\n  code\n}");
export const StaffTrackingDocument: TypedDocument<StaffTrackingMutation, StaffTrackingMutationVariables> = /* @__PURE__ */ typedDocument("staffTracking", "mutation", "mutation staffTracking($id: ID!, $input: FulfillmentUpdateTrackingInput!) {\n  orderFulfillmentUpdateTracking(id: $id, input: $input) {\n    errors {\n      ...StaffOrderProblem\n    }\n  }\n}\n\nfragment StaffOrderProblem on OrderError {\n  field\n  message\n  code\n}");
export const StaffCancelFulfilmentDocument: TypedDocument<StaffCancelFulfilmentMutation, StaffCancelFulfilmentMutationVariables> = /* @__PURE__ */ typedDocument("staffCancelFulfilment", "mutation", "mutation staffCancelFulfilment($id: ID!, $warehouse: ID) {\n  orderFulfillmentCancel(id: $id, input: { warehouseId: $warehouse }) {\n    errors {\n      ...StaffOrderProblem\n    }\n  }\n}\n\nfragment StaffOrderProblem on OrderError {\n  field\n  message\n  code\n}");
export const StaffReturnDocument: TypedDocument<StaffReturnMutation, StaffReturnMutationVariables> = /* @__PURE__ */ typedDocument("staffReturn", "mutation", "mutation staffReturn($order: ID!, $input: OrderReturnProductsInput!) {\n  orderFulfillmentReturnProducts(order: $order, input: $input) {\n    errors {\n      ...StaffOrderProblem\n    }\n  }\n}\n\nfragment StaffOrderProblem on OrderError {\n  field\n  message\n  code\n}");
export const StaffNoteAddDocument: TypedDocument<StaffNoteAddMutation, StaffNoteAddMutationVariables> = /* @__PURE__ */ typedDocument("staffNoteAdd", "mutation", "mutation staffNoteAdd($order: ID!, $message: String!) {\n  orderNoteAdd(order: $order, input: { message: $message }) {\n    errors {\n      field\n      message\n    }\n  }\n}");
export const StaffTransactionDocument: TypedDocument<StaffTransactionMutation, StaffTransactionMutationVariables> = /* @__PURE__ */ typedDocument("staffTransaction", "mutation", "mutation staffTransaction($id: ID!, $action: TransactionActionEnum!, $amount: PositiveDecimal, $reason: String) {\n  transactionRequestAction(\n    id: $id\n    actionType: $action\n    amount: $amount\n    refundReason: $reason\n  ) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffInvoiceDocument: TypedDocument<StaffInvoiceMutation, StaffInvoiceMutationVariables> = /* @__PURE__ */ typedDocument("staffInvoice", "mutation", "mutation staffInvoice($order: ID!) {\n  invoiceRequest(orderId: $order) {\n    errors {\n      field\n      message\n    }\n  }\n}");
export const StaffInvoiceSendDocument: TypedDocument<StaffInvoiceSendMutation, StaffInvoiceSendMutationVariables> = /* @__PURE__ */ typedDocument("staffInvoiceSend", "mutation", "mutation staffInvoiceSend($id: ID!) {\n  invoiceSendNotification(id: $id) {\n    errors {\n      field\n      message\n    }\n  }\n}");
export const StaffReturnAnswerDocument: TypedDocument<StaffReturnAnswerMutation, StaffReturnAnswerMutationVariables> = /* @__PURE__ */ typedDocument("staffReturnAnswer", "mutation", "mutation staffReturnAnswer($id: ID!, $accept: Boolean!, $answer: String) {\n  orderReturnRequestAnswer(id: $id, accept: $accept, answer: $answer) {\n    errors {\n      ...StaffOrderProblem\n    }\n  }\n}\n\nfragment StaffOrderProblem on OrderError {\n  field\n  message\n  code\n}");
export const StaffOrderUpdateDocument: TypedDocument<StaffOrderUpdateMutation, StaffOrderUpdateMutationVariables> = /* @__PURE__ */ typedDocument("staffOrderUpdate", "mutation", "mutation staffOrderUpdate($id: ID!, $input: OrderUpdateInput!) {\n  orderUpdate(id: $id, input: $input) {\n    errors {\n      ...StaffOrderProblem\n    }\n  }\n}\n\nfragment StaffOrderProblem on OrderError {\n  field\n  message\n  code\n}");
export const StaffLineUpdateDocument: TypedDocument<StaffLineUpdateMutation, StaffLineUpdateMutationVariables> = /* @__PURE__ */ typedDocument("staffLineUpdate", "mutation", "mutation staffLineUpdate($id: ID!, $quantity: Int!) {\n  orderLineUpdate(id: $id, input: { quantity: $quantity }) {\n    errors {\n      ...StaffOrderProblem\n    }\n  }\n}\n\nfragment StaffOrderProblem on OrderError {\n  field\n  message\n  code\n}");
export const StaffLineDeleteDocument: TypedDocument<StaffLineDeleteMutation, StaffLineDeleteMutationVariables> = /* @__PURE__ */ typedDocument("staffLineDelete", "mutation", "mutation staffLineDelete($id: ID!) {\n  orderLineDelete(id: $id) {\n    errors {\n      ...StaffOrderProblem\n    }\n  }\n}\n\nfragment StaffOrderProblem on OrderError {\n  field\n  message\n  code\n}");
export const StaffLinesCreateDocument: TypedDocument<StaffLinesCreateMutation, StaffLinesCreateMutationVariables> = /* @__PURE__ */ typedDocument("staffLinesCreate", "mutation", "mutation staffLinesCreate($order: ID!, $input: [OrderLineCreateInput!]!) {\n  orderLinesCreate(id: $order, input: $input) {\n    errors {\n      ...StaffOrderProblem\n    }\n  }\n}\n\nfragment StaffOrderProblem on OrderError {\n  field\n  message\n  code\n}");
export const StaffDiscountAddDocument: TypedDocument<StaffDiscountAddMutation, StaffDiscountAddMutationVariables> = /* @__PURE__ */ typedDocument("staffDiscountAdd", "mutation", "mutation staffDiscountAdd($order: ID!, $input: OrderDiscountCommonInput!) {\n  orderDiscountAdd(orderId: $order, input: $input) {\n    errors {\n      ...StaffOrderProblem\n    }\n  }\n}\n\nfragment StaffOrderProblem on OrderError {\n  field\n  message\n  code\n}");
export const StaffDiscountDeleteDocument: TypedDocument<StaffDiscountDeleteMutation, StaffDiscountDeleteMutationVariables> = /* @__PURE__ */ typedDocument("staffDiscountDelete", "mutation", "mutation staffDiscountDelete($id: ID!) {\n  orderDiscountDelete(discountId: $id) {\n    errors {\n      ...StaffOrderProblem\n    }\n  }\n}\n\nfragment StaffOrderProblem on OrderError {\n  field\n  message\n  code\n}");
export const StaffMailAgainDocument: TypedDocument<StaffMailAgainMutation, StaffMailAgainMutationVariables> = /* @__PURE__ */ typedDocument("staffMailAgain", "mutation", "mutation staffMailAgain($id: ID!, $mail: OrderMail!) {\n  orderMailSend(id: $id, mail: $mail) {\n    errors {\n      ...StaffOrderProblem\n    }\n  }\n}\n\nfragment StaffOrderProblem on OrderError {\n  field\n  message\n  code\n}");
export const StaffDeliveredDocument: TypedDocument<StaffDeliveredMutation, StaffDeliveredMutationVariables> = /* @__PURE__ */ typedDocument("staffDelivered", "mutation", "mutation staffDelivered($id: ID!, $tells: Boolean!) {\n  parcelDelivered(id: $id, notifyCustomer: $tells) {\n    errors {\n      ...StaffOrderProblem\n    }\n  }\n}\n\nfragment StaffOrderProblem on OrderError {\n  field\n  message\n  code\n}");
export const StaffFindVariantsDocument: TypedDocument<StaffFindVariantsQuery, StaffFindVariantsQueryVariables> = /* @__PURE__ */ typedDocument("staffFindVariants", "query", "query staffFindVariants($search: String!, $channel: String!) {\n  products(first: 8, search: $search, channel: $channel) {\n    edges {\n      node {\n        id\n        name\n        variants {\n          id\n          name\n          sku\n          quantityAvailable\n          pricing {\n            price {\n              gross {\n                ...StaffMoney\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment StaffMoney on Money {\n  amount\n  currency\n}");
export const StaffCustomersDocument: TypedDocument<StaffCustomersQuery, StaffCustomersQueryVariables> = /* @__PURE__ */ typedDocument("staffCustomers", "query", "query staffCustomers($first: Int!, $after: String, $filter: CustomerFilterInput, $search: String, $sortBy: UserSortingInput) {\n  customers(\n    first: $first\n    after: $after\n    filter: $filter\n    search: $search\n    sortBy: $sortBy\n  ) {\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    edges {\n      node {\n        id\n        email\n        firstName\n        lastName\n        dateJoined\n        isActive\n        isConfirmed\n        languageCode\n      }\n    }\n  }\n}");
export const StaffCustomerFiguresDocument: TypedDocument<StaffCustomerFiguresQuery, StaffCustomerFiguresQueryVariables> = /* @__PURE__ */ typedDocument("staffCustomerFigures", "query", "query staffCustomerFigures($ids: [ID!]!) {\n  customerFigures(ids: $ids) {\n    userId\n    userName\n    orders\n    sessions\n    lastOrderAt\n    spent {\n      ...StaffMoney\n    }\n  }\n}\n\nfragment StaffMoney on Money {\n  amount\n  currency\n}");
export const StaffFindCustomersDocument: TypedDocument<StaffFindCustomersQuery, StaffFindCustomersQueryVariables> = /* @__PURE__ */ typedDocument("staffFindCustomers", "query", "query staffFindCustomers($search: String!) {\n  customers(first: 5, search: $search) {\n    edges {\n      node {\n        id\n        email\n        firstName\n        lastName\n      }\n    }\n  }\n}");
export const StaffCustomerDocument: TypedDocument<StaffCustomerQuery, StaffCustomerQueryVariables> = /* @__PURE__ */ typedDocument("staffCustomer", "query", "query staffCustomer($id: ID!) {\n  user(id: $id) {\n    id\n    email\n    firstName\n    lastName\n    dateJoined\n    lastLogin\n    isActive\n    isConfirmed\n    isStaff\n    languageCode\n    note\n    addresses {\n      id\n      ...StaffAddress\n    }\n    orders(first: 50) {\n      totalCount\n      edges {\n        node {\n          id\n          number\n          created\n          status\n          chargeStatus\n          total {\n            gross {\n              ...StaffMoney\n            }\n          }\n        }\n      }\n    }\n  }\n  customerFigures(ids: [$id]) {\n    userName\n    orders\n    sessions\n    lastOrderAt\n    spent {\n      ...StaffMoney\n    }\n  }\n}\n\nfragment StaffAddress on Address {\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  countryArea\n  phone\n  country {\n    code\n    country\n  }\n}\n\nfragment StaffMoney on Money {\n  amount\n  currency\n}");
export const StaffCustomerSessionsDocument: TypedDocument<StaffCustomerSessionsQuery, StaffCustomerSessionsQueryVariables> = /* @__PURE__ */ typedDocument("staffCustomerSessions", "query", "query staffCustomerSessions($id: ID!) {\n  userSessions(id: $id) {\n    id\n    userAgent\n    ip\n    createdAt\n    lastUsedAt\n  }\n}");
export const StaffCustomerDataDocument: TypedDocument<StaffCustomerDataQuery, StaffCustomerDataQueryVariables> = /* @__PURE__ */ typedDocument("staffCustomerData", "query", "query staffCustomerData($id: ID!) {\n  customerData(id: $id)\n}");
export const StaffCustomerUpdateDocument: TypedDocument<StaffCustomerUpdateMutation, StaffCustomerUpdateMutationVariables> = /* @__PURE__ */ typedDocument("staffCustomerUpdate", "mutation", "mutation staffCustomerUpdate($id: ID!, $input: CustomerInput!) {\n  customerUpdate(id: $id, input: $input) {\n    errors {\n      ...StaffAccountProblem\n    }\n  }\n}\n\nfragment StaffAccountProblem on AccountError {\n  field\n  message\n  code\n}");
export const StaffCustomerDeleteDocument: TypedDocument<StaffCustomerDeleteMutation, StaffCustomerDeleteMutationVariables> = /* @__PURE__ */ typedDocument("staffCustomerDelete", "mutation", "mutation staffCustomerDelete($id: ID!) {\n  customerDelete(id: $id) {\n    errors {\n      ...StaffAccountProblem\n    }\n  }\n}\n\nfragment StaffAccountProblem on AccountError {\n  field\n  message\n  code\n}");
export const StaffSessionsEndDocument: TypedDocument<StaffSessionsEndMutation, StaffSessionsEndMutationVariables> = /* @__PURE__ */ typedDocument("staffSessionsEnd", "mutation", "mutation staffSessionsEnd($id: ID!) {\n  userSessionsEnd(id: $id) {\n    errors {\n      ...StaffAccountProblem\n    }\n  }\n}\n\nfragment StaffAccountProblem on AccountError {\n  field\n  message\n  code\n}");
export const StaffTeamDocument: TypedDocument<StaffTeamQuery, StaffTeamQueryVariables> = /* @__PURE__ */ typedDocument("staffTeam", "query", "query staffTeam($search: String) {\n  staffUsers(first: 100, filter: { search: $search }) {\n    edges {\n      node {\n        id\n        email\n        firstName\n        lastName\n        isActive\n        permissionGroups {\n          id\n          name\n          userCanManage\n        }\n      }\n    }\n  }\n  permissionGroups(first: 20) {\n    edges {\n      node {\n        id\n        name\n      }\n    }\n  }\n}");
export const StaffTeamAccessDocument: TypedDocument<StaffTeamAccessQuery, StaffTeamAccessQueryVariables> = /* @__PURE__ */ typedDocument("staffTeamAccess", "query", "query staffTeamAccess($ids: [ID!]!) {\n  staffAccess(ids: $ids) {\n    userId\n    hasCode\n    needsCode\n    isInvited\n    lastLogin\n    sessions\n  }\n}");
export const StaffMemberCreateDocument: TypedDocument<StaffMemberCreateMutation, StaffMemberCreateMutationVariables> = /* @__PURE__ */ typedDocument("staffMemberCreate", "mutation", "mutation staffMemberCreate($input: StaffCreateInput!) {\n  staffCreate(input: $input) {\n    errors {\n      ...StaffMemberProblem\n    }\n  }\n}\n\nfragment StaffMemberProblem on StaffError {\n  field\n  message\n  code\n}");
export const StaffMemberUpdateDocument: TypedDocument<StaffMemberUpdateMutation, StaffMemberUpdateMutationVariables> = /* @__PURE__ */ typedDocument("staffMemberUpdate", "mutation", "mutation staffMemberUpdate($id: ID!, $input: StaffUpdateInput!) {\n  staffUpdate(id: $id, input: $input) {\n    errors {\n      ...StaffMemberProblem\n    }\n  }\n}\n\nfragment StaffMemberProblem on StaffError {\n  field\n  message\n  code\n}");
export const StaffMemberDeleteDocument: TypedDocument<StaffMemberDeleteMutation, StaffMemberDeleteMutationVariables> = /* @__PURE__ */ typedDocument("staffMemberDelete", "mutation", "mutation staffMemberDelete($id: ID!) {\n  staffDelete(id: $id) {\n    errors {\n      ...StaffMemberProblem\n    }\n  }\n}\n\nfragment StaffMemberProblem on StaffError {\n  field\n  message\n  code\n}");
export const StaffMemberInviteDocument: TypedDocument<StaffMemberInviteMutation, StaffMemberInviteMutationVariables> = /* @__PURE__ */ typedDocument("staffMemberInvite", "mutation", "mutation staffMemberInvite($id: ID!) {\n  staffInviteSend(id: $id) {\n    errors {\n      ...StaffAccountProblem\n    }\n  }\n}\n\nfragment StaffAccountProblem on AccountError {\n  field\n  message\n  code\n}");
export const StaffMemberCodeResetDocument: TypedDocument<StaffMemberCodeResetMutation, StaffMemberCodeResetMutationVariables> = /* @__PURE__ */ typedDocument("staffMemberCodeReset", "mutation", "mutation staffMemberCodeReset($id: ID!) {\n  staffCodeReset(id: $id) {\n    errors {\n      ...StaffAccountProblem\n    }\n  }\n}\n\nfragment StaffAccountProblem on AccountError {\n  field\n  message\n  code\n}");
export const StaffShelfDocument: TypedDocument<StaffShelfQuery, StaffShelfQueryVariables> = /* @__PURE__ */ typedDocument("staffShelf", "query", "query staffShelf($first: Int!, $after: String, $search: String, $category: ID, $isPublished: Boolean, $isOut: Boolean, $sort: ShelfSort, $direction: OrderDirection) {\n  shelf(\n    first: $first\n    after: $after\n    search: $search\n    category: $category\n    isPublished: $isPublished\n    isOut: $isOut\n    sort: $sort\n    direction: $direction\n  ) {\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    edges {\n      node {\n        isPublished\n        variantCount\n        available\n        product {\n          id\n          name\n          slug\n          updatedAt\n          thumbnail(size: 96) {\n            url\n          }\n          category {\n            id\n            name\n          }\n          productType {\n            name\n          }\n          pricing {\n            priceRange {\n              start {\n                gross {\n                  ...StaffMoney\n                }\n              }\n              stop {\n                gross {\n                  ...StaffMoney\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment StaffMoney on Money {\n  amount\n  currency\n}");
export const StaffCategoriesDocument: TypedDocument<StaffCategoriesQuery, StaffCategoriesQueryVariables> = /* @__PURE__ */ typedDocument("staffCategories", "query", "query staffCategories {\n  categories(first: 100) {\n    edges {\n      node {\n        id\n        name\n        slug\n      }\n    }\n  }\n  taxClasses(first: 50) {\n    edges {\n      node {\n        id\n        name\n      }\n    }\n  }\n}");
export const StaffProductDocument: TypedDocument<StaffProductQuery, StaffProductQueryVariables> = /* @__PURE__ */ typedDocument("staffProduct", "query", "query staffProduct($id: ID!) {\n  shelfProduct(id: $id) {\n    isPublished\n    available\n    product {\n      id\n      name\n      slug\n      description\n      updatedAt\n      created\n      category {\n        id\n        name\n      }\n      productType {\n        id\n        name\n        isShippingRequired\n      }\n      taxClass {\n        id\n        name\n      }\n      ko: translation(languageCode: KO) {\n        ...StaffTranslation\n      }\n      ja: translation(languageCode: JA) {\n        ...StaffTranslation\n      }\n      channelListings {\n        id\n        isPublished\n        isAvailableForPurchase\n        availableForPurchaseAt\n        channel {\n          id\n          name\n        }\n      }\n      media {\n        id\n        alt\n        url(size: 512)\n      }\n    }\n    variants {\n      id\n      sku\n      name\n      trackInventory\n      quantityLimitPerCustomer\n      channelListings {\n        id\n        channel {\n          id\n        }\n        price {\n          ...StaffMoney\n        }\n      }\n      stocks {\n        id\n        quantity\n        quantityAllocated\n        warehouse {\n          id\n          name\n        }\n      }\n    }\n  }\n}\n\nfragment StaffTranslation on ProductTranslation {\n  name\n  description\n}\n\nfragment StaffMoney on Money {\n  amount\n  currency\n}");
export const StaffProductUpdateDocument: TypedDocument<StaffProductUpdateMutation, StaffProductUpdateMutationVariables> = /* @__PURE__ */ typedDocument("staffProductUpdate", "mutation", "mutation staffProductUpdate($id: ID!, $input: ProductInput!) {\n  productUpdate(id: $id, input: $input) {\n    errors {\n      ...StaffProductProblem\n    }\n  }\n}\n\nfragment StaffProductProblem on ProductError {\n  field\n  message\n  code\n}");
export const StaffProductTranslateDocument: TypedDocument<StaffProductTranslateMutation, StaffProductTranslateMutationVariables> = /* @__PURE__ */ typedDocument("staffProductTranslate", "mutation", "mutation staffProductTranslate($id: ID!, $language: LanguageCodeEnum!, $input: TranslationInput!) {\n  productTranslate(id: $id, languageCode: $language, input: $input) {\n    errors {\n      field\n      message\n    }\n  }\n}");
export const StaffProductListingDocument: TypedDocument<StaffProductListingMutation, StaffProductListingMutationVariables> = /* @__PURE__ */ typedDocument("staffProductListing", "mutation", "mutation staffProductListing($id: ID!, $input: ProductChannelListingUpdateInput!) {\n  productChannelListingUpdate(id: $id, input: $input) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffVariantUpdateDocument: TypedDocument<StaffVariantUpdateMutation, StaffVariantUpdateMutationVariables> = /* @__PURE__ */ typedDocument("staffVariantUpdate", "mutation", "mutation staffVariantUpdate($id: ID!, $input: ProductVariantInput!) {\n  productVariantUpdate(id: $id, input: $input) {\n    errors {\n      ...StaffProductProblem\n    }\n  }\n}\n\nfragment StaffProductProblem on ProductError {\n  field\n  message\n  code\n}");
export const StaffVariantPricesDocument: TypedDocument<StaffVariantPricesMutation, StaffVariantPricesMutationVariables> = /* @__PURE__ */ typedDocument("staffVariantPrices", "mutation", "mutation staffVariantPrices($id: ID!, $input: [ProductVariantChannelListingAddInput!]!) {\n  productVariantChannelListingUpdate(id: $id, input: $input) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffProductTaxDocument: TypedDocument<StaffProductTaxMutation, StaffProductTaxMutationVariables> = /* @__PURE__ */ typedDocument("staffProductTax", "mutation", "mutation staffProductTax($product: ID!, $taxClass: ID!) {\n  productTaxClassUpdate(productId: $product, taxClassId: $taxClass) {\n    errors {\n      field\n      message\n    }\n  }\n}");
export const StaffMediaAddDocument: TypedDocument<StaffMediaAddMutation, StaffMediaAddMutationVariables> = /* @__PURE__ */ typedDocument("staffMediaAdd", "mutation", "mutation staffMediaAdd($input: ProductMediaCreateInput!) {\n  productMediaCreate(input: $input) {\n    errors {\n      ...StaffProductProblem\n    }\n  }\n}\n\nfragment StaffProductProblem on ProductError {\n  field\n  message\n  code\n}");
export const StaffMediaAltDocument: TypedDocument<StaffMediaAltMutation, StaffMediaAltMutationVariables> = /* @__PURE__ */ typedDocument("staffMediaAlt", "mutation", "mutation staffMediaAlt($id: ID!, $alt: String!) {\n  productMediaUpdate(id: $id, input: { alt: $alt }) {\n    errors {\n      ...StaffProductProblem\n    }\n  }\n}\n\nfragment StaffProductProblem on ProductError {\n  field\n  message\n  code\n}");
export const StaffMediaDeleteDocument: TypedDocument<StaffMediaDeleteMutation, StaffMediaDeleteMutationVariables> = /* @__PURE__ */ typedDocument("staffMediaDelete", "mutation", "mutation staffMediaDelete($id: ID!) {\n  productMediaDelete(id: $id) {\n    errors {\n      ...StaffProductProblem\n    }\n  }\n}\n\nfragment StaffProductProblem on ProductError {\n  field\n  message\n  code\n}");
export const StaffMediaOrderDocument: TypedDocument<StaffMediaOrderMutation, StaffMediaOrderMutationVariables> = /* @__PURE__ */ typedDocument("staffMediaOrder", "mutation", "mutation staffMediaOrder($product: ID!, $ids: [ID!]!) {\n  productMediaReorder(productId: $product, mediaIds: $ids) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffProductTypesDocument: TypedDocument<StaffProductTypesQuery, StaffProductTypesQueryVariables> = /* @__PURE__ */ typedDocument("staffProductTypes", "query", "query staffProductTypes {\n  productTypes(first: 100) {\n    edges {\n      node {\n        id\n        name\n      }\n    }\n  }\n}");
export const StaffProductCreateDocument: TypedDocument<StaffProductCreateMutation, StaffProductCreateMutationVariables> = /* @__PURE__ */ typedDocument("staffProductCreate", "mutation", "mutation staffProductCreate($input: ProductCreateInput!) {\n  productCreate(input: $input) {\n    product {\n      id\n    }\n    errors {\n      ...StaffProductProblem\n    }\n  }\n}\n\nfragment StaffProductProblem on ProductError {\n  field\n  message\n  code\n}");
export const StaffVariantCreateDocument: TypedDocument<StaffVariantCreateMutation, StaffVariantCreateMutationVariables> = /* @__PURE__ */ typedDocument("staffVariantCreate", "mutation", "mutation staffVariantCreate($input: ProductVariantCreateInput!) {\n  productVariantCreate(input: $input) {\n    productVariant {\n      id\n    }\n    errors {\n      ...StaffProductProblem\n    }\n  }\n}\n\nfragment StaffProductProblem on ProductError {\n  field\n  message\n  code\n}");
export const StaffStockChangeDocument: TypedDocument<StaffStockChangeMutation, StaffStockChangeMutationVariables> = /* @__PURE__ */ typedDocument("staffStockChange", "mutation", "mutation staffStockChange($input: StockChangeInput!) {\n  stockChange(input: $input) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffStockMovementsDocument: TypedDocument<StaffStockMovementsQuery, StaffStockMovementsQueryVariables> = /* @__PURE__ */ typedDocument("staffStockMovements", "query", "query staffStockMovements($variant: ID!, $first: Int!) {\n  stockMovements(variantId: $variant, first: $first) {\n    edges {\n      node {\n        id\n        createdAt\n        pieces\n        quantityLeft\n        cause\n        reason\n        staffName\n        orderId\n      }\n    }\n  }\n}");
export const StaffPromotionsDocument: TypedDocument<StaffPromotionsQuery, StaffPromotionsQueryVariables> = /* @__PURE__ */ typedDocument("staffPromotions", "query", "query staffPromotions($first: Int!, $after: String) {\n  promotions(first: $first, after: $after) {\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    edges {\n      node {\n        ...StaffPromotion\n      }\n    }\n  }\n}\n\nfragment StaffPromotion on Promotion {\n  id\n  name\n  startDate\n  endDate\n  rules {\n    id\n    rewardValue\n    rewardValueType\n    cataloguePredicate\n    channels {\n      id\n      name\n      currencyCode\n    }\n  }\n}");
export const StaffPromotionPreviewDocument: TypedDocument<StaffPromotionPreviewQuery, StaffPromotionPreviewQueryVariables> = /* @__PURE__ */ typedDocument("staffPromotionPreview", "query", "query staffPromotionPreview($channel: ID!, $rule: PromotionRuleInput!) {\n  promotionPreview(channel: $channel, rule: $rule) {\n    products\n    lines {\n      productId\n      name\n      sku\n      before {\n        ...StaffMoney\n      }\n      after {\n        ...StaffMoney\n      }\n    }\n  }\n}\n\nfragment StaffMoney on Money {\n  amount\n  currency\n}");
export const StaffPromotionShelvesDocument: TypedDocument<StaffPromotionShelvesQuery, StaffPromotionShelvesQueryVariables> = /* @__PURE__ */ typedDocument("staffPromotionShelves", "query", "query staffPromotionShelves($channel: String) {\n  categories(first: 100) {\n    edges {\n      node {\n        id\n        name\n      }\n    }\n  }\n  collections(first: 100, channel: $channel) {\n    edges {\n      node {\n        id\n        name\n      }\n    }\n  }\n}");
export const StaffPromotionCreateDocument: TypedDocument<StaffPromotionCreateMutation, StaffPromotionCreateMutationVariables> = /* @__PURE__ */ typedDocument("staffPromotionCreate", "mutation", "mutation staffPromotionCreate($input: PromotionCreateInput!) {\n  promotionCreate(input: $input) {\n    promotion {\n      id\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffPromotionUpdateDocument: TypedDocument<StaffPromotionUpdateMutation, StaffPromotionUpdateMutationVariables> = /* @__PURE__ */ typedDocument("staffPromotionUpdate", "mutation", "mutation staffPromotionUpdate($id: ID!, $input: PromotionUpdateInput!) {\n  promotionUpdate(id: $id, input: $input) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffPromotionRuleUpdateDocument: TypedDocument<StaffPromotionRuleUpdateMutation, StaffPromotionRuleUpdateMutationVariables> = /* @__PURE__ */ typedDocument("staffPromotionRuleUpdate", "mutation", "mutation staffPromotionRuleUpdate($id: ID!, $input: PromotionRuleUpdateInput!) {\n  promotionRuleUpdate(id: $id, input: $input) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffPromotionRuleCreateDocument: TypedDocument<StaffPromotionRuleCreateMutation, StaffPromotionRuleCreateMutationVariables> = /* @__PURE__ */ typedDocument("staffPromotionRuleCreate", "mutation", "mutation staffPromotionRuleCreate($input: PromotionRuleCreateInput!) {\n  promotionRuleCreate(input: $input) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffPromotionRuleDeleteDocument: TypedDocument<StaffPromotionRuleDeleteMutation, StaffPromotionRuleDeleteMutationVariables> = /* @__PURE__ */ typedDocument("staffPromotionRuleDelete", "mutation", "mutation staffPromotionRuleDelete($id: ID!) {\n  promotionRuleDelete(id: $id) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffPromotionDeleteDocument: TypedDocument<StaffPromotionDeleteMutation, StaffPromotionDeleteMutationVariables> = /* @__PURE__ */ typedDocument("staffPromotionDelete", "mutation", "mutation staffPromotionDelete($id: ID!) {\n  promotionDelete(id: $id) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffSetupDocument: TypedDocument<StaffSetupQuery, StaffSetupQueryVariables> = /* @__PURE__ */ typedDocument("staffSetup", "query", "query staffSetup {\n  shopSetup {\n    part\n    uses\n    isDefault\n    canTest\n    facts {\n      name\n      value\n    }\n    lacks {\n      code\n      settings\n    }\n  }\n}");
export const StaffSetupTestDocument: TypedDocument<StaffSetupTestMutation, StaffSetupTestMutationVariables> = /* @__PURE__ */ typedDocument("staffSetupTest", "mutation", "mutation staffSetupTest($part: SetupPartName!, $language: LanguageCodeEnum) {\n  shopSetupTest(part: $part, languageCode: $language) {\n    part\n    ok\n    finding\n    detail\n    milliseconds\n    facts {\n      name\n      value\n    }\n  }\n}");
export const StaffChannelRoomDocument: TypedDocument<StaffChannelRoomQuery, StaffChannelRoomQueryVariables> = /* @__PURE__ */ typedDocument("staffChannelRoom", "query", "query staffChannelRoom {\n  channels {\n    id\n    slug\n    name\n    currencyCode\n    isActive\n    defaultCountry {\n      code\n    }\n  }\n  shippingZones(first: 100) {\n    edges {\n      node {\n        id\n        countries {\n          code\n        }\n        shippingMethods {\n          id\n          channelListings {\n            channel {\n              id\n            }\n          }\n        }\n      }\n    }\n  }\n}");
export const StaffChannelUpdateDocument: TypedDocument<StaffChannelUpdateMutation, StaffChannelUpdateMutationVariables> = /* @__PURE__ */ typedDocument("staffChannelUpdate", "mutation", "mutation staffChannelUpdate($id: ID!, $input: ChannelUpdateInput!) {\n  channelUpdate(id: $id, input: $input) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffWebhooksDocument: TypedDocument<StaffWebhooksQuery, StaffWebhooksQueryVariables> = /* @__PURE__ */ typedDocument("staffWebhooks", "query", "query staffWebhooks {\n  webhookList {\n    ...StaffWebhook\n    eventDeliveries(first: 1) {\n      totalCount\n      edges {\n        node {\n          id\n          status\n          createdAt\n        }\n      }\n    }\n  }\n}\n\nfragment StaffWebhook on Webhook {\n  id\n  name\n  targetUrl\n  isActive\n  asyncEvents {\n    eventType\n  }\n}");
export const StaffWebhookDeliveriesDocument: TypedDocument<StaffWebhookDeliveriesQuery, StaffWebhookDeliveriesQueryVariables> = /* @__PURE__ */ typedDocument("staffWebhookDeliveries", "query", "query staffWebhookDeliveries($id: ID!, $first: Int!, $after: String) {\n  webhook(id: $id) {\n    ...StaffWebhook\n    eventDeliveries(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      edges {\n        node {\n          id\n          status\n          createdAt\n          eventType\n          payload\n          attempts(first: 20) {\n            edges {\n              node {\n                id\n                createdAt\n                duration\n                status\n                responseStatusCode\n                response\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment StaffWebhook on Webhook {\n  id\n  name\n  targetUrl\n  isActive\n  asyncEvents {\n    eventType\n  }\n}");
export const StaffWebhookCreateDocument: TypedDocument<StaffWebhookCreateMutation, StaffWebhookCreateMutationVariables> = /* @__PURE__ */ typedDocument("staffWebhookCreate", "mutation", "mutation staffWebhookCreate($input: WebhookCreateInput!) {\n  webhookCreate(input: $input) {\n    webhook {\n      id\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffWebhookUpdateDocument: TypedDocument<StaffWebhookUpdateMutation, StaffWebhookUpdateMutationVariables> = /* @__PURE__ */ typedDocument("staffWebhookUpdate", "mutation", "mutation staffWebhookUpdate($id: ID!, $input: WebhookUpdateInput!) {\n  webhookUpdate(id: $id, input: $input) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffWebhookDeleteDocument: TypedDocument<StaffWebhookDeleteMutation, StaffWebhookDeleteMutationVariables> = /* @__PURE__ */ typedDocument("staffWebhookDelete", "mutation", "mutation staffWebhookDelete($id: ID!) {\n  webhookDelete(id: $id) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const StaffStructureDocument: TypedDocument<StaffStructureQuery, StaffStructureQueryVariables> = /* @__PURE__ */ typedDocument("staffStructure", "query", "query staffStructure {\n  categories(first: 100) {\n    edges {\n      node {\n        id\n        name\n        slug\n        ko: translation(languageCode: KO) {\n          name\n        }\n        ja: translation(languageCode: JA) {\n          name\n        }\n      }\n    }\n  }\n  productTypes(first: 100) {\n    edges {\n      node {\n        id\n        name\n        slug\n        isShippingRequired\n      }\n    }\n  }\n}");
export const StaffCategoryCreateDocument: TypedDocument<StaffCategoryCreateMutation, StaffCategoryCreateMutationVariables> = /* @__PURE__ */ typedDocument("staffCategoryCreate", "mutation", "mutation staffCategoryCreate($input: CategoryInput!) {\n  categoryCreate(input: $input) {\n    category {\n      id\n    }\n    errors {\n      ...StaffProductProblem\n    }\n  }\n}\n\nfragment StaffProductProblem on ProductError {\n  field\n  message\n  code\n}");
export const StaffCategoryUpdateDocument: TypedDocument<StaffCategoryUpdateMutation, StaffCategoryUpdateMutationVariables> = /* @__PURE__ */ typedDocument("staffCategoryUpdate", "mutation", "mutation staffCategoryUpdate($id: ID!, $input: CategoryInput!) {\n  categoryUpdate(id: $id, input: $input) {\n    errors {\n      ...StaffProductProblem\n    }\n  }\n}\n\nfragment StaffProductProblem on ProductError {\n  field\n  message\n  code\n}");
export const StaffCategoryTranslateDocument: TypedDocument<StaffCategoryTranslateMutation, StaffCategoryTranslateMutationVariables> = /* @__PURE__ */ typedDocument("staffCategoryTranslate", "mutation", "mutation staffCategoryTranslate($id: ID!, $language: LanguageCodeEnum!, $name: String!) {\n  categoryTranslate(id: $id, languageCode: $language, input: { name: $name }) {\n    errors {\n      field\n      message\n    }\n  }\n}");
export const StaffCategoryDeleteDocument: TypedDocument<StaffCategoryDeleteMutation, StaffCategoryDeleteMutationVariables> = /* @__PURE__ */ typedDocument("staffCategoryDelete", "mutation", "mutation staffCategoryDelete($id: ID!) {\n  categoryDelete(id: $id) {\n    errors {\n      ...StaffProductProblem\n    }\n  }\n}\n\nfragment StaffProductProblem on ProductError {\n  field\n  message\n  code\n}");
export const StaffTypeCreateDocument: TypedDocument<StaffTypeCreateMutation, StaffTypeCreateMutationVariables> = /* @__PURE__ */ typedDocument("staffTypeCreate", "mutation", "mutation staffTypeCreate($input: ProductTypeInput!) {\n  productTypeCreate(input: $input) {\n    errors {\n      ...StaffProductProblem\n    }\n  }\n}\n\nfragment StaffProductProblem on ProductError {\n  field\n  message\n  code\n}");
export const StaffTypeUpdateDocument: TypedDocument<StaffTypeUpdateMutation, StaffTypeUpdateMutationVariables> = /* @__PURE__ */ typedDocument("staffTypeUpdate", "mutation", "mutation staffTypeUpdate($id: ID!, $input: ProductTypeInput!) {\n  productTypeUpdate(id: $id, input: $input) {\n    errors {\n      ...StaffProductProblem\n    }\n  }\n}\n\nfragment StaffProductProblem on ProductError {\n  field\n  message\n  code\n}");
export const StaffTypeDeleteDocument: TypedDocument<StaffTypeDeleteMutation, StaffTypeDeleteMutationVariables> = /* @__PURE__ */ typedDocument("staffTypeDelete", "mutation", "mutation staffTypeDelete($id: ID!) {\n  productTypeDelete(id: $id) {\n    errors {\n      ...StaffProductProblem\n    }\n  }\n}\n\nfragment StaffProductProblem on ProductError {\n  field\n  message\n  code\n}");
export const StaffVouchersDocument: TypedDocument<StaffVouchersQuery, StaffVouchersQueryVariables> = /* @__PURE__ */ typedDocument("staffVouchers", "query", "query staffVouchers($first: Int!, $after: String) {\n  vouchers(first: $first, after: $after) {\n    totalCount\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    edges {\n      node {\n        ...StaffVoucher\n      }\n    }\n  }\n}\n\nfragment StaffVoucher on Voucher {\n  id\n  code\n  name\n  type\n  discountValueType\n  startDate\n  endDate\n  used\n  usageLimit\n  applyOncePerCustomer\n  minCheckoutItemsQuantity\n  channelListings {\n    id\n    discountValue\n    currency\n    channel {\n      id\n      name\n    }\n    minSpent {\n      ...StaffMoney\n    }\n  }\n}\n\nfragment StaffMoney on Money {\n  amount\n  currency\n}");
export const StaffVoucherCreateDocument: TypedDocument<StaffVoucherCreateMutation, StaffVoucherCreateMutationVariables> = /* @__PURE__ */ typedDocument("staffVoucherCreate", "mutation", "mutation staffVoucherCreate($input: VoucherInput!) {\n  voucherCreate(input: $input) {\n    voucher {\n      id\n    }\n    errors {\n      ...StaffDiscountProblem\n    }\n  }\n}\n\nfragment StaffDiscountProblem on DiscountError {\n  field\n  message\n  code\n}");
export const StaffVoucherUpdateDocument: TypedDocument<StaffVoucherUpdateMutation, StaffVoucherUpdateMutationVariables> = /* @__PURE__ */ typedDocument("staffVoucherUpdate", "mutation", "mutation staffVoucherUpdate($id: ID!, $input: VoucherInput!) {\n  voucherUpdate(id: $id, input: $input) {\n    errors {\n      ...StaffDiscountProblem\n    }\n  }\n}\n\nfragment StaffDiscountProblem on DiscountError {\n  field\n  message\n  code\n}");
export const StaffVoucherListingDocument: TypedDocument<StaffVoucherListingMutation, StaffVoucherListingMutationVariables> = /* @__PURE__ */ typedDocument("staffVoucherListing", "mutation", "mutation staffVoucherListing($id: ID!, $input: VoucherChannelListingInput!) {\n  voucherChannelListingUpdate(id: $id, input: $input) {\n    errors {\n      ...StaffDiscountProblem\n    }\n  }\n}\n\nfragment StaffDiscountProblem on DiscountError {\n  field\n  message\n  code\n}");
export const StaffVoucherDeleteDocument: TypedDocument<StaffVoucherDeleteMutation, StaffVoucherDeleteMutationVariables> = /* @__PURE__ */ typedDocument("staffVoucherDelete", "mutation", "mutation staffVoucherDelete($id: ID!) {\n  voucherDelete(id: $id) {\n    errors {\n      ...StaffDiscountProblem\n    }\n  }\n}\n\nfragment StaffDiscountProblem on DiscountError {\n  field\n  message\n  code\n}");
export const MyWishesDocument: TypedDocument<MyWishesQuery, MyWishesQueryVariables> = /* @__PURE__ */ typedDocument("myWishes", "query", "query myWishes {\n  myWishlist {\n    variantId\n  }\n}");
export const MyWishlistDocument: TypedDocument<MyWishlistQuery, MyWishlistQueryVariables> = /* @__PURE__ */ typedDocument("myWishlist", "query", "query myWishlist($channel: String!, $language: LanguageCodeEnum!) {\n  myWishlist(channel: $channel) {\n    variantId\n    variant {\n      ...WishedVariant\n    }\n  }\n}\n\nfragment WishedVariant on ProductVariant {\n  id\n  sku\n  name\n  trackInventory\n  quantityAvailable\n  pricing {\n    price {\n      gross {\n        amount\n        currency\n      }\n      net {\n        amount\n        currency\n      }\n    }\n  }\n  product {\n    slug\n    name\n    isAvailableForPurchase\n    thumbnail {\n      url\n    }\n    pricing {\n      displayGrossPrices\n    }\n    translation(languageCode: $language) {\n      name\n    }\n    variants {\n      id\n    }\n  }\n}");
export const WishedVariantDocument: TypedDocument<WishedVariantQuery, WishedVariantQueryVariables> = /* @__PURE__ */ typedDocument("wishedVariant", "query", "query wishedVariant($id: ID!, $channel: String!, $language: LanguageCodeEnum!) {\n  productVariant(id: $id, channel: $channel) {\n    ...WishedVariant\n  }\n}\n\nfragment WishedVariant on ProductVariant {\n  id\n  sku\n  name\n  trackInventory\n  quantityAvailable\n  pricing {\n    price {\n      gross {\n        amount\n        currency\n      }\n      net {\n        amount\n        currency\n      }\n    }\n  }\n  product {\n    slug\n    name\n    isAvailableForPurchase\n    thumbnail {\n      url\n    }\n    pricing {\n      displayGrossPrices\n    }\n    translation(languageCode: $language) {\n      name\n    }\n    variants {\n      id\n    }\n  }\n}");
export const StockNoticeDocument: TypedDocument<StockNoticeQuery, StockNoticeQueryVariables> = /* @__PURE__ */ typedDocument("stockNotice", "query", "query stockNotice($token: UUID!, $language: LanguageCodeEnum!) {\n  stockNotice(token: $token) {\n    isConfirmed\n    sentAt\n    others\n    channel\n    variant {\n      ...WishedVariant\n    }\n  }\n}\n\nfragment WishedVariant on ProductVariant {\n  id\n  sku\n  name\n  trackInventory\n  quantityAvailable\n  pricing {\n    price {\n      gross {\n        amount\n        currency\n      }\n      net {\n        amount\n        currency\n      }\n    }\n  }\n  product {\n    slug\n    name\n    isAvailableForPurchase\n    thumbnail {\n      url\n    }\n    pricing {\n      displayGrossPrices\n    }\n    translation(languageCode: $language) {\n      name\n    }\n    variants {\n      id\n    }\n  }\n}");
export const WishlistAddDocument: TypedDocument<WishlistAddMutation, WishlistAddMutationVariables> = /* @__PURE__ */ typedDocument("wishlistAdd", "mutation", "mutation wishlistAdd($variantId: ID!) {\n  wishlistAdd(variantId: $variantId) {\n    errors {\n      code\n    }\n  }\n}");
export const WishlistRemoveDocument: TypedDocument<WishlistRemoveMutation, WishlistRemoveMutationVariables> = /* @__PURE__ */ typedDocument("wishlistRemove", "mutation", "mutation wishlistRemove($variantId: ID!) {\n  wishlistRemove(variantId: $variantId) {\n    errors {\n      code\n    }\n  }\n}");
export const StockNoticeRequestDocument: TypedDocument<StockNoticeRequestMutation, StockNoticeRequestMutationVariables> = /* @__PURE__ */ typedDocument("stockNoticeRequest", "mutation", "mutation stockNoticeRequest($variantId: ID!, $channel: String!, $email: String, $languageCode: LanguageCodeEnum) {\n  stockNoticeRequest(\n    variantId: $variantId\n    channel: $channel\n    email: $email\n    languageCode: $languageCode\n  ) {\n    errors {\n      field\n      code\n    }\n  }\n}");
export const StockNoticeConfirmDocument: TypedDocument<StockNoticeConfirmMutation, StockNoticeConfirmMutationVariables> = /* @__PURE__ */ typedDocument("stockNoticeConfirm", "mutation", "mutation stockNoticeConfirm($token: UUID!) {\n  stockNoticeConfirm(token: $token) {\n    errors {\n      code\n    }\n  }\n}");
export const StockNoticeEndDocument: TypedDocument<StockNoticeEndMutation, StockNoticeEndMutationVariables> = /* @__PURE__ */ typedDocument("stockNoticeEnd", "mutation", "mutation stockNoticeEnd($token: UUID!, $all: Boolean) {\n  stockNoticeEnd(token: $token, all: $all) {\n    errors {\n      code\n    }\n  }\n}");