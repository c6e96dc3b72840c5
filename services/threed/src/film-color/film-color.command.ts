import type { RequestContext } from "@carloom/platform";
import { done, fail, invalid, notFound, type Outcome } from "../failure.ts";
import { type FilmColorInput, MOST_AT_ONCE, MOST_COLORS, readFilmColor } from "./film-color.policy.ts";
import { countOtherFilmColors, deleteFilmColor, saveFilmColors } from "./film-color.repository.ts";

/** Adds colours to charts, or changes those whose codes are there: all of them, or none. */
export async function keepFilmColors(
  { db }: RequestContext,
  colors: readonly FilmColorInput[],
): Promise<Outcome<number>> {
  if (colors.length === 0) return invalid("There is no color in it.");
  if (colors.length > MOST_AT_ONCE) return fail("LIMIT", `At most ${MOST_AT_ONCE} colors are taken at once.`);
  // a code that is listed twice counts as it stands last
  const read = new Map<string, FilmColorInput>();
  for (const [i, color] of colors.entries()) {
    const one = readFilmColor(color);
    if (typeof one === "string") return invalid(`${i + 1}: ${one}`);
    read.set(JSON.stringify([one.chart, one.code]), one);
  }
  if ((await countOtherFilmColors(db, [...read.values()])) + read.size > MOST_COLORS)
    return fail("LIMIT", `The charts hold ${MOST_COLORS} colors. Delete some that you do not stock.`);
  await saveFilmColors(db, [...read.values()]);
  return done(read.size);
}

/** Builds hold colours, not codes: nothing changes on a car. */
export async function removeFilmColor({ db }: RequestContext, uuid: string): Promise<Outcome<true>> {
  return (await deleteFilmColor(db, uuid)) ? done(true as const) : notFound("film color");
}
