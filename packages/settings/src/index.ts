export { type CookieNames, cookieNames, type PublicSettings, pageSettings } from "./public.ts";
