import type { RequestContext } from "@carloom/platform";
import type { DesignPort } from "./design.port.ts";

declare module "@carloom/wire/context" {
  interface WireContext {
    threed: DesignPort;
  }
}

/** What resolvers of the shop get: the platform's context and the way to the 3D service. */
export type CommerceContext = RequestContext & { threed: DesignPort };

/** The endpoint's builder: each domain's `*.graphql.ts` adds its types, `schema.ts` imports them all. */
export { builder } from "@carloom/wire";
