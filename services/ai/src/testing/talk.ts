import type { Pricer } from "@carloom/commerce";
import { createEndpoint, limitsOf, type RequestContext, type Visitor } from "@carloom/platform";
import { type TestServices, testServices } from "@carloom/platform/testing";
import { readSettings } from "@carloom/settings/server";
import { createThreedPort, threedMigrations } from "@carloom/threed";
import { writeCatalogue } from "@carloom/threed/testing";
import { aiMigrations, type Ai, type AiPorts, createAi } from "../index.ts";

type Event = { event: string; data: Record<string, never> };
/** A stylist with the services that it stands on. */
export type World = { services: TestServices; ai: Ai };

const person = (userId: string): Visitor => ({
  userId,
  sessionId: "s",
  email: `${userId}@example.com`,
  isConfirmed: true,
  isStaff: false,
  roles: [],
  isAdministrator: false,
});

/** Every part costs 100.00 a slot; a wing for the other car is not sold. */
const pricer: AiPorts["pricer"] = async (_, channel, goods): Promise<Pricer | null> =>
  channel !== "default-channel"
    ? null
    : {
        channel,
        currency: "USD",
        tax: "added",
        available: new Map([...goods.partModels, ...goods.stickers].map((uuid) => [uuid, 8])),
        price: (design) => ({ total: design.parts.length * 10_000, lines: [], problems: [] }),
      };

/** A stylist with settings of its own on services that others share. */
export function stylistOn(shared: TestServices, env: Record<string, string>): World {
  const settings = readSettings({ DATA_DIR: shared.settings.dataDir, ...env });
  const services: TestServices = {
    ...shared,
    settings,
    contextFor: (visitor) => ({ ...shared.contextFor(visitor), settings }),
  };
  const contextOf = async (request: Request): Promise<RequestContext> => {
    const user = request.headers.get("x-user");
    return { ...services.contextFor(user ? person(user) : null), ip: request.headers.get("x-ip") ?? "10.0.0.1" };
  };
  const ai = createAi(services, { threed: createThreedPort(services), pricer }, contextOf);
  return { services, ai };
}

/** A database of its own with the catalogue of the tests. */
export async function world(): Promise<World> {
  const services = await testServices([threedMigrations, aiMigrations]);
  await writeCatalogue(services);
  return stylistOn(services, {});
}

/** Says something to the stylist of the first open car. */
export async function post({ ai }: World, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const whole = {
    message: "red",
    language: "en",
    templateSlug: "halden-one",
    channel: "default-channel",
    build: {},
    ...body,
  };
  const response = await ai.talk(
    new Request("http://localhost/ai/talk", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(whole),
    }),
    { ip: "10.0.0.1", requestId: "test" },
  );
  if (!response) throw new Error("nobody answered");
  return response;
}

/** What is answered, event by event. */
export async function talk(w: World, body: object, headers: Record<string, string> = {}) {
  const response = await post(w, body, headers);
  const text = await response.text();
  const events = text
    .split("\n\n")
    .filter((part) => part.startsWith("event: "))
    .map((part): Event => {
      const [event = "", data = "null"] = part.split("\ndata: ");
      return { event: event.slice("event: ".length), data: JSON.parse(data) };
    });
  const of = (name: string) => events.find(({ event }) => event === name)?.data as Record<string, unknown> | undefined;
  const said = events
    .flatMap(({ event, data }) => (event === "text" ? (data as unknown as { text: string }).text : []))
    .join("");
  return { status: response.status, type: response.headers.get("content-type"), events, of, said, text };
}

/** Asks its schema, as somebody or as nobody. */
export async function ask({ services, ai }: World, query: string, variables: object, user?: string) {
  const endpoint = createEndpoint({
    schema: ai.schema,
    path: "/ai/graphql/",
    contextOf: async () => services.contextFor(user ? person(user) : null),
    limits: limitsOf(services.settings.env),
  });
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  };
  return (await endpoint(new Request("http://localhost/ai/graphql/", init))).json();
}
