import { describe, expect, it } from "vitest";
import { createClients } from "./clients.ts";
import { GraphQLRequestError } from "./errors.ts";
import {
  ProjectDocument,
  ProjectPresetCreateDocument,
  ProjectPresetDeleteDocument,
  StickersDocument,
  TemplateDocument,
} from "./generated/threed.ts";
import { TokenVerifyDocument } from "./generated/commerce.ts";

const settings = {
  threed: { server: "http://s/threed" },
  commerce: { server: "http://s/commerce", dashboard: "", storeFront: "" },
  ai: { server: "http://s/ai" },
};

function setUp(reply: (operationName: string) => unknown = () => ({ data: {} }), token: string | null = "tok") {
  const seen: { url: string; authorization: string | null; operationName: string }[] = [];
  const fetcher = (async (url: string, init: RequestInit) => {
    const text = init.body instanceof FormData ? String(init.body.get("operations")) : String(init.body);
    const parsed = JSON.parse(text) as { operationName: string } | { operationName: string }[];
    const all = Array.isArray(parsed) ? parsed : [parsed];
    for (const one of all)
      seen.push({
        url,
        authorization: new Headers(init.headers).get("authorization"),
        operationName: one.operationName,
      });
    const answers = all.map((one) => reply(one.operationName));
    return new Response(JSON.stringify(Array.isArray(parsed) ? answers : answers[0]));
  }) as typeof fetch;
  return { seen, clients: createClients(settings, { accessToken: () => token }, { fetch: fetcher }) };
}

describe("four clients", () => {
  it("have their endpoints, account and commerce one address", async () => {
    const { seen, clients } = setUp();
    await clients.threed.query(StickersDocument, { first: 100 });
    await clients.account.query(TokenVerifyDocument, {});
    await clients.commerce.query(TokenVerifyDocument, {});
    await clients.ai.query(TokenVerifyDocument, {});
    expect(seen.map((one) => one.url)).toEqual([
      "http://s/threed/graphql/",
      "http://s/commerce/graphql/",
      "http://s/commerce/graphql/",
      "http://s/ai/graphql/",
    ]);
  });

  it("keep their caches apart", async () => {
    let count = 0;
    const { seen, clients } = setUp(() => ({ data: { count: ++count } }));
    const options = { staleTime: 60_000 };
    expect(await clients.account.query(TokenVerifyDocument, {}, options)).toEqual({ count: 1 });
    expect(await clients.commerce.query(TokenVerifyDocument, {}, options)).toEqual({ count: 2 });
    expect(await clients.account.query(TokenVerifyDocument, {}, options)).toEqual({ count: 1 });
    expect(seen).toHaveLength(2);
    clients.forget();
    expect(await clients.account.query(TokenVerifyDocument, {}, options)).toEqual({ count: 3 });
  });

  it("ask once for the same question at the same time", async () => {
    const { seen, clients } = setUp();
    const ask = () => clients.threed.query(StickersDocument, { first: 100 });
    await Promise.all([ask(), ask(), ask()]);
    expect(seen).toHaveLength(1);
  });
});

describe("authorization", () => {
  it("is bearer, raw or none", async () => {
    const { seen, clients } = setUp();
    const input = { title: "t", partModelUuids: [], stickers: [], setting: {}, thumbnail: new Blob(["x"]) };
    await clients.threed.query(ProjectDocument, { templateSlug: "coupe" });
    await clients.threed.mutate(ProjectPresetCreateDocument, { projectUuid: "u", input }, { auth: "raw" });
    await clients.threed.mutate(ProjectPresetDeleteDocument, { uuid: "u" }, { auth: "raw" });
    await clients.threed.query(StickersDocument, {}, { auth: "none" });
    expect(seen.map((one) => one.authorization)).toEqual(["Bearer tok", "tok", "tok", null]);
  });
  it("is absent without a token", async () => {
    const { seen, clients } = setUp(undefined, null);
    await clients.threed.query(ProjectDocument, { templateSlug: "coupe" });
    expect(seen[0]?.authorization).toBeNull();
  });
});

describe("errors", () => {
  const refused = () => ({
    data: { template: null },
    errors: [{ message: "No access", extensions: { code: "FORBIDDEN" } }],
  });
  it("throw with their code", async () => {
    const { clients } = setUp(refused);
    const error = await clients.threed.query(TemplateDocument, { slug: "x" }).catch((reason) => reason);
    expect(error).toBeInstanceOf(GraphQLRequestError);
    expect(error).toMatchObject({ code: "FORBIDDEN", operationName: "template", message: "No access" });
  });
  it("yield nothing when tolerated", async () => {
    const { clients } = setUp(refused);
    expect(await clients.threed.tryQuery(TemplateDocument, { slug: "x" })).toEqual({ template: null });
    const down = createClients(
      settings,
      { accessToken: () => null },
      { fetch: () => Promise.reject(new Error("down")) },
    );
    expect(await down.threed.tryQuery(TemplateDocument, { slug: "x" })).toBeNull();
  });
});
