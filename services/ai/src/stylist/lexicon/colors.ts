import { list } from "./list.ts";

/** A colour as people name it. `hex` is what is meant; words are matched whole in English and anywhere in Korean and Japanese. */
export type ColorWord = { id: string; hex: string; words: readonly string[] };

export const COLOR_WORDS: readonly ColorWord[] = [
  {
    id: "white",
    hex: "#edefef",
    words: list(`
      하얗, 희게, wht, 白く, 真っ白, まっしろ, white, wite, 흰색, 하얀, 하양, 흰, 화이트, 백색, 白, ホワイト, しろ`),
  },
  {
    id: "pearl-white",
    hex: "#e6e1d4",
    words: ["ivory", "cream", "off-white", "아이보리", "크림", "アイボリー", "クリーム"],
  },
  {
    id: "black",
    hex: "#15181a",
    words: list(`
      까맣, 시커멓, 시커먼, 새까만, 검은색, 검게, blk, 黒く, 真っ黒く, まっくろ, 漆黒の, black, blak, blck, 검정, 검은, 까만, 블랙, 깜장, 흑색,
      黒, ブラック, くろ, 真っ黒`),
  },
  {
    id: "grey",
    hex: "#676d70",
    words: ["グレイ", "ネズミ色", "grey", "gray", "회색", "그레이", "잿빛", "쥐색", "グレー", "灰色", "ねずみ色"],
  },
  {
    id: "gunmetal",
    hex: "#2e3134",
    words: list(`
      gunmetal, gun metal, charcoal, anthracite, graphite, 건메탈, 차콜, 먹색, ガンメタ, チャコール, 墨色`),
  },
  { id: "silver", hex: "#9aa1a6", words: ["銀色", "chrome silver", "silver", "은색", "실버", "銀", "シルバー"] },
  {
    id: "red",
    hex: "#d0121f",
    words: list(`
      빨갛, 뻘건, 새빨간, 뻘겋, 赤く, 真っ赤, scarlet, cherry red, red, rosso, 빨간, 빨강, 레드, 적색, 붉은, 赤, レッド, あか`),
  },
  {
    id: "burgundy",
    hex: "#7d1022",
    words: list(`
      赤黒い, 赤黒く, 어두운 빨강, 어두운 빨간, 버간디, バーガンディ, バーガンディー, ワイン色, oxblood, garnet, burgundy, wine, maroon, crimson, dark red, 와인, 버건디,
      자주, 진홍, 검붉은, ワインレッド, えんじ, 臙脂, 深紅, ボルドー`),
  },
  {
    id: "orange",
    hex: "#e0772a",
    words: ["주황빛", "橙色", "だいだい", "orange", "주황", "오렌지", "주홍", "オレンジ", "橙", "朱色"],
  },
  {
    id: "yellow",
    hex: "#f6d32d",
    words: list(`
      노랗, 샛노란, 누런, 黄色く, 真っ黄色, yellow, 노란, 노랑, 옐로, 황색, 黄色, 黄, イエロー, きいろ`),
  },
  {
    id: "gold",
    hex: "#c9a24a",
    words: ["金", "ゴールデン", "gold", "golden", "금색", "골드", "황금", "金色", "ゴールド"],
  },
  { id: "bronze", hex: "#8a6238", words: ["bronze", "브론즈", "청동", "ブロンズ"] },
  { id: "copper", hex: "#9a5a36", words: ["copper", "코퍼", "구리", "コッパー", "銅"] },
  { id: "champagne", hex: "#c9b48f", words: ["champagne", "샴페인", "シャンパン"] },
  {
    id: "beige",
    hex: "#c2ab80",
    words: ["beige", "sand", "tan", "desert", "베이지", "샌드", "모래색", "ベージュ", "サンド", "砂色"],
  },
  {
    id: "brown",
    hex: "#4a2f26",
    words: list(`
      こげ茶, 焦げ茶, 고동색, 초코, 밤톨, brown, chocolate, 갈색, 브라운, 초콜릿, 밤색, 茶色, ブラウン, チョコ`),
  },
  {
    id: "olive",
    hex: "#3f4a2c",
    words: ["olive", "khaki", "army green", "올리브", "카키", "국방색", "オリーブ", "カーキ"],
  },
  {
    id: "racing-green",
    hex: "#0f3a2a",
    words: list(`
      racing green, british racing green, brg, dark green, forest green, 레이싱 그린, 레이싱그린, 짙은 초록, 진초록,
      다크그린, ブリティッシュグリーン, レーシンググリーン, 深緑`),
  },
  {
    id: "green",
    hex: "#3f7a3c",
    words: [
      "푸릇",
      "초록빛",
      "緑色",
      "緑色に",
      "みどり色",
      "green",
      "초록",
      "녹색",
      "그린",
      "緑",
      "グリーン",
      "みどり",
    ],
  },
  {
    id: "lime",
    hex: "#a6d23a",
    words: ["lime", "neon green", "라임", "연두", "형광 초록", "형광초록", "ライム", "黄緑", "蛍光グリーン"],
  },
  { id: "mint", hex: "#8fd0b8", words: ["mint", "민트", "ミント"] },
  {
    id: "teal",
    hex: "#0f7c90",
    words: ["teal", "turquoise", "청록", "틸", "터키석", "ティール", "ターコイズ", "青緑"],
  },
  {
    id: "sky",
    hex: "#6fb1d6",
    words: list(`
      sky blue, light blue, baby blue, 하늘색, 연하늘, 스카이, 하늘빛, 水色, 空色, スカイブルー`),
  },
  {
    id: "blue",
    hex: "#1f4fb8",
    words: list(`
      퍼런, 파랗, 새파란, 青く, 真っ青, bluish, blue, bleu, 파란, 파랑, 블루, 청색, 푸른, 青, ブルー, あお`),
  },
  {
    id: "navy",
    hex: "#101b3c",
    words: list(`
      紺色, 濃い青, 진한 파랑, 짙은 파랑, 짙은 남색, 곤색, navy, dark blue, midnight blue, 네이비, 남색, 군청, 감색, 紺, ネイビー, 群青,
      ダークブルー`),
  },
  {
    id: "purple",
    hex: "#5b2a86",
    words: list(`
      보랏빛, 紫色, amethyst, purple, violet, 보라, 퍼플, 바이올렛, 자색, 紫, パープル, バイオレット, むらさき`),
  },
  { id: "pink", hex: "#e07ba0", words: ["pink", "핑크", "분홍", "ピンク", "桃色"] },
];

/** A mood: colours that belong to it, the first for the body, and the finish that suits it. */
export type Mood = {
  id: string;
  words: readonly string[];
  body: string;
  accent: string;
  finish: "solid" | "metallic" | "pearl" | "matte" | "satin" | "color-shift";
};

export const MOODS: readonly Mood[] = [
  {
    id: "sakura",
    words: ["cherry blossom", "sakura", "벚꽃", "사쿠라", "桜", "さくら"],
    body: "#e6aebb",
    accent: "#edefef",
    finish: "pearl",
  },
  {
    id: "thunder",
    words: list(`
      thunderstorm, storm, thunder, lightning, 폭풍, 천둥, 번개, 嵐, 雷, 稲妻`),
    body: "#2e3134",
    accent: "#f6d32d",
    finish: "metallic",
  },
  {
    id: "sunset",
    words: ["sunset", "dusk", "노을", "석양", "夕焼け", "夕日", "サンセット"],
    body: "#e0772a",
    accent: "#7d1022",
    finish: "pearl",
  },
  {
    id: "ocean",
    words: ["ocean", "the sea", "deep sea", "바다", "오션", "海", "オーシャン"],
    body: "#0f7c90",
    accent: "#edefef",
    finish: "metallic",
  },
  {
    id: "forest",
    words: ["forest", "woods", "jungle", "숲", "정글", "森", "ジャングル"],
    body: "#0f3a2a",
    accent: "#c2ab80",
    finish: "metallic",
  },
  {
    id: "night",
    words: ["night", "midnight", "batman", "밤하늘", "야경", "한밤", "심야", "夜", "ミッドナイト"],
    body: "#101b3c",
    accent: "#9aa1a6",
    finish: "metallic",
  },
  {
    id: "fire",
    words: ["fire", "lava", "flame", "불꽃", "용암", "불타는", "炎", "マグマ", "溶岩"],
    body: "#b8331d",
    accent: "#15181a",
    finish: "metallic",
  },
  {
    id: "ice",
    words: ["ice", "glacier", "snow", "winter", "얼음", "빙하", "눈처럼", "겨울", "氷", "雪", "冬"],
    body: "#a9c3cf",
    accent: "#edefef",
    finish: "pearl",
  },
  {
    id: "galaxy",
    words: ["galaxy", "space", "aurora", "우주", "은하", "오로라", "宇宙", "銀河", "オーロラ"],
    body: "#43379a",
    accent: "#15181a",
    finish: "color-shift",
  },
  {
    id: "coffee",
    words: ["coffee", "latte", "커피", "라떼", "コーヒー", "カフェ"],
    body: "#4a2f26",
    accent: "#c9b48f",
    finish: "satin",
  },
  {
    id: "autumn",
    words: [
      "fallen leaves",
      "fallen leaf",
      "falling leaves",
      "maple",
      "harvest",
      "thanksgiving",
      "낙엽",
      "단풍잎",
      "추석",
      "落ち葉",
      "枯葉",
      "もみじ",
      "紅葉色",
      "autumn",
      "fall leaves",
      "가을",
      "단풍",
      "秋",
      "紅葉",
    ],
    body: "#9a5a36",
    accent: "#4a2f26",
    finish: "metallic",
  },
  {
    id: "neon",
    words: ["cyberpunk", "neon", "vaporwave", "사이버펑크", "네온", "サイバーパンク", "ネオン"],
    body: "#5b2a86",
    accent: "#3ec6e0",
    finish: "color-shift",
  },
  {
    id: "christmas",
    words: [
      "holiday season",
      "正月",
      "お正月",
      "new year",
      "christmas",
      "xmas",
      "santa",
      "크리스마스",
      "성탄",
      "산타",
      "クリスマス",
      "サンタ",
    ],
    body: "#b80617",
    accent: "#0f3a2a",
    finish: "metallic",
  },
  {
    id: "halloween",
    words: ["halloween", "할로윈", "핼러윈", "ハロウィン"],
    body: "#15181a",
    accent: "#e0772a",
    finish: "satin",
  },
  {
    id: "wedding",
    words: ["wedding", "bridal", "결혼식", "웨딩", "신혼", "結婚式", "ウェディング", "ウエディング", "花嫁"],
    body: "#e6e1d4",
    accent: "#c9a24a",
    finish: "pearl",
  },
  {
    id: "beach",
    words: list(`
      surfer, surfing, surf van, hawaii, hawaiian, 서핑, 하와이, 제주도 느낌, ハワイ, サーフィン,
      beach, tropical, summer, surf, 해변, 여름, 트로피컬, ビーチ, 夏, 南国, サーフ`),
    body: "#8fd0b8",
    accent: "#edefef",
    finish: "solid",
  },
  {
    id: "military",
    words: list(`
      military, army, soldier, tank, 밀리터리, 군용, 군인, 탱크, ミリタリー, 軍用, 戦車`),
    body: "#3f4a2c",
    accent: "#15181a",
    finish: "matte",
  },
  {
    id: "royal",
    words: ["royal", "king", "queen", "왕실", "임금", "왕처럼", "王様", "ロイヤル", "皇帝"],
    body: "#43379a",
    accent: "#c9a24a",
    finish: "pearl",
  },
];
