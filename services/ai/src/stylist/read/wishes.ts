import type { PaintFinish } from "@carloom/build";
import type { Language } from "@carloom/i18n";
import type { StylistCar, StylistPart } from "../contract.ts";
import type { ColorWord, Mood } from "../lexicon/colors.ts";
import type { Extra } from "../lexicon/extras.ts";
import type { Style } from "../lexicon/styles.ts";
import { type Budget, budgetOf, inchesOf, millimetresOf, percentOf } from "./amounts.ts";
import { type Lettering, letteringOf } from "./lettering.ts";
import { namedPart, partNames } from "./part-names.ts";
import { negated } from "./negation.ts";
import { type Refusal, refusalOf } from "./refusal.ts";
import { normal, type Token, tokensOf } from "./tokens.ts";
import { type Topic, topicOf } from "./topic.ts";

/** A colour that is asked for: by name, by number, or another zone's. */
export type WantedColor = { hex: string; exact: boolean } | { sameAs: string };

/** What is painted: a zone, the stripes or the lettering of the same message. */
export type Target = string;
export type PaintWish = { targets: Target[]; color: WantedColor | null; finish: PaintFinish | null };
export type PartWish = { slots: readonly string[]; part: StylistPart | null; words: string; inches: number | null };
export type ShadeWish = { targets: Target[]; way: "darker" | "lighter" | "less-shiny" | "shinier" };

/** A message as the composer needs it. */
export type Wishes = {
  paints: PaintWish[];
  shades: ShadeWish[];
  parts: PartWish[];
  /** Slots that shall carry nothing of ours, and colours that shall not be. */
  without: { slots: string[]; colors: string[]; stripes: boolean; stickers: boolean };
  style: Style | null;
  mood: Mood | null;
  stance: { way: "lower" | "raise"; mm: number | null } | null;
  camber: boolean;
  /** How dark the glass shall be, 0…1; null where only that it shall be darker. */
  tint: { share: number | null } | null;
  lettering: (Lettering & { panels: readonly string[]; both: boolean }) | null;
  patterns: Extra[];
  said: ReadonlySet<Extra>;
  budget: Budget | null;
  topic: Topic | null;
  refusal: Refusal | null;
  /** Nothing in it means anything here. */
  isEmpty: boolean;
};

const PATTERNS: readonly Extra[] = ["stripes", "flames", "chequer", "camo", "geometric", "waves"];
const SHADES = ["darker", "lighter", "less-shiny", "shinier"] as const;
/** Where one thought ends and the next begins; a comma in a number is none. */
const BREAK =
  /[.;!?。！？\n]+|,(?!\d)|、|\b(?:and|n|with|but|plus|then)\b|(?<=[가-힣])고(?=\s)|그리고|하지만|이랑 함께|それと|そして|あとは/g;

type Clause = { start: number; end: number; tokens: Token[] };

function clausesOf(text: string, tokens: readonly Token[]): Clause[] {
  const ends = [...text.matchAll(BREAK)]
    .filter((match) => !tokens.some((token) => token.start <= match.index && match.index < token.end))
    .map((match) => match.index);
  const starts = [0, ...ends];
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? text.length;
    return { start, end, tokens: tokens.filter((token) => token.start >= start && token.start < end) };
  });
}

const targetOf = ({ readings }: Token): Target | null => {
  if (readings.extra === "stripes") return "stripes";
  if (readings.extra === "name" || readings.extra === "number") return "lettering";
  return readings.zone ?? null;
};

/** Colours of one clause with what wears them. */
function paintsOf(clause: Clause, hexes: readonly Token[]): { paints: PaintWish[]; used: Set<Token> } {
  const used = new Set<Token>();
  const tokens = [...clause.tokens, ...hexes.filter((hex) => hex.start >= clause.start && hex.start < clause.end)].sort(
    (a, b) => a.start - b.start,
  );
  const colors = tokens.filter(({ readings }) => readings.color);
  const targets = tokens.filter((token) => targetOf(token) !== null);
  const finishes = tokens.filter(({ readings }) => readings.finish);
  const names = (list: readonly Token[]) => [...new Set(list.flatMap((token) => targetOf(token) ?? []))];
  const finishNear = (token: Token): PaintFinish | null => {
    const near =
      finishes.find((one) => !used.has(one) && Math.abs(one.start - token.end) <= 14) ??
      finishes.find((one) => !used.has(one) && Math.abs(token.start - one.end) <= 14) ??
      (colors.length === 1 ? finishes.find((one) => !used.has(one)) : undefined);
    if (near) used.add(near);
    return near?.readings.finish ?? null;
  };
  const wanted = (token: Token): WantedColor => ({
    hex: token.readings.color?.hex ?? "#000000",
    exact: token.readings.color?.id.startsWith("exact") ?? false,
  });
  if (colors.length === 0) {
    const [finish] = finishes;
    if (!finish?.readings.finish || targets.length === 0) return { paints: [], used };
    for (const token of [...targets, ...finishes]) used.add(token);
    return { paints: [{ targets: names(targets), color: null, finish: finish.readings.finish }], used };
  }
  for (const token of targets) used.add(token);
  if (colors.length === 1) {
    const [color] = colors as [Token];
    return { paints: [{ targets: names(targets), color: wanted(color), finish: finishNear(color) }], used };
  }
  // "roof black, body white" or "black roof, white body": the first word tells which way it goes
  const targetsFirst = (targets[0]?.start ?? Infinity) < (colors[0]?.start ?? 0);
  const paints = colors.map((color, i): PaintWish => {
    const from = targetsFirst ? (colors[i - 1]?.end ?? 0) : color.end;
    const to = targetsFirst ? color.start : (colors[i + 1]?.start ?? Infinity);
    const own = targets.filter((token) => token.start >= from && token.start < to);
    return { targets: names(own), color: wanted(color), finish: finishNear(color) };
  });
  return { paints, used };
}

/** `#rrggbb` in a message, as words that are colours. */
const hexTokens = (text: string): Token[] =>
  [...text.matchAll(/#([0-9a-f]{6})\b/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + 7,
    readings: { color: { id: `exact-${match[1]}`, hex: match[0], words: [] } satisfies ColorWord },
  }));

/** A second tone is for the roof and the mirrors; a first one for the rest. */
function asTwoTone(paints: PaintWish[]): PaintWish[] {
  const bare = paints.filter(({ targets, color }) => targets.every((one) => one === "body") && color);
  const [first, second] = bare;
  if (!first || !second) return paints;
  return paints.map((paint) =>
    paint === second
      ? { ...paint, targets: ["roof", "mirrors"] }
      : paint === first
        ? { ...paint, targets: ["body"] }
        : paint,
  );
}

/** Reads a message about a car. */
export function readWishes(message: string, car: StylistCar, language: Language): Wishes {
  const text = normal(message);
  const refusal = refusalOf(text);
  const written = message.normalize("NFKC");
  const all = tokensOf(text);
  const wantsText =
    all.some(({ readings }) => readings.extra === "name" || readings.extra === "sticker") ||
    /써|적어|새겨|라고|write|says?\b|saying|書|入れて/.test(text);
  const lettering = letteringOf(written.replace(/\s+/g, " ").trim(), wantsText);
  const named = namedPart(text, partNames(car));
  const inside = (token: Token, span: { start: number; end: number } | null) =>
    span !== null && token.start >= span.start && token.end <= span.end && token.readings.extra !== "number";
  const tokens = all.filter((token) => !inside(token, lettering) && !inside(token, named));
  const said = new Set(tokens.flatMap(({ readings }) => readings.extra ?? []));
  const not = negated(text, tokens, language);
  const wishes: Wishes = {
    paints: [],
    shades: [],
    parts: [],
    without: { slots: [], colors: [], stripes: false, stickers: false },
    style: null,
    mood: null,
    stance: null,
    camber: said.has("camber"),
    tint: said.has("tint") ? { share: percentOf(text) } : null,
    lettering: null,
    patterns: PATTERNS.filter((one) => said.has(one)),
    said,
    budget: budgetOf(text),
    topic: topicOf(text),
    refusal,
    isEmpty: false,
  };
  for (const token of not) {
    const { slots, color, extra, zone } = token.readings;
    if (color) wishes.without.colors.push(color.hex);
    if (slots && !(zone && color)) wishes.without.slots.push(...slots);
    if (extra === "stripes") wishes.without.stripes = true;
    if (extra === "sticker") wishes.without.stickers = true;
    if (extra && PATTERNS.includes(extra)) wishes.patterns = wishes.patterns.filter((one) => one !== extra);
  }
  const meant = tokens.filter((token) => !not.has(token));
  const hexes = hexTokens(text);
  const inches = inchesOf(text);
  const place = lettering && placeOf(meant, lettering);
  const placeTokens = place?.tokens ?? new Set<Token>();
  for (const clause of clausesOf(
    text,
    meant.filter((token) => !placeTokens.has(token)),
  )) {
    const { paints, used } = paintsOf(clause, hexes);
    const same = sameAs(clause, text);
    const way = SHADES.find((shade) => clause.tokens.some(({ readings }) => readings.extra === shade));
    if (same) {
      wishes.paints.push(same);
      continue;
    }
    const zones = clause.tokens.flatMap(({ readings }) => readings.zone ?? []);
    if (way) {
      wishes.shades.push({ targets: zones.length > 0 ? zones : ["body"], way });
      continue;
    }
    const holdsLetters = lettering !== null && clause.start <= lettering.start && lettering.start < clause.end;
    wishes.paints.push(
      ...paints
        .filter((paint) => !carbonPart(paint))
        // a colour beside a number, and of nothing else, is the number's
        .map((paint) => (holdsLetters && paint.targets.length === 0 ? { ...paint, targets: ["lettering"] } : paint)),
    );
    for (const token of clause.tokens) {
      const { readings } = token;
      if (readings.style && !readings.slots) wishes.style ??= readings.style;
      if (readings.mood && !readings.extra) wishes.mood ??= readings.mood;
      const isPainted = used.has(token) && !paints.some(carbonPart);
      if (readings.slots && (!isPainted || (inches && readings.zone === "wheels")))
        wishes.parts.push({ slots: readings.slots, part: null, words: text.slice(clause.start, clause.end), inches });
    }
  }
  if (said.has("two-tone")) wishes.paints = asTwoTone(wishes.paints);
  if (named) wishes.parts.push({ slots: [], part: named.part, words: "", inches });
  else if (inches && !wishes.parts.some(({ slots }) => slots.includes("wheels.front")))
    wishes.parts.push({ slots: ["wheels.front", "wheels.rear"], part: null, words: text, inches });
  if (said.has("lower") || said.has("raise"))
    wishes.stance = { way: said.has("lower") ? "lower" : "raise", mm: millimetresOf(text) };
  if (lettering) wishes.lettering = { ...lettering, ...(place ?? { panels: ["door.left"], both: true }) };
  wishes.isEmpty = isEmpty(wishes);
  return wishes;
}

/** "Carbon mirrors" are parts, not paint. */
const carbonPart = ({ color, finish, targets }: PaintWish): boolean =>
  color === null && finish === "carbon" && targets.some((target) => target === "mirrors" || target === "hood");

/** Where the letters go: of all places that are named, the one nearest to them. */
function placeOf(
  tokens: readonly Token[],
  { start, end }: Lettering,
): { panels: readonly string[]; both: boolean; tokens: Set<Token> } | null {
  const away = (token: Token) => (token.start >= end ? token.start - end : start - token.end);
  const [nearest] = tokens.filter(({ readings }) => readings.place).toSorted((a, b) => away(a) - away(b));
  return nearest?.readings.place ? { ...nearest.readings.place, tokens: new Set([nearest]) } : null;
}

/** "Calipers the same colour as the wheels". */
function sameAs({ tokens }: Clause, text: string): PaintWish | null {
  const mark = tokens.find(({ readings }) => readings.extra === "same-as");
  if (!mark) return null;
  const zones = tokens.filter(({ readings }) => readings.zone);
  const after = zones.filter((token) => token.start > mark.start);
  const before = zones.filter((token) => token.start < mark.start);
  // English names the model after "as", Korean and Japanese before it
  const isEnglish = /[a-z]/.test(text.slice(mark.start, mark.end));
  const model = isEnglish ? after.at(-1) : before.at(-1);
  const others = zones.filter((token) => token !== model).flatMap(({ readings }) => readings.zone ?? []);
  const from = model?.readings.zone;
  return from ? { targets: others.length > 0 ? others : ["body"], color: { sameAs: from }, finish: null } : null;
}

const isEmpty = (wishes: Wishes): boolean =>
  wishes.paints.length + wishes.shades.length + wishes.parts.length + wishes.patterns.length === 0 &&
  wishes.without.slots.length + wishes.without.colors.length === 0 &&
  !wishes.without.stripes &&
  !wishes.without.stickers &&
  !wishes.style &&
  !wishes.mood &&
  !wishes.stance &&
  !wishes.camber &&
  !wishes.tint &&
  !wishes.lettering &&
  !(["cheaper", "undo", "another", "reset", "surprise", "calmer"] as const).some((one) => wishes.said.has(one));
