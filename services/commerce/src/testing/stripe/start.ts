import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Dispute, StoredFile } from "./disputes.ts";
import type { Intent, Refund } from "./intents.ts";
import type { Setup } from "./setups.ts";

export type StripeState = {
  intents: Intent[];
  refunds: Refund[];
  /** Owners of kept cards, and the cards themselves. */
  customers: string[];
  methods: string[];
  setups: Setup[];
  disputes: Dispute[];
  files: StoredFile[];
  held: number;
  delivered: string[];
  calls: number;
};

/** The double, seen from a test. */
export type StripeDouble = {
  url: string;
  control<T = unknown>(action: string, body?: object): Promise<T>;
  state(): Promise<StripeState>;
  /** The customer's browser pays with one of Stripe's test cards. @returns the API's status */
  confirm(intent: string, card: string): Promise<number>;
  /** The customer's browser enters a card that is to be kept. @returns the API's status */
  enter(setup: string, card: string): Promise<number>;
  stop(): Promise<void>;
};

/** Starts the double in a process of its own. */
export async function startStripe(webhook: string, secret: string): Promise<StripeDouble> {
  const file = fileURLToPath(new URL("./double.ts", import.meta.url));
  const child = spawn(process.execPath, [file, webhook, secret], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  if (!child.stdout) throw new Error("The double has no output.");
  const failed = once(child, "exit").then(() => Promise.reject(new Error("The double did not start.")));
  const [line] = (await Promise.race([once(child.stdout, "data"), failed])) as [Buffer];
  failed.catch(() => undefined);
  const url = String(line).trim();
  const post = (path: string, body: string, headers: Record<string, string>) =>
    fetch(`${url}${path}`, { method: "POST", body, headers });
  const confirmed = async (what: string, card: string) => {
    const form = new URLSearchParams({ payment_method: card }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded", authorization: "Bearer pk_test_double" };
    return (await post(`/v1/${what}/confirm`, form, headers)).status;
  };
  const control = async <T>(action: string, body: object = {}) =>
    (
      await post(`/_control/${action}`, JSON.stringify(body), { "content-type": "application/json" })
    ).json() as Promise<T>;
  return {
    url,
    control,
    state: () => control<StripeState>("state"),
    confirm: (intent, card) => confirmed(`payment_intents/${intent}`, card),
    enter: (setup, card) => confirmed(`setup_intents/${setup}`, card),
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
}
