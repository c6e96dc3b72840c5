import type { BoltPattern, LocalizedText, PartMeasures } from "@carloom/build";

const text = (en: string, ko: string, ja: string): LocalizedText => ({ en, ko, ja });
const same = (word: string): LocalizedText => text(word, word, word);

type SeedAttribute = {
  slug: string;
  names: LocalizedText;
  input_type: "DROPDOWN" | "MULTISELECT" | "NUMERIC";
  unit: "MM" | "INCH" | null;
  types: readonly ("part" | "sticker")[];
  of_variant: boolean;
};

const part = (slug: string, names: LocalizedText, unit: SeedAttribute["unit"], of_variant = false): SeedAttribute => ({
  slug,
  names,
  input_type: "NUMERIC",
  unit,
  types: ["part"],
  of_variant,
});

/** Attributes of goods, in the order in which a page shows them. */
export const ATTRIBUTES: readonly SeedAttribute[] = [
  {
    slug: "car",
    names: text("Fits", "장착 가능 차량", "適合車種"),
    input_type: "MULTISELECT",
    unit: null,
    types: ["part"],
    of_variant: false,
  },
  {
    slug: "feature",
    names: text("Material and use", "소재와 용도", "素材と用途"),
    input_type: "MULTISELECT",
    unit: null,
    types: ["part"],
    of_variant: false,
  },
  part("rim-diameter", text("Rim diameter", "림 지름", "リム径"), "INCH", true),
  part("rim-width", text("Rim width", "림 폭", "リム幅"), "INCH", true),
  part("offset", text("Offset", "오프셋", "インセット"), "MM", true),
  {
    slug: "bolt-pattern",
    names: text("Bolt pattern", "볼트 패턴", "PCD"),
    input_type: "MULTISELECT",
    unit: null,
    types: ["part"],
    of_variant: false,
  },
  {
    slug: "finish",
    names: text("Finish", "마감", "仕上げ"),
    input_type: "MULTISELECT",
    unit: null,
    types: ["part"],
    of_variant: false,
  },
  part("centre-bore", text("Center bore", "센터 보어", "ハブ径"), "MM"),
  part("disc-front", text("Front discs", "앞 디스크", "フロントディスク"), "MM"),
  part("disc-rear", text("Rear discs", "뒤 디스크", "リアディスク"), "MM"),
  part("width", text("Width", "폭", "幅"), "MM"),
  part("height", text("Height", "높이", "高さ"), "MM"),
  part("length", text("Length", "길이", "長さ"), "MM"),
  {
    slug: "sticker-type",
    names: text("Kind", "종류", "種類"),
    input_type: "DROPDOWN",
    unit: null,
    types: ["sticker"],
    of_variant: false,
  },
  { ...part("print-width", text("Width as drawn", "도안 폭", "図案の幅"), "MM"), types: ["sticker"] },
  { ...part("print-height", text("Height as drawn", "도안 높이", "図案の高さ"), "MM"), types: ["sticker"] },
];

/** What of a part's tags says more than its category does. */
const FEATURES: Record<string, LocalizedText> = {
  carbon: text("Carbon fiber", "카본", "カーボン"),
  "carbon-ceramic": text("Carbon ceramic", "카본 세라믹", "カーボンセラミック"),
  forged: text("Forged", "단조", "鍛造"),
  titanium: text("Titanium", "티타늄", "チタン"),
  aluminium: text("Aluminum", "알루미늄", "アルミ"),
  "two-piece": text("Two-piece", "2피스", "2ピース"),
  "deep dish": text("Deep dish", "딥 디시", "ディープリム"),
  classic: text("Classic", "클래식", "クラシック"),
  aero: text("Aero", "에어로", "エアロ"),
  street: text("Street", "스트리트", "ストリート"),
  track: text("Track", "트랙", "サーキット"),
  "off-road": text("Off-road", "오프로드", "オフロード"),
};

/** How parts are finished, in the order in which a list offers them. */
const FINISHES: Record<string, LocalizedText> = {
  "body-color": text("Body color", "차체 색", "車体色"),
  "gloss-black": text("Gloss black", "유광 블랙", "グロスブラック"),
  "matte-black": text("Matte black", "무광 블랙", "マットブラック"),
  "satin-graphite": text("Satin graphite", "반광 그라파이트", "サテングラファイト"),
  gunmetal: text("Gunmetal", "건메탈", "ガンメタリック"),
  machined: text("Machined face", "절삭 가공", "切削仕上げ"),
  "polished-lip": text("Polished lip", "폴리싱 림", "ポリッシュリム"),
  "polished-steel": text("Polished steel", "폴리싱 스틸", "ポリッシュスチール"),
  "bare-steel": text("Bare steel", "무도장 강판", "無塗装スチール"),
  "silver-anodized": text("Silver anodized", "실버 아노다이징", "シルバーアルマイト"),
  "burnt-titanium": text("Burnt titanium", "번트 티타늄", "焼き色チタン"),
  "gloss-carbon": text("Gloss carbon", "유광 카본", "グロスカーボン"),
  clear: text("Clear lens", "클리어 렌즈", "クリアレンズ"),
  smoked: text("Smoked lens", "스모크 렌즈", "スモークレンズ"),
};

const STICKER_TYPES: Record<string, LocalizedText> = {
  stripes: text("Stripes", "스트라이프", "ストライプ"),
  numbers: text("Numbers", "번호", "ナンバー"),
  roundels: text("Roundels", "라운델", "ラウンデル"),
  flames: text("Flames", "불꽃", "フレイム"),
  geometric: text("Geometric", "기하학", "幾何学"),
  racing: text("Racing", "레이싱", "レーシング"),
  lettering: text("Lettering", "레터링", "レタリング"),
  badges: text("Badges", "배지", "バッジ"),
};

/** A value of an attribute; values that are alike are one row. */
export type SeedValue = {
  attribute: string;
  slug: string;
  names: LocalizedText;
  number: number | null;
  position: number;
  ofVariant: boolean;
};

const value = (attribute: string, slug: string, names: LocalizedText, position: number): SeedValue => ({
  attribute,
  slug,
  names,
  number: null,
  position,
  ofVariant: false,
});

/** A measure; its words carry no unit, which is the attribute's. */
const measure = (attribute: string, number: number, ofVariant = false): SeedValue => ({
  attribute,
  slug: String(number).replace(".", "-").replace(/^-/, "minus-"),
  names: same(String(number)),
  number,
  position: Math.round(number * 10),
  ofVariant,
});

/** `5x114.3` as an address has it. */
export const boltSlug = ({ count, pcd }: BoltPattern): string => `${count}x${String(pcd).replace(".", "-")}`;

const bolts = (patterns: readonly BoltPattern[]) =>
  patterns.map((pattern) =>
    value(
      "bolt-pattern",
      boltSlug(pattern),
      same(`${pattern.count} × ${pattern.pcd}`),
      pattern.count * 10_000 + Math.round(pattern.pcd * 10),
    ),
  );

const named = (attribute: string, all: Readonly<Record<string, LocalizedText>>, given: readonly string[]) =>
  Object.entries(all).flatMap(([word, names], position) =>
    given.includes(word) ? [value(attribute, word.replaceAll(" ", "-"), names, position)] : [],
  );

/** What a part's tags, finishes and measures say of it. */
export function partValues(
  { tags, finishes }: { tags: readonly string[]; finishes: readonly string[] },
  { wheel, brake, size }: PartMeasures,
  cars: readonly { slug: string; names: LocalizedText; position: number }[],
): SeedValue[] {
  const features = [...named("feature", FEATURES, tags), ...named("finish", FINISHES, finishes)];
  const fits = cars.map((car) => value("car", car.slug, car.names, car.position));
  if (wheel)
    return [
      ...fits,
      ...features,
      ...bolts([wheel.boltPattern, ...(wheel.alsoDrilled ?? [])]),
      measure("centre-bore", wheel.centreBore),
      measure("rim-diameter", wheel.diameter, true),
      measure("rim-width", wheel.width, true),
      measure("offset", wheel.offset, true),
    ];
  if (brake)
    return [
      ...fits,
      ...features,
      ...bolts(brake.boltPatterns),
      measure("disc-front", brake.discFront),
      measure("disc-rear", brake.discRear),
    ];
  const sides = ["width", "height", "length"].flatMap((side, axis) => {
    const length = size?.[axis];
    return length ? [measure(side, Math.round(length))] : [];
  });
  return [...fits, ...features, ...sides];
}

/** @param size metres, as the art is drawn */
export function stickerValues(type: string, size: { width: number; height: number }): SeedValue[] {
  const kinds = Object.keys(STICKER_TYPES);
  const names = STICKER_TYPES[type];
  return [
    ...(names ? [value("sticker-type", type, names, kinds.indexOf(type))] : []),
    measure("print-width", Math.round(size.width * 1000)),
    measure("print-height", Math.round(size.height * 1000)),
  ];
}

type SeedCollection = { slug: string; names: LocalizedText; descriptions: LocalizedText; features: readonly string[] };

/** Collections of demo goods, by what they are made of or for. */
export const COLLECTIONS: readonly SeedCollection[] = [
  {
    slug: "track-day",
    names: text("Track day", "트랙 데이", "走行会"),
    descriptions: text(
      "Downforce, brakes and vents for a day of laps.",
      "서킷 주행을 위한 다운포스, 브레이크, 벤트.",
      "走行会の一日のためのダウンフォース、ブレーキ、ベント。",
    ),
    features: ["track"],
  },
  {
    slug: "carbon",
    names: text("Carbon fiber", "카본", "カーボン"),
    descriptions: text(
      "Laid-up carbon, clear-coated, from mirrors to hoods.",
      "미러부터 보닛까지, 클리어 코팅한 카본 부품.",
      "ミラーからボンネットまで、クリア仕上げのカーボンパーツ。",
    ),
    features: ["carbon", "carbon-ceramic"],
  },
  {
    slug: "less-weight",
    names: text("Less weight", "경량화", "軽量化"),
    descriptions: text(
      "Forged, titanium, aluminum and ceramic: each lighter than what it replaces.",
      "단조, 티타늄, 알루미늄, 세라믹. 순정보다 가볍습니다.",
      "鍛造、チタン、アルミ、セラミック。どれも純正より軽くなります。",
    ),
    features: ["forged", "titanium", "aluminium", "carbon-ceramic"],
  },
  {
    slug: "off-road",
    names: text("Off-road", "오프로드", "オフロード"),
    descriptions: text(
      "Wheels and racks for gravel, sand and a roof full of gear.",
      "자갈과 모래, 짐 가득한 지붕을 위한 휠과 랙.",
      "砂利道、砂地、荷物満載のルーフのためのホイールとラック。",
    ),
    features: ["off-road"],
  },
];

/** Collections that a product with these values belongs to. */
export const collectionsOf = (values: readonly SeedValue[]): string[] =>
  COLLECTIONS.filter(({ features }) =>
    values.some(({ attribute, slug }) => attribute === "feature" && features.includes(slug)),
  ).map(({ slug }) => slug);
