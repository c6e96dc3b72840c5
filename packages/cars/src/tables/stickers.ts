import type { CatalogueSticker } from "../catalogue/types.ts";

type Drawn = {
  slug: string;
  type: CatalogueSticker["type"];
  /** Metres; the height follows from the file's view box. */
  width: number;
  height: number;
  title: CatalogueSticker["title"];
  tags?: string[];
};

const DRAWN: readonly Drawn[] = [
  {
    slug: "twin-stripe",
    type: "stripes",
    width: 0.5,
    height: 1.6,
    title: { en: "Twin stripe", ko: "트윈 스트라이프", ja: "ツインストライプ" },
  },
  {
    slug: "side-sweep",
    type: "stripes",
    width: 2.2,
    height: 0.44,
    title: { en: "Side sweep", ko: "사이드 스윕", ja: "サイドスイープ" },
  },
  {
    slug: "hash-marks",
    type: "stripes",
    width: 0.42,
    height: 0.3,
    title: { en: "Fender hash marks", ko: "펜더 해시 마크", ja: "フェンダーハッシュマーク" },
  },
  {
    slug: "number-27",
    type: "numbers",
    width: 0.46,
    height: 0.36,
    title: { en: "Number 27", ko: "넘버 27", ja: "ナンバー27" },
  },
  {
    slug: "number-8",
    type: "numbers",
    width: 0.26,
    height: 0.36,
    title: { en: "Number 8", ko: "넘버 8", ja: "ナンバー8" },
  },
  {
    slug: "roundel-plain",
    type: "roundels",
    width: 0.45,
    height: 0.45,
    title: { en: "Plain roundel", ko: "민무늬 라운델", ja: "プレーンラウンデル" },
  },
  {
    slug: "roundel-ring",
    type: "roundels",
    width: 0.45,
    height: 0.45,
    title: { en: "Ringed roundel 53", ko: "링 라운델 53", ja: "リングラウンデル53" },
  },
  {
    slug: "flame-lick",
    type: "flames",
    width: 1.3,
    height: 0.42,
    title: { en: "Flame lick", ko: "플레임 릭", ja: "フレイムリック" },
  },
  {
    slug: "flame-row",
    type: "flames",
    width: 0.9,
    height: 0.36,
    title: { en: "Row of flames", ko: "플레임 로", ja: "フレイムロー" },
  },
  {
    slug: "shard-field",
    type: "geometric",
    width: 1.1,
    height: 0.6,
    title: { en: "Shard field", ko: "샤드 필드", ja: "シャードフィールド" },
  },
  {
    slug: "hex-fade",
    type: "geometric",
    width: 0.9,
    height: 0.5,
    title: { en: "Hexagon fade", ko: "헥사곤 페이드", ja: "ヘキサゴンフェード" },
  },
  {
    slug: "contour-lines",
    type: "geometric",
    width: 1.2,
    height: 0.5,
    title: { en: "Contour lines", ko: "등고선", ja: "等高線" },
  },
  {
    slug: "chequer-band",
    type: "racing",
    width: 1.2,
    height: 0.2,
    title: { en: "Chequer band", ko: "체커 밴드", ja: "チェッカーバンド" },
  },
  {
    slug: "tow-arrow",
    type: "racing",
    width: 0.11,
    height: 0.14,
    title: { en: "Tow arrow", ko: "견인 화살표", ja: "牽引矢印" },
  },
  {
    slug: "word-loom",
    type: "lettering",
    width: 0.6,
    height: 0.13,
    title: { en: "CARLOOM lettering", ko: "CARLOOM 레터링", ja: "CARLOOMレタリング" },
  },
  {
    slug: "word-night-shift",
    type: "lettering",
    width: 0.8,
    height: 0.11,
    title: { en: "NIGHT SHIFT lettering", ko: "NIGHT SHIFT 레터링", ja: "NIGHT SHIFTレタリング" },
  },
  {
    slug: "badge-halden",
    type: "badges",
    width: 0.16,
    height: 0.18,
    title: { en: "Halden shield", ko: "할덴 실드", ja: "ハルデンシールド" },
  },
  {
    slug: "badge-disc",
    type: "badges",
    width: 0.2,
    height: 0.2,
    title: { en: "Brake disc badge", ko: "브레이크 디스크 배지", ja: "ブレーキディスクバッジ" },
  },
];

/** Printed vinyl by area with a floor: US cents per square metre, won and yen at fixed list rates. */
function priced(area: number): CatalogueSticker["price"] {
  const cents = Math.max(900, Math.round((area * 9500) / 100) * 100);
  return { USD: cents, KRW: Math.round((cents * 13.75) / 100) * 100, JPY: Math.round((cents * 1.5) / 10) * 10 };
}

export const STICKERS: readonly CatalogueSticker[] = DRAWN.map(({ tags, ...s }) => ({
  ...s,
  sku: `CL-ST-${s.slug.toUpperCase()}`,
  tags: tags ?? [s.type],
  file: `stickers/${s.slug}.svg`,
  thumbnail: `thumbnails/stickers/${s.slug}.webp`,
  price: priced(s.width * s.height),
  weightKg: Math.max(0.02, Math.round(s.width * s.height * 250) / 1000),
  stock: 500,
}));
