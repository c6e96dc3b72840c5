import { brotliDecompressSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testServices, type TestServices } from "@carloom/platform/testing";
import { cdnHandler } from "./cdn.ts";

let services: TestServices;
let name: string;
let svg: string;
const bytes = new TextEncoder().encode("model ".repeat(2000));
const info = { ip: "127.0.0.1", requestId: "r" };

beforeAll(async () => {
  services = await testServices([]);
  name = await services.storage.put("model", bytes, "glb");
  svg = await services.storage.put("sticker", new TextEncoder().encode("<svg onload='alert(1)'/>"), "svg");
});
afterAll(() => services.drop());

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await cdnHandler(services)(new Request(`http://localhost:8000${path}`, init), info);
  if (!response) throw new Error("The handler passed.");
  return response;
}

describe("cdnHandler", () => {
  it("serves an object with its fixed type, for ever, to everybody", async () => {
    const response = await ask(`/cdn/${name}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "model/gltf-binary",
      "content-length": String(bytes.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "access-control-allow-origin": "*",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  it("compresses models once for all who ask, with an ETag of its own", async () => {
    const headers = { "accept-encoding": "gzip, br" };
    const answers = await Promise.all([1, 2, 3].map(() => ask(`/cdn/${name}`, { headers })));
    for (const response of answers) {
      expect(response.headers.get("content-encoding")).toBe("br");
      const body = Buffer.from(await response.arrayBuffer());
      expect(body.byteLength).toBe(Number(response.headers.get("content-length")));
      expect(new Uint8Array(brotliDecompressSync(body))).toEqual(bytes);
    }
    const plain = await ask(`/cdn/${name}`, { headers: { "accept-encoding": "br;q=0, gzip" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("etag")).not.toBe(answers[0]?.headers.get("etag"));
    expect(plain.headers.get("vary")).toBe("Accept-Encoding");
  });

  it("gives a part of an object to whoever asks for one, as films are played", async () => {
    const film = await services.storage.put("template", bytes, "mp4");
    const part = await ask(`/cdn/${film}`, { headers: { range: "bytes=6-11" } });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      `bytes 6-11/${bytes.byteLength}`,
      "model ",
    ]);
    expect((await ask(`/cdn/${film}`, { headers: { range: `bytes=${bytes.byteLength}-` } })).status).toBe(416);
  });

  it("answers HEAD without a body and a known ETag with 304", async () => {
    const head = await ask(`/cdn/${name}`, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
      200,
      String(bytes.byteLength),
      "",
    ]);
    const etag = head.headers.get("etag") ?? "";
    for (const known of [etag, `"x", W/${etag}`, "*"]) {
      const response = await ask(`/cdn/${name}`, { headers: { "if-none-match": known } });
      expect([response.status, response.headers.get("etag")]).toEqual([304, etag]);
    }
    expect((await ask(`/cdn/${name}`, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  it("an SVG is no page", async () => {
    const response = await ask(`/cdn/${svg}`);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("content-disposition")).toBe("attachment");
  });

  it("gives a picture of goods in the widths that pages ask for, as AVIF and as WebP, never wider than it is", async () => {
    const png = await sharp({ create: { width: 900, height: 600, channels: 4, background: "#a01522" } })
      .png()
      .toBuffer();
    const picture = await services.storage.put("product", png, "png");
    for (const [wanted, width, format] of [
      ["360.avif", 360, "heif"],
      ["720.webp", 720, "webp"],
      ["1440.webp", 900, "webp"],
    ] as const) {
      const response = await ask(`/cdn/${picture}/${wanted}`);
      const made = await sharp(await response.arrayBuffer()).metadata();
      expect([made.width, made.format, response.headers.get("content-type")]).toEqual([
        width,
        format,
        `image/${wanted.split(".")[1]}`,
      ]);
      expect(response.headers.get("cache-control")).toContain("immutable");
      const known = { headers: { "if-none-match": response.headers.get("etag") ?? "" } };
      expect((await ask(`/cdn/${picture}/${wanted}`, known)).status).toBe(304);
    }
  });

  it("makes no other width, nothing of what visitors upload, and nothing of what is no picture", async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const [product, upload] = [
      await services.storage.put("product", png, "png"),
      await services.storage.put("upload", png, "png"),
    ];
    const gone = product.replace(/[0-9a-f]{64}/, "0".repeat(64));
    const refused = [
      `${product}/361.avif`,
      `${product}/0360.avif`,
      `${product}/360.png`,
      `${product}/360.avif/360.avif`,
      `${upload}/360.avif`,
      `${svg}/360.avif`,
      `${gone}/360.avif`,
    ];
    for (const path of refused) expect([path, (await ask(`/cdn/${path}`)).status]).toEqual([path, 404]);
    const broken = await services.storage.put("product", new TextEncoder().encode("no picture"), "png");
    const answer = await ask(`/cdn/${broken}/360.avif`);
    expect([answer.status, answer.headers.get("location"), answer.headers.get("cache-control")]).toEqual([
      302,
      `/cdn/${broken}`,
      "no-store",
    ]);
  });

  it("serves nobody what is made for staff alone", async () => {
    for (const folder of ["font", "workshop", "production", "profile", "import", "export"]) {
      const own = await services.storage.put(folder, bytes, "csv");
      expect([folder, (await ask(`/cdn/${own}`)).status]).toEqual([folder, 404]);
    }
  });

  it("refuses what is no object's name", async () => {
    const gone = name.replace(/[0-9a-f]{64}/, "0".repeat(64));
    const paths = [
      "",
      gone,
      "..%2f..%2fetc%2fpasswd",
      "model/%80",
      "model/",
      `${name}%00`,
      `/${name}`,
      `${name}.tmp`,
      name.toUpperCase(),
    ];
    for (const path of paths) expect([path, (await ask(`/cdn/${path}`)).status]).toEqual([path, 404]);
    // a client that resolves the dots itself asks for another path
    expect(await cdnHandler(services)(new Request("http://localhost:8000/cdn/../etc/passwd"), info)).toBeNull();
    expect((await ask(`/cdn/${name}`, { method: "DELETE" })).status).toBe(405);
    expect((await ask(`/cdn/${name}`, { method: "OPTIONS" })).status).toBe(204);
  });

  it("leaves other paths to others", async () => {
    expect(await cdnHandler(services)(new Request("http://localhost:8000/cdnx"), info)).toBeNull();
  });
});
