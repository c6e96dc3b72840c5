import type { Language } from "@carloom/i18n";
import type { StylistCar, StylistPart, StylistSticker } from "../contract.ts";
import { absentIn, blanked, colorsOf } from "./absent.ts";
import type { Mood } from "../lexicon/colors.ts";
import type { Extra } from "../lexicon/extras.ts";
import type { Style } from "../lexicon/styles.ts";
import { type Budget, budgetOf, inchesOf, millimetresOf, percentOf } from "./amounts.ts";
import { artPlaces } from "./art.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { keptTokens } from "./keep.ts";
import { type Lettering, letteringOf, QUOTED } from "./lettering.ts";
import { namedPart, partNames } from "./part-names.ts";
import { exceptedTokens, negated } from "./negation.ts";
import { asTwoTone, carbonPart, hexTokens, type PaintWish, paintsOf, PATTERNS, sameAs } from "./paints.ts";
import { asksFacts } from "./question.ts";
import { type Refusal, refusalOf } from "./refusal.ts";
import { movedBy, type Place, placesOf } from "./places.ts";
import { namedStickers } from "./sticker-names.ts";
import { normal, type Token, tokensOf } from "./tokens.ts";
import { degreeOf } from "./tones.ts";
import { isFactual, type Topic, topicOf } from "./topic.ts";
import { unknownArt, unreadIn } from "./unread.ts";
import { blankedAs, readView, type ViewWish } from "./view.ts";

export type PartWish = { slots: readonly string[]; part: StylistPart | null; words: string; inches: number | null };
export type ShadeWish = { targets: string[]; way: (typeof SHADES)[number]; degree: number };

/** A message as the composer needs it. */
export type Wishes = {
  paints: PaintWish[];
  shades: ShadeWish[];
  parts: PartWish[];
  /** Slots that shall carry nothing of ours, and colours that shall not be. */
  without: { slots: string[]; colors: string[]; stripes: boolean; stickers: boolean; tint: boolean };
  /** What stays as it is, and zones that get back the paint that the car is sold with. */
  keep: { zones: string[]; slots: string[] };
  restored: string[];
  /** A colour is wanted, whichever suits. */
  anyColor: boolean;
  style: Style | null;
  mood: Mood | null;
  stance: { way: "lower" | "raise"; mm: number | null; degree: number } | null;
  camber: boolean;
  /** How dark the glass shall be, 0…1; null where only that it shall be darker. */
  tint: { share: number | null } | null;
  lettering: (Lettering & { places: readonly Place[] }) | null;
  patterns: Extra[];
  /** A sticker or a number is wanted, whichever. */
  anySticker: boolean;
  anyNumber: boolean;
  /** A look is wished for in words that mean nothing here. */
  look: boolean;
  /** Art of the library that was named, any of which will do, and where it goes; no place where none was said. */
  art: { stickers: readonly StylistSticker[]; places: readonly Place[] } | null;
  /** Where the patterns go, and where none of them may; empty where nothing was said. */
  artOn: { panels: string[]; both: boolean; not: string[] };
  said: ReadonlySet<Extra>;
  /** What the Scene panel sets: nothing is bought or painted for it. */
  view: ViewWish | null;
  budget: Budget | null;
  topic: Topic | null;
  /** Something is asked about the car or the shop: nothing changes. */
  asks: boolean;
  refusal: Refusal | null;
  /** What was wished for in words that nothing here answers to: a thing that is not sold, art, or no word of ours. */
  unmet: { key: "not-sold" | "no-art" | "not-understood"; words: string }[];
  /** Nothing in it means anything here. */
  isEmpty: boolean;
};

const SHADES = ["darker", "lighter", "less-shiny", "shinier", "muted", "vivid", "warmer", "cooler"] as const;
/** Lighter and darker windows are the tint's. */
const GLASS = /\bwindows?\b|\bglass\b|창문|유리|窓|ガラス/;
/** How somebody speaks of a look, whatever it is. */
const LOOK =
  /\b(?:make|build|dress|give|turn|style|set|do|want|need|something|look|feel)\b.*\b(?:look|looks|like|vibes?|feel|feeling|style|styled|spec|theme|themed|edition|mode|worthy|energy|attitude)\b|\b(?:vibes?|themed?|style)\b[.!?]*$|(?:느낌|스타일|감성|분위기|컨셉|무드|풍|버전|처럼|같이|용으로)(?:$|[\s.!?~]|으?로|나게|나는|의|에)|좋아할|\bwould (?:love|like)\b|喜ぶ|好みの|(?:っぽく|っぽい|みたいに|みたいな|風に|風の|感じ|スタイル|イメージ|雰囲気|仕様|テイスト|系)/;
/** A colour, whichever: "pick me a nice colour", 어울리는 색 추천, おすすめの色. */
const ANY_COLOR =
  /\b(?:any|nice|different|pick|choose|new|surprise|suggest|recommend)\b.*\bcolou?rs?\b|\bcolou?rs?\b.*\b(?:you like|suggest|recommend|suits?|best|goes?)\b|(?:아무|어울리는|어울릴|예쁜|이쁜|좋은|추천).*(?:색|컬러)|(?:색|컬러).*(?:추천|골라|아무|어울)|何色|(?:似合う|おすすめの?|いい感じの|好きな).*(?:色|カラー)|(?:色|カラー).*(?:おすすめ|選ん|まかせ|任せ)/;

/** What is not liked shall be another: "I hate these wheels, bigger ones", 이 휠 별로야, 다른 걸로. */
const OTHERS =
  /\b(?:other|different|bigger|smaller|larger|new|better|nicer|cheaper)\s+ones?\b|\bothers\b|\b(?:replace|swap|change) (?:it|them)\b|다른 ?(?:걸|거|것)|(?:큰|작은|좋은|싼|저렴한) ?(?:걸|거|것)|(?:別|他|ほか)の(?:もの|やつ|に|が)|(?:大きい|小さい|安い|いい)(?:の|やつ)(?:に|が)/;

const SMALL_SUM: Record<string, number> = { KRW: 10_000, JPY: 1000 };

/** A sum without a currency: 200 is two million to somebody who counts in won. */
function meantSum(budget: Budget | null, currency: string): Budget | null {
  const small = SMALL_SUM[currency];
  const inMyriads = budget && budget.currency === null && small !== undefined && budget.amount < small;
  return inMyriads ? { ...budget, amount: budget.amount * 10_000 } : budget;
}

/** A number beside a place, which nothing else claims: "big 88 on the hood". */
function bareNumber(text: string, tokens: readonly Token[]): Lettering | null {
  const match =
    /(?<![\d#.,$₩¥€])\b(\d{1,3})(?![\d.,]|\s?(?:mm|cm|㎜|㎝|밀리|센치|센티|ミリ|センチ|inch|in\b|인치|インチ|%|k\b|만|万|원|円|개|줄|본|本|つ|枚|장|s\b|도\b|stripes|lines))/.exec(
      text,
    );
  const named = tokens.some(({ readings }) => readings.place && !readings.extra);
  if (!match?.[1] || !named) return null;
  return { text: match[1], isNumber: true, start: match.index, end: match.index + match[1].length };
}

/** What is denied, and what stays as it is. */
function readDenials(wishes: Wishes, not: ReadonlySet<Token>, kept: ReadonlySet<Token>): void {
  const { without, keep, artOn } = wishes;
  for (const { readings } of not) {
    const { slots, color, extra, zone, place } = readings;
    if (color) without.colors.push(color.hex);
    if (extra === "stripes") without.stripes = true;
    if (extra === "tint") without.tint = true;
    if (extra === "sticker") without.stickers = true;
    if (extra && PATTERNS.includes(extra)) wishes.patterns = wishes.patterns.filter((one) => one !== extra);
    // "stripes on the hood, not the roof"
    if (place && wishes.patterns.length > 0) artOn.not.push(...place.panels);
    else if (slots && !(zone && color)) without.slots.push(...slots);
  }
  for (const { readings } of kept) {
    if (readings.zone && readings.zone !== "all") keep.zones.push(readings.zone);
    if (readings.slots) keep.slots.push(...readings.slots);
  }
}

type Reading = {
  /** What says where letters go. */
  places: ReadonlySet<Token>;
  text: string;
  hexes: readonly Token[];
  inches: number | null;
  lettering: Lettering | null;
};

const ON_IT = /\b(?:on|onto|across|over|down|along)\s+(?:(?:the|my|its|both|a)\s+)?$/;
const AT_IT = /^(?:위)?에(?![서로])|^(?:の上)?に(?!し|す|交|替|換|変)/;
/** What a panel itself is asked to be, rather than to carry. */
const MADE_OF = /carbon|카본|カーボン|vent|scoop|벤트|ダクト/;

/** "A wolf on the hood" names a place; no hood is asked for. */
function isPlaceOnly({ start, end, readings }: Token, text: string, clause: Clause): boolean {
  if (!readings.place || !readings.slots || MADE_OF.test(text.slice(clause.start, clause.end))) return false;
  return ON_IT.test(text.slice(0, start)) || AT_IT.test(text.slice(end));
}

/** Wishes of one thought. */
function readClause(wishes: Wishes, clause: Clause, { text, hexes, inches, lettering, places }: Reading): void {
  const { paints, used } = paintsOf(clause, hexes, text);
  const { tokens } = clause;
  const same = sameAs(clause, text);
  const way = SHADES.find((shade) => tokens.some(({ readings }) => readings.extra === shade));
  if (same) {
    wishes.paints.push(same);
    return;
  }
  const zones = tokens.flatMap(({ readings }) => readings.zone ?? []);
  const slots = tokens.flatMap(({ readings }) => readings.slots ?? []);
  if (way) {
    // "lighter blue" is blue first
    wishes.paints.push(...paints.filter(({ color }) => color));
    const said = text.slice(clause.start, clause.end);
    const isGlass = zones.length === 0 && GLASS.test(said) && (way === "darker" || way === "lighter");
    const targets = isGlass ? ["glass"] : zones.length > 0 ? zones : ["body"];
    wishes.shades.push({ targets, way, degree: degreeOf(said) });
    return;
  }
  // "put the hood back to stock"
  if (tokens.some(({ readings }) => readings.extra === "reset") && zones.length + slots.length > 0) {
    wishes.without.slots.push(...slots);
    wishes.restored.push(...zones.filter((zone) => zone !== "all" && zone !== "hood"));
    return;
  }
  const holds = ({ start }: { start: number }) => clause.start <= start && start < clause.end;
  const holdsLetters = lettering !== null && (holds(lettering) || [...places].some(holds));
  wishes.paints.push(
    ...paints
      .filter((paint) => !carbonPart(paint))
      // a colour beside a number, and of nothing else, is the number's
      .map((paint) => (holdsLetters && paint.targets.length === 0 ? { ...paint, targets: ["lettering"] } : paint)),
  );
  const finish = tokens.find(({ readings }) => readings.finish && readings.finish !== "carbon");
  if (finish && paints.length === 0 && slots.length === 0) addFinish(wishes, finish);
  for (const token of tokens) {
    const { readings } = token;
    if (readings.style && !readings.slots) wishes.style ??= readings.style;
    if (readings.mood && !readings.extra) wishes.mood ??= readings.mood;
    const isPainted = used.has(token) && !paints.some(carbonPart);
    if (isPlaceOnly(token, text, clause)) continue;
    if (readings.slots && (!isPainted || (inches && readings.zone === "wheels")))
      wishes.parts.push({ slots: readings.slots, part: null, words: text.slice(clause.start, clause.end), inches });
  }
}

/** A finish of nothing in particular is that of the paint said before it, or the body's. */
function addFinish({ paints }: Wishes, { readings }: Token): void {
  const finish = readings.finish ?? null;
  const last = paints.at(-1);
  if (last && last.finish === null && last.targets.length === 0) last.finish = finish;
  else if (!last) paints.push({ targets: [], color: null, finish });
}

/** Reads a message about a car. */
export function readWishes(message: string, car: StylistCar, language: Language): Wishes {
  const whole = normal(message);
  const { view, rest: looked } = readView(whole);
  const quoted = QUOTED.exec(looked);
  const absent = absentIn(
    looked,
    quoted ? [{ words: "", start: quoted.index, end: quoted.index + quoted[0].length }] : [],
  );
  const text = blanked(looked, absent);
  const typed = message.normalize("NFKC").replace(/\s+/g, " ").trim();
  // what sets the scene is no lettering either; some capitals are longer than their small letters
  const written = typed.length === text.length ? blankedAs(typed, whole, text) : typed;
  const all = tokensOf(text);
  const wantsText =
    all.some(({ readings }) => readings.extra === "name" || readings.extra === "sticker") ||
    /써|적어|새겨|라고|write|says?\b|saying|書|入れて/.test(text);
  const budget = meantSum(budgetOf(text), car.currency);
  const inches = inchesOf(text);
  const lettering = letteringOf(written, wantsText) ?? (budget || inches ? null : bareNumber(text, all));
  const named = namedPart(text, partNames(car));
  const inside = (token: Token, span: { start: number; end: number } | null) =>
    span !== null && token.start >= span.start && token.end <= span.end && token.readings.extra !== "number";
  const isPattern = all.some(({ readings }) => readings.extra && PATTERNS.includes(readings.extra));
  const shown = lettering || named || isPattern ? null : namedStickers(text, car);
  const theirs = colorsOf(absent, all, looked);
  const tokens = all.filter(
    (token) => !inside(token, lettering) && !inside(token, named) && !inside(token, shown) && !theirs.has(token),
  );
  const isPaint = tokens.some(({ readings }) => readings.color ?? readings.finish);
  const excepted = isPaint ? exceptedTokens(text, tokens) : new Set<Token>();
  const open = tokens.filter((token) => !excepted.has(token));
  const not = negated(text, open, language);
  const kept = new Set([
    ...keptTokens(
      text,
      open.filter((token) => !not.has(token)),
    ),
    ...excepted,
  ]);
  const meant = tokens.filter((token) => !not.has(token) && !kept.has(token));
  const said = new Set(meant.flatMap(({ readings }) => readings.extra ?? []));
  const topic = topicOf(whole);
  const wishes: Wishes = {
    paints: [],
    shades: [],
    parts: [],
    without: { slots: [], colors: [], stripes: false, stickers: false, tint: false },
    keep: { zones: [], slots: [] },
    restored: [],
    anyColor: false,
    style: null,
    mood: null,
    stance: null,
    camber: said.has("camber"),
    tint: said.has("tint") ? { share: percentOf(text) } : null,
    lettering: null,
    patterns: PATTERNS.filter((one) => said.has(one)),
    anySticker: false,
    anyNumber: false,
    look: false,
    art: null,
    artOn: { panels: [], both: false, not: [] },
    said,
    view,
    budget,
    topic,
    asks: asksFacts(whole, language) || isFactual(topic, whole),
    refusal: refusalOf(whole),
    unmet: absent.map(({ words }) => ({ key: "not-sold", words })),
    isEmpty: false,
  };
  readDenials(wishes, not, kept);
  const place = lettering && placesOf(text, meant, lettering);
  const places = place?.tokens ?? new Set<Token>();
  const placed = meant.filter((token) => !places.has(token));
  const arts = artPlaces(clausesOf(text, placed), text);
  if (wishes.patterns.length > 0) wishes.artOn = { ...wishes.artOn, panels: arts.panels, both: arts.both };
  const around = shown && clausesOf(text, placed).find(({ start, end }) => start <= shown.start && shown.start < end);
  const beside = (around?.tokens ?? []).filter(({ readings }) => readings.place && !readings.color);
  if (shown) wishes.art = { stickers: shown.stickers, places: beside.flatMap(({ readings }) => readings.place ?? []) };
  const hexes = hexTokens(text);
  const clauses = clausesOf(
    text,
    placed.filter((token) => !arts.tokens.has(token) && !beside.includes(token)),
  );
  const colored = meant.some(({ readings }) => readings.color) || hexes.length > 0;
  for (const clause of clauses) readClause(wishes, clause, { text, hexes, inches, lettering, places });
  if (said.has("two-tone") || isPair(wishes.paints, text)) wishes.paints = asTwoTone(wishes.paints);
  if (named) {
    const own = named.part.slots.map(({ slot }) => slot);
    // "Orbel Turbine wheels" are one wish
    wishes.parts = wishes.parts.filter(({ slots }) => !slots.some((slot) => own.includes(slot)));
    wishes.parts.push({ slots: [], part: named.part, words: "", inches });
  }
  if (!named && inches && !wishes.parts.some(({ slots }) => slots.includes("wheels.front")))
    wishes.parts.push({ slots: ["wheels.front", "wheels.rear"], part: null, words: text, inches });
  const unliked = wishes.without.slots;
  if (
    unliked.length > 0 &&
    OTHERS.test(text) &&
    !wishes.parts.some(({ slots }) => slots.some((one) => unliked.includes(one)))
  )
    wishes.parts.push({ slots: [...unliked], part: null, words: text, inches });
  // "pull that hood off and go back to the original one": it is the hood that goes back
  if (wishes.without.slots.length + wishes.restored.length > 0)
    for (const one of ["reset", "undo"] as const) said.delete(one);
  const way = said.has("lower") ? "lower" : said.has("raise") ? "raise" : movedBy(text);
  if (way) wishes.stance = { way, mm: millimetresOf(text), degree: degreeOf(text) };
  if (lettering) wishes.lettering = { ...lettering, places: place?.places ?? [{ panels: ["door.left"], both: true }] };
  wishes.anyColor = !colored && !wishes.mood && wishes.shades.length === 0 && ANY_COLOR.test(text);
  const shows = wishes.lettering ?? wishes.art ?? (wishes.patterns.length > 0 ? wishes.patterns : null);
  if (!shows) {
    const spots = meant.flatMap(({ readings }) => readings.place ?? []);
    wishes.artOn = {
      ...wishes.artOn,
      panels: spots.flatMap(({ panels }) => panels),
      both: spots.some(({ both }) => both),
    };
  }
  wishes.anySticker = said.has("sticker") && !shows && !said.has("name");
  const art = wishes.anySticker ? unknownArt(text, all) : null;
  if (art) {
    wishes.anySticker = false;
    wishes.unmet.push({ key: "no-art", words: art });
  }
  const read = [...all, ...hexes, ...[lettering, named, shown, ...absent].flatMap((one) => one ?? [])];
  const unread = art ? [] : unreadIn(text, clausesOf(text, all), read);
  wishes.unmet.push(...unread.map((words) => ({ key: "not-understood" as const, words })));
  wishes.anyNumber = said.has("number") && !said.has("name") && !shows;
  // "anything but red" leaves the colour to us
  if (isEmpty({ ...wishes, without: { ...wishes.without, colors: [] } }) && wishes.without.colors.length > 0)
    wishes.anyColor = true;
  wishes.isEmpty = isEmpty(wishes);
  wishes.look = wishes.isEmpty && LOOK.test(text);
  return wishes;
}

/** Two colours of nothing in particular that belong together: "red and black", 빨강이랑 검정 섞어서. */
function isPair(paints: readonly PaintWish[], text: string): boolean {
  const bare = paints.filter(({ targets, color }) => targets.length === 0 && color);
  return bare.length === 2 && /\band\b|&|\bmix|\bcombo\b|랑|하고|[가-힣][와과]\s|섞|조합|콤보|と|コンビ|×/.test(text);
}

const isEmpty = (wishes: Wishes): boolean =>
  wishes.paints.length + wishes.shades.length + wishes.parts.length + wishes.patterns.length === 0 &&
  wishes.without.slots.length + wishes.without.colors.length === 0 &&
  !wishes.without.stripes &&
  !wishes.without.stickers &&
  !wishes.without.tint &&
  wishes.restored.length === 0 &&
  !wishes.anyColor &&
  !wishes.style &&
  !wishes.mood &&
  !wishes.stance &&
  !wishes.camber &&
  !wishes.tint &&
  !wishes.lettering &&
  !wishes.art &&
  !wishes.anySticker &&
  !wishes.anyNumber &&
  !wishes.view &&
  wishes.unmet.every(({ key }) => key === "not-understood") &&
  !(["cheaper", "cheapest", "undo", "another", "reset", "surprise", "calmer"] as const).some((one) =>
    wishes.said.has(one),
  );
