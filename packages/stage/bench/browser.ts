import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const ALWAYS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--ignore-gpu-blocklist",
];
const SOFTWARE = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
/** The machine's own GPU, frames as fast as it makes them. */
const GPU = [
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

/** A Chromium that renders in software, so that results do not depend on the machine's GPU, or with `gpu` on that. */
export function launchChromium({ gpu = false }: { gpu?: boolean } = {}): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium was found; name one in CHROMIUM.");
  return chromium.launch({ executablePath, args: [...ALWAYS, ...(gpu ? GPU : SOFTWARE)] });
}
