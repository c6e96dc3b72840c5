import type { ChannelRow } from "../catalogue/catalogue.repository.ts";

/** What a column can say of a product or of one of its variants; prices are one column a channel, `price:krw`. */
export const PLAIN_FIELDS = [
  "sku",
  "product",
  "name",
  "name_ko",
  "name_ja",
  "description",
  "description_ko",
  "description_ja",
  "type",
  "category",
  "variant",
  "variant_ko",
  "variant_ja",
  "weight",
  "track_stock",
  "stock",
  "warehouse",
  "published",
] as const;
export type PlainField = (typeof PLAIN_FIELDS)[number];
export type Field = PlainField | `price:${string}`;

type Channels = readonly Pick<ChannelRow, "slug" | "currency">[];

/** Names that people give such columns, folded; the field's own name counts too. */
const ALIASES: Record<PlainField, readonly string[]> = {
  sku: [
    "partnumber",
    "variantsku",
    "itemnumber",
    "상품코드",
    "품번",
    "부품번호",
    "자체상품코드",
    "商品コード",
    "品番",
    "商品番号",
  ],
  product: ["slug", "handle", "productslug", "상품주소", "상품슬러그", "商品アドレス", "スラッグ"],
  name: ["title", "productname", "nameen", "상품명영어", "商品名英語"],
  name_ko: ["namekorean", "상품명", "이름", "상품명한국어"],
  name_ja: ["namejapanese", "商品名", "名前", "商品名日本語"],
  description: ["body", "bodyhtml", "descriptionen", "상품설명영어", "商品説明英語"],
  description_ko: ["상품설명", "설명", "상품설명한국어"],
  description_ja: ["商品説明", "説明", "商品説明日本語"],
  type: ["producttype", "상품유형", "유형", "商品タイプ", "種類"],
  category: ["productcategory", "카테고리", "분류", "カテゴリー", "カテゴリ"],
  variant: ["variantname", "option", "option1value", "size", "옵션", "사이즈", "バリエーション", "サイズ"],
  variant_ko: ["variantnamekorean", "옵션한국어", "옵션명한국어"],
  variant_ja: ["variantnamejapanese", "バリエーション日本語", "サイズ日本語"],
  weight: ["weightkg", "kg", "무게", "무게kg", "重量", "重量kg"],
  track_stock: ["trackinventory", "재고관리", "在庫管理"],
  stock: ["quantity", "qty", "inventory", "variantinventoryqty", "재고", "재고수량", "수량", "在庫", "在庫数"],
  warehouse: ["location", "창고", "倉庫"],
  published: ["visible", "isactive", "공개", "진열여부", "公開"],
};

/** A column's name as it is compared: without case, spaces and signs. */
export const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_\-()[\]/.:·・]+/g, "");

/** Every field that a column may stand for in this shop. */
export const fieldsOf = (channels: Channels): Field[] => [
  ...PLAIN_FIELDS,
  ...channels.map(({ slug }): Field => `price:${slug}`),
];

export const isField = (text: string, channels: Channels): text is Field =>
  (fieldsOf(channels) as string[]).includes(text);

function fieldOf(header: string, channels: Channels): Field | null {
  const folded = fold(header);
  if (!folded) return null;
  for (const { slug, currency } of channels) {
    const names = [`price${slug}`, `price${currency}`, `가격${currency}`, `価格${currency}`, `판매가${currency}`];
    if (names.some((name) => fold(name) === folded)) return `price:${slug}`;
  }
  return PLAIN_FIELDS.find((field) => fold(field) === folded || ALIASES[field].includes(folded)) ?? null;
}

/** What each column of a file seems to say, by its name; no field twice. Null is a column that is left out. */
export function proposedBy<F extends string>(
  headers: readonly string[],
  fieldOf: (header: string) => F | null,
): (F | null)[] {
  const taken = new Set<F>();
  return headers.map((header) => {
    const field = fieldOf(header);
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

export const proposedFields = (headers: readonly string[], channels: Channels): (Field | null)[] =>
  proposedBy(headers, (header) => fieldOf(header, channels));
