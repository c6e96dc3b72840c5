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
const GPU = [
  "--ignore-gpu-blocklist",
  ...(process.platform === "linux" ? ["--use-angle=vulkan", "--enable-features=Vulkan"] : []),
  "--disable-frame-rate-limit",
  "--disable-gpu-vsync",
];

const PLACES = [
  process.env.CHROMIUM,
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
 *   GPU, frames as fast as it makes them; `flat` has no WebGL
 */
export function launchChromium(draws: "software" | "gpu" | "flat" = "software"): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium was found; name one in CHROMIUM.");
  const way = { software: SOFTWARE, gpu: GPU, flat: FLAT }[draws];
  return chromium.launch({ executablePath, args: [...ALWAYS, ...way] });
}
