import { drawn, type Row } from "./row.ts";

export const FLAMES: readonly Row[] = [
  drawn("flames", "flame-lick", [1300, 431], ["Flame lick", "플레임 릭", "フレイムリック"], ["fender", "side"]),
  drawn("flames", "flame-row", [862, 356], ["Row of flames", "불꽃 행렬", "フレイムロー"], ["sill", "fender"]),
  drawn(
    "flames",
    "flame-hotrod",
    [1560, 551],
    ["Hot-rod flames", "핫로드 플레임", "ホットロッドフレイム"],
    ["fender", "hood", "classic"],
  ),
  drawn(
    "flames",
    "flame-pinstripe",
    [1560, 551],
    ["Pinstriped flames", "핀스트라이프 플레임", "ピンストライプフレイム"],
    ["fender", "pinstripe", "classic"],
  ),
  drawn("flames", "flame-crown", [1013, 1180], ["Hood flames", "후드 플레임", "ボンネットフレイム"], ["hood"]),
  drawn("flames", "flame-shards", [1375, 419], ["Flame shards", "플레임 샤드", "フレイムシャード"], ["side", "door"]),
  drawn(
    "flames",
    "flame-slats",
    [1560, 551],
    ["Slatted flames", "슬랫 플레임", "スラットフレイム"],
    ["fender", "side"],
  ),
];
