import sharp from "sharp";

/** Pixels, as pictures of parts have. */
const SIZE = 720;

const stops = (...all: [offset: number, color: string][]) =>
  all.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join("");
/** Across a card that leans back a little under a long lamp. */
const linear = (id: string, inner: string, [x, y] = [0.35, 1]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${inner}</linearGradient>`;

type Look = { base: string; over?: string; defs?: string };

/** A lamp mirrored in a clear coat: a band with sharp edges. */
const BAND = `<path d="M0 96 460 16v64L0 176z" fill="#fff" opacity=".34"/>`;
/** The same on a surface that scatters it. */
const HAZE = `<rect width="460" height="320" fill="url(#haze)"/>`;
const HAZE_DEF = `<linearGradient id="haze" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></linearGradient>`;

/** Bright points of flakes, laid by a rule so that the picture is the same each time. */
function flakes(count: number, radius: number, opacity: number): string {
  let seed = 7;
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const points = Array.from({ length: count }, () => [next() * 460, next() * 320, radius * (0.4 + next())] as const);
  const all = points.map(([x, y, r]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(2)}"/>`);
  return `<g fill="#fff" opacity="${opacity}">${all.join("")}</g>`;
}

const WEAVE = `<pattern id="weave" width="16" height="16" patternUnits="userSpaceOnUse">
  <rect width="16" height="16" fill="#17191b"/><path d="M0 0h8v8H0zM8 8h8v8H8z" fill="#34383b"/>
  <path d="M0 2h8M0 5h8M8 10h8M8 13h8" stroke="#484d51" stroke-width=".8"/>
  <path d="M10 0v8M13 0v8M2 8v8M5 8v8" stroke="#26292c" stroke-width=".8"/></pattern>`;
const MIRROR = linear(
  "base",
  stops([0, "#f7f8f8"], [0.3, "#9aa1a6"], [0.46, "#2f3539"], [0.5, "#e9ebec"], [0.75, "#aab0b4"], [1, "#5e656a"]),
  [0.15, 1],
);

const painted = (top: string, middle: string, foot: string, over: string, defs = ""): Look => ({
  base: "url(#base)",
  over,
  defs: linear("base", stops([0, top], [0.55, middle], [1, foot])) + defs,
});

const LOOKS: Record<string, Look> = {
  "paint solid": painted("#b3202a", "#9c1620", "#7d0f18", BAND),
  "paint metallic": painted("#86a8c2", "#557a97", "#2e4a60", flakes(500, 0.9, 0.4) + BAND),
  "paint pearl": painted("#f1ece4", "#dcd3e0", "#b9b9d4", flakes(300, 0.7, 0.5) + BAND),
  "paint matte": painted("#5d6468", "#50575b", "#43494d", ""),
  "paint satin": painted("#6d8b76", "#56735f", "#40594a", HAZE, HAZE_DEF),
  "paint chrome": { base: "url(#base)", defs: MIRROR },
  "paint carbon": { base: "url(#weave)", over: BAND, defs: WEAVE },
  "paint color-shift": painted("#4fb7b0", "#5a5fb5", "#7c2f8e", flakes(400, 0.8, 0.35) + BAND),
  "film gloss": painted("#f3c623", "#e9b80f", "#cf9f04", BAND),
  "film satin": painted("#e6c85a", "#d6b545", "#bf9e34", HAZE, HAZE_DEF),
  "film matte": painted("#d8bd5c", "#ceb252", "#c2a649", ""),
  "film chrome": { base: "url(#base)", defs: MIRROR },
  "film reflective": {
    base: "url(#base)",
    defs:
      linear("base", stops([0, "#f4f6f6"], [1, "#d3d8da"])) +
      `<pattern id="prism" width="14" height="24" patternUnits="userSpaceOnUse"><path d="M7 0 14 4v8l-7 4-7-4V4zM0 16l7 4v4M14 16l-7 4" fill="none" stroke="#aab2b6" stroke-width="1"/></pattern>`,
    over: `<rect width="460" height="320" fill="url(#prism)"/>`,
  },
  "film flake": painted("#d9a52b", "#c18d18", "#96690b", flakes(900, 1.5, 0.55) + BAND),
};

/** As pages have it around pictures of goods: `--part-ground`. */
const GROUND: Parameters<typeof stops> = [
  [0, "#bcbfc2"],
  [1, "#9a9ea1"],
];
/** What no picture was made for: a plain card. */
const PLAIN = painted("#a9afb3", "#8f969a", "#767d82", BAND);

const place = (inner: string) => `<g transform="translate(136 208) rotate(-8 230 160)">${inner}</g>`;
const svg = (inner: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 720 720">${inner}</svg>`,
  );

let ground: Promise<Buffer> | undefined;
const drawn = new Map<string, Promise<Uint8Array>>();

/** The ground with the soft shadow of a card, which is most of the work and under all cards the same. */
const shaded = (): Promise<Buffer> =>
  sharp(
    svg(`<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">${stops(...GROUND)}</linearGradient>
      <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter></defs>
      <rect width="720" height="720" fill="url(#ground)"/>
      ${place(`<rect x="6" y="22" width="460" height="320" rx="18" fill="#000" opacity=".42" filter="url(#soft)"/>`)}`),
  )
    .png({ compressionLevel: 1 })
    .toBuffer();

/**
 * A card as somebody would photograph it, on the ground that parts are shown on. A process draws each once, however often a
 * shop is filled. @returns WebP
 */
export function swatchPicture(kind: "paint" | "film", finish: string): Promise<Uint8Array> {
  const name = `${kind} ${finish}`;
  const known = drawn.get(name);
  if (known) return known;
  const picture = draw(kind, finish);
  drawn.set(name, picture);
  // one that failed is drawn anew by who asks next
  picture.catch(() => {
    drawn.delete(name);
    ground = undefined;
  });
  return picture;
}

async function draw(kind: "paint" | "film", finish: string): Promise<Uint8Array> {
  const { base, over = "", defs = "" } = LOOKS[`${kind} ${finish}`] ?? PLAIN;
  // a film lies on its backing paper, half of it printed
  const print = `<g transform="translate(230 0)" fill="#14171a"><path d="M0 320 130 0h44L44 320zM64 320 194 0h20L84 320z"/></g>`;
  const backing = `<rect x="-16" y="-16" width="492" height="352" rx="6" fill="#f7f5ef"/>`;
  const card = svg(`<defs>
    <clipPath id="card"><rect width="460" height="320" rx="${kind === "paint" ? 18 : 3}"/></clipPath>${defs}</defs>
    ${place(`${kind === "film" ? backing : ""}
      <g clip-path="url(#card)"><rect width="460" height="320" fill="${base}"/>${over}${kind === "film" ? print : ""}</g>
      ${kind === "paint" ? `<circle cx="36" cy="36" r="11" fill="#9aa0a3"/>` : ""}`)}`);
  ground ??= shaded();
  return sharp(await ground)
    .composite([{ input: card }])
    .webp({ quality: 86 })
    .toBuffer();
}
