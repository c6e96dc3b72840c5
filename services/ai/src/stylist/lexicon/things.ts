import type { PaintFinish } from "@carloom/build";
import { list } from "./list.ts";

export const FINISH_WORDS: readonly { finish: PaintFinish; words: readonly string[] }[] = [
  {
    finish: "matte",
    words: list(`
      non-gloss, flat finish, 무광택, マットな, つや無し, 艶なし, ツヤ消し, つやけし, ツヤなし, matte, matt, mat, flat, 매트, 무광,
      マット, つや消し, 艶消し`),
  },
  {
    finish: "satin",
    words: list(`
      silk, semi gloss, eggshell finish, semi-matte, semi matte, 세미글로스, 반 무광, 반 유광, 半ツヤ, 半光沢, シルク,
      セミグロス, 半つや消し, satin, semi-gloss, 새틴, 사틴, 반광, 반무광, サテン, 半つや, 半艶`),
  },
  {
    finish: "metallic",
    words: list(`
      metal flake, sparkle, 메탈, メタ, ラメ, metallic, metalic, 메탈릭, メタリック`),
  },
  { finish: "pearl", words: ["pearly", "펄감", "パール系", "pearl", "pearlescent", "펄", "진주", "パール"] },
  { finish: "chrome", words: ["mirror finish", "거울처럼", "鏡面", "chrome", "크롬", "クローム", "クロム", "メッキ"] },
  { finish: "carbon", words: ["carbon", "carbon fibre", "carbon fiber", "카본", "カーボン"] },
  {
    finish: "color-shift",
    words: list(`
      color shift, colour shift, color-shift, colour-shift, chameleon, 카멜레온, 컬러 시프트, 변색, カメレオン, 偏光,
      マジョーラ`),
  },
  {
    finish: "solid",
    words: list(`
      high gloss, shiny finish, 유광으로, ツヤあり, つや有り, ツヤツヤの, gloss, glossy, solid, 유광, 솔리드, 글로시, ソリッド,
      グロス, つやあり, 艶あり`),
  },
];

/** Zones by what people call them; the ids are those of manifests. */
export const ZONE_WORDS: readonly { zone: string; words: readonly string[] }[] = [
  { zone: "roof", words: ["roof", "루프", "지붕", "ルーフ", "屋根"] },
  {
    zone: "mirrors",
    words: list(`
      side mirror, side mirrors, door mirrors, 사이드미러, 사이드 미러, 백미러, 빽미러, ドアミラー, サイドミラー, mirror,
      mirrors, mirror caps, wing mirrors, 미러, 거울, ミラー`),
  },
  { zone: "trim", words: ["trim", "moulding", "molding", "트림", "몰딩", "トリム", "モール"] },
  {
    zone: "calipers",
    words: list(`
      brake calipers, 켈리퍼, 브레이크 캘리퍼, ブレーキキャリパー, キャリパ, caliper, calipers, calliper, callipers, 캘리퍼,
      칼리퍼, キャリパー`),
  },
  {
    zone: "wheels",
    words: list(`
      wheelz, hoops, wheel color, 휠색, 바퀴, 타이어 휠, アルミホイール, タイヤホイール, wheel, wheels, rims, rim, alloys,
      휠, 림, ホイール`),
  },
  {
    zone: "interior",
    words: list(`
      cockpit, upholstery, leather seats, 가죽 시트, 안쪽, 대시보드, 車内, レザーシート, interior, inside, seats, cabin,
      실내, 내장, 시트, 인테리어, 内装, シート, インテリア, 室内`),
  },
  // halves of a two-tone car; the words alone mean many things
  {
    zone: "upper",
    words: list(`
      top half, upper half, upper part, the top, on top, top, 위쪽, 윗부분, 위는, 위를, 위에는, 위가, 상단, 상부, 上半分,
      上側, 上部, 上が, 上は, 上を, 上だけ, 上:`),
  },
  {
    zone: "lower",
    words: list(`
      bottom half, lower half, lower part, the bottom, bottom, 아래쪽, 아랫부분, 아래는, 아래를, 아래가, 밑은, 밑에는, 하단,
      하부, 下半分, 下側, 下部, 下が, 下は, 下を, 下:`),
  },
  { zone: "cladding", words: ["cladding", "클래딩", "クラッディング"] },
  {
    zone: "hood",
    words: list(`
      본네트, 본넷트, 보네트, 엔진룸 뚜껑, ボンネ, hood, bonnet, 보닛, 후드, 본넷, ボンネット, フード`),
  },
  {
    zone: "all",
    words: list(`
      all of it, the lot, head to toe, 통째로, 전신, すべて, 全て, まるごと, everything, all over, whole car,
      entire car, 차 전체, 전체, 전부, 全体, 全部, 車全体, 丸ごと`),
  },
  {
    zone: "body",
    words: list(`
      bodywork, exterior, outside, 차체 색, 차 색, 외장, 외관, 겉, 車の色, 外側, body, car, paint job, 바디, 차체, ボディ,
      ボディー, 車体, 外装`),
  },
];

/** Kinds of parts by what people call them; the slots are those of manifests. */
export const PART_WORDS: readonly { slots: readonly string[]; words: readonly string[] }[] = [
  {
    slots: ["lip", "skirts", "diffuser", "spoiler"],
    words: list(`
      body kit, bodykit, aero kit, full aero, 바디킷, 바디 킷, 에어로 킷, 에어로킷, 에어로 파츠, ボディキット, フルエアロ, エアロキット,
      エアロパーツ, エアロ`),
  },
  {
    slots: ["roof"],
    words: list(`
      roof rack, roofrack, roof bars, roof box, luggage rack, 루프랙, 루프 랙, 루프바, 루프 바, 루프박스, 루프 캐리어,
      ルーフラック, ルーフキャリア, ルーフバー`),
  },
  {
    slots: ["spoiler"],
    words: list(`
      whale tail, tea tray, 꼬리날개, 꽁지, 羽根, ウィング, リアウィング,
      rear spoiler, boot lip, trunk spoiler, tail wing, 리어 스포일러, 리어윙, 리어 윙, 뒷날개, 트렁크 스포일러, 리어스포일러,
      リヤウイング, リアスポイラー, リヤスポ, ハネ, spoiler, wing, rear wing, ducktail, gt wing, spoilr, 스포일러, 윙, 날개,
      덕테일, ウイング, ウィング, スポイラー, 羽, ダックテール, リアウイング`),
  },
  {
    slots: ["lip"],
    words: list(`
      frontlip, chin, air dam, 프런트립, 프론트 립, 앞립, 앞 립, 에어댐, リップスポイラー, フロントスポイラー, アンダースポイラー, lip,
      front lip, splitter, chin spoiler, 립, 프론트립, 프런트 립, 스플리터, リップ, フロントリップ, スプリッター`),
  },
  {
    slots: ["diffuser"],
    words: list(`
      skid plate, skidplate, rear skid, 스키드 플레이트, スキッドプレート,
      rear diffuser, rear valance, 리어 디퓨저, 리어디퓨저, 디퓨져, リアディフューザー, diffuser, difuser, 디퓨저, ディフューザー,
      デフューザー`),
  },
  {
    slots: ["exhaust"],
    words: list(`
      sound, louder, growl, roar, 배기 사운드, 소리 우렁, 爆音, 排気音, サウンド,
      mufflers, tips, exhaust tips, exhausts, tail pipe, tailpipe, zorst, 배기음, 배기 팁, 배기팁, 중통, 머플러팁,
      サイレンサー, マフラーカッター, exhaust, muffler, tailpipes, tail pipes, pipes, exaust, 배기, 머플러, 마후라, 엑조스트,
      배기구, マフラー, エキゾースト, 排気`),
  },
  {
    slots: ["skirts"],
    words: list(`
      sideskirts, sideskirt, 사이드스컷, 사이드 스컷, 스컷, 사이드 스텝, サイドスカ, サイスカ, side skirts, skirts, side skirt,
      사이드스커트, 사이드 스커트, 스커트, サイドスカート, サイドステップ, スカート`),
  },
  {
    slots: ["bumper.front"],
    words: list(`
      front end, 앞 범퍼, 프런트범퍼, 프론트범퍼, Fバンパー, front bumper, bumper, 프론트 범퍼, 프런트 범퍼, 앞범퍼, 범퍼, フロントバンパー,
      バンパー`),
  },
  {
    slots: ["hood"],
    words: list(`
      본네트, 본넷트, 보네트, 카본 보닛, 카본 후드, カーボンボンネット, ボンネ, hood, bonnet, vented hood, carbon hood, 보닛, 후드, 본넷,
      ボンネット`),
  },
  {
    slots: ["mirrors"],
    words: ["mirror caps", "mirrors", "mirror", "미러 캡", "미러캡", "미러", "ミラーカバー", "ミラー"],
  },
  {
    slots: ["lights"],
    words: list(`
      fog lights, drls, daytime running lights, 눈매, 눈빛, 주간주행등, 안개등, 目つき, 目元, フォグ, デイライト,
      head lights, taillights, tail lamps, lamp, 테일램프, 헤드램프, 후미등, テールランプ, ヘッドランプ, 前照灯, headlights,
      headlight, lights, lamps, tail lights, 헤드라이트, 라이트, 램프, 전조등, ヘッドライト, ライト, ランプ`),
  },
  {
    slots: ["brakes"],
    words: list(`
      carbon ceramic, carbon ceramics, carbon-ceramic, ceramic brakes, ceramic, ceramics, 카본 세라믹, 카본세라믹, 세라믹, カーボンセラミック, セラミック,
      stopping power, braking, brake kit, stop better, stops better, 제동력, 브레이크 성능, 제동 성능, 잘 멈추, 잘 서, 制動力, 制動, 止まる力, もっと止まる,
      braks, rotors, discs, stoppers, 브레끼, 브레키, 브렉, 브레이키, 디스크, 제동, ブレーキキット, ビッグブレーキ, ローター, brakes,
      brake, big brake kit, bbk, 브레이크, ブレーキ`),
  },
  {
    slots: ["wheels.front", "wheels.rear"],
    words: list(`
      tires, tyres, tire, tyre, new shoes, shoes, rollers, 신발, 타이어, 발통, 바퀴, 足元, 足回り, タイヤ, 靴,
      bigger rims, hoops, 알미늄 휠, 알루미늄 휠, 휠셋, 인치업, インチアップ, アルミホイール, 社外ホイール, wheel, wheels, rims, rim,
      alloys, 휠, 알로이, ホイール, アルミ`),
  },
];

/** Where a number or a text goes: panels of manifests, the first that the car has. */
export const PLACE_WORDS: readonly { panels: readonly string[]; both: boolean; words: readonly string[] }[] = [
  {
    panels: ["door.left"],
    both: true,
    words: list(`
      옆에, 옆으로, 옆쪽, 옆구리에, driver door, drivers door, driver's door, doorsides, along the side,
      down the side, down the sides, 문짝, 양문, 옆구리, 운전석 문, 도어에, ボディサイド, サイドに, 側面, ドア両側, doors, door,
      both doors, sides, side, 문, 도어, 양쪽 문, 옆면, 측면, ドア, 扉, 両側, サイド, 横`),
  },
  {
    panels: ["hood"],
    both: false,
    words: ["본네트", "본넷트", "보네트", "ボンネ", "hood", "bonnet", "보닛", "후드", "본넷", "ボンネット"],
  },
  {
    panels: ["trunk"],
    both: false,
    words: list(`
      boot lid, tail gate, rear end, 뒤쪽, 뒷트렁크, 테일게이트, トランクリッド, リヤ, 背面, trunk, boot, tailgate, back,
      rear, 트렁크, 뒤, 뒷면, トランク, 後ろ, リア`),
  },
  { panels: ["roof"], both: false, words: ["rooftop", "천장", "ルーフ上", "roof", "루프", "지붕", "ルーフ", "屋根"] },
  { panels: ["bumper.front"], both: false, words: ["front bumper", "nose", "앞범퍼", "フロントバンパー"] },
  {
    panels: ["fender.rear.left"],
    both: true,
    words: ["rear fender", "quarter panel", "뒤 펜더", "뒷펜더", "リアフェンダー"],
  },
  {
    panels: ["fender.front.left"],
    both: true,
    words: ["fender", "fenders", "front fender", "펜더", "휀더", "フェンダー"],
  },
];
