/**
 * A server process reduced to buyers who pay by card, to be killed: reads cart ids (JSON) from the first line of standard
 * input. Each cart is begun, charged at the provider, asked after and completed; what has happened is told on standard
 * output before the next step.
 */
import { writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { connect, silentLog } from "@carloom/platform";
import { readSettings } from "@carloom/settings/server";
import type { CommerceContext } from "../../services/commerce/src/builder.ts";
import { checkoutComplete } from "../../services/commerce/src/checkout/complete.command.ts";
import { noDesigns } from "../../services/commerce/src/design.port.ts";
import { transactionInitialize, transactionProcess } from "../../services/commerce/src/paying/initialize.command.ts";
import { STRIPE_GATEWAY } from "../../services/commerce/src/payment/stripe.ts";

const [line] = await new Promise<string[]>((done) =>
  createInterface({ input: process.stdin }).once("line", (text) => done([text])),
);
const carts = JSON.parse(line ?? "[]") as string[];
const [, , url = "", provider = ""] = process.argv;
const settings = readSettings({
  LIMIT_GUEST_ORDERS: "0",
  LIMIT_GUEST_PIECES: "0",
  STRIPE_SECRET_KEY: "sk_test_double",
  STRIPE_PUBLISHABLE_KEY: "pk_test_double",
  STRIPE_WEBHOOK_SECRET: "whsec_double",
  STRIPE_API_URL: provider,
});
const { db } = connect({ url, size: 4, statementTimeoutMs: 5000 });
const base = { settings, db, log: silentLog, visitor: null, ip: "", requestId: "fault", threed: noDesigns };
const context = base as unknown as CommerceContext;

const say = (text: string): void => void writeSync(1, `${text}\n`);

/** The buyer's browser, with a card that is good. */
async function pay(intent: string): Promise<void> {
  const headers = { authorization: "Bearer pk_test_double", "content-type": "application/x-www-form-urlencoded" };
  const body = "payment_method=pm_card_visa";
  await fetch(`${provider}/v1/payment_intents/${intent}/confirm`, { method: "POST", headers, body });
}

async function buy(cart: string): Promise<void> {
  const { payment, data } = await transactionInitialize(context, { id: cart, gateway: STRIPE_GATEWAY });
  const { paymentIntent } = (data ?? {}) as { paymentIntent?: { id: string } };
  if (!payment || !paymentIntent) return say(`no ${cart}`);
  say(`begun ${cart}`);
  await pay(paymentIntent.id);
  say(`charged ${cart}`);
  await transactionProcess(context, payment.id);
  say(`seen ${cart}`);
  const { order } = await checkoutComplete(context, cart, null);
  say(order ? `ordered ${cart} ${order.id}` : `no ${cart}`);
}

const queue = carts.slice();
await Promise.all(
  Array.from({ length: 3 }, async () => {
    for (let cart = queue.shift(); cart; cart = queue.shift()) await buy(cart);
  }),
);
process.exit(0);
