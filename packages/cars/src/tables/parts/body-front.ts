import { type BodyDrawing, priced } from "./types.ts";

// Body parts of the nose.

export const LIPS: readonly BodyDrawing[] = [
  {
    kind: "lip",
    id: "lip-low",
    shape: "lipLow",
    name: { en: "Low front lip", ko: "로 프런트 립", ja: "ローフロントリップ" },
    description: {
      en: "Reaches 35 mm ahead of the chin, one piece, gloss black.",
      ko: "범퍼 하단보다 35 mm 앞으로 나오는 일체형, 유광 블랙.",
      ja: "バンパー下端から35 mm前に出る一体型、グロスブラック。",
    },
    price: priced(390),
    weightKg: 3.2,
    stock: 26,
    tags: ["lip"],
    finishes: ["gloss-black"],
  },
  {
    kind: "lip",
    id: "lip-race",
    shape: "lipRace",
    name: { en: "Race splitter", ko: "레이스 스플리터", ja: "レーススプリッター" },
    description: {
      en: "Carbon splitter, 70 mm ahead of the chin, with canards and stays.",
      ko: "범퍼보다 70 mm 앞으로 나오는 카본 스플리터. 카나드와 스테이 포함.",
      ja: "バンパーから70 mm前に出るカーボンスプリッター。カナードとステー付き。",
    },
    price: priced(880),
    weightKg: 4.6,
    stock: 10,
    tags: ["lip", "carbon", "track"],
    finishes: ["gloss-carbon"],
  },
  {
    kind: "lip",
    id: "lip-split",
    shape: "lipSplit",
    name: { en: "Two-tone lip", ko: "투톤 립", ja: "ツートーンリップ" },
    description: {
      en: "Body-coloured lip over a black blade that reaches 8 mm further.",
      ko: "8 mm 더 나온 블랙 블레이드 위에 차체 색 립을 얹었습니다.",
      ja: "8 mm長いブラックのブレードに車体色のリップを重ねました。",
    },
    price: priced(560),
    weightKg: 4.1,
    stock: 16,
    tags: ["lip"],
    finishes: ["body-color", "gloss-black"],
  },
];

export const FRONT_BUMPERS: readonly BodyDrawing[] = [
  {
    kind: "bumper.front",
    id: "bumper-sport",
    shape: "bumperSport",
    name: { en: "Sport front bumper", ko: "스포츠 프런트 범퍼", ja: "スポーツフロントバンパー" },
    description: {
      en: "Whole bumper with its grilles: a jaw drawn 50 mm forward over a carbon blade, two carbon fins at each corner. Takes paint and stickers; leaves no room for a lip.",
      ko: "그릴까지 포함한 일체형 범퍼. 아래턱을 50 mm 앞으로 내고 카본 블레이드를 받쳤으며, 양쪽 모서리에 카본 핀을 두 개씩 달았습니다. 도장과 스티커 모두 가능하며 프런트 립과는 함께 달 수 없습니다.",
      ja: "グリルまで一体のバンパー。下顎を50 mm前へ出してカーボンブレードで支え、両端にカーボンフィンを2枚ずつ備えます。塗装もステッカーも可能ですが、フロントリップとは併用できません。",
    },
    price: priced(1640),
    weightKg: 9.4,
    stock: 8,
    tags: ["bumper", "carbon", "track"],
    finishes: ["body-color", "gloss-carbon"],
  },
  {
    kind: "bumper.front",
    id: "bumper-trail",
    shape: "bumperTrail",
    name: { en: "Trail front bumper", ko: "트레일 프런트 범퍼", ja: "トレイルフロントバンパー" },
    description: {
      en: "Whole bumper with a hoop of 54 mm steel tube on four feet. Takes paint and stickers.",
      ko: "지름 54 mm 강관 후프를 네 곳에 고정한 일체형 범퍼. 도장과 스티커 모두 가능합니다.",
      ja: "直径54 mmの鋼管フープを4か所で留めた一体型バンパー。塗装もステッカーも可能です。",
    },
    price: priced(1290),
    weightKg: 19.5,
    stock: 7,
    tags: ["bumper", "off-road"],
    finishes: ["body-color", "gunmetal"],
  },
];

export const HOODS: readonly BodyDrawing[] = [
  {
    kind: "hood",
    id: "hood-vents",
    shape: "hoodVents",
    name: { en: "Vented hood", ko: "벤트 보닛", ja: "ベンテッドボンネット" },
    description: {
      en: "Aluminium, with two leaning vents a side that let hot air out. Takes paint and stickers.",
      ko: "좌우에 사선 벤트를 두 개씩 낸 알루미늄 보닛. 도장과 스티커 모두 가능합니다.",
      ja: "左右に斜めのダクトを2つずつ備え、熱気を逃がすアルミ製。塗装もステッカーも可能。",
    },
    price: priced(1180),
    weightKg: 11.5,
    stock: 9,
    tags: ["hood", "aluminium"],
    finishes: ["body-color"],
  },
  {
    kind: "hood",
    id: "hood-dome",
    shape: "hoodDome",
    name: { en: "Power-dome hood", ko: "파워 돔 보닛", ja: "パワードームボンネット" },
    description: {
      en: "A dome 32 mm high with an open mouth, widening to the windscreen. Takes paint and stickers.",
      ko: "높이 32 mm의 돔이 흡입구에서 앞유리로 갈수록 넓어집니다. 도장과 스티커 모두 가능합니다.",
      ja: "高さ32 mmのドームが開口部からフロントガラスへ広がります。塗装もステッカーも可能。",
    },
    price: priced(1090),
    weightKg: 13.2,
    stock: 9,
    tags: ["hood"],
    finishes: ["body-color"],
  },
  {
    kind: "hood",
    id: "hood-carbon",
    shape: "hoodCarbon",
    name: { en: "Carbon hood", ko: "카본 보닛", ja: "カーボンボンネット" },
    description: {
      en: "Bare carbon with one wide outlet behind the radiator. Stays unpainted; stickers do not go on it.",
      ko: "라디에이터 뒤로 넓은 배출구를 낸 노출 카본 보닛. 도장하지 않으며 스티커를 붙일 수 없습니다.",
      ja: "ラジエーター後方に広い排出口を持つ無塗装カーボン。塗装せず、ステッカーは貼れません。",
    },
    price: priced(2150),
    weightKg: 6.4,
    stock: 5,
    tags: ["hood", "carbon", "track"],
    finishes: ["gloss-carbon"],
  },
];

export const LIGHTS: readonly BodyDrawing[] = [
  {
    kind: "lights",
    id: "lights-smoke",
    shape: "lampsSmoke",
    name: { en: "Smoked lamps", ko: "스모크 램프", ja: "スモークランプ" },
    description: {
      en: "Smoked lenses front and rear, a light line all round.",
      ko: "앞뒤 스모크 렌즈, 테두리를 모두 두르는 라이트 라인.",
      ja: "前後スモークレンズ、全周を囲むライトライン。",
    },
    price: priced(980),
    weightKg: 7.4,
    stock: 10,
    tags: ["lights"],
    finishes: ["smoked"],
  },
  {
    kind: "lights",
    id: "lights-matrix",
    shape: "lampsMatrix",
    name: { en: "Matrix lamps", ko: "매트릭스 램프", ja: "マトリクスランプ" },
    description: {
      en: "A row of small chrome modules in front within a thin light line, fine light cells behind.",
      ko: "앞은 가는 라이트 라인 안에 작은 크롬 모듈을 늘어놓고 뒤는 촘촘한 라이트 셀을 넣었습니다.",
      ja: "前は細いライトラインの中に小さなクロームモジュールの列、後ろは細かなライトセル。",
    },
    price: priced(1460),
    weightKg: 7.9,
    stock: 8,
    tags: ["lights"],
    finishes: ["clear"],
  },
];
