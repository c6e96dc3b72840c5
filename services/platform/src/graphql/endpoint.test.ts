import { describe, expect, it } from "vitest";
import { memoryLimiter } from "../http/limiter.ts";
import { silentLog } from "../log.ts";
import { LIMITS } from "../testing/limits.ts";
import { createBuilder } from "./builder.ts";
import type { RequestContext } from "./context.ts";
import { createEndpoint, UPLOAD_WITH_BATCHING } from "./endpoint.ts";

const builder = createBuilder();
const node = builder.objectRef<{ name: string }>("Node");
builder.objectType(node, {
  fields: (t) => ({
    name: t.exposeString("name"),
    next: t.field({ type: node, resolve: () => ({ name: "n" }) }),
    list: t.field({ type: [node], args: { first: t.arg.int() }, resolve: () => [] }),
  }),
});
builder.queryType({
  fields: (t) => ({
    node: t.field({ type: node, resolve: () => ({ name: "a" }) }),
    list: t.field({ type: [node], args: { first: t.arg.int() }, resolve: () => [] }),
    boom: t.string({
      resolve: () => {
        throw new Error("secret path /etc/x");
      },
    }),
    away: t.string({ resolve: () => Promise.reject(Object.assign(new Error("terminating"), { code: "57P01" })) }),
  }),
});
builder.mutationType({
  fields: (t) => ({
    size: t.int({ args: { file: t.arg({ type: "Upload", required: true }) }, resolve: (_, { file }) => file.size }),
  }),
});

const endpoint = createEndpoint({
  schema: builder.toSchema(),
  path: "/x/graphql/",
  contextOf: async () =>
    ({ requestId: "r1", log: silentLog, limiter: memoryLimiter(), visitor: null }) as unknown as RequestContext,
  limits: LIMITS,
});

const URL = "http://localhost/x/graphql/";
const post = (body: unknown, headers: Record<string, string> = { "content-type": "application/json" }) =>
  endpoint(new Request(URL, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) }));
const firstError = async (response: Response) => (await response.json()).errors[0];

describe("endpoint", () => {
  it("answers a query, a batch of ten and a GET query", async () => {
    expect(await (await post({ query: "{ node { name } }" })).json()).toEqual({ data: { node: { name: "a" } } });
    const batch = await post(Array.from({ length: 10 }, () => ({ query: "{ node { name } }" })));
    expect(await batch.json()).toHaveLength(10);
    const get = await endpoint(new Request(`${URL}?query=${encodeURIComponent("{ node { name } }")}`));
    expect((await get.json()).data.node.name).toBe("a");
  });

  it("refuses a batch of eleven and a mutation by GET", async () => {
    const response = await post(Array.from({ length: 11 }, () => ({ query: "{ node { name } }" })));
    expect(response.status).toBe(413);
    const get = await endpoint(new Request(`${URL}?query=${encodeURIComponent("mutation { size(file: null) }")}`));
    expect(get.status).toBe(405);
  });

  it("says by code that a variable has the wrong shape", async () => {
    const error = await firstError(
      await post({ query: "query q($n: Int) { list(first: $n) { name } }", variables: { n: "x" } }),
    );
    expect(error).toMatchObject({ message: expect.stringContaining("$n"), extensions: { code: "BAD_USER_INPUT" } });
    expect(error.path).toBeUndefined();
  });

  it("refuses forms and text, which a foreign page can send", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", ""]) {
      const response = await post('{"query":"{ node { name } }"}', { "content-type": type });
      expect([400, 415]).toContain(response.status);
    }
  });

  it("takes a file only with a preflight header", async () => {
    const form = () => {
      const data = new FormData();
      data.set(
        "operations",
        JSON.stringify({ query: "mutation($f: Upload!) { size(file: $f) }", variables: { f: null } }),
      );
      data.set("map", JSON.stringify({ 0: ["variables.f"] }));
      data.set("0", new File(["four"], "a.txt"));
      return data;
    };
    const bare = await endpoint(new Request(URL, { method: "POST", body: form() }));
    expect(bare.status).toBe(400);
    for (const header of ["apollo-require-preflight", "x-requested-with"]) {
      const response = await endpoint(
        new Request(URL, { method: "POST", body: form(), headers: { [header]: "true" } }),
      );
      expect(await response.json()).toEqual({ data: { size: 4 } });
      const empty = await endpoint(new Request(URL, { method: "POST", body: form(), headers: { [header]: "" } }));
      expect(empty.status).toBe(400);
    }
  });

  it("refuses a file in a batch with the transport's message", async () => {
    const data = new FormData();
    const one = { query: "mutation($f: Upload!) { size(file: $f) }", variables: { f: null } };
    data.set("operations", JSON.stringify([one, one]));
    data.set("map", JSON.stringify({ 0: ["0.variables.f", "1.variables.f"] }));
    data.set("0", new File(["four"], "a.txt"));
    const request = new Request(URL, { method: "POST", body: data, headers: { "x-requested-with": "x" } });
    expect((await firstError(await endpoint(request))).message).toBe(UPLOAD_WITH_BATCHING);
  });

  it.each([
    ["depth", `{ node { ${"next { ".repeat(14)} name ${"} ".repeat(14)} } }`],
    ["aliases", `{ ${Array.from({ length: 101 }, (_, i) => `a${i}: node { name }`).join(" ")} }`],
    ["tokens", `{ ${"node { name } ".repeat(600)} }`],
    ["cycle", "query { node { ...A } } fragment A on Node { next { ...A } }"],
  ])("limits %s before validation", async (_, query) => {
    const response = await post({ query });
    expect((await firstError(response)).extensions.code).toBe("LIMIT_EXCEEDED");
  });

  it("multiplies nested pages into the cost", async () => {
    const query = "{ list(first: 100) { list(first: 100) { list(first: 100) { name } } } }";
    const response = await post({ query });
    expect((await firstError(response)).message).toContain("costs more than");
  });

  it("hides surprises behind the request id and says when the database restarts", async () => {
    const surprise = await firstError(await post({ query: "{ boom }" }));
    expect(surprise.message).toContain("r1");
    expect(JSON.stringify(surprise)).not.toContain("secret");
    const away = await post({ query: "{ away }" });
    expect(away.status).toBe(503);
    expect(away.headers.get("retry-after")).toBe("2");
  });

  it("answers introspection", async () => {
    const { getIntrospectionQuery } = await import("graphql");
    const response = await post({ query: getIntrospectionQuery() });
    expect((await response.json()).data.__schema.queryType.name).toBe("Query");
  });

  it("survives nonsense", async () => {
    for (const body of ["", "null", "[]", "{}", '{"query":1}', '{"query":"{"}', "[null]", '{"query":"{ nope }"}']) {
      const response = await post(body);
      expect(response.status, `${body}: ${await response.clone().text()}`).toBeLessThan(500);
    }
  });
});
