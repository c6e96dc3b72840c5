import type { Api } from "../support/api.ts";
import { complete, readyCart } from "../support/shop.ts";

/** What people who bought while something broke saw, and what became of what they were promised. */
export type Outcome = {
  completed: number;
  /** Answers and failures that were no success, by what a client sees. */
  refused: Record<string, number>;
  /** From the fault to the last answer that was no success. */
  healedMs: number;
  slowestMs: number;
  /** Orders that were promised: number by cart. */
  promised: Map<string, string>;
};

export type Goods = { variantId: string; sku: string };

const BUYERS = 4;
const nameOf = (error: unknown): string => {
  const cause = (error as { cause?: { code?: string } }).cause?.code;
  if ((error as Error).name === "TimeoutError") return "no answer";
  return cause === undefined ? String((error as Error).message).slice(0, 60) : "connection lost";
};

/**
 * Buyers complete carts while a fault happens and for as long as `seconds` after it. Who gets no answer asks again with the
 * same cart, as a person does.
 */
export async function whileBuying(
  api: Api,
  goods: Goods,
  { seconds, fault }: { seconds: number; fault: () => Promise<unknown> },
): Promise<Outcome> {
  const outcome: Outcome = { completed: 0, refused: {}, healedMs: 0, slowestMs: 0, promised: new Map() };
  let over = false;
  let began = Number.POSITIVE_INFINITY;
  const tried = async <T>(ask: () => Promise<T>): Promise<T | null> => {
    const at = Date.now();
    const refused = (what: string) => {
      outcome.refused[what] = (outcome.refused[what] ?? 0) + 1;
      if (Date.now() > began) outcome.healedMs = Date.now() - began;
      return null;
    };
    try {
      const got = await ask();
      outcome.slowestMs = Math.max(outcome.slowestMs, Date.now() - at);
      return got;
    } catch (error) {
      return refused(nameOf(error));
    }
  };
  const again = async <T>(ask: () => Promise<T>): Promise<T | null> => {
    for (;;) {
      const got = await tried(ask);
      if (got !== null || over) return got;
      await new Promise((next) => setTimeout(next, 250));
    }
  };
  const buyer = async () => {
    while (!over) {
      const cart = await again(() => readyCart(api, [{ variantId: goods.variantId, quantity: 1 }]));
      if (cart === null) continue;
      const order = await again(async () => {
        const answer = await complete(api, cart);
        if (!answer.order) throw new Error(JSON.stringify(answer.errors));
        return answer.order as { number: string };
      });
      if (order === null) continue;
      outcome.completed++;
      outcome.promised.set(cart, order.number);
    }
  };
  const buyers = Array.from({ length: BUYERS }, buyer);
  await new Promise((next) => setTimeout(next, 2000));
  began = Date.now();
  await fault();
  await new Promise((next) => setTimeout(next, seconds * 1000));
  over = true;
  await Promise.all(buyers);
  return outcome;
}
