import type { Quality } from "./types.ts";

/** A picture at rest has so many samples on the weakest machine. */
export const LEAST_SAMPLES = 4;

export type QualityPlan = {
  pixelRatio: number;
  /** Pixels of a livery map's side. */
  livery: number;
  /** The most that a photo's own print of the livery may have. */
  photoLivery: number;
  /** Side of the largest square art, pixels; long ones have no more in all. Pixels of all that are kept. */
  art: number;
  artBudget: number;
  /** Which of the template's models, 0 the whole one, then its coarser ones as far as there are any. */
  detail: number;
  /** Pixels of an environment face. */
  environment: number;
  /** Tiles a side in which a face is made. */
  environmentTiles: number;
  /** Texels of a thrown shadow's side. */
  shadow: number;
  /** Samples of the picture at rest. */
  samples: number;
  reflection: boolean;
  /** Mirror the car in the floor while it moves, too. */
  reflectionLive: boolean;
};

export function isSoftware(gl: WebGLRenderingContext | WebGL2RenderingContext): boolean {
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
  const livery = Math.min(quality === "photo" ? 8192 : small ? 2048 : 4096, device.maxTexture);
  // Colours and finishes of 8,192 px come to 450 MB, of 4,096 px to 112 MB. Phones tell 8 GB where they have 8 or more.
  const memory = device.memory ?? (quality === "phone" ? 4 : 8);
  const photo = memory >= 8 && quality !== "phone" ? 8192 : memory >= (quality === "phone" ? 8 : 4) ? 4096 : livery;
  return {
    pixelRatio: Math.min(device.pixelRatio, device.maxPixelRatio ?? (quality === "phone" ? 1.5 : 2)),
    livery,
    photoLivery: Math.max(livery, Math.min(photo, device.maxTexture)),
    art: small ? 1024 : 2048,
    artBudget: (quality === "phone" ? 8 : small ? 12 : 32) * 1024 * 1024,
    detail: quality === "phone" ? 1 : 0,
    environment: device.software ? 256 : quality === "phone" ? 256 : 512,
    environmentTiles: device.software ? 8 : 1,
    // Blurring it reads each texel a hundred times: seconds where a processor does it.
    shadow: device.software ? 256 : 512,
    // a processor without memory to spare is no quick one either: it is given at once what it would come to
    samples: device.software ? ((device.memory ?? 8) < 4 ? LEAST_SAMPLES : 8) : quality === "phone" ? 12 : 32,
    reflection: quality !== "phone",
    reflectionLive: quality !== "phone" && !device.software,
  };
}

/** What is given up, in order: pixels, the floor's mirror while moving, a finer model and half the livery, and of all the rest. */
const LEVELS = [
  { scale: 1, mirror: true, coarser: 0, livery: 1 },
  { scale: 0.85, mirror: true, coarser: 0, livery: 1 },
  { scale: 0.85, mirror: false, coarser: 0, livery: 1 },
  { scale: 0.85, mirror: false, coarser: 1, livery: 1 },
  { scale: 0.7, mirror: false, coarser: 1, livery: 0.5 },
  { scale: 0.55, mirror: false, coarser: 2, livery: 0.5 },
] as const;
/** No livery gets smaller by slow frames than this, pixels. */
const LEAST_LIVERY = 1024;
/** A car this long in the picture, pixels of the screen, is drawn with its coarsest model, and with the one before it up to the second. */
const TINY = 160;
const SMALL = 420;

/** How many models coarser than the whole one show no difference where the car is so many pixels long. */
export function coarserAt(pixels: number): number {
  return pixels < TINY ? 2 : pixels < SMALL ? 1 : 0;
}
/** Slower than this for a second: one step down. */
const SLOW_MS = 26;
/** As fast as a 60 Hz screen shows frames: one step up after a while. The gap to SLOW_MS keeps it from swinging. */
const FAST_MS = 18;
const FAST_FOR_MS = 4000;
/** A step up that did not hold is tried again after twice the time, at most this. */
const PATIENCE_MS = 64_000;
const HELD_MS = 10_000;

/** Chooses how much is drawn from the time between frames while the picture moves. */
export class ResolutionGovernor {
  #level = 0;
  #slow = 0;
  #fast = 0;
  #patience = FAST_FOR_MS;
  /** Motion since the last step up. */
  #sinceUp = Number.POSITIVE_INFINITY;

  get scale(): number {
    return LEVELS[this.#level]?.scale ?? 1;
  }

  /** The car is mirrored in the floor while it moves. */
  get mirror(): boolean {
    return LEVELS[this.#level]?.mirror ?? true;
  }

  /** How many models coarser than the plan's is drawn while it moves. */
  get coarser(): number {
    return LEVELS[this.#level]?.coarser ?? 0;
  }

  /** Pixels of the livery's side, of those that a plan gives. */
  livery(planned: number): number {
    return Math.max(Math.min(LEAST_LIVERY, planned), planned * (LEVELS[this.#level]?.livery ?? 1));
  }

  /** @param ms since the last frame of an unbroken run @param held while true (a drag) nothing changes. True when it changed. */
  frame(ms: number, held: boolean): boolean {
    if (ms > 1000) return false;
    this.#slow = ms > SLOW_MS ? this.#slow + ms : 0;
    this.#fast = ms < FAST_MS ? this.#fast + ms : 0;
    this.#sinceUp += ms;
    if (held) return false;
    if (this.#slow > 1000 && this.#level < LEVELS.length - 1) {
      this.#level++;
      this.#slow = 0;
      this.#patience = this.#sinceUp < HELD_MS ? Math.min(PATIENCE_MS, this.#patience * 2) : FAST_FOR_MS;
      return true;
    }
    if (this.#fast > this.#patience && this.#level > 0) {
      this.#level--;
      this.#fast = 0;
      this.#sinceUp = 0;
      return true;
    }
    return false;
  }
}

/**
 * Bytes of textures that a plan can come to at most, mip levels included, for a drawing buffer of so many pixels:
 * maps of the livery with those of a drag, arts, environment, floor, and the buffers of the picture at rest.
 */
export function textureBytes(plan: QualityPlan, bufferPixels: number): number {
  const mips = 4 / 3;
  const livery = plan.livery ** 2 * 4 * mips;
  const half = Math.max(1024, plan.livery / 2) ** 2 * 4 * mips;
  const art = plan.artBudget * 4 * mips;
  const environment = 6 * plan.environment ** 2 * 8 * mips;
  const floor = (2 * 256 ** 2 + 2 * plan.shadow ** 2) * 4 + (plan.reflection ? (bufferPixels / 9) * 8 : 0);
  // A sample with depth, and the sum of samples in half floats.
  const rest = bufferPixels * (4 + 4 + 8);
  // Of the livery's size a colour map; of half of it finishes and, while a sticker is dragged, what lies above and the mask.
  return livery + 4 * half + art + environment + floor + rest;
}
