import { existsSync } from "node:fs";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";

const ALWAYS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** How a page is drawn: the ways of {@link launchChromium}. Without the second of these Chromium gives WebGL all the same. */
const FLAT = ["--disable-gpu", "--disable-3d-apis"];
/**
 * Pages that are looked at for seconds: making their scripts faster for later, and clearing up beside them, costs a
 * processor more than it gives back. A car needs both.
 */
const BRIEF = [...FLAT, "--js-flags=--max-optimized-bytecode-size=0 --single-threaded-gc"];
const SOFTWARE = ["--ignore-gpu-blocklist", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
const MESA = ["--ignore-gpu-blocklist", "--use-angle=gl-egl"];
/** Mesa draws by the processor even where there is a GPU: results do not depend on it. */
const MESA_ENV = { LIBGL_ALWAYS_SOFTWARE: "1", GALLIUM_DRIVER: "llvmpipe" };
/** What stands around the canvas is painted without WebGL's own path, which costs a processor more. */
const BESIDE = ["--disable-gpu-rasterization", "--disable-gpu-compositing"];
const GPU = [
  "--ignore-gpu-blocklist",
  ...(process.platform === "linux" ? ["--use-angle=vulkan", "--enable-features=Vulkan"] : []),
  "--disable-frame-rate-limit",
  "--disable-gpu-vsync",
];

const PLACES = [
  process.env.CHROMIUM,
  // without windows, menus and profiles: a page of it costs a third less
  "/usr/lib/chromium/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** A Chromium of this machine, or null. */
export function findChromium(): string | null {
  return PLACES.find((place) => place !== undefined && existsSync(place)) ?? null;
}

const LIBRARIES = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"];
const hasMesa = (): boolean => LIBRARIES.some((folder) => existsSync(`${folder}/libEGL_mesa.so.0`));

const launch = (args: readonly string[], options: LaunchOptions = {}): Promise<Browser> => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium was found; name one in CHROMIUM.");
  return chromium.launch({ executablePath, args: [...ALWAYS, ...args], ...options });
};

/** Whether WebGL is drawn by Mesa's processor driver: a Chromium without it says so by giving another, or none. */
async function drawsByMesa(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  try {
    const name = await page.evaluate(() => {
      const gl = document.createElement("canvas").getContext("webgl2");
      const info = gl?.getExtension("WEBGL_debug_renderer_info");
      return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
    });
    return name.includes("llvmpipe");
  } finally {
    await page.close();
  }
}

/** WebGL by whichever of a processor's drivers needs less of it: Mesa's where it is installed, else Chromium's own. */
async function launchSoonest(more: readonly string[]): Promise<Browser> {
  if (hasMesa() && process.env.TEST_GL !== "swiftshader") {
    const browser = await launch([...MESA, ...more], { env: { ...process.env, ...MESA_ENV } });
    if (await drawsByMesa(browser)) return browser;
    await browser.close();
  }
  return launch([...SOFTWARE, ...more]);
}

/**
 * A Chromium of this machine, by how it draws.
 *
 * @param draws `software` has WebGL by Chromium's own processor driver, as visitors without a GPU have it; `soonest` by
 *   the quickest that is here, for tests; `beside` is that for tests of what stands around the canvas; `gpu` is the
 *   machine's GPU, frames as fast as it makes them; `flat` has no WebGL, and `brief` is that for pages of tests
 */
export async function launchChromium(
  draws: "software" | "soonest" | "beside" | "gpu" | "flat" | "brief" = "software",
): Promise<Browser> {
  if (draws === "soonest") return launchSoonest([]);
  if (draws === "beside") return launchSoonest(BESIDE);
  return launch({ software: SOFTWARE, gpu: GPU, flat: FLAT, brief: BRIEF }[draws]);
}
