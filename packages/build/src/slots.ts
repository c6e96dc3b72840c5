import type { LocalizedText } from "./manifest.ts";

/** What a place that takes parts is on every car; where it is on one says the car's manifest. */
export type SlotKind = {
  /** On our own cars. */
  label: LocalizedText;
  /** On an imported car, whose part there may be anything; absent: the same. */
  imported?: LocalizedText;
  /** The shop's category of its parts. */
  category: { slug: string; names: LocalizedText };
  /** Cars are sold without a part in it. */
  isBare?: true;
  /** Its parts are as wide as the car there; others are wider than what they sit on. */
  isAsWide?: true;
  /** Its parts may touch the ones of these. */
  near?: readonly string[];
  /** How a mesh of somebody's file is known as its part, by the words of its name (` rear wing `), and where that meets the car. */
  named?: { words: RegExp; isFirst?: true; isPaired?: true; foot: "inner end" | "middle" | "underside" };
};

const text = (en: string, ko: string, ja: string): LocalizedText => ({ en, ko, ja });
const WHEELS = { slug: "rim", names: text("Wheels", "휠", "ホイール") };

/** Every slot, in the order of the shop's shelves. docs/architecture.md says what a new one needs. */
export const SLOTS = {
  "wheels.front": {
    label: text("Front wheels", "앞바퀴", "前輪"),
    imported: text("Front wheels", "앞 휠", "フロントホイール"),
    category: WHEELS,
  },
  "wheels.rear": {
    label: text("Rear wheels", "뒷바퀴", "後輪"),
    imported: text("Rear wheels", "뒤 휠", "リアホイール"),
    category: WHEELS,
  },
  spoiler: {
    label: text("Spoiler", "스포일러", "スポイラー"),
    category: { slug: "spoiler", names: text("Spoilers", "스포일러", "スポイラー") },
    isBare: true,
    isAsWide: true,
    named: { words: / (spoiler|rear ?wing|ducktail) /, foot: "underside" },
  },
  "bumper.front": {
    label: text("Front bumper", "앞 범퍼", "フロントバンパー"),
    category: { slug: "bumper", names: text("Front bumpers", "프론트 범퍼", "フロントバンパー") },
    near: ["lip"],
  },
  lip: {
    label: text("Front lip", "프런트 립", "フロントリップ"),
    category: { slug: "lip", names: text("Front lips", "프론트 립", "フロントリップ") },
    isBare: true,
    named: { words: / (lip|splitter|chin) /, foot: "underside" },
  },
  hood: {
    label: text("Hood", "보닛", "ボンネット"),
    category: { slug: "hood", names: text("Hoods", "보닛", "ボンネット") },
    isAsWide: true,
  },
  skirts: {
    label: text("Side skirts", "사이드 스커트", "サイドスカート"),
    category: { slug: "skirts", names: text("Side skirts", "사이드 스커트", "サイドスカート") },
  },
  diffuser: {
    label: text("Diffuser", "디퓨저", "ディフューザー"),
    category: { slug: "diffuser", names: text("Diffusers", "디퓨저", "ディフューザー") },
    near: ["exhaust"],
    named: { words: / diffus[eo]r /, foot: "middle" },
  },
  exhaust: {
    label: text("Exhaust", "배기구", "マフラー"),
    imported: text("Exhaust", "배기", "マフラー"),
    category: { slug: "exhaust", names: text("Exhausts", "머플러·배기", "マフラー") },
    named: { words: / (exhausts?\w*|tailpipes?|mufflers?) /, foot: "middle" },
  },
  mirrors: {
    label: text("Mirror caps", "미러 캡", "ミラーカバー"),
    imported: text("Mirrors", "사이드미러", "ドアミラー"),
    category: { slug: "mirrors", names: text("Mirror caps", "미러 캡", "ミラーカバー") },
    named: { words: / mirrors? (?!.*(rear ?view|interior))/, isFirst: true, isPaired: true, foot: "inner end" },
  },
  lights: {
    label: text("Lamps", "램프", "ランプ"),
    category: { slug: "lights", names: text("Lamps", "램프", "ランプ") },
  },
  roof: {
    label: text("Roof rack", "루프 랙", "ルーフラック"),
    imported: text("Roof", "루프", "ルーフ"),
    category: { slug: "roof", names: text("Roof racks", "루프 랙", "ルーフラック") },
    isBare: true,
    near: ["spoiler"],
    named: { words: / (roof ?rack|roof ?box|roof ?rails?) /, foot: "underside" },
  },
  brakes: {
    label: text("Brakes", "브레이크", "ブレーキ"),
    category: { slug: "brakes", names: text("Brakes", "브레이크", "ブレーキ") },
  },
} as const satisfies Record<string, SlotKind>;
