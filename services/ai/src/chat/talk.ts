import { randomUUID } from "node:crypto";
import type { BuildDocument } from "@carloom/build";
import type { Language } from "@carloom/i18n";
import { networkOf, type RequestContext } from "@carloom/platform";
import { drawing } from "@carloom/threed";
import { type PricedCar, readCar } from "../car/car.ts";
import type { AiPorts } from "../ports.ts";
import { takeFromBudget } from "../provider/budget.ts";
import type { Lay } from "../provider/wishes.ts";
import type { PicturePalette } from "@carloom/build/picture-palette";
import type { Stylist, StylistQuestion, Turn } from "../stylist/contract.ts";
import { failureText } from "../words.ts";
import { type CheckedProposal, checkProposal } from "../car/check.ts";
import { type Machine, machineOf, RULES } from "./machine.ts";

export type Question = {
  message: string;
  language: Language;
  templateSlug: string;
  channel: string;
  build: BuildDocument;
  turns: readonly Turn[];
  /** Colours of a reference picture, and where it was sent the picture as base64. */
  picture: (PicturePalette & { image?: string | undefined }) | null;
  /** May what is said go to a provider abroad? */
  consent: boolean;
};

export type Talked = {
  message: string;
  proposal: CheckedProposal | null;
  suggestions: string[];
  currency: string;
  machine: Machine;
  failed: boolean;
};

export type TalkEvents = {
  /** Known before anything is said. */
  machine(machine: Machine): void;
  text(text: string): void;
};

export type TalkOptions = { ports: AiPorts; rules: Stylist; lay: Lay };

/** How often the same was asked one after the other, however it was spaced. */
function attemptOf(message: string, turns: readonly Turn[]): number {
  const plain = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
  const wanted = plain(message);
  let attempt = 0;
  for (const turn of turns.toReversed()) {
    if (plain(turn.said) !== wanted) break;
    attempt++;
  }
  return attempt;
}

/** Answers one question; whatever goes wrong with the answer is said as the specification has it, without a proposal. */
export async function talk(
  { ports, rules, lay }: TalkOptions,
  context: RequestContext,
  question: Question,
  events: TalkEvents,
  signal: AbortSignal,
): Promise<Talked | null> {
  const { build, channel, language, templateSlug } = question;
  const priced = await readCar(ports, context, templateSlug, channel, language);
  if (!priced) return null;
  const { currency } = priced.car;
  const asked: StylistQuestion = {
    message: question.message,
    language,
    build,
    turns: question.turns,
    car: priced.car,
    ...(question.picture && { picture: { colors: question.picture.colors, gloss: question.picture.gloss } }),
    attempt: attemptOf(question.message, question.turns),
  };
  const { env } = context.settings;
  const wanted = machineOf(context.settings);
  const mayAsk = !wanted.isRules && (wanted.abroad === null || question.consent);
  const purse = mayAsk ? await takeFromBudget(context.db, env) : null;
  const machine = purse ? wanted : RULES;
  events.machine(machine);
  const failure = (error: unknown): Talked => {
    // what was said stays out of the log
    context.log.warn("the stylist gave no answer", {
      machine: machine.name,
      error: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : "unknown",
      requestId: context.requestId,
    });
    return { message: failureText(language), proposal: null, suggestions: [], currency, machine, failed: true };
  };
  try {
    if (!purse) return { ...(await byRules(ports, context, priced, rules, asked, events)), currency, machine };
    const { askProvider } = await import("../provider/provider.ts");
    const desk = {
      lay,
      newId: () => `ai-${randomUUID().slice(0, 8)}`,
      check: (proposal: Parameters<typeof checkProposal>[4]) => checkProposal(ports, context, priced, build, proposal),
    };
    let tokens = 0;
    try {
      const image = wanted.sees ? question.picture?.image : undefined;
      const sight = image === undefined ? null : await smallPicture(image, context.ip);
      const answer = await askProvider(env, asked, desk, (text) => events.text(text), signal, sight);
      tokens = answer.tokens;
      return { ...answer, suggestions: [], currency, machine, failed: false };
    } finally {
      await purse.settle(tokens || UNKNOWN_TOKENS);
    }
  } catch (error) {
    return failure(error);
  }
}

/** The studio sends JPEG: nothing else is decoded. */
const JPEG = 0xffd8ff;
/** Edge of a picture that a provider sees, pixels. */
const EDGE = 768;

/**
 * A stranger's picture drawn anew in the guarded process: small, and without whatever else its file holds. Null where it
 * is none; its colours are told all the same.
 */
async function smallPicture(base64: string, ip: string): Promise<Uint8Array | null> {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length < 3 || bytes.readUIntBE(0, 3) !== JPEG) return null;
  try {
    return await drawing.draw<"jpeg">(networkOf(ip), async () => ({ kind: "jpeg", bytes, width: EDGE }));
  } catch {
    return null;
  }
}

/** What a question is counted as whose cost nobody told. */
const UNKNOWN_TOKENS = 4000;

async function byRules(
  ports: AiPorts,
  context: RequestContext,
  priced: PricedCar,
  rules: Stylist,
  question: StylistQuestion,
  events: TalkEvents,
): Promise<Pick<Talked, "message" | "proposal" | "suggestions" | "failed">> {
  const answer = rules(question);
  const checked = answer.proposal && (await checkProposal(ports, context, priced, question.build, answer.proposal));
  if (checked && !checked.ok) throw new Error(`an invalid proposal: ${checked.problems.join(" ")}`);
  events.text(answer.message);
  return {
    message: answer.message,
    proposal: checked ? checked.proposal : null,
    suggestions: answer.suggestions,
    failed: false,
  };
}
