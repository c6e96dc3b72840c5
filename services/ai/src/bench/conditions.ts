import {
  type BuildDocument,
  changesBetween,
  isPrinted,
  paintOfZone,
  type Placement,
  printedFace,
  soldPaints,
} from "@carloom/build";
import { distance, oklchOf } from "@carloom/build/oklch";
import type { StylistAnswer, StylistCar, StylistQuestion } from "../stylist/contract.ts";
import { isColour, sameHue } from "./colours.ts";
import type { Condition, SimpleCondition } from "./request.ts";

type Asked = { question: StylistQuestion; answer: StylistAnswer };
type Of<Kind extends SimpleCondition["is"]> = Extract<SimpleCondition, { is: Kind }>;

/** How shiny finishes look, the least first. */
const GLOSS = { matte: 0, satin: 1, carbon: 2, solid: 2, metallic: 3, pearl: 3, "color-shift": 3, chrome: 4 };
/** Minor units in one of a currency. */
const UNITS: Record<string, number> = { USD: 100, KRW: 1, JPY: 1 };

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();
const paintsOf = (car: StylistCar, build: BuildDocument) => {
  const sold = soldPaints(car.manifest.zones);
  return (zone: string) => paintOfZone(zone, build, sold);
};
const partIn = (car: StylistCar, build: BuildDocument, slot: string) =>
  car.parts.find(({ uuid }) => uuid === build.parts[slot]);

/** Panels that each sticker which was not there before lies on, its twin's with them. */
function newArt({ question: { car, build }, answer }: Asked): { placement: Placement; panels: string[] }[] {
  const { surface } = car;
  const before = new Set(build.stickers.map(({ id }) => id));
  const added = answer.proposal?.build.stickers.filter(({ id, hidden }) => !before.has(id) && !hidden) ?? [];
  return added.map((placement) => {
    const faces = surface ? [printedFace(surface, placement)] : [];
    if (surface && placement.mirror) faces.push(printedFace(surface, placement, true));
    return { placement, panels: faces.filter(isPrinted).flatMap(({ panels }) => panels) };
  });
}

/** Letters that it shows; a number of the library shows the digits of its title. */
function shownBy({ art }: Placement, car: StylistCar): string {
  if (art.kind === "text") return plain(art.text);
  if (art.kind === "shape" || art.kind === "vinyl") return "";
  const title = car.stickers.find(({ uuid }) => uuid === art.uuid)?.title.en ?? "";
  return /\d+/.exec(title)?.[0] ?? plain(title);
}

/** What differs between two builds, zones by what they wear: a roof that follows its body changes with it. */
function differing(car: StylistCar, from: BuildDocument, to: BuildDocument): Set<string> {
  const [before, after] = [paintsOf(car, from), paintsOf(car, to)];
  const found = new Set<string>();
  for (const { id } of car.manifest.zones)
    if (JSON.stringify(before(id)) !== JSON.stringify(after(id))) found.add("paint").add(`paint.${id}`);
  for (const { kind, reference } of changesBetween(from, to)) {
    if (kind === "part") found.add("parts").add(`part.${reference}`);
    else if (kind === "sticker") found.add("stickers");
    else if (kind !== "paint") found.add(kind);
  }
  return found;
}

/** Numbers of a text without what divides thousands. */
const numbersIn = (text: string): number[] =>
  [...plain(text).matchAll(/\d[\d,]*(\.\d+)?/g)].map(([number]) => Number(number.replaceAll(",", "")));

function isHeight({ height }: Of<"stance">, before: number, after: number): boolean {
  if (typeof height !== "string") return after >= height[0] && after <= height[1];
  return { lower: after < before, higher: after > before, "not-lower": after >= before, "not-higher": after <= before }[
    height
  ];
}

function isRepainted(wanted: Of<"repainted">, { question: { car, build } }: Asked, after: BuildDocument): boolean {
  const [was, now] = [paintsOf(car, build)(wanted.zone), paintsOf(car, after)(wanted.zone)];
  if (!was || !now) return false;
  const lighter = oklchOf(now.color).l - oklchOf(was.color).l;
  if (wanted.lightness && (wanted.lightness === "lighter" ? lighter : -lighter) < 0.01) return false;
  const shinier = GLOSS[now.finish] - GLOSS[was.finish];
  if (wanted.gloss && (wanted.gloss === "more" ? shinier : -shinier) <= 0) return false;
  return !wanted.hue || sameHue(was.color, now.color);
}

function isLettered(wanted: Of<"text">, asked: Asked): boolean {
  const text = plain(wanted.text);
  const art = newArt(asked).filter(({ placement }) => {
    if (!shownBy(placement, asked.question.car).includes(text)) return false;
    if (!wanted.color || placement.art.kind !== "text") return true;
    const shown = placement.tint ?? placement.art.color;
    return wanted.color.some((color) => isColour(shown, color));
  });
  return wanted.on.every((panel) => art.some(({ panels }) => panels.includes(panel)));
}

/** A library's number may be printed where the text says it; other art counts by its type. */
function hasArt(wanted: Of<"art">, asked: Asked): boolean {
  const types = new Map(asked.question.car.stickers.map(({ uuid, type }) => [uuid, type]));
  const art = newArt(asked).filter(
    ({ placement }) => placement.art.kind === "library" && wanted.type.includes(types.get(placement.art.uuid) ?? ""),
  );
  return wanted.on.every((panel) => art.some(({ panels }) => panels.includes(panel)));
}

function isSaid(condition: Of<"says" | "says-not" | "says-price">, { question, answer }: Asked): boolean {
  if (condition.is !== "says-price") {
    const message = plain(answer.message);
    return condition.any.some((word) => message.includes(plain(word))) === (condition.is === "says");
  }
  const { car, build } = question;
  const part = car.parts.find(({ slug }) => slug === condition.part);
  const slot = part?.slots[0]?.slot;
  if (condition.part && (!part || !slot)) throw new Error(`${car.slug} takes no ${condition.part}.`);
  const bare = { ...build, parts: {}, stickers: [] };
  const amount = part && slot ? car.price({ ...bare, parts: { [slot]: part.uuid } }) : car.price(build);
  const wanted = amount / (UNITS[car.currency] ?? 1);
  return numbersIn(answer.message).some((number) => Math.abs(number - wanted) < 1);
}

/** Conditions of the build that comes out of it. */
function holds(condition: SimpleCondition, asked: Asked, after: BuildDocument): boolean {
  const { car, build, turns } = asked.question;
  const paint = paintsOf(car, after);
  switch (condition.is) {
    case "painted": {
      const worn = paint(condition.zone);
      const { color, finish } = condition;
      if (!worn || (finish && !finish.includes(worn.finish))) return false;
      return !color || color.some((one) => isColour(worn.color, one));
    }
    case "not-painted": {
      const worn = paint(condition.zone);
      return worn !== undefined && !condition.color.some((one) => isColour(worn.color, one));
    }
    case "alike": {
      const [first, ...others] = condition.zones.map((zone) => paint(zone)?.color);
      return first !== undefined && others.every((other) => other !== undefined && distance(first, other) < 0.03);
    }
    case "repainted":
      return isRepainted(condition, asked, after);
    case "kept": {
      const found = differing(car, build, after);
      return condition.what.every((one) => !found.has(one));
    }
    case "touched": {
      const found = differing(car, build, after);
      return condition.what.every((one) => found.has(one));
    }
    case "only": {
      const found = [...differing(car, build, after)].filter((one) => one !== "paint" && one !== "parts");
      return found.every((one) => condition.what.includes(one));
    }
    case "changes":
      return changesBetween(build, after).length >= condition.least;
    case "mounted": {
      const part = partIn(car, after, condition.slot);
      if (!part || build.parts[condition.slot] === part.uuid) return false;
      return !condition.like || new RegExp(condition.like).test(part.slug);
    }
    case "without": {
      const part = partIn(car, after, condition.slot);
      return !part || (condition.like !== undefined && !new RegExp(condition.like).test(part.slug));
    }
    case "larger": {
      const stock = car.manifest.slots.find(({ id }) => id === condition.slot)?.hub?.diameter.stock ?? 0;
      const inches = (from: BuildDocument) =>
        partIn(car, from, condition.slot)?.option.measures.wheel?.diameter ?? stock;
      return inches(after) > inches(build);
    }
    case "stance":
      return isHeight(condition, build.stance.height, after.stance.height);
    case "glass": {
      const darker = (after.glass?.tint ?? 0) - (build.glass?.tint ?? 0);
      return condition.tint === "darker" ? darker > 0 : darker < 0;
    }
    case "text":
      return isLettered(condition, asked);
    case "art":
      return hasArt(condition, asked);
    case "bare":
      return newArt(asked).every(({ panels }) => !panels.some((panel) => condition.panels.includes(panel)));
    case "within":
      return car.price(after) <= condition.amount;
    case "cheaper":
      return car.price(after) < car.price(build);
    case "different": {
      const last = turns.findLast(({ proposed }) => proposed)?.proposed;
      return last !== undefined && last !== null && differing(car, last, after).size > 0;
    }
    case "back": {
      const turn = turns[condition.turn];
      return turn !== undefined && changesBetween(turn.build, after).length === 0;
    }
    default:
      return true;
  }
}

/** Is a condition met? Whatever is asked of the car is not where nothing is proposed. */
export function isMet(condition: Condition, asked: Asked): boolean {
  const { proposal, language } = asked.answer;
  switch (condition.is) {
    case "either":
      return condition.of.some((one) => isMet(one, asked));
    case "language":
      return condition.any.includes(language);
    case "no-proposal":
      return proposal === null;
    case "says":
    case "says-not":
    case "says-price":
      return isSaid(condition, asked);
    default:
      return proposal !== null && holds(condition, asked, proposal.build);
  }
}
