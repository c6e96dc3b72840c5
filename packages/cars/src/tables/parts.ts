import type { LocalizedText, MountMeasures } from "@carloom/build";
import type { RimMeasures } from "../parts/rim.ts";

/** Minor units: US cents, Korean won, Japanese yen. */
export type Price = { USD: number; KRW: number; JPY: number };

type Sold = {
  slug: string;
  title: LocalizedText;
  description: LocalizedText;
  price: Price;
  weightKg: number;
  stock: number;
  tags: string[];
};

/** A rim is any car's; `spokes` names a drawing of `tables/rims.ts`. */
export type RimPart = Sold & {
  kind: "rim";
  spokes: string;
  wheel: RimMeasures & { centreBore: number };
  tyre?: { diameter: number; width: number };
};

/** A body part is shaped on the car that it belongs to. */
export type BodyPart = Sold & {
  kind: "spoiler" | "lip";
  template: string;
  shape: "ducktail" | "gt-wing" | "blade-wing" | "roof-wing" | "lip-low" | "lip-race";
  mount: MountMeasures;
};

export type PartTable = RimPart | BodyPart;

const J5 = { count: 5, pcd: 114.3 };
const SMALL5 = { count: 5, pcd: 100 };

export const PARTS: readonly PartTable[] = [
  {
    kind: "rim",
    slug: "halden-fold-5-20",
    spokes: "fold-5",
    wheel: { diameter: 20, width: 9.5, offset: 32, boltPattern: J5, centreBore: 66.1 },
    title: { en: "Fold 5, 20 × 9.5", ko: "폴드 5, 20 × 9.5", ja: "フォールド5 20×9.5" },
    description: {
      en: "Five folded twin spokes with a machined face. Flow-formed, one piece.",
      ko: "접힌 트윈 스포크 다섯 개와 절삭 가공 면. 플로 포밍 일체형 휠.",
      ja: "折り面を持つツインスポーク5本、切削仕上げ。フローフォーミングの1ピース。",
    },
    price: { USD: 62000, KRW: 852000, JPY: 93000 },
    weightKg: 10.4,
    stock: 48,
    tags: ["wheels", "20 in"],
  },
  {
    kind: "rim",
    slug: "norr-arc-10-19",
    spokes: "arc-10",
    wheel: { diameter: 19, width: 9.5, offset: 35, boltPattern: J5, centreBore: 67.1 },
    title: { en: "Norr Arc 10, 19 × 9.5", ko: "노르 아크 10, 19 × 9.5", ja: "ノール アーク10 19×9.5" },
    description: {
      en: "Ten swept spokes, forged. The lightest wheel here.",
      ko: "휘어진 스포크 열 개의 단조 휠. 이 목록에서 가장 가볍습니다.",
      ja: "流れる10本スポークの鍛造ホイール。この中で最も軽量です。",
    },
    price: { USD: 78500, KRW: 1079000, JPY: 117800 },
    weightKg: 8.6,
    stock: 32,
    tags: ["wheels", "19 in", "forged"],
  },
  {
    kind: "rim",
    slug: "norr-mesh-y-18",
    spokes: "mesh-y",
    wheel: { diameter: 18, width: 9, offset: 30, boltPattern: J5, centreBore: 73.1 },
    title: { en: "Norr Mesh Y, 18 × 9", ko: "노르 메시 Y, 18 × 9", ja: "ノール メッシュY 18×9" },
    description: {
      en: "Nine forked spokes in a stepped lip. For track tyres with a tall sidewall.",
      ko: "단이 진 림 안에 갈래 스포크 아홉 개. 편평비가 높은 트랙 타이어용.",
      ja: "段付きリムに9本のYスポーク。扁平率の高いサーキットタイヤ向け。",
    },
    price: { USD: 54000, KRW: 742000, JPY: 81000 },
    weightKg: 9.3,
    stock: 40,
    tags: ["wheels", "18 in", "track"],
  },
  {
    kind: "rim",
    slug: "orbel-turbine-16-20",
    spokes: "turbine-16",
    wheel: { diameter: 20, width: 9.5, offset: 33, boltPattern: { count: 5, pcd: 112 }, centreBore: 66.6 },
    title: { en: "Orbel Turbine 16, 20 × 9.5", ko: "오르벨 터빈 16, 20 × 9.5", ja: "オーベル タービン16 20×9.5" },
    description: {
      en: "Sixteen fan blades with machined tops. Bolt pattern 5 × 112.",
      ko: "윗면을 절삭한 팬 블레이드 열여섯 개. 볼트 패턴 5 × 112.",
      ja: "上面を切削した16枚のファンブレード。PCDは5×112。",
    },
    price: { USD: 69900, KRW: 961000, JPY: 104900 },
    weightKg: 11.1,
    stock: 24,
    tags: ["wheels", "20 in"],
  },
  {
    kind: "spoiler",
    slug: "halden-gt-ducktail",
    template: "halden-gt",
    shape: "ducktail",
    mount: { interface: "halden-gt.deck", span: 1140 },
    title: { en: "Ducktail for Halden GT", ko: "할덴 GT용 덕테일", ja: "ハルデンGT用ダックテール" },
    description: {
      en: "Follows the deck and lifts its edge by 55 mm. Bonded, painted in body colour.",
      ko: "트렁크 면을 따라가며 끝을 55 mm 들어 올립니다. 접착식, 차체 색 도장.",
      ja: "トランク面に沿い、後端を55 mm持ち上げます。接着式、ボディ同色塗装。",
    },
    price: { USD: 48000, KRW: 660000, JPY: 72000 },
    weightKg: 2.8,
    stock: 20,
    tags: ["spoiler"],
  },
  {
    kind: "spoiler",
    slug: "halden-gt-wing",
    template: "halden-gt",
    shape: "gt-wing",
    mount: { interface: "halden-gt.deck", span: 1140 },
    title: { en: "GT wing for Halden GT", ko: "할덴 GT용 GT 윙", ja: "ハルデンGT用GTウイング" },
    description: {
      en: "Carbon wing, 1,500 mm across, 240 mm chord, on two milled stands.",
      ko: "절삭 스탠드 두 개 위에 올린 폭 1,500 mm, 코드 240 mm의 카본 윙.",
      ja: "幅1,500 mm、翼弦240 mmのカーボンウイング。削り出しステー2本。",
    },
    price: { USD: 129000, KRW: 1774000, JPY: 193500 },
    weightKg: 6.9,
    stock: 12,
    tags: ["spoiler", "carbon", "track"],
  },
  {
    kind: "spoiler",
    slug: "norr-blade-wing",
    template: "halden-gt",
    shape: "blade-wing",
    mount: { interface: "halden-gt.deck", span: 1080 },
    title: { en: "Norr Blade wing, low", ko: "노르 블레이드 윙, 로", ja: "ノール ブレードウイング ロー" },
    description: {
      en: "Low single blade with ends turned down. Stands 1,080 mm apart.",
      ko: "양 끝이 아래로 꺾인 낮은 단일 블레이드. 스탠드 간격 1,080 mm.",
      ja: "両端を下げた低い1枚翼。ステー間隔1,080 mm。",
    },
    price: { USD: 72000, KRW: 990000, JPY: 108000 },
    weightKg: 4.1,
    stock: 15,
    tags: ["spoiler"],
  },
  {
    kind: "lip",
    slug: "halden-gt-lip-low",
    template: "halden-gt",
    shape: "lip-low",
    mount: { interface: "halden-gt.chin", span: 1580 },
    title: { en: "Low front lip for Halden GT", ko: "할덴 GT용 로 프런트 립", ja: "ハルデンGT用ローフロントリップ" },
    description: {
      en: "Reaches 35 mm ahead of the chin, one piece, gloss black.",
      ko: "범퍼 하단보다 35 mm 앞으로 나오는 일체형, 유광 블랙.",
      ja: "バンパー下端から35 mm前に出る一体型、グロスブラック。",
    },
    price: { USD: 39000, KRW: 536000, JPY: 58500 },
    weightKg: 3.2,
    stock: 26,
    tags: ["lip"],
  },
  {
    kind: "lip",
    slug: "halden-gt-lip-race",
    template: "halden-gt",
    shape: "lip-race",
    mount: { interface: "halden-gt.chin", span: 1580 },
    title: { en: "Race splitter for Halden GT", ko: "할덴 GT용 레이스 스플리터", ja: "ハルデンGT用レーススプリッター" },
    description: {
      en: "Carbon splitter, 70 mm ahead of the chin, with canards and stays.",
      ko: "범퍼보다 70 mm 앞으로 나오는 카본 스플리터. 카나드와 스테이 포함.",
      ja: "バンパーから70 mm前に出るカーボンスプリッター。カナードとステー付き。",
    },
    price: { USD: 88000, KRW: 1210000, JPY: 132000 },
    weightKg: 4.6,
    stock: 10,
    tags: ["lip", "carbon", "track"],
  },
  {
    kind: "rim",
    slug: "orro-wye-5-18",
    spokes: "wye-5",
    wheel: { diameter: 18, width: 8, offset: 42, boltPattern: SMALL5, centreBore: 57.1 },
    tyre: { diameter: 0.64, width: 0.225 },
    title: { en: "Orro Wye 5, 18 × 8", ko: "오로 와이 5, 18 × 8", ja: "オロ ワイ5 18×8" },
    description: {
      en: "Five forked spokes with machined faces. Bolt pattern 5 × 100.",
      ko: "앞면을 절삭한 Y자 스포크 다섯 개. 볼트 패턴 5 × 100.",
      ja: "切削仕上げのY字スポーク5本。PCDは5×100。",
    },
    price: { USD: 46000, KRW: 633000, JPY: 69000 },
    weightKg: 8.9,
    stock: 44,
    tags: ["wheels", "18 in"],
  },
  {
    kind: "rim",
    slug: "norr-petal-7-17",
    spokes: "petal-7",
    wheel: { diameter: 17, width: 7.5, offset: 38, boltPattern: SMALL5, centreBore: 73.1 },
    tyre: { diameter: 0.625, width: 0.215 },
    title: { en: "Norr Petal 7, 17 × 7.5", ko: "노르 페탈 7, 17 × 7.5", ja: "ノール ペタル7 17×7.5" },
    description: {
      en: "Seven broad spokes that widen to the rim. Light, for 5 × 100 hubs; rings for smaller bores included.",
      ko: "림 쪽으로 넓어지는 스포크 일곱 개. 5 × 100 허브용 경량 휠이며 허브 링이 포함됩니다.",
      ja: "リムへ広がる7本スポーク。5×100ハブ用の軽量ホイール、ハブリング付属。",
    },
    price: { USD: 38500, KRW: 530000, JPY: 57800 },
    weightKg: 7.2,
    stock: 36,
    tags: ["wheels", "17 in"],
  },
  {
    kind: "spoiler",
    slug: "orro-5-roof-wing",
    template: "orro-5",
    shape: "roof-wing",
    mount: { interface: "orro-5.roof", span: 1020 },
    title: { en: "Roof wing for Orro 5", ko: "오로 5용 루프 윙", ja: "オロ5用ルーフウイング" },
    description: {
      en: "Carries the roof on 150 mm past the backlight, ends turned down to the pillars. Gloss black.",
      ko: "루프를 뒷유리 너머로 150 mm 연장하고 양 끝을 필러 쪽으로 내렸습니다. 유광 블랙.",
      ja: "ルーフをリアガラスの後ろへ150 mm延ばし、両端はピラーへ下がります。グロスブラック。",
    },
    price: { USD: 52000, KRW: 715000, JPY: 78000 },
    weightKg: 3.1,
    stock: 18,
    tags: ["spoiler"],
  },
  {
    kind: "lip",
    slug: "orro-5-lip",
    template: "orro-5",
    shape: "lip-low",
    mount: { interface: "orro-5.chin", span: 1420 },
    title: { en: "Front lip for Orro 5", ko: "오로 5용 프런트 립", ja: "オロ5用フロントリップ" },
    description: {
      en: "One piece, 35 mm ahead of the chin from arch to arch, gloss black.",
      ko: "휠 아치에서 휠 아치까지 이어지며 범퍼보다 35 mm 앞으로 나오는 일체형, 유광 블랙.",
      ja: "アーチからアーチまで続き、バンパーから35 mm前に出る一体型、グロスブラック。",
    },
    price: { USD: 29500, KRW: 406000, JPY: 44300 },
    weightKg: 2.6,
    stock: 24,
    tags: ["lip"],
  },
];
