import type { BuildDocument, Placement } from "@carloom/build";
import type { StylistCar, StylistSticker } from "../contract.ts";
import { extentOf, layOnPanel } from "../lay.ts";
import type { Extra } from "../lexicon/extras.ts";
import { oklchOf } from "@carloom/build/oklch";
import { fontOf, widthOf } from "../lettering.ts";
import { laidSticker } from "../placement.ts";
import { stands, wornBy } from "./paint.ts";

const SLUGS: Partial<Record<Extra, readonly string[]>> = {
  flames: ["flame-lick", "flame-hotrod", "flame-row"],
  chequer: ["chequer-fade", "chequer-band", "chequer-corner"],
  camo: ["camo-blocks", "dazzle-bands"],
  geometric: ["hex-fade", "shard-field", "chevron-run"],
  waves: ["wave-scales", "ridge-lines", "contour-lines"],
};
const STRIPES = ["twin-stripe", "offset-stripe", "centre-band"] as const;
const INK = { light: "#edefef", dark: "#101214" };

/** Ids that are free in a build, told apart by what is laid. */
function idFor(build: BuildDocument, what: string): string {
  const there = new Set(build.stickers.map(({ id }) => id));
  for (let n = 1; ; n++) if (!there.has(`stylist-${what}-${n}`)) return `stylist-${what}-${n}`;
}

/** Black or white, whatever is read on the paint below. */
export function inkOn(build: BuildDocument, panel: string, car: StylistCar): string {
  const zone = car.manifest.panels.find(({ id }) => id === panel)?.zone ?? "body";
  return oklchOf(wornBy(zone, build, car)?.color ?? "#777777").l > 0.62 ? INK.dark : INK.light;
}

const readable = (build: BuildDocument, panel: string, car: StylistCar, hex: string): boolean => {
  const zone = car.manifest.panels.find(({ id }) => id === panel)?.zone ?? "body";
  return stands(wornBy(zone, build, car)?.color ?? "#777777", hex);
};

const LENGTHWAYS = ["hood", "roof", "trunk"];

type Laid = {
  art: Placement["art"];
  tint: string | null;
  name: string;
  both: boolean;
  panels?: string[] | null;
};

/** Lays something as large as it was meant, or smaller where the panel has no room. @returns its id, null without room */
function lay(
  build: BuildDocument,
  car: StylistCar,
  panel: string,
  what: string,
  size: [number, number],
  laid: Laid,
): string | null {
  if (build.stickers.length >= 900) return null;
  for (const scale of [1, 0.75, 0.55, 0.4]) {
    const own: [number, number] = [size[0] * scale, size[1] * scale];
    const pose = layOnPanel(car, panel, own);
    if (!pose) continue;
    const id = idFor(build, what);
    // what lies flat and shines mirrors the sky: black turns grey there, and white is not read
    const finish = LENGTHWAYS.includes(panel) ? "matte" : "gloss";
    build.stickers.push(laidSticker({ id, ...pose, ...laid, size: own, finish }));
    return id;
  }
  return null;
}

const inStock = ({ available }: StylistSticker) => available === null || available >= 2;

type HowLaid = { both?: boolean | undefined; tint?: string | null; attempt: number; lengthways?: boolean };

/** More than the panel is long: its edges cut the stripes, so that they run from end to end. */
const BEYOND = 1.06;

export function laySticker(
  build: BuildDocument,
  car: StylistCar,
  slugs: readonly string[],
  panel: string,
  width: number,
  { both = false, tint = null, attempt, lengthways = false }: HowLaid,
): string | null {
  const found = slugs.flatMap((slug) => car.stickers.find((one) => one.slug === slug && inStock(one)) ?? []);
  const sticker = found[attempt % Math.max(1, found.length)];
  if (!sticker || !car.manifest.panels.some(({ id }) => id === panel)) return null;
  const length = lengthways ? extentOf(car, panel)?.[1] : undefined;
  const size: [number, number] = [width, length ? length * BEYOND : width * sticker.aspect];
  return lay(build, car, panel, sticker.slug.slice(0, 30), size, {
    art: { kind: "library", uuid: sticker.uuid },
    tint,
    name: "",
    both,
    ...(lengthways && { panels: [panel] }),
  });
}

/** What is laid of a pattern; `on` empty where no place was named. */
export type PatternWish = {
  pattern: Extra;
  color: string | null;
  attempt: number;
  on: readonly string[];
  both: boolean;
  not: readonly string[];
};

const SIDE_STRIPES = ["rocker-band", "side-sweep", "hockey-stick"];
/** Art that was drawn for a hood. */
const HOOD_SLUGS: Partial<Record<Extra, readonly string[]>> = { flames: ["flame-crown"] };
/** How wide art other than stripes is of a panel, and at most, metres. */
const SHARE = 0.84;
const WIDEST = { central: 1.45, side: 1.7 };

/** Lays a pattern where it was asked for; stripes over the whole length and the rest on the doors otherwise. @returns ids */
export function layPattern(build: BuildDocument, car: StylistCar, wish: PatternWish): string[] {
  const { pattern, color, attempt, on, both, not } = wish;
  const isStripes = pattern === "stripes";
  const usual = isStripes ? LENGTHWAYS : ["door.left"];
  const panels = (on.length > 0 ? on : usual).filter((panel) => !not.includes(panel));
  // one ink for all of it: stripes that turn white over a black roof are two designs
  const first = panels[0] ?? "hood";
  return panels.flatMap((panel) => {
    const lengthways = LENGTHWAYS.includes(panel);
    const central = lengthways || panel.startsWith("bumper");
    const ink = pattern === "flames" ? null : inkOn(build, panel === "roof" ? panel : first, car);
    const own = central ? HOOD_SLUGS[pattern] : undefined;
    const slugs = isStripes ? (central ? STRIPES : SIDE_STRIPES) : (own ?? SLUGS[pattern] ?? []);
    const [wide = 1.2] = extentOf(car, panel) ?? [];
    const width = isStripes
      ? central
        ? 0.5
        : 1.9
      : Math.min(central ? WIDEST.central : WIDEST.side, central ? wide * SHARE : wide * 1.25);
    const id = laySticker(build, car, slugs, panel, width, {
      both: !central && (both || on.length === 0),
      tint: color ?? ink,
      attempt,
      lengthways: isStripes && lengthways,
    });
    return id ?? [];
  });
}

/** Lays one of some art of the library, as large as it truly is or as the panel carries. @returns its id */
export function layArt(
  build: BuildDocument,
  car: StylistCar,
  stickers: readonly StylistSticker[],
  place: { panels: readonly string[]; both: boolean },
  attempt: number,
): string | null {
  const there = car.manifest.panels.map(({ id }) => id);
  const panel = place.panels.find((id) => there.includes(id));
  const sellable = stickers.filter(inStock);
  const sticker = sellable[attempt % Math.max(1, sellable.length)];
  if (!panel || !sticker) return null;
  const [wide = sticker.scale] = extentOf(car, panel) ?? [];
  const width = LENGTHWAYS.includes(panel) ? Math.min(sticker.scale, wide * SHARE) : sticker.scale;
  return laySticker(build, car, [sticker.slug], panel, width, { both: place.both, attempt: 0 });
}

/** Letters as high as they are on race cars, or as wide as the panel lets them be. */
export function layText(
  build: BuildDocument,
  car: StylistCar,
  text: string,
  isNumber: boolean,
  panel: string,
  both: boolean,
  color: string | null,
): string | null {
  const height = Math.min(isNumber ? 0.36 : 0.2, 1.1 / widthOf(text));
  const ink = color ?? inkOn(build, panel, car);
  // a colour that would not be read gets an edge that is
  const outline = readable(build, panel, car, ink) ? {} : { outline: { color: inkOn(build, panel, car), width: 0.06 } };
  const art = { kind: "text" as const, text, font: fontOf(text, car), color: ink, ...outline };
  return lay(build, car, panel, isNumber ? "number" : "text", [height * widthOf(text), height], {
    art,
    tint: null,
    name: text,
    both,
  });
}
