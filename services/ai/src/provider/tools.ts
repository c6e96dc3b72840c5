import { type BuildDocument, changesBetween } from "@carloom/build";
import { CARD } from "@carloom/build/colors";
import type { Language } from "@carloom/i18n";
import { tool, type ToolSet } from "ai";
import { z } from "zod";
import type { Checked, CheckedProposal } from "../car/check.ts";
import type { Change, Proposal, StylistCar } from "../stylist/contract.ts";
import { labelOf } from "../stylist/label.ts";
import { laysLetters } from "../stylist/say.ts";
import { type Lay, UnknownName, Wish, withWishes } from "./wishes.ts";

const MOST_FOUND = 12;
/** Told instead of a sum that would be another one than is paid. */
const UNMEASURED = "The studio measures the letters and shows the price itself: name none.";

const matches = (wanted: string, ...texts: string[]): boolean => {
  const text = texts.join(" ").normalize("NFKC").toLowerCase();
  return wanted
    .normalize("NFKC")
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

type Desk = {
  car: StylistCar;
  build: BuildDocument;
  language: Language;
  lay: Lay;
  newId: () => string;
  check(proposal: Proposal): Promise<Checked>;
  /** The last proposal that held. */
  accepted(proposal: CheckedProposal): void;
};

/** Everything that a model may do: look up what this shop has for this car, price a set of changes, and propose one. */
export function stylistTools({ car, build, language, lay, newId, check, accepted }: Desk): ToolSet {
  const priceOf = (uuid: string, slot: string) =>
    car.price({ ...build, parts: { ...build.parts, [slot]: uuid } }) - car.price(build);
  const wishes = z.array(Wish).min(1).max(24);
  /** What a model did wrong is told to it, so that it can do better. */
  const telling = async (work: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof UnknownName) return { error: error.message };
      throw error;
    }
  };
  return {
    findParts: tool({
      description:
        "Parts of one slot of this car that are in stock, with how they fit and what mounting them adds to the price in minor units.",
      inputSchema: z.object({ slot: z.string().max(64), words: z.string().max(80).optional() }),
      execute: async ({ slot, words = "" }) =>
        car.parts
          .flatMap((part) => {
            const place = part.slots.find((one) => one.slot === slot);
            const inStock = part.available === null || part.available > 0;
            if (!place || !inStock || place.fitment.verdict === "block") return [];
            if (!matches(words, part.slug, ...Object.values(part.title))) return [];
            const { verdict, reasons } = place.fitment;
            return {
              slug: part.slug,
              title: part.title[language],
              fits: verdict,
              reasons: reasons.map(({ code }) => code),
              price: priceOf(part.uuid, slot),
              conflicts: part.option.conflicts,
              requires: part.option.requires,
            };
          })
          .slice(0, MOST_FOUND),
    }),
    findStickers: tool({
      description: "Stickers of the library by words; height is width × aspect.",
      inputSchema: z.object({ words: z.string().max(80) }),
      execute: async ({ words }) =>
        car.stickers
          .filter(({ slug, type, title }) => matches(words, slug, type, ...Object.values(title)))
          .slice(0, MOST_FOUND)
          .map(({ slug, type, title, scale, aspect }) => ({
            slug,
            type,
            title: title[language],
            widthMm: Math.round(scale * 1000),
            aspect,
          })),
    }),
    paintCard: tool({
      description: "The shop's colours with their finishes. Any other hex can be mixed as well.",
      inputSchema: z.object({}),
      execute: async () => CARD,
    }),
    price: tool({
      description:
        "What the car costs with these changes, in minor units; without sums where letters are laid, which only the studio can measure.",
      inputSchema: z.object({ changes: wishes }),
      execute: ({ changes }) =>
        telling(async () => {
          const next = withWishes(build, changes, car, lay, newId);
          if (!laysLetters(build, next))
            return { before: car.price(build), after: car.price(next), currency: car.currency };
          const rest = withWishes(
            build,
            changes.filter(({ do: what }) => what !== "text"),
            car,
            lay,
            newId,
          );
          return {
            before: car.price(build),
            withoutLetters: car.price(rest),
            currency: car.currency,
            letters: UNMEASURED,
          };
        }),
    }),
    propose: tool({
      description:
        "Shows the person one proposal: a short title in their language and all changes. Answers with what is wrong with it, or that it is shown. The last proposal that holds is the one that is shown.",
      inputSchema: z.object({ title: z.string().min(1).max(80), changes: wishes }),
      execute: ({ title, changes }) =>
        telling(async () => {
          const next = withWishes(build, changes, car, lay, newId);
          const told: Change[] = changesBetween(build, next).map((change) => ({
            ...change,
            label: labelOf(change, next, car, language),
            reason: "",
          }));
          const checked = await check({ title, build: next, changes: told });
          if (!checked.ok) return { error: checked.problems.join(" ") };
          accepted(checked.proposal);
          if (laysLetters(build, next)) return { shown: true, price: UNMEASURED };
          const { before, after } = checked.proposal;
          return { shown: true, before, after, currency: car.currency };
        }),
    }),
  };
}
