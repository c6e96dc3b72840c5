import type { BuildDocument, Paint } from "@carloom/build";
import { CARD } from "@carloom/build/colors";
import { distance, hueBetween, isGrey, oklchOf } from "@carloom/build/oklch";
import type { StylistCar } from "../contract.ts";
import { paintOf, wornBy } from "./paint.ts";

/** Would people call both by one name? */
function isCalledLike(a: string, b: string): boolean {
  const [one, other] = [oklchOf(a), oklchOf(b)];
  if (isGrey(one) || isGrey(other)) return isGrey(one) === isGrey(other) && Math.abs(one.l - other.l) < 0.3;
  return hueBetween(one.h, other.h) < 40;
}

/**
 * A paint of the card that goes with wheels and calipers, is not what the car wears and none that is unwanted; another
 * attempt has another hue.
 */
export function suitingPaint(
  build: BuildDocument,
  car: StylistCar,
  unwanted: readonly string[],
  attempt: number,
): Paint | null {
  const body = wornBy("body", build, car)?.color ?? "#777777";
  const around = ["wheels", "calipers", "trim"].flatMap((zone) => wornBy(zone, build, car)?.color ?? []);
  const worth = (hex: string) => {
    const own = oklchOf(hex);
    // small parts either belong to the colour or stand off it
    const quarrels = around.filter((other) => {
      const [a, b] = [own, oklchOf(other)];
      const turn = hueBetween(a.h, b.h);
      return b.c > 0.08 && a.c > 0.08 && turn > 45 && turn < 135;
    }).length;
    return Math.min(own.c, 0.14) - quarrels * 0.1 + Math.min(0.3, Math.abs(own.l - oklchOf(around[0] ?? body).l)) * 0.2;
  };
  const ranked = CARD.filter(
    ({ hex, finish }) =>
      (finish === "metallic" || finish === "pearl" || finish === "solid") &&
      distance(hex, body) > 0.12 &&
      unwanted.every((other) => !isCalledLike(hex, other)),
  ).toSorted((a, b) => worth(b.hex) - worth(a.hex));
  const chosen: typeof ranked = [];
  for (const paint of ranked) if (chosen.every(({ hex }) => !isCalledLike(hex, paint.hex))) chosen.push(paint);
  const found = chosen[attempt % Math.max(1, chosen.length)];
  return found ? paintOf(found.hex, found.finish) : null;
}
