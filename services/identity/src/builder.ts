import type { RequestContext } from "@carloom/platform";
import type { PersonalPort } from "./personal.port.ts";

declare module "@carloom/wire/context" {
  interface WireContext {
    personal: PersonalPort;
  }
}

/** What resolvers of accounts get: the platform's context and the way to what others keep of people. */
export type IdentityContext = RequestContext & { personal: PersonalPort };

export { builder } from "@carloom/wire";
