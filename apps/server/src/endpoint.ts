import type { PersonalPort } from "@carloom/identity";
import {
  corsHeaders,
  createDirect,
  createEndpoint,
  type DirectHandler,
  type DocumentCache,
  type Gate,
  documentReader,
  type EndpointOptions,
  type Handler,
  limitsOf,
  type OpenServices,
  preflight,
  type Reads,
} from "@carloom/platform";
import { appOrigins } from "@carloom/settings";
import type { ThreedPort } from "@carloom/threed";
import type { GraphQLSchema } from "graphql";
import { requestContext } from "./request-context.ts";

/** What a query that cannot be answered counts as, in requests: no page of ours sends one. */
const REFUSED_QUERY = 20;

export type GraphqlEndpoint = { path: string; handler: Handler; direct: DirectHandler };

/** A GraphQL endpoint under `/{name}/graphql/` with CORS for the application origins, in both forms of handlers. */
export function graphqlEndpoint(
  services: OpenServices & { threed: ThreedPort; personal: PersonalPort },
  name: string,
  schema: GraphQLSchema,
  shared: { documents: DocumentCache; gate: Gate; reads?: Reads },
): GraphqlEndpoint {
  const { env } = services.settings;
  const path = `/${name}/graphql/`;
  const allowed = appOrigins(services.settings.public);
  const limits = limitsOf(env);
  const options: EndpointOptions = {
    schema,
    path,
    limits,
    ...(shared.reads && { reads: shared.reads }),
    documents: documentReader(schema, name, limits, shared.documents, ({ ip }) =>
      shared.gate.charge(ip, REFUSED_QUERY),
    ),
    contextOf: ({ headers }, info) => requestContext(services, headers, info),
    onOperation: ({ type, field }, ms, failed) => services.measures.operated(name, type, field, ms, failed),
  };
  const endpoint = createEndpoint(options);
  const direct = createDirect(options);
  // an answer may be somebody's own, and no cache between can tell
  const fixed = { "cache-control": "no-store" };
  return {
    path,
    async handler(request, info) {
      const { pathname } = new URL(request.url);
      if (pathname !== path && `${pathname}/` !== path) return null;
      const early = preflight(request, allowed);
      if (early) return early;
      const response = await endpoint(request, info);
      const headers = { ...corsHeaders(request.headers.get("origin"), allowed), ...fixed };
      for (const [header, value] of Object.entries(headers)) response.headers.set(header, value);
      return response;
    },
    async direct(request, info) {
      const answer = await direct(request, info);
      if (answer) Object.assign(answer.headers, corsHeaders(request.headers.origin, allowed), fixed);
      return answer;
    },
  };
}
