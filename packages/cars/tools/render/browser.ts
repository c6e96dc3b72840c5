import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";

const ROOT = resolve(import.meta.dirname, "../../../..");
const HERE = import.meta.dirname;
const HTML = `<!doctype html><script type="importmap">{"imports":{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/"}}</script><body><script type="module" src="/tool/page.ts"></script>`;

export type View = { position: [number, number, number]; target: [number, number, number]; fov: number };
export type Shoot = { request: Record<string, unknown>; views: Record<string, View> };

/** The view that the page finds for a part by itself. */
export const FRAMED: View = { position: [0, 0, 0], target: [0, 0, 0], fov: 18 };

/** The cameras of the study's pictures, in car space. */
export const VIEWS: Record<string, View> = {
  "front-three-quarter": { position: [4.5, 1.35, 5.3], target: [0, 0.54, 0], fov: 22 },
  side: { position: [10, 0.8, -0.05], target: [0, 0.62, -0.05], fov: 17.5 },
  "rear-three-quarter": { position: [4.4, 1.65, -5.6], target: [0, 0.56, -0.08], fov: 21.5 },
  front: { position: [0, 0.9, 8.5], target: [0, 0.6, 0], fov: 20 },
  rear: { position: [0, 1.1, -8.5], target: [0, 0.6, 0], fov: 20 },
  nose: { position: [2.0, 1.0, 3.6], target: [0.35, 0.5, 1.7], fov: 26 },
  tail: { position: [2.0, 1.15, -3.6], target: [0.35, 0.6, -1.8], fov: 28 },
  top: { position: [0, 10, 0.01], target: [0, 0, 0], fov: 28 },
  high: { position: [4.4, 3.2, 4.6], target: [0, 0.5, 0], fov: 28 },
  cabin: { position: [3.4, 1.5, 1.2], target: [0, 0.9, -0.2], fov: 24 },
  wheel: { position: [3.0, 0.6, 2.0], target: [0.8, 0.4, 1.3], fov: 20 },
};

/** The same view of a car that is longer or taller than these cameras were set for: aimed higher, wider open. */
export function framed(view: View, { length, height }: { length: number; height: number }): View {
  const [x, y, z] = view.target;
  // Seen along its axis a car is narrow enough for the camera as it is.
  const wide = view.position[0] ? Math.max(1, (length + height - 1.3) / 4.6) : 1;
  return { ...view, fov: view.fov * wide, target: [x, y + Math.max(0, height - 1.5) * 0.4, z] };
}

/** Without windows and menus where there is one: it draws the same for less. */
const PLACES = ["/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium"];
export const CHROMIUM = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place)) ?? "/usr/bin/chromium";

/** A headless Chromium that draws WebGL on the processor, the same on every machine. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--ignore-gpu-blocklist",
    ],
  });

/** Serves the tool, three and one folder of files; opens the page in a headless Chromium. */
export async function openStudio(files: string, port = 0) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? "/").split("?")[0]!);
    try {
      if (path === "/") return response.setHeader("content-type", "text/html").end(HTML);
      const [, area, ...rest] = path.split("/");
      const base = area === "three" ? join(ROOT, "node_modules/three") : area === "tool" ? HERE : files;
      const body = readFileSync(join(base, ...rest));
      if (/\.(ts|js)$/.test(path)) response.setHeader("content-type", "text/javascript");
      response.end(path.endsWith(".ts") ? stripTypeScriptTypes(body.toString()) : body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The picture server has no port.");
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on("pageerror", (error) => console.error("page:", error.message));
  page.on("console", (message) => message.type() === "error" && console.error("page:", message.text()));
  await page.goto(`http://127.0.0.1:${address.port}/`);
  await page.waitForFunction("window.shot");
  const shoot = async ({ request, views }: Shoot): Promise<Map<string, Buffer>> => {
    await page.evaluate(`window.prepare(${JSON.stringify(request)})`);
    const out = new Map<string, Buffer>();
    for (const [name, view] of Object.entries(views)) {
      const data = (await page.evaluate(`window.shot(${JSON.stringify(view)})`)) as string;
      out.set(name, Buffer.from(data.split(",")[1]!, "base64"));
    }
    return out;
  };
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { shoot, close };
}
