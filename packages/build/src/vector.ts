/** Colour names that drawing programs write; others are left as they are. */
const NAMES: Readonly<Record<string, string>> = {
  black: "#000000",
  silver: "#c0c0c0",
  gray: "#808080",
  grey: "#808080",
  white: "#ffffff",
  maroon: "#800000",
  red: "#ff0000",
  purple: "#800080",
  fuchsia: "#ff00ff",
  green: "#008000",
  lime: "#00ff00",
  olive: "#808000",
  yellow: "#ffff00",
  navy: "#000080",
  blue: "#0000ff",
  teal: "#008080",
  aqua: "#00ffff",
  orange: "#ffa500",
  pink: "#ffc0cb",
  gold: "#ffd700",
  brown: "#a52a2a",
}; // prettier-ignore

/** A paint of an SVG, as attribute or in a style. */
const PAINT =
  /\b((?:fill|stroke|stop-color|flood-color|color)\s*(?:=\s*["']|:)\s*)(#[0-9a-f]{3,8}|rgb\([^)]*\)|[a-z]+)/gi;

/** `#rrggbb` of a paint; null for `none`, `currentColor`, gradients, half-transparent and unknown ones. */
function hexOf(paint: string): string | null {
  const text = paint.toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return `#${text.slice(1).replace(/./g, "$&$&")}`;
  const rgb = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(text);
  if (rgb) {
    const parts = rgb.slice(1, 4).map((part) => Math.min(255, Number(part)).toString(16).padStart(2, "0"));
    return `#${parts.join("")}`;
  }
  return NAMES[text] ?? null;
}

/** The colours of an SVG, `#rrggbb`, in the order in which they first appear. */
export function svgColors(svg: string): string[] {
  const found = [...svg.matchAll(PAINT)].flatMap(([, , paint = ""]) => hexOf(paint) ?? []);
  return [...new Set(found)];
}

/** An SVG with colours replaced, each by what `colors` says of it. What is no colour of the map stays as it is. */
export function recolorSvg(svg: string, colors: Readonly<Record<string, string>>): string {
  return svg.replace(PAINT, (whole, before: string, paint: string) => {
    const hex = hexOf(paint);
    const next = hex && Object.hasOwn(colors, hex) ? colors[hex] : undefined;
    // Only a colour goes into the file, whatever stands in the map.
    return next && /^#[0-9a-f]{6}$/i.test(next) ? before + next : whole;
  });
}
