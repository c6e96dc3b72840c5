import type { Language } from "@carloom/i18n";
import { fromMinor } from "@carloom/pricing";
import type { StylistQuestion } from "./contract.ts";
import { choicesFor, ranked } from "./compose/parts.ts";
import type { Topic } from "./read/topic.ts";
import type { Wishes } from "./read/wishes.ts";
import { exampleBudget, money, sayer } from "./say.ts";

const MOST_TITLES = 4;

/** Words that ask for a change, whatever else is asked. */
const wants = ({ paints, lettering, style, mood, patterns, stance, shades }: Wishes): boolean =>
  paints.length + patterns.length + shades.length > 0 || Boolean(lettering ?? style ?? mood ?? stance);

/**
 * The answer to a question, from the facts of this car.
 * @returns null where a change is wanted after all
 */
export function answerTopic(
  topic: Topic | null,
  question: StylistQuestion,
  wishes: Wishes,
  language: Language,
): string | null {
  const { build, car } = question;
  const say = sayer(language);
  const chatty = topic === "greeting" || topic === "thanks" || topic === "help";
  if (!wishes.asks && (wants(wishes) || (chatty && !wishes.isEmpty))) return null;
  if (topic === null || (topic === "material" && wishes.parts.length > 0))
    return wishes.asks ? madeText(question, wishes, language) : null;
  if (topic === "fit") return fitText(question, wishes, language);
  if (topic === "price") {
    if (!wishes.asks && (wishes.budget || wishes.said.has("cheaper") || wishes.said.has("cheapest"))) return null;
    return say("say.topic-price", { total: money(language, fromMinor(car.price(build), car.currency), car.currency) });
  }
  if (topic === "help") return say("say.topic-help", { budget: exampleBudget(language, car.currency) });
  return say(`say.topic-${topic}`, { car: car.title[language] });
}

/** What is known of a part that is asked about, or that nothing is. */
function madeText({ build, car }: StylistQuestion, wishes: Wishes, language: Language): string {
  const say = sayer(language);
  const [asked] = wishes.parts;
  const slots = asked?.part ? asked.part.slots.map(({ slot }) => slot) : (asked?.slots ?? []);
  const [slot] = slots;
  if (!asked || !slot) return say("say.topic-unknown");
  const mounted = car.parts.find(({ uuid }) => uuid === build.parts[slot]);
  const part = mounted ?? asked.part ?? ranked(choicesFor(car, build, slot), [], asked.words, 0)[0];
  if (!part?.description) return say("say.topic-material");
  const told = { part: part.title[language], text: part.description[language] };
  return say(mounted ? "say.topic-made" : "say.topic-made-shop", told);
}

function fitText({ build, car }: StylistQuestion, wishes: Wishes, language: Language): string {
  const say = sayer(language);
  const [asked] = wishes.parts;
  if (!asked) return say("say.topic-fit-any");
  const slots = asked.part ? asked.part.slots.map(({ slot }) => slot) : asked.slots;
  const found = slots.flatMap((slot) => choicesFor(car, build, slot));
  const matching = found.filter(
    (part) =>
      (asked.inches === null || part.option.measures.wheel?.diameter === asked.inches) &&
      (asked.part === null || part.title.en.split(",")[0] === asked.part.title.en.split(",")[0]),
  );
  const titles = [...new Set(matching.map((part) => part.title[language]))];
  if (titles.length === 0)
    return asked.inches === null ? say("say.topic-fit-none") : say("say.no-inches", { inches: asked.inches });
  const text = say("say.topic-fit", { titles: titles.slice(0, MOST_TITLES).join(", ") });
  const hub = car.manifest.slots.find(({ id }) => slots.includes(id))?.hub;
  if (!hub) return text;
  const { boltPattern, centreBore } = hub;
  const pattern = `${boltPattern.count} × ${boltPattern.pcd}`;
  return `${text}\n${say("say.topic-fit-hub", { pattern, bore: centreBore })}`;
}
