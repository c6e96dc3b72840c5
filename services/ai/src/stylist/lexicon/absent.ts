import { list } from "./list.ts";

/** What people want on cars and no slot, zone or sticker of ours is: it is named in the answer instead of being passed over. */
export const ABSENT_WORDS: readonly string[] = list(`
  turbo, turbos, turbocharger, twin turbo, supercharger, nitrous, nos kit, engine swap, new engine, bigger engine, engine, v8, v12, ecu tune,
  chip tune, stage 2 tune, air intake, cold air intake, intercooler, coilovers, coilover, air suspension, air ride, airbags, suspension kit,
  sway bar, strut bar, snorkel, winch, bull bar, bullbar, light bar, led bar, lightbar, roof tent, awning, roof ladder, tow bar, tow hitch, trailer,
  running boards, mud flaps, mudflaps, fender flares, overfenders, over fenders, wide body kit, widebody kit, wide body, widebody, sunroof, moonroof,
  panoramic roof, convertible top, soft top, led underglow, neon underglow, underglow, ambient lighting, steering wheel, gear knob, shift knob,
  shifter, pedals, bucket seats, racing seats, roll cage, harness, floor mats, seat covers, dashcam, dash cam, stereo, speakers, subwoofer,
  sound system, carplay, spare wheel, spare tire, window visors, wind deflectors, canards, grille, grill, antenna, scissor doors, butterfly doors,
  gullwing doors, suicide doors,

  트윈터보, 터보차저, 터보, 슈퍼차저, 엔진 스왑, 엔진, 맵핑, ecu 튜닝, 흡기 튜닝, 흡기, 인터쿨러, 코일오버, 일체형 서스, 에어서스, 에어 서스, 서스펜션, 스테빌라이저, 스트럿바, 스노클,
  스노쿨, 윈치, 불바, 라이트바, 라이트 바, led 바, 루프탑 텐트, 루프 텐트, 어닝, 견인고리, 견인 고리, 사이드 발판, 머드가드, 머드 가드, 오버휀더, 오버펜더, 와이드 바디킷, 와이드바디킷,
  와이드 바디, 와이드바디, 선루프, 썬루프, 파노라마 루프, 소프트톱, 네온 언더글로우, 언더글로우, 언더글로, 하체 조명, 앰비언트 라이트, 엠비언트 라이트, 핸들, 스티어링 휠, 스티어링휠, 기어봉, 기어노브,
  페달, 버킷시트, 버킷 시트, 롤케이지, 롤 케이지, 바닥 매트, 시트 커버, 블랙박스, 오디오, 스피커, 우퍼, 네비게이션, 내비게이션, 스페어타이어, 스페어 타이어, 썬바이저, 카나드, 그릴, 안테나, 걸윙도어, 걸윙 도어,
  시저도어, 시저 도어,

  ツインターボ, ターボ, スーパーチャージャー, エンジンスワップ, エンジン, ecuチューン, エアインテーク, 吸気, インタークーラー, 車高調, エアサス, サスペンション, スタビライザー, タワーバー, シュノーケル, ウインチ, グリルガード,
  ブルバー, ライトバー, ルーフテント, オーニング, ヒッチメンバー, サイドブレーキ, マッドガード, マッドフラップ, オーバーフェンダー, ワイドボディキット, ワイドボディ, サンルーフ, パノラマルーフ, ソフトトップ, ネオンアンダーグロー,
  アンダーグロー, アンダーネオン, ステアリングホイール, ステアリング, ハンドル, シフトノブ, ペダル, バケットシート, ロールケージ, フロアマット, シートカバー, ドライブレコーダー, ドラレコ, オーディオ, スピーカー, ウーファー, カーナビ,
  スペアタイヤ, サイドバイザー, カナード, グリル, アンテナ, ガルウイングドア, ガルウイング, シザードア`);
