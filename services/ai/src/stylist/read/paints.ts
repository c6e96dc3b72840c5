import type { PaintFinish } from "@carloom/build";
import type { ColorWord } from "../lexicon/colors.ts";
import type { Extra } from "../lexicon/extras.ts";
import type { Clause } from "./clauses.ts";
import type { Token } from "./tokens.ts";

/** A colour that is asked for: by name, by number, or another zone's. */
export type WantedColor = { hex: string; exact: boolean; shade?: boolean } | { sameAs: string };

/** What is painted: a zone, the stripes or the lettering of the same message. */
export type Target = string;
export type PaintWish = { targets: Target[]; color: WantedColor | null; finish: PaintFinish | null };

/** Art that is laid by its kind. */
export const PATTERNS: readonly Extra[] = ["stripes", "flames", "chequer", "camo", "geometric", "waves"];

const targetOf = ({ readings }: Token): Target | null => {
  if (readings.extra && PATTERNS.includes(readings.extra)) return "stripes";
  if (readings.extra === "name" || readings.extra === "number") return "lettering";
  return readings.zone ?? null;
};

/** What only parts are called by, right behind a colour: "black wing", 빨간 스커트, 黒いリップ. */
function partBeside(color: Token, tokens: readonly Token[], text: string): Token | null {
  const next = tokens.find(({ start }) => start >= color.end);
  if (!next?.readings.slots || next.readings.zone || next.readings.style) return null;
  return /^(?:\s|色の|の|い|색|색깔)*(?:\s?(?:big|small|carbon|matte|gloss)\s)?$/.test(
    text.slice(color.end, next.start),
  )
    ? next
    : null;
}

/** Colours of one clause with what wears them. */
export function paintsOf(
  clause: Clause,
  hexes: readonly Token[],
  text: string | null = null,
): { paints: PaintWish[]; used: Set<Token> } {
  const used = new Set<Token>();
  const tokens = [...clause.tokens, ...hexes.filter((hex) => hex.start >= clause.start && hex.start < clause.end)].sort(
    (a, b) => a.start - b.start,
  );
  const colors = tokens.filter(({ readings }) => readings.color);
  const targets = tokens.filter((token) => targetOf(token) !== null);
  const finishes = tokens.filter(({ readings }) => readings.finish);
  const names = (list: readonly Token[]) => [...new Set(list.flatMap((token) => targetOf(token) ?? []))];
  const gap = (finish: Token, color: Token) =>
    finish.start >= color.end ? finish.start - color.end : color.start - finish.end;
  const finishNear = (token: Token): PaintFinish | null => {
    // a finish is its nearest colour's
    const own = (finish: Token) => colors.every((other) => other === token || gap(finish, other) >= gap(finish, token));
    const near =
      finishes.find((one) => !used.has(one) && own(one) && Math.abs(one.start - token.end) <= 14) ??
      finishes.find((one) => !used.has(one) && own(one) && Math.abs(token.start - one.end) <= 14) ??
      (colors.length === 1 ? finishes.find((one) => !used.has(one)) : undefined);
    if (near) used.add(near);
    return near?.readings.finish ?? null;
  };
  const wanted = (token: Token): WantedColor => ({
    hex: token.readings.color?.hex ?? "#000000",
    exact: token.readings.color?.id.startsWith("exact") ?? false,
    shade: token.readings.color?.id.endsWith("-toned") ?? false,
  });
  // "red brakes" are red calipers; a wing in a colour of its own cannot be had
  const onPart = (part: Token, color: Token): PaintWish => {
    const slots = part.readings.slots ?? [];
    const isBrakes = slots.includes("brakes");
    if (isBrakes) used.add(part);
    const target = isBrakes ? "calipers" : `part:${slots[0] ?? ""}`;
    return { targets: [target], color: wanted(color), finish: finishNear(color) };
  };
  if (colors.length === 0) {
    const [finish] = finishes;
    if (!finish?.readings.finish || targets.length === 0) return { paints: [], used };
    for (const token of [...targets, ...finishes]) used.add(token);
    return { paints: [{ targets: names(targets), color: null, finish: finish.readings.finish }], used };
  }
  for (const token of targets) used.add(token);
  if (colors.length === 1) {
    const [color] = colors as [Token];
    const dressed = targets.length === 0 && text !== null ? partBeside(color, tokens, text) : null;
    if (dressed) return { paints: [onPart(dressed, color)], used };
    return { paints: [{ targets: names(targets), color: wanted(color), finish: finishNear(color) }], used };
  }
  // "roof black, body white" or "black roof, white body": the first word tells which way it goes
  const targetsFirst = (targets[0]?.start ?? Infinity) < (colors[0]?.start ?? 0);
  const isTopic = ({ end }: Token) => text !== null && /^\s?(?:은|는|を|は|が|:|：)/.test(text.slice(end));
  const paints = colors.map((color, i): PaintWish => {
    const dressed = text === null ? null : partBeside(color, tokens, text);
    if (dressed) return onPart(dressed, color);
    const from = targetsFirst ? (colors[i - 1]?.end ?? 0) : color.end;
    const to = targetsFirst ? color.start : (colors[i + 1]?.start ?? Infinity);
    const own = targetsFirst
      ? targets.filter((token) => token.start >= from && token.start < to)
      : targets.filter((token) => {
          if (!isTopic(token)) return token.start >= from && token.start < to;
          // "흰색 차에 지붕은 검정": what is the topic gets the colour that follows
          const next = colors.find(({ start }) => start >= token.end);
          return (next ?? colors.at(-1)) === color;
        });
    return { targets: names(own), color: wanted(color), finish: finishNear(color) };
  });
  return { paints, used };
}

/** `#rrggbb` in a message, as words that are colours. */
export const hexTokens = (text: string): Token[] =>
  [...text.matchAll(/#([0-9a-f]{6})\b/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + 7,
    readings: { color: { id: `exact-${match[1]}`, hex: match[0], words: [] } satisfies ColorWord },
  }));

/** A second tone is for the roof and the mirrors; a first one for the rest. */
export function asTwoTone(paints: PaintWish[]): PaintWish[] {
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

/** "Carbon mirrors" are parts, not paint. */
export const carbonPart = ({ color, finish, targets }: PaintWish): boolean =>
  color === null && finish === "carbon" && targets.some((target) => target === "mirrors" || target === "hood");

/** "Calipers the same colour as the wheels". */
export function sameAs({ tokens }: Clause, text: string): PaintWish | null {
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
