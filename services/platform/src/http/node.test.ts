import type { Server } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { type IncomingMessage, request } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setTracer, type Span } from "../telemetry/tracing.ts";
import { createGate, type GateOptions } from "./gate.ts";
import { type Handler, listen, type ListenOptions, PortTakenError, portOf } from "./node.ts";

const open: Server[] = [];
const errors: unknown[] = [];
const gateOf = (more: Partial<GateOptions> = {}) =>
  createGate({
    requestsPerMinute: 5,
    ownAddresses: new Set(["127.0.0.1"]),
    roomBytes: 4_000_000,
    plainBytes: 1_200_000,
    formBytes: 2_000_000,
    ...more,
  });
afterEach(() => {
  for (const server of open.splice(0)) server.close();
  errors.length = 0;
});

async function serve(handlers: Handler[], options: Partial<ListenOptions> = {}): Promise<string> {
  const server = await listen(handlers, {
    port: 0,
    host: "127.0.0.1",
    origin: "http://localhost",
    trustedProxies: new Set(),
    gate: gateOf(),
    onError: (error) => errors.push(error),
    ...options,
  });
  open.push(server);
  return `http://127.0.0.1:${portOf(server)}`;
}

describe("listen", () => {
  it("writes a file as it is taken, and lets go of it when its reader goes", async () => {
    let pulled = 0;
    const cancelled = Promise.withResolvers<void>();
    const body = () =>
      new ReadableStream<Uint8Array>(
        {
          pull(out) {
            if (++pulled > 400) return out.close();
            out.enqueue(new Uint8Array(1_000_000));
          },
          cancel: () => cancelled.resolve(),
        },
        { highWaterMark: 0 },
      );
    const headers = { "content-type": "application/zip", "content-disposition": 'attachment; filename="a.zip"' };
    const url = await serve([async () => new Response(body(), { headers })]);
    const abort = new AbortController();
    const response = await fetch(url, { signal: abort.signal });
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0);
    // nobody made all of it before the first of it left
    expect(pulled).toBeLessThan(400);
    abort.abort();
    await cancelled.promise;
    expect(pulled).toBeLessThan(400);
    expect(response.headers.get("content-length")).toBeNull();
  });

  it("says that it is away, and to come again, where the object storage or the database is", async () => {
    const { s3Storage } = await import("../storage/s3.ts");
    const closed = s3Storage({
      endpoint: "http://127.0.0.1:1",
      bucket: "b",
      region: "r",
      accessKeyId: "a",
      secretAccessKey: "s",
    });
    const gone = Object.assign(new Error("server conn crashed?"), { code: "08P01" });
    const url = await serve([
      async (request) => {
        if (request.url.endsWith("/database")) throw gone;
        await closed.get(`goods/${"0".repeat(64)}.png`);
        return null;
      },
    ]);
    for (const path of ["/picture", "/database"]) {
      const response = await fetch(url + path);
      expect([path, response.status, response.headers.get("retry-after")]).toEqual([path, 503, "2"]);
    }
    expect(errors).toHaveLength(2);
  });

  it("keeps the process up when a handler throws, at once or later", async () => {
    const url = await serve([() => Promise.reject(new Error("later"))], {
      files: (req, _res, next) => {
        if (req.url === "/now") throw new Error("at once");
        next();
      },
    });
    for (const path of ["/now", "/later"]) {
      const response = await fetch(url + path);
      expect(response.status).toBe(500);
      expect(await response.text()).toMatch(/request [0-9a-f-]{36}/);
    }
    expect(errors.map(String)).toEqual(["Error: at once", "Error: later"]);
  });

  it("refuses a body above the limit, stated or not, and passes one below it", async () => {
    const url = await serve([async (req) => new Response(String((await req.arrayBuffer()).byteLength))]);
    const big = new Uint8Array(2_000_000);
    const chunked = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let i = 0; i < 20; i++) controller.enqueue(big.subarray(0, 100_000));
        controller.close();
      },
    });
    const stated = await fetch(url, { method: "POST", body: big }).then(
      (r) => r.status,
      () => "closed",
    );
    expect([413, "closed"]).toContain(stated);
    const init = { method: "POST", body: chunked, duplex: "half" } as RequestInit;
    const unstated = await fetch(url, init).then(
      (r) => r.status,
      () => "closed",
    );
    expect([413, "closed"]).toContain(unstated);
    expect(await (await fetch(url, { method: "POST", body: big.subarray(0, 500_000) })).text()).toBe("500000");
    expect(await (await fetch(url, { method: "POST", body: "small" })).text()).toBe("5");
  });

  it("answers a method that nothing knows with 405, and writes no line about it", async () => {
    const url = await serve([async () => new Response("never")]);
    const answer = await new Promise<{ status: number | undefined; allow: string | undefined }>((done, fail) => {
      request(url, { method: "TRACE" }, (res) => done({ status: res.statusCode, allow: res.headers.allow }))
        .on("error", fail)
        .end();
    });
    expect(answer).toEqual({ status: 405, allow: "GET, HEAD, POST" });
    expect(errors).toEqual([]);
  });

  it("shows no handler a NUL of an address", async () => {
    const url = await serve([
      async (req) => {
        const { pathname, searchParams } = new URL(req.url);
        return new Response(JSON.stringify([decodeURIComponent(pathname), searchParams.get("q")]));
      },
    ]);
    expect(await (await fetch(`${url}/a%00b?q=%00`)).json()).toEqual(["/a\ufffdb", "\ufffd"]);
  });

  it("counts what a network asks for, and says when it may go on", async () => {
    const gate = gateOf({ ownAddresses: new Set() });
    const trustedProxies = new Set(["127.0.0.1"]);
    const url = await serve([async () => new Response("ok")], { gate, trustedProxies });
    const ask = (ip: string, path = "/") => fetch(url + path, { headers: { "x-forwarded-for": ip } });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await ask(`2001:db8:1:2::${i}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = await ask("2001:db8:1:2::ffff");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await ask("2001:db8:1:3::1")).status).toBe(200);
    // what never changes is not counted
    expect((await ask("2001:db8:1:2::1", "/cdn/a")).status).toBe(200);
    gate.charge("203.0.113.7", 20);
    expect((await ask("203.0.113.7")).status).toBe(429);
  });

  it("lets nobody hold all the room for bodies", async () => {
    const gate = gateOf({ ownAddresses: new Set() });
    const req = (size: number) => ({ method: "POST", headers: { "content-length": String(size) } }) as IncomingMessage;
    const first = gate.admit(req(1_000_000), "203.0.113.1");
    expect(first).not.toHaveProperty("status");
    expect(gate.admit(req(200_000), "203.0.113.1")).toMatchObject({ status: 429, retryAfter: 2 });
    const others = ["203.0.113.2", "203.0.113.3", "203.0.113.4"].map((ip) => gate.admit(req(1_000_000), ip));
    for (const admitted of others) expect(admitted).not.toHaveProperty("status");
    expect(gate.admit(req(200_000), "203.0.113.5")).toMatchObject({ status: 503 });
    expect(gate.admit(req(10_000), "203.0.113.5")).not.toHaveProperty("status");
    if ("free" in first) first.free();
    expect(gate.admit(req(200_000), "203.0.113.1")).not.toHaveProperty("status");
  });

  it("notes what failed without the keys in its address", async () => {
    const noted: string[] = [];
    const url = await serve([() => Promise.reject(new Error("broken"))], {
      onError: (_, __, request) => noted.push(request),
    });
    await fetch(`${url}/proof/${"aB3-_".repeat(9)}?lang=ko`);
    await fetch(`${url}/commerce/drawings/${"eyJ.x".repeat(20)}/12.svg`);
    expect(noted).toEqual(["GET /proof/…", "GET /commerce/drawings/…/12.svg"]);
  });

  it("takes a large body only of what carries files, and says so in the form of the request", async () => {
    const url = await serve([async (req) => new Response(String((await req.arrayBuffer()).byteLength))]);
    const post = (type: string) =>
      fetch(url, { method: "POST", headers: { "content-type": type }, body: new Uint8Array(1_300_000) }).then(
        async (r) => [r.status, await r.text()],
        () => ["closed", ""],
      );
    expect(await post("multipart/form-data; boundary=x")).toEqual([200, "1300000"]);
    const [status, body] = await post("application/json");
    expect([413, "closed"]).toContain(status);
    if (status === 413) expect(JSON.parse(String(body)).errors[0].extensions.code).toBe("LIMIT_EXCEEDED");
  });

  it("tells of every answer, whoever gave it, and names its request", async () => {
    const told: number[] = [];
    const url = await serve([async () => null], {
      onAnswer: ({ status }) => told.push(status),
      files: (req, res, next) => {
        if (req.url === "/file") res.writeHead(203).end();
        else if (req.url === "/broken") throw new Error("broken");
        else next();
      },
    });
    for (const path of ["/file", "/broken", "/none"]) {
      const response = await fetch(url + path);
      await response.text();
      expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
    await expect.poll(() => told).toEqual([203, 500, 404]);
  });

  it("compresses answers for whoever takes brotli, with the right headers", async () => {
    const text = "car ".repeat(2000);
    const url = await serve([
      async () => new Response(JSON.stringify(text), { headers: { "content-type": "application/json" } }),
    ]);
    const raw = await new Promise<{ headers: Record<string, unknown>; body: Buffer }>((done) => {
      request(url, { headers: { "accept-encoding": "br" } }, (res) => {
        const chunks: Buffer[] = [];
        res
          .on("data", (chunk: Buffer) => chunks.push(chunk))
          .on("end", () => done({ headers: res.headers, body: Buffer.concat(chunks) }));
      }).end();
    });
    expect(raw.headers["content-encoding"]).toBe("br");
    expect(raw.headers.vary).toContain("Accept-Encoding");
    expect(JSON.parse(brotliDecompressSync(raw.body).toString())).toBe(text);
    for (const encoding of ["identity", "br;q=0, gzip"]) {
      const plain = await fetch(url, { headers: { "accept-encoding": encoding } });
      expect(plain.headers.get("content-encoding")).toBeNull();
      expect(await plain.json()).toBe(text);
    }
  });

  it("sends the bytes of a page that is whole, with their length, and only its head to who asks for that", async () => {
    const page = Buffer.from(`<p>${"page ".repeat(1000)}</p>`);
    const headers = { "content-type": "text/html", "content-length": String(page.length) };
    const url = await serve([async () => Object.assign(new Response(null, { headers }), { whole: page })]);
    const plain = await fetch(url, { headers: { "accept-encoding": "identity" } });
    expect([await plain.text(), plain.headers.get("content-length")]).toEqual([page.toString(), String(page.length)]);
    const packed = await fetch(url, { headers: { "accept-encoding": "br" } });
    expect([packed.headers.get("content-encoding"), packed.headers.get("vary")]).toEqual(["br", "Accept-Encoding"]);
    expect(Number(packed.headers.get("content-length"))).toBeLessThan(500);
    expect(await packed.text()).toBe(page.toString());
    const head = await fetch(url, { method: "HEAD" });
    expect([await head.text(), head.headers.get("content-length")]).toEqual(["", String(page.length)]);
  });

  it("believes X-Forwarded-For from its own proxies alone", async () => {
    const who: Handler = async (_, { ip }) => new Response(ip);
    const headers = { "x-forwarded-for": "203.0.113.9, 198.51.100.1" };
    expect(await (await fetch(await serve([who]), { headers })).text()).toBe("127.0.0.1");
    const behind = await serve([who], { trustedProxies: new Set(["127.0.0.1"]) });
    expect(await (await fetch(behind, { headers })).text()).toBe("198.51.100.1");
  });

  it("says in one line that a port is taken", async () => {
    const port = Number(new URL(await serve([])).port);
    await expect(serve([], { port })).rejects.toThrow(PortTakenError);
  });
});

it("tells whoever traces it the route of a request and never its address, which may be a key", async () => {
  const told: unknown[] = [];
  const span: Span = {
    note: (facts) => told.push(facts),
    rename: (name) => told.push(name),
    fail: () => undefined,
    end: () => told.push("end"),
    within: (run) => run(),
  };
  setTracer({
    open: (name, _, options) => (told.push(name, options), span),
    part: () => span,
    past: () => undefined,
    carried: () => ({}),
  });
  try {
    const url = await serve([async () => new Response("ok")], { routeOf: () => "/files/:key" });
    await fetch(`${url}/files/secret?key=secret`);
    await vi.waitFor(() => expect(told).toContain("end"));
  } finally {
    setTracer(null);
  }
  expect(told).toContainEqual({ "http.route": "/files/:key", "http.response.status_code": 200 });
  expect(JSON.stringify(told)).not.toContain("secret");
});
