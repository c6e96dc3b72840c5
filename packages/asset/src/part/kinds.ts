import { SLOT_IDS, type SlotId, slotKind } from "@carloom/build";

/** What a part can be: a wheel, which goes to either axle, brakes for all corners, or what a slot of the body takes. */
export const PART_KINDS = ["wheel", ...SLOT_IDS.filter((id) => !id.startsWith("wheels."))] as (
  | "wheel"
  | Exclude<SlotId, "wheels.front" | "wheels.rear">
)[];
export type PartKind = (typeof PART_KINDS)[number];

/** Slots that a part of a kind is made for. */
export const slotsOfKind = (kind: PartKind): SlotId[] => (kind === "wheel" ? ["wheels.front", "wheels.rear"] : [kind]);

/** Parts that are judged by a hub, so that they are offered on every car; all else is made for certain ones. */
export const isByHub = (kind: string): boolean => kind === "wheel" || kind === "brakes";

/** Kinds of places (`MountMeasures.interface`) that a slot has on cars; the usual one first. */
export const INTERFACES: Record<PartKind, readonly string[]> = {
  wheel: [],
  spoiler: ["deck", "roof-edge"],
  "bumper.front": ["nose"],
  lip: ["chin"],
  hood: ["hood"],
  skirts: ["sill"],
  diffuser: ["tail", "frame"],
  exhaust: ["tips"],
  mirrors: ["mirror-shell"],
  lights: ["headlamp"],
  roof: ["gutters"],
  brakes: [],
};

/** Zones that a part's materials can be painted as: the car's own, which then go with its paint, and bare carbon. */
export const PART_ZONES = ["body", "hood", "roof", "mirrors", "trim", "wheels", "calipers", "carbon"] as const;
export type PartZone = (typeof PART_ZONES)[number];

/** What a part is mostly made of: kg per litre, and how thick its walls are, mm. */
export const SUBSTANCES = {
  aluminium: { density: 2.7, wall: 1.2 },
  steel: { density: 7.85, wall: 0.9 },
  carbon: { density: 1.55, wall: 2 },
  plastic: { density: 1.05, wall: 3 },
} as const;
/** Walls of a wheel, of whatever metal. */
export const WHEEL_WALL = 6;
/** Discs and calipers are solid, mostly. */
export const BRAKE_WALL = 9;
export type PartSubstance = keyof typeof SUBSTANCES;

export const usualSubstance = (kind: PartKind): PartSubstance =>
  kind === "wheel"
    ? "aluminium"
    : kind === "exhaust" || kind === "brakes"
      ? "steel"
      : kind === "hood" || kind === "roof"
        ? "aluminium"
        : "plastic";

/** Longest side of such parts in metres, of brakes across the disc: what fits no unit is brought to the middle. */
export const USUAL: Record<PartKind, readonly [least: number, most: number]> = {
  wheel: [0.33, 0.95],
  spoiler: [0.7, 2.2],
  "bumper.front": [1.3, 2.3],
  lip: [0.9, 2.2],
  hood: [0.8, 2],
  skirts: [1, 3.2],
  diffuser: [0.5, 2.1],
  exhaust: [0.06, 2.2],
  mirrors: [0.1, 0.6],
  lights: [0.15, 2],
  roof: [0.6, 2.6],
  brakes: [0.2, 0.46],
};

/** Words of names beside those of the slots, in our languages; the first that is found counts. */
const WORDS: readonly (readonly [PartKind, RegExp])[] = [
  ["mirrors", /mirror|미러|거울|ミラー/],
  ["exhaust", /exhaust|tail ?pipe|muffler|배기|머플러|マフラー|エキゾースト/],
  ["diffuser", /diffus[eo]r|디퓨저|ディフューザー/],
  ["skirts", /skirt|\bsill|스커트|スカート/],
  ["lip", /\blip\b|splitter|\bchin\b|립|スプリッター|リップ/],
  ["roof", /roof ?(rack|box|rail)|루프 ?랙|ルーフラック/],
  ["hood", /hood|bonnet|보닛|본넷|ボンネット/],
  ["bumper.front", /bumper|범퍼|バンパー/],
  ["lights", /lights?\b|lamps?\b|램프|라이트|ライト|ランプ/],
  ["brakes", /brakes?\b|caliper|\brotors?\b|브레이크|캘리퍼|ブレーキ|キャリパー/],
  ["spoiler", /spoiler|wing\b|duck ?tail|스포일러|윙|ウイング|ウィング|スポイラー/],
  ["wheel", /wheel|\brim\b|\brims\b|alloy|felge|휠|림|ホイール|リム/],
];

/** The kind that a name says; null where it says none. */
export function kindByName(name: string): PartKind | null {
  const text = name
    .normalize("NFKC")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_\-./\\]+/g, " ")
    .toLowerCase();
  const said = WORDS.find(([, words]) => words.test(text))?.[0];
  if (said) return said;
  return PART_KINDS.find((kind) => kind !== "wheel" && slotKind(kind)?.named?.words.test(` ${text} `)) ?? null;
}
