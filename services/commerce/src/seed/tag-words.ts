/** What people call what a tag of the catalogue says, in the three languages. Tags that are not here find nothing by themselves. */
const TAG_WORDS: Record<string, string> = {
  steel: "steel 스틸 철제 スチール 鉄",
  rally: "rally 랠리 ラリー",
  towing: "towing 견인 牽引",
  hood: "hood bonnet 보닛 후드 ボンネット",
  roof: "roof 루프 지붕 ルーフ 屋根",
  door: "door 도어 문짝 ドア",
  fender: "fender 펜더 휀더 フェンダー",
  sill: "sill rocker 사이드실 サイドシル",
  window: "window 창문 유리 ウインドウ 窓",
  bumper: "bumper 범퍼 バンパー",
  fade: "fade gradient 그라데이션 그러데이션 グラデーション",
  classic: "classic retro vintage 클래식 레트로 クラシック レトロ",
  pinstripe: "pinstripe 핀스트라이프 ピンストライプ",
  camouflage: "camouflage camo 위장 카모 迷彩 カモ",
  chequer: "chequer checker checkered 체커 체크무늬 チェッカー 市松",
  pattern: "traditional pattern 전통 무늬 伝統 和柄",
  safety: "safety 안전 安全",
  hangul: "hangul korean 한글 한국어 ハングル 韓国語",
  kanji: "kanji japanese 한자 일본어 漢字 日本語",
  city: "city 도시 都市",
  sponsor: "sponsor 스폰서 スポンサー",
  club: "club 클럽 クラブ",
};

/** Words that find goods with these tags. */
export const wordsOfTags = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => (Object.hasOwn(TAG_WORDS, tag) ? [TAG_WORDS[tag] ?? ""] : []));
