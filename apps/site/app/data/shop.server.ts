import { called } from "./called.ts";
import { type GraphQLClient, TransportError } from "@carloom/api-client";
import {
  type CountryCode,
  type ProductFilterInput,
  type ProductOrder,
  ShopFrameDocument,
  ShopProductDocument,
  type ShopFrameQuery,
  type ShopProductQuery,
  ShopProductsDocument,
  type ShopProductsQueryVariables,
  VariantFactsDocument,
  type VariantFactsQuery,
  VariantFitmentsDocument,
} from "@carloom/api-client/commerce";
import { HOME_COUNTRIES, type Language, LANGUAGE_CODES } from "@carloom/i18n";
import type { ServerSite } from "../server-context.ts";
import { derived, keeper } from "./kept.server.ts";
import { descriptionOf } from "./rich-text.ts";
import type {
  CarChoice,
  Fit,
  ShelfWords,
  ShopAround,
  ShopCar,
  ShopFacets,
  ShopFrame,
  ShopList,
  ShopProduct,
  SpecRow,
  Words,
} from "./shop.ts";
import { type TemplateList, templateList } from "./templates.server.ts";
import { saleOf, tileOf } from "./tile-of.ts";
import type { ShopQuery } from "./shop-query.ts";

/** Where goods are shown to go to: the channel's own country; of the worldwide one, where the page's language is spoken. */
export const countryFor = (language: Language, currency: string): CountryCode =>
  (({ KRW: "KR", JPY: "JP" }) as const)[currency as "KRW" | "JPY"] ?? HOME_COUNTRIES[language];

const PAGE = 24;

const frameOf = keeper(async (commerce: GraphQLClient, name: string) => {
  const [channel = "", language = "en"] = name.split(" ");
  return commerce.tryQuery(ShopFrameDocument, { channel, language: LANGUAGE_CODES[language as Language] ?? "EN" });
});

const years = (from: number, to: number | null) => (to ? `${from}–${to}` : `${from}–`);

/**
 * What every page of the shop has around its goods: categories, collections, cars to choose from. Null when there is no
 * such channel. Throws a 503 Response when the shop cannot be reached.
 */
export async function shopFrame(site: ServerSite, slug: string, language: Language): Promise<ShopFrame | null> {
  const [frame, templates] = await Promise.all([
    /^[a-z0-9-]{1,60}$/.test(slug) ? frameOf(site.commerce, `${slug} ${language}`) : null,
    templateList(site.threed[language], slug),
  ]);
  if (!/^[a-z0-9-]{1,60}$/.test(slug)) return null;
  if (!frame) throw new Response("The shop cannot be reached", { status: 503 });
  return frameWith(frame, templates);
}

type Told = {
  name?: string | null;
  description?: string | null;
  seoTitle?: string | null;
  seoDescription?: string | null;
};

/** What nobody wrote for search engines in a language is told them by its name and description there, not in English. */
function wordsOf(of: Told & { name: string; translation?: Told | null }): Words {
  const { translation } = of;
  const name = called(of);
  const description = descriptionOf(translation?.description ?? of.description);
  const title = translation?.seoTitle ?? (translation?.name ? null : of.seoTitle);
  const about = translation?.seoDescription ?? (translation?.description ? null : of.seoDescription);
  return { name, description, title: title || name, about: about || description };
}

const frameWith = derived((frame: ShopFrameQuery, templates: TemplateList | null): ShopFrame | null => {
  const { channel } = frame;
  if (!channel) return null;
  const studio: CarChoice[] = (templates?.cars ?? []).map(({ tile }) => ({
    value: tile.slug,
    name: tile.title,
    maker: null,
  }));
  const others: CarChoice[] = frame.vehicles.map((one) => ({
    value: `vehicle:${one.slug}`,
    name: `${one.model}, ${years(one.yearFrom, one.yearTo ?? null)}`,
    maker: one.make,
  }));
  return {
    channel: { slug: channel.slug, currency: channel.currencyCode },
    categories: (frame.categories?.edges ?? []).map(({ node }) => ({
      id: node.id,
      slug: node.slug,
      ...wordsOf(node),
      count: node.products?.totalCount ?? 0,
    })),
    collections: (frame.collections?.edges ?? []).map(({ node }) => ({
      id: node.id,
      slug: node.slug,
      ...wordsOf(node),
      ...(node.backgroundImage && { picture: { url: node.backgroundImage.url, alt: node.backgroundImage.alt ?? "" } }),
    })),
    cars: [...studio, ...others],
    hubs: new Map(frame.vehicles.map((one) => [one.slug, one])),
  };
});

const around = (frame: ShopFrame, facets: ShopFacets | null): ShopAround => ({
  categories: frame.categories.map(({ slug, name, count }) => ({
    slug,
    name,
    count,
    left: facets ? (facets.categories[slug] ?? 0) : count,
  })),
  collections: frame.collections.map(({ slug, name }) => ({ slug, name })),
  cars: frame.cars,
  facets,
});
const aroundWith = derived((facets: ShopFacets, frame: ShopFrame) => around(frame, facets));
const aroundAlone = derived(around);

/** What of the frame its pages show, with what narrows this list. */
export const shopAround = (frame: ShopFrame, facets: ShopFacets | null): ShopAround =>
  facets ? aroundWith(facets, frame) : aroundAlone(frame, null);

/** The collection or category that a list is of: what stands above it. Null of the whole shop. */
export function shelfOf(frame: ShopFrame, { category, collection }: ShopQuery): ShelfWords | null {
  const shelf =
    frame.collections.find(({ slug }) => slug === collection) ?? frame.categories.find(({ slug }) => slug === category);
  if (!shelf) return null;
  const { name, description, title, about, picture }: ShelfWords = shelf;
  return { name, description, title, about, ...(picture && { picture }) };
}

/** The chosen car, when it is one that can be chosen. */
export function carOf(frame: ShopFrame, value: string | null): ShopCar | null {
  const choice = value ? frame.cars.find((car) => car.value === value) : undefined;
  if (!choice) return null;
  const name = choice.maker ? `${choice.maker} ${choice.name}` : choice.name;
  const vehicle = choice.value.startsWith("vehicle:") ? choice.value.slice("vehicle:".length) : null;
  return { value: choice.value, name, templateSlug: vehicle ? null : choice.value, vehicle };
}

/** Parts that can be mounted on a car. Of another vehicle only the hub is known, so only wheels are sure. */
function carFilter(frame: ShopFrame, car: ShopCar): NonNullable<ProductFilterInput["attributes"]> {
  const hub = car.vehicle === null ? undefined : frame.hubs.get(car.vehicle);
  if (!hub) return [{ slug: "car", values: [car.templateSlug ?? ""] }];
  const pattern = `${hub.boltCount}x${String(hub.boltPcd).replace(".", "-")}`;
  return [
    { slug: "bolt-pattern", values: [pattern] },
    { slug: "centre-bore", value: { numeric: { range: { gte: hub.centreBore - 0.05 } } } },
  ];
}

const ORDERS: Partial<Record<ShopQuery["sort"], ProductOrder>> = {
  price: { field: "MINIMAL_PRICE", direction: "ASC" },
  dear: { field: "MINIMAL_PRICE", direction: "DESC" },
  new: { field: "CREATED_AT", direction: "DESC" },
  name: { field: "NAME", direction: "ASC" },
};

/** What of a list always holds; the rest of its query can be taken back by itself. */
export function fixedFilter(frame: ShopFrame, query: ShopQuery, car: ShopCar | null): ProductFilterInput {
  const id = (list: readonly { slug: string; id: string }[], slug: string) =>
    list.find((one) => one.slug === slug)?.id ?? "";
  return {
    ...(query.category && { categories: [id(frame.categories, query.category)] }),
    ...(query.collection && { collections: [id(frame.collections, query.collection)] }),
    ...(car && { attributes: carFilter(frame, car) }),
    ...(query.inStock && { isAvailable: true }),
  };
}

export const chosenOf = ({ chosen }: ShopQuery) =>
  Object.entries(chosen).map(([slug, values]) => ({ slug, values: [...values] }));

export const priceOf = ({ from, to }: ShopQuery) => (from === null && to === null ? null : { gte: from, lte: to });

function filterOf(frame: ShopFrame, query: ShopQuery, car: ShopCar | null): ProductFilterInput {
  const fixed = fixedFilter(frame, query, car);
  const attributes = [...(fixed.attributes ?? []), ...chosenOf(query)];
  const minimalPrice = priceOf(query);
  return { ...fixed, ...(attributes.length > 0 && { attributes }), ...(minimalPrice && { minimalPrice }) };
}

type ListQuestion = { car: ShopCar | null; variables: ShopProductsQueryVariables };

/** A page of goods, each with its verdict where a car was chosen. @throws Response 503 */
export async function shopList(
  site: ServerSite,
  frame: ShopFrame,
  query: ShopQuery,
  language: Language,
): Promise<ShopList> {
  const car = carOf(frame, query.car);
  const sortBy = ORDERS[query.sort];
  const question: ListQuestion = {
    car,
    variables: {
      channel: frame.channel.slug,
      language: LANGUAGE_CODES[language],
      first: PAGE,
      after: query.after,
      search: query.search || null,
      filter: filterOf(frame, query, car),
      ...(sortBy && { sortBy }),
    },
  };
  const list = await listed(site.commerce, JSON.stringify(question));
  if (!list) throw new Response("The shop cannot be reached", { status: 503 });
  return list;
}

const listed = keeper(async (commerce: GraphQLClient, name: string): Promise<ShopList | null> => {
  const { car, variables } = JSON.parse(name) as ListQuestion;
  const answer = await commerce.tryQuery(ShopProductsDocument, variables);
  const products = answer?.products;
  if (!products) return null;
  const reading = answer.searchReading;
  const ids = products.edges.flatMap(({ node }) => (node.variants ?? []).map(({ id }) => id));
  const fits = car ? await fitsOf(commerce, ids, car) : new Map<string, Fit>();
  return {
    total: products.totalCount ?? 0,
    reading:
      reading?.isPartial || reading?.corrected
        ? { corrected: reading.isPartial ? null : (reading.corrected ?? null) }
        : null,
    next: products.pageInfo.hasNextPage ? (products.pageInfo.endCursor ?? null) : null,
    tiles: products.edges.map(({ node }) => tileOf(node, fits)),
  };
});

/** Verdicts for a car, by the id of the variant. */
export async function fitsOf(commerce: GraphQLClient, variantIds: string[], car: ShopCar): Promise<Map<string, Fit>> {
  if (variantIds.length === 0) return new Map();
  const { templateSlug, vehicle } = car;
  const answer = await commerce.tryQuery(VariantFitmentsDocument, { variantIds, templateSlug, vehicle });
  return new Map(
    (answer?.variantFitments ?? []).map(({ variantId, verdict, reasons }) => [variantId, { verdict, reasons } as Fit]),
  );
}

type VariantFacts = VariantFactsQuery["variantFacts"][number];

/** What of a product's table belongs to each of its sizes; nothing where it has one. */
async function factsOf(
  commerce: GraphQLClient,
  variantIds: string[],
  templateSlugs: string[],
): Promise<Map<string, VariantFacts>> {
  if (variantIds.length < 2) return new Map();
  const answer = await commerce.tryQuery(VariantFactsDocument, { variantIds, templateSlugs });
  return new Map((answer?.variantFacts ?? []).map((one) => [one.variantId, one]));
}

type Attributes = NonNullable<ShopProductQuery["product"]>["attributes"];
type VariantAttributes = NonNullable<NonNullable<ShopProductQuery["product"]>["variants"]>[number]["attributes"];

const rowsOf = (attributes: Attributes | VariantAttributes): SpecRow[] =>
  attributes.flatMap(({ attribute, values }) =>
    values.length === 0
      ? []
      : {
          slug: attribute.slug,
          name: attribute.translation?.name ?? (attribute.name || attribute.slug),
          unit: attribute.unit ?? null,
          values: values.map((value) => value.translation?.name ?? value.name ?? value.value ?? ""),
        },
  );

/** Rows of the product that say more than one size: with what this one says. */
function ownRows(rows: readonly SpecRow[], facts: VariantFacts | undefined): SpecRow[] {
  const own: Record<string, string[]> = {
    "bolt-pattern": facts?.boltPatterns ?? [],
    "centre-bore": facts?.centreBore ? [String(facts.centreBore)] : [],
  };
  return rows.flatMap((row) => {
    const values = own[row.slug] ?? [];
    return values.length > 0 ? { ...row, values } : [];
  });
}

/** A product; null when the channel has none of this slug. @throws Response 503 */
export async function shopProduct(
  site: ServerSite,
  frame: ShopFrame,
  slug: string,
  car: ShopCar | null,
  language: Language,
): Promise<ShopProduct | null> {
  const country = countryFor(language, frame.channel.currency);
  const answer = await site.commerce
    .query(ShopProductDocument, { channel: frame.channel.slug, slug, language: LANGUAGE_CODES[language], country })
    .catch((error: unknown) => {
      if (error instanceof TransportError) throw new Response("The shop cannot be reached", { status: 503 });
      throw error;
    });
  const { product, productPictureTexts, shop } = answer;
  if (!product) return null;
  const variants = product.variants ?? [];
  const gross = product.pricing?.displayGrossPrices ?? false;
  const fits = car
    ? await fitsOf(
        site.commerce,
        variants.map(({ id }) => id),
        car,
      )
    : new Map<string, Fit>();
  const methods = shop.availableShippingMethods ?? [];
  const rows = rowsOf(product.attributes.filter(({ attribute }) => attribute.slug !== "car"));
  const cars = (product.attributes.find(({ attribute }) => attribute.slug === "car")?.values ?? []).map((value) => ({
    slug: value.slug ?? "",
    name: value.translation?.name ?? value.name ?? "",
  }));
  const facts = await factsOf(
    site.commerce,
    variants.map(({ id }) => id),
    cars.map((one) => one.slug),
  );
  return {
    slug: product.slug,
    ...wordsOf(product),
    category: product.category && {
      slug: product.category.slug,
      name: called(product.category),
    },
    pictures: (product.media ?? []).map(({ url }) => url),
    alts: Object.fromEntries(productPictureTexts.flatMap(({ url, text }) => (text ? [[url, text]] : []))),
    byArea: product.isAvailableForPurchase === false,
    gross,
    rows,
    cars,
    variants: variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku ?? "",
      name: variants.length > 1 ? called(variant) : null,
      price: variant.pricing?.price ? (gross ? variant.pricing.price.gross : variant.pricing.price.net) : null,
      sale: saleOf(
        {
          price: variant.pricing?.price,
          before: variant.pricing?.priceUndiscounted,
          prior: variant.pricing?.pricePrior,
        },
        gross,
      ),
      stock: variant.trackInventory ? (variant.quantityAvailable ?? 0) : null,
      most: Math.min(variant.quantityAvailable ?? 50, variant.quantityLimitPerCustomer ?? 50),
      weightKg: variant.weight?.value ?? null,
      picture: variant.media?.[0]?.url ?? null,
      fit: fits.get(variant.id) ?? null,
      rows: [...rowsOf(variant.attributes), ...ownRows(rows, facts.get(variant.id))],
      cars: facts.get(variant.id)?.cars ?? null,
    })),
    delivery:
      product.productType.kind === "GIFT_CARD"
        ? null
        : {
            country,
            ways: methods.map((method) => ({
              name: called(method),
              days: [method.minimumDeliveryDays ?? 0, method.maximumDeliveryDays ?? 0],
              least: method.minimumOrderPrice ?? null,
              most: method.maximumOrderPrice ?? null,
            })),
          },
  };
}
