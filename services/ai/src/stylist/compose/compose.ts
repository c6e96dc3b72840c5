import type { BuildDocument } from "@carloom/build";
import { emptyBuild, samePaint } from "@carloom/build";
import type { PicturePalette } from "@carloom/build/picture-palette";
import type { StylistCar, StylistQuestion } from "../contract.ts";
import type { Style } from "../lexicon/styles.ts";
import { STYLES } from "../lexicon/styles.ts";
import type { PaintWish } from "../read/paints.ts";
import type { Wishes } from "../read/wishes.ts";
import { hueBetween, oklchOf } from "@carloom/build/oklch";
import { cheaperIn } from "./budget.ts";
import { applyPart, fillRequired, mountOne, mountWheels, replacedSlots } from "./mount.ts";
import { fromPalette } from "./palette.ts";
import { accentFor, FAR_FROM_SHADE, hasZone, namedPaint, paintOf, paintZone, stands, wornBy } from "./paint.ts";
import { priceIn, WHEELS, wheelsFor, without } from "./parts.ts";
import { applyShade, applyStance, tintGlass } from "./relative.ts";
import { suitingPaint } from "./suiting.ts";
import { because, type Composed, MEANT, tryPaint, type Work } from "./work.ts";
import { applyView } from "./view.ts";
import { layArt, laySticker, layPattern, layText } from "./stickers.ts";

/** Everything that was asked for, done to the build on the screen. */
export function compose(
  { build, car, attempt, picture }: StylistQuestion,
  wishes: Wishes,
  style: Style | null,
): Composed {
  const start = wishes.said.has("reset") && !wishes.paints.length ? emptyBuild() : structuredClone(build);
  const work: Work = {
    build: start,
    reasons: new Map(),
    notes: [],
    before: build,
    car,
    wishes,
    attempt,
    style,
    rims: false,
  };
  if (picture) applyPalette(work, picture);
  if (style) applyStyle(work, style);
  if (wishes.mood && wishes.paints.length === 0) applyMood(work);
  if (wishes.anyColor && !style) applySuiting(work);
  for (const paint of wishes.paints) applyPaint(work, paint);
  for (const shade of wishes.shades) applyShade(work, shade);
  removeUnwanted(work);
  for (const part of wishes.parts) applyPart(work, part);
  fillRequired(work);
  applyStance(work);
  if (wishes.tint) tintGlass(work);
  applyArt(work);
  if (wishes.view) applyView(work, wishes.view);
  for (const { key, words } of wishes.unmet) work.notes.push({ key, values: { words } });
  keepWhatStays(work);
  if (work.rims) tellOfFaces(work);
  if (wishes.said.has("cheaper") || (wishes.said.has("cheapest") && wishes.parts.length === 0)) makeCheaper(work);
  return work;
}

/** Does one of the wishes speak of this zone itself? */
const isNamed = ({ paints }: Wishes, zone: string): boolean =>
  paints.some(
    ({ targets }) => targets.includes(zone) || targets.includes("all") || (zone === "body" && targets.length === 0),
  );

function applyPaint(work: Work, { targets, color, finish }: PaintWish): void {
  const { build, car, attempt } = work;
  const named = targets.length > 0 ? targets : ["body"];
  const zones = named.flatMap((zone) => MEANT[zone] ?? [zone]);
  for (const zone of zones) {
    if (zone === "stripes" || zone === "lettering") continue;
    if (zone.startsWith("part:")) {
      work.notes.push({ key: "part-paint", values: { slot: zone.slice("part:".length) } });
      continue;
    }
    if (zone === "hood" && !hasZone(car, "hood")) {
      work.notes.push({ key: "hood-follows" });
      continue;
    }
    const before = wornBy(zone, build, car);
    if (!color) {
      if (before && finish) tryPaint(work, zone, paintOf(before.color, finish));
      continue;
    }
    if ("sameAs" in color) {
      const model = wornBy(color.sameAs, build, car);
      if (model) tryPaint(work, zone, { ...model, ...(finish && { finish }) }, "matches");
      continue;
    }
    // leather is dyed: no card of car paints has it
    const paint =
      zone === "interior"
        ? paintOf(color.hex, finish ?? "satin")
        : namedPaint(color.hex, finish, color.exact, attempt, color.shade ? FAR_FROM_SHADE : undefined);
    // small parts are painted plainly: a caliper has no pearl
    const plain =
      ["body", "roof", "mirrors", "interior"].includes(zone) || finish
        ? paint
        : paintOf(paint.color, zone === "wheels" ? "satin" : "solid");
    tryPaint(work, zone, plain);
    if (zone === "body") followBody(work);
    if (zone === "wheels") work.rims = true;
  }
}

/** Roof and mirrors that were sold in a colour of their own stay it where it stands beside the new body. */
function followBody({ build, car, wishes, reasons }: Work): void {
  const body = wornBy("body", build, car);
  const roof = wornBy("roof", build, car);
  if (!body || !roof || isNamed(wishes, "roof")) return;
  const [a, b] = [oklchOf(body.color), oklchOf(roof.color)];
  const clashing = b.c > 0.05 && a.c > 0.05 && hueBetween(a.h, b.h) > 30 && build.paint.roof !== undefined;
  if (!clashing) return;
  for (const zone of ["roof", "mirrors"]) {
    if (!isNamed(wishes, zone) && build.paint[zone]) {
      paintZone(build, zone, body, car);
      reasons.set(`paint ${zone}`, "harmony");
    }
  }
}

/** A colour of our choice, which goes with what the car wears. */
function applySuiting(work: Work): void {
  const { build, car, wishes, attempt } = work;
  const paint = suitingPaint(build, car, wishes.without.colors, attempt);
  if (paint) tryPaint(work, "body", paint, "suits");
}

/** Zones that shall stay look as they did, whatever led them. */
function keepWhatStays({ build, before, car, wishes }: Work): void {
  for (const zone of wishes.keep.zones) {
    const worn = wornBy(zone, before, car);
    if (worn && !samePaint(worn, wornBy(zone, build, car))) paintZone(build, zone, worn, car);
  }
}

function applyMood(work: Work): void {
  const { mood } = work.wishes;
  if (!mood) return;
  tryPaint(work, "body", namedPaint(mood.body, mood.finish, false, work.attempt), "mood");
  if (hasZone(work.car, "calipers"))
    tryPaint(
      work,
      "calipers",
      paintOf(accentFor(wornBy("wheels", work.build, work.car)?.color ?? "#777777", [mood.accent]), "solid"),
      "accent",
    );
  if (work.attempt % 2 === 1) {
    tryPaint(work, "roof", paintOf(mood.accent, "solid"), "contrast");
    tryPaint(work, "mirrors", paintOf(mood.accent, "solid"), "contrast");
  }
}

function applyPalette(work: Work, picture: PicturePalette): void {
  for (const { zone, paint } of fromPalette(picture, work.attempt))
    if (hasZone(work.car, zone)) tryPaint(work, zone, paint, "picture");
}

function applyStyle(work: Work, style: Style): void {
  const { build, car, wishes, attempt } = work;
  const stripes = colorOf(work, "stripes");
  // a body that the stripes which are asked for would be lost on is none
  const bodies = style.bodies.filter(({ hex }) => !stripes || stands(hex, stripes));
  const body = bodies[attempt % Math.max(1, bodies.length)] ?? style.bodies[attempt % style.bodies.length];
  const paintsBody = !isNamed(wishes, "body") && !wishes.mood;
  if (body && paintsBody && !wishes.without.colors.includes(body.hex))
    tryPaint(work, "body", paintOf(body.hex, body.finish), "style");
  if (style.upper && paintsBody && attempt % 2 === 0) {
    const worn = wornBy("body", build, car)?.color ?? "#777777";
    const upper = accentFor(worn, [style.upper]);
    if (upper !== worn)
      for (const zone of ["roof", "mirrors"])
        if (!isNamed(wishes, zone)) tryPaint(work, zone, paintOf(upper, "solid"), "contrast");
  }
  if (!isNamed(wishes, "wheels")) tryPaint(work, "wheels", paintOf(style.wheels, "satin"), "style");
  if (!isNamed(wishes, "calipers")) tryPaint(work, "calipers", paintOf(style.calipers, "solid"), "accent");
  const stays = [...wishes.without.slots, ...wishes.keep.slots];
  if (!stays.includes(WHEELS[0])) mountWheels(work, { part: null, inches: null, words: "", cheapest: false }, "style");
  for (const [slot, suits] of Object.entries(style.parts)) {
    if (stays.includes(slot)) continue;
    mountOne(work, slot, { suits, reason: "style" });
  }
  build.stance = {
    ...build.stance,
    height: style.height,
    ...(style.camber && { camber: { front: style.camber[0], rear: style.camber[1] } }),
  };
  if (style.tint !== undefined) build.glass = { tint: style.tint, color: "#0c0c0d" };
  if (wishes.without.stickers) return;
  // letters and patterns that are asked for keep their place to themselves
  const kept = [
    ...(wishes.lettering?.places.flatMap(({ panels }) => panels) ?? []),
    ...(wishes.patterns.length > 0 ? ["door.left", "hood"] : []),
  ];
  for (const { slugs, panel, width, both, inked, lengthways } of style.stickers) {
    if (kept.includes(panel)) continue;
    const zone = car.manifest.panels.find(({ id }) => id === panel)?.zone ?? "body";
    const paint = wornBy(zone, build, car)?.color ?? "#777777";
    const tint = inked ? accentFor(paint, [style.upper ?? "#edefef", "#edefef", "#15181a"]) : null;
    const id = laySticker(build, car, slugs, panel, width, { both, tint, attempt, ...(lengthways && { lengthways }) });
    if (id) because(work, "sticker", id, "style");
  }
}

function removeUnwanted(work: Work): void {
  const { build, wishes } = work;
  // "I hate these wheels, 22 inch please" asks for others: none of ours is no reason to take them off
  const replaced = replacedSlots(wishes);
  for (const slot of wishes.without.slots) if (!replaced.includes(slot)) delete build.parts[slot];
  for (const zone of wishes.restored) delete build.paint[zone];
  if (wishes.without.tint) delete build.glass;
  const isStripe = (id: string) => /stripe|band/.test(id);
  if (wishes.without.stickers) build.stickers = build.stickers.filter(({ locked }) => locked);
  else if (wishes.without.stripes)
    build.stickers = build.stickers.filter(
      ({ id, name = "", locked }) => locked || !(isStripe(id) || isStripe(name.toLowerCase())),
    );
}

/** The colour that was said of the stripes or the letters. */
function colorOf(work: Work, target: string): string | null {
  const said = work.wishes.paints.find(({ targets, color }) => targets.includes(target) && color && "hex" in color);
  return said?.color && "hex" in said.color ? said.color.hex : null;
}

function applyArt(work: Work): void {
  const { build, car, wishes, attempt, style } = work;
  const { panels: on, both: pair, not } = wishes.artOn;
  const color = colorOf(work, "stripes");
  const free = wishes.anySticker && !style ? (SUITING_ART[attempt % SUITING_ART.length] ?? "geometric") : null;
  for (const pattern of free ? [free] : wishes.patterns) {
    const laid = layPattern(build, car, { pattern, color, attempt, on, both: pair, not });
    if (laid.length === 0) work.notes.push({ key: "no-room" });
  }
  const usual = [{ panels: ["door.left"], both: true }];
  for (const place of wishes.art ? (wishes.art.places.length > 0 ? wishes.art.places : usual) : [])
    if (!layArt(build, car, wishes.art?.stickers ?? [], place, attempt)) work.notes.push({ key: "no-room" });
  const own = wishes.anyNumber ? RACE_NUMBERS[attempt % RACE_NUMBERS.length] : undefined;
  if (!wishes.lettering && !own) return;
  const { text, isNumber, places } = wishes.lettering ?? {
    text: own ?? "",
    isNumber: true,
    places: on.length > 0 ? [{ panels: on, both: pair }] : usual,
  };
  const there = car.manifest.panels.map(({ id }) => id);
  for (const { panels, both } of places) {
    const panel = panels.find((id) => there.includes(id));
    const laid = panel && layText(build, car, text, isNumber, panel, both, colorOf(work, "lettering"));
    if (!laid) work.notes.push({ key: "no-room" });
  }
}

/** Art for whoever wants a sticker and says no more, and numbers for whoever names none. */
const SUITING_ART = ["geometric", "waves", "chequer"] as const;
const RACE_NUMBERS = ["7", "23", "88"] as const;

/** Wheels that take the paint on their whole face; the others have a machined one that stays metal. */
const PAINTED_FACES = [
  "norr-arc",
  "norr-mesh",
  "norr-split",
  "orbel-multi",
  "norr-brace",
  "norr-winch",
  "norr-plate",
  "orro-stage",
]; // prettier-ignore

/** A colour for wheels whose face takes none is only half of what was wished: what takes it is named, with its price. */
function tellOfFaces({ build, car, notes, style }: Work): void {
  const isPainted = (uuid: string | undefined) => {
    const slug = car.parts.find((part) => part.uuid === uuid)?.slug;
    return slug !== undefined && PAINTED_FACES.some((design) => slug.startsWith(design));
  };
  const [front, rear] = WHEELS;
  if (isPainted(build.parts[front])) return;
  const price = (parts: Readonly<Record<string, string>>) =>
    priceIn(car, front, parts[front] ?? "") + priceIn(car, rear, parts[rear] ?? "");
  const wanted = { part: null, inches: null, words: "", cheapest: true };
  const [found] = wheelsFor(car, build, style, wanted, 0).filter((parts) => isPainted(parts[front]));
  const part = found && car.parts.find(({ uuid }) => uuid === found[front]);
  if (part) notes.push({ key: "wheel-faces", values: { part: part.uuid, price: price(found) } });
}

/** The cheapest that fits in each slot, and nothing where the car needs nothing. */
function makeCheaper(work: Work): void {
  const { build, car } = work;
  const before = car.price(build);
  for (const slot of Object.keys(build.parts)) build.parts = cheaperIn(car, build, slot).parts;
  if (car.price(build) >= before) {
    // nothing cheaper fits, and nobody asked for less: what would be saved without the dearest is said
    const dearest = dearestSlot(car, build);
    const [slot] = dearest ?? [];
    if (!dearest || !slot) work.notes.push({ key: "no-cheaper" });
    else {
      const price = before - car.price({ ...build, parts: without(build.parts, dearest) });
      work.notes.push({ key: "cheapest-already", values: { slot: dearest.length > 1 ? "wheels" : slot, price } });
    }
  }
}

/** Slots of the part that costs the most; wheels go together. */
function dearestSlot(car: StylistCar, build: BuildDocument): string[] | null {
  const total = car.price(build);
  let best: { slots: string[]; saved: number } | null = null;
  for (const slot of Object.keys(build.parts)) {
    const slots = (WHEELS as readonly string[]).includes(slot) ? [...WHEELS] : [slot];
    const saved = total - car.price({ ...build, parts: without(build.parts, slots) });
    if (saved > (best?.saved ?? 0)) best = { slots, saved };
  }
  return best?.slots ?? null;
}

/** A number that a text always has, and another text hardly. */
const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

/**
 * A style for whoever leaves it to us: one that suits this car, another each time. People who ask in other words get
 * other ideas.
 */
export function styleFor(car: StylistCar, attempt: number, message: string): Style | null {
  const suits: Record<string, readonly string[]> = {
    suv: ["offroad", "touring", "stealth", "luxury"],
    pickup: ["offroad", "retro", "stealth", "touring"],
    hatch: ["sport", "retro", "jdm", "stealth", "rally"],
    sedan: ["luxury", "touring", "stealth", "sport"],
    coupe: ["touring", "stealth", "sport", "retro", "luxury"],
    supercar: ["track", "sport", "stealth", "luxury"],
  };
  const ids = suits[car.manifest.bodyStyle] ?? ["sport", "touring", "retro"];
  return STYLES.find(({ id }) => id === ids[(attempt + hashOf(message)) % ids.length]) ?? null;
}
