import { type BuildDocument, changesBetween, takeChanges } from "@carloom/build";
import { askProvider, type ProviderSettings } from "../provider/provider.ts";
import type { Checked } from "../car/check.ts";
import type { Proposal, StylistCar } from "../stylist/contract.ts";
import { layOnPanel } from "../stylist/lay.ts";
import type { AnyStylist } from "./score.ts";
import { problemsOf } from "./sound.ts";

/** As the chat service checks what a provider proposes, without a shop. */
function check(car: StylistCar, from: BuildDocument, proposal: Proposal): Checked {
  const problems = problemsOf(car, from, proposal);
  if (problems.length > 0) return { ok: false, problems };
  const before = car.price(from);
  const changes = proposal.changes.map((change) => ({
    ...change,
    price: car.price(takeChanges(from, proposal.build, [change])) - before,
  }));
  return { ok: true, proposal: { ...proposal, changes, before, after: car.price(proposal.build) } };
}

const LETTERS = [
  ["ko", /\p{Script=Hangul}/gu],
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
] as const;

/** The language that a text is written in for the most part. */
function writtenIn(text: string) {
  const counted = LETTERS.map(([language, letters]) => ({ language, count: (text.match(letters) ?? []).length }));
  const [most] = counted.toSorted((a, b) => b.count - a.count);
  return most && most.count > text.length / 5 ? most.language : "en";
}

/** The provider of the settings, asked as the chat service asks it. */
export function providerStylist(settings: ProviderSettings): AnyStylist {
  return async (question) => {
    const { car, build } = question;
    let made = 0;
    const desk = {
      lay: layOnPanel,
      newId: () => `ai-${++made}`,
      check: async (proposal: Proposal) => check(car, build, proposal),
    };
    const answer = await askProvider(settings, question, desk, () => undefined, new AbortController().signal);
    const { message, proposal } = answer;
    const changed = proposal && changesBetween(build, proposal.build).length > 0;
    return { message, language: writtenIn(message), proposal: changed ? proposal : null, suggestions: [] };
  };
}
