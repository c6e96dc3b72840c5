import type { OpenServices } from "@carloom/platform";
import { documentCache, openMeasures } from "@carloom/platform";
import { readSettings } from "@carloom/settings/server";
import { buildSchema } from "graphql";
import { expect, it } from "vitest";
import { graphqlEndpoint } from "./endpoint.ts";

const settings = readSettings({});
const limiter = { take: async () => ({ ok: true }) };
const services = { settings, limiter, log: console, measures: openMeasures() } as unknown as OpenServices;
const { path, handler, direct } = graphqlEndpoint(
  { ...services, threed: {} as never, personal: {} as never },
  "commerce",
  buildSchema("type Query { me: String }"),
  { documents: documentCache(), gate: { charge: () => undefined } as never },
);
const info = { ip: "203.0.113.1", requestId: "r1" } as Parameters<typeof handler>[1];
const type = { "content-type": "application/json" };

it.each([
  ["an answer", 200, { query: "{ me }" }],
  ["a refused query", 200, { query: "{ you }" }],
  ["a refused body", 400, { query: 1 }],
])("no cache keeps %s, which may be somebody's own", async (what, status, value) => {
  const body = JSON.stringify(value);
  const request = new Request(`http://localhost:8000${path}`, { method: "POST", headers: type, body });
  const response = await handler(request, info);
  expect([response?.status, response?.headers.get("cache-control")]).toEqual([status, "no-store"]);
  const answer = await direct({ headers: type, body: Buffer.from(body) }, info);
  // what is refused is left to the other
  if (what === "an answer") expect([answer?.status, answer?.headers["cache-control"]]).toEqual([200, "no-store"]);
});
