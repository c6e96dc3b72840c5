import { GraphQLRequestError } from "@carloom/api-client";
import { createStore, get, update } from "idb-keyval";

type Answer = { key: string; answer: unknown };

/** How many answers are kept; the one that was asked for longest ago goes. */
const MOST = 40;
const SLOT = "answers";

/** Beside the drafts, not among them. */
let store: ReturnType<typeof createStore> | undefined;
const shelf = () => (store ??= createStore("carloom-offline", "kept"));

async function keep(key: string, answer: unknown): Promise<void> {
  await update<Answer[]>(
    SLOT,
    (kept = []) => [{ key, answer }, ...kept.filter((one) => one.key !== key)].slice(0, MOST),
    shelf(),
  );
}

/** What was answered to a question, beside one another by `key`; undefined when nothing is kept. */
async function keptAnswer(key: string): Promise<unknown> {
  return (await get<Answer[]>(SLOT, shelf()))?.find((one) => one.key === key)?.answer;
}

/**
 * Asks, and remembers what everybody would be answered; where the service cannot be reached the last answer stands.
 * `shared`: this answer is the same for everybody. What a person alone may see is never kept.
 */
export async function askOrKept<T>(key: string, ask: () => Promise<T>, shared: (answer: T) => boolean): Promise<T> {
  try {
    const answer = await ask();
    if (shared(answer)) void keep(key, answer).catch(() => undefined);
    return answer;
  } catch (error) {
    if (error instanceof GraphQLRequestError) throw error;
    const kept = await keptAnswer(key).catch(() => undefined);
    if (kept === undefined) throw error;
    return kept as T;
  }
}
