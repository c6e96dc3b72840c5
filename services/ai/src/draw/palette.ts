/** Lower-case sRGB. */
export type Hex = string;
export type Palette = {
  main: Hex;
  second: Hex;
  accent: Hex;
  ink: Hex;
  pale: Hex;
  /** Colours that the prompt or the car names; shapes keep their own where there is none. */
  named: readonly Hex[];
};

/** Colours by the English words that translations give. Longer words are looked for first. */
const COLOURS: Readonly<Record<string, Hex>> = {
  "rose gold": "#c98a7a",
  "lemon yellow": "#f4e04a",
  "lime green": "#8fce2f",
  "fluorescent green": "#4dff3a",
  "dark green": "#1f4a30",
  "sky blue": "#6fb7e8",
  "royal blue": "#2348b5",
  "hot pink": "#f0369a",
  "pearl white": "#f4f1ea",
  red: "#d92b2b",
  crimson: "#a5142f",
  burgundy: "#6d1530",
  orange: "#f0781e",
  yellow: "#f6cf2d",
  gold: "#c99a2e",
  golden: "#c99a2e",
  green: "#2f9a4a",
  mint: "#8fdcb8",
  olive: "#6b6b2a",
  khaki: "#8a8355",
  teal: "#157a7a",
  turquoise: "#2fb8b0",
  blue: "#2363c4",
  navy: "#1a2a52",
  cyan: "#1fb8e0",
  purple: "#7a3ab0",
  lavender: "#b39ad8",
  violet: "#6a3ac4",
  pink: "#ef7fae",
  peach: "#f5b08c",
  coral: "#f0705c",
  magenta: "#d01f8c",
  brown: "#6a4426",
  beige: "#d8c4a0",
  cream: "#f1e6cf",
  ivory: "#f1e6cf",
  black: "#17181a",
  white: "#f7f5f0",
  grey: "#8a9097",
  gray: "#8a9097",
  charcoal: "#34383d",
  silver: "#b9c0c6",
  gunmetal: "#4a5158",
  bronze: "#8f6230",
  copper: "#b56a3a",
  chrome: "#c8ced3",
  neon: "#4dff3a",
  iridescent: "#8f6ad8",
};
/** Moods and things with colours of their own, for what names none. */
const MOODS: readonly (readonly [words: RegExp, colours: readonly [Hex, Hex, Hex]])[] = [
  [/fire|flame|burning|blazing|hot/, ["#d92b2b", "#f28a1e", "#f6d32d"]],
  [/ice|snow|cold|frozen|winter/, ["#2f8fc4", "#8fd0ee", "#f7f5f0"]],
  [/cyberpunk|neon|future|futuristic/, ["#e0218a", "#1fd6e0", "#f6e52d"]],
  [/luxury|luxurious|elegant|VIP/, ["#17181a", "#c99a2e", "#f1e6cf"]],
  [/retro|vintage/, ["#c8502a", "#e9b44a", "#2f5a6a"]],
  [/military|off-road|camouflage/, ["#4a5230", "#8a8355", "#2a2c20"]],
  [/cute|pastel|cherry blossom|spring season/, ["#ef7fae", "#f7c8d8", "#8fd0c0"]],
  [/sea|wave|water|summer|surf/, ["#1f6fa8", "#6fc4e0", "#f6cf2d"]],
  [/forest|nature|leaf/, ["#2f6b45", "#8fb85a", "#e9d9a0"]],
  [/stealth|monochrome/, ["#2a2d31", "#5a6068", "#8a9097"]],
  [/rally|racing|race|drift|JDM/, ["#d92b2b", "#1f4fb0", "#f6cf2d"]],
];
const PLAIN: readonly (readonly [Hex, Hex, Hex])[] = [
  ["#d92b2b", "#17181a", "#f6cf2d"],
  ["#1f4fb0", "#f7f5f0", "#f0781e"],
  ["#17181a", "#d92b2b", "#f7f5f0"],
  ["#157a7a", "#f1e6cf", "#f0781e"],
];

const channels = (hex: Hex): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
export const mix = (a: Hex, b: Hex, part: number): Hex => {
  const [to, from] = [channels(b), channels(a)];
  return `#${from
    .map((value, i) =>
      Math.round(value + ((to[i] ?? 0) - value) * part)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
};
/** Relative luminance, 0 to 1. */
export function luminance(hex: Hex): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
export function contrast(a: Hex, b: Hex): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
export const INK = "#17181a";
export const PALE = "#f7f5f0";
/** Ink or paper, whichever is read better on it. */
export const on = (hex: Hex): Hex => (contrast(hex, INK) > contrast(hex, PALE) ? INK : PALE);

export const HEX = /^#[0-9a-f]{6}$/;

/** Colours in the order in which the text names them, hexadecimal ones too. */
export function coloursIn(english: string): Hex[] {
  const text = english.toLowerCase();
  const words = Object.keys(COLOURS).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`#[0-9a-f]{6}\\b|\\b(${words.join("|")})\\b`, "g");
  return [...new Set([...text.matchAll(pattern)].map(([found]) => COLOURS[found] ?? found))];
}
export const isColourWord = (word: string): boolean => word.toLowerCase() in COLOURS;

/**
 * @param paint the car's own colours, the body's first: what lies on them has to be seen
 * @param turn another number gives another of what goes as well
 */
export function paletteOf(english: string, paint: readonly Hex[], turn: number): Palette {
  const named = coloursIn(english);
  const mood = MOODS.find(([words]) => words.test(english))?.[1];
  const plain = PLAIN[turn % PLAIN.length] ?? PLAIN[0] ?? ["#d92b2b", "#17181a", "#f6cf2d"];
  const [a, b, c] = mood ?? plain;
  const [ground] = paint;
  const [trim] = paint.slice(1);
  const seen = (hex: Hex): Hex => (!ground || contrast(hex, ground) >= 1.8 ? hex : mix(hex, on(ground), 0.55));
  const pool = [...named, ...(named.length === 0 && trim ? [trim] : []), a, b, c].filter(
    (hex, i, all) => all.indexOf(hex) === i,
  );
  const main = named[0] ?? seen(pool[0] ?? a);
  const rest = pool.filter((hex) => hex !== main);
  const second = named[1] ?? rest.find((hex) => contrast(hex, main) >= 1.6) ?? on(main);
  const accent = named[2] ?? rest.find((hex) => hex !== second && contrast(hex, main) >= 1.3) ?? on(main);
  return { main, second, accent, ink: INK, pale: PALE, named };
}

/** For lettering: a main colour that is as dark as ink gets pale borders. */
export const legible = (palette: Palette): Palette =>
  contrast(palette.main, palette.ink) >= 1.6
    ? palette
    : {
        ...palette,
        ink: PALE,
        second: contrast(palette.second, palette.main) >= 1.6 ? palette.second : palette.accent,
      };
