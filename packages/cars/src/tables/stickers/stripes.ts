import { drawn, type Row } from "./row.ts";

export const STRIPES: readonly Row[] = [
  drawn(
    "stripes",
    "twin-stripe",
    [500, 1600],
    ["Twin stripe", "트윈 스트라이프", "ツインストライプ"],
    ["hood", "roof", "centre"],
  ),
  drawn(
    "stripes",
    "offset-stripe",
    [420, 1600],
    ["Offset stripe", "오프셋 스트라이프", "オフセットストライプ"],
    ["hood", "roof", "offset"],
  ),
  drawn(
    "stripes",
    "centre-band",
    [340, 1600],
    ["Centre band with pinlines", "센터 밴드와 핀라인", "センターバンド＆ピンライン"],
    ["hood", "roof", "centre"],
  ),
  drawn("stripes", "side-sweep", [2200, 440], ["Side sweep", "사이드 스윕", "サイドスイープ"], ["side", "door"]),
  drawn(
    "stripes",
    "hockey-stick",
    [2300, 335],
    ["Hockey-stick stripe", "하키스틱 스트라이프", "ホッケースティックストライプ"],
    ["side", "classic"],
  ),
  drawn(
    "stripes",
    "hash-marks",
    [420, 300],
    ["Fender hash marks", "펜더 해시 마크", "フェンダーハッシュマーク"],
    ["fender", "gt"],
  ),
  drawn("stripes", "rocker-band", [2400, 150], ["Rocker band", "로커 패널 밴드", "ロッカーバンド"], ["side", "sill"]),
  drawn("stripes", "rally-steps", [2595, 536], ["Rally steps", "랠리 스텝", "ラリーステップ"], ["side", "rally"]),
  drawn("stripes", "speed-needles", [1800, 242], ["Speed needles", "스피드 니들", "スピードニードル"], ["side"]),
  drawn("stripes", "bar-fade", [1548, 300], ["Fading bars", "바 페이드", "バーフェード"], ["side", "fade"]),
  drawn("stripes", "retro-rise", [2153, 597], ["Retro rise", "레트로 라이즈", "レトロライズ"], ["side", "classic"]),
  drawn(
    "stripes",
    "pin-spear",
    [2400, 122],
    ["Pinstripe spear", "핀스트라이프 스피어", "ピンストライプスピア"],
    ["side", "classic", "pinstripe"],
  ),
];
