export { allowedRedirect, appOrigins } from "./redirect.ts";
export { type CookieNames, cookieNames, type PublicSettings, pageSettings } from "./public.ts";
