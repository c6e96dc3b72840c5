import { drawn, type Row } from "./row.ts";

export const ROUNDELS: readonly Row[] = [
  drawn(
    "roundels",
    "roundel-plain",
    [450, 450],
    ["Plain roundel", "민무늬 라운델", "プレーンラウンデル"],
    ["door", "hood", "classic"],
  ),
  drawn(
    "roundels",
    "roundel-ring",
    [450, 450],
    ["Ringed roundel 18", "링 라운델 18", "リングラウンデル18"],
    ["door", "classic"],
  ),
  drawn("roundels", "roundel-split", [450, 450], ["Split roundel", "스플릿 라운델", "スプリットラウンデル"], ["door"]),
  drawn("roundels", "roundel-gauge", [450, 450], ["Gauge roundel", "게이지 라운델", "ゲージラウンデル"], ["door"]),
  drawn(
    "roundels",
    "roundel-chequer",
    [450, 450],
    ["Chequered roundel", "체커 라운델", "チェッカーラウンデル"],
    ["door", "hood"],
  ),
  drawn(
    "roundels",
    "roundel-offset",
    [450, 450],
    ["Offset roundel", "오프셋 라운델", "オフセットラウンデル"],
    ["door"],
  ),
  drawn(
    "roundels",
    "roundel-sunrise",
    [450, 450],
    ["Sunrise roundel", "선라이즈 라운델", "サンライズラウンデル"],
    ["hood", "door"],
  ),
  drawn(
    "roundels",
    "roundel-square",
    [450, 450],
    ["Soft-square roundel", "라운드 스퀘어 라운델", "ラウンドスクエアラウンデル"],
    ["door", "plate"],
  ),
  drawn(
    "roundels",
    "roundel-broken",
    [450, 450],
    ["Broken-ring roundel", "브로큰 링 라운델", "ブロークンリングラウンデル"],
    ["door"],
  ),
];
