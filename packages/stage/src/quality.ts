import type { WebGLRenderer } from "three";
import type { Quality } from "./types.ts";

export type QualityPlan = {
  pixelRatio: number;
  /** Pixels of a livery map's side. */
  livery: number;
  /** Longest side of an art, and pixels of all kept. */
  art: number;
  artBudget: number;
  /** Pixels of an environment face. */
  environment: number;
  /** Samples of the picture at rest. */
  samples: number;
  reflection: boolean;
  /** Mirror the car in the floor while it moves, too. */
  reflectionLive: boolean;
};

export function isSoftware(renderer: WebGLRenderer): boolean {
  const gl = renderer.getContext();
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}

export function chooseQuality(): Quality {
  return matchMedia("(pointer: coarse)").matches && Math.min(screen.width, screen.height) < 820 ? "phone" : "desktop";
}

/** @param memory gigabytes as the browser tells, undefined when it does not */
export function qualityPlan(
  quality: Quality,
  device: {
    maxTexture: number;
    memory: number | undefined;
    software: boolean;
    pixelRatio: number;
    maxPixelRatio?: number;
  },
): QualityPlan {
  const small = quality === "phone" || device.software || (device.memory ?? 8) < 4;
  const livery = quality === "photo" ? 8192 : small ? 2048 : 4096;
  return {
    pixelRatio: Math.min(device.pixelRatio, device.maxPixelRatio ?? (quality === "phone" ? 1.5 : 2)),
    livery: Math.min(livery, device.maxTexture),
    art: small ? 1024 : 2048,
    artBudget: (small ? 12 : 32) * 1024 * 1024,
    environment: device.software ? 256 : quality === "phone" ? 256 : 512,
    samples: device.software ? 8 : quality === "phone" ? 12 : 32,
    reflection: quality !== "phone",
    reflectionLive: quality !== "phone" && !device.software,
  };
}

const LEVELS = [1, 0.85, 0.7, 0.55] as const;
/** Slower than this for a second: one step down. Faster for four: one step up. The gap keeps it from swinging. */
const SLOW_MS = 26;
const FAST_MS = 11;

/** Chooses the share of full resolution from the time between frames while the picture moves. */
export class ResolutionGovernor {
  #level = 0;
  #slow = 0;
  #fast = 0;

  get scale(): number {
    return LEVELS[this.#level] ?? 1;
  }

  /** @param ms since the last frame of an unbroken run @param held while true (a drag) nothing changes */
  frame(ms: number, held: boolean): boolean {
    if (ms > 1000) return false;
    this.#slow = ms > SLOW_MS ? this.#slow + ms : 0;
    this.#fast = ms < FAST_MS ? this.#fast + ms : 0;
    if (held) return false;
    if (this.#slow > 1000 && this.#level < LEVELS.length - 1) {
      this.#level++;
      this.#slow = 0;
      return true;
    }
    if (this.#fast > 4000 && this.#level > 0) {
      this.#level--;
      this.#fast = 0;
      return true;
    }
    return false;
  }
}
