import { Refusal } from "../refusal.ts";
import { type PrintProfile, printProfileOf } from "@carloom/build/print-profile";
import { contentInForce, type ContentRow, type Database } from "@carloom/platform";
import { PRODUCTION_RULES, ruleTexts } from "@carloom/threed";

export { PRODUCTION_RULES };

/** How the shop makes what was ordered, as its owner decides. */
export type ProductionRules = {
  /** Nothing is printed before its buyer has approved the proof. */
  approval: boolean;
  /** How it is printed and cut, and what is too coarse or too small for it. */
  print: PrintProfile;
  /** How warm it is where film goes on, and how hot it is made afterward, °C; null: as its maker's sheet says. */
  work: FilmWork | null;
};
/** @param source where the numbers are from: the data sheet of the shop's film */
export type FilmWork = { from: number; until: number; after: number; source: string };

export const productionRulesOf = (row: Pick<ContentRow, "body"> | null): ProductionRules => {
  const texts = ruleTexts(row);
  const { from, until, after, source } = texts;
  const work =
    from && until && after && source
      ? { from: Number(from), until: Number(until), after: Number(after), source }
      : null;
  return { approval: texts.approval === "on", print: printProfileOf(texts), work };
};

export const productionRules = async (db: Database): Promise<ProductionRules> =>
  productionRulesOf(await contentInForce(db, PRODUCTION_RULES));

/** °C between which somebody puts film on a car, and to which film is heated. */
const COLDEST = -10;
const HOTTEST = 200;
const MOST_SOURCE = 120;

export type GivenWork = { [K in keyof FilmWork]?: FilmWork[K] | null | undefined };

/** Temperatures as staff gave them, as they are kept; empty where they gave none. @throws Refusal where they are half given or none */
export function readWork({ from, until, after, source }: GivenWork): Record<string, string> {
  const said = source?.replaceAll(/[\p{Cc}\s]+/gu, " ").trim() ?? "";
  const numbers = { from, until, after };
  if (said === "" && Object.values(numbers).every((one) => one === null || one === undefined)) return {};
  for (const [field, value] of Object.entries(numbers)) {
    if (value === null || value === undefined)
      throw new Refusal({ code: "REQUIRED", field, message: "Please state all temperatures, or none." });
    if (value < COLDEST || value > HOTTEST)
      throw new Refusal({
        code: "OUT_OF_RANGE",
        field,
        message: `A temperature is between ${COLDEST} and ${HOTTEST} °C.`,
        places: [String(COLDEST), String(HOTTEST)],
      });
  }
  if (Number(from) > Number(until))
    throw new Refusal({
      code: "NOT_TOGETHER",
      field: "until",
      message: "The higher temperature comes last.",
      places: ["from"],
    });
  if (said === "")
    throw new Refusal({ code: "REQUIRED", field: "source", message: "Please say which data sheet this is from." });
  if (said.length > MOST_SOURCE)
    throw new Refusal({ code: "TOO_LONG", field: "source", message: `This has at most ${MOST_SOURCE} characters.` });
  return { from: String(from), until: String(until), after: String(after), source: said };
}
