import { existsSync } from "node:fs";
import type { Browser } from "playwright-core";

/** A way in which the processor draws WebGL for a Chromium. */
export type Driver = {
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Whether a browser that was started so draws so. */
  draws(browser: Browser): Promise<boolean>;
};

/** Chromium's own. */
const SWIFTSHADER: Driver = {
  args: ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
  env: {},
  draws: async () => true,
};

/** Mesa's, held to the processor where there is a GPU, too: half of the work, the same pictures. */
const MESA: Driver = {
  args: ["--use-angle=gl-egl", "--ignore-gpu-blocklist"],
  env: { LIBGL_ALWAYS_SOFTWARE: "1", GALLIUM_DRIVER: "llvmpipe" },
  async draws(browser) {
    const page = await browser.newPage();
    try {
      // what Chromium cannot load it passes over in silence
      const name = await page.evaluate(() => {
        const gl = document.createElement("canvas").getContext("webgl2");
        const info = gl?.getExtension("WEBGL_debug_renderer_info");
        return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
      });
      return name.includes("llvmpipe");
    } finally {
      await page.close();
    }
  },
};

const LIBRARIES = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"];

/** What this machine may draw by, the one with the least work first; the last is always there. */
export const drivers = (): readonly Driver[] =>
  LIBRARIES.some((folder) => existsSync(`${folder}/libEGL_mesa.so.0`)) ? [MESA, SWIFTSHADER] : [SWIFTSHADER];
