import type { FitmentReason, Verdict } from "@carloom/build";

export type Amount = { amount: number; currency: string };
export type Named = { slug: string; name: string };

/** A car to choose: of the studio, or another by its maker. */
export type CarChoice = { value: string; name: string; maker: string | null };
export type ShopCar = { value: string; name: string; templateSlug: string | null; vehicle: string | null };

export type Fit = { verdict: Verdict; reasons: FitmentReason[] };

export type ShopFrame = {
  channel: { slug: string; currency: string };
  categories: (ShelfWords & { id: string; slug: string; count: number })[];
  collections: (ShelfWords & { id: string; slug: string })[];
  cars: CarChoice[];
  /** Hubs of vehicles that are not in the studio, by slug; stays on the server. */
  hubs: ReadonlyMap<string, { boltCount: number; boltPcd: number; centreBore: number }>;
};

/** What goods in a promotion cost without it, and the least that they cost in the 30 days before it began. */
export type Sale = { before: Amount; lowest: Amount | null };

export type ShopTile = {
  slug: string;
  name: string;
  picture: string | null;
  /** Names of the sizes where there are several. */
  sizes: string[];
  /** Width, height, length, mm. */
  box: number[];
  price: Amount | null;
  sale: Sale | null;
  /** Other sizes cost more. */
  from: boolean;
  /** Priced by its area in the studio. */
  byArea: boolean;
  /** Null: made to order. */
  stock: number | null;
  fit: Fit | null;
  /** Every size. */
  variantIds: string[];
  /** Part number of the size that the tile is of; null where it is of all. */
  variant: string | null;
};

/** What a search was taken for where that is not what was typed: other words; null for what comes closest to all of them. */
export type SearchReading = { corrected: string | null };

export type ShopList = { total: number; next: string | null; reading: SearchReading | null; tiles: ShopTile[] };

/** An attribute that the list can be narrowed by, with how many products each value leaves. */
export type Facet = {
  slug: string;
  name: string;
  unit: string | null;
  values: (Named & { count: number })[];
};

/** Prices in major units; both ends belong to the band. */
export type FacetPrice = { from: number; to: number; count: number };

export type ShopFacets = {
  attributes: Facet[];
  prices: FacetPrice[];
  /** By the slug of the category. */
  categories: Record<string, number>;
};

/** What something is called and says; search engines are told `title` and `about`, the same where staff wrote nothing else. */
export type Words = { name: string; description: string; title: string; about: string };

/** What a category or a collection says above its goods. */
export type ShelfWords = Words & { picture?: { url: string; alt: string } };

/** What stands around a page of goods; the same object as long as what it is made of is kept. */
export type ShopAround = {
  /** `left`: products with everything else that is chosen. */
  categories: (Named & { count: number; left: number })[];
  collections: Named[];
  cars: CarChoice[];
  /** Null when the shop did not say. */
  facets: ShopFacets | null;
};

export type ShopVariant = {
  id: string;
  sku: string;
  /** Null where there is only one. */
  name: string | null;
  price: Amount | null;
  sale: Sale | null;
  stock: number | null;
  most: number;
  weightKg: number | null;
  picture: string | null;
  fit: Fit | null;
  /** What it says otherwise, or besides, than its product's rows. */
  rows: SpecRow[];
  /** Slugs of the product's cars that take this size; null where all do. */
  cars: string[] | null;
};

/** A row of a product's table; values are numbers where it has a unit. */
export type SpecRow = { slug: string; name: string; unit: string | null; values: string[] };

export type ShopProduct = Words & {
  slug: string;
  category: Named | null;
  pictures: string[];
  /** What staff wrote that a picture shows, by its address. */
  alts: Readonly<Record<string, string>>;
  byArea: boolean;
  /** Prices are shown with their tax. */
  gross: boolean;
  rows: SpecRow[];
  /** Cars of the studio that take it. */
  cars: Named[];
  variants: ShopVariant[];
  /** Null: nothing is sent, it comes by mail. */
  delivery: { country: string; ways: Way[] } | null;
};

/** How goods are sent: in how many days, and for orders of which sum; null is no bound. */
export type Way = { name: string; days: [number, number]; least: Amount | null; most: Amount | null };

/** What a product needs beside it, and what else goes with it. */
export type RelatedGoods = { required: ShopTile[]; others: ShopTile[] };
