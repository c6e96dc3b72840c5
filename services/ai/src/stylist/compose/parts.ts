import { type BuildDocument, conflicts, emptyBuild, type PartOption } from "@carloom/build";
import type { StylistCar, StylistPart } from "../contract.ts";
import type { Style } from "../lexicon/styles.ts";
import { designOf } from "../read/part-names.ts";

export const WHEELS = ["wheels.front", "wheels.rear"] as const;

const piecesIn = (car: StylistCar, slot: string): number => {
  const found = car.manifest.slots.find(({ id }) => id === slot);
  return found?.hub ? found.anchors.length : 1;
};
const verdictIn = (part: StylistPart, slot: string) =>
  part.slots.find((one) => one.slot === slot)?.fitment.verdict ?? "block";
const usableIn = (part: StylistPart, slot: string): boolean => verdictIn(part, slot) !== "block";
const enough = (part: StylistPart, pieces: number): boolean => part.available === null || part.available >= pieces;

/** Pieces of a part that a build takes, both ends of the car together. */
const taken = (car: StylistCar, build: BuildDocument, uuid: string): number =>
  Object.entries(build.parts).reduce((sum, [slot, part]) => sum + (part === uuid ? piecesIn(car, slot) : 0), 0);

const prices = new WeakMap<StylistCar, Map<string, number>>();

/** What a part in a slot costs, all its pieces; minor units. */
export function priceIn(car: StylistCar, slot: string, uuid: string): number {
  const known = prices.get(car) ?? new Map<string, number>();
  prices.set(car, known);
  const key = `${slot} ${uuid}`;
  let price = known.get(key);
  if (price === undefined) {
    price = car.price({ ...emptyBuild(), parts: { [slot]: uuid } });
    known.set(key, price);
  }
  return price;
}

/** Are there as many pieces as a slot takes, beside those that the build carries elsewhere? */
export function isInStock(car: StylistCar, build: BuildDocument, part: StylistPart, slot: string): boolean {
  const other = taken(car, build, part.uuid) - (build.parts[slot] === part.uuid ? piecesIn(car, slot) : 0);
  return enough(part, other + piecesIn(car, slot));
}

/** Can this very part be had for a slot, with a remark perhaps? */
export const fitsInto = (car: StylistCar, build: BuildDocument, part: StylistPart, slot: string): boolean =>
  usableIn(part, slot) && isInStock(car, build, part, slot);

/** Parts for one slot that fit and are there, the cheapest first; those with a warning only where nothing fits. */
export function choicesFor(car: StylistCar, build: BuildDocument, slot: string): StylistPart[] {
  const all = car.parts.filter(
    (part) => part.slots.some((one) => one.slot === slot) && isInStock(car, build, part, slot),
  );
  const fitting = all.filter((part) => verdictIn(part, slot) === "fits");
  const usable = fitting.length > 0 ? fitting : all.filter((part) => usableIn(part, slot));
  return usable.toSorted((a, b) => priceIn(car, slot, a.uuid) - priceIn(car, slot, b.uuid));
}

const options = new WeakMap<StylistCar, ReadonlyMap<string, PartOption>>();

function optionsOf(car: StylistCar): ReadonlyMap<string, PartOption> {
  const known = options.get(car) ?? new Map(car.parts.map((part) => [part.uuid, part.option]));
  options.set(car, known);
  return known;
}

/** Options of what a build carries. */
function mountedIn(car: StylistCar, build: BuildDocument): Map<string, PartOption> {
  const byUuid = optionsOf(car);
  return new Map(
    car.manifest.slots.flatMap(({ id }) => {
      const option = byUuid.get(build.parts[id] ?? "");
      return option ? [[id, option] as const] : [];
    }),
  );
}

export const clashes = (car: StylistCar, build: BuildDocument) => conflicts(mountedIn(car, build));
const blocks = (car: StylistCar, build: BuildDocument): number =>
  clashes(car, build).filter(({ verdict }) => verdict === "block").length;

/** Slots that must be filled for what is mounted and are not. */
export const missing = (car: StylistCar, build: BuildDocument): string[] => [
  ...new Set(clashes(car, build).flatMap(({ code, values }) => (code === "requires" ? [String(values.other)] : []))),
];

/** May this be mounted without anything new standing in anything's way? */
export function mounts(car: StylistCar, build: BuildDocument, parts: Readonly<Record<string, string>>): boolean {
  return blocks(car, { ...build, parts: { ...build.parts, ...parts } }) <= blocks(car, build);
}

export const CARBON = /carbon|카본|カーボン/;
/** Ceramic brakes are of carbon too. */
export const isCarbon = ({ slug, title }: StylistPart): boolean =>
  /-ceramic-/.test(slug) || CARBON.test(`${slug} ${title.en.toLowerCase()} ${title.ko} ${title.ja}`);

/** Orders choices by how well their names suit, then by price; another attempt begins with another. */
export function ranked(
  choices: readonly StylistPart[],
  suits: readonly string[],
  words: string,
  attempt: number,
): StylistPart[] {
  const worth = (part: StylistPart) => {
    const { slug, title } = part;
    const at = suits.findIndex((word) => slug.includes(word));
    const named = Object.values(title)
      .flatMap((text) => text.toLowerCase().split(/[\s,]+/))
      .filter((word) => word.length >= 3 && words.includes(word) && !GENERIC.has(word)).length;
    const carbon = CARBON.test(words) && isCarbon(part) ? 4 : 0;
    return (at < 0 ? 0 : 6 - at) + named * 3 + carbon + nicknames(slug, words);
  };
  const sorted = choices
    .map((part, i) => ({ part, worth: worth(part), i }))
    .sort((a, b) => b.worth - a.worth || a.i - b.i);
  const best = sorted[0]?.worth ?? 0;
  // what was named stays first; among equals each attempt takes the next
  const equals = sorted.filter((one) => one.worth >= best - (best >= 3 ? 0 : 2)).map(({ part }) => part);
  const rest = sorted.map(({ part }) => part).filter((part) => !equals.includes(part));
  const turn = equals.length > 0 ? attempt % equals.length : 0;
  return [...equals.slice(turn), ...equals.slice(0, turn), ...rest];
}

const GENERIC = new Set(["for", "front", "side", "hood", "exhaust", "brakes", "lip", "wing", "roof", "용"]);

/** Words for shapes that titles do not have. */
function nicknames(slug: string, words: string): number {
  const said = (pattern: RegExp, part: RegExp) => (pattern.test(words) && part.test(slug) ? 5 : 0);
  return (
    said(
      /big|huge|large|gt wing|massive|거대|큰|대형|gt윙|gt 윙|大型|大きい|でかい|デカい|gtウイング/,
      /-wing$|roof-wing-long/,
    ) +
    said(/wing|윙|ウイング|ウィング/, /wing|blade/) +
    said(
      /small|subtle|little|ducktail|duck tail|작은|덕테일|小さい|小さめ|控えめ|ダックテール/,
      /ducktail|trunk-lip|roof-lip/,
    ) +
    said(/quad|4본|쿼드|四本|4本/, /quad/) +
    said(/ceramic|세라믹|セラミック/, /ceramic/) +
    said(/vent|벤트|ダクト/, /vents/) +
    said(/smoke|스모크|スモーク/, /smoke/)
  );
}

type Wanted = { part: StylistPart | null; inches: number | null; words: string; cheapest: boolean };
const inch = (part: StylistPart) => part.option.measures.wheel?.diameter ?? 0;

/** Every pair of wheels of one design that fits both axles, whatever its size. */
function pairsFor(car: StylistCar, build: BuildDocument, part: StylistPart | null) {
  const [front, rear] = WHEELS;
  const designs = new Map<string, { front: StylistPart[]; rear: StylistPart[] }>();
  const group = (one: StylistPart) => {
    const design = designOf(one);
    const found = designs.get(design) ?? { front: [], rear: [] };
    designs.set(design, found);
    return found;
  };
  const bare = { ...build, parts: without(build.parts, WHEELS) };
  for (const one of choicesFor(car, bare, front)) group(one).front.push(one);
  for (const one of choicesFor(car, bare, rear)) group(one).rear.push(one);
  return [...designs]
    .filter(([design]) => !part || design === designOf(part))
    .flatMap(([design, sizes]) =>
      sizes.front.flatMap((a) =>
        sizes.rear
          .filter(
            (b) => inch(b) >= inch(a) && inch(b) - inch(a) <= 1 && (a !== b || enough(a, 2 * piecesIn(car, front))),
          )
          .map((b) => ({ design, [front]: a.uuid, [rear]: b.uuid, size: inch(a), part: a })),
      ),
    )
    .filter(({ [front]: a, [rear]: b }) => mounts(car, bare, { [front]: a, [rear]: b }));
}

/** Sizes of wheels that fit this build, in inches, the smallest first. */
export const sizesFor = (car: StylistCar, build: BuildDocument, part: StylistPart | null): number[] =>
  [...new Set(pairsFor(car, build, part).map(({ size }) => size))].sort((a, b) => a - b);

/**
 * One design on both axles, each in a size that fits it.
 * @returns slot → uuid, empty where no design has one for both, or none that is larger where larger ones are wanted
 */
export function wheelsFor(
  car: StylistCar,
  build: BuildDocument,
  style: Style | null,
  wanted: Wanted,
  attempt: number,
): Record<string, string>[] {
  const [front, rear] = WHEELS;
  const all = pairsFor(car, build, wanted.part).filter(({ size }) => wanted.inches === null || size === wanted.inches);
  const way = sizeWay(wanted.words);
  const hub = car.manifest.slots.find(({ id }) => id === front)?.hub?.diameter.stock ?? 0;
  const worn = car.parts.find(({ uuid }) => uuid === build.parts[front]);
  const now = worn ? inch(worn) : hub;
  const sized = wanted.inches === null && way !== 0 ? all.filter(({ size }) => (size - now) * way > 0) : all;
  // the largest there are may be as large as those that the car has
  const fits = sized.length === 0 && EXTREME.test(wanted.words) ? all : sized;
  const sizes = [...new Set(fits.map(({ size }) => size))].sort((a, b) => a - b);
  const target = EXTREME.test(wanted.words)
    ? sizes.at(way < 0 ? 0 : -1)
    : style?.rims.size === "large"
      ? sizes.at(-1)
      : style?.rims.size === "small"
        ? sizes[0]
        : sizes[Math.floor(sizes.length / 2)];
  const worth = (one: (typeof fits)[number]) => {
    if (wanted.cheapest) return -priceIn(car, front, one[front]) - priceIn(car, rear, one[rear]);
    const at = style ? style.rims.designs.findIndex((name) => one.design.startsWith(name)) : -1;
    const liked = at < 0 ? (style ? -2 : 0) : 4 - at;
    const named = ranked([one.part], [], wanted.words, 0).length > 0 && wordsName(one.part, wanted.words) ? 6 : 0;
    return liked + named - Math.abs(one.size - (target ?? one.size));
  };
  const sorted = fits.map((one) => ({ one, worth: worth(one) })).sort((a, b) => b.worth - a.worth);
  // the best of each design: another attempt is another design, not another size
  const seen = new Set<string>();
  const best = sorted.filter(({ one }) => !seen.has(one.design) && seen.add(one.design));
  const turn = best.length > 0 && !wanted.cheapest ? attempt % Math.min(3, best.length) : 0;
  return [...best.slice(turn), ...best.slice(0, turn)].map(({ one }) => ({
    [front]: one[front],
    [rear]: one[rear],
  }));
}

/** Are larger wheels asked for (1), or smaller ones (−1)? */
export const sizeWay = (words: string): number =>
  /small(?:er|est)|tiny|tiniest|작은|작게|줄여|小さ|小径|インチダウン/.test(words)
    ? -1
    : /big(?:ger|gest)|larg(?:er|est)|big\b|huge|massive|giant|fat(?:ter|test)?\b|큰|크게|커다란|큼직|큼지막|키워|인치업|대형|大き|大型|でか|デカ|インチアップ|大径|最大/.test(
          words,
        )
      ? 1
      : 0;
/** The largest or the smallest that there is. */
const EXTREME =
  /(?:bigg|larg|small|tini)est|\bmax(?:imum)?\b|as (?:big|large|small) as|(?:제일|가장|젤|최대한|맥스로?) ?(?:큰|크|작)|최대 ?(?:사이즈|크기|인치)|(?:一番|いちばん|最も)(?:大き|でか|デカ|小さ)|最大|限界まで/;

const wordsName = ({ title }: StylistPart, words: string): boolean =>
  Object.values(title).some((text) =>
    text
      .toLowerCase()
      .split(/[\s,\d×.]+/)
      .some((word) => word.length >= 4 && words.includes(word)),
  );

export function without(parts: Readonly<Record<string, string>>, slots: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).filter(([slot]) => !slots.includes(slot)));
}
