import type { PublicSettings } from "@carloom/settings";
import { createClient, type GraphQLClient, type TokenSource } from "./client.ts";
import { createTransport, type TransportOptions } from "./transport.ts";

export type Clients = {
  threed: GraphQLClient;
  account: GraphQLClient;
  ai: GraphQLClient;
  commerce: GraphQLClient;
  /** Empties all four caches: at sign-in and sign-out, so that nobody sees another's answers. */
  forget: () => void;
};

/** The four clients. Account and commerce have one address; each has its own cache. */
export function createClients(
  settings: Pick<PublicSettings, "threed" | "commerce" | "ai">,
  tokens: TokenSource,
  options: Omit<TransportOptions, "url"> = {},
): Clients {
  const client = (server: string) => createClient(createTransport({ ...options, url: `${server}/graphql/` }), tokens);
  const clients = {
    threed: client(settings.threed.server),
    account: client(settings.commerce.server),
    ai: client(settings.ai.server),
    commerce: client(settings.commerce.server),
  };
  return {
    ...clients,
    forget: () => {
      for (const one of Object.values(clients)) one.invalidate();
    },
  };
}
