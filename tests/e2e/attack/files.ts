import { readFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import * as documents from "@carloom/threed/documents";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { type Api } from "../../support/api.ts";
import { cookieJar } from "../../support/cookies.ts";
import { type ProductDatabase, storedFiles } from "../../support/database.ts";
import { newPerson, PASSWORD, type Person, TOKEN_CREATE, TOKEN_REFRESH } from "../../support/people.ts";
import type { Product } from "../../support/product.ts";
import { seeded, testSeed } from "../../support/random.ts";
import { stillUp, unchanged } from "../../support/unchanged.ts";
import type { Attacked } from "./attacked.ts";

/** What is tried with files, their addresses and uploads. @param open what the suite has open, once it has */
export function attackFiles(open: () => Attacked): void {
  let product: Product;
  let api: Api;
  let database: ProductDatabase;
  let me: Person;
  let pid: number;
  let projectUuid: string;

  beforeAll(async () => {
    ({ product, api, database, pid } = open());
    me = await newPerson(api);
    const { uuid } = (await api.threed(documents.TEMPLATE, { slug: "halden-gt" })).data.template;
    const variables = { templateUuid: uuid, input: { title: "Mine", description: "" } };
    const made = await api.threed(documents.PERSONAL_PROJECT_CREATE, variables, me.bearer);
    projectUuid = made.data.personalProjectCreate.project.uuid;
  });

  /** A PNG whose header declares a size, with next to nothing behind it. */
  function declaring(width: number, height: number): Uint8Array {
    const chunk = (type: string, data: Uint8Array) => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(data.byteLength);
      head.write(type, 4);
      return Buffer.concat([head, data, Buffer.alloc(4)]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 6, 0, 0, 0], 8);
    const body = [
      chunk("IHDR", header),
      chunk("IDAT", deflateSync(Buffer.alloc(31_000))),
      chunk("IEND", Buffer.alloc(0)),
    ];
    return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...body]);
  }

  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${inside}</svg>`;

  describe("a picture that is none", () => {
    const cases: [string, Uint8Array | string, RegExp][] = [
      ["words", "hello", /not a PNG/],
      ["nothing", "", /not a PNG|empty/],
      ["a page", "<!doctype html><script>alert(1)</script>", /not a PNG/],
      ["a GLB", Buffer.concat([Buffer.from("glTF"), Buffer.alloc(40)]), /not a PNG/],
      ["half a PNG", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), /damaged|not a PNG/],
      ["a PNG without its data", declaring(100, 100), /damaged/],
      ["256 megapixels", declaring(16_000, 16_000), /pixels/],
      ["more pixels than numbers", declaring(0x7fffffff, 0x7fffffff), /pixels/],
      ["more than 10 MB", new Uint8Array(10 * 1024 * 1024 + 1), /10/],
      ["an SVG that runs", svg("<script>alert(1)</script>"), /<script>/],
      ["an SVG that listens", svg('<rect onload="alert(1)"/>'), /onload/],
      ["an SVG that fetches", svg('<image href="http://127.0.0.1:9/x.png"/>'), /outside itself/],
      ["an SVG that embeds a page", svg("<foreignObject><p/></foreignObject>"), /foreignObject/],
      ["an SVG that nests without end", `<svg xmlns="http://www.w3.org/2000/svg">${"<g>".repeat(20_000)}`, /./],
    ];

    it("is refused with the reason, and nothing stays behind", async () => {
      await unchanged(product, database, async () => {
        for (const [name, bytes, message] of cases) {
          const file = new File([bytes as BlobPart], "art.png", { type: "image/png" });
          const { data } = await api.upload(documents.UPLOAD_IMAGE, { image: null }, "variables.image", file, me.token);
          expect([name, data.uploadImage]).toEqual([
            name,
            { image: null, error: { type: "INVALID", message: expect.stringMatching(message) } },
          ]);
          const input = { title: "t", partModelUuids: [], stickers: [], setting: {}, thumbnail: null };
          const variables = { projectUuid, input };
          const path = "variables.input.thumbnail";
          const preset = await api.upload(documents.PROJECT_PRESET_CREATE, variables, path, file, me.token);
          expect([name, preset.data.projectPresetCreate]).toMatchObject([
            name,
            { projectPreset: null, error: { type: "INVALID" } },
          ]);
        }
      });
      await stillUp(product, pid);
    });

    it("costs next to nothing, however many pixels it declares", async () => {
      const bomb = new Blob([new Uint8Array(declaring(16_000, 16_000))]);
      const started = performance.now();
      for (let i = 0; i < 10; i++) await api.upload(documents.UPLOAD_IMAGE, { image: null }, "variables.image", bomb);
      // decoding one of them takes a second and a gigabyte on a quiet machine; refusing it, some 20 ms
      expect((performance.now() - started) / 10).toBeLessThan(1000);
    });

    it("and one that is a picture loses what it says of where it was taken", async () => {
      const bytes = await sharp({ create: { width: 16, height: 16, channels: 3, background: "red" } })
        .withExif({ IFD3: { GPSLatitude: "37/1 33/1 0/1" }, IFD0: { Artist: "Somebody" } })
        .jpeg()
        .toBuffer();
      expect((await sharp(bytes).metadata()).exif).toBeDefined();
      const file = new File([new Uint8Array(bytes)], "../../x.html", { type: "text/html" });
      const { data } = await api.upload(documents.UPLOAD_IMAGE, { image: null }, "variables.image", file);
      const stored = await fetch(data.uploadImage.image.url);
      expect(stored.headers.get("content-type")).toBe("image/jpeg");
      expect((await sharp(await stored.arrayBuffer()).metadata()).exif).toBeUndefined();
    });
  });

  /** One GET whose path nobody has tidied up. */
  const rawGet = (origin: string, path: string) =>
    new Promise<{ status: number; text: string }>((done, fail) => {
      const { hostname, port } = new URL(origin);
      const ask = request({ host: hostname, port, path, method: "GET" }, (response) => {
        let text = "";
        response.on("data", (data: Buffer) => (text += data));
        response.on("end", () => done({ status: response.statusCode ?? 0, text }));
      });
      ask.on("error", fail);
      ask.end();
    });

  describe("addresses of files", () => {
    it("never leave their folder, and never end the process", async () => {
      const climbs = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%5c", "....//", "%252e%252e/", "..%c0%af"];
      const targets = ["etc/passwd", "package.json", "postgres/password"];
      const paths = [
        ...["/cdn/", "/cdn/upload/", "/assets/", "/"].flatMap((base) =>
          climbs.flatMap((climb) => targets.map((target) => `${base}${climb.repeat(8)}${target}`)),
        ),
        "/cdn/%80",
        "/%80",
        "/assets/%80.js",
        "/assets/i18n/%80.json",
        "/cdn/%00",
        "/%",
        "/cdn/",
        "/cdn",
        "/.env",
        "/assets/i18n/../../../package.json",
        "/assets/i18n/..%2f..%2fpackage.json",
        "/index.html%00.js",
        "/constructor",
        "/__proto__",
        "/assets/__proto__",
        "/cdn/__proto__/x",
        "/workspace/%2e%2e/%80",
      ];
      const secrets = /root:.*:0:0|"workspaces"|"devDependencies"/;
      const password = readFileSync(join(product.dataDir, "postgres", "password"), "utf8").trim();
      for (const origin of [product.services, product.site, product.account, product.studio]) {
        for (const path of paths) {
          const { status, text } = await rawGet(origin, path);
          expect([path, status < 500, secrets.test(text), text.includes(password)]).toEqual([path, true, false, false]);
          if (origin === product.services) expect([path, status]).toEqual([path, 404]);
        }
      }
      await stillUp(product, pid);
    });
  });

  /** Twenty at a time. */
  const ROUNDS = process.env.TEST_LONG ? 50 : 10;

  describe("uploads that break off", () => {
    it("leave the process up, and no file that is not booked", async () => {
      const seed = testSeed();
      const random = seeded(seed);
      const bytes = await sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: "blue",
          noise: { type: "gaussian", mean: 99, sigma: 40 },
        },
      })
        .png()
        .toBuffer();
      const head = (name: string, value: string) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
      const operations = JSON.stringify({ query: documents.UPLOAD_IMAGE, variables: { image: null } });
      const file =
        '--x\r\nContent-Disposition: form-data; name="0"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
      const start = `${head("operations", operations)}${head("map", '{"0":["variables.image"]}')}${file}`;
      const body = Buffer.concat([Buffer.from(start), bytes, Buffer.from("\r\n--x--\r\n")]);
      const { port } = new URL(product.services);
      /** Sends a part of the request, then hangs up; at times the whole, so that the answer has nobody to go to. */
      const breakOff = () =>
        new Promise<void>((done) => {
          const lines = [
            "POST /threed/graphql/ HTTP/1.1",
            "Host: localhost",
            "Content-Type: multipart/form-data; boundary=x",
            "X-Requested-With: a",
            random() < 0.5 ? `Content-Length: ${body.length}` : "Transfer-Encoding: chunked",
          ];
          const chunked = lines[4] === "Transfer-Encoding: chunked";
          const sent = random() < 0.2 ? body : body.subarray(0, Math.floor(random() * body.length));
          const socket = connect(Number(port), "127.0.0.1", () => {
            socket.write(`${lines.join("\r\n")}\r\n\r\n`);
            if (chunked) socket.write(`${sent.length.toString(16)}\r\n`);
            socket.write(sent, () => setTimeout(() => socket.resetAndDestroy(), random() * 30));
          });
          socket.on("error", () => undefined);
          socket.on("close", () => done());
        });
      for (let i = 0; i < ROUNDS; i++) await Promise.all(Array.from({ length: 20 }, breakOff));
      await stillUp(product, pid);
      const whole = new Blob([new Uint8Array(bytes)]);
      const good = await api.upload(documents.UPLOAD_IMAGE, { image: null }, "variables.image", whole);
      expect(good.data.uploadImage.error).toBeNull();
      // what was whole when its sender hung up may still be at work
      const pending = async () => (await database.rows("select 1 from threed.pending_object")).length;
      await new Promise((done) => setTimeout(done, 500));
      await expect.poll(pending).toBe(0);
      const shown = (await database.rows("select object_name from threed.uploaded_image")).map(
        (row) => row.object_name,
      );
      const files = (await storedFiles(product)).filter((name) => name.startsWith("upload/"));
      expect([seed, files]).toEqual([seed, [...new Set(shown)].sort()]);
    });
  });

  describe("what the server prints", () => {
    it("holds no password, token or key", async () => {
      const jar = cookieJar();
      const form = { email: me.email, password: PASSWORD };
      expect((await jar.post(product.account, "/auth/sign-in", form)).status).toBe(200);
      const wrong = "another-7-secret-phrase";
      await jar.post(product.account, "/auth/sign-in", { ...form, password: wrong });
      await api.commerce(TOKEN_CREATE, { email: me.email, password: wrong });
      await api.commerce(TOKEN_REFRESH, { refreshToken: `${me.refreshToken}x` });
      await api.commerce(`mutation { tokenCreate(email: "${me.email}", password: "${wrong}" { token } }`);
      await fetch(`${product.account}/confirm?email=${me.email}&token=${me.token}`);
      const text = product.output() + readFileSync(join(product.dataDir, "postgres", "postgres.log"), "utf8");
      const [key] = await database.rows("select private_jwk->>'d' as d from platform.signing_key limit 1");
      const database_password = readFileSync(join(product.dataDir, "postgres", "password"), "utf8").trim();
      const cookies = [...jar.cookies.values()].filter((value) => value.length > 16);
      const secrets = [PASSWORD, wrong, me.token, me.refreshToken, key?.d as string, database_password, ...cookies];
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      expect(text).toContain("Carloom is ready");
    });
  });
}
