import type { RequestContext } from "@carloom/platform";

/**
 * What resolvers of the endpoint get: the platform's context, and what each service on it declares that it needs beside
 * it, in its `builder.ts`. It is an interface so that they can, and the library wants one context for one builder.
 */
export interface WireContext extends RequestContext {}
