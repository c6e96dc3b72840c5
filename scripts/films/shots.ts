import type { CameraPose, Vec3 } from "@carloom/stage";

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

/** A car in one dress, on some of the film's key frames (both ends included). Shots overlap where they dissolve. */
export type Shot = { car: string; dress: Dress; from: number; to: number };
export type FilmPlan = {
  name: string;
  width: number;
  height: number;
  fps: number;
  /** Key frames that are rendered; those between them are interpolated, so that a turn takes no hours without a GPU. */
  keys: number;
  /** Frames from one key frame to the next. */
  between: number;
  /** Sub-pixel samples of a key frame. */
  samples: number;
  /** The film plays back to its beginning; at both ends it stands still for so many frames. */
  hold: number;
  /** The template whose `thumbnailVideo` this is; a film of the site where it is absent. */
  template?: string;
  shots: Shot[];
  /** The pose of a shot's key frame. */
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

const WHEELS = { "wheels.front": "halden-fold-5-20", "wheels.rear": "halden-fold-5-20" };
const LOW = { height: -28, camber: { front: -1.2, rear: -1.6 }, offset: { front: 6, rear: 8 } };
const RED = all({ color: "#a01522", finish: "pearl", flop: "#5c0a2a" });

/** Slow at both ends. */
const swing = (share: number): number => (1 - Math.cos(Math.PI * share)) / 2;

const HALDEN = "halden-gt";
const around = turn({ radius: 6.95, height: 1.42, target: [0, 0.6, 0.02], fov: 27 });

/** One car: the camera goes round to its nose while it is painted, lowered and given other wheels, and back. */
const hero: FilmPlan = {
  name: "hero",
  width: 768,
  height: 512,
  fps: 24,
  keys: 17,
  between: 3,
  samples: 3,
  hold: 10,
  camera: (key) => around(0.125 * swing(key / 23)),
  shots: [
    { car: HALDEN, dress: {}, from: 0, to: 8 },
    { car: HALDEN, dress: { paint: RED, parts: WHEELS, stance: LOW }, from: 7, to: 16 },
  ],
};

const ARCO = "tavren-arco";
const behind = turn({ radius: 7.1, height: 1.52, target: [0, 0.56, -0.05], fov: 28 });
const CHALK = all({ color: "#c6c8c6", finish: "pearl", flop: "#aab4bd" });

/** Another car, from behind: from the factory's dress to one with wing, diffuser, wheels and livery. */
const second: FilmPlan = {
  ...hero,
  name: "second",
  samples: 2,
  camera: (key) => behind(0.79 - 0.1 * swing(key / 23)),
  shots: [
    { car: ARCO, dress: {}, from: 0, to: 8 },
    {
      car: ARCO,
      dress: {
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
      },
      from: 7,
      to: 16,
    },
  ],
};

/** Length and height in metres of what a turn has to hold. */
const SIZES: Record<string, [length: number, height: number]> = {
  "halden-gt": [4.48, 1.29],
  "orro-5": [4.05, 1.46],
  "ardane-vero": [4.75, 1.42],
  "torden-fell": [4.77, 1.73],
  "tavren-arco": [4.55, 1.17],
  "karst-mesa": [5.35, 1.82],
};

/** From the thumbnail's own view along the left side to the rear, and back. */
const turntable = ([template, [length, height]]: [string, [number, number]]): FilmPlan => {
  const wide = Math.max(1, (length + height - 1.3) / 4.6);
  const lift = 0.6 + Math.max(0, height - 1.5) * 0.4;
  /** The thumbnail's own frame at first; then the middle of the car, and room for its whole length. */
  const seen = (share: number) => {
    const rest = Math.min(1, share * 2);
    const target: Vec3 = [0.06 * (1 - rest), lift, 0.1 - 0.16 * rest];
    return turn({ radius: 6.95, height: 1.35, target, fov: 26 * wide * (1 + 0.14 * rest) })(-0.27 * share);
  };
  return {
    name: `turn-${template}`,
    template,
    width: 600,
    height: 400,
    fps: 24,
    keys: 13,
    between: 5,
    samples: 1,
    hold: 8,
    camera: (key) => seen(swing(key / 12)),
    shots: [{ car: template, dress: {}, from: 0, to: 12 }],
  };
};

export const FILMS: readonly FilmPlan[] = [hero, second, ...Object.entries(SIZES).map(turntable)];
