/** The shop in miniature: one wheel of two sizes and one wing, for the pages under `/default-channel`. */
const taxed = (amount: number) => {
  const money = (value: number) => ({ amount: value, currency: "USD" });
  return { gross: money(amount), net: money(amount), tax: money(0), currency: "USD" };
};
const words = (name: string) => ({ name, translation: { name } });
const text = (line: string) => JSON.stringify({ blocks: [{ type: "paragraph", data: { text: line } }] });

const attribute = (slug: string, unit: string | null, values: string[]) => ({
  attribute: { slug, unit, ...words(slug) },
  values: values.map((value) => ({ slug: value, value, ...words(value) })),
});
const variant = (id: string, name: string, amount: number, pieces: number) => ({
  id,
  name,
  sku: `SKU-${id}`,
  quantityAvailable: pieces,
  quantityLimitPerCustomer: 50,
  trackInventory: true,
  weight: { value: 9.5 },
  media: [],
  attributes: id === "wing" ? [] : [attribute("rim-diameter", "INCH", [id])],
  pricing: { price: taxed(amount) },
});
const product = (slug: string, name: string, category: string, variants: ReturnType<typeof variant>[]) => ({
  id: slug,
  slug,
  ...words(name),
  translation: { name, description: text("Two <b>sizes</b> & more.") },
  description: text("Two sizes."),
  created: "2026-01-01T00:00:00Z",
  category: { slug: category, ...words(category) },
  thumbnail: { url: "/wheel.webp", alt: name },
  media: [{ url: "/wheel.webp", alt: name }],
  attributes: [
    attribute("bolt-pattern", null, ["5 × 100", "5 × 114.3"]),
    attribute("centre-bore", "MM", ["66.6"]),
    attribute("car", null, ["halden-gt", "orro-5"]),
  ],
  isAvailableForPurchase: true,
  productType: { kind: "NORMAL" },
  pricing: {
    displayGrossPrices: false,
    priceRange: { start: variants[0]?.pricing.price, stop: variants.at(-1)?.pricing.price },
  },
  variants,
});

const WHEEL = {
  ...product("fold-5", "Fold 5", "rim", [
    variant("19", "19 × 9 ET35", 560, 40),
    variant("20", "20 × 9.5 ET32", 620, 0),
  ]),
  translation: {
    name: "Fold 5",
    description: text("Two <b>sizes</b> & more."),
    seoTitle: "Fold 5 forged wheels",
  },
};
const WING = product("halden-gt-wing", "Wing", "spoiler", [variant("wing", "Wing", 480, 3)]);
const SAMPLE = product("paint-sample-solid", "Paint sample", "sample", [
  { ...variant("sample", "Paint sample", 6, 50), weight: { value: 0.045 } },
]);

/** Tokens of two saved quotes: one whose prices hold, and one whose do not any more. */
export const VALID = "33333333-3333-4333-8333-333333333333";
export const OVER = "44444444-4444-4444-8444-444444444444";

/** What staff wrote of a category. */
const RIM_WORDS = {
  translation: {
    name: "Wheels",
    description: text("Forged & <cast>."),
    seoTitle: "Wheels by size",
    seoDescription: "All in stock.",
  },
};
/** Of another for search engines, but not in the language that is asked for, which has its name. */
const ENGLISH_ALONE = { seoTitle: "In English alone" };

/** Answers of the shop; null for what it does not know. */
export function shopAnswer(operationName: string, variables: Record<string, unknown>): unknown {
  if (operationName === "goodsParts") return { goodsParts: [{ number: 0, count: 2 }] };
  if (operationName === "goodsSlugs") return { goodsSlugs: [WHEEL, WING].map(({ slug }) => slug) };
  if (operationName === "shopFrame") {
    const slug = String(variables.channel);
    const currencyCode = { "default-channel": "USD", krw: "KRW", jpy: "JPY" }[slug];
    const category = (slug: string, name: string) => ({
      node: { id: slug, slug, ...words(name), products: { totalCount: 1 } },
    });
    return {
      channel: currencyCode ? { id: slug, slug, name: slug, currencyCode } : null,
      categories: {
        edges: [
          { node: { ...category("rim", "Wheels").node, ...RIM_WORDS } },
          { node: { ...category("spoiler", "Spoilers").node, ...ENGLISH_ALONE } },
        ],
      },
      collections: { edges: [] },
      features: { choices: { edges: [{ node: { slug: "carbon", ...words("Carbon") } }] } },
      vehicles: [
        {
          slug: "honda-civic-2022",
          make: "Honda",
          model: "Civic",
          yearFrom: 2022,
          yearTo: null,
          boltCount: 5,
          boltPcd: 114.3,
          centreBore: 64.1,
        },
      ],
    };
  }
  if (operationName === "shopProducts") {
    const { filter } = variables as { filter?: { categories?: string[] } };
    const found = [WHEEL, WING].filter((one) => filter?.categories?.includes(one.category.slug) ?? true);
    return {
      products: {
        totalCount: found.length,
        pageInfo: { hasNextPage: true, endCursor: "WzFd" },
        edges: found.map((node) => ({ node })),
      },
    };
  }
  if (operationName === "shopProduct")
    return {
      product: [WHEEL, WING, SAMPLE].find(({ slug }) => slug === variables.slug) ?? null,
      productPictureTexts: variables.slug === WHEEL.slug ? [{ url: "/wheel.webp", text: "Five folded spokes" }] : [],
      shop: {
        availableShippingMethods: [{ id: "m", ...words("Standard"), minimumDeliveryDays: 6, maximumDeliveryDays: 12 }],
      },
    };
  if (operationName === "variantFacts")
    return {
      variantFacts: (variables.variantIds as string[]).map((variantId) => ({
        variantId,
        boltPatterns: [variantId === "20" ? "5 × 100" : "5 × 114.3"],
        centreBore: 66.6,
        cars: [variantId === "20" ? "orro-5" : "halden-gt"],
      })),
    };
  if (operationName === "variantFitments")
    return {
      variantFitments: (variables.variantIds as string[]).map((variantId) => ({
        variantId,
        verdict: variantId === "20" ? "block" : "fits",
        reasons:
          variantId === "20"
            ? [{ code: "bolt-pattern", verdict: "block", values: { part: "4×100", car: "5×114.3" } }]
            : [],
      })),
    };
  if (operationName === "savedQuote") {
    const { token } = variables as { token: string };
    const known = { [VALID]: true, [OVER]: false }[token];
    const unitPrice = { amount: 560, currency: "USD" };
    const goods = { productName: "Fold 5", name: "Fold 5", unitPrice, designTitle: null };
    const at = (reference: string) => [{ key: "reference", value: reference }];
    const wheel = { ...goods, variantId: "19", sku: "SKU-19", variantName: "19 × 9 ET35", quantity: 2 };
    const sticker = { ...goods, variantId: "30", sku: "STK-30", name: "Number", productName: "Number", quantity: 1 };
    const lines = [
      { ...wheel, metadata: at("rim.front") },
      { ...wheel, metadata: at("rim.rear") },
      { ...sticker, variantName: "Number", metadata: [{ key: "areaCm2", value: "1250" }] },
    ];
    const all = { amount: 2240, currency: "USD" };
    const total = { gross: all, net: all, tax: { amount: 0, currency: "USD" } };
    const validUntil = known ? "2099-12-06T12:00:00Z" : "2020-12-06T12:00:00Z";
    const quote = {
      token,
      pdfUrl: "http://localhost:8000/commerce/papers/signed?lang=en",
      channel: "default-channel",
      validUntil,
      isValid: known,
      note: "",
      lines,
      total,
      pricesIncludeTax: false,
    };
    return { savedQuote: known === undefined ? null : quote };
  }
  if (operationName === "productOfVariant")
    return {
      productVariant: variables.id === "20" ? { id: "20", sku: "SKU-20", product: { slug: "fold-5" } } : null,
    };
  return null;
}
