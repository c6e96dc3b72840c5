import { GraphQLError } from "graphql";
import { describe, expect, it } from "vitest";
import { memoryLimiter } from "../http/limiter.ts";
import { silentLog } from "../log.ts";
import { LIMITS } from "../testing/limits.ts";
import { createBuilder } from "./builder.ts";
import type { RequestContext } from "./context.ts";
import { createDirect } from "./direct.ts";
import { createEndpoint, type EndpointOptions } from "./endpoint.ts";

const builder = createBuilder();
const node = builder.objectRef<{ name: string }>("Node");
builder.objectType(node, {
  fields: (t) => ({ name: t.exposeString("name"), next: t.field({ type: node, resolve: () => ({ name: "n" }) }) }),
});
builder.queryType({
  fields: (t) => ({
    node: t.field({ type: node, args: { n: t.arg.int() }, resolve: () => ({ name: "a" }) }),
    who: t.string({ resolve: (_, __, context) => context.requestId }),
    boom: t.string({
      resolve: () => {
        throw new Error("secret path /etc/x");
      },
    }),
    late: t.string({ nullable: true, resolve: () => Promise.reject(new GraphQLError("Not now.")) }),
    refused: t.string({
      nullable: true,
      resolve: () => {
        throw new GraphQLError("Slow down.", {
          extensions: { code: "LIMIT", http: { status: 429, headers: { "retry-after": "7" } } },
        });
      },
    }),
    away: t.string({ resolve: () => Promise.reject(Object.assign(new Error("terminating"), { code: "57P01" })) }),
  }),
});
builder.mutationType({ fields: (t) => ({ set: t.int({ args: { n: t.arg.int() }, resolve: (_, { n }) => n ?? 0 }) }) });

const options: EndpointOptions = {
  schema: builder.toSchema(),
  path: "/x/graphql/",
  contextOf: async (request, info) => {
    if (request.headers.get("authorization") === "away") throw Object.assign(new Error(), { code: "57P01" });
    const requestId = info?.requestId ?? "none";
    return { requestId, log: silentLog, limiter: memoryLimiter(), visitor: null } as unknown as RequestContext;
  },
  limits: LIMITS,
};
const general = createEndpoint(options);
const direct = createDirect(options);
const info = { ip: "203.0.113.1", requestId: "r1" };
const JSON_TYPE = { "content-type": "application/json" };

const byGeneral = async (body: string, headers: Record<string, string>) => {
  const response = await general(new Request("http://localhost/x/graphql/", { method: "POST", headers, body }), info);
  const { status } = response;
  return { status, retryAfter: response.headers.get("retry-after"), body: (await response.json()) as unknown };
};
const byDirect = async (body: string, headers: Record<string, string> = JSON_TYPE) => {
  const answer = await direct({ headers, body: Buffer.from(body) }, info);
  if (!answer) return null;
  const { status } = answer;
  return { status, retryAfter: answer.headers["retry-after"] ?? null, body: JSON.parse(answer.body) as unknown };
};

const NODE = "{ node { name } }";

describe("direct endpoint", () => {
  it.each([
    ["a query", { query: NODE }],
    ["null parameters", { query: NODE, variables: null, operationName: null }],
    ["one of two operations", { query: "query A { who } query B { node { name } }", operationName: "B" }],
    ["variables", { query: "query q($n: Int) { node(n: $n) { name } }", variables: { n: 2 } }],
    ["a mutation", { query: "mutation { set(n: 3) }" }],
    ["introspection", { query: "{ __schema { queryType { name } } }" }],
    ["a batch", [{ query: NODE }, { query: "{ boom }" }, { query: "{ who }" }]],
    ["a variable of the wrong shape", { query: "query q($n: Int) { node(n: $n) { name } }", variables: { n: "x" } }],
    ["a surprise", { query: "{ boom }" }],
    ["a refusal beside data", { query: "{ who late }" }],
    ["a refusal with a status", { query: "{ refused }" }],
    ["a database that is away", { query: "{ away }" }],
  ])("answers %s as the general endpoint does", async (_, body) => {
    const text = JSON.stringify(body);
    const answer = await byDirect(text);
    expect(answer).not.toBeNull();
    expect(answer).toEqual(await byGeneral(text, JSON_TYPE));
  });

  it("answers a second time from what it knows of the document", async () => {
    for (let i = 0; i < 3; i++) {
      expect((await byDirect(JSON.stringify({ query: "{ who }" })))?.body).toEqual({ data: { who: "r1" } });
    }
  });

  it("says that the database restarts when nobody can be told apart", async () => {
    const headers = { ...JSON_TYPE, authorization: "away" };
    const text = JSON.stringify({ query: NODE });
    expect(await byDirect(text, headers)).toEqual(await byGeneral(text, headers));
    expect((await byDirect(text, headers))?.status).toBe(503);
  });

  it.each([
    ["nonsense", "{"],
    ["null", "null"],
    ["an empty batch", "[]"],
    ["eleven", JSON.stringify(Array.from({ length: 11 }, () => ({ query: NODE })))],
    ["an unknown field", JSON.stringify({ query: "{ nope }" })],
    ["a parse error", JSON.stringify({ query: "{" })],
    ["an unknown parameter", JSON.stringify({ query: NODE, evil: 1 })],
    ["variables as a list", JSON.stringify({ query: NODE, variables: [] })],
    ["an unknown operation", JSON.stringify({ query: NODE, operationName: "x" })],
    ["depth", JSON.stringify({ query: `{ node { ${"next { ".repeat(14)} name ${"} ".repeat(14)} } }` })],
    ["aliases", JSON.stringify({ query: `{ ${Array.from({ length: 101 }, (_, i) => `a${i}: who`).join(" ")} }` })],
    ["tokens", JSON.stringify({ query: `{ ${"who ".repeat(2001)} }` })],
    ["a batch with one that is refused", JSON.stringify([{ query: NODE }, { query: "{ nope }" }])],
  ])("leaves %s to the general endpoint, which words the refusal", async (_, body) => {
    expect(await byDirect(body)).toBeNull();
    // asked again it is still refused: what is remembered is the refusal
    expect(await byDirect(body)).toBeNull();
  });

  it("leaves other types and other wishes to the general endpoint", async () => {
    const body = JSON.stringify({ query: NODE });
    for (const headers of [
      { "content-type": "text/plain" },
      { "content-type": "application/x-www-form-urlencoded" },
      { "content-type": "application/json; charset=utf-16" },
      { ...JSON_TYPE, accept: "application/graphql-response+json" },
      { ...JSON_TYPE, accept: "text/event-stream" },
      { ...JSON_TYPE, "content-encoding": "gzip" },
      {},
    ])
      expect(await byDirect(body, headers as Record<string, string>)).toBeNull();
  });
});
