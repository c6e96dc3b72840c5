import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { Environment } from "@carloom/settings/server";
import { isStepCount, type ModelMessage, streamText } from "ai";
import type { CheckedProposal } from "../car/check.ts";
import type { StylistQuestion } from "../stylist/contract.ts";
import { instructionsFor, pictureText } from "./instructions.ts";
import { stylistTools } from "./tools.ts";

/** A hosted or local server that speaks the chat-completions protocol. */
export type ProviderSettings = Pick<
  Environment,
  "AI_CHAT_URL" | "AI_CHAT_KEY" | "AI_CHAT_MODEL" | "AI_CHAT_SECONDS" | "AI_CHAT_STEPS" | "AI_CHAT_ANSWER_TOKENS"
>;

export class ProviderFailure extends Error {
  override name = "ProviderFailure";
}

export type ProviderAnswer = { message: string; proposal: CheckedProposal | null; tokens: number };

/** Turns of a conversation that a provider hears of. */
const TURNS = 6;
/** Characters that are shown of one answer; whoever writes more is cut off. */
const MOST_TEXT = 4000;

function messagesOf({ turns, message, picture }: StylistQuestion, sight: Uint8Array | null): ModelMessage[] {
  const before = turns.slice(-TURNS).flatMap(({ said, answered }): ModelMessage[] => [
    { role: "user", content: said },
    { role: "assistant", content: answered },
  ]);
  const text = picture ? `${message}\n\n${pictureText(picture)}` : message;
  if (!sight) return [...before, { role: "user", content: text }];
  // the words stay first: what stands in a picture is looked at for them
  const seen = { type: "file" as const, data: sight, mediaType: "image/jpeg" };
  return [...before, { role: "user", content: [{ type: "text", text }, seen] }];
}

/**
 * Asks a provider. It learns the car, the build without words of its owner, and what is said; nothing of the person.
 * @param onText gets the answer as it comes
 * @param sight a reference picture as JPEG, for a model that takes pictures
 * @throws ProviderFailure when it fails, is slow, answers nothing, or loops
 */
export async function askProvider(
  settings: ProviderSettings,
  question: StylistQuestion,
  desk: Omit<Parameters<typeof stylistTools>[0], "accepted" | "car" | "build" | "language">,
  onText: (text: string) => void,
  signal: AbortSignal,
  sight: Uint8Array | null = null,
): Promise<ProviderAnswer> {
  const { AI_CHAT_URL, AI_CHAT_KEY, AI_CHAT_MODEL } = settings;
  if (!AI_CHAT_URL || !AI_CHAT_MODEL) throw new ProviderFailure("No provider is set.");
  const provider = createOpenAICompatible({
    name: "provider",
    baseURL: AI_CHAT_URL,
    includeUsage: true,
    ...(AI_CHAT_KEY && { apiKey: AI_CHAT_KEY }),
  });
  let proposal: CheckedProposal | null = null;
  const { car, build, language } = question;
  const result = streamText({
    model: provider.chatModel(AI_CHAT_MODEL),
    instructions: instructionsFor(question),
    messages: messagesOf(question, sight),
    tools: stylistTools({ ...desk, car, build, language, accepted: (held) => (proposal = held) }),
    stopWhen: isStepCount(settings.AI_CHAT_STEPS),
    maxOutputTokens: settings.AI_CHAT_ANSWER_TOKENS,
    maxRetries: 1,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(settings.AI_CHAT_SECONDS * 1000)]),
    onError: () => undefined,
  });
  let message = "";
  let tokens = 0;
  let finished = "";
  for await (const part of result.stream) {
    if (part.type === "text-delta") {
      const text = part.text.slice(0, MOST_TEXT - message.length);
      message += text;
      if (text) onText(text);
    } else if (part.type === "finish-step") {
      tokens += (part.usage.inputTokens ?? 0) + (part.usage.outputTokens ?? 0);
      finished = part.finishReason;
    } else if (part.type === "error") throw new ProviderFailure(String(part.error));
    else if (part.type === "abort") throw new ProviderFailure("It took too long, or nobody listens any more.");
  }
  if (finished !== "stop" && finished !== "length")
    throw new ProviderFailure(`It ended with ${finished || "nothing"}.`);
  if (message.trim() === "") throw new ProviderFailure("It said nothing.");
  return { message: message.trim(), proposal, tokens };
}
