/** Hue, saturation and lightness, each 0…1. */
export type Hsl = { h: number; s: number; l: number };

/** How a finish answers light, as the stage's shader takes it; 0…1 unless said. docs/stage.md says what it is measured against. */
export type FinishLight = {
  metalness: number;
  /** The lobe from afar, flakes included. */
  roughness: number;
  clearcoat: number;
  clearcoatRoughness: number;
  /** Mirroring of the layer's own surface against that of bare plastic; none where a clear coat of the same index lies on it. */
  specular: number;
  /** Reflectance of the basecoat at grazing angles: flakes lie flat, so they do not brighten there as bare metal does. */
  grazing: number;
  /** Greatest tilt of the flakes, as a slope. */
  flake: number;
  /** Woven cloth below the surface. */
  carbon: number;
  /** How much of the second colour shows, and N·V below which it is whole and above which it is gone. */
  flopAmount: number;
  flopRange: readonly [whole: number, gone: number];
};

/** A second colour that somebody may choose. */
export type SecondColor = {
  /** What a tool writes where there is none yet: the finish is nothing without a second colour. */
  start?: string;
  /** The one of a paint that names none. */
  turned: (color: Hsl) => Hsl;
  /** How the stylist makes one: degrees of hue, and steps of lightness, in OKLCH. */
  stylist: { turn: number; lighter: number };
};

/** All that a paint finish is, beside its texts (`studio.finish.…`, `site.finish.…`). */
export type Finish = {
  /** Basecoat under clear, plain or with flakes; bare film; plating; cloth under resin. */
  coat: "plain" | "flaked" | "film" | "plated" | "woven";
  light: FinishLight;
  /** Somebody may say how coarse the flakes are. */
  hasFlakes?: true;
  second?: SecondColor;
  /** What the layers do to a colour in white light from everywhere, where the pigment makes up for it: its share, and what is mirrored on top. */
  inWhiteLight?: { share: number; mirrored: number };
  /** How far the colour goes to white: no plating is as coloured as a paint. */
  paled?: number;
  /** Whether a file's material is meant as this one, by its metallic and roughness factor; exactly one finish is. */
  isMeant?: (metallic: number, roughness: number) => boolean;
};

/** A coat's roughness is the least that three draws: below it nothing changes. */
const GLOSS = { clearcoat: 1, clearcoatRoughness: 0.045, carbon: 0, specular: 0 } as const;
const ONE_COLOR = { flopAmount: 0, flopRange: [0, 0.5] } as const;

/** Every finish, in the order in which they are offered. docs/architecture.md says what a new one needs. */
export const FINISHES = {
  solid: {
    coat: "plain",
    light: { ...GLOSS, ...ONE_COLOR, grazing: 0.1, metalness: 0, roughness: 0.55, flake: 0 },
    inWhiteLight: { share: 0.958, mirrored: 0.042 },
    isMeant: (metallic, roughness) => metallic <= 0.4 && roughness <= 0.5,
  },
  metallic: {
    coat: "flaked",
    light: {
      ...GLOSS,
      grazing: 0.2,
      metalness: 0.78,
      roughness: 0.5,
      flake: 0.35,
      flopAmount: 0.55,
      flopRange: [0.1, 0.8],
    },
    hasFlakes: true,
    isMeant: (metallic, roughness) => metallic > 0.4 && roughness <= 0.6 && !(metallic > 0.8 && roughness < 0.08),
  },
  pearl: {
    coat: "flaked",
    light: {
      ...GLOSS,
      grazing: 0.3,
      metalness: 0.45,
      roughness: 0.46,
      flake: 0.28,
      flopAmount: 0.7,
      flopRange: [0.1, 0.9],
    },
    hasFlakes: true,
    second: {
      turned: ({ h, s, l }) => ({ h: (h + 0.06) % 1, s: Math.min(1, s * 1.1), l: Math.min(0.9, l * 1.25) }),
      stylist: { turn: 25, lighter: 0.12 },
    },
  },
  matte: {
    coat: "film",
    light: { ...GLOSS, ...ONE_COLOR, clearcoat: 0, metalness: 0, roughness: 0.78, specular: 0.6, grazing: 1, flake: 0 },
    inWhiteLight: { share: 0.985, mirrored: 0.014 },
    isMeant: (metallic, roughness) => metallic <= 0.4 && roughness > 0.75,
  },
  satin: {
    coat: "film",
    light: {
      ...GLOSS,
      grazing: 0.4,
      clearcoat: 0.7,
      clearcoatRoughness: 0.42,
      metalness: 0.3,
      roughness: 0.5,
      flake: 0.08,
      flopAmount: 0.25,
      flopRange: [0.05, 0.7],
    },
    isMeant: (metallic, roughness) => (metallic > 0.4 ? roughness > 0.6 : roughness > 0.5 && roughness <= 0.75),
  },
  chrome: {
    coat: "plated",
    light: { ...GLOSS, ...ONE_COLOR, clearcoat: 0, specular: 1, grazing: 1, metalness: 1, roughness: 0.05, flake: 0 },
    paled: 0.25,
    isMeant: (metallic, roughness) => metallic > 0.8 && roughness < 0.08,
  },
  carbon: {
    coat: "woven",
    light: { ...GLOSS, ...ONE_COLOR, grazing: 0.3, metalness: 0.35, roughness: 0.4, carbon: 1, flake: 0 },
  },
  "color-shift": {
    coat: "flaked",
    light: {
      ...GLOSS,
      grazing: 0.25,
      metalness: 0.8,
      roughness: 0.45,
      flake: 0.33,
      flopAmount: 1,
      flopRange: [0.25, 0.85],
    },
    hasFlakes: true,
    second: {
      start: "#6d3d86",
      turned: ({ h, s, l }) => ({ h: (h + 0.19) % 1, s: Math.max(0.55, s), l: Math.max(0.16, l) }),
      stylist: { turn: 75, lighter: 0.05 },
    },
  },
} as const satisfies Record<string, Finish>;
