import { expect, it } from "vitest";
import { memoryLimiter } from "../http/limiter.ts";
import { silentLog } from "../log.ts";
import { createBuilder } from "./builder.ts";
import { LIMITS } from "../testing/limits.ts";
import type { RequestContext } from "./context.ts";
import { createDirect } from "./direct.ts";
import { createEndpoint, type EndpointOptions } from "./endpoint.ts";

const builder = createBuilder();
type Payload = { errors?: string[]; error?: string | null };
const payload = builder.objectRef<Payload>("Payload");
builder.objectType(payload, {
  fields: (t) => ({
    errors: t.stringList({ nullable: true, resolve: ({ errors }) => errors ?? [] }),
    error: t.exposeString("error", { nullable: true }),
  }),
});
builder.queryType({ fields: (t) => ({ who: t.string({ resolve: () => "me" }) }) });
builder.mutationType({
  fields: (t) => ({
    /** As a sign-in: counted by all processes together. */
    guess: t.field({
      type: payload,
      resolve: async (_, __, { throttle }) =>
        (await throttle.take("guess", 1, 60)).ok ? { errors: ["wrong"] } : { errors: ["wait"] },
    }),
    /** As an upload. */
    send: t.field({
      type: payload,
      resolve: (_, __, { limiter }) => ({ error: limiter.take("send", 1, 30).ok ? null : "wait" }),
    }),
    /** A mail that is sent now and then, whatever else is done. */
    remind: t.field({
      type: payload,
      resolve: (_, __, { limiter }) => {
        limiter.take("remind", 1, 60);
        return { errors: [] };
      },
    }),
  }),
});
const schema = builder.toSchema();

/** One server of either kind, with limits of its own. */
function server(kind: "general" | "direct") {
  const limiter = memoryLimiter(() => 0);
  const throttle = { take: async (...tried: Parameters<typeof limiter.take>) => limiter.take(...tried) };
  const options: EndpointOptions = {
    schema,
    path: "/x/graphql/",
    contextOf: async () => ({ requestId: "r", log: silentLog, limiter, throttle }) as unknown as RequestContext,
    limits: LIMITS,
  };
  const headers = { "content-type": "application/json" };
  const general = createEndpoint(options);
  const direct = createDirect(options);
  return async (...queries: string[]) => {
    const body = JSON.stringify(queries.length === 1 ? { query: queries[0] } : queries.map((query) => ({ query })));
    if (kind === "direct") {
      const answer = await direct({ headers, body: Buffer.from(body) }, { ip: "", requestId: "r" });
      return [answer?.status, answer?.headers["retry-after"] ?? null, JSON.parse(answer?.body ?? "")];
    }
    const response = await general(new Request("http://localhost/x/graphql/", { method: "POST", headers, body }));
    return [response.status, response.headers.get("retry-after"), await response.json()];
  };
}

it.each(["general", "direct"] as const)(
  "%s: an only operation that a limit refused is a 429 with its payload",
  async (kind) => {
    const ask = server(kind);
    const guess = "mutation { guess { errors } }";
    expect(await ask(guess)).toEqual([200, null, { data: { guess: { errors: ["wrong"] } } }]);
    expect(await ask(guess)).toEqual([429, "60", { data: { guess: { errors: ["wait"] } } }]);
    const send = "mutation { send { error } }";
    expect(await ask(send)).toEqual([200, null, { data: { send: { error: null } } }]);
    expect(await ask(send)).toEqual([429, "30", { data: { send: { error: "wait" } } }]);
    // what is beside it was done
    expect((await ask(guess, "{ who }"))[0]).toBe(200);
    expect(await ask("mutation { send { error } remind { errors } }")).toEqual([
      200,
      null,
      { data: { send: { error: "wait" }, remind: { errors: [] } } },
    ]);
    expect(await ask("{ who }")).toEqual([200, null, { data: { who: "me" } }]);
  },
);

it.each(["general", "direct"] as const)("%s: a limit that only left something out refuses nothing", async (kind) => {
  const ask = server(kind);
  for (let i = 0; i < 3; i++)
    expect(await ask("mutation { remind { errors } }")).toEqual([200, null, { data: { remind: { errors: [] } } }]);
});
