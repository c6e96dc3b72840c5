/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
// Written by codegen.ts; do not edit.

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

export type AddressRedirectErrorCode =
  | 'INVALID'
  | 'IN_USE'
  | 'LOOP'
  | 'NOT_FOUND'
  | 'UNIQUE';

export type AddressRedirectInput = {
  from: string;
  kind: AddressRedirectKind;
  to: string;
};

export type AddressRedirectKind =
  | 'CAR'
  | 'CATEGORY'
  | 'COLLECTION'
  | 'PRODUCT';

export type AddressTypeEnum =
  | 'BILLING'
  | 'SHIPPING';

export type AssignedAttributeValueInput = {
  name?: StringFilterInput | null | undefined;
  numeric?: DecimalFilterInput | null | undefined;
  slug?: StringFilterInput | null | undefined;
};

export type AttributeCreateInput = {
  inputType?: AttributeInputTypeEnum | null | undefined;
  name: string;
  slug?: string | null | undefined;
  type: AttributeTypeEnum;
  unit?: MeasurementUnitsEnum | null | undefined;
  values?: Array<AttributeValueCreateInput> | null | undefined;
};

export type AttributeErrorCode =
  | 'ALREADY_EXISTS'
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED'
  | 'UNIQUE';

export type AttributeInput = {
  slug?: string | null | undefined;
  value?: AssignedAttributeValueInput | null | undefined;
  values?: Array<string> | null | undefined;
  valuesRange?: IntRangeInput | null | undefined;
};

export type AttributeInputTypeEnum =
  | 'DROPDOWN'
  | 'MULTISELECT'
  | 'NUMERIC';

export type AttributeTypeEnum =
  | 'PRODUCT_TYPE';

export type AttributeUpdateInput = {
  addValues?: Array<AttributeValueUpdateInput> | null | undefined;
  name?: string | null | undefined;
  removeValues?: Array<string | number> | null | undefined;
  slug?: string | null | undefined;
  unit?: MeasurementUnitsEnum | null | undefined;
};

export type AttributeValueCreateInput = {
  name: string;
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

export type AttributeValueUpdateInput = {
  name?: string | null | undefined;
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

export type BuildReportInput = {
  /** For an answer. */
  email?: string | null | undefined;
  /** Required where the reason is OTHER. */
  message?: string | null | undefined;
  reason: BuildReportReason;
  /** Code of a link, or uuid of a public build. */
  reference: string;
};

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
  description?: string | null | undefined;
  name?: string | null | undefined;
  seo?: SeoInput | null | undefined;
  slug?: string | null | undefined;
};

export type CategoryWhereInput = {
  ids?: Array<string | number> | null | undefined;
};

export type ChannelCreateInput = {
  currencyCode: string;
  defaultCountry: CountryCode;
  isActive?: boolean | null | undefined;
  name: string;
  slug: string;
};

export type ChannelDeleteInput = {
  channelId: string | number;
};

export type ChannelErrorCode =
  | 'ALREADY_EXISTS'
  | 'CHANNELS_CURRENCY_MUST_BE_THE_SAME'
  | 'CHANNEL_WITH_ORDERS'
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
  | 'GIFT_CARD_NOT_APPLICABLE'
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

export type CollectionChannelListingUpdateInput = {
  addChannels?: Array<PublishableChannelListingInput> | null | undefined;
  removeChannels?: Array<string | number> | null | undefined;
};

export type CollectionCreateInput = {
  backgroundImage?: Blob | null | undefined;
  backgroundImageAlt?: string | null | undefined;
  description?: string | null | undefined;
  isPublished?: boolean | null | undefined;
  name?: string | null | undefined;
  products?: Array<string | number> | null | undefined;
  seo?: SeoInput | null | undefined;
  slug?: string | null | undefined;
};

export type CollectionErrorCode =
  | 'DUPLICATED_INPUT_ITEM'
  | 'FILE_SIZE_LIMIT_EXCEEDED'
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED'
  | 'UNIQUE';

export type CollectionInput = {
  backgroundImage?: Blob | null | undefined;
  backgroundImageAlt?: string | null | undefined;
  description?: string | null | undefined;
  isPublished?: boolean | null | undefined;
  name?: string | null | undefined;
  seo?: SeoInput | null | undefined;
  slug?: string | null | undefined;
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

export type ContentErrorCode =
  | 'CONFLICT'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'NOT_TOGETHER'
  | 'OUT_OF_RANGE'
  | 'PLACEHOLDER_MISSING'
  | 'PLACEHOLDER_UNKNOWN'
  | 'PROFILE_BROKEN'
  | 'PROFILE_NO_PRINTER'
  | 'PROFILE_NO_SPACE'
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'TOO_OFTEN'
  | 'TOO_SMALL'
  | 'UNIQUE';

/** The home page, legal texts, mails, pages, menus, and what the law asks of the shop. */
export type ContentKind =
  | 'HOME'
  | 'LEGAL'
  | 'MAIL'
  | 'MENU'
  | 'PAGE'
  | 'SHOP';

/** What a text is on its page or in its mail. */
export type ContentRole =
  | 'ALT'
  | 'BUTTON'
  | 'FOOT'
  | 'HEADING'
  | 'META'
  | 'SUBJECT'
  | 'TEXT';

export type ContentTextInput = {
  key: string;
  /** Empty: as the product has it. */
  value: string;
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

export type DisputeState =
  | 'CLOSED'
  | 'INQUIRY'
  | 'LOST'
  | 'NEEDS_RESPONSE'
  | 'UNDER_REVIEW'
  | 'WON';

export type DraftOrderCreateInput = {
  billingAddress?: AddressInput | null | undefined;
  channelId?: string | number | null | undefined;
  customerNote?: string | null | undefined;
  languageCode?: LanguageCodeEnum | null | undefined;
  lines?: Array<OrderLineCreateInput> | null | undefined;
  metadata?: Array<MetadataInput> | null | undefined;
  shippingAddress?: AddressInput | null | undefined;
  shippingMethod?: string | number | null | undefined;
  user?: string | number | null | undefined;
  userEmail?: string | null | undefined;
  voucherCode?: string | null | undefined;
};

export type DraftOrderInput = {
  billingAddress?: AddressInput | null | undefined;
  customerNote?: string | null | undefined;
  languageCode?: LanguageCodeEnum | null | undefined;
  shippingAddress?: AddressInput | null | undefined;
  shippingMethod?: string | number | null | undefined;
  user?: string | number | null | undefined;
  userEmail?: string | null | undefined;
  voucherCode?: string | null | undefined;
};

export type EventDeliveryStatusEnum =
  | 'FAILED'
  | 'PENDING'
  | 'SUCCESS';

export type EvidenceFactName =
  | 'billingAddress'
  | 'customerEmail'
  | 'customerName'
  | 'goods'
  | 'shippingAddress'
  | 'shippingDate'
  | 'trackingNumber';

export type EvidenceKind =
  | 'COMMUNICATION'
  | 'OTHER'
  | 'RECEIPT'
  | 'SHIPPING'
  | 'TERMS';

export type EvidenceState =
  | 'REFUSED'
  | 'SENT'
  | 'WAITING';

export type ExportErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED';

export type ExportInfoInput = {
  attributes?: Array<string | number> | null | undefined;
  channels?: Array<string | number> | null | undefined;
  fields?: Array<ProductFieldEnum> | null | undefined;
  warehouses?: Array<string | number> | null | undefined;
};

export type ExportProductsInput = {
  exportInfo?: ExportInfoInput | null | undefined;
  fileType: FileTypesEnum;
  filter?: ProductFilterInput | null | undefined;
  ids?: Array<string | number> | null | undefined;
  scope: ExportScope;
};

export type ExportScope =
  | 'ALL'
  | 'FILTER'
  | 'IDS';

export type FileTypesEnum =
  | 'CSV';

/** What the buyer says of it as it is made now; NONE: nobody was asked. */
export type FloorApproval =
  | 'APPROVED'
  | 'CHANGES'
  | 'NONE'
  | 'OPEN';

export type FloorErrorCode =
  | 'APPROVAL'
  | 'CHANGED'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED'
  | 'TOO_LONG';

export type FloorEventKind =
  | 'BATCH'
  | 'MOVED'
  | 'REPRINT';

export type FloorPieceInput = {
  design: string;
  number: number;
};

export type FloorSheetInput = {
  design: string;
  film: string;
  sheet: number;
};

/** Where a piece is: it waits to be printed, or what was done to it last. */
export type FloorState =
  | 'CUT'
  | 'PACKED'
  | 'PRINTED'
  | 'SHIPPED'
  | 'WAITING'
  | 'WEEDED';

export type FulfillmentStatus =
  | 'CANCELED'
  | 'FULFILLED'
  | 'RETURNED';

export type FulfillmentUpdateTrackingInput = {
  notifyCustomer?: boolean | null | undefined;
  trackingNumber?: string | null | undefined;
};

export type GiftCardAddNoteInput = {
  message: string;
};

export type GiftCardCreateInput = {
  addTags?: Array<string> | null | undefined;
  balance: PriceInput;
  channel?: string | null | undefined;
  expiryDate?: string | null | undefined;
  isActive: boolean;
  note?: string | null | undefined;
  userEmail?: string | null | undefined;
};

export type GiftCardErrorCode =
  | 'ALREADY_EXISTS'
  | 'EXPIRED_GIFT_CARD'
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED';

export type GiftCardEventsEnum =
  | 'ACTIVATED'
  | 'BALANCE_ADJUSTED'
  | 'BALANCE_RESET'
  | 'BOUGHT'
  | 'DEACTIVATED'
  | 'EXPIRY_DATE_UPDATED'
  | 'ISSUED'
  | 'NOTE_ADDED'
  | 'REFUNDED_IN_ORDER'
  | 'RESENT'
  | 'SENT_TO_CUSTOMER'
  | 'TAGS_UPDATED'
  | 'USED_IN_ORDER';

export type GiftCardFilterInput = {
  /** A whole code, or its last four letters. */
  code?: string | null | undefined;
  createdByEmail?: string | null | undefined;
  currency?: string | null | undefined;
  currentBalance?: PriceRangeInput | null | undefined;
  initialBalance?: PriceRangeInput | null | undefined;
  isActive?: boolean | null | undefined;
  tags?: Array<string> | null | undefined;
  used?: boolean | null | undefined;
};

export type GiftCardResendInput = {
  channel: string;
  email?: string | null | undefined;
  id: string | number;
};

export type GiftCardSettingsErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'REQUIRED';

export type GiftCardSettingsExpiryTypeEnum =
  | 'EXPIRY_PERIOD'
  | 'NEVER_EXPIRE';

export type GiftCardSettingsUpdateInput = {
  expiryPeriod?: TimePeriodInputType | null | undefined;
  expiryType?: GiftCardSettingsExpiryTypeEnum | null | undefined;
};

export type GiftCardSortField =
  | 'CREATED_AT'
  | 'CURRENT_BALANCE';

export type GiftCardSortingInput = {
  direction: OrderDirection;
  field: GiftCardSortField;
};

export type GiftCardUpdateInput = {
  addTags?: Array<string> | null | undefined;
  balanceAmount?: unknown;
  expiryDate?: string | null | undefined;
  removeTags?: Array<string> | null | undefined;
};

export type GlobalIdFilterInput = {
  eq?: string | number | null | undefined;
  oneOf?: Array<string | number> | null | undefined;
};

export type HomePictureInput = {
  alts: Array<PictureAltInput>;
  /** As an upload or a picture names it. */
  object: string;
  place: string;
};

export type IdentityProvider =
  | 'APPLE'
  | 'GOOGLE'
  | 'KAKAO'
  | 'LINE';

/** CONTACT and MEMBERSHIP: messages of the site's forms. RETURN: a return that was asked for. DISPUTE: a payment that a bank asked back. REPORT: a reported build. DELIVERY: a webhook that was not heard. JOB: work that failed. */
export type InboxKind =
  | 'CONTACT'
  | 'DELIVERY'
  | 'DISPUTE'
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
  | 'AF'
  | 'AF_NA'
  | 'AF_ZA'
  | 'AGQ'
  | 'AGQ_CM'
  | 'AK'
  | 'AK_GH'
  | 'AM'
  | 'AM_ET'
  | 'AR'
  | 'AR_AE'
  | 'AR_BH'
  | 'AR_DJ'
  | 'AR_DZ'
  | 'AR_EG'
  | 'AR_EH'
  | 'AR_ER'
  | 'AR_IL'
  | 'AR_IQ'
  | 'AR_JO'
  | 'AR_KM'
  | 'AR_KW'
  | 'AR_LB'
  | 'AR_LY'
  | 'AR_MA'
  | 'AR_MR'
  | 'AR_OM'
  | 'AR_PS'
  | 'AR_QA'
  | 'AR_SA'
  | 'AR_SD'
  | 'AR_SO'
  | 'AR_SS'
  | 'AR_SY'
  | 'AR_TD'
  | 'AR_TN'
  | 'AR_YE'
  | 'AS'
  | 'ASA'
  | 'ASA_TZ'
  | 'AST'
  | 'AST_ES'
  | 'AS_IN'
  | 'AZ'
  | 'AZ_CYRL'
  | 'AZ_CYRL_AZ'
  | 'AZ_LATN'
  | 'AZ_LATN_AZ'
  | 'BAS'
  | 'BAS_CM'
  | 'BE'
  | 'BEM'
  | 'BEM_ZM'
  | 'BEZ'
  | 'BEZ_TZ'
  | 'BE_BY'
  | 'BG'
  | 'BG_BG'
  | 'BM'
  | 'BM_ML'
  | 'BN'
  | 'BN_BD'
  | 'BN_IN'
  | 'BO'
  | 'BO_CN'
  | 'BO_IN'
  | 'BR'
  | 'BRX'
  | 'BRX_IN'
  | 'BR_FR'
  | 'BS'
  | 'BS_CYRL'
  | 'BS_CYRL_BA'
  | 'BS_LATN'
  | 'BS_LATN_BA'
  | 'CA'
  | 'CA_AD'
  | 'CA_ES'
  | 'CA_ES_VALENCIA'
  | 'CA_FR'
  | 'CA_IT'
  | 'CCP'
  | 'CCP_BD'
  | 'CCP_IN'
  | 'CE'
  | 'CEB'
  | 'CEB_PH'
  | 'CE_RU'
  | 'CGG'
  | 'CGG_UG'
  | 'CHR'
  | 'CHR_US'
  | 'CKB'
  | 'CKB_IQ'
  | 'CKB_IR'
  | 'CS'
  | 'CS_CZ'
  | 'CU'
  | 'CU_RU'
  | 'CY'
  | 'CY_GB'
  | 'DA'
  | 'DAV'
  | 'DAV_KE'
  | 'DA_DK'
  | 'DA_GL'
  | 'DE'
  | 'DE_AT'
  | 'DE_BE'
  | 'DE_CH'
  | 'DE_DE'
  | 'DE_IT'
  | 'DE_LI'
  | 'DE_LU'
  | 'DJE'
  | 'DJE_NE'
  | 'DSB'
  | 'DSB_DE'
  | 'DUA'
  | 'DUA_CM'
  | 'DYO'
  | 'DYO_SN'
  | 'DZ'
  | 'DZ_BT'
  | 'EBU'
  | 'EBU_KE'
  | 'EE'
  | 'EE_GH'
  | 'EE_TG'
  | 'EL'
  | 'EL_CY'
  | 'EL_GR'
  | 'EN'
  | 'EN_AE'
  | 'EN_AG'
  | 'EN_AI'
  | 'EN_AS'
  | 'EN_AT'
  | 'EN_AU'
  | 'EN_BB'
  | 'EN_BE'
  | 'EN_BI'
  | 'EN_BM'
  | 'EN_BS'
  | 'EN_BW'
  | 'EN_BZ'
  | 'EN_CA'
  | 'EN_CC'
  | 'EN_CH'
  | 'EN_CK'
  | 'EN_CM'
  | 'EN_CX'
  | 'EN_CY'
  | 'EN_DE'
  | 'EN_DG'
  | 'EN_DK'
  | 'EN_DM'
  | 'EN_ER'
  | 'EN_FI'
  | 'EN_FJ'
  | 'EN_FK'
  | 'EN_FM'
  | 'EN_GB'
  | 'EN_GD'
  | 'EN_GG'
  | 'EN_GH'
  | 'EN_GI'
  | 'EN_GM'
  | 'EN_GU'
  | 'EN_GY'
  | 'EN_HK'
  | 'EN_IE'
  | 'EN_IL'
  | 'EN_IM'
  | 'EN_IN'
  | 'EN_IO'
  | 'EN_JE'
  | 'EN_JM'
  | 'EN_KE'
  | 'EN_KI'
  | 'EN_KN'
  | 'EN_KY'
  | 'EN_LC'
  | 'EN_LR'
  | 'EN_LS'
  | 'EN_MG'
  | 'EN_MH'
  | 'EN_MO'
  | 'EN_MP'
  | 'EN_MS'
  | 'EN_MT'
  | 'EN_MU'
  | 'EN_MW'
  | 'EN_MY'
  | 'EN_NA'
  | 'EN_NF'
  | 'EN_NG'
  | 'EN_NL'
  | 'EN_NR'
  | 'EN_NU'
  | 'EN_NZ'
  | 'EN_PG'
  | 'EN_PH'
  | 'EN_PK'
  | 'EN_PN'
  | 'EN_PR'
  | 'EN_PW'
  | 'EN_RW'
  | 'EN_SB'
  | 'EN_SC'
  | 'EN_SD'
  | 'EN_SE'
  | 'EN_SG'
  | 'EN_SH'
  | 'EN_SI'
  | 'EN_SL'
  | 'EN_SS'
  | 'EN_SX'
  | 'EN_SZ'
  | 'EN_TC'
  | 'EN_TK'
  | 'EN_TO'
  | 'EN_TT'
  | 'EN_TV'
  | 'EN_TZ'
  | 'EN_UG'
  | 'EN_UM'
  | 'EN_US'
  | 'EN_VC'
  | 'EN_VG'
  | 'EN_VI'
  | 'EN_VU'
  | 'EN_WS'
  | 'EN_ZA'
  | 'EN_ZM'
  | 'EN_ZW'
  | 'EO'
  | 'ES'
  | 'ES_AR'
  | 'ES_BO'
  | 'ES_BR'
  | 'ES_BZ'
  | 'ES_CL'
  | 'ES_CO'
  | 'ES_CR'
  | 'ES_CU'
  | 'ES_DO'
  | 'ES_EA'
  | 'ES_EC'
  | 'ES_ES'
  | 'ES_GQ'
  | 'ES_GT'
  | 'ES_HN'
  | 'ES_IC'
  | 'ES_MX'
  | 'ES_NI'
  | 'ES_PA'
  | 'ES_PE'
  | 'ES_PH'
  | 'ES_PR'
  | 'ES_PY'
  | 'ES_SV'
  | 'ES_US'
  | 'ES_UY'
  | 'ES_VE'
  | 'ET'
  | 'ET_EE'
  | 'EU'
  | 'EU_ES'
  | 'EWO'
  | 'EWO_CM'
  | 'FA'
  | 'FA_AF'
  | 'FA_IR'
  | 'FF'
  | 'FF_ADLM'
  | 'FF_ADLM_BF'
  | 'FF_ADLM_CM'
  | 'FF_ADLM_GH'
  | 'FF_ADLM_GM'
  | 'FF_ADLM_GN'
  | 'FF_ADLM_GW'
  | 'FF_ADLM_LR'
  | 'FF_ADLM_MR'
  | 'FF_ADLM_NE'
  | 'FF_ADLM_NG'
  | 'FF_ADLM_SL'
  | 'FF_ADLM_SN'
  | 'FF_LATN'
  | 'FF_LATN_BF'
  | 'FF_LATN_CM'
  | 'FF_LATN_GH'
  | 'FF_LATN_GM'
  | 'FF_LATN_GN'
  | 'FF_LATN_GW'
  | 'FF_LATN_LR'
  | 'FF_LATN_MR'
  | 'FF_LATN_NE'
  | 'FF_LATN_NG'
  | 'FF_LATN_SL'
  | 'FF_LATN_SN'
  | 'FI'
  | 'FIL'
  | 'FIL_PH'
  | 'FI_FI'
  | 'FO'
  | 'FO_DK'
  | 'FO_FO'
  | 'FR'
  | 'FR_BE'
  | 'FR_BF'
  | 'FR_BI'
  | 'FR_BJ'
  | 'FR_BL'
  | 'FR_CA'
  | 'FR_CD'
  | 'FR_CF'
  | 'FR_CG'
  | 'FR_CH'
  | 'FR_CI'
  | 'FR_CM'
  | 'FR_DJ'
  | 'FR_DZ'
  | 'FR_FR'
  | 'FR_GA'
  | 'FR_GF'
  | 'FR_GN'
  | 'FR_GP'
  | 'FR_GQ'
  | 'FR_HT'
  | 'FR_KM'
  | 'FR_LU'
  | 'FR_MA'
  | 'FR_MC'
  | 'FR_MF'
  | 'FR_MG'
  | 'FR_ML'
  | 'FR_MQ'
  | 'FR_MR'
  | 'FR_MU'
  | 'FR_NC'
  | 'FR_NE'
  | 'FR_PF'
  | 'FR_PM'
  | 'FR_RE'
  | 'FR_RW'
  | 'FR_SC'
  | 'FR_SN'
  | 'FR_SY'
  | 'FR_TD'
  | 'FR_TG'
  | 'FR_TN'
  | 'FR_VU'
  | 'FR_WF'
  | 'FR_YT'
  | 'FUR'
  | 'FUR_IT'
  | 'FY'
  | 'FY_NL'
  | 'GA'
  | 'GA_GB'
  | 'GA_IE'
  | 'GD'
  | 'GD_GB'
  | 'GL'
  | 'GL_ES'
  | 'GSW'
  | 'GSW_CH'
  | 'GSW_FR'
  | 'GSW_LI'
  | 'GU'
  | 'GUZ'
  | 'GUZ_KE'
  | 'GU_IN'
  | 'GV'
  | 'GV_IM'
  | 'HA'
  | 'HAW'
  | 'HAW_US'
  | 'HA_GH'
  | 'HA_NE'
  | 'HA_NG'
  | 'HE'
  | 'HE_IL'
  | 'HI'
  | 'HI_IN'
  | 'HR'
  | 'HR_BA'
  | 'HR_HR'
  | 'HSB'
  | 'HSB_DE'
  | 'HU'
  | 'HU_HU'
  | 'HY'
  | 'HY_AM'
  | 'IA'
  | 'ID'
  | 'ID_ID'
  | 'IG'
  | 'IG_NG'
  | 'II'
  | 'II_CN'
  | 'IS'
  | 'IS_IS'
  | 'IT'
  | 'IT_CH'
  | 'IT_IT'
  | 'IT_SM'
  | 'IT_VA'
  | 'JA'
  | 'JA_JP'
  | 'JGO'
  | 'JGO_CM'
  | 'JMC'
  | 'JMC_TZ'
  | 'JV'
  | 'JV_ID'
  | 'KA'
  | 'KAB'
  | 'KAB_DZ'
  | 'KAM'
  | 'KAM_KE'
  | 'KA_GE'
  | 'KDE'
  | 'KDE_TZ'
  | 'KEA'
  | 'KEA_CV'
  | 'KHQ'
  | 'KHQ_ML'
  | 'KI'
  | 'KI_KE'
  | 'KK'
  | 'KKJ'
  | 'KKJ_CM'
  | 'KK_KZ'
  | 'KL'
  | 'KLN'
  | 'KLN_KE'
  | 'KL_GL'
  | 'KM'
  | 'KM_KH'
  | 'KN'
  | 'KN_IN'
  | 'KO'
  | 'KOK'
  | 'KOK_IN'
  | 'KO_KP'
  | 'KO_KR'
  | 'KS'
  | 'KSB'
  | 'KSB_TZ'
  | 'KSF'
  | 'KSF_CM'
  | 'KSH'
  | 'KSH_DE'
  | 'KS_ARAB'
  | 'KS_ARAB_IN'
  | 'KU'
  | 'KU_TR'
  | 'KW'
  | 'KW_GB'
  | 'KY'
  | 'KY_KG'
  | 'LAG'
  | 'LAG_TZ'
  | 'LB'
  | 'LB_LU'
  | 'LG'
  | 'LG_UG'
  | 'LKT'
  | 'LKT_US'
  | 'LN'
  | 'LN_AO'
  | 'LN_CD'
  | 'LN_CF'
  | 'LN_CG'
  | 'LO'
  | 'LO_LA'
  | 'LRC'
  | 'LRC_IQ'
  | 'LRC_IR'
  | 'LT'
  | 'LT_LT'
  | 'LU'
  | 'LUO'
  | 'LUO_KE'
  | 'LUY'
  | 'LUY_KE'
  | 'LU_CD'
  | 'LV'
  | 'LV_LV'
  | 'MAI'
  | 'MAI_IN'
  | 'MAS'
  | 'MAS_KE'
  | 'MAS_TZ'
  | 'MER'
  | 'MER_KE'
  | 'MFE'
  | 'MFE_MU'
  | 'MG'
  | 'MGH'
  | 'MGH_MZ'
  | 'MGO'
  | 'MGO_CM'
  | 'MG_MG'
  | 'MI'
  | 'MI_NZ'
  | 'MK'
  | 'MK_MK'
  | 'ML'
  | 'ML_IN'
  | 'MN'
  | 'MNI'
  | 'MNI_BENG'
  | 'MNI_BENG_IN'
  | 'MN_MN'
  | 'MR'
  | 'MR_IN'
  | 'MS'
  | 'MS_BN'
  | 'MS_ID'
  | 'MS_MY'
  | 'MS_SG'
  | 'MT'
  | 'MT_MT'
  | 'MUA'
  | 'MUA_CM'
  | 'MY'
  | 'MY_MM'
  | 'MZN'
  | 'MZN_IR'
  | 'NAQ'
  | 'NAQ_NA'
  | 'NB'
  | 'NB_NO'
  | 'NB_SJ'
  | 'ND'
  | 'NDS'
  | 'NDS_DE'
  | 'NDS_NL'
  | 'ND_ZW'
  | 'NE'
  | 'NE_IN'
  | 'NE_NP'
  | 'NL'
  | 'NL_AW'
  | 'NL_BE'
  | 'NL_BQ'
  | 'NL_CW'
  | 'NL_NL'
  | 'NL_SR'
  | 'NL_SX'
  | 'NMG'
  | 'NMG_CM'
  | 'NN'
  | 'NNH'
  | 'NNH_CM'
  | 'NN_NO'
  | 'NUS'
  | 'NUS_SS'
  | 'NYN'
  | 'NYN_UG'
  | 'OM'
  | 'OM_ET'
  | 'OM_KE'
  | 'OR'
  | 'OR_IN'
  | 'OS'
  | 'OS_GE'
  | 'OS_RU'
  | 'PA'
  | 'PA_ARAB'
  | 'PA_ARAB_PK'
  | 'PA_GURU'
  | 'PA_GURU_IN'
  | 'PCM'
  | 'PCM_NG'
  | 'PL'
  | 'PL_PL'
  | 'PRG'
  | 'PS'
  | 'PS_AF'
  | 'PS_PK'
  | 'PT'
  | 'PT_AO'
  | 'PT_BR'
  | 'PT_CH'
  | 'PT_CV'
  | 'PT_GQ'
  | 'PT_GW'
  | 'PT_LU'
  | 'PT_MO'
  | 'PT_MZ'
  | 'PT_PT'
  | 'PT_ST'
  | 'PT_TL'
  | 'QU'
  | 'QU_BO'
  | 'QU_EC'
  | 'QU_PE'
  | 'RM'
  | 'RM_CH'
  | 'RN'
  | 'RN_BI'
  | 'RO'
  | 'ROF'
  | 'ROF_TZ'
  | 'RO_MD'
  | 'RO_RO'
  | 'RU'
  | 'RU_BY'
  | 'RU_KG'
  | 'RU_KZ'
  | 'RU_MD'
  | 'RU_RU'
  | 'RU_UA'
  | 'RW'
  | 'RWK'
  | 'RWK_TZ'
  | 'RW_RW'
  | 'SAH'
  | 'SAH_RU'
  | 'SAQ'
  | 'SAQ_KE'
  | 'SAT'
  | 'SAT_OLCK'
  | 'SAT_OLCK_IN'
  | 'SBP'
  | 'SBP_TZ'
  | 'SD'
  | 'SD_ARAB'
  | 'SD_ARAB_PK'
  | 'SD_DEVA'
  | 'SD_DEVA_IN'
  | 'SE'
  | 'SEH'
  | 'SEH_MZ'
  | 'SES'
  | 'SES_ML'
  | 'SE_FI'
  | 'SE_NO'
  | 'SE_SE'
  | 'SG'
  | 'SG_CF'
  | 'SHI'
  | 'SHI_LATN'
  | 'SHI_LATN_MA'
  | 'SHI_TFNG'
  | 'SHI_TFNG_MA'
  | 'SI'
  | 'SI_LK'
  | 'SK'
  | 'SK_SK'
  | 'SL'
  | 'SL_SI'
  | 'SMN'
  | 'SMN_FI'
  | 'SN'
  | 'SN_ZW'
  | 'SO'
  | 'SO_DJ'
  | 'SO_ET'
  | 'SO_KE'
  | 'SO_SO'
  | 'SQ'
  | 'SQ_AL'
  | 'SQ_MK'
  | 'SQ_XK'
  | 'SR'
  | 'SR_CYRL'
  | 'SR_CYRL_BA'
  | 'SR_CYRL_ME'
  | 'SR_CYRL_RS'
  | 'SR_CYRL_XK'
  | 'SR_LATN'
  | 'SR_LATN_BA'
  | 'SR_LATN_ME'
  | 'SR_LATN_RS'
  | 'SR_LATN_XK'
  | 'SU'
  | 'SU_LATN'
  | 'SU_LATN_ID'
  | 'SV'
  | 'SV_AX'
  | 'SV_FI'
  | 'SV_SE'
  | 'SW'
  | 'SW_CD'
  | 'SW_KE'
  | 'SW_TZ'
  | 'SW_UG'
  | 'TA'
  | 'TA_IN'
  | 'TA_LK'
  | 'TA_MY'
  | 'TA_SG'
  | 'TE'
  | 'TEO'
  | 'TEO_KE'
  | 'TEO_UG'
  | 'TE_IN'
  | 'TG'
  | 'TG_TJ'
  | 'TH'
  | 'TH_TH'
  | 'TI'
  | 'TI_ER'
  | 'TI_ET'
  | 'TK'
  | 'TK_TM'
  | 'TO'
  | 'TO_TO'
  | 'TR'
  | 'TR_CY'
  | 'TR_TR'
  | 'TT'
  | 'TT_RU'
  | 'TWQ'
  | 'TWQ_NE'
  | 'TZM'
  | 'TZM_MA'
  | 'UG'
  | 'UG_CN'
  | 'UK'
  | 'UK_UA'
  | 'UR'
  | 'UR_IN'
  | 'UR_PK'
  | 'UZ'
  | 'UZ_ARAB'
  | 'UZ_ARAB_AF'
  | 'UZ_CYRL'
  | 'UZ_CYRL_UZ'
  | 'UZ_LATN'
  | 'UZ_LATN_UZ'
  | 'VAI'
  | 'VAI_LATN'
  | 'VAI_LATN_LR'
  | 'VAI_VAII'
  | 'VAI_VAII_LR'
  | 'VI'
  | 'VI_VN'
  | 'VO'
  | 'VUN'
  | 'VUN_TZ'
  | 'WAE'
  | 'WAE_CH'
  | 'WO'
  | 'WO_SN'
  | 'XH'
  | 'XH_ZA'
  | 'XOG'
  | 'XOG_UG'
  | 'YAV'
  | 'YAV_CM'
  | 'YI'
  | 'YO'
  | 'YO_BJ'
  | 'YO_NG'
  | 'YUE'
  | 'YUE_HANS'
  | 'YUE_HANS_CN'
  | 'YUE_HANT'
  | 'YUE_HANT_HK'
  | 'ZGH'
  | 'ZGH_MA'
  | 'ZH'
  | 'ZH_HANS'
  | 'ZH_HANS_CN'
  | 'ZH_HANS_HK'
  | 'ZH_HANS_MO'
  | 'ZH_HANS_SG'
  | 'ZH_HANT'
  | 'ZH_HANT_HK'
  | 'ZH_HANT_MO'
  | 'ZH_HANT_TW'
  | 'ZU'
  | 'ZU_ZA';

export type LegalInput = {
  /** Blocks of rich text. */
  content: string;
  /** From when it is in force; at once without. */
  effectiveAt?: string | null | undefined;
  lead: string;
  title: string;
};

export type MeasurementUnitsEnum =
  | 'INCH'
  | 'MM';

export type MembershipPeriod =
  | 'month'
  | 'year';

export type MembershipPlanInput = {
  descriptions?: MembershipTextInput | null | undefined;
  /** The plan to change; absent is a new one. */
  id?: string | number | null | undefined;
  isOpen: boolean;
  monthlyAreaCm2: number;
  names: MembershipTextInput;
  prices: Array<MembershipPriceInput>;
  slug: string;
};

export type MembershipPriceInput = {
  channelId: string | number;
  period: MembershipPeriod;
  price: unknown;
};

export type MembershipStatus =
  | 'ACTIVE'
  | 'ENDED'
  | 'ENDING'
  | 'PAST_DUE'
  | 'PENDING';

export type MembershipTextInput = {
  en: string;
  ja?: string | null | undefined;
  ko?: string | null | undefined;
};

export type MenuCreateInput = {
  items?: Array<MenuItemInput> | null | undefined;
  name: string;
  slug?: string | null | undefined;
};

export type MenuErrorCode =
  | 'CANNOT_ASSIGN_NODE'
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED'
  | 'UNIQUE';

export type MenuItemCreateInput = {
  category?: string | number | null | undefined;
  collection?: string | number | null | undefined;
  menu: string | number;
  name: string;
  page?: string | number | null | undefined;
  parent?: string | number | null | undefined;
  url?: string | null | undefined;
};

export type MenuItemInput = {
  category?: string | number | null | undefined;
  collection?: string | number | null | undefined;
  name?: string | null | undefined;
  page?: string | number | null | undefined;
  url?: string | null | undefined;
};

export type MenuItemMoveInput = {
  itemId: string | number;
  parentId?: string | number | null | undefined;
  sortOrder?: number | null | undefined;
};

export type MetadataFilter = {
  key: string;
  value?: string | null | undefined;
};

export type MetadataInput = {
  key: string;
  value: string;
};

export type MoveProductInput = {
  productId: string | number;
  sortOrder?: number | null | undefined;
};

export type NameTranslationInput = {
  name?: string | null | undefined;
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

export type OrderDraftFilterInput = {
  channels?: Array<string | number> | null | undefined;
  created?: DateRangeInput | null | undefined;
  customer?: string | null | undefined;
  search?: string | null | undefined;
};

export type OrderErrorCode =
  | 'BILLING_ADDRESS_NOT_SET'
  | 'CANNOT_CANCEL_FULFILLMENT'
  | 'CANNOT_CANCEL_ORDER'
  | 'CANNOT_DELETE'
  | 'CANNOT_FULFILL_UNPAID_ORDER'
  | 'CANNOT_REFUND'
  | 'CHANNEL_INACTIVE'
  | 'DUPLICATED_INPUT_ITEM'
  | 'FULFILL_ORDER_LINE'
  | 'GRAPHQL_ERROR'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID'
  | 'INVALID_QUANTITY'
  | 'INVALID_VOUCHER'
  | 'INVALID_VOUCHER_CODE'
  | 'NOT_AVAILABLE_IN_CHANNEL'
  | 'NOT_EDITABLE'
  | 'NOT_FOUND'
  | 'ORDER_NO_SHIPPING_ADDRESS'
  | 'PAYMENT_ERROR'
  | 'PRODUCT_NOT_PUBLISHED'
  | 'PRODUCT_UNAVAILABLE_FOR_PURCHASE'
  | 'REQUIRED'
  | 'SHIPPING_METHOD_NOT_APPLICABLE'
  | 'SHIPPING_METHOD_REQUIRED'
  | 'ZERO_QUANTITY';

export type OrderEventsEmailsEnum =
  | 'FULFILLMENT_CONFIRMATION'
  | 'ORDER_CANCEL'
  | 'ORDER_CONFIRMATION'
  | 'ORDER_REFUND'
  | 'PAYMENT_CONFIRMATION';

export type OrderEventsEnum =
  | 'ADDED_PRODUCTS'
  | 'CANCELED'
  | 'CONFIRMED'
  | 'DRAFT_CREATED'
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
  | 'PLACED_FROM_DRAFT'
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

/** What a mail about an order told its buyer. */
export type OrderMailKind =
  | 'CANCELED'
  | 'CONFIRMATION'
  | 'DELIVERED'
  | 'EDITED'
  | 'OTHER'
  | 'OWN_CHANGE'
  | 'PAID'
  | 'PREPARED'
  | 'PROOF'
  | 'REFUNDED'
  | 'REFUND_FAILED'
  | 'RETURN_ANSWERED'
  | 'SHIPPED';

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

export type OrderPaperKind =
  | 'ASSEMBLY'
  | 'CONFIRMATION'
  | 'SLIP';

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
  | 'DRAFT'
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

export type OrderWithdrawLine = {
  orderLineId: string | number;
  quantity: number;
};

export type PageCreateInput = {
  content?: string | null | undefined;
  isPublished?: boolean | null | undefined;
  pageType: string | number;
  publishedAt?: string | null | undefined;
  seo?: SeoInput | null | undefined;
  slug?: string | null | undefined;
  title?: string | null | undefined;
};

export type PageErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED'
  | 'UNIQUE';

export type PageInput = {
  content?: string | null | undefined;
  isPublished?: boolean | null | undefined;
  publishedAt?: string | null | undefined;
  seo?: SeoInput | null | undefined;
  slug?: string | null | undefined;
  title?: string | null | undefined;
};

export type PageTranslationInput = {
  content?: string | null | undefined;
  seoDescription?: string | null | undefined;
  seoTitle?: string | null | undefined;
  title?: string | null | undefined;
};

export type PartProductInput = {
  partModel: string;
  prices: Array<PartProductPriceInput>;
  /** Pieces on the shelf; what it is stays where it is absent. */
  quantity?: number | null | undefined;
};

export type PartProductPriceInput = {
  channelId: string | number;
  price: unknown;
};

export type PaymentChargeStatusEnum =
  | 'FULLY_CHARGED'
  | 'NOT_CHARGED'
  | 'PARTIALLY_CHARGED';

export type PictureAltInput = {
  languageCode: LanguageCodeEnum;
  /** Empty: none. */
  text: string;
};

/** What of an upright picture is kept, each side as a share of the whole: 0 to 1. */
export type PictureCropInput = {
  height: number;
  width: number;
  x: number;
  y: number;
};

export type PriceInput = {
  amount: unknown;
  currency: string;
};

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
  seo?: SeoInput | null | undefined;
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

export type ProductFieldEnum =
  | 'CATEGORY'
  | 'COLLECTIONS'
  | 'DESCRIPTION'
  | 'NAME'
  | 'PRODUCT_MEDIA'
  | 'PRODUCT_TYPE'
  | 'VARIANT_ID'
  | 'VARIANT_MEDIA'
  | 'VARIANT_SKU'
  | 'VARIANT_WEIGHT';

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
  seo?: SeoInput | null | undefined;
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
  /** Of GIFT_CARD nothing is sent: each piece that is paid is a card, mailed to who bought it. */
  kind?: ProductTypeKindEnum | null | undefined;
  name?: string | null | undefined;
  productAttributes?: Array<string | number> | null | undefined;
  slug?: string | null | undefined;
  variantAttributes?: Array<string | number> | null | undefined;
};

export type ProductTypeKindEnum =
  | 'GIFT_CARD'
  | 'NORMAL';

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

export type ProductionErrorCode =
  | 'INVALID'
  | 'NOT_FOUND';

export type ProductionSettingInput = {
  key: string;
  /** Empty: as the product has it. */
  value: string;
};

export type ProductionState =
  | 'FAILED'
  | 'MADE'
  | 'WAITING';

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

export type ProofDecisionKind =
  | 'APPROVED'
  | 'CHANGES';

export type ProofErrorCode =
  | 'CLOSED'
  | 'DECIDED'
  | 'INVALID'
  | 'LIMIT'
  | 'NOT_FOUND'
  | 'NOT_MADE'
  | 'REQUIRED'
  | 'TOO_LONG';

/** A piece with shares of its drawing's sides, or a point of the car with its normal. */
export type ProofPlaceInput = {
  normal?: Array<number> | null | undefined;
  piece?: number | null | undefined;
  point?: Array<number> | null | undefined;
  x?: number | null | undefined;
  y?: number | null | undefined;
};

/** How a proof stands; of one that is superseded, withdrawn or expired, or whose order is over (CLOSED), its link shows nothing more. */
export type ProofState =
  | 'APPROVED'
  | 'CHANGES'
  | 'CLOSED'
  | 'EXPIRED'
  | 'OPEN'
  | 'SUPERSEDED'
  | 'WITHDRAWN';

export type ProofWarning =
  | 'FLATTENED'
  | 'LOW_DPI'
  | 'NARROW'
  | 'OTHER_COLORS'
  | 'STRETCHED'
  | 'THIN';

export type PublishableChannelListingInput = {
  channelId: string | number;
  isPublished?: boolean | null | undefined;
  publicationDate?: string | null | undefined;
  publishedAt?: string | null | undefined;
};

export type RelatedProductReason =
  /** The product needs something of this kind beside it. */
  | 'REQUIRED'
  /** Of another kind, for the same cars. */
  | 'SAME_CAR'
  /** Of its own category; only of what is no part. */
  | 'SAME_KIND'
  /** Of another kind, made alike, for the same cars. */
  | 'SAME_STYLE';

/** How goods may come back: as they are, not at all because they were made for one person, or not once the work is done. */
export type ReturnClass =
  | 'PERSONALISED'
  | 'SERVICE'
  | 'STANDARD';

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

export type RoadNoteInput = {
  en: string;
  ja: string;
  ko: string;
};

export type RoadRuleErrorCode =
  | 'INVALID'
  | 'LIMIT'
  | 'NOT_FOUND'
  | 'REQUIRED';

export type RoadRuleInput = {
  checkedOn: string;
  country: CountryCode;
  kind: RoadRuleKind;
  limit?: number | null | undefined;
  note: RoadNoteInput;
  slots?: Array<string> | null | undefined;
  source: string;
  sourceUrl?: string | null | undefined;
};

/** LENGTH, WIDTH, HEIGHT: change in mm. WHEELS: mm that wheels stand out. CLEARANCE: mm above the road. GLASS: per cent of light. LAMPS: color of the lamps. PARTS: parts of some slots. */
export type RoadRuleKind =
  | 'CLEARANCE'
  | 'GLASS'
  | 'HEIGHT'
  | 'LAMPS'
  | 'LENGTH'
  | 'PARTS'
  | 'WHEELS'
  | 'WIDTH';

export type SafetyContactInput = {
  address?: string | null | undefined;
  email?: string | null | undefined;
  name?: string | null | undefined;
};

export type SafetyWarningInput = {
  language: string;
  text: string;
};

export type SendConfirmationEmailErrorCode =
  | 'ACCOUNT_CONFIRMED'
  | 'CONFIRMATION_ALREADY_REQUESTED'
  | 'INVALID';

export type SeoInput = {
  description?: string | null | undefined;
  title?: string | null | undefined;
};

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
  maximumOrderPrice?: unknown;
  minimumOrderPrice?: unknown;
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

export type ShopNoticeInput = {
  branch: string;
  email: string;
  escrow: string;
  headOffice: string;
  hosting: string;
  /** None without. */
  jpNumber?: string | null | undefined;
  mailOrder: string;
  name: string;
  phone: string;
  registration: string;
  representative: string;
  responsible: string;
  website: string;
};

export type ShopResponsibleInput = {
  address: string;
  email: string;
  name: string;
};

export type ShopRulesInput = {
  hasAccessibilityStatement: boolean;
  /** Nobody without. */
  responsible?: ShopResponsibleInput | null | undefined;
  withdrawal: WithdrawalReach;
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

export type TaxClassCreateErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND';

export type TaxClassRateInput = {
  rate?: number | null | undefined;
  taxClassId?: string | number | null | undefined;
};

export type TaxCountryConfigurationUpdateErrorCode =
  | 'CANNOT_CREATE_NEGATIVE_RATE'
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'ONLY_ONE_DEFAULT_COUNTRY_RATE_ALLOWED';

export type TimePeriodInputType = {
  amount: number;
  type: TimePeriodTypeEnum;
};

export type TimePeriodTypeEnum =
  | 'DAY'
  | 'MONTH'
  | 'WEEK'
  | 'YEAR';

export type TransactionActionEnum =
  | 'CANCEL'
  | 'CHARGE'
  | 'REFUND';

export type TransactionEventReportErrorCode =
  | 'ALREADY_EXISTS'
  | 'GRAPHQL_ERROR'
  | 'INCORRECT_DETAILS'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED';

export type TransactionEventTypeEnum =
  | 'AUTHORIZATION_SUCCESS'
  | 'CANCEL_REQUEST'
  | 'CANCEL_SUCCESS'
  | 'CHARGE_ACTION_REQUIRED'
  | 'CHARGE_BACK'
  | 'CHARGE_FAILURE'
  | 'CHARGE_REQUEST'
  | 'CHARGE_SUCCESS'
  | 'REFUND_FAILURE'
  | 'REFUND_REQUEST'
  | 'REFUND_REVERSE'
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

export type TranslationErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED'
  | 'UNIQUE';

export type TranslationInput = {
  description?: string | null | undefined;
  name?: string | null | undefined;
  seoDescription?: string | null | undefined;
  seoTitle?: string | null | undefined;
};

export type UserCreateInput = {
  defaultBillingAddress?: AddressInput | null | undefined;
  defaultShippingAddress?: AddressInput | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  isActive?: boolean | null | undefined;
  languageCode?: LanguageCodeEnum | null | undefined;
  lastName?: string | null | undefined;
  note?: string | null | undefined;
  /** Where a mailed link leads to set a password; without it nothing is mailed. */
  redirectUrl?: string | null | undefined;
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

export type VehicleErrorCode =
  | 'BELOW_LEAST'
  | 'BOLTS'
  | 'DUPLICATE'
  | 'LIMIT'
  | 'NUMBER'
  | 'RANGE'
  | 'REQUIRED'
  | 'SLUG'
  | 'TOO_LONG'
  | 'UNIQUE';

export type VehicleImportErrorCode =
  | 'EMPTY'
  | 'INVALID'
  | 'NOT_TEXT'
  | 'NOT_UTF8'
  | 'REQUIRED'
  | 'TOO_LARGE';

export type VehicleImportInput = {
  /** Changes nothing. */
  check: boolean;
  /** What each column stands for; absent: as its name says. */
  fields?: Array<string | null | undefined> | null | undefined;
  file?: Blob | null | undefined;
};

export type VehicleInput = {
  boltCount: number;
  boltPcd: number;
  centreBore: number;
  diameterMax: number;
  diameterMin: number;
  make: string;
  model: string;
  offsetMax: number;
  offsetMin: number;
  /** Absent: made of make, model and first year. */
  slug?: string | null | undefined;
  widthMax: number;
  widthMin: number;
  yearFrom: number;
  yearTo?: number | null | undefined;
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
  applyOncePerOrder?: boolean | null | undefined;
  categories?: Array<string | number> | null | undefined;
  code?: string | null | undefined;
  collections?: Array<string | number> | null | undefined;
  countries?: Array<string> | null | undefined;
  discountValueType?: DiscountValueTypeEnum | null | undefined;
  endDate?: string | null | undefined;
  minCheckoutItemsQuantity?: number | null | undefined;
  name?: string | null | undefined;
  products?: Array<string | number> | null | undefined;
  startDate?: string | null | undefined;
  type?: VoucherTypeEnum | null | undefined;
  usageLimit?: number | null | undefined;
  variants?: Array<string | number> | null | undefined;
};

export type VoucherTypeEnum =
  | 'ENTIRE_ORDER'
  | 'SHIPPING'
  | 'SPECIFIC_PRODUCT';

export type WarehouseCreateInput = {
  address: AddressInput;
  email?: string | null | undefined;
  name: string;
  shippingZones?: Array<string | number> | null | undefined;
  slug?: string | null | undefined;
};

export type WarehouseErrorCode =
  | 'ALREADY_EXISTS'
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'REQUIRED'
  | 'UNIQUE';

export type WarehouseUpdateInput = {
  address?: AddressInput | null | undefined;
  email?: string | null | undefined;
  name?: string | null | undefined;
  slug?: string | null | undefined;
};

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

export type WeightUnitsEnum =
  | 'G'
  | 'KG';

/** Which orders have the function to withdraw from the contract. */
export type WithdrawalReach =
  | 'EU'
  | 'EVERYWHERE'
  | 'OFF';

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

export type AddressAreasQueryVariables = Exact<{
  country: CountryCode;
}>;


export type AddressAreasQuery = { addressValidationRules: { countryAreaChoices: Array<{ raw: string | null, verbose: string | null }> } | null };

export type PostalPlacesQueryVariables = Exact<{
  country: CountryCode;
  postalCode: string;
}>;


export type PostalPlacesQuery = { postalPlaces: Array<{ countryArea: string, city: string, town: string }> | null };

export type BuildReportMutationVariables = Exact<{
  input: BuildReportInput;
}>;


export type BuildReportMutation = { buildReport: { errors: Array<{ field: string | null, code: string }> } };

export type CheckoutCustomerAttachMutationVariables = Exact<{
  id: string | number;
}>;


export type CheckoutCustomerAttachMutation = { checkoutCustomerAttach: { errors: Array<{ code: CheckoutErrorCode }> } | null };

export type CartStateQueryVariables = Exact<{
  id: string | number;
}>;


export type CartStateQuery = { checkout: { id: string, quantity: number, channel: { slug: string, currencyCode: string } } | null };

export type CartBasisQueryVariables = Exact<{
  id: string | number;
}>;


export type CartBasisQuery = { checkout: { id: string, displayGrossPrices: boolean } | null };

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

export type CheckoutDeliveriesQueryVariables = Exact<{
  id: string | number;
}>;


export type CheckoutDeliveriesQuery = { checkoutDeliveries: Array<{ shippingMethodId: string, from: string, until: string }> };

export type CheckoutNamesQueryVariables = Exact<{
  id: string | number;
  language: LanguageCodeEnum;
}>;


export type CheckoutNamesQuery = { checkout: { lines: Array<{ variant: { id: string, translation: { name: string } | null, product: { id: string, translation: { name: string | null } | null } } }>, shippingMethods: Array<{ id: string, translation: { name: string | null } | null }> } | null };

export type CheckoutLanguageMutationVariables = Exact<{
  id: string | number;
  language: LanguageCodeEnum;
}>;


export type CheckoutLanguageMutation = { checkoutLanguageCodeUpdate: { errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutTermsQueryVariables = Exact<{
  id: string | number;
}>;


export type CheckoutTermsQuery = { checkoutTerms: { version: string, statements: Array<{ key: string, title: string, text: string }>, consents: Array<{ returnClass: ReturnClass, text: string }> } | null };

export type CheckoutConsentGiveMutationVariables = Exact<{
  id: string | number;
  version: string;
  returnClasses: Array<ReturnClass> | ReturnClass;
}>;


export type CheckoutConsentGiveMutation = { checkoutConsentGive: { errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } };

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
  code?: string | null | undefined;
  card?: string | number | null | undefined;
}>;


export type CheckoutRemovePromoCodeMutation = { checkoutRemovePromoCode: { checkout: { id: string, email: string | null, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, channel: { slug: string, currencyCode: string }, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, amount: number }, priorUnitPrice: { currency: string, amount: number } | null, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, discount: { currency: string, amount: number } | null, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type ContactSendMutationVariables = Exact<{
  input: ContactInput;
}>;


export type ContactSendMutation = { contactSend: { errors: Array<{ field: string | null, message: string, code: string }> } };

export type CheckoutDeliveryAheadQueryVariables = Exact<{
  id: string | number;
}>;


export type CheckoutDeliveryAheadQuery = { checkoutDeliveryAhead: { missing: { currency: string, amount: number }, price: { currency: string, amount: number }, country: { code: string } } | null };

export type CheckoutDeliveryLostQueryVariables = Exact<{
  id: string | number;
}>;


export type CheckoutDeliveryLostQuery = { checkout: { delivery: { shippingMethod: { id: string, message: string | null } | null } | null } | null };

export type DesignQuoteQueryVariables = Exact<{
  channel: string;
  design: DesignInput;
  countryCode?: CountryCode | null | undefined;
}>;


export type DesignQuoteQuery = { designQuote: { currency: string, pricedAt: string, lines: Array<{ kind: string, reference: string, name: string, variantId: string | null, quantity: number, areaCm2: number | null, available: number | null, verdict: string, reasons: Array<unknown>, unitPrice: { currency: string, amount: number }, totalPrice: { currency: string, amount: number } }>, subtotal: { currency: string, amount: number }, tax: { currency: string, amount: number }, shippingFrom: { currency: string, amount: number } | null, membership: { areaCm2: number, amount: { currency: string, amount: number } } | null, total: { currency: string, amount: number }, problems: Array<{ code: string, message: string, reference: string | null }> } };

export type CheckoutDesignsQueryVariables = Exact<{
  checkoutId: string | number;
}>;


export type CheckoutDesignsQuery = { checkoutDesigns: Array<{ id: string, title: string, templateSlug: string, thumbnail: string | null, lines: Array<{ reference: string, name: string, printWarnings: Array<{ code: string, mm: number | null, dpi: number | null, percent: number | null }> }> }> };

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

export type GarageQueryVariables = Exact<{
  userName: string;
}>;


export type GarageQuery = { garage: { userName: string, builds: Array<{ uuid: string, title: string, templateSlug: string, templateTitle: string, thumbnail: string | null, updatedAt: string, origin: { title: string, userName: string | null } | null }> } | null };

export type CheckoutGiftsQueryVariables = Exact<{
  id: string | number;
}>;


export type CheckoutGiftsQuery = { checkout: { giftCards: Array<{ id: string, last4CodeChars: string, isActive: boolean, expiryDate: string | null, currentBalance: { currency: string, amount: number } }>, transactions: Array<{ chargedAmount: { currency: string, amount: number } }> | null, totalBalance: { currency: string, amount: number } } | null };

export type GoodsSearchQueryVariables = Exact<{
  channel: string;
  search: string;
  first: number;
  language: LanguageCodeEnum;
}>;


export type GoodsSearchQuery = { products: { totalCount: number | null, edges: Array<{ node: { name: string, slug: string, isAvailableForPurchase: boolean | null, translation: { name: string | null } | null, thumbnail: { url: string } | null, pricing: { displayGrossPrices: boolean, priceRange: { start: { gross: { amount: number, currency: string }, net: { amount: number, currency: string } } | null, stop: { gross: { amount: number } } | null } | null } | null } }> } | null };

export type MembershipFieldsFragment = { id: string, status: MembershipStatus, period: MembershipPeriod, endsAt: string | null, graceUntil: string | null, endedAt: string | null, canCancel: boolean, canResume: boolean, canSaveCard: boolean, channel: string, nextPeriod: MembershipPeriod | null, plan: { id: string, name: string }, quota: { areaCm2: number, leftCm2: number, until: string } | null, nextPayment: { dueAt: string | null, token: string | null, amount: { currency: string, amount: number } } | null, nextPlan: { id: string, name: string } | null, card: { brand: string, last4: string, expMonth: number, expYear: number } | null, charge: { nextAt: string | null, failure: string | null } | null };

export type MembershipPlansQueryVariables = Exact<{
  channel: string;
  language: LanguageCodeEnum;
}>;


export type MembershipPlansQuery = { membershipPlans: Array<{ id: string, slug: string, name: string, description: string, monthlyAreaCm2: number, isDemo: boolean, prices: Array<{ period: MembershipPeriod, includesTax: boolean, price: { currency: string, amount: number } }> }> };

export type MyMembershipQueryVariables = Exact<{
  language: LanguageCodeEnum;
}>;


export type MyMembershipQuery = { myMembership: { id: string, status: MembershipStatus, period: MembershipPeriod, endsAt: string | null, graceUntil: string | null, endedAt: string | null, canCancel: boolean, canResume: boolean, canSaveCard: boolean, channel: string, nextPeriod: MembershipPeriod | null, plan: { id: string, name: string }, quota: { areaCm2: number, leftCm2: number, until: string } | null, nextPayment: { dueAt: string | null, token: string | null, amount: { currency: string, amount: number } } | null, nextPlan: { id: string, name: string } | null, card: { brand: string, last4: string, expMonth: number, expYear: number } | null, charge: { nextAt: string | null, failure: string | null } | null } | null };

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


export type MembershipCancelMutation = { membershipCancel: { membership: { id: string, status: MembershipStatus, period: MembershipPeriod, endsAt: string | null, graceUntil: string | null, endedAt: string | null, canCancel: boolean, canResume: boolean, canSaveCard: boolean, channel: string, nextPeriod: MembershipPeriod | null, plan: { id: string, name: string }, quota: { areaCm2: number, leftCm2: number, until: string } | null, nextPayment: { dueAt: string | null, token: string | null, amount: { currency: string, amount: number } } | null, nextPlan: { id: string, name: string } | null, card: { brand: string, last4: string, expMonth: number, expYear: number } | null, charge: { nextAt: string | null, failure: string | null } | null } | null, errors: Array<{ message: string, code: string }> } };

export type MembershipResumeMutationVariables = Exact<{
  language: LanguageCodeEnum;
}>;


export type MembershipResumeMutation = { membershipResume: { membership: { id: string, status: MembershipStatus, period: MembershipPeriod, endsAt: string | null, graceUntil: string | null, endedAt: string | null, canCancel: boolean, canResume: boolean, canSaveCard: boolean, channel: string, nextPeriod: MembershipPeriod | null, plan: { id: string, name: string }, quota: { areaCm2: number, leftCm2: number, until: string } | null, nextPayment: { dueAt: string | null, token: string | null, amount: { currency: string, amount: number } } | null, nextPlan: { id: string, name: string } | null, card: { brand: string, last4: string, expMonth: number, expYear: number } | null, charge: { nextAt: string | null, failure: string | null } | null } | null, errors: Array<{ message: string, code: string }> } };

export type MembershipCardRemoveMutationVariables = Exact<{
  language: LanguageCodeEnum;
}>;


export type MembershipCardRemoveMutation = { membershipCardRemove: { membership: { id: string, status: MembershipStatus, period: MembershipPeriod, endsAt: string | null, graceUntil: string | null, endedAt: string | null, canCancel: boolean, canResume: boolean, canSaveCard: boolean, channel: string, nextPeriod: MembershipPeriod | null, plan: { id: string, name: string }, quota: { areaCm2: number, leftCm2: number, until: string } | null, nextPayment: { dueAt: string | null, token: string | null, amount: { currency: string, amount: number } } | null, nextPlan: { id: string, name: string } | null, card: { brand: string, last4: string, expMonth: number, expYear: number } | null, charge: { nextAt: string | null, failure: string | null } | null } | null, errors: Array<{ message: string, code: string }> } };

export type MembershipCardBeginMutationVariables = Exact<{ [key: string]: never; }>;


export type MembershipCardBeginMutation = { membershipCardBegin: { setup: { clientSecret: string, consent: string, publishableKey: string, script: string } | null, errors: Array<{ message: string, code: string }> } };

export type MembershipCardKeepMutationVariables = Exact<{
  language: LanguageCodeEnum;
}>;


export type MembershipCardKeepMutation = { membershipCardKeep: { membership: { id: string, status: MembershipStatus, period: MembershipPeriod, endsAt: string | null, graceUntil: string | null, endedAt: string | null, canCancel: boolean, canResume: boolean, canSaveCard: boolean, channel: string, nextPeriod: MembershipPeriod | null, plan: { id: string, name: string }, quota: { areaCm2: number, leftCm2: number, until: string } | null, nextPayment: { dueAt: string | null, token: string | null, amount: { currency: string, amount: number } } | null, nextPlan: { id: string, name: string } | null, card: { brand: string, last4: string, expMonth: number, expYear: number } | null, charge: { nextAt: string | null, failure: string | null } | null } | null, errors: Array<{ message: string, code: string }> } };

export type MembershipPayMutationVariables = Exact<{ [key: string]: never; }>;


export type MembershipPayMutation = { membershipPay: { payment: { transactionId: string, clientSecret: string, method: string, publishableKey: string, script: string } | null, errors: Array<{ message: string, code: string }> } };

export type MembershipChangeOfferQueryVariables = Exact<{
  planId: string | number;
  period: MembershipPeriod;
}>;


export type MembershipChangeOfferQuery = { membershipChangeOffer: { isNow: boolean, at: string | null, price: { currency: string, amount: number }, credit: { currency: string, amount: number }, due: { currency: string, amount: number } } | null };

export type MembershipChangeMutationVariables = Exact<{
  planId: string | number;
  period: MembershipPeriod;
  due?: number | null | undefined;
  language: LanguageCodeEnum;
}>;


export type MembershipChangeMutation = { membershipChange: { membership: { id: string, status: MembershipStatus, period: MembershipPeriod, endsAt: string | null, graceUntil: string | null, endedAt: string | null, canCancel: boolean, canResume: boolean, canSaveCard: boolean, channel: string, nextPeriod: MembershipPeriod | null, plan: { id: string, name: string }, quota: { areaCm2: number, leftCm2: number, until: string } | null, nextPayment: { dueAt: string | null, token: string | null, amount: { currency: string, amount: number } } | null, nextPlan: { id: string, name: string } | null, card: { brand: string, last4: string, expMonth: number, expYear: number } | null, charge: { nextAt: string | null, failure: string | null } | null } | null, errors: Array<{ message: string, code: string }> } };

export type OrderContactQueryVariables = Exact<{
  token: string;
  checkoutId?: string | number | null | undefined;
}>;


export type OrderContactQuery = { orderContact: { email: string, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null } | null };

export type OrderTermsQueryVariables = Exact<{
  token: string;
}>;


export type OrderTermsQuery = { orderTerms: { deliveryFrom: string | null, deliveryUntil: string | null, withdrawalUntil: string | null } | null };

export type OrderReturnableQueryVariables = Exact<{
  token: string;
}>;


export type OrderReturnableQuery = { orderReturnable: Array<{ orderLineId: string, quantity: number }> };

export type OrderPaymentQueryVariables = Exact<{
  token: string;
}>;


export type OrderPaymentQuery = { orderPayment: { reference: string, dueAt: string | null, amount: { amount: number, currency: string }, account: { holder: string, bank: string, account: string, code: string } | null } | null };

export type OrderBasisQueryVariables = Exact<{
  token: string;
}>;


export type OrderBasisQuery = { orderByToken: { displayGrossPrices: boolean, deliveryMethod: { en: { name: string | null } | null, ko: { name: string | null } | null, ja: { name: string | null } | null } | null, transactions: Array<{ chargedAmount: { currency: string, amount: number }, refundedAmount: { currency: string, amount: number }, refundPendingAmount: { currency: string, amount: number }, paymentMethodDetails: { lastChars: string | null, name: string } | null }>, lines: Array<{ id: string, quantityToFulfill: number, isShippingRequired: boolean, translatedProductName: string, translatedVariantName: string, thumbnail: { url: string } | null }>, fulfillments: Array<{ id: string, fulfillmentOrder: number, lines: Array<{ id: string, quantity: number, orderLine: { id: string } | null }> | null }> } | null };

export type OrderTrackingQueryVariables = Exact<{
  token: string;
}>;


export type OrderTrackingQuery = { orderTracking: Array<{ fulfillmentId: string, url: string }> };

export type OrderWithdrawalQueryVariables = Exact<{
  token: string;
}>;


export type OrderWithdrawalQuery = { orderWithdrawal: { excluded: Array<string>, lines: Array<{ orderLineId: string, quantity: number }> } | null };

export type OrderWithdrawMutationVariables = Exact<{
  token: string;
  email?: string | null | undefined;
  name: string;
  lines: Array<OrderWithdrawLine> | OrderWithdrawLine;
}>;


export type OrderWithdrawMutation = { orderWithdraw: { errors: Array<{ field: string | null, code: OrderErrorCode }> } };

export type OrderByTokenQueryVariables = Exact<{
  token: string;
}>;


export type OrderByTokenQuery = { orderByToken: { id: string, number: string, created: string, status: OrderStatus, statusDisplay: string, paymentStatus: PaymentChargeStatusEnum, paymentStatusDisplay: string, isPaid: boolean, userEmail: string | null, shippingMethodName: string | null, channel: { slug: string, currencyCode: string }, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, lines: Array<{ id: string, productName: string, variantName: string, productSku: string | null, quantity: number, quantityFulfilled: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } }>, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, total: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, undiscountedTotal: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalCharged: { currency: string, amount: number }, discounts: Array<{ type: OrderDiscountType, name: string | null, total: { currency: string, amount: number } }>, fulfillments: Array<{ id: string, status: FulfillmentStatus, trackingNumber: string, created: string }>, transactions: Array<{ refundedAmount: { currency: string, amount: number }, refundPendingAmount: { currency: string, amount: number } }> } | null };

export type OrderDesignsQueryVariables = Exact<{
  token: string;
}>;


export type OrderDesignsQuery = { orderDesigns: Array<{ id: string, title: string, build: unknown, thumbnail: string | null, total: { currency: string, amount: number }, proof: { version: number, state: ProofState, decidedAt: string | null } | null }> };

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

export type MyDataLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type MyDataLinkMutation = { myDataLink: { url: string | null, errors: Array<{ field: string | null, code: AccountErrorCode }> } };

export type RequestEmailChangeMutationVariables = Exact<{
  newEmail: string;
  password: string;
  redirectUrl: string;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { errors: Array<{ field: string | null, code: AccountErrorCode }> } | null };

export type SendConfirmationEmailMutationVariables = Exact<{
  channel: string;
  redirectUrl: string;
}>;


export type SendConfirmationEmailMutation = { sendConfirmationEmail: { errors: Array<{ field: string | null, code: SendConfirmationEmailErrorCode }> } | null };

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


export type OrderReturnsQuery = { orderReturnRequests: Array<{ id: string, status: ReturnRequestStatus, refundStatus: ReturnRefundStatus | null, refundDueAt: string | null, declaredAt: string | null, createdAt: string, lines: Array<{ quantity: number, orderLine: { id: string } | null }> }> };

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


export type OrderPapersMutation = { orderInvoiceLink: { number: string | null, url: string | null, confirmationUrl: string | null, creditNotes: Array<{ number: string, url: string, total: { amount: number, currency: string } }>, errors: Array<{ code: OrderErrorCode }> } };

export type OwnProofFragment = { design: string, title: string, version: number, state: ProofState, sentAt: string, expiresAt: string, isShown: boolean, decision: { kind: ProofDecisionKind, name: string, text: string, at: string } | null };

export type OrderOwnProofsQueryVariables = Exact<{
  token: string;
}>;


export type OrderOwnProofsQuery = { orderOwnProofs: Array<{ design: string, title: string, version: number, state: ProofState, sentAt: string, expiresAt: string, isShown: boolean, decision: { kind: ProofDecisionKind, name: string, text: string, at: string } | null }> };

export type OrderProofLinkMutationVariables = Exact<{
  token: string;
  email?: string | null | undefined;
  design: string;
  version: number;
}>;


export type OrderProofLinkMutation = { orderProofLink: { link: string | null, errors: Array<{ code: ProofErrorCode, field: string | null }> } };

export type OrderProofChangesMutationVariables = Exact<{
  token: string;
  email?: string | null | undefined;
  design: string;
  version: number;
  name: string;
  text: string;
}>;


export type OrderProofChangesMutation = { orderProofChanges: { proofs: Array<{ design: string, title: string, version: number, state: ProofState, sentAt: string, expiresAt: string, isShown: boolean, decision: { kind: ProofDecisionKind, name: string, text: string, at: string } | null }>, errors: Array<{ code: ProofErrorCode, field: string | null }> } };

export type PaymentGatewaysQueryVariables = Exact<{
  id: string | number;
}>;


export type PaymentGatewaysQuery = { checkout: { id: string, availablePaymentGateways: Array<{ id: string, name: string, config: Array<{ field: string, value: string | null }> }> } | null };

export type TransactionInitializeMutationVariables = Exact<{
  id: string | number;
  gateway: string;
  data?: unknown;
  amount?: unknown;
}>;


export type TransactionInitializeMutation = { transactionInitialize: { data: unknown, transaction: { id: string } | null, transactionEvent: { type: TransactionEventTypeEnum | null } | null, errors: Array<{ field: string | null, message: string | null, code: TransactionInitializeErrorCode }> } | null };

export type TransactionProcessMutationVariables = Exact<{
  id: string | number;
}>;


export type TransactionProcessMutation = { transactionProcess: { transaction: { id: string } | null, transactionEvent: { type: TransactionEventTypeEnum | null, message: string } | null, errors: Array<{ field: string | null, message: string | null, code: TransactionProcessErrorCode }> } | null };

export type PreparedOrderQueryVariables = Exact<{
  token: string;
  language: LanguageCodeEnum;
}>;


export type PreparedOrderQuery = { preparedOrder: { orderToken: string | null, validUntil: string, checkout: { id: string, quantity: number, isShippingRequired: boolean, displayGrossPrices: boolean, voucherCode: string | null, discountName: string | null, discount: { currency: string, amount: number } | null, channel: { slug: string, currencyCode: string }, shippingMethods: Array<{ id: string, price: { currency: string, amount: number } }>, deliveryMethod: { id: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, undiscountedTotalPrice: { currency: string, amount: number }, variant: { id: string, name: string, sku: string | null, translation: { name: string } | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null, translation: { name: string | null } | null } } }>, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null } | null };

export type PresentAddressQueryVariables = Exact<{
  kind: AddressRedirectKind;
  slug: string;
}>;


export type PresentAddressQuery = { presentAddress: string | null };

export type ProductSafetyQueryVariables = Exact<{
  slug: string;
}>;


export type ProductSafetyQuery = { productSafety: { isOwn: boolean, manufacturer: { name: string, address: string, email: string }, responsible: { name: string, address: string, email: string } | null, warnings: Array<{ language: string, text: string }> } | null };

export type ProductTermsQueryVariables = Exact<{
  slug: string;
}>;


export type ProductTermsQuery = { productSafety: { isOwn: boolean, manufacturer: { name: string, address: string, email: string }, responsible: { name: string, address: string, email: string } | null, warnings: Array<{ language: string, text: string }> } | null, giftCardPeriod: { amount: number, type: TimePeriodTypeEnum } | null };

export type SafetyFieldsFragment = { isOwn: boolean, manufacturer: { name: string, address: string, email: string }, responsible: { name: string, address: string, email: string } | null, warnings: Array<{ language: string, text: string }> };

export type StaffProductSafetyMutationVariables = Exact<{
  slug: string;
  manufacturer?: SafetyContactInput | null | undefined;
  responsible?: SafetyContactInput | null | undefined;
  warnings?: Array<SafetyWarningInput> | SafetyWarningInput | null | undefined;
}>;


export type StaffProductSafetyMutation = { productSafetySave: { errors: Array<{ field: string | null, message: string, code: string }> } };

export type ProofSheetFragment = { version: number, state: ProofState, orderNumber: string, title: string, message: string, createdAt: string, expiresAt: string, isLinkOpen: boolean, pieces: Array<{ number: number, panel: string, kind: string, film: string, width: number, height: number, dpi: number | null, warnings: Array<ProofWarning>, picture: string, inks: Array<{ color: string, printed: string }> }>, comments: Array<{ id: string, answers: string | null, isStaff: boolean, name: string, text: string, at: string, place: { piece: number | null, x: number | null, y: number | null, point: Array<number> | null, normal: Array<number> | null } | null }>, decision: { kind: ProofDecisionKind, name: string, text: string, at: string } | null };

export type ProofCommentMutationVariables = Exact<{
  token: string;
  name: string;
  text: string;
  place?: ProofPlaceInput | null | undefined;
  answers?: string | null | undefined;
}>;


export type ProofCommentMutation = { proofComment: { proof: { version: number, state: ProofState, orderNumber: string, title: string, message: string, createdAt: string, expiresAt: string, isLinkOpen: boolean, pieces: Array<{ number: number, panel: string, kind: string, film: string, width: number, height: number, dpi: number | null, warnings: Array<ProofWarning>, picture: string, inks: Array<{ color: string, printed: string }> }>, comments: Array<{ id: string, answers: string | null, isStaff: boolean, name: string, text: string, at: string, place: { piece: number | null, x: number | null, y: number | null, point: Array<number> | null, normal: Array<number> | null } | null }>, decision: { kind: ProofDecisionKind, name: string, text: string, at: string } | null } | null, errors: Array<{ code: ProofErrorCode, field: string | null }> } };

export type ProofDecideMutationVariables = Exact<{
  token: string;
  kind: ProofDecisionKind;
  name: string;
  text?: string | null | undefined;
}>;


export type ProofDecideMutation = { proofDecide: { proof: { version: number, state: ProofState, orderNumber: string, title: string, message: string, createdAt: string, expiresAt: string, isLinkOpen: boolean, pieces: Array<{ number: number, panel: string, kind: string, film: string, width: number, height: number, dpi: number | null, warnings: Array<ProofWarning>, picture: string, inks: Array<{ color: string, printed: string }> }>, comments: Array<{ id: string, answers: string | null, isStaff: boolean, name: string, text: string, at: string, place: { piece: number | null, x: number | null, y: number | null, point: Array<number> | null, normal: Array<number> | null } | null }>, decision: { kind: ProofDecisionKind, name: string, text: string, at: string } | null } | null, errors: Array<{ code: ProofErrorCode, field: string | null }> } };

export type ProofByLinkQueryVariables = Exact<{
  token: string;
}>;


export type ProofByLinkQuery = { proof: { version: number, state: ProofState, orderNumber: string, title: string, message: string, createdAt: string, expiresAt: string, isLinkOpen: boolean, pieces: Array<{ number: number, panel: string, kind: string, film: string, width: number, height: number, dpi: number | null, warnings: Array<ProofWarning>, picture: string, inks: Array<{ color: string, printed: string }> }>, comments: Array<{ id: string, answers: string | null, isStaff: boolean, name: string, text: string, at: string, place: { piece: number | null, x: number | null, y: number | null, point: Array<number> | null, normal: Array<number> | null } | null }>, decision: { kind: ProofDecisionKind, name: string, text: string, at: string } | null } | null };

export type QuoteSaveMutationVariables = Exact<{
  checkoutId: string | number;
}>;


export type QuoteSaveMutation = { quoteSave: { quote: { token: string } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } };

export type QuoteToCheckoutMutationVariables = Exact<{
  token: string;
}>;


export type QuoteToCheckoutMutation = { quoteToCheckout: { checkout: { id: string, quantity: number, channel: { slug: string, currencyCode: string } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } };

export type RoadHintFieldsFragment = { value: number | null, slots: Array<string>, lamps: Array<{ lamp: string, sold: string, now: string | null }>, rule: { id: string, kind: RoadRuleKind, limit: number | null, source: string, sourceUrl: string | null, checkedOn: string, isStale: boolean, note: { en: string, ko: string, ja: string } } };

export type RoadCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type RoadCountriesQuery = { roadCountries: Array<string> };

export type RoadCheckQueryVariables = Exact<{
  templateSlug: string;
  build: unknown;
  country: CountryCode;
}>;


export type RoadCheckQuery = { roadCheck: { hints: Array<{ value: number | null, slots: Array<string>, lamps: Array<{ lamp: string, sold: string, now: string | null }>, rule: { id: string, kind: RoadRuleKind, limit: number | null, source: string, sourceUrl: string | null, checkedOn: string, isStale: boolean, note: { en: string, ko: string, ja: string } } }> } | null };

export type OrderRoadChecksQueryVariables = Exact<{
  token: string;
  country: CountryCode;
}>;


export type OrderRoadChecksQuery = { orderDesigns: Array<{ id: string, title: string, roadCheck: { hints: Array<{ value: number | null, slots: Array<string>, lamps: Array<{ lamp: string, sold: string, now: string | null }>, rule: { id: string, kind: RoadRuleKind, limit: number | null, source: string, sourceUrl: string | null, checkedOn: string, isStale: boolean, note: { en: string, ko: string, ja: string } } }> } | null }> };

export type SavedAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedAddressesQuery = { me: { id: string, firstName: string, lastName: string, addresses: Array<{ id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, isDefaultShippingAddress: boolean | null, isDefaultBillingAddress: boolean | null, country: { code: string, country: string } }> } | null };

export type SavedQuoteQueryVariables = Exact<{
  token: string;
  language?: LanguageCodeEnum | null | undefined;
}>;


export type SavedQuoteQuery = { savedQuote: { token: string, pdfUrl: string, channel: string, validUntil: string, isValid: boolean, note: string, pricesIncludeTax: boolean, isShippingRequired: boolean, lines: Array<{ variantId: string, sku: string, name: string, quantity: number, designTitle: string | null, productName: string, variantName: string, unitPrice: { amount: number, currency: string }, metadata: Array<{ key: string, value: string }> }>, total: { net: { amount: number, currency: string }, gross: { amount: number, currency: string }, tax: { amount: number, currency: string } } } | null };

export type ShopFrameQueryVariables = Exact<{
  channel: string;
  language: LanguageCodeEnum;
}>;


export type ShopFrameQuery = { channel: { id: string, slug: string, name: string, currencyCode: string } | null, categories: { edges: Array<{ node: { id: string, slug: string, name: string, description: string | null, seoTitle: string | null, seoDescription: string | null, translation: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, products: { totalCount: number | null } | null } }> } | null, collections: { edges: Array<{ node: { id: string, slug: string, name: string, description: string | null, seoTitle: string | null, seoDescription: string | null, backgroundImage: { url: string, alt: string | null } | null, translation: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null } }> } | null, vehicles: Array<{ slug: string, make: string, model: string, yearFrom: number, yearTo: number | null, boltCount: number, boltPcd: number, centreBore: number }> };

export type ShopFacetsQueryVariables = Exact<{
  channel: string;
  language: LanguageCodeEnum;
  search?: string | null | undefined;
  filter?: ProductFilterInput | null | undefined;
  chosen?: Array<AttributeInput> | AttributeInput | null | undefined;
  price?: PriceRangeInput | null | undefined;
}>;


export type ShopFacetsQuery = { productFacets: { attributes: Array<{ attribute: { slug: string, name: string, unit: MeasurementUnitsEnum | null, translation: { name: string } | null }, values: Array<{ count: number, value: { slug: string | null, name: string | null, value: string | null, translation: { name: string } | null } }> }>, prices: Array<{ count: number, from: { amount: number }, to: { amount: number } }>, categories: Array<{ count: number, category: { slug: string } }> } | null };

export type ShopTileFieldsFragment = { id: string, slug: string, name: string, isAvailableForPurchase: boolean | null, translation: { name: string | null } | null, thumbnail: { url: string } | null, attributes: Array<{ attribute: { slug: string }, values: Array<{ value: string | null }> }>, pricing: { displayGrossPrices: boolean, onSale: boolean | null, priceRangeUndiscounted: { start: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null } | null, priceRangePrior: { start: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null } | null, priceRange: { start: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null, stop: { gross: { amount: number } } | null } | null } | null, variants: Array<{ id: string, name: string, quantityAvailable: number | null, trackInventory: boolean, translation: { name: string } | null }> | null };

export type RelatedGoodsQueryVariables = Exact<{
  channel: string;
  slug: string;
  car?: string | null | undefined;
  language: LanguageCodeEnum;
}>;


export type RelatedGoodsQuery = { relatedProducts: Array<{ reason: RelatedProductReason, product: { id: string, slug: string, name: string, isAvailableForPurchase: boolean | null, translation: { name: string | null } | null, thumbnail: { url: string } | null, attributes: Array<{ attribute: { slug: string }, values: Array<{ value: string | null }> }>, pricing: { displayGrossPrices: boolean, onSale: boolean | null, priceRangeUndiscounted: { start: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null } | null, priceRangePrior: { start: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null } | null, priceRange: { start: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null, stop: { gross: { amount: number } } | null } | null } | null, variants: Array<{ id: string, name: string, quantityAvailable: number | null, trackInventory: boolean, translation: { name: string } | null }> | null } }> };

export type TilesOfSlugsQueryVariables = Exact<{
  channel: string;
  language: LanguageCodeEnum;
  slugs: Array<string> | string;
  first: number;
}>;


export type TilesOfSlugsQuery = { products: { edges: Array<{ node: { id: string, slug: string, name: string, isAvailableForPurchase: boolean | null, translation: { name: string | null } | null, thumbnail: { url: string } | null, attributes: Array<{ attribute: { slug: string }, values: Array<{ value: string | null }> }>, pricing: { displayGrossPrices: boolean, onSale: boolean | null, priceRangeUndiscounted: { start: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null } | null, priceRangePrior: { start: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null } | null, priceRange: { start: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null, stop: { gross: { amount: number } } | null } | null } | null, variants: Array<{ id: string, name: string, quantityAvailable: number | null, trackInventory: boolean, translation: { name: string } | null }> | null } }> } | null };

export type ShopProductsQueryVariables = Exact<{
  channel: string;
  language: LanguageCodeEnum;
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  filter?: ProductFilterInput | null | undefined;
  sortBy?: ProductOrder | null | undefined;
}>;


export type ShopProductsQuery = { searchReading: { corrected: string | null, isPartial: boolean } | null, products: { totalCount: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, slug: string, name: string, isAvailableForPurchase: boolean | null, translation: { name: string | null } | null, thumbnail: { url: string } | null, attributes: Array<{ attribute: { slug: string }, values: Array<{ value: string | null }> }>, pricing: { displayGrossPrices: boolean, onSale: boolean | null, priceRangeUndiscounted: { start: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null } | null, priceRangePrior: { start: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null } | null, priceRange: { start: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null, stop: { gross: { amount: number } } | null } | null } | null, variants: Array<{ id: string, name: string, quantityAvailable: number | null, trackInventory: boolean, translation: { name: string } | null }> | null } }> } | null };

export type ShopProductQueryVariables = Exact<{
  channel: string;
  slug: string;
  language: LanguageCodeEnum;
  country: CountryCode;
}>;


export type ShopProductQuery = { productPictureTexts: Array<{ url: string, text: string }>, product: { id: string, slug: string, name: string, description: string | null, seoTitle: string | null, seoDescription: string | null, created: string, isAvailableForPurchase: boolean | null, translation: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, productType: { kind: ProductTypeKindEnum }, category: { slug: string, name: string, translation: { name: string | null } | null } | null, media: Array<{ url: string, alt: string }> | null, attributes: Array<{ attribute: { slug: string, name: string, unit: MeasurementUnitsEnum | null, translation: { name: string } | null }, values: Array<{ slug: string | null, name: string | null, value: string | null, translation: { name: string } | null }> }>, pricing: { displayGrossPrices: boolean } | null, variants: Array<{ id: string, name: string, sku: string | null, quantityAvailable: number | null, quantityLimitPerCustomer: number | null, trackInventory: boolean, translation: { name: string } | null, weight: { value: number } | null, media: Array<{ url: string }> | null, attributes: Array<{ attribute: { slug: string, name: string, unit: MeasurementUnitsEnum | null, translation: { name: string } | null }, values: Array<{ name: string | null, value: string | null, translation: { name: string } | null }> }>, pricing: { onSale: boolean | null, priceUndiscounted: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null, pricePrior: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null, price: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } | null } | null }> | null } | null, shop: { availableShippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, minimumOrderPrice: { amount: number, currency: string } | null, maximumOrderPrice: { amount: number, currency: string } | null, translation: { name: string | null } | null }> | null } };

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

export type GoodsPartsQueryVariables = Exact<{
  channel: string;
}>;


export type GoodsPartsQuery = { goodsParts: Array<{ number: number, count: number }> };

export type GoodsSlugsQueryVariables = Exact<{
  channel: string;
  part: number;
}>;


export type GoodsSlugsQuery = { goodsSlugs: Array<string> };

export type SiteTextsQueryVariables = Exact<{
  language: LanguageCodeEnum;
  preview?: string | null | undefined;
}>;


export type SiteTextsQuery = { siteTexts: Array<{ key: string, value: string }>, homePictures: Array<{ place: string, url: string, width: number, height: number, alt: string }> };

export type LegalQueryVariables = Exact<{
  key: string;
  language: LanguageCodeEnum;
  version?: number | null | undefined;
  preview?: string | null | undefined;
}>;


export type LegalQuery = { legal: { text: { version: number, effectiveAt: string | null, title: string, lead: string, content: string } | null, versions: Array<{ version: number, effectiveAt: string, isDefault: boolean }> } | null };

export type SitePageQueryVariables = Exact<{
  slug: string;
  language: LanguageCodeEnum;
}>;


export type SitePageQuery = { page: { title: string, content: string | null, seoTitle: string | null, seoDescription: string | null, translation: { title: string | null, content: string | null, seoTitle: string | null, seoDescription: string | null } | null } | null };

export type SitePageSlugsQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type SitePageSlugsQuery = { pages: { edges: Array<{ node: { slug: string } }> } | null };

export type SiteMenuItemFragment = { name: string, url: string | null, ko: { name: string } | null, ja: { name: string } | null, category: { slug: string } | null, collection: { slug: string } | null, page: { slug: string } | null };

export type SiteMenusQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteMenusQuery = { navbar: { items: Array<{ name: string, url: string | null, ko: { name: string } | null, ja: { name: string } | null, category: { slug: string } | null, collection: { slug: string } | null, page: { slug: string } | null }> | null } | null, footer: { items: Array<{ name: string, url: string | null, children: Array<{ name: string, url: string | null, ko: { name: string } | null, ja: { name: string } | null, category: { slug: string } | null, collection: { slug: string } | null, page: { slug: string } | null }> | null, ko: { name: string } | null, ja: { name: string } | null, category: { slug: string } | null, collection: { slug: string } | null, page: { slug: string } | null }> | null } | null, openChannels: Array<{ slug: string, name: string, currencyCode: string }>, shopNotices: Array<{ languageCode: LanguageCodeEnum, version: number, isDefault: boolean, name: string, representative: string, responsible: string, headOffice: string, branch: string, phone: string, email: string, website: string, registration: string, jpNumber: string, mailOrder: string, hosting: string, escrow: string }>, shopRules: { hasAccessibilityStatement: boolean } };

export type ShopNoticeFragment = { languageCode: LanguageCodeEnum, version: number, isDefault: boolean, name: string, representative: string, responsible: string, headOffice: string, branch: string, phone: string, email: string, website: string, registration: string, jpNumber: string, mailOrder: string, hosting: string, escrow: string };

export type StaffAttributeFragment = { id: string, name: string, slug: string, inputType: AttributeInputTypeEnum | null, unit: MeasurementUnitsEnum | null, ko: { name: string } | null, ja: { name: string } | null };

export type StaffAttributeValueFragment = { id: string, name: string | null, slug: string | null, ko: { name: string } | null, ja: { name: string } | null };

export type StaffAttributeProblemFragment = { field: string | null, message: string | null, code: AttributeErrorCode };

export type StaffAttributesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffAttributesQuery = { attributes: { edges: Array<{ node: { id: string, name: string, slug: string, inputType: AttributeInputTypeEnum | null, unit: MeasurementUnitsEnum | null, choices: { totalCount: number | null, edges: Array<{ node: { name: string | null, ko: { name: string } | null, ja: { name: string } | null } }> } | null, ko: { name: string } | null, ja: { name: string } | null } }> } | null };

export type StaffAttributeQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffAttributeQuery = { attribute: { id: string, name: string, slug: string, inputType: AttributeInputTypeEnum | null, unit: MeasurementUnitsEnum | null, ko: { name: string } | null, ja: { name: string } | null } | null, attributeUses: { products: number, types: Array<{ isOfVariants: boolean, productType: { id: string, name: string } }>, values: Array<{ products: number, attributeValue: { id: string } | null }> } | null };

export type StaffAttributeValuesQueryVariables = Exact<{
  id: string | number;
  after?: string | null | undefined;
}>;


export type StaffAttributeValuesQuery = { attribute: { choices: { totalCount: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string | null, slug: string | null, ko: { name: string } | null, ja: { name: string } | null } }> } | null } | null };

export type StaffAttributeCreateMutationVariables = Exact<{
  input: AttributeCreateInput;
}>;


export type StaffAttributeCreateMutation = { attributeCreate: { attribute: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: AttributeErrorCode }> } | null };

export type StaffAttributeUpdateMutationVariables = Exact<{
  id: string | number;
  input: AttributeUpdateInput;
}>;


export type StaffAttributeUpdateMutation = { attributeUpdate: { errors: Array<{ field: string | null, message: string | null, code: AttributeErrorCode }> } | null };

export type StaffAttributeTranslateMutationVariables = Exact<{
  id: string | number;
  language: LanguageCodeEnum;
  name: string;
}>;


export type StaffAttributeTranslateMutation = { attributeTranslate: { errors: Array<{ field: string | null, message: string | null, code: TranslationErrorCode }> } | null };

export type StaffAttributeDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffAttributeDeleteMutation = { attributeDelete: { errors: Array<{ field: string | null, message: string | null, code: AttributeErrorCode }> } | null };

export type StaffValueCreateMutationVariables = Exact<{
  attribute: string | number;
  name: string;
}>;


export type StaffValueCreateMutation = { attributeValueCreate: { attributeValue: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: AttributeErrorCode }> } | null };

export type StaffValueUpdateMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type StaffValueUpdateMutation = { attributeValueUpdate: { errors: Array<{ field: string | null, message: string | null, code: AttributeErrorCode }> } | null };

export type StaffValueTranslateMutationVariables = Exact<{
  id: string | number;
  language: LanguageCodeEnum;
  name: string;
}>;


export type StaffValueTranslateMutation = { attributeValueTranslate: { errors: Array<{ field: string | null, message: string | null, code: TranslationErrorCode }> } | null };

export type StaffValueDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffValueDeleteMutation = { attributeValueDelete: { errors: Array<{ field: string | null, message: string | null, code: AttributeErrorCode }> } | null };

export type StaffValuesMoveMutationVariables = Exact<{
  attribute: string | number;
  id: string | number;
  by: number;
}>;


export type StaffValuesMoveMutation = { attributeReorderValues: { errors: Array<{ field: string | null, message: string | null, code: AttributeErrorCode }> } | null };

export type StaffAuditQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AuditFilterInput | null | undefined;
}>;


export type StaffAuditQuery = { auditLog: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, at: string, act: string, kind: AuditKind, ok: boolean | null, codes: Array<string>, fields: Array<string>, objects: Array<string>, ip: string, requestId: string, roles: Array<string>, actorId: string, actor: { email: string } | null } }> } };

export type StaffCollectionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type StaffCollectionsQuery = { collectionShelf: Array<{ isPublished: boolean, productCount: number, collection: { id: string, name: string, slug: string, ko: { name: string | null } | null, ja: { name: string | null } | null, backgroundImage: { url: string } | null, channelListings: Array<{ isPublished: boolean, publishedAt: string | null, channel: { name: string } }> | null } }> };

export type StaffCollectionQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffCollectionQuery = { shelfCollection: { isPublished: boolean, productCount: number, collection: { id: string, name: string, slug: string, description: string | null, seoTitle: string | null, seoDescription: string | null, ko: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, ja: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, backgroundImage: { url: string, alt: string | null } | null, channelListings: Array<{ id: string, isPublished: boolean, publishedAt: string | null, channel: { id: string, name: string } }> | null }, members: Array<{ productId: string, name: string, isPublished: boolean, thumbnail: { url: string } | null }> } | null };

export type StaffCollectionProblemFragment = { field: string | null, message: string | null, code: CollectionErrorCode };

export type StaffCollectionCreateMutationVariables = Exact<{
  input: CollectionCreateInput;
}>;


export type StaffCollectionCreateMutation = { collectionCreate: { collection: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: CollectionErrorCode }> } | null };

export type StaffCollectionUpdateMutationVariables = Exact<{
  id: string | number;
  input: CollectionInput;
}>;


export type StaffCollectionUpdateMutation = { collectionUpdate: { errors: Array<{ field: string | null, message: string | null, code: CollectionErrorCode }> } | null };

export type StaffCollectionTranslateMutationVariables = Exact<{
  id: string | number;
  language: LanguageCodeEnum;
  input: TranslationInput;
}>;


export type StaffCollectionTranslateMutation = { collectionTranslate: { errors: Array<{ field: string | null, message: string | null, code: TranslationErrorCode }> } | null };

export type StaffCollectionDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffCollectionDeleteMutation = { collectionDelete: { errors: Array<{ field: string | null, message: string | null, code: CollectionErrorCode }> } | null };

export type StaffCollectionAddMutationVariables = Exact<{
  id: string | number;
  products: Array<string | number> | string | number;
}>;


export type StaffCollectionAddMutation = { collectionAddProducts: { errors: Array<{ field: string | null, message: string | null, code: CollectionErrorCode }> } | null };

export type StaffCollectionTakeMutationVariables = Exact<{
  id: string | number;
  products: Array<string | number> | string | number;
}>;


export type StaffCollectionTakeMutation = { collectionRemoveProducts: { errors: Array<{ field: string | null, message: string | null, code: CollectionErrorCode }> } | null };

export type StaffCollectionOrderMutationVariables = Exact<{
  id: string | number;
  moves: Array<MoveProductInput> | MoveProductInput;
}>;


export type StaffCollectionOrderMutation = { collectionReorderProducts: { errors: Array<{ field: string | null, message: string | null, code: CollectionErrorCode }> } | null };

export type StaffCollectionListingMutationVariables = Exact<{
  id: string | number;
  input: CollectionChannelListingUpdateInput;
}>;


export type StaffCollectionListingMutation = { collectionChannelListingUpdate: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffContentDocumentsQueryVariables = Exact<{
  kind: ContentKind;
}>;


export type StaffContentDocumentsQuery = { contentDocuments: Array<{ key: string, languages: Array<LanguageCodeEnum>, changedAt: string | null }> };

export type StaffContentDocumentQueryVariables = Exact<{
  kind: ContentKind;
  key: string;
  language: LanguageCodeEnum;
}>;


export type StaffContentDocumentQuery = { contentDocument: { key: string, version: number, texts: Array<{ key: string, group: string, role: ContentRole, default: string, value: string | null, places: Array<string>, isLong: boolean }> } | null };

export type StaffContentHistoryQueryVariables = Exact<{
  kind: ContentKind;
  key: string;
  language?: LanguageCodeEnum | null | undefined;
}>;


export type StaffContentHistoryQuery = { contentHistory: Array<{ id: string, version: number, at: string, effectiveAt: string, isDefault: boolean, changed: Array<string>, texts: Array<{ key: string, value: string }>, pictures: Array<{ place: string, url: string }>, author: { id: string, email: string, firstName: string, lastName: string } | null }> };

export type StaffContentSaveMutationVariables = Exact<{
  kind: ContentKind;
  key: string;
  language: LanguageCodeEnum;
  version?: number | null | undefined;
  texts: Array<ContentTextInput> | ContentTextInput;
}>;


export type StaffContentSaveMutation = { contentSave: { document: { key: string, version: number } | null, errors: Array<{ field: string | null, code: ContentErrorCode, message: string | null, places: Array<string> }> } };

export type StaffContentRestoreMutationVariables = Exact<{
  kind: ContentKind;
  key: string;
  language?: LanguageCodeEnum | null | undefined;
  version: number;
}>;


export type StaffContentRestoreMutation = { contentRestore: { document: { key: string, version: number } | null, errors: Array<{ field: string | null, code: ContentErrorCode, message: string | null }> } };

export type StaffContentPreviewMutationVariables = Exact<{
  kind: ContentKind;
  key: string;
  language: LanguageCodeEnum;
  texts: Array<ContentTextInput> | ContentTextInput;
}>;


export type StaffContentPreviewMutation = { contentPreview: { token: string | null, errors: Array<{ field: string | null, code: ContentErrorCode, message: string | null, places: Array<string> }> } };

export type StaffMailSampleMutationVariables = Exact<{
  key: string;
  language: LanguageCodeEnum;
  texts: Array<ContentTextInput> | ContentTextInput;
}>;


export type StaffMailSampleMutation = { mailSample: { mail: { subject: string, text: string, html: string } | null, errors: Array<{ field: string | null, code: ContentErrorCode, message: string | null, places: Array<string> }> } };

export type StaffMailSampleSendMutationVariables = Exact<{
  key: string;
  language: LanguageCodeEnum;
  texts: Array<ContentTextInput> | ContentTextInput;
}>;


export type StaffMailSampleSendMutation = { mailSampleSend: { mail: { subject: string } | null, errors: Array<{ field: string | null, code: ContentErrorCode, message: string | null, places: Array<string> }> } };

export type StaffLegalDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffLegalDocumentsQuery = { legalDocuments: Array<{ key: string, languageCode: LanguageCodeEnum, version: number, inForce: number, isDefault: boolean, effectiveAt: string | null }> };

export type StaffLegalDocumentQueryVariables = Exact<{
  key: string;
  language: LanguageCodeEnum;
}>;


export type StaffLegalDocumentQuery = { legalDocument: { key: string, version: number, inForce: number, isDefault: boolean, effectiveAt: string | null, text: { title: string, lead: string, content: string } | null } | null };

export type StaffLegalSaveMutationVariables = Exact<{
  key: string;
  language: LanguageCodeEnum;
  version?: number | null | undefined;
  input: LegalInput;
}>;


export type StaffLegalSaveMutation = { legalSave: { errors: Array<{ field: string | null, code: ContentErrorCode, message: string | null, places: Array<string> }> } };

export type StaffLegalPreviewMutationVariables = Exact<{
  key: string;
  language: LanguageCodeEnum;
  input: LegalInput;
}>;


export type StaffLegalPreviewMutation = { legalPreview: { token: string | null, errors: Array<{ field: string | null, code: ContentErrorCode, message: string | null, places: Array<string> }> } };

export type StaffPagesQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type StaffPagesQuery = { pages: { totalCount: number | null, edges: Array<{ node: { id: string, title: string, slug: string, isPublished: boolean, publishedAt: string | null, ko: { title: string | null } | null, ja: { title: string | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type StaffPageQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffPageQuery = { page: { id: string, title: string, slug: string, content: string | null, seoTitle: string | null, seoDescription: string | null, isPublished: boolean, publishedAt: string | null, ko: { title: string | null, content: string | null, seoTitle: string | null, seoDescription: string | null } | null, ja: { title: string | null, content: string | null, seoTitle: string | null, seoDescription: string | null } | null } | null };

export type StaffPageCreateMutationVariables = Exact<{
  input: PageCreateInput;
}>;


export type StaffPageCreateMutation = { pageCreate: { page: { id: string } | null, errors: Array<{ field: string | null, code: PageErrorCode, message: string | null }> } | null };

export type StaffPageUpdateMutationVariables = Exact<{
  id: string | number;
  input: PageInput;
}>;


export type StaffPageUpdateMutation = { pageUpdate: { errors: Array<{ field: string | null, code: PageErrorCode, message: string | null }> } | null };

export type StaffPageTranslateMutationVariables = Exact<{
  id: string | number;
  language: LanguageCodeEnum;
  input: PageTranslationInput;
}>;


export type StaffPageTranslateMutation = { pageTranslate: { errors: Array<{ field: string | null, code: TranslationErrorCode, message: string | null }> } | null };

export type StaffPageDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffPageDeleteMutation = { pageDelete: { errors: Array<{ field: string | null, code: PageErrorCode, message: string | null }> } | null };

export type StaffMenuItemFragment = { id: string, name: string, level: number, url: string | null, ko: { name: string } | null, ja: { name: string } | null, category: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null } | null, collection: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null } | null, page: { id: string, title: string } | null };

export type StaffMenusQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffMenusQuery = { menus: { edges: Array<{ node: { id: string, name: string, slug: string, items: Array<{ id: string, name: string, level: number, url: string | null, children: Array<{ id: string, name: string, level: number, url: string | null, ko: { name: string } | null, ja: { name: string } | null, category: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null } | null, collection: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null } | null, page: { id: string, title: string } | null }> | null, ko: { name: string } | null, ja: { name: string } | null, category: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null } | null, collection: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null } | null, page: { id: string, title: string } | null }> | null } }> } | null };

export type StaffMenuTargetsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffMenuTargetsQuery = { categories: { edges: Array<{ node: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null } }> } | null, collections: { edges: Array<{ node: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null } }> } | null, pages: { edges: Array<{ node: { id: string, title: string } }> } | null };

export type StaffMenuCreateMutationVariables = Exact<{
  input: MenuCreateInput;
}>;


export type StaffMenuCreateMutation = { menuCreate: { menu: { id: string } | null, errors: Array<{ field: string | null, code: MenuErrorCode, message: string | null }> } | null };

export type StaffMenuDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffMenuDeleteMutation = { menuDelete: { errors: Array<{ field: string | null, code: MenuErrorCode, message: string | null }> } | null };

export type StaffMenuItemCreateMutationVariables = Exact<{
  input: MenuItemCreateInput;
}>;


export type StaffMenuItemCreateMutation = { menuItemCreate: { menuItem: { id: string } | null, errors: Array<{ field: string | null, code: MenuErrorCode, message: string | null }> } | null };

export type StaffMenuItemUpdateMutationVariables = Exact<{
  id: string | number;
  input: MenuItemInput;
}>;


export type StaffMenuItemUpdateMutation = { menuItemUpdate: { errors: Array<{ field: string | null, code: MenuErrorCode, message: string | null }> } | null };

export type StaffMenuItemTranslateMutationVariables = Exact<{
  id: string | number;
  language: LanguageCodeEnum;
  name?: string | null | undefined;
}>;


export type StaffMenuItemTranslateMutation = { menuItemTranslate: { errors: Array<{ field: string | null, code: TranslationErrorCode, message: string | null }> } | null };

export type StaffMenuItemDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffMenuItemDeleteMutation = { menuItemDelete: { errors: Array<{ field: string | null, code: MenuErrorCode, message: string | null }> } | null };

export type StaffMenuItemMoveMutationVariables = Exact<{
  menu: string | number;
  moves: Array<MenuItemMoveInput> | MenuItemMoveInput;
}>;


export type StaffMenuItemMoveMutation = { menuItemMove: { errors: Array<{ field: string | null, code: MenuErrorCode, message: string | null }> } | null };

export type StaffDeliveryQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffDeliveryQuery = { shippingZones: { edges: Array<{ node: { id: string, name: string, countries: Array<{ code: string }>, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, maximumOrderWeight: { value: number } | null, ko: { name: string | null } | null, ja: { name: string | null } | null, channelListings: Array<{ id: string, channel: { id: string }, price: { amount: number, currency: string } | null, minimumOrderPrice: { amount: number, currency: string } | null, maximumOrderPrice: { amount: number, currency: string } | null }> | null }> | null } }> } | null };

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

export type StaffDisputeFragment = { id: string, version: number, reference: string, state: DisputeState, reason: string, openedAt: string, dueAt: string | null, closedAt: string | null, submissions: number, amount: { amount: number, currency: string }, taken: { amount: number, currency: string }, evidence: { state: EvidenceState, text: string, message: string, confirmedAt: string, sentAt: string | null, facts: Array<{ fact: EvidenceFactName, value: string }> } | null, files: Array<{ id: string, kind: EvidenceKind, name: string, size: number, isMade: boolean }> };

export type StaffDisputesQueryVariables = Exact<{
  first: number;
  open?: boolean | null | undefined;
  order?: string | number | null | undefined;
}>;


export type StaffDisputesQuery = { disputes: { totalCount: number | null, edges: Array<{ node: { id: string, version: number, reference: string, state: DisputeState, reason: string, openedAt: string, dueAt: string | null, closedAt: string | null, submissions: number, order: { id: string, number: string } | null, amount: { amount: number, currency: string }, taken: { amount: number, currency: string }, evidence: { state: EvidenceState, text: string, message: string, confirmedAt: string, sentAt: string | null, facts: Array<{ fact: EvidenceFactName, value: string }> } | null, files: Array<{ id: string, kind: EvidenceKind, name: string, size: number, isMade: boolean }> } }> } };

export type StaffDisputeDraftQueryVariables = Exact<{
  order: string | number;
}>;


export type StaffDisputeDraftQuery = { disputes: { edges: Array<{ node: { id: string, version: number, draft: { text: string, facts: Array<{ fact: EvidenceFactName, value: string }>, documents: Array<{ kind: EvidenceKind, name: string }> } | null } }> } };

export type StaffDisputeProblemFragment = { field: string | null, message: string, code: string };

export type StaffDisputeFileAddMutationVariables = Exact<{
  id: string | number;
  kind: EvidenceKind;
  file: Blob;
}>;


export type StaffDisputeFileAddMutation = { disputeFileAdd: { errors: Array<{ field: string | null, message: string, code: string }> } };

export type StaffDisputeFileDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffDisputeFileDeleteMutation = { disputeFileDelete: { errors: Array<{ field: string | null, message: string, code: string }> } };

export type StaffDisputeAnswerMutationVariables = Exact<{
  id: string | number;
  version: number;
  text: string;
  facts: Array<EvidenceFactName> | EvidenceFactName;
  documents: Array<EvidenceKind> | EvidenceKind;
}>;


export type StaffDisputeAnswerMutation = { disputeAnswer: { errors: Array<{ field: string | null, message: string, code: string }> } };

export type StaffDisputeAcceptMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type StaffDisputeAcceptMutation = { disputeAccept: { errors: Array<{ field: string | null, message: string, code: string }> } };

export type StaffDraftsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: OrderDraftFilterInput | null | undefined;
  search?: string | null | undefined;
  sortBy?: OrderSortingInput | null | undefined;
}>;


export type StaffDraftsQuery = { draftOrders: { totalCount: number | null, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, created: string, updatedAt: string, userEmail: string | null, canFinalize: boolean, channel: { id: string, name: string }, shippingAddress: { firstName: string, lastName: string } | null, lines: Array<{ id: string, quantity: number }>, events: Array<{ id: string, type: OrderEventsEnum | null, date: string | null }>, total: { gross: { amount: number, currency: string } } } }> } | null };

export type StaffDraftQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffDraftQuery = { order: { id: string, number: string, status: OrderStatus, created: string, updatedAt: string, canFinalize: boolean, userEmail: string | null, languageCodeEnum: LanguageCodeEnum, customerNote: string, voucherCode: string | null, isShippingRequired: boolean, channel: { id: string, name: string, slug: string }, user: { id: string, email: string, firstName: string, lastName: string } | null, shippingAddress: { firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, price: { amount: number, currency: string } }>, deliveryMethod: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }>, subtotal: { gross: { amount: number, currency: string } }, shippingPrice: { gross: { amount: number, currency: string } }, total: { gross: { amount: number, currency: string }, tax: { amount: number, currency: string } }, discounts: Array<{ id: string, name: string | null, type: OrderDiscountType, total: { amount: number, currency: string } }>, lines: Array<{ id: string, productName: string, variantName: string, productSku: string | null, quantity: number, variant: { id: string, name: string, product: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null }, ko: { name: string } | null, ja: { name: string } | null } | null, metadata: Array<{ key: string, value: string }>, thumbnail: { url: string } | null, unitPrice: { gross: { amount: number, currency: string } }, totalPrice: { gross: { amount: number, currency: string } }, undiscountedTotalPrice: { gross: { amount: number, currency: string } } }>, events: Array<{ id: string, type: OrderEventsEnum | null, date: string | null, user: { email: string } | null }> } | null };

export type StaffDraftCustomerQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffDraftCustomerQuery = { user: { id: string, addresses: Array<{ id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } }> } | null, customerBuilds: Array<{ uuid: string, title: string, templateTitle: string, thumbnail: string | null }> };

export type StaffDraftCreateMutationVariables = Exact<{
  input: DraftOrderCreateInput;
}>;


export type StaffDraftCreateMutation = { draftOrderCreate: { order: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffDraftUpdateMutationVariables = Exact<{
  id: string | number;
  input: DraftOrderInput;
}>;


export type StaffDraftUpdateMutation = { draftOrderUpdate: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffDraftBuildAddMutationVariables = Exact<{
  id: string | number;
  build: string;
}>;


export type StaffDraftBuildAddMutation = { draftOrderDesignAdd: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } };

export type StaffDraftSendMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffDraftSendMutation = { draftOrderSend: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } };

export type StaffDraftCompleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffDraftCompleteMutation = { draftOrderComplete: { order: { id: string, number: string } | null, errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffDraftDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffDraftDeleteMutation = { draftOrderDelete: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } | null };

export type StaffOrderMailsQueryVariables = Exact<{
  order: string | number;
}>;


export type StaffOrderMailsQuery = { orderMails: Array<{ event: string, kind: OrderMailKind, sentAt: string, canRepeat: boolean }> };

export type StaffMailRepeatMutationVariables = Exact<{
  event: string | number;
}>;


export type StaffMailRepeatMutation = { orderMailRepeat: { errors: Array<{ field: string | null, message: string | null, code: OrderErrorCode }> } };

export type StaffExportFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffExportFilesQuery = { exportFiles: { edges: Array<{ node: { id: string, status: JobStatusEnum, createdAt: string, url: string | null } }> } | null };

export type StaffExportProductsMutationVariables = Exact<{
  input: ExportProductsInput;
}>;


export type StaffExportProductsMutation = { exportProducts: { errors: Array<{ field: string | null, message: string | null, code: ExportErrorCode }> } | null };

export type StaffSumFragment = { orders: number, gross: { amount: number, currency: string }, tax: { amount: number, currency: string }, refunded: { amount: number, currency: string }, average: { amount: number, currency: string } };

export type StaffSalesQueryVariables = Exact<{
  from: string;
  until: string;
}>;


export type StaffSalesQuery = { salesByDay: Array<{ channel: { id: string, name: string, currencyCode: string }, days: Array<{ day: string, sum: { orders: number, gross: { amount: number, currency: string }, tax: { amount: number, currency: string }, refunded: { amount: number, currency: string }, average: { amount: number, currency: string } } }>, total: { orders: number, gross: { amount: number, currency: string }, tax: { amount: number, currency: string }, refunded: { amount: number, currency: string }, average: { amount: number, currency: string } }, before: { orders: number, gross: { amount: number, currency: string }, tax: { amount: number, currency: string }, refunded: { amount: number, currency: string }, average: { amount: number, currency: string } } }>, bestSellers: Array<{ productName: string, variantName: string, pieces: number, variant: { id: string, name: string, product: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null }, ko: { name: string } | null, ja: { name: string } | null } | null }>, runningOut: Array<{ available: number, sold: number, daysLeft: number, variant: { id: string, sku: string | null, name: string, product: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null }, ko: { name: string } | null, ja: { name: string } | null } | null }> };

export type StaffFloorPieceFragment = { design: string, number: number, title: string, order: string, orderNumber: string, isOrderSent: boolean, currency: string, panel: string, kind: string, film: string, sheets: Array<number>, width: number, height: number, dpi: number | null, state: FloorState, approval: FloorApproval, isBlocked: boolean, batch: string | null, machine: string | null, reprints: number, picture: string | null, by: string, at: string | null };

export type StaffFloorBoardQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffFloorBoardQuery = { floorBoard: { machines: Array<string>, counts: Array<{ state: FloorState, film: string, pieces: number }>, batches: Array<{ id: string, number: number, film: string, machine: string, at: string, states: Array<{ state: FloorState, pieces: number }> }> } };

export type StaffFloorPiecesQueryVariables = Exact<{
  state?: FloorState | null | undefined;
  film?: string | null | undefined;
  batch?: string | number | null | undefined;
  order?: number | null | undefined;
  design?: string | null | undefined;
  sheet?: number | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type StaffFloorPiecesQuery = { floorPieces: { end: string | null, pieces: Array<{ design: string, number: number, title: string, order: string, orderNumber: string, isOrderSent: boolean, currency: string, panel: string, kind: string, film: string, sheets: Array<number>, width: number, height: number, dpi: number | null, state: FloorState, approval: FloorApproval, isBlocked: boolean, batch: string | null, machine: string | null, reprints: number, picture: string | null, by: string, at: string | null }> } };

export type StaffFloorPieceQueryVariables = Exact<{
  design: string;
  number: number;
}>;


export type StaffFloorPieceQuery = { floorPiece: { design: string, number: number, title: string, order: string, orderNumber: string, isOrderSent: boolean, currency: string, panel: string, kind: string, film: string, sheets: Array<number>, width: number, height: number, dpi: number | null, state: FloorState, approval: FloorApproval, isBlocked: boolean, batch: string | null, machine: string | null, reprints: number, picture: string | null, by: string, at: string | null, events: Array<{ kind: FloorEventKind, from: FloorState, to: FloorState, reason: string, by: string, at: string, cost: { amount: number, currency: string } | null }> } | null };

export type StaffFloorMoveMutationVariables = Exact<{
  pieces: Array<FloorPieceInput> | FloorPieceInput;
  from: FloorState;
  to: FloorState;
}>;


export type StaffFloorMoveMutation = { floorMove: { moved: number, errors: Array<{ code: FloorErrorCode, field: string | null, message: string }> } };

export type StaffFloorReprintMutationVariables = Exact<{
  design: string;
  number: number;
  from: FloorState;
  reason: string;
  cost?: number | null | undefined;
}>;


export type StaffFloorReprintMutation = { floorReprint: { errors: Array<{ code: FloorErrorCode, field: string | null, message: string }> } };

export type StaffFloorBatchMakeMutationVariables = Exact<{
  machine: string;
  pieces: Array<FloorPieceInput> | FloorPieceInput;
}>;


export type StaffFloorBatchMakeMutation = { floorBatchMake: { moved: number, errors: Array<{ code: FloorErrorCode, field: string | null, message: string }> } };

export type StaffFloorLotsQueryVariables = Exact<{
  design: string;
}>;


export type StaffFloorLotsQuery = { floorLots: Array<{ film: string, sheet: number, filmLot: string, laminateLot: string }> };

export type StaffFloorLotsSaveMutationVariables = Exact<{
  sheet?: FloorSheetInput | null | undefined;
  batch?: string | number | null | undefined;
  filmLot: string;
  laminateLot: string;
}>;


export type StaffFloorLotsSaveMutation = { floorLotsSave: { sheets: number, errors: Array<{ code: FloorErrorCode, field: string | null, message: string }> } };

export type StaffProductionRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffProductionRulesQuery = { productionRules: { version: number, isApprovalRequired: boolean, settings: Array<{ key: string, value: string, standard: string, unit: string | null, least: number | null, most: number | null, choices: Array<string> }>, profile: { object: string, name: string } | null, work: { from: number, until: number, after: number, source: string } | null } };

export type StaffProductionProfileUploadMutationVariables = Exact<{
  profile: Blob;
}>;


export type StaffProductionProfileUploadMutation = { productionProfileUpload: { object: string | null, name: string | null, components: number | null, hasGamut: boolean, errors: Array<{ code: ContentErrorCode, field: string | null, message: string | null, places: Array<string> }> } };

export type StaffProductionRulesSaveMutationVariables = Exact<{
  isApprovalRequired: boolean;
  settings?: Array<ProductionSettingInput> | ProductionSettingInput | null | undefined;
  profile?: string | null | undefined;
  from?: number | null | undefined;
  until?: number | null | undefined;
  after?: number | null | undefined;
  source?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type StaffProductionRulesSaveMutation = { productionRulesSave: { errors: Array<{ code: ContentErrorCode, field: string | null, message: string | null, places: Array<string> }> } };

export type StaffOrderDesignReplaceMutationVariables = Exact<{
  order: string | number;
  design: string;
  build: string;
  isTrial?: boolean | null | undefined;
}>;


export type StaffOrderDesignReplaceMutation = { orderDesignReplace: { title: string | null, before: { amount: number, currency: string } | null, after: { amount: number, currency: string } | null, errors: Array<{ code: string, field: string | null, message: string }> } };

export type StaffGiftCardFragment = { id: string, displayCode: string, last4CodeChars: string, isActive: boolean, created: string, expiryDate: string | null, lastUsedOn: string | null, assignedToEmail: string | null, currentBalance: { amount: number, currency: string }, initialBalance: { amount: number, currency: string }, tags: Array<{ id: string, name: string }> };

export type StaffGiftCardsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  filter?: GiftCardFilterInput | null | undefined;
  sortBy?: GiftCardSortingInput | null | undefined;
}>;


export type StaffGiftCardsQuery = { giftCards: { totalCount: number | null, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, displayCode: string, last4CodeChars: string, isActive: boolean, created: string, expiryDate: string | null, lastUsedOn: string | null, assignedToEmail: string | null, currentBalance: { amount: number, currency: string }, initialBalance: { amount: number, currency: string }, tags: Array<{ id: string, name: string }> } }> } | null };

export type StaffGiftCardQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffGiftCardQuery = { giftCard: { id: string, displayCode: string, last4CodeChars: string, isActive: boolean, created: string, expiryDate: string | null, lastUsedOn: string | null, assignedToEmail: string | null, createdBy: { id: string, firstName: string, lastName: string, email: string } | null, events: Array<{ id: string, date: string | null, type: GiftCardEventsEnum | null, message: string | null, email: string | null, orderId: string | null, orderNumber: string | null, expiryDate: string | null, tags: Array<string> | null, user: { id: string, firstName: string, lastName: string, email: string } | null, balance: { currentBalance: { amount: number, currency: string }, oldCurrentBalance: { amount: number, currency: string } | null } | null }>, currentBalance: { amount: number, currency: string }, initialBalance: { amount: number, currency: string }, tags: Array<{ id: string, name: string }> } | null };

export type StaffGiftCardProblemFragment = { field: string | null, message: string | null, code: GiftCardErrorCode };

export type StaffGiftCardIssueMutationVariables = Exact<{
  input: GiftCardCreateInput;
  languageCode: LanguageCodeEnum;
}>;


export type StaffGiftCardIssueMutation = { giftCardIssue: { giftCard: { id: string, code: string, displayCode: string } | null, errors: Array<{ field: string | null, message: string | null, code: GiftCardErrorCode }> } | null };

export type StaffGiftCardUpdateMutationVariables = Exact<{
  id: string | number;
  input: GiftCardUpdateInput;
}>;


export type StaffGiftCardUpdateMutation = { giftCardUpdate: { errors: Array<{ field: string | null, message: string | null, code: GiftCardErrorCode }> } | null };

export type StaffGiftCardAdjustMutationVariables = Exact<{
  id: string | number;
  amount: unknown;
}>;


export type StaffGiftCardAdjustMutation = { giftCardBalanceAdjust: { errors: Array<{ field: string | null, message: string | null, code: GiftCardErrorCode }> } | null };

export type StaffGiftCardActivateMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffGiftCardActivateMutation = { giftCardActivate: { errors: Array<{ field: string | null, message: string | null, code: GiftCardErrorCode }> } | null };

export type StaffGiftCardDeactivateMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffGiftCardDeactivateMutation = { giftCardDeactivate: { errors: Array<{ field: string | null, message: string | null, code: GiftCardErrorCode }> } | null };

export type StaffGiftCardResendMutationVariables = Exact<{
  input: GiftCardResendInput;
}>;


export type StaffGiftCardResendMutation = { giftCardResend: { errors: Array<{ field: string | null, message: string | null, code: GiftCardErrorCode }> } | null };

export type StaffGiftCardNoteMutationVariables = Exact<{
  id: string | number;
  input: GiftCardAddNoteInput;
}>;


export type StaffGiftCardNoteMutation = { giftCardAddNote: { errors: Array<{ field: string | null, message: string | null, code: GiftCardErrorCode }> } | null };

export type StaffGiftCardSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffGiftCardSettingsQuery = { giftCardSettings: { expiryType: GiftCardSettingsExpiryTypeEnum, expiryPeriod: { amount: number, type: TimePeriodTypeEnum } | null } };

export type StaffGiftCardSettingsUpdateMutationVariables = Exact<{
  input: GiftCardSettingsUpdateInput;
}>;


export type StaffGiftCardSettingsUpdateMutation = { giftCardSettingsUpdate: { errors: Array<{ field: string | null, message: string | null, code: GiftCardSettingsErrorCode }> } | null };

export type HomePictureFieldsFragment = { place: string, object: string, url: string, alts: Array<{ languageCode: LanguageCodeEnum, text: string }> };

export type StaffHomePicturesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffHomePicturesQuery = { homePicturesDocument: { version: number, pictures: Array<{ place: string, object: string, url: string, alts: Array<{ languageCode: LanguageCodeEnum, text: string }> }> } };

export type StaffHomePictureUploadMutationVariables = Exact<{
  place: string;
  image?: Blob | null | undefined;
  crop?: PictureCropInput | null | undefined;
}>;


export type StaffHomePictureUploadMutation = { homePictureUpload: { object: string | null, url: string | null, errors: Array<{ field: string | null, code: ContentErrorCode, message: string | null, places: Array<string> }> } };

export type StaffHomePicturesSaveMutationVariables = Exact<{
  pictures: Array<HomePictureInput> | HomePictureInput;
  version?: number | null | undefined;
}>;


export type StaffHomePicturesSaveMutation = { homePicturesSave: { home: { version: number } | null, errors: Array<{ field: string | null, code: ContentErrorCode, message: string | null, places: Array<string> }> } };

export type StaffHomePicturesPreviewMutationVariables = Exact<{
  pictures: Array<HomePictureInput> | HomePictureInput;
}>;


export type StaffHomePicturesPreviewMutation = { homePicturesPreview: { token: string | null, errors: Array<{ field: string | null, code: ContentErrorCode, message: string | null, places: Array<string> }> } };

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


export type StaffReturnsQuery = { returnRequests: { pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, status: ReturnRequestStatus, refundStatus: ReturnRefundStatus | null, refundDueAt: string | null, declaredAt: string | null, reason: string | null, answer: string | null, createdAt: string, order: { id: string, number: string } | null, lines: Array<{ quantity: number, orderLine: { id: string, productName: string, variantName: string, layer: string | null, build: string | null, variant: { id: string, name: string, product: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null }, ko: { name: string } | null, ja: { name: string } | null } | null } | null }> } }> } };

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


export type StaffFindProductsQuery = { products: { edges: Array<{ node: { id: string, name: string, category: { name: string, ko: { name: string | null } | null, ja: { name: string | null } | null } | null, ko: { name: string | null } | null, ja: { name: string | null } | null } }> } | null };

export type StaffWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffWorkQuery = { send: { totalCount: number | null } | null, unpaid: { totalCount: number | null } | null, latest: { edges: Array<{ node: { id: string, number: string, created: string, userEmail: string | null, status: OrderStatus, chargeStatus: OrderChargeStatusEnum, total: { gross: { amount: number, currency: string } }, totalCharged: { amount: number, currency: string }, transactions: Array<{ refundedAmount: { amount: number, currency: string }, refundPendingAmount: { amount: number, currency: string } }> } }> } | null, returnRequests: { totalCount: number | null }, disputes: { totalCount: number | null } };

export type StaffReportsWaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffReportsWaitingQuery = { buildReports: Array<{ id: string }> };

export type StaffFailuresWaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffFailuresWaitingQuery = { deadJobs: Array<{ id: string }>, failedDeliveries: Array<{ id: string }> };

export type StaffProductNameFragment = { name: string, ko: { name: string | null } | null, ja: { name: string | null } | null };

export type StaffVariantNameFragment = { name: string, ko: { name: string } | null, ja: { name: string } | null };

export type StaffCategoryNameFragment = { name: string, ko: { name: string | null } | null, ja: { name: string | null } | null };

export type StaffCollectionNameFragment = { name: string, ko: { name: string | null } | null, ja: { name: string | null } | null };

export type StaffAttributeNameFragment = { name: string, ko: { name: string } | null, ja: { name: string } | null };

export type StaffValueNameFragment = { name: string | null, ko: { name: string } | null, ja: { name: string } | null };

export type StaffNumbersQueryVariables = Exact<{
  from: string;
  until: string;
  beforeFrom: string;
  beforeUntil: string;
}>;


export type StaffNumbersQuery = { sales: Array<{ channel: { id: string, slug: string, name: string, currencyCode: string }, days: Array<{ day: string, sum: { orders: number, gross: { amount: number, currency: string }, tax: { amount: number, currency: string }, refunded: { amount: number, currency: string }, average: { amount: number, currency: string } } }>, total: { orders: number, gross: { amount: number, currency: string }, tax: { amount: number, currency: string }, refunded: { amount: number, currency: string }, average: { amount: number, currency: string } }, before: { orders: number, gross: { amount: number, currency: string }, tax: { amount: number, currency: string }, refunded: { amount: number, currency: string }, average: { amount: number, currency: string } } }>, earlier: Array<{ channel: { id: string }, days: Array<{ day: string, sum: { gross: { amount: number, currency: string } } }> }>, bestSellers: Array<{ productName: string, variantName: string, pieces: number, variant: { id: string, sku: string | null, name: string, product: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null }, ko: { name: string } | null, ja: { name: string } | null } | null }>, runningOut: Array<{ available: number, sold: number, daysLeft: number, variant: { id: string, sku: string | null, name: string, product: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null }, ko: { name: string } | null, ja: { name: string } | null } | null }>, templatesOrdered: Array<{ name: string, count: number }>, coloursOrdered: Array<{ name: string, count: number }>, finishesOrdered: Array<{ name: string, count: number }> };

export type StaffVisitCountsFragment = { visits: number, cars: number, studios: number, builds: number, carts: number, checkouts: number, orders: number };

export type StaffVisitsQueryVariables = Exact<{
  from: string;
  until: string;
}>;


export type StaffVisitsQuery = { visitsByDay: Array<{ channel: { id: string }, days: Array<{ day: string, counts: { visits: number, cars: number, studios: number, builds: number, carts: number, checkouts: number, orders: number } }>, total: { visits: number, cars: number, studios: number, builds: number, carts: number, checkouts: number, orders: number }, before: { visits: number, cars: number, studios: number, builds: number, carts: number, checkouts: number, orders: number } }>, templatesOpened: Array<{ name: string, count: number }>, searchesWithoutResult: Array<{ term: string, language: string, visits: number }> };

export type StaffLedgerQueryVariables = Exact<{
  from: string;
  until: string;
}>;


export type StaffLedgerQuery = { taxByRate: Array<{ country: string, rate: number, channel: { id: string }, net: { amount: number, currency: string }, tax: { amount: number, currency: string }, gross: { amount: number, currency: string }, creditedNet: { amount: number, currency: string }, creditedTax: { amount: number, currency: string } }>, payoutsByDay: Array<{ day: string, gateway: string, channel: { id: string }, charged: { amount: number, currency: string }, refunded: { amount: number, currency: string }, net: { amount: number, currency: string } }> };

export type StaffJournalQueryVariables = Exact<{
  from: string;
  until: string;
  first: number;
  after: number;
}>;


export type StaffJournalQuery = { salesJournal: Array<{ number: number, day: string, country: string, status: string, invoices: Array<string>, creditNotes: Array<string>, channel: { slug: string }, net: { amount: number, currency: string }, tax: { amount: number, currency: string }, gross: { amount: number, currency: string }, charged: { amount: number, currency: string }, refunded: { amount: number, currency: string } }> };

export type StaffMoneyFragment = { amount: number, currency: string };

export type StaffAddressFragment = { firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } };

export type StaffPaidFragment = { status: OrderStatus, chargeStatus: OrderChargeStatusEnum, total: { gross: { amount: number, currency: string } }, totalCharged: { amount: number, currency: string }, transactions: Array<{ refundedAmount: { amount: number, currency: string }, refundPendingAmount: { amount: number, currency: string } }> };

export type StaffOrdersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: OrderFilterInput | null | undefined;
  search?: string | null | undefined;
  sortBy?: OrderSortingInput | null | undefined;
}>;


export type StaffOrdersQuery = { orders: { totalCount: number | null, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, number: string, created: string, userEmail: string | null, status: OrderStatus, chargeStatus: OrderChargeStatusEnum, channel: { id: string, name: string }, shippingAddress: { firstName: string, lastName: string, country: { code: string } } | null, lines: Array<{ id: string, quantity: number }>, total: { gross: { amount: number, currency: string } }, totalCharged: { amount: number, currency: string }, transactions: Array<{ refundedAmount: { amount: number, currency: string }, refundPendingAmount: { amount: number, currency: string } }> } }> } | null, orderPageProofMarks: Array<{ order: string, state: ProofState, openComments: number }> | null };

export type StaffOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffOrderQuery = { order: { id: string, number: string, token: string, created: string, updatedAt: string, status: OrderStatus, chargeStatus: OrderChargeStatusEnum, userEmail: string | null, languageCodeEnum: LanguageCodeEnum, customerNote: string, voucherCode: string | null, isShippingRequired: boolean, shippingMethodName: string | null, channel: { id: string, name: string, slug: string }, user: { id: string, email: string, firstName: string, lastName: string } | null, shippingAddress: { firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, subtotal: { gross: { amount: number, currency: string } }, shippingPrice: { gross: { amount: number, currency: string } }, total: { gross: { amount: number, currency: string }, tax: { amount: number, currency: string } }, undiscountedTotal: { gross: { amount: number, currency: string } }, totalCharged: { amount: number, currency: string }, totalBalance: { amount: number, currency: string }, discounts: Array<{ id: string, name: string | null, type: OrderDiscountType, total: { amount: number, currency: string } }>, lines: Array<{ id: string, productName: string, variantName: string, translatedProductName: string, translatedVariantName: string, productSku: string | null, quantity: number, quantityFulfilled: number, quantityToFulfill: number, isShippingRequired: boolean, layer: string | null, build: string | null, verdict: string | null, fitName: string | null, fitNameKo: string | null, fitNameJa: string | null, kind: string | null, reference: string | null, words: string | null, areaCm2: string | null, whole: string | null, thumbnail: { url: string } | null, unitPrice: { gross: { amount: number, currency: string } }, totalPrice: { gross: { amount: number, currency: string } }, variant: { id: string, name: string, product: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null }, stocks: Array<{ id: string, quantity: number, quantityAllocated: number, warehouse: { id: string, name: string } }> | null, ko: { name: string } | null, ja: { name: string } | null } | null }>, fulfillments: Array<{ id: string, fulfillmentOrder: number, status: FulfillmentStatus, trackingNumber: string, created: string, warehouse: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, reason: string | null, orderLine: { id: string, productName: string, variantName: string, layer: string | null, build: string | null, variant: { id: string, name: string, product: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null }, ko: { name: string } | null, ja: { name: string } | null } | null } | null }> | null }>, transactions: Array<{ id: string, name: string, pspReference: string, createdAt: string, actions: Array<TransactionActionEnum>, externalUrl: string, paymentMethodDetails: { name: string } | null, authorizedAmount: { amount: number, currency: string }, chargedAmount: { amount: number, currency: string }, refundedAmount: { amount: number, currency: string }, refundPendingAmount: { amount: number, currency: string }, events: Array<{ id: string, type: TransactionEventTypeEnum | null, createdAt: string, message: string, amount: { amount: number, currency: string } }> }>, invoices: Array<{ id: string, number: string | null, status: JobStatusEnum, url: string | null, createdAt: string }>, events: Array<{ id: string, date: string | null, type: OrderEventsEnum | null, message: string | null, amount: number | null, quantity: number | null, emailType: OrderEventsEmailsEnum | null, invoiceNumber: string | null, transactionReference: string | null, user: { email: string } | null }> } | null };

export type StaffOrderDesignShownQueryVariables = Exact<{
  id: string;
}>;


export type StaffOrderDesignShownQuery = { orderDesignShown: unknown };

export type StaffOrderMoreQueryVariables = Exact<{
  token: string;
  order: string | number;
  seesCards: boolean;
}>;


export type StaffOrderMoreQuery = { orderBoughtGiftCards?: Array<{ id: string, displayCode: string, last4CodeChars: string, isActive: boolean, created: string, expiryDate: string | null, lastUsedOn: string | null, assignedToEmail: string | null, currentBalance: { amount: number, currency: string }, initialBalance: { amount: number, currency: string }, tags: Array<{ id: string, name: string }> }>, orderDesigns: Array<{ id: string, title: string, templateSlug: string, thumbnail: string | null, total: { amount: number, currency: string }, lines: Array<{ kind: string, reference: string, name: string, quantity: number, areaCm2: number | null, whole: boolean, verdict: string, totalPrice: { amount: number, currency: string } }> }>, orderReturnRequests: Array<{ id: string, status: ReturnRequestStatus, refundStatus: ReturnRefundStatus | null, refundDueAt: string | null, declaredAt: string | null, reason: string | null, answer: string | null, createdAt: string, lines: Array<{ quantity: number, orderLine: { id: string, productName: string, variantName: string, layer: string | null, build: string | null, variant: { id: string, name: string, product: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null }, ko: { name: string } | null, ja: { name: string } | null } | null } | null }> }> };

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

export type StaffTransfersBackQueryVariables = Exact<{
  order: string | number;
}>;


export type StaffTransfersBackQuery = { orderTransfersBack: Array<{ reference: string, transaction: string, reason: string, createdAt: string, amount: { amount: number, currency: string } }> };

export type StaffTransferReportMutationVariables = Exact<{
  id: string | number;
  type: TransactionEventTypeEnum;
  reference: string;
}>;


export type StaffTransferReportMutation = { transactionEventReport: { errors: Array<{ field: string | null, message: string | null, code: TransactionEventReportErrorCode }> } | null };

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


export type StaffFindVariantsQuery = { products: { edges: Array<{ node: { id: string, name: string, variants: Array<{ id: string, sku: string | null, quantityAvailable: number | null, name: string, pricing: { price: { gross: { amount: number, currency: string } } | null } | null, ko: { name: string } | null, ja: { name: string } | null }> | null, ko: { name: string | null } | null, ja: { name: string | null } | null } }> } | null };

export type StaffProductionFragment = { design: string, title: string, state: ProductionState | null, awaitsApproval: boolean, failure: string | null, requestedAt: string | null, madeAt: string | null, url: string | null, pieces: Array<{ number: number, panel: string, kind: string, width: number, height: number, dpi: number | null, stretchMean: number, stretchMost: number, narrow: number | null, thin: number | null, flattened: Array<string> }>, films: Array<{ name: string, sheets: number, length: number, waste: number }> };

export type StaffOrderProductionQueryVariables = Exact<{
  order: string | number;
}>;


export type StaffOrderProductionQuery = { orderProduction: Array<{ design: string, title: string, state: ProductionState | null, awaitsApproval: boolean, failure: string | null, requestedAt: string | null, madeAt: string | null, url: string | null, pieces: Array<{ number: number, panel: string, kind: string, width: number, height: number, dpi: number | null, stretchMean: number, stretchMost: number, narrow: number | null, thin: number | null, flattened: Array<string> }>, films: Array<{ name: string, sheets: number, length: number, waste: number }> }>, orderPapers: Array<{ kind: OrderPaperKind, design: string | null, title: string | null, parcel: number | null, links: Array<{ language: string, url: string }> }> };

export type StaffOrderProductionRequestMutationVariables = Exact<{
  order: string | number;
  design: string;
  language?: LanguageCodeEnum | null | undefined;
}>;


export type StaffOrderProductionRequestMutation = { orderProductionRequest: { production: { design: string, title: string, state: ProductionState | null, awaitsApproval: boolean, failure: string | null, requestedAt: string | null, madeAt: string | null, url: string | null, pieces: Array<{ number: number, panel: string, kind: string, width: number, height: number, dpi: number | null, stretchMean: number, stretchMost: number, narrow: number | null, thin: number | null, flattened: Array<string> }>, films: Array<{ name: string, sheets: number, length: number, waste: number }> } | null, errors: Array<{ field: string | null, message: string, code: ProductionErrorCode }> } };

export type StaffPartProductQueryVariables = Exact<{
  partModel: string;
}>;


export type StaffPartProductQuery = { partProduct: { id: string, slug: string, name: string, variants: Array<{ id: string, stocks: Array<{ id: string, quantity: number }> | null, channelListings: Array<{ channel: { id: string }, price: { amount: number } | null }> | null }> | null } | null };

export type StaffSellPartMutationVariables = Exact<{
  input: PartProductInput;
}>;


export type StaffSellPartMutation = { partProductSave: { product: { id: string } | null, errors: Array<{ field: string | null, code: ProductErrorCode, message: string | null }> } | null };

export type StaffCustomersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: CustomerFilterInput | null | undefined;
  search?: string | null | undefined;
  sortBy?: UserSortingInput | null | undefined;
}>;


export type StaffCustomersQuery = { customers: { totalCount: number | null, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, email: string, firstName: string, lastName: string, dateJoined: string, isActive: boolean, isConfirmed: boolean, languageCode: LanguageCodeEnum } }> } | null, customerPageFigures: Array<{ userId: string, userName: string | null, orders: number, sessions: number, lastOrderAt: string | null, spent: Array<{ amount: number, currency: string }> }> | null };

export type StaffFindCustomersQueryVariables = Exact<{
  search: string;
}>;


export type StaffFindCustomersQuery = { customers: { edges: Array<{ node: { id: string, email: string, firstName: string, lastName: string } }> } | null };

export type StaffCustomerQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffCustomerQuery = { user: { id: string, email: string, firstName: string, lastName: string, dateJoined: string, lastLogin: string | null, isActive: boolean, isConfirmed: boolean, isStaff: boolean, languageCode: LanguageCodeEnum, note: string | null, addresses: Array<{ id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } }>, orders: { totalCount: number | null, edges: Array<{ node: { id: string, number: string, created: string, status: OrderStatus, chargeStatus: OrderChargeStatusEnum, total: { gross: { amount: number, currency: string } }, totalCharged: { amount: number, currency: string }, transactions: Array<{ refundedAmount: { amount: number, currency: string }, refundPendingAmount: { amount: number, currency: string } }> } }> } | null } | null, customerFigures: Array<{ userName: string | null, orders: number, sessions: number, lastOrderAt: string | null, spent: Array<{ amount: number, currency: string }> }> | null };

export type StaffCustomerGarageQueryVariables = Exact<{
  id: string | number;
  language: LanguageCodeEnum;
}>;


export type StaffCustomerGarageQuery = { customerBuilds: Array<{ uuid: string, title: string, templateSlug: string, templateTitle: string, thumbnail: string | null, updatedAt: string, isPublic: boolean }>, customerMembership: { id: string, status: MembershipStatus, period: MembershipPeriod, endsAt: string | null, graceUntil: string | null, endedAt: string | null, plan: { id: string, name: string }, quota: { areaCm2: number, leftCm2: number, until: string } | null, nextPayment: { dueAt: string | null, amount: { amount: number, currency: string } } | null, card: { brand: string, last4: string, expMonth: number, expYear: number, savedAt: string } | null, charge: { nextAt: string | null, failure: string | null } | null } | null };

export type StaffCustomerSessionsQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffCustomerSessionsQuery = { userSessions: Array<{ id: string, userAgent: string, ip: string, createdAt: string, lastUsedAt: string }> | null };

export type StaffCustomerDataLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffCustomerDataLinkMutation = { customerDataLink: { url: string | null, errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } };

export type StaffAccountProblemFragment = { field: string | null, message: string | null, code: AccountErrorCode };

export type StaffCustomerCreateMutationVariables = Exact<{
  input: UserCreateInput;
}>;


export type StaffCustomerCreateMutation = { customerCreate: { user: { id: string } | null, errors: Array<{ field: string | null, message: string | null, code: AccountErrorCode }> } | null };

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

export type StaffPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffPlansQuery = { membershipPlanList: Array<{ id: string, slug: string, name: string, description: string, monthlyAreaCm2: number, isOpen: boolean, isDemo: boolean, members: number, ko: string, ja: string, descriptionKo: string, descriptionJa: string, prices: Array<{ period: MembershipPeriod, channel: string, includesTax: boolean, price: { amount: number, currency: string } }> }>, channels: Array<{ id: string, slug: string, name: string, currencyCode: string, isActive: boolean }> | null };

export type StaffPlanSaveMutationVariables = Exact<{
  input: MembershipPlanInput;
}>;


export type StaffPlanSaveMutation = { membershipPlanSave: { errors: Array<{ field: string, message: string, code: string }> } };

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


export type StaffShelfQuery = { shelf: { totalCount: number | null, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { isPublished: boolean, variantCount: number, available: number | null, product: { id: string, slug: string, updatedAt: string, name: string, thumbnail: { url: string } | null, category: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null } | null, productType: { name: string }, pricing: { priceRange: { start: { gross: { amount: number, currency: string } } | null, stop: { gross: { amount: number, currency: string } } | null } | null } | null, ko: { name: string | null } | null, ja: { name: string | null } | null } } }> } };

export type StaffCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffCategoriesQuery = { categories: { edges: Array<{ node: { id: string, slug: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null } }> } | null, taxClasses: { edges: Array<{ node: { id: string, name: string } }> } | null };

export type StaffTranslationFragment = { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null };

export type StaffProductQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffProductQuery = { shelfProduct: { isPublished: boolean, available: number | null, pictureTexts: Array<{ mediaId: string, alts: Array<{ languageCode: LanguageCodeEnum, text: string }> }>, product: { id: string, slug: string, description: string | null, seoTitle: string | null, seoDescription: string | null, updatedAt: string, created: string, name: string, category: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null } | null, productType: { id: string, name: string, isShippingRequired: boolean }, taxClass: { id: string, name: string } | null, ko: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, ja: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, channelListings: Array<{ id: string, isPublished: boolean, isAvailableForPurchase: boolean | null, availableForPurchaseAt: string | null, channel: { id: string, name: string } }> | null, media: Array<{ id: string, alt: string, url: string, large: string }> | null }, variants: Array<{ id: string, sku: string | null, trackInventory: boolean, quantityLimitPerCustomer: number | null, name: string, weight: { value: number, unit: WeightUnitsEnum } | null, channelListings: Array<{ id: string, channel: { id: string }, price: { amount: number, currency: string } | null }> | null, stocks: Array<{ id: string, quantity: number, quantityAllocated: number, warehouse: { id: string, name: string } }> | null, ko: { name: string } | null, ja: { name: string } | null }> } | null };

export type StaffTypeAttributeFragment = { id: string, inputType: AttributeInputTypeEnum | null, unit: MeasurementUnitsEnum | null, name: string, choices: { edges: Array<{ node: { id: string, name: string | null, ko: { name: string } | null, ja: { name: string } | null } }>, pageInfo: { hasNextPage: boolean } } | null, ko: { name: string } | null, ja: { name: string } | null };

export type StaffAttributeChoicesQueryVariables = Exact<{
  id: string | number;
  search: string;
}>;


export type StaffAttributeChoicesQuery = { attribute: { id: string, choices: { edges: Array<{ node: { id: string, name: string | null, ko: { name: string } | null, ja: { name: string } | null } }>, pageInfo: { hasNextPage: boolean } } | null } | null };

export type StaffProductAttributesQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffProductAttributesQuery = { shelfProduct: { product: { id: string, productType: { name: string, productAttributes: Array<{ id: string, inputType: AttributeInputTypeEnum | null, unit: MeasurementUnitsEnum | null, name: string, choices: { edges: Array<{ node: { id: string, name: string | null, ko: { name: string } | null, ja: { name: string } | null } }>, pageInfo: { hasNextPage: boolean } } | null, ko: { name: string } | null, ja: { name: string } | null }> | null, assignedVariantAttributes: Array<{ attribute: { id: string, inputType: AttributeInputTypeEnum | null, unit: MeasurementUnitsEnum | null, name: string, choices: { edges: Array<{ node: { id: string, name: string | null, ko: { name: string } | null, ja: { name: string } | null } }>, pageInfo: { hasNextPage: boolean } } | null, ko: { name: string } | null, ja: { name: string } | null } }> | null }, attributes: Array<{ attribute: { id: string }, values: Array<{ id: string, name: string | null, ko: { name: string } | null, ja: { name: string } | null }> }> }, variants: Array<{ id: string, attributes: Array<{ attribute: { id: string }, values: Array<{ id: string, name: string | null, ko: { name: string } | null, ja: { name: string } | null }> }> }> } | null };

export type StaffProductProblemFragment = { field: string | null, message: string | null, code: ProductErrorCode };

export type StaffProductDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffProductDeleteMutation = { productDelete: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

export type StaffVariantDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffVariantDeleteMutation = { productVariantDelete: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } | null };

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

export type StaffVariantTranslateMutationVariables = Exact<{
  id: string | number;
  language: LanguageCodeEnum;
  input: NameTranslationInput;
}>;


export type StaffVariantTranslateMutation = { productVariantTranslate: { errors: Array<{ field: string | null, message: string | null }> } | null };

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

export type StaffMediaCropMutationVariables = Exact<{
  id: string | number;
  crop: PictureCropInput;
}>;


export type StaffMediaCropMutation = { productMediaCrop: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } };

export type StaffMediaAltMutationVariables = Exact<{
  id: string | number;
  alts: Array<PictureAltInput> | PictureAltInput;
}>;


export type StaffMediaAltMutation = { productMediaDescribe: { errors: Array<{ field: string | null, message: string | null, code: ProductErrorCode }> } };

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


export type StaffPromotionShelvesQuery = { categories: { edges: Array<{ node: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null } }> } | null, collections: { edges: Array<{ node: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null } }> } | null };

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

export type StaffPromotionQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffPromotionQuery = { promotion: { id: string, name: string, startDate: string, endDate: string | null, rules: Array<{ id: string, rewardValue: unknown, rewardValueType: RewardValueTypeEnum | null, cataloguePredicate: unknown, channels: Array<{ id: string, name: string, currencyCode: string }> | null }> | null } | null };

export type StaffProofFragment = { id: string | null, design: string | null, version: number, state: ProofState, message: string, createdAt: string, expiresAt: string, isLinkOpen: boolean, pieces: Array<{ number: number, panel: string, picture: string }>, comments: Array<{ id: string, answers: string | null, isStaff: boolean, name: string, text: string, at: string, place: { piece: number | null, x: number | null, y: number | null, point: Array<number> | null } | null }>, decision: { kind: ProofDecisionKind, name: string, text: string, at: string } | null };

export type StaffOrderProofsQueryVariables = Exact<{
  order: string | number;
}>;


export type StaffOrderProofsQuery = { orderProofs: Array<{ id: string | null, design: string | null, version: number, state: ProofState, message: string, createdAt: string, expiresAt: string, isLinkOpen: boolean, pieces: Array<{ number: number, panel: string, picture: string }>, comments: Array<{ id: string, answers: string | null, isStaff: boolean, name: string, text: string, at: string, place: { piece: number | null, x: number | null, y: number | null, point: Array<number> | null } | null }>, decision: { kind: ProofDecisionKind, name: string, text: string, at: string } | null }> };

export type StaffProofSendMutationVariables = Exact<{
  order: string | number;
  design: string;
  message?: string | null | undefined;
  days?: number | null | undefined;
}>;


export type StaffProofSendMutation = { proofSend: { errors: Array<{ code: ProofErrorCode, field: string | null, message: string }> } };

export type StaffProofWithdrawMutationVariables = Exact<{
  id: string;
}>;


export type StaffProofWithdrawMutation = { proofWithdraw: { errors: Array<{ code: ProofErrorCode, field: string | null, message: string }> } };

export type StaffProofLinkMutationVariables = Exact<{
  id: string;
}>;


export type StaffProofLinkMutation = { proofLink: { link: string | null, errors: Array<{ code: ProofErrorCode, field: string | null, message: string }> } };

export type StaffProofAnswerMutationVariables = Exact<{
  id: string;
  comment?: string | null | undefined;
  text: string;
}>;


export type StaffProofAnswerMutation = { proofAnswer: { errors: Array<{ code: ProofErrorCode, field: string | null, message: string }> } };

export type StaffRedirectsQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type StaffRedirectsQuery = { addressRedirects: { next: string | null, redirects: Array<{ id: string, kind: AddressRedirectKind, from: string, to: string, name: string, isShadowed: boolean, isByHand: boolean, createdAt: string }> } };

export type StaffRedirectAddMutationVariables = Exact<{
  input: AddressRedirectInput;
}>;


export type StaffRedirectAddMutation = { addressRedirectAdd: { errors: Array<{ field: string | null, message: string | null, code: AddressRedirectErrorCode }> } };

export type StaffRedirectRemoveMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffRedirectRemoveMutation = { addressRedirectRemove: { errors: Array<{ field: string | null, message: string | null, code: AddressRedirectErrorCode }> } };

export type StaffRoadRuleFragment = { id: string, country: string, kind: RoadRuleKind, limit: number | null, slots: Array<string>, source: string, sourceUrl: string | null, checkedOn: string, isStale: boolean, note: { en: string, ko: string, ja: string } };

export type StaffRoadRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffRoadRulesQuery = { roadRules: Array<{ id: string, country: string, kind: RoadRuleKind, limit: number | null, slots: Array<string>, source: string, sourceUrl: string | null, checkedOn: string, isStale: boolean, note: { en: string, ko: string, ja: string } }> };

export type StaffRoadRuleSaveMutationVariables = Exact<{
  id?: string | number | null | undefined;
  input: RoadRuleInput;
}>;


export type StaffRoadRuleSaveMutation = { roadRuleSave: { errors: Array<{ field: string | null, message: string, code: RoadRuleErrorCode }> } };

export type StaffRoadRuleDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffRoadRuleDeleteMutation = { roadRuleDelete: boolean };

export type StaffShopNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffShopNoticesQuery = { shopNotices: Array<{ languageCode: LanguageCodeEnum, version: number, isDefault: boolean, name: string, representative: string, responsible: string, headOffice: string, branch: string, phone: string, email: string, website: string, registration: string, jpNumber: string, mailOrder: string, hosting: string, escrow: string }> };

export type StaffShopRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffShopRulesQuery = { shopRules: { version: number, withdrawal: WithdrawalReach, hasAccessibilityStatement: boolean, responsible: { name: string, address: string, email: string } | null } };

export type StaffShopNoticeSaveMutationVariables = Exact<{
  language: LanguageCodeEnum;
  input: ShopNoticeInput;
  version?: number | null | undefined;
}>;


export type StaffShopNoticeSaveMutation = { shopNoticeSave: { errors: Array<{ field: string | null, code: ContentErrorCode, message: string | null, places: Array<string> }> } };

export type StaffShopRulesSaveMutationVariables = Exact<{
  input: ShopRulesInput;
  version?: number | null | undefined;
}>;


export type StaffShopRulesSaveMutation = { shopRulesSave: { errors: Array<{ field: string | null, code: ContentErrorCode, message: string | null, places: Array<string> }> } };

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

export type StaffChannelOrdersQueryVariables = Exact<{
  channel: string | number;
}>;


export type StaffChannelOrdersQuery = { channelDrafts: number, channels: Array<{ id: string, hasOrders: boolean }> | null };

export type StaffChannelCreateMutationVariables = Exact<{
  input: ChannelCreateInput;
}>;


export type StaffChannelCreateMutation = { channelCreate: { errors: Array<{ field: string | null, message: string | null, code: ChannelErrorCode }> } | null };

export type StaffChannelDeleteMutationVariables = Exact<{
  id: string | number;
  input?: ChannelDeleteInput | null | undefined;
}>;


export type StaffChannelDeleteMutation = { channelDelete: { errors: Array<{ field: string | null, message: string | null, code: ChannelErrorCode }> } | null };

export type StaffChannelPricesMutationVariables = Exact<{
  id: string | number;
  from: string | number;
  rate: number;
}>;


export type StaffChannelPricesMutation = { channelPricesCopy: { errors: Array<{ field: string | null, message: string | null, code: ChannelErrorCode }> } };

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


export type StaffStructureQuery = { categories: { edges: Array<{ node: { id: string, name: string, slug: string, ko: { name: string | null } | null, ja: { name: string | null } | null } }> } | null, productTypes: { edges: Array<{ node: { id: string, name: string, slug: string, isShippingRequired: boolean, kind: ProductTypeKindEnum, productAttributes: Array<{ id: string }> | null, assignedVariantAttributes: Array<{ attribute: { id: string } }> | null } }> } | null };

export type StaffCategoryQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffCategoryQuery = { category: { id: string, name: string, slug: string, description: string | null, seoTitle: string | null, seoDescription: string | null, ko: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null, ja: { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null } | null } | null };

export type StaffCategoryTranslationFragment = { name: string | null, description: string | null, seoTitle: string | null, seoDescription: string | null };

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
  input: TranslationInput;
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

export type StaffTypeAttributesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffTypeAttributesQuery = { attributes: { edges: Array<{ node: { id: string, name: string, ko: { name: string } | null, ja: { name: string } | null } }> } | null };

export type StaffTaxesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffTaxesQuery = { taxClasses: { edges: Array<{ node: { id: string, name: string } }> } | null, taxCountryConfigurations: Array<{ country: { code: string }, taxClassCountryRates: Array<{ rate: number, taxClass: { id: string } | null }> }> | null };

export type StaffTaxRatesMutationVariables = Exact<{
  country: CountryCode;
  rates: Array<TaxClassRateInput> | TaxClassRateInput;
}>;


export type StaffTaxRatesMutation = { taxCountryConfigurationUpdate: { errors: Array<{ field: string | null, message: string | null, code: TaxCountryConfigurationUpdateErrorCode }> } | null };

export type StaffTaxClassCreateMutationVariables = Exact<{
  name: string;
}>;


export type StaffTaxClassCreateMutation = { taxClassCreate: { errors: Array<{ field: string | null, message: string | null, code: TaxClassCreateErrorCode }> } | null };

export type StaffVehicleFragment = { id: string, slug: string, make: string, model: string, yearFrom: number, yearTo: number | null, boltCount: number, boltPcd: number, centreBore: number, diameterMin: number, diameterMax: number, widthMin: number, widthMax: number, offsetMin: number, offsetMax: number };

export type StaffVehiclesQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type StaffVehiclesQuery = { vehiclePage: { next: string | null, total: number, vehicles: Array<{ id: string, slug: string, make: string, model: string, yearFrom: number, yearTo: number | null, boltCount: number, boltPcd: number, centreBore: number, diameterMin: number, diameterMax: number, widthMin: number, widthMax: number, offsetMin: number, offsetMax: number }> } };

export type StaffVehicleFieldsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffVehicleFieldsQuery = { vehicleImportFields: Array<string> };

export type StaffVehicleExportQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffVehicleExportQuery = { vehicleExport: string };

export type StaffVehicleSaveMutationVariables = Exact<{
  input: VehicleInput;
  isNew: boolean;
}>;


export type StaffVehicleSaveMutation = { vehicleSave: { errors: Array<{ field: string | null, message: string, code: VehicleErrorCode }> } };

export type StaffVehicleDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffVehicleDeleteMutation = { vehicleDelete: boolean };

export type StaffVehicleImportMutationVariables = Exact<{
  input: VehicleImportInput;
}>;


export type StaffVehicleImportMutation = { vehicleImport: { created: number, changed: number, unchanged: number, failed: number, error: VehicleImportErrorCode | null, columns: Array<{ header: string, field: string | null, sample: Array<string> }>, problems: Array<{ line: number, field: string | null, code: VehicleErrorCode, value: string }> } };

export type StaffVoucherFragment = { id: string, code: string | null, name: string | null, type: VoucherTypeEnum, discountValueType: DiscountValueTypeEnum, startDate: string, endDate: string | null, used: number, usageLimit: number | null, applyOncePerCustomer: boolean, applyOncePerOrder: boolean, minCheckoutItemsQuantity: number | null, channelListings: Array<{ id: string, discountValue: number, currency: string, channel: { id: string, name: string }, minSpent: { amount: number, currency: string } | null }> | null };

export type StaffVouchersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type StaffVouchersQuery = { vouchers: { totalCount: number | null, pageInfo: { endCursor: string | null, hasNextPage: boolean }, edges: Array<{ node: { id: string, code: string | null, name: string | null, type: VoucherTypeEnum, discountValueType: DiscountValueTypeEnum, startDate: string, endDate: string | null, used: number, usageLimit: number | null, applyOncePerCustomer: boolean, applyOncePerOrder: boolean, minCheckoutItemsQuantity: number | null, channelListings: Array<{ id: string, discountValue: number, currency: string, channel: { id: string, name: string }, minSpent: { amount: number, currency: string } | null }> | null } }> } | null };

export type StaffFindVouchersQueryVariables = Exact<{
  search: string;
}>;


export type StaffFindVouchersQuery = { vouchers: { edges: Array<{ node: { id: string, code: string | null, name: string | null } }> } | null };

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

export type StaffVoucherDetailFragment = { id: string, code: string | null, name: string | null, type: VoucherTypeEnum, discountValueType: DiscountValueTypeEnum, startDate: string, endDate: string | null, used: number, usageLimit: number | null, applyOncePerCustomer: boolean, applyOncePerOrder: boolean, minCheckoutItemsQuantity: number | null, products: { totalCount: number | null, edges: Array<{ node: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null } }> } | null, categories: { totalCount: number | null, edges: Array<{ node: { id: string } }> } | null, collections: { totalCount: number | null, edges: Array<{ node: { id: string } }> } | null, variants: { totalCount: number | null } | null, channelListings: Array<{ id: string, discountValue: number, currency: string, channel: { id: string, name: string }, minSpent: { amount: number, currency: string } | null }> | null };

export type StaffVoucherQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffVoucherQuery = { voucher: { id: string, code: string | null, name: string | null, type: VoucherTypeEnum, discountValueType: DiscountValueTypeEnum, startDate: string, endDate: string | null, used: number, usageLimit: number | null, applyOncePerCustomer: boolean, applyOncePerOrder: boolean, minCheckoutItemsQuantity: number | null, products: { totalCount: number | null, edges: Array<{ node: { id: string, name: string, ko: { name: string | null } | null, ja: { name: string | null } | null } }> } | null, categories: { totalCount: number | null, edges: Array<{ node: { id: string } }> } | null, collections: { totalCount: number | null, edges: Array<{ node: { id: string } }> } | null, variants: { totalCount: number | null } | null, channelListings: Array<{ id: string, discountValue: number, currency: string, channel: { id: string, name: string }, minSpent: { amount: number, currency: string } | null }> | null } | null };

export type StaffWarehousesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffWarehousesQuery = { warehouses: { edges: Array<{ node: { id: string, name: string, slug: string, email: string, address: { firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string } }, shippingZones: { edges: Array<{ node: { id: string, name: string } }> } } }> } | null, warehouseHoldings: Array<{ warehouseId: string, variants: number, pieces: number, promised: number }> | null, shippingZones: { edges: Array<{ node: { id: string, name: string, warehouses: Array<{ id: string }> } }> } | null };

export type StaffWarehouseProblemFragment = { field: string | null, message: string | null, code: WarehouseErrorCode };

export type StaffWarehouseCreateMutationVariables = Exact<{
  input: WarehouseCreateInput;
}>;


export type StaffWarehouseCreateMutation = { createWarehouse: { errors: Array<{ field: string | null, message: string | null, code: WarehouseErrorCode }> } | null };

export type StaffWarehouseUpdateMutationVariables = Exact<{
  id: string | number;
  input: WarehouseUpdateInput;
}>;


export type StaffWarehouseUpdateMutation = { updateWarehouse: { errors: Array<{ field: string | null, message: string | null, code: WarehouseErrorCode }> } | null };

export type StaffWarehouseDeleteMutationVariables = Exact<{
  id: string | number;
}>;


export type StaffWarehouseDeleteMutation = { deleteWarehouse: { errors: Array<{ field: string | null, message: string | null, code: WarehouseErrorCode }> } | null };

export type StaffWarehouseZonesMutationVariables = Exact<{
  id: string | number;
  add: Array<string | number> | string | number;
  remove: Array<string | number> | string | number;
}>;


export type StaffWarehouseZonesMutation = { assignWarehouseShippingZone: { errors: Array<{ field: string | null, message: string | null, code: WarehouseErrorCode }> } | null, unassignWarehouseShippingZone: { errors: Array<{ field: string | null, message: string | null, code: WarehouseErrorCode }> } | null };

export type StaffWarehouseStockMoveMutationVariables = Exact<{
  id: string | number;
  into: string | number;
}>;


export type StaffWarehouseStockMoveMutation = { warehouseStockMove: { variants: number, errors: Array<{ field: string | null, message: string | null, code: WarehouseErrorCode }> } };

export type TemplatePriceQueryVariables = Exact<{
  channel: string;
  slug: string;
}>;


export type TemplatePriceQuery = { product: { slug: string, pricing: { priceRange: { start: { gross: { amount: number, currency: string } } | null } | null } | null } | null };

export type VehiclesQueryVariables = Exact<{ [key: string]: never; }>;


export type VehiclesQuery = { vehicles: Array<{ slug: string, make: string, model: string, yearFrom: number, yearTo: number | null }> };

export type WishedVariantFragment = { id: string, sku: string | null, name: string, trackInventory: boolean, quantityAvailable: number | null, translation: { name: string } | null, pricing: { price: { gross: { amount: number, currency: string }, net: { amount: number, currency: string } } | null } | null, product: { slug: string, name: string, isAvailableForPurchase: boolean | null, translation: { name: string | null } | null, thumbnail: { url: string } | null, pricing: { displayGrossPrices: boolean } | null, variants: Array<{ id: string }> | null } };

export type MyWishesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyWishesQuery = { myWishlist: Array<{ variantId: string }> };

export type MyWishlistQueryVariables = Exact<{
  channel: string;
  language: LanguageCodeEnum;
}>;


export type MyWishlistQuery = { myWishlist: Array<{ variantId: string, variant: { id: string, sku: string | null, name: string, trackInventory: boolean, quantityAvailable: number | null, translation: { name: string } | null, pricing: { price: { gross: { amount: number, currency: string }, net: { amount: number, currency: string } } | null } | null, product: { slug: string, name: string, isAvailableForPurchase: boolean | null, translation: { name: string | null } | null, thumbnail: { url: string } | null, pricing: { displayGrossPrices: boolean } | null, variants: Array<{ id: string }> | null } } | null }> };

export type WishedVariantQueryVariables = Exact<{
  id: string | number;
  channel: string;
  language: LanguageCodeEnum;
}>;


export type WishedVariantQuery = { productVariant: { id: string, sku: string | null, name: string, trackInventory: boolean, quantityAvailable: number | null, translation: { name: string } | null, pricing: { price: { gross: { amount: number, currency: string }, net: { amount: number, currency: string } } | null } | null, product: { slug: string, name: string, isAvailableForPurchase: boolean | null, translation: { name: string | null } | null, thumbnail: { url: string } | null, pricing: { displayGrossPrices: boolean } | null, variants: Array<{ id: string }> | null } } | null };

export type StockNoticeQueryVariables = Exact<{
  token: string;
  language: LanguageCodeEnum;
}>;


export type StockNoticeQuery = { stockNotice: { isConfirmed: boolean, sentAt: string | null, others: number, channel: string, variant: { id: string, sku: string | null, name: string, trackInventory: boolean, quantityAvailable: number | null, translation: { name: string } | null, pricing: { price: { gross: { amount: number, currency: string }, net: { amount: number, currency: string } } | null } | null, product: { slug: string, name: string, isAvailableForPurchase: boolean | null, translation: { name: string | null } | null, thumbnail: { url: string } | null, pricing: { displayGrossPrices: boolean } | null, variants: Array<{ id: string }> | null } } | null } | null };

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
