import type { PaintFinish } from "./document.ts";

/** A colour of the card. Its name is the message `studio.color.<id>`; `flop` is the second colour of what shifts. */
export type CardColor = { id: string; hex: string; finish: PaintFinish; flop?: string };

/** Ordered as a card is: whites, greys, blacks, then around the wheel. */
export const CARD: readonly CardColor[] = [
  { id: "alpine-white", hex: "#edefef", finish: "solid" },
  { id: "porcelain", hex: "#e6e1d4", finish: "pearl", flop: "#cfd8dc" },
  { id: "chalk", hex: "#b9b8b2", finish: "solid" },
  { id: "glacier", hex: "#a9c3cf", finish: "metallic" },
  { id: "mercury", hex: "#9aa1a6", finish: "metallic" },
  { id: "hyper-steel", hex: "#8a9096", finish: "chrome" },
  { id: "battleship", hex: "#676d70", finish: "solid" },
  { id: "graphite", hex: "#2e3134", finish: "satin" },
  { id: "ink-black", hex: "#15181a", finish: "solid" },
  { id: "raven", hex: "#101214", finish: "matte" },
  { id: "twill", hex: "#1b1c1e", finish: "carbon" },
  { id: "signal-red", hex: "#d0121f", finish: "solid" },
  { id: "garnet", hex: "#7d1022", finish: "metallic" },
  { id: "cinnabar", hex: "#b8331d", finish: "matte" },
  { id: "kiln-orange", hex: "#f05a1a", finish: "pearl", flop: "#e8a01e" },
  { id: "persimmon", hex: "#e0772a", finish: "solid" },
  { id: "saffron", hex: "#e3a814", finish: "metallic" },
  { id: "caliper-yellow", hex: "#f6d32d", finish: "solid" },
  { id: "sulphur", hex: "#d7d94a", finish: "satin" },
  { id: "moss", hex: "#3f4a2c", finish: "satin" },
  { id: "fern", hex: "#3f7a3c", finish: "solid" },
  { id: "racing-green", hex: "#0f3a2a", finish: "metallic" },
  { id: "verdigris", hex: "#2f8577", finish: "satin" },
  { id: "lagoon", hex: "#0f7c90", finish: "metallic" },
  { id: "abyss-shift", hex: "#0e5a82", finish: "color-shift", flop: "#6d3d86" },
  { id: "gulf", hex: "#6fb1d6", finish: "solid" },
  { id: "cobalt", hex: "#1f4fb8", finish: "metallic" },
  { id: "lapis-pearl", hex: "#1230b4", finish: "pearl", flop: "#4f7bff" },
  { id: "ink-navy", hex: "#101b3c", finish: "metallic" },
  { id: "iris-shift", hex: "#43379a", finish: "color-shift", flop: "#0fa08c" },
  { id: "aubergine", hex: "#3c1a3f", finish: "metallic" },
  { id: "sakura", hex: "#e6aebb", finish: "pearl", flop: "#f6e3c8" },
  { id: "copper", hex: "#9a5a36", finish: "metallic" },
  { id: "cocoa", hex: "#4a2f26", finish: "satin" },
  { id: "dune", hex: "#c2ab80", finish: "matte" },
  { id: "champagne", hex: "#c9b48f", finish: "metallic" },
];

type Rgb = readonly [number, number, number];
const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** The card's colour of exactly this hex; null when it is somebody's own. */
export const namedColor = (hex: string): CardColor | null =>
  CARD.find((color) => color.hex === hex.toLowerCase()) ?? null;

/** The nearest colour of the card, by distance in sRGB. */
export function nearestColor(hex: string): CardColor {
  const [r, g, b] = rgb(hex);
  const far = ({ hex: other }: CardColor) => {
    const [r2, g2, b2] = rgb(other);
    return (r - r2) ** 2 + (g - g2) ** 2 + (b - b2) ** 2;
  };
  return CARD.reduce((best, color) => (far(color) < far(best) ? color : best));
}

/** `#abc`, `abc`, `#AABBCC` or `aabbcc` as `#aabbcc`; null when it is no colour. */
export function readHex(text: string): string | null {
  const digits = text.trim().replace(/^#/, "").toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join("")}`;
  return null;
}
