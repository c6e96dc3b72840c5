/** The specification's brands, in its order and spelling. */
export const BRANDS = ["ALL", "BMW", "BENZ", "FERARRI", "HYUNDAI", "KIA", "TOYOTA"] as const;
export const ALL = BRANDS[0];

export type BrandChoice = { brand: string; count: number };

const key = (brand: string): string => brand.trim().toUpperCase();

/** Brands to choose from, with how many cars each has: the fixed ones first, then the catalogue's own by name. */
export function brandChoices(counted: readonly BrandChoice[], all: number): BrandChoice[] {
  const counts = new Map(counted.map(({ brand, count }) => [key(brand), count]));
  const fixed = new Set<string>(BRANDS);
  const own = [...counts.keys()].filter((brand) => !fixed.has(brand)).sort((a, b) => a.localeCompare(b));
  return [...BRANDS, ...own].map((brand) => ({ brand, count: brand === ALL ? all : (counts.get(brand) ?? 0) }));
}

/** The brand of an address: one that can be chosen, without regard to case; anything else is ALL. */
export function brandOf(parameter: string | null, choices: readonly BrandChoice[]): string {
  const wanted = key(parameter ?? "");
  return choices.find((choice) => choice.brand === wanted && choice.count > 0)?.brand ?? ALL;
}

const plain = (text: string): string => text.normalize("NFKC").toLocaleLowerCase();

/** Cars of a brand whose title or brand holds every word of the search text. */
export function matching<T extends { brand: string; title: string }>(
  cars: readonly T[],
  brand: string,
  search: string,
): T[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return cars.filter((car) => {
    if (brand !== ALL && key(car.brand) !== brand) return false;
    const text = plain(`${car.title} ${car.brand}`);
    return words.every((word) => text.includes(word));
  });
}
