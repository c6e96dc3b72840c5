/** What a page of the catalogue is asked for, as its address says it. */
export type ShopQuery = {
  category: string | null;
  collection: string | null;
  /** A car of the studio by its slug, or `vehicle:` and the slug of another. */
  car: string | null;
  /** What is chosen of attributes: slugs of values by the slug of the attribute. */
  chosen: Chosen;
  /** Major units of the channel's currency. */
  from: number | null;
  to: number | null;
  inStock: boolean;
  search: string;
  sort: Sort;
  after: string | null;
};

export type Chosen = Readonly<Record<string, readonly string[]>>;

export const SORTS = ["shelf", "price", "dear", "new", "name"] as const;
export type Sort = (typeof SORTS)[number];

/** Names of the parameters, in the order in which addresses have them. */
export const PARAMETERS = {
  category: "category",
  collection: "collection",
  car: "car",
  from: "from",
  to: "to",
  stock: "stock",
  search: "q",
  sort: "sort",
  after: "after",
} as const;

/** Parameter of an attribute's values. Attributes are staff's, so their names are kept apart from the ones above. */
export const chosenName = (attribute: string): string => (attribute === "feature" ? attribute : `f.${attribute}`);
const MOST_ATTRIBUTES = 20;
const MOST_VALUES = 50;

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;
const CAR = /^(vehicle:)?[a-z0-9][a-z0-9-]{0,79}$/;
const MOST_MONEY = 1_000_000_000;

const matching = (text: string | null, pattern: RegExp): string | null => (text && pattern.test(text) ? text : null);

function amount(text: string | null): number | null {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(value) && value >= 0 && value <= MOST_MONEY ? value : null;
}

function readChosen(parameters: URLSearchParams): Chosen {
  const chosen = new Map<string, Set<string>>();
  for (const [name, value] of parameters) {
    const slug = name === "feature" ? name : name.startsWith("f.") ? name.slice(2) : "";
    if (!SLUG.test(slug) || !SLUG.test(value)) continue;
    const values = chosen.get(slug) ?? new Set();
    if (values.size < MOST_VALUES && (values.size > 0 || chosen.size < MOST_ATTRIBUTES))
      chosen.set(slug, values.add(value));
  }
  return Object.fromEntries([...chosen].map(([slug, values]) => [slug, [...values]]));
}

/** The same without one value of an attribute. */
export function unchosen({ chosen }: Pick<ShopQuery, "chosen">, attribute: string, value: string): Chosen {
  const { [attribute]: own = [], ...others } = chosen;
  const rest = own.filter((one) => one !== value);
  return rest.length > 0 ? { ...chosen, [attribute]: rest } : others;
}

/** Reads an address; what makes no sense is left out. */
export function readQuery(parameters: URLSearchParams): ShopQuery {
  const text = (name: keyof typeof PARAMETERS) => parameters.get(PARAMETERS[name]);
  const sort = SORTS.find((one) => one === text("sort"));
  return {
    category: matching(text("category"), SLUG),
    collection: matching(text("collection"), SLUG),
    car: matching(text("car"), CAR),
    chosen: readChosen(parameters),
    from: amount(text("from")),
    to: amount(text("to")),
    inStock: text("stock") === "1",
    search: (text("search") ?? "").trim().slice(0, 200),
    sort: sort ?? "shelf",
    after: matching(text("after"), /^[\w-]{1,500}$/),
  };
}

/** The same list with something changed, as the tail of an address; every change begins at the first page. */
export function queryText(query: ShopQuery, change: Partial<ShopQuery> = {}): string {
  const all: ShopQuery = { ...query, after: null, ...change };
  const parameters = new URLSearchParams();
  const set = (name: keyof typeof PARAMETERS, value: string | number | null) => {
    if (value !== null && value !== "") parameters.append(PARAMETERS[name], String(value));
  };
  set("category", all.category);
  set("collection", all.collection);
  set("car", all.car);
  for (const [attribute, values] of Object.entries(all.chosen))
    for (const value of values) parameters.append(chosenName(attribute), value);
  set("from", all.from);
  set("to", all.to);
  set("stock", all.inStock ? 1 : null);
  set("search", all.search);
  set("sort", all.sort === "shelf" ? null : all.sort);
  set("after", all.after);
  const text = parameters.toString();
  return text ? `?${text}` : "";
}

/** The list with this alone. */
export const onlyQuery = (only: Partial<ShopQuery>): string => queryText(readQuery(new URLSearchParams()), only);

/** Is the list narrowed by anything? */
export const isNarrowed = (query: ShopQuery): boolean => queryText({ ...query, sort: "shelf", after: null }) !== "";
