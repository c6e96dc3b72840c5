import { drawn, type Row } from "./row.ts";

export const GEOMETRIC: readonly Row[] = [
  drawn("geometric", "hex-fade", [907, 588], ["Hexagon fade", "헥사곤 페이드", "ヘキサゴンフェード"], ["side", "fade"]),
  drawn("geometric", "contour-lines", [1255, 540], ["Contour lines", "등고선", "等高線"], ["side", "door"]),
  drawn("geometric", "shard-field", [1196, 600], ["Shard field", "샤드 필드", "シャードフィールド"], ["side", "fade"]),
  drawn("geometric", "glitch-bars", [1450, 463], ["Glitch bars", "글리치 바", "グリッチバー"], ["side"]),
  drawn(
    "geometric",
    "halftone-fade",
    [1203, 448],
    ["Halftone fade", "하프톤 페이드", "ハーフトーンフェード"],
    ["side", "fade"],
  ),
  drawn("geometric", "chevron-run", [1098, 300], ["Chevron run", "셰브런 런", "シェブロンラン"], ["side", "bumper"]),
  drawn(
    "geometric",
    "camo-blocks",
    [1300, 640],
    ["Block camouflage", "블록 카무플라주", "ブロックカモフラージュ"],
    ["side", "camouflage"],
  ),
  drawn(
    "geometric",
    "dazzle-bands",
    [1240, 520],
    ["Dazzle bands", "대즐 밴드", "ダズルバンド"],
    ["side", "camouflage"],
  ),
  drawn("geometric", "wave-scales", [1317, 280], ["Seigaiha waves", "청해파 물결", "青海波"], ["side", "pattern"]),
  drawn("geometric", "door-lattice", [1050, 500], ["Door lattice", "문살 무늬", "韓屋の格子"], ["side", "pattern"]),
  drawn(
    "geometric",
    "pixel-scatter",
    [1080, 480],
    ["Pixel scatter", "픽셀 스캐터", "ピクセルスキャッター"],
    ["side", "fade"],
  ),
  drawn("geometric", "ridge-lines", [1215, 488], ["Ridge lines", "능선", "稜線"], ["side", "hood"]),
];
