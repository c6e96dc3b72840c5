export { allowedRedirect, appOrigins } from "./redirect.ts";
export {
  type CookieNames,
  cookieNames,
  IDENTITY_PROVIDERS,
  type IdentityProvider,
  type PublicSettings,
  pageSettings,
} from "./public.ts";
export {
  hasSizes,
  PICTURE_WIDTHS,
  type PictureFormat,
  readSizedName,
  type SizedPicture,
  sizedName,
  sizedUrl,
  WIDE_WIDTHS,
  widthFor,
} from "./sized-pictures.ts";
export { SITE_ADDRESSES } from "./site-addresses.ts";
