import { PAYMENT_PROVIDERS, type PaymentProviderFacts } from "./payment-providers.ts";

const all = Object.entries(PAYMENT_PROVIDERS as Record<string, PaymentProviderFacts>);
type Env = Readonly<Record<string, unknown>>;

const written = (names: readonly string[]) => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
const COUNTS: Record<number, string> = { 2: "both or neither", 3: "all three or none" };

/** What is wrong with the keys of a provider; null when nothing is. */
export function paymentProblem(env: Env): string | null {
  for (const [, { keys }] of all) {
    const set = keys.filter((name) => Boolean(env[name])).length;
    if (set !== 0 && set !== keys.length)
      return `Settings ${written(keys)} go together: set ${COUNTS[keys.length] ?? "all of them or none"}.`;
  }
  return null;
}

/** Providers that the environment holds the keys of, with where a page loads their script from. */
export const paymentsOf = (env: Env): { id: string; script: string }[] =>
  all
    .filter(([, { keys }]) => keys.every((name) => Boolean(env[name])))
    .map(([id, { script }]) => ({ id, script: String(env[script]) }));

const origin = (url: string): string => new URL(url).origin;

/** What the forms of these providers need of a page's policy. */
export function paymentSources(payments: readonly { id: string; script: string }[]) {
  const each = payments.map(({ id, script }) => {
    const from = origin(script);
    const own = all.find(([name]) => name === id)?.[1].own;
    return own?.script === from ? own : { script: from, frame: [from], connect: [from] };
  });
  const once = (list: readonly string[]) => [...new Set(list)];
  return {
    script: once(each.map(({ script }) => script)),
    frame: once(each.flatMap(({ frame }) => frame)),
    connect: once(each.flatMap(({ connect }) => connect)),
  };
}
