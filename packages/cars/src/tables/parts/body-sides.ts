import { type BodyDrawing, priced } from "./types.ts";

// Body parts of the sides and the roof.

export const SKIRTS: readonly BodyDrawing[] = [
  {
    kind: "skirts",
    id: "skirt-blade",
    shape: "skirtBlade",
    name: { en: "Skirt blades", ko: "스커트 블레이드", ja: "サイドブレード" },
    description: {
      en: "A thin black blade under the stock sills, a pair.",
      ko: "순정 실 아래에 다는 얇은 블랙 블레이드. 좌우 한 쌍.",
      ja: "純正サイドシル下に付く薄いブラックのブレード。左右1組。",
    },
    price: priced(420),
    weightKg: 3.6,
    stock: 18,
    tags: ["skirts"],
    finishes: ["gloss-black"],
  },
  {
    kind: "skirts",
    id: "skirt-flare",
    shape: "skirtFlare",
    name: { en: "Flared skirts", ko: "플레어 스커트", ja: "フレアスカート" },
    description: {
      en: "Deeper sills in body colour that flare 28 mm towards the road, a pair.",
      ko: "노면 쪽으로 28 mm 벌어지는 차체 색 스커트. 좌우 한 쌍.",
      ja: "路面に向けて28 mm広がる車体色のスカート。左右1組。",
    },
    price: priced(590),
    weightKg: 5.8,
    stock: 12,
    tags: ["skirts"],
    finishes: ["body-color"],
  },
  {
    kind: "skirts",
    id: "skirt-race",
    shape: "skirtRace",
    name: { en: "Race skirts", ko: "레이스 스커트", ja: "レーススカート" },
    description: {
      en: "Wide carbon blades that rise to a fin before the rear wheels, on stays, a pair.",
      ko: "뒷바퀴 앞에서 핀으로 솟는 넓은 카본 블레이드. 스테이 포함, 좌우 한 쌍.",
      ja: "後輪の前でフィンへ立ち上がる幅広のカーボンブレード。ステー付き、左右1組。",
    },
    price: priced(860),
    weightKg: 4.4,
    stock: 8,
    tags: ["skirts", "carbon", "track"],
    finishes: ["gloss-carbon"],
  },
];

export const MIRRORS: readonly BodyDrawing[] = [
  {
    kind: "mirrors",
    id: "mirror-carbon",
    shape: "mirrorCarbon",
    name: { en: "Carbon mirror caps", ko: "카본 미러 캡", ja: "カーボンミラーカバー" },
    description: {
      en: "Bare carbon covers over the stock housings, a pair. Stickers do not go on them.",
      ko: "순정 하우징에 씌우는 노출 카본 커버. 좌우 한 쌍. 스티커를 붙일 수 없습니다.",
      ja: "純正ハウジングにかぶせる無塗装カーボンカバー。左右1組。ステッカーは貼れません。",
    },
    price: priced(260),
    weightKg: 0.5,
    stock: 30,
    tags: ["mirrors", "carbon"],
    finishes: ["gloss-carbon"],
  },
  {
    kind: "mirrors",
    id: "mirror-horn",
    shape: "mirrorHorn",
    name: { en: "Horned mirror caps", ko: "혼 미러 캡", ja: "ホーンミラーカバー" },
    description: {
      en: "Caps whose outer corner is drawn out into a horn, painted, a pair.",
      ko: "바깥쪽 모서리를 뿔처럼 뽑아낸 도장 커버. 좌우 한 쌍.",
      ja: "外側の角をホーン状に引き出した塗装カバー。左右1組。",
    },
    price: priced(290),
    weightKg: 0.7,
    stock: 22,
    tags: ["mirrors"],
    finishes: ["body-color"],
  },
  {
    kind: "mirrors",
    id: "mirror-blade",
    shape: "mirrorBlade",
    name: { en: "Bladed mirror caps", ko: "블레이드 미러 캡", ja: "ブレードミラーカバー" },
    description: {
      en: "Painted caps with a black blade across, a pair.",
      ko: "블랙 블레이드가 가로지르는 도장 커버. 좌우 한 쌍.",
      ja: "ブラックのブレードが横切る塗装カバー。左右1組。",
    },
    price: priced(240),
    weightKg: 0.8,
    stock: 22,
    tags: ["mirrors"],
    finishes: ["body-color", "gloss-black"],
  },
];

export const ROOFS: readonly BodyDrawing[] = [
  {
    kind: "roof",
    id: "rack-bars",
    shape: "rackBars",
    name: { en: "Roof bars", ko: "루프 바", ja: "ルーフバー" },
    description: {
      en: "Two aero bars in anodised aluminium on four feet, 75 kg.",
      ko: "네 발로 고정하는 아노다이징 알루미늄 에어로 바 두 개. 최대 75 kg.",
      ja: "4つの脚で留めるアルマイト仕上げのエアロバー2本。耐荷重75 kg。",
    },
    price: priced(320),
    weightKg: 5.2,
    stock: 24,
    tags: ["roof"],
    finishes: ["silver-anodized"],
  },
  {
    kind: "roof",
    id: "rack-platform",
    shape: "rackPlatform",
    name: { en: "Roof platform", ko: "루프 플랫폼", ja: "ルーフプラットフォーム" },
    description: {
      en: "Slatted platform in a tube frame, 100 kg.",
      ko: "튜브 프레임에 슬랫을 얹은 플랫폼. 최대 100 kg.",
      ja: "チューブフレームにスラットを渡したプラットフォーム。耐荷重100 kg。",
    },
    price: priced(760),
    weightKg: 18.5,
    stock: 10,
    tags: ["roof", "off-road"],
    finishes: ["gloss-black"],
  },
];
