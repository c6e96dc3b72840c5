import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const ALWAYS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** How a page is drawn: the ways of {@link launchChromium}. */
const FLAT = ["--disable-gpu"];
const SOFTWARE = ["--ignore-gpu-blocklist", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
/** As software, but what stands around the canvas is painted without WebGL's own path, which costs a processor more. */
const BESIDE = [...SOFTWARE, "--disable-gpu-rasterization", "--disable-gpu-compositing"];
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

/**
 * A Chromium of this machine, by how it draws.
 *
 * @param draws `software` has WebGL by the processor, so that results do not depend on the machine's GPU; `gpu` is that
 *   GPU, frames as fast as it makes them; `beside` is software for tests of what stands around the canvas; `flat` has
 *   no WebGL
 */
export function launchChromium(draws: "software" | "gpu" | "beside" | "flat" = "software"): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium was found; name one in CHROMIUM.");
  const way = { software: SOFTWARE, gpu: GPU, beside: BESIDE, flat: FLAT }[draws];
  return chromium.launch({ executablePath, args: [...ALWAYS, ...way] });
}
