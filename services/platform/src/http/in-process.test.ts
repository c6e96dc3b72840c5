import { expect, it } from "vitest";
import { createGate } from "./gate.ts";
import { inProcessFetch, type InProcessOptions } from "./in-process.ts";
import { listen, portOf } from "./node.ts";

const ADDRESS = "https://api.example/x/graphql/";
const asked = { method: "POST", body: '{"query":"{ who }"}', headers: { "accept-language": "ko" } };

function setUp(endpoint: Partial<InProcessOptions["endpoints"][number]> = {}) {
  const seen: string[] = [];
  const fetch = inProcessFetch({
    origin: "https://api.example",
    endpoints: [
      {
        path: "/x/graphql/",
        direct: async ({ headers, body }, { ip, requestId }) => {
          const headersOfAnswer = { "retry-after": "7" };
          return {
            status: 429,
            headers: headersOfAnswer,
            body: [ip, requestId, headers["accept-language"], body].join(" "),
          };
        },
        handler: async (request) => new Response(`in general: ${await request.text()}`),
        ...endpoint,
      },
    ],
    onAnswer: ({ status }) => seen.push(String(status)),
    onError: (error, { requestId }, request) => seen.push(`${requestId} ${request}: ${(error as Error).message}`),
    elsewhere: async (address) => new Response(`elsewhere: ${String(address)}`),
  });
  return { fetch, seen };
}

it("answers with what the endpoint says, its status and headers, and is counted", async () => {
  const { fetch, seen } = setUp();
  const answer = await fetch(ADDRESS, asked);
  expect([answer.status, answer.ok, answer.headers.get("retry-after")]).toEqual([429, false, "7"]);
  expect(await answer.text()).toMatch(/^ [0-9a-f-]{36} ko \{"query":"\{ who \}"\}$/);
  expect(seen).toEqual(["429"]);
});

it("asks the general handler what the direct one leaves, and the network for what is not here", async () => {
  const { fetch, seen } = setUp({ direct: async () => null });
  expect(await (await fetch(ADDRESS, asked)).text()).toBe('in general: {"query":"{ who }"}');
  const form = { method: "POST", body: new FormData() };
  for (const [address, init] of [
    ["https://api.example/cdn/a", asked],
    ["https://other.example/x/graphql/", asked],
    [ADDRESS, {}],
    [ADDRESS, form],
  ] as const)
    expect(await (await fetch(address, init)).text()).toBe(`elsewhere: ${address}`);
  expect(seen).toEqual(["200"]);
});

it("a failure is told with its request's id, and answered as the server does", async () => {
  const { fetch, seen } = setUp({ direct: () => Promise.reject(new Error("broken")) });
  const answer = await fetch(ADDRESS, asked);
  const [, id] = /^Something went wrong on our side \(request (\S+)\)\.\n$/.exec(await answer.text()) ?? [];
  expect([answer.status, ...seen]).toEqual([500, `${id} POST /x/graphql/: broken`, "500"]);
});

it("whoever gives up waits no longer", async () => {
  const { fetch } = setUp({ direct: () => new Promise(() => undefined) });
  const giveUp = new AbortController();
  const waiting = fetch(ADDRESS, { ...asked, signal: giveUp.signal });
  giveUp.abort(new Error("enough"));
  await expect(waiting).rejects.toThrow("enough");
  await expect(fetch(ADDRESS, { ...asked, signal: giveUp.signal })).rejects.toThrow("enough");
});

it("is asked by whoever sent the request that is answered, under its id, also by a page that many wait for", async () => {
  const { fetch } = setUp();
  const limits = { requestsPerMinute: 100, ownAddresses: new Set<string>(), roomBytes: 1, plainBytes: 1, formBytes: 1 };
  const server = await listen(
    [
      async () => {
        await new Promise((done) => setTimeout(done));
        return fetch(ADDRESS, asked);
      },
    ],
    {
      port: 0,
      host: "127.0.0.1",
      origin: "https://site.example",
      gate: createGate(limits),
      trustedProxies: new Set(["127.0.0.1"]),
      onError: () => undefined,
    },
  );
  const visit = (ip: string) =>
    globalThis.fetch(`http://127.0.0.1:${portOf(server)}/`, { headers: { "x-forwarded-for": ip } });
  const answers = await Promise.all(["203.0.113.1", "203.0.113.2"].map(visit));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  server.close();
  for (const [index, answer] of answers.entries())
    expect(texts[index]).toContain(`203.0.113.${index + 1} ${answer.headers.get("x-request-id")} ko`);
});
