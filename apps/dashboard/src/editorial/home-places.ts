import type { StaffHomePicturesQuery } from "@carloom/api-client/commerce";
import { HOME_CARS, HOME_PARTS, partsByVariety } from "@carloom/api-client";
import type { HomeCarsQuery, HomePartsQuery } from "@carloom/api-client/threed";
import { type Language, LANGUAGE_CODES, LANGUAGES } from "@carloom/i18n";

/** A place of the home page: what stands in it without a picture of staff's, and the proportions that it has. */
export type Place = {
  id: string;
  kind: "hero" | "second" | "part" | "car";
  /** Of the part or the car. */
  title: string | null;
  standard: string | null;
  ratio: number;
};
/** A picture as it is edited: what it shows, by language. */
export type Chosen = { object: string; url: string; alts: Partial<Record<Language, string>> };
export type Choice = Readonly<Record<string, Chosen>>;

const RATIOS = { hero: 16 / 9, second: 16 / 9, part: 1, car: 3 / 2 } as const;
export const isDescribed = ({ kind }: Place): boolean => kind === "hero" || kind === "second";

type Cars = HomeCarsQuery["templates"]["edges"];
type Parts = HomePartsQuery["partModels"]["edges"];

/** Cars that the page may show, in its order. */
export const openCars = (cars: Cars) =>
  cars.map(({ node }) => node).filter(({ comingSoon }) => comingSoon.status === "open");

/** Places that the page has now, then those that have a picture and are not shown, as what was in them is gone. */
export function placesOf(cars: Cars, parts: Parts, choice: Choice): Place[] {
  const place = (
    kind: Place["kind"],
    slug = "",
    title: string | null = null,
    standard: string | null = null,
  ): Place => ({
    id: slug ? `${kind}:${slug}` : kind,
    kind,
    title,
    standard,
    ratio: RATIOS[kind],
  });
  const shown = [
    place("hero"),
    place("second"),
    ...partsByVariety(parts.map(({ node }) => node))
      .slice(0, HOME_PARTS)
      .map(({ slug, title, thumbnail }) => place("part", slug, title, thumbnail)),
    ...openCars(cars)
      .slice(0, HOME_CARS)
      .map(({ slug, title, thumbnailWebp }) => place("car", slug, title, thumbnailWebp)),
  ];
  const kept = Object.keys(choice)
    .filter((id) => !shown.some((one) => one.id === id))
    .map((id) => {
      const [kind = "", slug = ""] = id.split(":");
      return place(kind as Place["kind"], slug, slug);
    });
  return [...shown, ...kept];
}

export const choiceOf = ({ pictures }: StaffHomePicturesQuery["homePicturesDocument"]): Choice =>
  Object.fromEntries(
    pictures.map(({ place, object, url, alts }) => [
      place,
      {
        object,
        url,
        alts: Object.fromEntries(alts.map(({ languageCode, text }) => [languageCode.toLowerCase(), text])),
      },
    ]),
  );

/** What the service takes. */
export const picturesOf = (choice: Choice) =>
  Object.entries(choice).map(([place, { object, alts }]) => ({
    place,
    object,
    alts: LANGUAGES.map((language) => ({
      languageCode: LANGUAGE_CODES[language],
      text: (alts[language] ?? "").trim(),
    })),
  }));

export const isSame = (a: Choice, b: Choice): boolean =>
  JSON.stringify(sorted(picturesOf(a))) === JSON.stringify(sorted(picturesOf(b)));
const sorted = (pictures: ReturnType<typeof picturesOf>) => pictures.sort((a, b) => (a.place < b.place ? -1 : 1));
