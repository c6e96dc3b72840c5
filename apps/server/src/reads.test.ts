// reads: packages/api-client/src/documents, services/commerce/schema.graphql, services/threed/schema.graphql
import { readFileSync } from "node:fs";
import { documentCache, openMeasures, POSITION, type RequestInfo } from "@carloom/platform";
import { readSettings } from "@carloom/settings/server";
import { buildSchema, Kind, parse } from "graphql";
import { expect, it } from "vitest";
import { graphqlEndpoint } from "./endpoint.ts";
import { PUBLIC, publicReads } from "./reads.ts";

const NODE = { ip: "203.0.113.7", requestId: "r" };

/** An endpoint over a primary and a replica that tell which of them was asked; the replica has what is older than `has`. */
function world() {
  let now = 1;
  const replica = {
    db: "replica" as never,
    has: 0,
    position: async () => "0/5",
    moment: () => now,
    fence: () => undefined,
    mayServe: ({ since = 0, position = "0/0" }: { since?: number; position?: string } = {}) =>
      since <= replica.has && position <= `0/${replica.has}`,
  };
  const schema = buildSchema(
    "type Query { products: String me: String checkout: String } type Mutation { buy: String }",
  );
  const told = (_: unknown, __: unknown, context: { db: string }) => context.db;
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {})) field.resolve = told as never;
  const services = { settings: readSettings({}), db: "primary", limiter: {}, throttle: {}, log: console };
  const { direct, handler, path } = graphqlEndpoint(
    { ...services, measures: openMeasures() } as never,
    "commerce",
    schema,
    { documents: documentCache(), gate: { charge: () => undefined } as never, reads: publicReads(replica as never) },
  );
  return {
    replica,
    pass: (ms: number) => (now += ms),
    async ask(query: string, info: RequestInfo = NODE) {
      const body = Buffer.from(JSON.stringify({ query }));
      const answer = await direct({ headers: { "content-type": "application/json" }, body }, info);
      return { data: JSON.parse(answer?.body ?? "{}").data, position: answer?.headers[POSITION] };
    },
    async unusual(query: string) {
      const body = JSON.stringify({ query });
      const headers = { "content-type": "application/json", accept: "application/graphql-response+json" };
      return handler(new Request(`http://localhost${path}`, { method: "POST", headers, body }), NODE);
    },
  };
}

it("knows what is public by the names of the schemas, and the pages of the shop and of cars ask for nothing else", () => {
  const root = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
  const fields = ["commerce", "threed"].flatMap((name) =>
    Object.keys(
      buildSchema(root(`services/${name}/schema.graphql`))
        .getQueryType()
        ?.getFields() ?? {},
    ),
  );
  expect([...PUBLIC].filter((name) => !name.startsWith("__") && !fields.includes(name))).toEqual([]);
  const documents = ["commerce/shop.graphql", "commerce/site-pages.graphql"].map((name) =>
    parse(root(`packages/api-client/src/documents/${name}`)),
  );
  const asked = documents.flatMap(({ definitions }) =>
    definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION && one.operation === "query"
        ? one.selectionSet.selections.map((field) => (field.kind === Kind.FIELD ? field.name.value : "…"))
        : [],
    ),
  );
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !PUBLIC.has(name))).toEqual([]);
});

it("reads what is public on the replica, and all else on the primary", async () => {
  const { ask, replica } = world();
  replica.has = 9;
  expect((await ask("{ products }")).data).toEqual({ products: "replica" });
  expect((await ask("query { a: products ...F } fragment F on Query { products }")).data).toMatchObject({
    a: "replica",
  });
  for (const query of [
    "{ me }",
    "{ checkout }",
    "{ products me }",
    "{ products ...F } fragment F on Query { checkout }",
  ])
    expect(Object.values((await ask(query)).data)).not.toContain("replica");
  expect((await ask("mutation { buy }")).data).toEqual({ buy: "primary" });
});

it("reads on the primary for whoever is signed in, and while the replica may not serve", async () => {
  const { ask, replica } = world();
  expect((await ask("{ products }", { ...NODE, personal: true })).data).toEqual({ products: "primary" });
  replica.has = -1;
  expect((await ask("{ products }")).data).toEqual({ products: "primary" });
});

it("shows who wrote what they wrote: here by their network, elsewhere by the position that they were told", async () => {
  const { ask, replica, pass } = world();
  replica.has = 1;
  pass(3);
  const { position } = await ask("mutation { buy }");
  expect(position).toBe("0/5");
  expect((await ask("{ products }")).data).toEqual({ products: "primary" });
  expect((await ask("{ products }", { ...NODE, ip: "198.51.100.2" })).data).toEqual({ products: "replica" });
  const elsewhere = { ...NODE, ip: "192.0.2.1", position: position ?? "" };
  expect((await ask("{ products }", elsewhere)).data).toEqual({ products: "primary" });
  replica.has = 5;
  expect((await ask("{ products }")).data).toEqual({ products: "replica" });
  expect((await ask("{ products }", elsewhere)).data).toEqual({ products: "replica" });
});

it("tells the position after writes in any form of request", async () => {
  const { unusual } = world();
  expect((await unusual("mutation { buy }"))?.headers.get(POSITION)).toBe("0/5");
});
