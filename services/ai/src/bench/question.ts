import { BuildDocument } from "@carloom/build";
import type { StylistCar, StylistQuestion } from "../stylist/contract.ts";
import { testCar } from "../testing/car.ts";
import { languageOf, type Request, type StartingBuild } from "./request.ts";

const cars = new Map<string, Promise<StylistCar>>();

/** The car that something is asked of, read once. */
export function carOf({ car, currency }: Pick<Request, "car" | "currency">): Promise<StylistCar> {
  const key = `${car} ${currency}`;
  const known = cars.get(key) ?? testCar(car, currency);
  cars.set(key, known);
  return known;
}

/** @throws when the car takes no part of that name */
function buildOf({ parts = {}, ...rest }: StartingBuild, car: StylistCar): BuildDocument {
  const mounted = Object.entries(parts).map(([slot, slug]) => {
    const part = car.parts.find((one) => one.slug === slug && one.slots.some((place) => place.slot === slot));
    if (!part) throw new Error(`${car.slug} takes no ${slug} in ${slot}.`);
    return [slot, part.uuid];
  });
  return BuildDocument.parse({ ...rest, parts: Object.fromEntries(mounted) });
}

export async function questionOf(request: Request): Promise<StylistQuestion> {
  const car = await carOf(request);
  return {
    message: request.message,
    language: languageOf(request),
    car,
    build: buildOf(request.build ?? {}, car),
    turns: (request.turns ?? []).map((turn) => ({
      ...turn,
      build: buildOf(turn.build, car),
      proposed: buildOf(turn.proposed, car),
    })),
    attempt: request.attempt ?? 0,
  };
}
