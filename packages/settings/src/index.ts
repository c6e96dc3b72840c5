export { allowedRedirect, appOrigins } from "./redirect.ts";
export {
  type CookieNames,
  cookieNames,
  IDENTITY_PROVIDERS,
  type IdentityProvider,
  type PublicSettings,
  pageSettings,
} from "./public.ts";
