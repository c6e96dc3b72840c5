import { type BuildDocument, changesBetween, parseBuild } from "@carloom/build";
import type { Language } from "@carloom/i18n";
import { fromMinor } from "@carloom/pricing";
import { compose, styleFor } from "./compose/compose.ts";
import type { Note } from "./compose/work.ts";
import type { Change, Stylist, StylistAnswer, StylistQuestion } from "./contract.ts";
import { labelOf } from "./label.ts";
import { STYLES } from "./lexicon/styles.ts";
import { messageLanguage } from "../language.ts";
import { QUOTED } from "./read/lettering.ts";
import { questionsIn, TAX, topicOf } from "./read/topic.ts";
import { unknownColor } from "./read/rare-colors.ts";
import { normal } from "./read/tokens.ts";
import { readWishes, type Wishes } from "./read/wishes.ts";
import { money, proposalText, sayer, suggestionsFor } from "./say.ts";
import { type Spent, spend, sumOf } from "./spend.ts";
import { noteText, placeName } from "./told.ts";
import { answerTopic } from "./topics.ts";

const MOST_CHANGES = 60;

/** Why a build was asked for: the lead of the answer. */
type Lead = { key: string; values?: Record<string, string | number> };

function leadOf(wishes: Wishes, question: StylistQuestion, styleId: string | null, language: Language): Lead {
  const say = sayer(language);
  if (styleId) return { key: "say.lead-style", values: { style: say(`style.${styleId}`) } };
  if (question.picture) return { key: "say.lead-picture" };
  if (wishes.mood && wishes.paints.length === 0) return { key: "say.lead-mood" };
  return { key: "say.lead" };
}

/** The answer that shows a build, or says that there is nothing to show. */
function propose(
  question: StylistQuestion,
  language: Language,
  next: BuildDocument,
  lead: Lead,
  reasons: ReadonlyMap<string, string>,
  notes: readonly string[],
  title: string,
): StylistAnswer {
  const { build, car } = question;
  const say = sayer(language);
  const parsed = parseBuild(next);
  const real = parsed.ok ? changesBetween(build, parsed.value) : [];
  const suggestions = suggestionsFor(question, language, real.length > 0);
  if (!parsed.ok || real.length === 0 || real.length > MOST_CHANGES) {
    const text = notes.length > 0 ? notes : [say("say.nothing")];
    return { message: text.join("\n"), language, proposal: null, suggestions };
  }
  const zones = car.manifest.zones.map(({ id }) => id);
  const place = ({ kind, reference }: Change | (typeof real)[number]) =>
    kind === "paint" ? zones.indexOf(reference) : zones.length;
  const changes: Change[] = real
    .toSorted((a, b) => place(a) - place(b))
    .map((change) => {
      const reason = reasons.get(`${change.kind} ${change.reference}`);
      return {
        ...change,
        label: labelOf(change, parsed.value, car, language),
        reason: reason ? say(`say.reason-${reason}`) : "",
      };
    });
  const message = proposalText(question, language, parsed.value, changes, lead, notes);
  return { message, language, proposal: { title, build: parsed.value, changes }, suggestions };
}

/** The question that is asked once more: what was wished last, one attempt further. */
function again(question: StylistQuestion): StylistQuestion {
  const isMore = (said: string) => readWishes(said, question.car, question.language).said.has("another");
  let attempt = 1;
  for (const turn of question.turns.toReversed()) {
    if (isMore(turn.said)) {
      attempt++;
      continue;
    }
    return {
      ...question,
      message: turn.said,
      turns: [],
      attempt: attempt + question.attempt,
      build: turn.accepted ? turn.build : question.build,
    };
  }
  return { ...question, message: "surprise me", turns: [], attempt };
}

function undo(question: StylistQuestion, language: Language): StylistAnswer {
  const say = sayer(language);
  const last = question.turns.findLast(({ accepted, proposed }) => accepted && proposed !== null);
  if (!last)
    return {
      message: say("say.nothing-to-undo"),
      language,
      proposal: null,
      suggestions: suggestionsFor(question, language, false),
    };
  return propose(question, language, last.build, { key: "say.lead-undo" }, new Map(), [], say("ask.another"));
}

/** A look in words that mean nothing here, or nothing but a sum. */
function isLeftToUs({ build }: StylistQuestion, wishes: Wishes): boolean {
  if (wishes.isEmpty) return wishes.look || wishes.budget !== null;
  const { paints, parts, shades, style, mood, stance, said } = wishes;
  const none = paints.length + parts.length + shades.length + Object.keys(build.parts).length === 0;
  return wishes.budget !== null && said.has("cheaper") && none && !style && !mood && !stance;
}

/**
 * Answers by rules alone, deterministically. What is asked about the shop beside a wish is answered beside it, and several
 * questions one after the other.
 */
export const embeddedStylist: Stylist = (question) => {
  const { questions, rest } = questionsIn(question.message);
  if (questions.length === 0 || QUOTED.test(question.message)) return answered(question);
  const language = messageLanguage(question.message, question.language);
  const wishes = readWishes(rest, question.car, language);
  const isWish = rest !== "" && !wishes.isEmpty && !wishes.asks && !wishes.refusal;
  if (!isWish && questions.length < 2) return answered(question);
  const wished = isWish ? answered({ ...question, message: rest, language }) : null;
  const isProposed = Boolean(wished?.proposal);
  const texts = questions.flatMap((message) => factOf({ ...question, message, language }, isProposed));
  const suggestions = suggestionsFor(question, language, false);
  const answer = wished ?? { message: "", language, proposal: null, suggestions };
  return { ...answer, message: unique([answer.message, ...texts].filter(Boolean)).join("\n") };
};

/** The answer to a question beside a proposal, which says itself what the build costs; none where it says all. */
function factOf(question: StylistQuestion, isProposed: boolean): string[] {
  const { message, car, language } = question;
  const text = normal(message);
  const isOfBuild = topicOf(text) === "price" && readWishes(message, car, language).parts.length === 0;
  if (isProposed && isOfBuild) return TAX.test(text) ? [sayer(language)(`say.tax-${car.tax}`)] : [];
  const answer = answered(question);
  return answer.proposal ? [] : [answer.message];
}

const answered: Stylist = (question) => {
  const language = messageLanguage(question.message, question.language);
  const say = sayer(language);
  const wishes = readWishes(question.message, question.car, language);
  const plain = (message: string): StylistAnswer => ({
    message,
    language,
    proposal: null,
    suggestions: suggestionsFor(question, language, false),
  });
  if (wishes.refusal) return plain(say(`say.refuse-${wishes.refusal}`));
  const asks = (wishes.topic ?? wishes.asks) && answerTopic(wishes.topic, question, wishes, language);
  if (asks) return plain(asks);
  const only = (word: "another" | "undo") =>
    wishes.said.has(word) &&
    wishes.paints.length + wishes.parts.length + wishes.shades.length + wishes.restored.length === 0 &&
    !wishes.style &&
    !wishes.stance;
  if (only("undo") && !wishes.said.has("reset")) return undo(question, language);
  if (only("another")) {
    const asked = again(question);
    const answer = answered({ ...asked, language });
    // compared with what is on the screen, whatever it was composed from
    if (!answer.proposal || asked.build === question.build) return answer;
    return propose(
      question,
      language,
      answer.proposal.build,
      { key: "say.lead" },
      new Map(),
      [],
      answer.proposal.title,
    );
  }
  const { car } = question;
  const sum = sumOf(wishes, car.currency);
  // a sum alone, below what the build costs: it shall cost less
  const bringsDown = wishes.isEmpty && sum !== null && car.price(question.build) > sum.minor;
  // a look in words that mean nothing here, or a sum alone: an idea is better than none
  const leftToUs = !question.picture && !bringsDown && isLeftToUs(question, wishes);
  if (wishes.isEmpty && !question.picture && !leftToUs && !bringsDown) {
    const color = unknownColor(normal(question.message));
    return plain(color ? say("say.unknown-color", { color }) : say("say.unknown"));
  }
  const isFree =
    (wishes.said.has("surprise") || leftToUs) &&
    wishes.paints.length + wishes.parts.length === 0 &&
    !wishes.mood &&
    !(wishes.anyColor && wishes.without.colors.length > 0);
  const calm =
    wishes.said.has("calmer") && wishes.paints.length + wishes.parts.length === 0
      ? (STYLES.find(({ id }) => id === "touring") ?? null)
      : null;
  const style = wishes.style ?? (isFree ? styleFor(question.car, question.attempt, normal(question.message)) : calm);
  const composed = compose(question, wishes, style);
  const told = (note: Note) => noteText(note, question, language);
  const notes = [...(leftToUs && !wishes.budget ? [say("say.guess")] : []), ...composed.notes.map(told)];
  let next = composed.build;
  if (sum) {
    const budget = money(language, sum.amount, car.currency);
    const spent = spend(question, wishes, next, sum, bringsDown || wishes.said.has("cheaper"), composed.reasons);
    if (!spent) return plain([...notes, say("say.over-budget", { budget })].join("\n"));
    if (sum.named) {
      const amount = money(language, sum.named.amount, sum.named.currency ?? car.currency);
      notes.push(say("say.other-currency", { amount, limit: budget }));
    }
    notes.push(...spent.notes.map((note) => told({ ...note, values: { ...note.values, budget } })));
    const left = leftOutText(spent, question, language);
    if (left) notes.push(say(spent.isTakenOff ? "say.taken-off" : "say.left-out", { things: left, budget }));
    next = spent.build;
  }
  const lead = leadOf(wishes, question, style?.id ?? null, language);
  const title = style
    ? `${question.car.title[language]} ${say(`style.${style.id}`)}`
    : question.message.trim().replace(/\s+/g, " ").slice(0, 60);
  return propose(question, language, next, lead, composed.reasons, unique(notes), title);
};

const unique = (lines: readonly string[]): string[] => [...new Set(lines)];

/** What a sum left out, one thing after the other with what it costs; empty where nothing was. */
function leftOutText({ leftOut, more }: Spent, question: StylistQuestion, language: Language): string {
  const say = sayer(language);
  const { currency } = question.car;
  const named = leftOut.map(({ slot, price }) =>
    say("say.thing", {
      thing: placeName(slot, question, language),
      price: money(language, fromMinor(price, currency), currency),
    }),
  );
  return [...named, ...(more > 0 ? [say("say.more", { count: more })] : [])].join(say("say.comma"));
}
