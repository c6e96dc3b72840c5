import type { CameraPose, Vec3 } from "@carloom/stage";
import { type Box, roughly } from "./between.ts";

/** What a car wears in a shot: a build, with parts and stickers by their names in the catalogue. */
export type Dress = {
  paint?: Record<string, { color: string; finish: string; flop?: string; flake?: number }>;
  parts?: Record<string, string>;
  stance?: { height: number; camber: { front: number; rear: number }; offset: { front: number; rear: number } };
  lights?: { on: boolean };
  stickers?: {
    sticker: string;
    /** Metres in car space, and where it is looked at from. */
    at: Vec3;
    from: Vec3;
    width: number;
    /** Degrees. */
    turn?: number;
    mirror?: boolean;
    tint?: string;
  }[];
};

/** A car in one dress, from one key frame up to another, where the next shot begins with a cut. */
export type Shot = { car: string; dress: Dress; from: number; to: number };
/** Widths of a film's posters, px. The first frame is drawn once more for them, finer than the film. */
export const POSTER_WIDTHS = [640, 960, 1280, 1600, 2560] as const;

export type FilmPlan = {
  name: string;
  width: number;
  height: number;
  fps: number;
  /**
   * Steps of the turn. A key frame is rendered at the beginning of each; those between them are made of these, so that a
   * turn takes no hours without a GPU. The last step ends where the film begins: it loops without a jump.
   */
  keys: number;
  /** Frames from one key frame to the next. */
  between: number;
  /** Sub-pixel samples of a key frame. */
  samples: number;
  /** How coarsely the codecs may see it, where it is not as ever. */
  crf?: { h264: number; av1: number };
  /** The template whose `thumbnailVideo` this is; a film of the site where it is absent. */
  template?: string;
  shots: Shot[];
  /** The car in rough, for what lies between key frames. */
  body: readonly Box[];
  /** The pose of a shot's key frame, and between them. */
  camera: (key: number) => CameraPose;
};

/** Round the car at one height and one distance; share 0 is the front three-quarter view of the car's left, 1 a whole turn on. */
const turn =
  ({ radius, height, target, fov }: { radius: number; height: number; target: Vec3; fov: number }) =>
  (share: number): CameraPose => {
    const angle = Math.atan2(4.5, 5.3) - share * 2 * Math.PI;
    return {
      position: [radius * Math.sin(angle) + target[0], height, radius * Math.cos(angle) + target[2]],
      target,
      fov,
    };
  };

const all = (paint: NonNullable<Dress["paint"]>[string]) =>
  Object.fromEntries(["body", "roof", "hood", "mirrors"].map((zone) => [zone, paint]));

/** Length and height in metres of what a turn has to hold. */
const SIZES = {
  "halden-gt": [4.48, 1.29],
  "orro-5": [4.05, 1.46],
  "ardane-vero": [4.75, 1.42],
  "torden-fell": [4.77, 1.73],
  "tavren-arco": [4.55, 1.17],
  "karst-mesa": [5.35, 1.82],
} satisfies Record<string, [length: number, height: number]>;

const WHEELS = { "wheels.front": "halden-fold-5-20", "wheels.rear": "halden-fold-5-20" };
const LOW = { height: -28, camber: { front: -1.2, rear: -1.6 }, offset: { front: 6, rear: 8 } };
const RED = all({ color: "#a01522", finish: "pearl", flop: "#5c0a2a" });

const around = turn({ radius: 6.95, height: 1.42, target: [0, 0.6, 0.02], fov: 27 });

/** One build with its lamps on, once round in sixteen seconds. Large on the page: no frame is made of its neighbours. */
const hero: FilmPlan = {
  name: "hero",
  width: 1600,
  height: 900,
  fps: 24,
  keys: 384,
  between: 1,
  samples: 3,
  crf: { h264: 27, av1: 35 },
  body: roughly(...SIZES["halden-gt"]),
  camera: (key) => around(key / 384),
  shots: [
    {
      car: "halden-gt",
      dress: { paint: RED, parts: WHEELS, stance: LOW, lights: { on: true } },
      from: 0,
      to: 384,
    },
  ],
};

const ARCO = "tavren-arco";
const behind = turn({ radius: 7.1, height: 1.62, target: [0, 0.56, -0.05], fov: 27 });
const CHALK = all({ color: "#c6c8c6", finish: "pearl", flop: "#aab4bd" });
const RACE: Dress = {
  paint: CHALK,
  parts: {
    "wheels.front": "norr-split-5-20",
    "wheels.rear": "norr-split-5-20-12",
    spoiler: "tavren-arco-wing",
    diffuser: "tavren-arco-diffuser-race",
    skirts: "tavren-arco-skirt-race",
  },
  stickers: [
    {
      sticker: "side-sweep",
      at: [0.95, 0.6, -0.35],
      from: [6, 0.8, -0.35],
      width: 2.3,
      mirror: true,
      tint: "#c2182b",
    },
    {
      sticker: "roundel-plain",
      at: [0.95, 0.62, 0.1],
      from: [6, 0.8, 0.1],
      width: 0.46,
      mirror: true,
      tint: "#15171a",
    },
    {
      sticker: "number-27",
      at: [0.95, 0.62, 0.1],
      from: [6, 0.8, 0.1],
      width: 0.3,
      mirror: true,
      tint: "#f4f3ee",
    },
  ],
};

const { parts: { "wheels.front": front = "", "wheels.rear": rear = "", ...aero } = {}, stickers = [] } = RACE;
const WHEELED: Dress = { paint: CHALK, parts: { "wheels.front": front, "wheels.rear": rear } };
const WINGED: Dress = { paint: CHALK, parts: { ...WHEELED.parts, ...aero } };

/** Another car, from behind: while it turns, it goes back to the factory's dress and gets paint, wheels, wing and livery, each at a stroke. */
const second: FilmPlan = {
  name: "second",
  width: 1280,
  height: 720,
  fps: 24,
  keys: 384,
  between: 1,
  samples: 2,
  crf: { h264: 27, av1: 36 },
  body: roughly(...SIZES[ARCO]),
  camera: (key) => behind(0.79 - key / 384),
  shots: [
    { car: ARCO, dress: RACE, from: 0, to: 120 },
    { car: ARCO, dress: {}, from: 120, to: 156 },
    { car: ARCO, dress: { paint: CHALK }, from: 156, to: 188 },
    { car: ARCO, dress: WHEELED, from: 188, to: 220 },
    { car: ARCO, dress: WINGED, from: 220, to: 276 },
    { car: ARCO, dress: { ...WINGED, stickers: stickers.slice(0, 1) }, from: 276, to: 312 },
    { car: ARCO, dress: RACE, from: 312, to: 384 },
  ],
};

/** Part of a turn after which the car's side is seen. */
const SETTLED = 0.14;
/** 0 to 1, slow at both ends. */
const smooth = (share: number): number => {
  const x = Math.min(1, Math.max(0, share));
  return x * x * (3 - 2 * x);
};

/** Once round, from the thumbnail's own view and back to it. */
const turntable = ([template, [length, height]]: [string, [number, number]]): FilmPlan => {
  const wide = Math.max(1, (length + height - 1.3) / 4.6);
  const lift = 0.6 + Math.max(0, height - 1.5) * 0.4;
  /** The thumbnail's own frame at both ends; between them the middle of the car, and room for its whole length. */
  const seen = (share: number) => {
    const rest = smooth(Math.min(share, 1 - share) / SETTLED);
    const target: Vec3 = [0.06 * (1 - rest), lift, 0.1 - 0.16 * rest];
    return turn({ radius: 6.95, height: 1.35, target, fov: 26 * wide * (1 + 0.14 * rest) })(-share);
  };
  return {
    name: `turn-${template}`,
    template,
    width: 600,
    height: 400,
    fps: 24,
    keys: 72,
    between: 3,
    samples: 1,
    body: roughly(length, height),
    camera: (key) => seen(key / 72),
    crf: { h264: 27, av1: 36 },
    shots: [{ car: template, dress: {}, from: 0, to: 72 }],
  };
};

export const FILMS: readonly FilmPlan[] = [hero, second, ...Object.entries(SIZES).map(turntable)];
