/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../document.ts";

export type PaymentChargeStatusEnum =
  | 'NOT_CHARGED'
  | 'PENDING'
  | 'PARTIALLY_CHARGED'
  | 'FULLY_CHARGED'
  | 'PARTIALLY_REFUNDED'
  | 'FULLY_REFUNDED'
  | 'REFUSED'
  | 'CANCELLED';

export type OrderStatus =
  | 'DRAFT'
  | 'UNCONFIRMED'
  | 'UNFULFILLED'
  | 'PARTIALLY_FULFILLED'
  | 'PARTIALLY_RETURNED'
  | 'RETURNED'
  | 'FULFILLED'
  | 'CANCELED'
  | 'EXPIRED';

export type CountryCode =
  | 'AF'
  | 'AX'
  | 'AL'
  | 'DZ'
  | 'AS'
  | 'AD'
  | 'AO'
  | 'AI'
  | 'AQ'
  | 'AG'
  | 'AR'
  | 'AM'
  | 'AW'
  | 'AU'
  | 'AT'
  | 'AZ'
  | 'BS'
  | 'BH'
  | 'BD'
  | 'BB'
  | 'BY'
  | 'BE'
  | 'BZ'
  | 'BJ'
  | 'BM'
  | 'BT'
  | 'BO'
  | 'BQ'
  | 'BA'
  | 'BW'
  | 'BV'
  | 'BR'
  | 'IO'
  | 'BN'
  | 'BG'
  | 'BF'
  | 'BI'
  | 'CV'
  | 'KH'
  | 'CM'
  | 'CA'
  | 'KY'
  | 'CF'
  | 'TD'
  | 'CL'
  | 'CN'
  | 'CX'
  | 'CC'
  | 'CO'
  | 'KM'
  | 'CG'
  | 'CD'
  | 'CK'
  | 'CR'
  | 'CI'
  | 'HR'
  | 'CU'
  | 'CW'
  | 'CY'
  | 'CZ'
  | 'DK'
  | 'DJ'
  | 'DM'
  | 'DO'
  | 'EC'
  | 'EG'
  | 'SV'
  | 'GQ'
  | 'ER'
  | 'EE'
  | 'SZ'
  | 'ET'
  | 'EU'
  | 'FK'
  | 'FO'
  | 'FJ'
  | 'FI'
  | 'FR'
  | 'GF'
  | 'PF'
  | 'TF'
  | 'GA'
  | 'GM'
  | 'GE'
  | 'DE'
  | 'GH'
  | 'GI'
  | 'GR'
  | 'GL'
  | 'GD'
  | 'GP'
  | 'GU'
  | 'GT'
  | 'GG'
  | 'GN'
  | 'GW'
  | 'GY'
  | 'HT'
  | 'HM'
  | 'VA'
  | 'HN'
  | 'HK'
  | 'HU'
  | 'IS'
  | 'IN'
  | 'ID'
  | 'IR'
  | 'IQ'
  | 'IE'
  | 'IM'
  | 'IL'
  | 'IT'
  | 'JM'
  | 'JP'
  | 'JE'
  | 'JO'
  | 'KZ'
  | 'KE'
  | 'KI'
  | 'XK'
  | 'KW'
  | 'KG'
  | 'LA'
  | 'LV'
  | 'LB'
  | 'LS'
  | 'LR'
  | 'LY'
  | 'LI'
  | 'LT'
  | 'LU'
  | 'MO'
  | 'MG'
  | 'MW'
  | 'MY'
  | 'MV'
  | 'ML'
  | 'MT'
  | 'MH'
  | 'MQ'
  | 'MR'
  | 'MU'
  | 'YT'
  | 'MX'
  | 'FM'
  | 'MD'
  | 'MC'
  | 'MN'
  | 'ME'
  | 'MS'
  | 'MA'
  | 'MZ'
  | 'MM'
  | 'NA'
  | 'NR'
  | 'NP'
  | 'NL'
  | 'NC'
  | 'NZ'
  | 'NI'
  | 'NE'
  | 'NG'
  | 'NU'
  | 'NF'
  | 'KP'
  | 'MK'
  | 'MP'
  | 'NO'
  | 'OM'
  | 'PK'
  | 'PW'
  | 'PS'
  | 'PA'
  | 'PG'
  | 'PY'
  | 'PE'
  | 'PH'
  | 'PN'
  | 'PL'
  | 'PT'
  | 'PR'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RU'
  | 'RW'
  | 'BL'
  | 'SH'
  | 'KN'
  | 'LC'
  | 'MF'
  | 'PM'
  | 'VC'
  | 'WS'
  | 'SM'
  | 'ST'
  | 'SA'
  | 'SN'
  | 'RS'
  | 'SC'
  | 'SL'
  | 'SG'
  | 'SX'
  | 'SK'
  | 'SI'
  | 'SB'
  | 'SO'
  | 'ZA'
  | 'GS'
  | 'KR'
  | 'SS'
  | 'ES'
  | 'LK'
  | 'SD'
  | 'SR'
  | 'SJ'
  | 'SE'
  | 'CH'
  | 'SY'
  | 'TW'
  | 'TJ'
  | 'TZ'
  | 'TH'
  | 'TL'
  | 'TG'
  | 'TK'
  | 'TO'
  | 'TT'
  | 'TN'
  | 'TR'
  | 'TM'
  | 'TC'
  | 'TV'
  | 'UG'
  | 'UA'
  | 'AE'
  | 'GB'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VU'
  | 'VE'
  | 'VN'
  | 'VG'
  | 'VI'
  | 'WF'
  | 'EH'
  | 'YE'
  | 'ZM'
  | 'ZW';

export type DesignInput = {
  templateSlug: string;
  title?: string | null | undefined;
  build: unknown;
  thumbnail?: string | null | undefined;
};

export type MetadataInput = {
  key: string;
  value: string;
};

export type CheckoutLineUpdateInput = {
  variantId?: string | number | null | undefined;
  quantity?: number | null | undefined;
  lineId?: string | number | null | undefined;
  metadata?: Array<MetadataInput> | null | undefined;
};

export type CheckoutLineInput = {
  quantity: number;
  variantId: string | number;
  forceNewLine?: boolean | null | undefined;
  metadata?: Array<MetadataInput> | null | undefined;
};

export type CheckoutCreateInput = {
  channel?: string | null | undefined;
  lines?: Array<CheckoutLineInput> | null | undefined;
  email?: string | null | undefined;
  saveShippingAddress?: boolean | null | undefined;
  shippingAddress?: AddressInput | null | undefined;
  saveBillingAddress?: boolean | null | undefined;
  billingAddress?: AddressInput | null | undefined;
  languageCode?: LanguageCodeEnum | null | undefined;
  metadata?: Array<MetadataInput> | null | undefined;
  privateMetadata?: Array<MetadataInput> | null | undefined;
};

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
  | 'AS_IN'
  | 'ASA'
  | 'ASA_TZ'
  | 'AST'
  | 'AST_ES'
  | 'AZ'
  | 'AZ_CYRL'
  | 'AZ_CYRL_AZ'
  | 'AZ_LATN'
  | 'AZ_LATN_AZ'
  | 'BAS'
  | 'BAS_CM'
  | 'BE'
  | 'BE_BY'
  | 'BEM'
  | 'BEM_ZM'
  | 'BEZ'
  | 'BEZ_TZ'
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
  | 'BR_FR'
  | 'BRX'
  | 'BRX_IN'
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
  | 'CE_RU'
  | 'CEB'
  | 'CEB_PH'
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
  | 'DA_DK'
  | 'DA_GL'
  | 'DAV'
  | 'DAV_KE'
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
  | 'FI_FI'
  | 'FIL'
  | 'FIL_PH'
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
  | 'GU_IN'
  | 'GUZ'
  | 'GUZ_KE'
  | 'GV'
  | 'GV_IM'
  | 'HA'
  | 'HA_GH'
  | 'HA_NE'
  | 'HA_NG'
  | 'HAW'
  | 'HAW_US'
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
  | 'KA_GE'
  | 'KAB'
  | 'KAB_DZ'
  | 'KAM'
  | 'KAM_KE'
  | 'KDE'
  | 'KDE_TZ'
  | 'KEA'
  | 'KEA_CV'
  | 'KHQ'
  | 'KHQ_ML'
  | 'KI'
  | 'KI_KE'
  | 'KK'
  | 'KK_KZ'
  | 'KKJ'
  | 'KKJ_CM'
  | 'KL'
  | 'KL_GL'
  | 'KLN'
  | 'KLN_KE'
  | 'KM'
  | 'KM_KH'
  | 'KN'
  | 'KN_IN'
  | 'KO'
  | 'KO_KP'
  | 'KO_KR'
  | 'KOK'
  | 'KOK_IN'
  | 'KS'
  | 'KS_ARAB'
  | 'KS_ARAB_IN'
  | 'KSB'
  | 'KSB_TZ'
  | 'KSF'
  | 'KSF_CM'
  | 'KSH'
  | 'KSH_DE'
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
  | 'LU_CD'
  | 'LUO'
  | 'LUO_KE'
  | 'LUY'
  | 'LUY_KE'
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
  | 'MG_MG'
  | 'MGH'
  | 'MGH_MZ'
  | 'MGO'
  | 'MGO_CM'
  | 'MI'
  | 'MI_NZ'
  | 'MK'
  | 'MK_MK'
  | 'ML'
  | 'ML_IN'
  | 'MN'
  | 'MN_MN'
  | 'MNI'
  | 'MNI_BENG'
  | 'MNI_BENG_IN'
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
  | 'ND_ZW'
  | 'NDS'
  | 'NDS_DE'
  | 'NDS_NL'
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
  | 'NN_NO'
  | 'NNH'
  | 'NNH_CM'
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
  | 'RO_MD'
  | 'RO_RO'
  | 'ROF'
  | 'ROF_TZ'
  | 'RU'
  | 'RU_BY'
  | 'RU_KG'
  | 'RU_KZ'
  | 'RU_MD'
  | 'RU_RU'
  | 'RU_UA'
  | 'RW'
  | 'RW_RW'
  | 'RWK'
  | 'RWK_TZ'
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
  | 'SE_FI'
  | 'SE_NO'
  | 'SE_SE'
  | 'SEH'
  | 'SEH_MZ'
  | 'SES'
  | 'SES_ML'
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
  | 'TE_IN'
  | 'TEO'
  | 'TEO_KE'
  | 'TEO_UG'
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

export type AddressInput = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  companyName?: string | null | undefined;
  streetAddress1?: string | null | undefined;
  streetAddress2?: string | null | undefined;
  city?: string | null | undefined;
  cityArea?: string | null | undefined;
  postalCode?: string | null | undefined;
  country?: CountryCode | null | undefined;
  countryArea?: string | null | undefined;
  phone?: string | null | undefined;
  metadata?: Array<MetadataInput> | null | undefined;
};

export type CheckoutErrorCode =
  | 'BILLING_ADDRESS_NOT_SET'
  | 'CHECKOUT_NOT_FULLY_PAID'
  | 'GRAPHQL_ERROR'
  | 'PRODUCT_NOT_PUBLISHED'
  | 'PRODUCT_UNAVAILABLE_FOR_PURCHASE'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID'
  | 'INVALID_SHIPPING_METHOD'
  | 'NOT_FOUND'
  | 'PAYMENT_ERROR'
  | 'PRICE_OVERRIDE_REASON_WITHOUT_OVERRIDE'
  | 'QUANTITY_GREATER_THAN_LIMIT'
  | 'REQUIRED'
  | 'SHIPPING_ADDRESS_NOT_SET'
  | 'SHIPPING_METHOD_NOT_APPLICABLE'
  | 'DELIVERY_METHOD_NOT_APPLICABLE'
  | 'SHIPPING_METHOD_NOT_SET'
  | 'SHIPPING_NOT_REQUIRED'
  | 'TAX_ERROR'
  | 'UNIQUE'
  | 'VOUCHER_NOT_APPLICABLE'
  | 'GIFT_CARD_NOT_APPLICABLE'
  | 'ZERO_QUANTITY'
  | 'MISSING_CHANNEL_SLUG'
  | 'CHANNEL_INACTIVE'
  | 'UNAVAILABLE_VARIANT_IN_CHANNEL'
  | 'EMAIL_NOT_SET'
  | 'NO_LINES'
  | 'INACTIVE_PAYMENT'
  | 'NON_EDITABLE_GIFT_LINE'
  | 'NON_REMOVABLE_GIFT_LINE'
  | 'SHIPPING_CHANGE_FORBIDDEN'
  | 'MISSING_ADDRESS_DATA';

export type AddressTypeEnum =
  | 'BILLING'
  | 'SHIPPING';

export type AccountInput = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  languageCode?: LanguageCodeEnum | null | undefined;
  defaultBillingAddress?: AddressInput | null | undefined;
  defaultShippingAddress?: AddressInput | null | undefined;
  metadata?: Array<MetadataInput> | null | undefined;
};

export type AccountRegisterInput = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  languageCode?: LanguageCodeEnum | null | undefined;
  email: string;
  password: string;
  redirectUrl?: string | null | undefined;
  metadata?: Array<MetadataInput> | null | undefined;
  channel?: string | null | undefined;
};

export type AccountErrorCode =
  | 'ACTIVATE_OWN_ACCOUNT'
  | 'ACTIVATE_SUPERUSER_ACCOUNT'
  | 'DUPLICATED_INPUT_ITEM'
  | 'DEACTIVATE_OWN_ACCOUNT'
  | 'DEACTIVATE_SUPERUSER_ACCOUNT'
  | 'DELETE_NON_STAFF_USER'
  | 'DELETE_OWN_ACCOUNT'
  | 'DELETE_STAFF_ACCOUNT'
  | 'DELETE_SUPERUSER_ACCOUNT'
  | 'GRAPHQL_ERROR'
  | 'INACTIVE'
  | 'INVALID'
  | 'INVALID_PASSWORD'
  | 'LEFT_NOT_MANAGEABLE_PERMISSION'
  | 'INVALID_CREDENTIALS'
  | 'NOT_FOUND'
  | 'OUT_OF_SCOPE_USER'
  | 'OUT_OF_SCOPE_GROUP'
  | 'OUT_OF_SCOPE_PERMISSION'
  | 'PASSWORD_ENTIRELY_NUMERIC'
  | 'PASSWORD_TOO_COMMON'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_SIMILAR'
  | 'PASSWORD_RESET_ALREADY_REQUESTED'
  | 'REQUIRED'
  | 'UNIQUE'
  | 'JWT_SIGNATURE_EXPIRED'
  | 'JWT_INVALID_TOKEN'
  | 'JWT_DECODE_ERROR'
  | 'JWT_MISSING_TOKEN'
  | 'JWT_INVALID_CSRF_TOKEN'
  | 'CHANNEL_INACTIVE'
  | 'MISSING_CHANNEL_SLUG'
  | 'ACCOUNT_NOT_CONFIRMED'
  | 'LOGIN_ATTEMPT_DELAYED'
  | 'DISABLED_AUTHENTICATION_METHOD'
  | 'UNKNOWN_IP_ADDRESS'
  | 'FILE_SIZE_LIMIT_EXCEEDED';

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


export type AddressesQuery = { me: { id: string, addresses: Array<{ isDefaultShippingAddress: boolean | null, isDefaultBillingAddress: boolean | null, id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } }> } | null };

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

export type CheckoutFieldsFragment = { id: string, token: string, email: string | null, quantity: number, isShippingRequired: boolean, channel: { slug: string, currencyCode: string }, user: { id: string } | null, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, message: string | null, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, unitPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } };

export type CheckoutQueryVariables = Exact<{
  id: string | number;
}>;


export type CheckoutQuery = { checkout: { id: string, token: string, email: string | null, quantity: number, isShippingRequired: boolean, channel: { slug: string, currencyCode: string }, user: { id: string } | null, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, message: string | null, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, unitPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null };

export type CheckoutCreateMutationVariables = Exact<{
  input: CheckoutCreateInput;
}>;


export type CheckoutCreateMutation = { checkoutCreate: { checkout: { id: string, token: string, email: string | null, quantity: number, isShippingRequired: boolean, channel: { slug: string, currencyCode: string }, user: { id: string } | null, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, message: string | null, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, unitPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutLinesAddMutationVariables = Exact<{
  id: string | number;
  lines: Array<CheckoutLineInput> | CheckoutLineInput;
}>;


export type CheckoutLinesAddMutation = { checkoutLinesAdd: { checkout: { id: string, token: string, email: string | null, quantity: number, isShippingRequired: boolean, channel: { slug: string, currencyCode: string }, user: { id: string } | null, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, message: string | null, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, unitPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutLinesUpdateMutationVariables = Exact<{
  id: string | number;
  lines: Array<CheckoutLineUpdateInput> | CheckoutLineUpdateInput;
}>;


export type CheckoutLinesUpdateMutation = { checkoutLinesUpdate: { checkout: { id: string, token: string, email: string | null, quantity: number, isShippingRequired: boolean, channel: { slug: string, currencyCode: string }, user: { id: string } | null, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, message: string | null, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, unitPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutLinesDeleteMutationVariables = Exact<{
  id: string | number;
  linesIds: Array<string | number> | string | number;
}>;


export type CheckoutLinesDeleteMutation = { checkoutLinesDelete: { checkout: { id: string, token: string, email: string | null, quantity: number, isShippingRequired: boolean, channel: { slug: string, currencyCode: string }, user: { id: string } | null, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, message: string | null, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, unitPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutEmailUpdateMutationVariables = Exact<{
  id: string | number;
  email: string;
}>;


export type CheckoutEmailUpdateMutation = { checkoutEmailUpdate: { checkout: { id: string, token: string, email: string | null, quantity: number, isShippingRequired: boolean, channel: { slug: string, currencyCode: string }, user: { id: string } | null, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, message: string | null, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, unitPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutShippingAddressUpdateMutationVariables = Exact<{
  id: string | number;
  shippingAddress: AddressInput;
}>;


export type CheckoutShippingAddressUpdateMutation = { checkoutShippingAddressUpdate: { checkout: { id: string, token: string, email: string | null, quantity: number, isShippingRequired: boolean, channel: { slug: string, currencyCode: string }, user: { id: string } | null, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, message: string | null, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, unitPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutBillingAddressUpdateMutationVariables = Exact<{
  id: string | number;
  billingAddress: AddressInput;
}>;


export type CheckoutBillingAddressUpdateMutation = { checkoutBillingAddressUpdate: { checkout: { id: string, token: string, email: string | null, quantity: number, isShippingRequired: boolean, channel: { slug: string, currencyCode: string }, user: { id: string } | null, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, message: string | null, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, unitPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutDeliveryMethodUpdateMutationVariables = Exact<{
  id: string | number;
  deliveryMethodId: string | number;
}>;


export type CheckoutDeliveryMethodUpdateMutation = { checkoutDeliveryMethodUpdate: { checkout: { id: string, token: string, email: string | null, quantity: number, isShippingRequired: boolean, channel: { slug: string, currencyCode: string }, user: { id: string } | null, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, message: string | null, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, unitPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutCustomerAttachMutationVariables = Exact<{
  id: string | number;
}>;


export type CheckoutCustomerAttachMutation = { checkoutCustomerAttach: { checkout: { id: string, token: string, email: string | null, quantity: number, isShippingRequired: boolean, channel: { slug: string, currencyCode: string }, user: { id: string } | null, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, message: string | null, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, unitPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type CheckoutCompleteMutationVariables = Exact<{
  id: string | number;
  metadata?: Array<MetadataInput> | MetadataInput | null | undefined;
}>;


export type CheckoutCompleteMutation = { checkoutComplete: { confirmationNeeded: boolean, order: { id: string, number: string, token: string } | null, errors: Array<{ field: string | null, message: string | null, code: CheckoutErrorCode }> } | null };

export type DesignQuoteQueryVariables = Exact<{
  channel: string;
  design: DesignInput;
  countryCode?: CountryCode | null | undefined;
}>;


export type DesignQuoteQuery = { designQuote: { currency: string, pricedAt: string, lines: Array<{ kind: string, reference: string, name: string, variantId: string | null, quantity: number, areaCm2: number | null, available: number | null, verdict: string, reasons: Array<unknown>, unitPrice: { currency: string, amount: number }, totalPrice: { currency: string, amount: number } }>, subtotal: { currency: string, amount: number }, tax: { currency: string, amount: number }, shippingFrom: { currency: string, amount: number } | null, total: { currency: string, amount: number }, problems: Array<{ code: string, message: string, reference: string | null }> } };

export type CheckoutDesignAddMutationVariables = Exact<{
  checkoutId: string | number;
  presetUuid?: string | null | undefined;
  design?: DesignInput | null | undefined;
}>;


export type CheckoutDesignAddMutation = { checkoutDesignAdd: { checkout: { id: string, token: string, email: string | null, quantity: number, isShippingRequired: boolean, channel: { slug: string, currencyCode: string }, user: { id: string } | null, metadata: Array<{ key: string, value: string }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, shippingMethods: Array<{ id: string, name: string, minimumDeliveryDays: number | null, maximumDeliveryDays: number | null, active: boolean, message: string | null, price: { currency: string, amount: number } }>, deliveryMethod: { id: string, name: string } | null, lines: Array<{ id: string, quantity: number, metadata: Array<{ key: string, value: string }>, unitPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, variant: { id: string, name: string, sku: string | null, product: { id: string, name: string, slug: string, thumbnail: { url: string, alt: string | null } | null } } }>, subtotalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null, design: { id: string, title: string, total: { currency: string, amount: number } } | null, errors: Array<{ field: string | null, message: string | null, code: string }> } };

export type OrderByTokenQueryVariables = Exact<{
  token: string;
}>;


export type OrderByTokenQuery = { orderByToken: { id: string, number: string, created: string, status: OrderStatus, statusDisplay: string, paymentStatus: PaymentChargeStatusEnum, paymentStatusDisplay: string, isPaid: boolean, userEmail: string | null, shippingMethodName: string | null, channel: { slug: string, currencyCode: string }, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, cityArea: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, lines: Array<{ id: string, productName: string, variantName: string, productSku: string | null, quantity: number, metadata: Array<{ key: string, value: string }>, unitPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, totalPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } }>, subtotal: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, shippingPrice: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } }, total: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } | null };

export type OrderDesignsQueryVariables = Exact<{
  token: string;
}>;


export type OrderDesignsQuery = { orderDesigns: Array<{ id: string, title: string, build: unknown, thumbnail: string | null, total: { currency: string, amount: number } }> };

export type MyOrdersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type MyOrdersQuery = { me: { id: string, orders: { totalCount: number | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, number: string, token: string, created: string, status: OrderStatus, statusDisplay: string, total: { currency: string, gross: { currency: string, amount: number }, net: { currency: string, amount: number }, tax: { currency: string, amount: number } } } }> } | null } | null };

export const TokenVerifyDocument: TypedDocument<TokenVerifyQuery, TokenVerifyQueryVariables> = /* @__PURE__ */ typedDocument("TokenVerify", "query", "query TokenVerify {\n  me {\n    id\n    firstName\n    lastName\n    isStaff\n    isActive\n    isConfirmed\n    email\n  }\n}");
export const TokenRefreshDocument: TypedDocument<TokenRefreshMutation, TokenRefreshMutationVariables> = /* @__PURE__ */ typedDocument("TokenRefresh", "mutation", "mutation TokenRefresh($refreshToken: String!) {\n  tokenRefresh(refreshToken: $refreshToken) {\n    token\n    errors {\n      field\n      message\n    }\n  }\n}");
export const TokenCreateDocument: TypedDocument<TokenCreateMutation, TokenCreateMutationVariables> = /* @__PURE__ */ typedDocument("tokenCreate", "mutation", "mutation tokenCreate($email: String!, $password: String!) {\n  tokenCreate(email: $email, password: $password) {\n    token\n    refreshToken\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const AccountRegisterDocument: TypedDocument<AccountRegisterMutation, AccountRegisterMutationVariables> = /* @__PURE__ */ typedDocument("accountRegister", "mutation", "mutation accountRegister($input: AccountRegisterInput!) {\n  accountRegister(input: $input) {\n    requiresConfirmation\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const ConfirmAccountDocument: TypedDocument<ConfirmAccountMutation, ConfirmAccountMutationVariables> = /* @__PURE__ */ typedDocument("confirmAccount", "mutation", "mutation confirmAccount($email: String!, $token: String!) {\n  confirmAccount(email: $email, token: $token) {\n    user {\n      id\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const RequestPasswordResetDocument: TypedDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> = /* @__PURE__ */ typedDocument("requestPasswordReset", "mutation", "mutation requestPasswordReset($email: String!, $redirectUrl: String!) {\n  requestPasswordReset(email: $email, redirectUrl: $redirectUrl) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const SetPasswordDocument: TypedDocument<SetPasswordMutation, SetPasswordMutationVariables> = /* @__PURE__ */ typedDocument("setPassword", "mutation", "mutation setPassword($email: String!, $password: String!, $token: String!) {\n  setPassword(email: $email, password: $password, token: $token) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const PasswordChangeDocument: TypedDocument<PasswordChangeMutation, PasswordChangeMutationVariables> = /* @__PURE__ */ typedDocument("passwordChange", "mutation", "mutation passwordChange($oldPassword: String!, $newPassword: String!) {\n  passwordChange(oldPassword: $oldPassword, newPassword: $newPassword) {\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const AddressesDocument: TypedDocument<AddressesQuery, AddressesQueryVariables> = /* @__PURE__ */ typedDocument("addresses", "query", "query addresses {\n  me {\n    id\n    addresses {\n      ...AddressFields\n      isDefaultShippingAddress\n      isDefaultBillingAddress\n    }\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}");
export const AccountUpdateDocument: TypedDocument<AccountUpdateMutation, AccountUpdateMutationVariables> = /* @__PURE__ */ typedDocument("accountUpdate", "mutation", "mutation accountUpdate($input: AccountInput!) {\n  accountUpdate(input: $input) {\n    user {\n      id\n      firstName\n      lastName\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const UserNameUpdateDocument: TypedDocument<UserNameUpdateMutation, UserNameUpdateMutationVariables> = /* @__PURE__ */ typedDocument("userNameUpdate", "mutation", "mutation userNameUpdate($userName: String!) {\n  userNameUpdate(userName: $userName) {\n    userName\n    errors {\n      field\n      message\n      code\n    }\n  }\n}");
export const AccountAddressCreateDocument: TypedDocument<AccountAddressCreateMutation, AccountAddressCreateMutationVariables> = /* @__PURE__ */ typedDocument("accountAddressCreate", "mutation", "mutation accountAddressCreate($input: AddressInput!, $type: AddressTypeEnum) {\n  accountAddressCreate(input: $input, type: $type) {\n    address {\n      ...AddressFields\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}");
export const ProductsDocument: TypedDocument<ProductsQuery, ProductsQueryVariables> = /* @__PURE__ */ typedDocument("products", "query", "query products($channel: String!, $first: Int!, $after: String) {\n  products(channel: $channel, first: $first, after: $after) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      cursor\n      node {\n        id\n        name\n        slug\n        thumbnail(size: 512) {\n          url\n          alt\n        }\n        pricing {\n          priceRange {\n            start {\n              ...TaxedMoneyFields\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const ProductDocument: TypedDocument<ProductQuery, ProductQueryVariables> = /* @__PURE__ */ typedDocument("product", "query", "query product($slug: String!, $channel: String!) {\n  product(slug: $slug, channel: $channel) {\n    id\n    name\n    slug\n    description\n    isAvailable\n    metadata {\n      key\n      value\n    }\n    category {\n      id\n      name\n      slug\n    }\n    thumbnail(size: 1024) {\n      url\n      alt\n    }\n    variants {\n      id\n      name\n      sku\n      quantityAvailable\n      pricing {\n        price {\n          ...TaxedMoneyFields\n        }\n      }\n    }\n  }\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const CheckoutDocument: TypedDocument<CheckoutQuery, CheckoutQueryVariables> = /* @__PURE__ */ typedDocument("checkout", "query", "query checkout($id: ID!) {\n  checkout(id: $id) {\n    ...CheckoutFields\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  token\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  user {\n    id\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    message\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    unitPrice {\n      ...TaxedMoneyFields\n    }\n    totalPrice {\n      ...TaxedMoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}");
export const CheckoutCreateDocument: TypedDocument<CheckoutCreateMutation, CheckoutCreateMutationVariables> = /* @__PURE__ */ typedDocument("checkoutCreate", "mutation", "mutation checkoutCreate($input: CheckoutCreateInput!) {\n  checkoutCreate(input: $input) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  token\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  user {\n    id\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    message\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    unitPrice {\n      ...TaxedMoneyFields\n    }\n    totalPrice {\n      ...TaxedMoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutLinesAddDocument: TypedDocument<CheckoutLinesAddMutation, CheckoutLinesAddMutationVariables> = /* @__PURE__ */ typedDocument("checkoutLinesAdd", "mutation", "mutation checkoutLinesAdd($id: ID!, $lines: [CheckoutLineInput!]!) {\n  checkoutLinesAdd(id: $id, lines: $lines) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  token\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  user {\n    id\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    message\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    unitPrice {\n      ...TaxedMoneyFields\n    }\n    totalPrice {\n      ...TaxedMoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutLinesUpdateDocument: TypedDocument<CheckoutLinesUpdateMutation, CheckoutLinesUpdateMutationVariables> = /* @__PURE__ */ typedDocument("checkoutLinesUpdate", "mutation", "mutation checkoutLinesUpdate($id: ID!, $lines: [CheckoutLineUpdateInput!]!) {\n  checkoutLinesUpdate(id: $id, lines: $lines) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  token\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  user {\n    id\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    message\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    unitPrice {\n      ...TaxedMoneyFields\n    }\n    totalPrice {\n      ...TaxedMoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutLinesDeleteDocument: TypedDocument<CheckoutLinesDeleteMutation, CheckoutLinesDeleteMutationVariables> = /* @__PURE__ */ typedDocument("checkoutLinesDelete", "mutation", "mutation checkoutLinesDelete($id: ID!, $linesIds: [ID!]!) {\n  checkoutLinesDelete(id: $id, linesIds: $linesIds) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  token\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  user {\n    id\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    message\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    unitPrice {\n      ...TaxedMoneyFields\n    }\n    totalPrice {\n      ...TaxedMoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutEmailUpdateDocument: TypedDocument<CheckoutEmailUpdateMutation, CheckoutEmailUpdateMutationVariables> = /* @__PURE__ */ typedDocument("checkoutEmailUpdate", "mutation", "mutation checkoutEmailUpdate($id: ID!, $email: String!) {\n  checkoutEmailUpdate(id: $id, email: $email) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  token\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  user {\n    id\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    message\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    unitPrice {\n      ...TaxedMoneyFields\n    }\n    totalPrice {\n      ...TaxedMoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutShippingAddressUpdateDocument: TypedDocument<CheckoutShippingAddressUpdateMutation, CheckoutShippingAddressUpdateMutationVariables> = /* @__PURE__ */ typedDocument("checkoutShippingAddressUpdate", "mutation", "mutation checkoutShippingAddressUpdate($id: ID!, $shippingAddress: AddressInput!) {\n  checkoutShippingAddressUpdate(id: $id, shippingAddress: $shippingAddress) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  token\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  user {\n    id\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    message\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    unitPrice {\n      ...TaxedMoneyFields\n    }\n    totalPrice {\n      ...TaxedMoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutBillingAddressUpdateDocument: TypedDocument<CheckoutBillingAddressUpdateMutation, CheckoutBillingAddressUpdateMutationVariables> = /* @__PURE__ */ typedDocument("checkoutBillingAddressUpdate", "mutation", "mutation checkoutBillingAddressUpdate($id: ID!, $billingAddress: AddressInput!) {\n  checkoutBillingAddressUpdate(id: $id, billingAddress: $billingAddress) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  token\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  user {\n    id\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    message\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    unitPrice {\n      ...TaxedMoneyFields\n    }\n    totalPrice {\n      ...TaxedMoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutDeliveryMethodUpdateDocument: TypedDocument<CheckoutDeliveryMethodUpdateMutation, CheckoutDeliveryMethodUpdateMutationVariables> = /* @__PURE__ */ typedDocument("checkoutDeliveryMethodUpdate", "mutation", "mutation checkoutDeliveryMethodUpdate($id: ID!, $deliveryMethodId: ID!) {\n  checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $deliveryMethodId) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  token\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  user {\n    id\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    message\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    unitPrice {\n      ...TaxedMoneyFields\n    }\n    totalPrice {\n      ...TaxedMoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutCustomerAttachDocument: TypedDocument<CheckoutCustomerAttachMutation, CheckoutCustomerAttachMutationVariables> = /* @__PURE__ */ typedDocument("checkoutCustomerAttach", "mutation", "mutation checkoutCustomerAttach($id: ID!) {\n  checkoutCustomerAttach(id: $id) {\n    checkout {\n      ...CheckoutFields\n    }\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  token\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  user {\n    id\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    message\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    unitPrice {\n      ...TaxedMoneyFields\n    }\n    totalPrice {\n      ...TaxedMoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const CheckoutCompleteDocument: TypedDocument<CheckoutCompleteMutation, CheckoutCompleteMutationVariables> = /* @__PURE__ */ typedDocument("checkoutComplete", "mutation", "mutation checkoutComplete($id: ID!, $metadata: [MetadataInput!]) {\n  checkoutComplete(id: $id, metadata: $metadata) {\n    order {\n      id\n      number\n      token\n    }\n    confirmationNeeded\n    errors {\n      ...CheckoutErrorFields\n    }\n  }\n}\n\nfragment CheckoutErrorFields on CheckoutError {\n  field\n  message\n  code\n}");
export const DesignQuoteDocument: TypedDocument<DesignQuoteQuery, DesignQuoteQueryVariables> = /* @__PURE__ */ typedDocument("designQuote", "query", "query designQuote($channel: String!, $design: DesignInput!, $countryCode: CountryCode) {\n  designQuote(channel: $channel, design: $design, countryCode: $countryCode) {\n    currency\n    pricedAt\n    lines {\n      kind\n      reference\n      name\n      variantId\n      quantity\n      areaCm2\n      unitPrice {\n        ...MoneyFields\n      }\n      totalPrice {\n        ...MoneyFields\n      }\n      available\n      verdict\n      reasons\n    }\n    subtotal {\n      ...MoneyFields\n    }\n    tax {\n      ...MoneyFields\n    }\n    shippingFrom {\n      ...MoneyFields\n    }\n    total {\n      ...MoneyFields\n    }\n    problems {\n      code\n      message\n      reference\n    }\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const CheckoutDesignAddDocument: TypedDocument<CheckoutDesignAddMutation, CheckoutDesignAddMutationVariables> = /* @__PURE__ */ typedDocument("checkoutDesignAdd", "mutation", "mutation checkoutDesignAdd($checkoutId: ID!, $presetUuid: UUID, $design: DesignInput) {\n  checkoutDesignAdd(\n    checkoutId: $checkoutId\n    presetUuid: $presetUuid\n    design: $design\n  ) {\n    checkout {\n      ...CheckoutFields\n    }\n    design {\n      id\n      title\n      total {\n        ...MoneyFields\n      }\n    }\n    errors {\n      field\n      message\n      code\n    }\n  }\n}\n\nfragment CheckoutFields on Checkout {\n  id\n  token\n  email\n  quantity\n  isShippingRequired\n  channel {\n    slug\n    currencyCode\n  }\n  user {\n    id\n  }\n  metadata {\n    key\n    value\n  }\n  shippingAddress {\n    ...AddressFields\n  }\n  billingAddress {\n    ...AddressFields\n  }\n  shippingMethods {\n    id\n    name\n    minimumDeliveryDays\n    maximumDeliveryDays\n    active\n    message\n    price {\n      ...MoneyFields\n    }\n  }\n  deliveryMethod {\n    ... on ShippingMethod {\n      id\n      name\n    }\n  }\n  lines {\n    id\n    quantity\n    metadata {\n      key\n      value\n    }\n    unitPrice {\n      ...TaxedMoneyFields\n    }\n    totalPrice {\n      ...TaxedMoneyFields\n    }\n    variant {\n      id\n      name\n      sku\n      product {\n        id\n        name\n        slug\n        thumbnail(size: 256) {\n          url\n          alt\n        }\n      }\n    }\n  }\n  subtotalPrice {\n    ...TaxedMoneyFields\n  }\n  shippingPrice {\n    ...TaxedMoneyFields\n  }\n  totalPrice {\n    ...TaxedMoneyFields\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}");
export const OrderByTokenDocument: TypedDocument<OrderByTokenQuery, OrderByTokenQueryVariables> = /* @__PURE__ */ typedDocument("orderByToken", "query", "query orderByToken($token: UUID!) {\n  orderByToken(token: $token) {\n    id\n    number\n    created\n    status\n    statusDisplay\n    paymentStatus\n    paymentStatusDisplay\n    isPaid\n    userEmail\n    shippingMethodName\n    channel {\n      slug\n      currencyCode\n    }\n    shippingAddress {\n      ...AddressFields\n    }\n    lines {\n      id\n      productName\n      variantName\n      productSku\n      quantity\n      metadata {\n        key\n        value\n      }\n      unitPrice {\n        ...TaxedMoneyFields\n      }\n      totalPrice {\n        ...TaxedMoneyFields\n      }\n    }\n    subtotal {\n      ...TaxedMoneyFields\n    }\n    shippingPrice {\n      ...TaxedMoneyFields\n    }\n    total {\n      ...TaxedMoneyFields\n    }\n  }\n}\n\nfragment AddressFields on Address {\n  id\n  firstName\n  lastName\n  companyName\n  streetAddress1\n  streetAddress2\n  city\n  cityArea\n  postalCode\n  country {\n    code\n    country\n  }\n  countryArea\n  phone\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const OrderDesignsDocument: TypedDocument<OrderDesignsQuery, OrderDesignsQueryVariables> = /* @__PURE__ */ typedDocument("orderDesigns", "query", "query orderDesigns($token: UUID!) {\n  orderDesigns(token: $token) {\n    id\n    title\n    build\n    thumbnail\n    total {\n      ...MoneyFields\n    }\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");
export const MyOrdersDocument: TypedDocument<MyOrdersQuery, MyOrdersQueryVariables> = /* @__PURE__ */ typedDocument("myOrders", "query", "query myOrders($first: Int!, $after: String) {\n  me {\n    id\n    orders(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          number\n          token\n          created\n          status\n          statusDisplay\n          total {\n            ...TaxedMoneyFields\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment TaxedMoneyFields on TaxedMoney {\n  currency\n  gross {\n    ...MoneyFields\n  }\n  net {\n    ...MoneyFields\n  }\n  tax {\n    ...MoneyFields\n  }\n}\n\nfragment MoneyFields on Money {\n  currency\n  amount\n}");