import { emptyBuild } from "@carloom/build";
import type { Language } from "@carloom/i18n";
import { fromMinor } from "@carloom/pricing";
import type { StylistQuestion } from "./contract.ts";
import { choicesFor, priceIn, ranked, WHEELS, wheelsFor } from "./compose/parts.ts";
import { normal } from "./read/tokens.ts";
import { TAX, type Topic, topicOf } from "./read/topic.ts";
import type { Wishes } from "./read/wishes.ts";
import { exampleBudget, money, sayer } from "./say.ts";

const MOST_TITLES = 4;
const CHATTY: ReadonlySet<Topic> = new Set(["greeting", "thanks", "help", "chat"]);
/** Turns of small talk in a row, after which it has an end. */
const MOST_CHAT = 2;

const isChattering = ({ turns }: StylistQuestion): boolean => {
  const last = turns.slice(-MOST_CHAT);
  return (
    last.length === MOST_CHAT &&
    last.every(({ said, proposed }) => proposed === null && topicOf(normal(said)) === "chat")
  );
};

/** Words that ask for a change, whatever else is asked. */
const wants = ({ paints, lettering, style, mood, patterns, stance, shades, view }: Wishes): boolean =>
  paints.length + patterns.length + shades.length > 0 || Boolean(lettering ?? style ?? mood ?? stance ?? view);

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
  const net = car.tax === "none" ? "-net" : "";
  const chatty = topic !== null && CHATTY.has(topic);
  const isPrice = topic === "price" && wishes.parts.length > 0 && !wishes.budget;
  if (!wishes.asks && !isPrice && (wants(wishes) || (chatty && !wishes.isEmpty))) return null;
  const asksSize = wishes.asks && topic === null && wishes.parts.some(({ inches }) => inches !== null);
  if (topic === "fit" || asksSize) return fitText(question, wishes, language);
  if (topic === null || (topic === "material" && wishes.parts.length > 0))
    return wishes.asks ? madeText(question, wishes, language) : null;
  if (topic === "price") {
    if (!wishes.asks && (wishes.budget || wishes.said.has("cheaper"))) return null;
    const part = pricedPart(question, wishes, language);
    if (part) {
      const price = money(language, fromMinor(part.price, car.currency), car.currency);
      return withTax(say(`say.topic-price-part${net}`, { part: part.title, price }), question, language);
    }
    const total = money(language, fromMinor(car.price(build), car.currency), car.currency);
    return withTax(say(`say.topic-price${net}`, { total }), question, language);
  }
  if (topic === "tax") return say(`say.tax-${car.tax}`);
  if (topic === "chat" && isChattering(question)) return say("say.topic-chat-enough");
  if (topic === "help") return say("say.topic-help", { budget: exampleBudget(language, car.currency) });
  return say(`say.topic-${topic}`, { car: car.title[language] });
}

/** A sum, and where tax was asked for with it what is known of that. */
function withTax(text: string, { car, message }: StylistQuestion, language: Language): string {
  return TAX.test(normal(message)) ? `${text}\n${sayer(language)(`say.tax-${car.tax}`)}` : text;
}

/** The part that a price is asked of: the one that would be mounted, all pieces of it; minor units. */
function pricedPart(
  { build, car }: StylistQuestion,
  wishes: Wishes,
  language: Language,
): { title: string; price: number } | null {
  const [asked] = wishes.parts;
  const slots = asked?.part ? asked.part.slots.map(({ slot }) => slot) : (asked?.slots ?? []);
  const [slot] = slots;
  if (!asked || !slot) return null;
  const cheapest = wishes.said.has("cheapest");
  if (slot === WHEELS[0]) {
    const wanted = { part: asked.part, inches: asked.inches, words: asked.words, cheapest };
    const [pair] = wheelsFor(car, build, null, wanted, 0);
    const one = car.parts.find(({ uuid }) => uuid === pair?.[WHEELS[0]]);
    return pair && one ? { title: one.title[language], price: car.price({ ...emptyBuild(), parts: pair }) } : null;
  }
  const choices = choicesFor(car, build, slot);
  const part = asked.part ?? (cheapest ? choices : ranked(choices, [], asked.words, 0))[0];
  return part ? { title: part.title[language], price: priceIn(car, slot, part.uuid) } : null;
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
