import { LANGUAGES, type Language } from "@carloom/i18n";
import { ANY_LANGUAGE, type ContentName, type ContentRow } from "@carloom/platform";
import type { Alts } from "../catalogue/picture.graphql.ts";
import { type ContentProblem, refuse } from "./content.policy.ts";

/** What of the home page has a picture of staff's. It has no language: a picture is the same in each, its description not. */
export const HOME_PICTURES: ContentName = { kind: "home", key: "pictures", language: ANY_LANGUAGE };

export type HomePicture = {
  /** `hero`, `second`, a part's `part:<slug>` or a car's `car:<slug>`. */
  place: string;
  /** Name of the stored object. */
  object: string;
  alts: Alts;
};

/** What a picture is cut to, and the least that is wide enough for its place, px. */
export type Box = { width: number; height: number; least: number };
const BOXES: Readonly<Record<string, Box>> = {
  hero: { width: 2560, height: 1440, least: 1280 },
  second: { width: 2560, height: 1440, least: 960 },
  part: { width: 1440, height: 1440, least: 360 },
  car: { width: 1440, height: 960, least: 480 },
};
const PLACE = /^(?:hero|second|(?:part|car):[a-z0-9-]{1,80})$/;
const OBJECT = /^home\/[0-9a-f]{64}\.webp$/;
const MOST_PICTURES = 40;
const MOST_ALT = 250;

/** The form of a place; null where the page has no such place. */
export const boxOf = (place: string): Box | null => (PLACE.test(place) && BOXES[place.split(":", 1)[0] ?? ""]) || null;

/** A name stands beside the pictures of parts and cars; the two large ones say what they show themselves. */
const isDescribed = (place: string): boolean => place === "hero" || place === "second";

/** Pictures of a version, by their places. */
export function picturesOf(row: Pick<ContentRow, "body"> | null): HomePicture[] {
  const stored = (row?.body.pictures ?? {}) as Record<string, Omit<HomePicture, "place">>;
  return Object.entries(stored).map(([place, { object, alts }]) => ({ place, object, alts }));
}

/** Description in a language, in English where there is none. */
export const altIn = ({ alts }: Pick<HomePicture, "alts">, language: Language): string =>
  alts[language] || alts.en || "";

/**
 * What of pictures that were sent is stored, by places.
 * @param isStored whether an object is there: a name alone shows nothing
 * @throws Refusal that names every place with something against it
 */
export async function readPictures(
  sent: readonly HomePicture[],
  isStored: (object: string) => Promise<boolean>,
): Promise<Record<string, Omit<HomePicture, "place">>> {
  if (sent.length > MOST_PICTURES)
    throw refuse("INVALID", "pictures", `The home page has at most ${MOST_PICTURES} pictures.`);
  const stored: Record<string, Omit<HomePicture, "place">> = {};
  const problems: ContentProblem[] = [];
  const say = (code: ContentProblem["code"], field: string, message: string) => problems.push({ code, field, message });
  for (const { place, object, alts } of sent) {
    const texts = Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const text = alts[language]?.replace(/\s+/g, " ").trim();
        return text ? [[language, text]] : [];
      }),
    );
    if (!boxOf(place)) say("NOT_FOUND", place.slice(0, 100), "The home page has no such place.");
    else if (Object.hasOwn(stored, place)) say("UNIQUE", place, "This place has another picture.");
    else if (!OBJECT.test(object) || !(await isStored(object))) say("INVALID", place, "There is no such picture.");
    else if (isDescribed(place) && !texts.en) say("REQUIRED", place, "Say in English what is seen.");
    else if (Object.values(texts).some((text) => text.length > MOST_ALT))
      say("TOO_LONG", place, `A description has at most ${MOST_ALT} characters.`);
    else stored[place] = { object, alts: texts };
  }
  if (problems.length > 0) {
    const refusal = refuse("INVALID", null, "A picture cannot be stored.");
    refusal.problems.splice(0, 1, ...problems);
    throw refusal;
  }
  return stored;
}
