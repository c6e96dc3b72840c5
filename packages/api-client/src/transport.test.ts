import { afterEach, describe, expect, it, vi } from "vitest";
import { TransportError } from "./errors.ts";
import { createTransport, type TransportRequest } from "./transport.ts";

type Call = { url: string; init: RequestInit };
const answer = (data: unknown, init?: ResponseInit) => new Response(JSON.stringify(data), init);

/** A server that echoes the operation names, and keeps what it was sent. */
function echo(options: { reply?: (call: Call) => Response | Promise<Response> } = {}) {
  const calls: Call[] = [];
  const fetcher = (async (url: string, init: RequestInit) => {
    const call = { url: String(url), init };
    calls.push(call);
    if (options.reply) return options.reply(call);
    if (typeof init.body !== "string") return answer({ data: { name: "form" } });
    const body = JSON.parse(init.body) as { operationName: string } | { operationName: string }[];
    const one = (operation: { operationName: string }) => ({ data: { name: operation.operationName } });
    return answer(Array.isArray(body) ? body.map(one) : one(body));
  }) as typeof fetch;
  return { calls, fetcher };
}
const op = (name: string, more: Partial<TransportRequest> = {}): TransportRequest => ({
  operationName: name,
  query: `query ${name} { ${name} }`,
  variables: {},
  ...more,
});
const link = (fetcher: typeof fetch) => createTransport({ url: "http://api/threed/graphql/", fetch: fetcher });

afterEach(() => vi.useRealTimers());

describe("batching", () => {
  it("sends one operation as an object, without credentials", async () => {
    const { calls, fetcher } = echo();
    expect(await link(fetcher)(op("templates", { variables: { first: 100 } }))).toEqual({
      data: { name: "templates" },
    });
    expect(calls[0]?.init.credentials).toBe("omit");
    expect(calls[0]?.init.method).toBe("POST");
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({
      operationName: "templates",
      variables: { first: 100 },
      query: "query templates { templates }",
    });
  });

  it("waits 10 ms and answers each with its own", async () => {
    vi.useFakeTimers();
    const { calls, fetcher } = echo();
    const send = link(fetcher);
    const both = Promise.all([send(op("one")), send(op("two"))]);
    await vi.advanceTimersByTimeAsync(9);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(1);
    expect(await both).toEqual([{ data: { name: "one" } }, { data: { name: "two" } }]);
  });

  it("sends at most 10 together", async () => {
    const { calls, fetcher } = echo();
    const send = link(fetcher);
    const names = Array.from({ length: 23 }, (_, index) => `o${index}`);
    const answers = await Promise.all(names.map((name) => send(op(name))));
    expect(answers.map((one) => (one.data as { name: string }).name)).toEqual(names);
    expect(calls.map((call) => JSON.parse(String(call.init.body)).length)).toEqual([10, 10, 3]);
  });

  it("keeps other headers out of a batch", async () => {
    const { calls, fetcher } = echo();
    const send = link(fetcher);
    await Promise.all([send(op("a", { headers: { authorization: "Bearer x" } })), send(op("b"))]);
    expect(calls).toHaveLength(2);
  });

  it("lets one go alone", async () => {
    const { calls, fetcher } = echo();
    const send = link(fetcher);
    await Promise.all([send(op("aiChat", { batch: false })), send(op("b"))]);
    expect(calls).toHaveLength(2);
  });

  it("sends at once and alone what must outlive the page", async () => {
    vi.useFakeTimers();
    const { calls, fetcher } = echo();
    await link(fetcher)(op("projectPresetDelete", { keepalive: true }));
    expect(calls[0]?.init.keepalive).toBe(true);
  });

  it("aborts one and keeps the rest; aborts the request when nobody waits", async () => {
    const { calls, fetcher } = echo({
      reply: ({ init }) =>
        new Promise((resolve, reject) => {
          init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
          setTimeout(() => resolve(answer([{ data: 1 }, { data: 2 }])), 60);
        }),
    });
    const send = link(fetcher);
    const first = new AbortController();
    const [one, two] = [send(op("a", { signal: first.signal })), send(op("b"))];
    setTimeout(() => first.abort(new Error("left")), 20);
    await expect(one).rejects.toThrow("left");
    expect(await two).toEqual({ data: 2 });

    const [left, right] = [new AbortController(), new AbortController()];
    const three = send(op("a", { signal: left.signal }));
    const four = send(op("b", { signal: right.signal }));
    setTimeout(() => [left, right].map((one) => one.abort(new Error("gone"))), 20);
    await expect(three).rejects.toThrow("gone");
    await expect(four).rejects.toThrow("gone");
    expect(calls[1]?.init.signal?.aborted).toBe(true);
  });
});

describe("files", () => {
  it("go as multipart, alone, with the preflight header", async () => {
    const { calls, fetcher } = echo();
    const send = link(fetcher);
    const file = new File(["<svg/>"], "star.svg", { type: "image/svg+xml" });
    const variables = { input: { title: "t", thumbnail: file, stickers: [{ a: 1 }] }, again: [file] };
    await Promise.all([send(op("projectPresetCreate", { variables })), send(op("b")), send(op("c"))]);
    expect(calls).toHaveLength(2);
    const upload = calls.find((call) => call.init.body instanceof FormData);
    const form = upload?.init.body as FormData;
    expect(new Headers(upload?.init.headers).get("apollo-require-preflight")).toBe("true");
    expect([...form.keys()]).toEqual(["operations", "map", "0"]);
    expect(JSON.parse(String(form.get("map")))).toEqual({ 0: ["variables.input.thumbnail", "variables.again.0"] });
    expect(JSON.parse(String(form.get("operations")))).toEqual({
      operationName: "projectPresetCreate",
      query: "query projectPresetCreate { projectPresetCreate }",
      variables: { input: { title: "t", thumbnail: null, stickers: [{ a: 1 }] }, again: [null] },
    });
    expect((form.get("0") as File).name).toBe("star.svg");
  });
});

describe("the three refusals", () => {
  const image = new Blob(["x"]);
  it("of a file in a batch", async () => {
    const { calls, fetcher } = echo();
    await expect(link(fetcher)(op("uploadImage", { variables: { image }, batch: true }))).rejects.toThrow(
      /^File upload is not available when combined with Batching$/,
    );
    expect(calls).toHaveLength(0);
  });
  it("of a file by GET", async () => {
    await expect(link(echo().fetcher)(op("uploadImage", { variables: { image }, method: "GET" }))).rejects.toThrow(
      /^File upload is not available when GET is used$/,
    );
  });
  it("of a batch by GET", async () => {
    await expect(link(echo().fetcher)(op("templates", { method: "GET", batch: true }))).rejects.toThrow(
      /^Batching is not available for GET requests$/,
    );
  });
});

describe("GET", () => {
  it("carries the operation in the address", async () => {
    const { calls, fetcher } = echo({ reply: () => answer({ data: 1 }) });
    await link(fetcher)(op("template", { method: "GET", variables: { slug: "a&b" } }));
    const url = new URL(calls[0]?.url ?? "");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      operationName: "template",
      query: "query template { template }",
      variables: '{"slug":"a&b"}',
    });
    expect(calls[0]?.init.body).toBeUndefined();
  });
});

it("takes along where the database stood after what it wrote, for a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const headers = { "carloom-position": "16/B374D848" };
  const { calls, fetcher } = echo({
    reply: ({ init }) => answer({ data: {} }, String(init.body).includes("write") ? { headers } : {}),
  });
  const send = link(fetcher);
  for (const name of ["before", "write", "after"]) await send(op(name, { batch: false }));
  vi.setSystemTime(Date.now() + 61_000);
  await send(op("later", { batch: false }));
  const told = calls.map(({ init }) => new Headers(init.headers).get("carloom-position"));
  expect(told).toEqual([null, null, "16/B374D848", null]);
});

describe("failures", () => {
  const failing = (response: () => Response | Promise<Response>) => link(echo({ reply: response }).fetcher)(op("x"));

  it.each([429, 503])("surface Retry-After of %d", async (status) => {
    const error = await failing(() =>
      answer({ errors: [{ message: "Too many requests" }] }, { status, headers: { "retry-after": "7" } }),
    ).catch((reason) => reason);
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ status, retryAfter: 7, failure: "http", message: "Too many requests" });
  });

  it("leave an operation that a limit refused its payload, which a page shows", async () => {
    const data = { tokenCreate: { token: null, errors: [{ code: "LOGIN_ATTEMPT_DELAYED" }] } };
    const headers = { "retry-after": "7" };
    expect(await failing(() => answer({ data }, { status: 429, headers }))).toEqual({ data });
  });

  it("read an HTTP date as well", async () => {
    const date = new Date(Date.now() + 30_000).toUTCString();
    const error = await failing(() => new Response("busy", { status: 503, headers: { "retry-after": date } })).catch(
      (reason) => reason,
    );
    expect(error.retryAfter).toBeGreaterThanOrEqual(28);
    expect(error.retryAfter).toBeLessThanOrEqual(31);
  });

  it("tell network, protocol and time-out apart", async () => {
    await expect(failing(() => Promise.reject(new TypeError("refused")))).rejects.toMatchObject({ failure: "network" });
    await expect(failing(() => new Response("<html>"))).rejects.toMatchObject({ failure: "protocol" });
    await expect(failing(() => answer({ hello: 1 }))).rejects.toMatchObject({ failure: "protocol" });
    const { fetcher } = echo({
      reply: ({ init }) =>
        new Promise((_, no) => init.signal?.addEventListener("abort", () => no(init.signal?.reason))),
    });
    await expect(link(fetcher)(op("slow", { timeoutMs: 30, batch: false }))).rejects.toMatchObject({
      failure: "timeout",
    });
  });

  it("give a refused batch's one answer to every member", async () => {
    const send = link(echo({ reply: () => answer({ errors: [{ message: "no" }] }) }).fetcher);
    expect(await Promise.all([send(op("a")), send(op("b"))])).toEqual([
      { errors: [{ message: "no" }] },
      { errors: [{ message: "no" }] },
    ]);
  });
});
