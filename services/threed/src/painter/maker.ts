import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { PictureOrder } from "@carloom/build";
import { isObjectName, mediaTypeOf, type ObjectStorage, type WarmBrowser } from "@carloom/platform";
import sharp from "sharp";
import type { Makers } from "./painter.jobs.ts";

/** No such host exists: everything the page asks for is answered here. By TLS, without which a page encodes no film. */
const ORIGIN = "https://picture.invalid";
const PAGE = "/picture.html";
const OBJECT = "/object/";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".wasm": "application/wasm",
};
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data: blob:",
  "connect-src 'self' data: blob:",
  "worker-src blob:",
].join("; ");

/** Files of the page and what it loads, by address. */
function filesOf(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    if (entry.isFile() && TYPES[extname(address)]) found.set(address, path);
  }
  return found;
}

type Answer = { status: number; contentType: string; body: Buffer; headers: Record<string, string> };

/** A model larger than this is nothing for a phone. */
const MOST_MODEL_BYTES = 64 * 1024 * 1024;

/** A tile's film that is larger costs a phone more than it shows. */
const MOST_FILM_BYTES = 4 * 1024 * 1024;

/** A film is many pictures: it has the time of so many, for a machine that draws by its processor beside other work. */
const FILM_TIMES = 5;

/**
 * Draws with the product's own stage in a page that can load the page's files and stored objects and nothing else.
 * @param folder the built page, with `picture.html`
 * @param samples of each pixel of a picture
 */
export function createMakers(browser: WarmBrowser, storage: ObjectStorage, folder: string, samples = 8): Makers {
  const files = filesOf(folder);
  const answerTo = async (method: string, url: URL): Promise<Answer | null> => {
    if (method !== "GET" || url.origin !== ORIGIN) return null;
    const file = files.get(url.pathname);
    const name = url.pathname.startsWith(OBJECT) ? url.pathname.slice(OBJECT.length) : "";
    const body = file ? await readFile(file) : isObjectName(name) ? await storage.get(name) : null;
    if (!body) return null;
    const contentType = file ? (TYPES[extname(file)] ?? "") : mediaTypeOf(name);
    return { status: 200, contentType, body: Buffer.from(body), headers: { "content-security-policy": POLICY } };
  };
  const made = (order: PictureOrder, what: "picture" | "model" | "film") =>
    browser.run(
      async (context) => {
        await context.route("**/*", async (route) => {
          const request = route.request();
          const answer = await answerTo(request.method(), new URL(request.url())).catch(() => null);
          await (answer ? route.fulfill(answer) : route.abort("blockedbyclient"));
        });
        const page = await context.newPage();
        // The whole piece of work has its time; these waits need none of their own.
        page.setDefaultTimeout(0);
        await page.goto(`${ORIGIN}${PAGE}`);
        await page.waitForFunction("typeof window.carloomPicture === 'function'");
        const text = await page.evaluate(
          ([given, wanted, fine]) => {
            const { carloomPicture } = window as unknown as {
              carloomPicture(order: PictureOrder, what: "picture" | "model" | "film", samples: number): Promise<string>;
            };
            return carloomPicture(given, wanted, fine);
          },
          [order, what, samples] as const,
        );
        return Buffer.from(text, "base64");
      },
      what === "film" ? FILM_TIMES : 1,
    );
  return {
    async picture(order) {
      const bytes = await made(order, "picture");
      const { format, width, height } = await sharp(bytes).metadata();
      if (format !== "jpeg" || width !== order.width || height !== order.height)
        throw new Error(`The page drew ${format ?? "nothing"} of ${width} × ${height}.`);
      return bytes;
    },
    async model(order) {
      const bytes = await made(order, "model");
      if (bytes.toString("latin1", 0, 4) !== "glTF" || bytes.length > MOST_MODEL_BYTES)
        throw new Error(`The page made no model (${bytes.length} bytes).`);
      return bytes;
    },
    async film(order) {
      const bytes = await made(order, "film");
      if (bytes.length > MOST_FILM_BYTES) throw new Error(`The page made a film of ${bytes.length} bytes.`);
      // what WebM begins with, and MP4 after its first four bytes
      if (bytes.toString("hex", 0, 4) === "1a45dfa3") return { bytes, extension: "webm" };
      if (bytes.toString("latin1", 4, 8) === "ftyp") return { bytes, extension: "mp4" };
      throw new Error("The page made no film.");
    },
  };
}
