import type { Fitment, LocalizedText } from "@carloom/build";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@carloom/i18n";
import type { PartModelDesign } from "@carloom/threed";
import { numberOf } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { fitOnTemplate, fitOnVehicle } from "./fitment.policy.ts";
import { partsOfVariants } from "./parts.ts";
import { vehicleBySlug } from "./vehicle.repository.ts";

/** The one of these that a buyer names: the car that goods are put in for, by its slug, or `vehicle:` and a vehicle's. */
const FIT_CAR = "fitCar";

/** What the car is called: `fitName` in the first language, `fitName.ko` where another calls it otherwise. */
const nameKey = (language: string) => (language === DEFAULT_LANGUAGE ? "fitName" : `fitName.${language}`);

/** Of a line whose goods were put in for a car, beside `verdict`: what the shop itself found of them, as it stood then. */
export const FIT_KEYS: readonly string[] = [FIT_CAR, ...LANGUAGES.map(nameKey), "fitReasons"];

type Metadata = Readonly<Record<string, string>>;
type Asking = { variantId: string; metadata?: readonly { key: string; value: string }[] | null };

/** Cars and lines of one request that are judged; nobody's cart has more for a car. */
const MOST_CARS = 5;
const MOST_LINES = 300;
const VEHICLE = "vehicle:";

type Car = { names: Metadata; fitOf: (part: PartModelDesign) => Fitment };

async function carNamed(context: CommerceContext, value: string): Promise<Car | null> {
  if (value.startsWith(VEHICLE)) {
    const own = await vehicleBySlug(shopTables(context.db), value.slice(VEHICLE.length));
    return own ? { names: { fitName: `${own.make} ${own.model}` }, fitOf: (part) => fitOnVehicle(part, own) } : null;
  }
  const template = await context.threed.templateBySlug(value, context.visitor);
  if (!template) return null;
  return { names: namesOf(template.title), fitOf: (part) => fitOnTemplate(part, template) };
}

/** Whoever reads a line reads it in a language of their own. */
const namesOf = (title: LocalizedText): Metadata =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      language === DEFAULT_LANGUAGE || title[language] !== title[DEFAULT_LANGUAGE]
        ? [[nameKey(language), title[language]]]
        : [],
    ),
  );

/**
 * Goods for a cart, with the verdict for the car that each names: found here, so that no line promises what only a
 * browser said. A car that nobody knows, and goods that are no parts, say nothing.
 */
export async function judged<L extends Asking>(
  context: CommerceContext,
  inputs: readonly L[],
): Promise<(L & { fit?: Metadata })[]> {
  const named = (input: L) => input.metadata?.find(({ key }) => key === FIT_CAR)?.value;
  const asking = inputs.filter((input) => named(input) !== undefined).slice(0, MOST_LINES);
  if (asking.length === 0) return [...inputs];
  const parts = await partsOfVariants(
    context,
    asking.map(({ variantId }) => variantId),
  );
  const values = new Set(asking.flatMap((input) => named(input) ?? []));
  const cars = new Map<string, Car | null>();
  if (parts.size > 0)
    for (const value of [...values].slice(0, MOST_CARS)) cars.set(value, await carNamed(context, value));
  return inputs.map((input) => {
    const value = named(input);
    if (value === undefined) return input;
    const rest = { ...input, metadata: input.metadata?.filter(({ key }) => key !== FIT_CAR) };
    const part = parts.get(numberOf(input.variantId, "ProductVariant") ?? 0);
    const car = cars.get(value);
    if (!part || !car) return rest;
    const { verdict, reasons } = car.fitOf(part);
    const deciding = JSON.stringify(reasons.filter((reason) => reason.verdict === verdict));
    return { ...rest, fit: { [FIT_CAR]: value, ...car.names, verdict, fitReasons: deciding } };
  });
}

/** What was put in for one car says nothing about the same goods put in for another, or for none. */
export const forSameCar = (one: Metadata, other: Metadata): boolean => one[FIT_CAR] === other[FIT_CAR];

/** What names the car again where goods are put in once more, so that they are judged anew. */
export const carAgain = (line: Metadata) => (line[FIT_CAR] ? [{ key: FIT_CAR, value: line[FIT_CAR] }] : []);
