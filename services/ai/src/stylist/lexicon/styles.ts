import type { PaintFinish } from "@carloom/build";
import { list } from "./list.ts";

/**
 * What belongs to a style: paints by preference (the nearest real ones are taken), what is mounted by words in a part's slug,
 * the best first, stance in millimetres and degrees, art by slug.
 */
export type Style = {
  id: string;
  words: readonly string[];
  bodies: readonly { hex: string; finish: PaintFinish }[];
  upper?: string;
  wheels: string;
  calipers: string;
  parts: Readonly<Record<string, readonly string[]>>;
  /** Designs of wheels, and whether large ones or small ones belong to it. */
  rims: { designs: readonly string[]; size: "large" | "middle" | "small" };
  height: number;
  camber?: readonly [front: number, rear: number];
  tint?: number;
  /** Art keeps its own colours unless it is `inked`: drawn in one that stands out on the paint. */
  stickers: readonly {
    slugs: readonly string[];
    panel: string;
    width: number;
    both?: boolean;
    inked?: boolean;
    /** Runs over the whole length of the panel. */
    lengthways?: boolean;
  }[];
};

export const STYLES: readonly Style[] = [
  {
    id: "drift",
    words: list(`
      drifting, hoonigan, 드맆, ドリ車, ドリフト車, ドリケツ, drift, drifter, 드리프트, ドリフト`),
    bodies: [
      { hex: "#d7d94a", finish: "satin" },
      { hex: "#43379a", finish: "color-shift" },
      { hex: "#edefef", finish: "solid" },
    ],
    upper: "#15181a",
    wheels: "#edefef",
    calipers: "#d0121f",
    parts: {
      lip: ["race", "low"],
      spoiler: ["wing", "blade", "roof-wing-long"],
      skirts: ["flare", "race"],
      diffuser: ["street"],
      exhaust: ["twin", "oval"],
    },
    rims: { designs: ["norr-split", "norr-mesh", "norr-brace", "norr-arc"], size: "middle" },
    height: -35,
    camber: [-4, -2],
    tint: 0.4,
    stickers: [{ slugs: ["side-sweep", "shard-field", "dazzle-bands"], panel: "door.left", width: 1.9, both: true }],
  },
  {
    id: "rally",
    words: ["gravel", "stage car", "special stage", "랠리카", "ラリーカー", "ダート", "rally", "wrc", "랠리", "ラリー"],
    bodies: [
      { hex: "#1f4fb8", finish: "metallic" },
      { hex: "#edefef", finish: "solid" },
      { hex: "#0f3a2a", finish: "solid" },
    ],
    upper: "#edefef",
    wheels: "#e3a814",
    calipers: "#d0121f",
    parts: { spoiler: ["roof-wing-long", "blade", "wing"], brakes: ["rally"], skirts: ["flare"], hood: ["vents"] },
    rims: { designs: ["orro-stage", "norr-brace", "norr-winch", "norr-arc"], size: "small" },
    height: 15,
    stickers: [
      { slugs: ["rally-steps", "side-sweep"], panel: "door.left", width: 2.4, both: true },
      // the plate lies over the graphic, as it does on every stage
      { slugs: ["plate-door-42"], panel: "door.left", width: 0.5, both: true },
    ],
  },
  {
    id: "stance",
    words: list(`
      lowrider, low rider, 로우라이더, ローライダー, low and wide, flush fitment, シャコタン仕様, 車高短仕様, ベタ車高, stance,
      stanced, slammed, hellaflush, 스탠스, 스텐스, スタンス, ツライチ, シャコタン`),
    bodies: [
      { hex: "#a9c3cf", finish: "pearl" },
      { hex: "#6fb1d6", finish: "solid" },
      { hex: "#7d1022", finish: "metallic" },
    ],
    wheels: "#9aa1a6",
    calipers: "#15181a",
    parts: { lip: ["low", "split"], skirts: ["blade"], spoiler: ["trunk-lip", "roof-lip", "ducktail"] },
    rims: { designs: ["norr-split", "norr-mesh", "orbel-multi", "norr-slab"], size: "large" },
    height: -35,
    camber: [-4, -5],
    tint: 0.5,
    stickers: [],
  },
  {
    id: "luxury",
    words: list(`
      rich guy, rich, wealthy, old money, billionaire, millionaire, chauffeur, fancy, high class, high-end, 부자, 부잣집, 재벌, 귀족, 비싸 보, 있어 보, 고급진, 호화, お金持ち, 金持ち, セレブ, 富豪, 豪華, リッチ,
      posh, sophisticated, refined, dignified, 고급지, 고급스, 품위, 세련, 중후, 기품, 高級感, ハイソ, 重厚, 大人っぽ, luxury,
      luxurious, elegant, classy, premium, 럭셔리, 고급, 우아, 품격, ラグジュアリー, 高級, 上品, エレガント`),
    bodies: [
      { hex: "#101b3c", finish: "metallic" },
      { hex: "#c9b48f", finish: "metallic" },
      { hex: "#3c1a3f", finish: "metallic" },
    ],
    wheels: "#9aa1a6",
    calipers: "#15181a",
    parts: { exhaust: ["oval", "twin"], mirrors: ["blade"], lights: ["matrix"] },
    rims: { designs: ["orbel-multi", "orbel-turbine", "halden-fold", "norr-slab"], size: "large" },
    height: -10,
    tint: 0.35,
    stickers: [],
  },
  {
    id: "vip",
    words: list(`
      boss car, boss vibes, boss, executive, ceo, 사장님, 회장님, 의전, 社長, 重役, ハイソカー, vip, bippu, 브이아이피, ビップ,
      VIPカー`),
    bodies: [
      { hex: "#15181a", finish: "metallic" },
      { hex: "#e6e1d4", finish: "pearl" },
      { hex: "#3c1a3f", finish: "metallic" },
    ],
    wheels: "#8a9096",
    calipers: "#15181a",
    parts: { lip: ["low", "split"], skirts: ["blade"], exhaust: ["oval"], spoiler: ["trunk-lip", "roof-lip"] },
    rims: { designs: ["norr-split", "orbel-turbine", "orbel-multi", "norr-slab"], size: "large" },
    height: -40,
    camber: [-3, -4],
    tint: 0.7,
    stickers: [],
  },
  {
    id: "stealth",
    words: list(`
      undercover, batmobile, ninja, 은밀, 암흑, 닌자, 忍者, 闇, stealth, blacked out, murdered out, all black,
      스텔스, 올블랙, 올 블랙, ステルス, オールブラック, 黒ずくめ`),
    bodies: [
      { hex: "#101214", finish: "matte" },
      { hex: "#2e3134", finish: "satin" },
      { hex: "#1b1c1e", finish: "carbon" },
    ],
    wheels: "#15181a",
    calipers: "#15181a",
    parts: {
      lip: ["low"],
      spoiler: ["trunk-lip", "roof-lip", "blade"],
      mirrors: ["carbon"],
      lights: ["smoke"],
      diffuser: ["carbon"],
    },
    rims: { designs: ["norr-split", "halden-fold", "norr-slab", "norr-brace"], size: "middle" },
    height: -20,
    tint: 0.75,
    stickers: [],
  },
  {
    id: "retro",
    words: list(`
      grandpa's car, timeless, nostalgia, 50s, fifties, sixties, seventies, eighties, nineties, 할아버지 차, 8090, 90년대, 80년대, 70년대, 응답하라, 復古, 90年代, 80年代, 70年代, バブル,
      throwback, nostalgic, 60s, 90s, 복고, 옛날, 추억, レトロな, 懐かし, 昔の車, retro, vintage, classic, old school,
      oldschool, 70s, 80s, 레트로, 빈티지, 클래식, 올드스쿨, レトロ, ヴィンテージ, クラシック, 旧車, 昭和`),
    bodies: [
      { hex: "#c2ab80", finish: "solid" },
      { hex: "#0f3a2a", finish: "solid" },
      { hex: "#e0772a", finish: "solid" },
    ],
    upper: "#edefef",
    wheels: "#9aa1a6",
    calipers: "#2e3134",
    parts: { spoiler: ["ducktail", "roof-lip"] },
    rims: { designs: ["norr-plate", "norr-mesh", "orro-stage", "norr-winch"], size: "small" },
    height: -5,
    stickers: [{ slugs: ["retro-rise", "hockey-stick", "side-sweep"], panel: "door.left", width: 1.9, both: true }],
  },
  {
    id: "track",
    words: list(`
      f1, formula, formula one, formula 1, grand prix, motorsport, pit lane, f1카, 포뮬러, 모터스포츠, 그랑프리, フォーミュラ, グランプリ, モータースポーツ,
      le mans, endurance, 내구 레이스, 르망, ルマン, 耐久レース, racecar, race-ready, race ready, nurburgring,
      track day, trackday, 레이싱카, 경주용, 레이스카, レースカー, レーシングカー, 走行会, track, race car, racing, circuit,
      race, time attack, gt3, 트랙, 레이싱, 서킷, 레이스, 경주, サーキット, レーシング, レース, タイムアタック`),
    bodies: [
      { hex: "#edefef", finish: "solid" },
      { hex: "#d0121f", finish: "solid" },
      { hex: "#f6d32d", finish: "solid" },
    ],
    upper: "#15181a",
    wheels: "#2e3134",
    calipers: "#d0121f",
    parts: {
      lip: ["race", "low"],
      spoiler: ["wing", "roof-wing-long"],
      skirts: ["race"],
      diffuser: ["race", "carbon"],
      brakes: ["track"],
      hood: ["vents"],
    },
    rims: { designs: ["norr-arc", "norr-brace", "orro-stage", "halden-fold"], size: "middle" },
    height: -30,
    camber: [-2.5, -2],
    stickers: [{ slugs: ["twin-stripe", "offset-stripe"], panel: "hood", width: 0.5, inked: true, lengthways: true }],
  },
  {
    id: "jdm",
    words: list(`
      japanese style, tokyo drift, tuner car, 일본 튜닝, 일제 튜닝, 일본차, 일본 스타일, 국산 튜닝카, 和風, 日本風, jdm, touge,
      제이디엠, 토우게, 峠, 走り屋, ジェイディーエム, スポコン`),
    bodies: [
      { hex: "#edefef", finish: "solid" },
      { hex: "#1230b4", finish: "pearl" },
      { hex: "#3c1a3f", finish: "metallic" },
    ],
    wheels: "#9a5a36",
    calipers: "#d0121f",
    parts: {
      lip: ["low", "race"],
      spoiler: ["wing", "roof-wing", "blade"],
      skirts: ["blade", "race"],
      exhaust: ["oval", "twin"],
    },
    rims: { designs: ["norr-brace", "norr-arc", "orro-stage", "norr-mesh"], size: "middle" },
    height: -30,
    camber: [-2, -1.5],
    stickers: [
      { slugs: ["word-touge", "word-tokyo", "word-shippu"], panel: "door.left", width: 0.45, both: true, inked: true },
    ],
  },
  {
    id: "kei",
    words: list(`
      girly, princess, barbie, fairy tale, fairytale, sweet, toy car, toy-like, 동화, 공주, 장난감, 사랑스, 아기자기, 女子, 女の子, ガーリー, お姫様, おもちゃ, メルヘン, 絵本, ポップ,
      sweet little, 앙증, 귀욤, 큐트, キュート, ゆるふわ, kei, cute, kawaii, adorable, 경차, 귀여운, 귀엽, 깜찍, 軽, かわいい,
      可愛い, カワイイ`),
    bodies: [
      { hex: "#e6aebb", finish: "pearl" },
      { hex: "#6fb1d6", finish: "solid" },
      { hex: "#e3a814", finish: "metallic" },
    ],
    upper: "#edefef",
    wheels: "#edefef",
    calipers: "#edefef",
    parts: {},
    rims: { designs: ["norr-plate", "orro-aero", "orro-wye"], size: "small" },
    height: 0,
    stickers: [],
  },
  {
    id: "touring",
    words: list(`
      dad car, mom car, family trip, grandma, grandpa, weekend car, cruiser, gentlemans cruiser, gentleman's cruiser, gentleman cruiser, daily driver, commuter, 아빠차, 가족, 출퇴근, 데일리, 장인어른, 어르신, 신사, パパ, 家族, 通勤, 普段使い, 紳士,
      grown-up, tasteful, 渋い, 渋め, シブい, 大人のチューニング, long trips, gran turismo, gt cruiser, 여행, 드라이브용, 旅行, 長距離, ドライブ用, touring, grand tourer,
      grand touring, road trip, 투어링, 그랜드 투어, 장거리, ツーリング, グランドツーリング, ロングドライブ`),
    bodies: [
      { hex: "#0f3a2a", finish: "metallic" },
      { hex: "#9aa1a6", finish: "metallic" },
      { hex: "#101b3c", finish: "metallic" },
    ],
    wheels: "#9aa1a6",
    calipers: "#9a5a36",
    parts: { exhaust: ["oval"], lights: ["matrix"], roof: ["bars"] },
    rims: { designs: ["halden-fold", "orbel-turbine", "norr-arc", "norr-fork"], size: "middle" },
    height: -10,
    tint: 0.3,
    stickers: [],
  },
  {
    id: "offroad",
    words: list(`
      muddy, the mud, dirt road, dirt roads, gravel road, backcountry, mountain, mountains, expedition, safari, hunting, fishing, hiking, ski trip, farm, ranch, jungle trip, 비포장, 흙길, 진흙, 오지, 산길, 임도, 낚시, 등산, 사냥, 탐험, 사파리, 스키장, 시골길, 노지, 泥道, 泥んこ, 砂利, 砂利道, 未舗装, 釣り, 登山, 探検, サファリ, 雪山, 田舎道, 山へ,
      mad max, apocalypse, post-apocalyptic, zombie, desert trip, desert run, dakar, baja, 매드맥스, 사막 여행, 산악,
      マッドマックス, 林道, 砂漠, ラリーレイド, 山道, off-roading, offroading, overlanding, off-roader, rugged, tough, trail, mud, 캠핑카, 캠핑용, 아웃도어, 야외,
      험지, 튼튼, キャンプ, アウトドア, オフロード仕様, 悪路, タフ, off-road, offroad, off road, overland, overlander, 4x4,
      camping, adventure, 오프로드, 오버랜드, 캠핑, 차박, 험로, オフロード, オーバーランド`),
    bodies: [
      { hex: "#3f4a2c", finish: "satin" },
      { hex: "#c2ab80", finish: "matte" },
      { hex: "#676d70", finish: "solid" },
    ],
    upper: "#15181a",
    wheels: "#2e3134",
    calipers: "#2e3134",
    parts: { roof: ["platform", "bars"], lights: ["matrix"] },
    rims: { designs: ["norr-winch", "norr-brace", "norr-fork", "norr-slab", "norr-plate"], size: "small" },
    height: 45,
    stickers: [{ slugs: ["ridge-lines", "contour-lines"], panel: "door.left", width: 1.4, both: true, inked: true }],
  },
  {
    id: "sport",
    words: list(`
      scary, menacing, evil, sinister, attitude, badass, monster, beast, fierce, ferocious, gnarly, muscular, muscle car, macho, 무섭, 무서운, 사나운, 포스, 위압, 쎈, 쎄 보, 세 보, 센 느낌, 근육질, 터프, 맹수, 양아치, 괴물, 怖い, 怖そう, 迫力, 凶暴, 強そう, ゴツ, ごつ, 獰猛, 威圧, マッチョ, オラオラ,
      kdm, boy racer, 더 세게, 양카, ヤンチャ, sportier, aggressive look, meaner, mean, 빠릿, 역동적, 攻めた, 速そう,
      sporty, sport, aggressive, wild, angry, fast looking, 스포티, 스포츠, 공격적, 강렬, 사납, 날렵, スポーティ, スポーツ,
      攻撃的, アグレッシブ, ワイルド, いかつい, 厳つい, かっこよく, カッコよく`),
    bodies: [
      { hex: "#d0121f", finish: "solid" },
      { hex: "#1f4fb8", finish: "metallic" },
      { hex: "#f05a1a", finish: "pearl" },
    ],
    upper: "#15181a",
    wheels: "#15181a",
    calipers: "#f6d32d",
    parts: {
      lip: ["race", "low"],
      spoiler: ["wing", "blade", "roof-wing-long"],
      skirts: ["blade", "flare"],
      diffuser: ["street", "carbon"],
    },
    rims: { designs: ["norr-split", "norr-arc", "halden-fold", "norr-brace"], size: "middle" },
    height: -25,
    tint: 0.4,
    stickers: [],
  },
];
