import type { Server } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { request } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { type Handler, listen, type ListenOptions, PortTakenError, portOf } from "./node.ts";

const open: Server[] = [];
const errors: unknown[] = [];
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
    maxBodyBytes: 1_200_000,
    onError: (error) => errors.push(error),
    ...options,
  });
  open.push(server);
  return `http://127.0.0.1:${portOf(server)}`;
}

describe("listen", () => {
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
    const plain = await fetch(url, { headers: { "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.json()).toBe(text);
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
