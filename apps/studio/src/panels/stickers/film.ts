import type { Clients } from "@carloom/api-client";
import { FilmColorsDocument, type FilmColorsQuery } from "@carloom/api-client/threed";
import { deltaE } from "@carloom/build/delta-e";

export type FilmColor = FilmColorsQuery["filmColors"][number];
/** A film and how far it looks from a colour, CIEDE2000. */
export type FilmMatch = { film: FilmColor; delta: number };

const FRESH = { staleTime: 5 * 60_000 };

/** The charts of the shop. */
export async function filmColors(clients: Clients): Promise<readonly FilmColor[]> {
  return (await clients.threed.query(FilmColorsDocument, {}, FRESH)).filmColors;
}

/** The film that looks most like a colour; of those alike the first. Null without any. */
export function nearestFilm(color: string, films: readonly FilmColor[]): FilmMatch | null {
  let best: FilmMatch | null = null;
  for (const film of films) {
    const delta = deltaE(color, film.hex);
    if (!best || delta < best.delta) best = { film, delta };
  }
  return best;
}
