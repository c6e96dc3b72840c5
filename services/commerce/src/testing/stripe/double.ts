/**
 * Stripe's HTTP API in a process of its own, for tests: PaymentIntents, 3-D Secure, refunds, idempotency keys, signed
 * webhooks that come late, twice or in another order, and outages.
 *
 *     node double.ts <webhook address> <webhook secret>      prints its address when it is ready
 *
 * `/_control/*` does what the customer, the bank and bad luck do.
 */
import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { readFileSync } from "node:fs";
import { type Begun, createDisputes } from "./disputes.ts";
import { ApiError, type AwayMood, createIntents, type RefundMood } from "./intents.ts";
import { createSetups } from "./setups.ts";

const browserScript = readFileSync(new URL("./browser.js", import.meta.url));

const [, , address = "", secret = ""] = process.argv;

type Sent = { id: string; body: string; tries: number };
const control = {
  outage: 0,
  hold: false,
  double: false,
  cutAfter: 0,
  /** Only answers of such paths are lost. */
  cutPath: "",
  webhook: address,
  refunds: "succeed" as RefundMood,
  /** What banks say to charges of kept cards. */
  away: "succeed" as AwayMood,
};
const held: Sent[] = [];
const delivered: string[] = [];
const known = new Map<string, { form: string; status: number; body: string }>();
let calls = 0;

function signed(body: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}

async function deliver(message: Sent): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    try {
      const headers = { "content-type": "application/json", "stripe-signature": signed(message.body) };
      const response = await fetch(control.webhook, { method: "POST", headers, body: message.body });
      if (response.ok) {
        delivered.push(message.id);
        return;
      }
    } catch {
      // away: Stripe tries again, and so does this
    }
    await wait(250);
  }
}

function emit(type: string, object: object): void {
  const id = `evt_${randomBytes(12).toString("hex")}`;
  const body = JSON.stringify({
    id,
    object: "event",
    type,
    created: Math.floor(Date.now() / 1000),
    data: { object: structuredClone(object) },
  });
  const message = { id, body, tries: 0 };
  for (const each of control.double ? [message, message] : [message]) {
    if (control.hold) held.push(each);
    else if (control.webhook) void deliver(each);
  }
}
const api = createIntents(emit);
const disputes = createDisputes(api.find, emit);
const setups = createSetups(api.attach);

async function read(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

function handle(method: string, path: string, form: URLSearchParams, text: string): unknown {
  const [, , kind, id, action] = path.split("/");
  if (kind === "payment_intents") {
    if (method === "POST" && !id) return api.create(form);
    if (method === "GET" && id) return api.find(id);
    if (method === "POST" && id && action === "confirm") return api.confirm(id, form, control.away);
    if (method === "POST" && id && action === "capture") return api.capture(id, form);
    if (method === "POST" && id && action === "cancel") return api.cancel(id);
  }
  if (kind === "setup_intents") {
    if (method === "POST" && !id) return setups.create(form);
    if (method === "GET" && id) return setups.find(id);
    if (method === "POST" && id && action === "confirm") return setups.confirm(id, form);
  }
  if (kind === "customers" && method === "POST") return api.createCustomer();
  if (kind === "customers" && method === "DELETE" && id) return api.deleteCustomer(id);
  if (kind === "payment_methods" && id && action === "detach") return api.detach(id);
  if (kind === "refunds") {
    if (method === "POST" && !id) return api.refund(form, control.refunds);
    if (method === "GET" && id) return api.findRefund(id);
  }
  if (kind === "files" && method === "POST") return disputes.upload(text);
  if (kind === "disputes" && id) {
    if (method === "GET") return disputes.find(id);
    return action === "close" ? disputes.close(id) : disputes.update(id, form);
  }
  if (kind === "balance" && method === "GET") return { object: "balance", livemode: false, available: [], pending: [] };
  throw new ApiError(404, "invalid_request_error", "", `Unrecognized request URL (${method}: ${path}).`);
}

async function manage(action: string, body: Record<string, unknown>): Promise<unknown> {
  if (action === "set") return Object.assign(control, body);
  // after a day Stripe knows no idempotency key any more
  if (action === "forgetKeys") {
    known.clear();
    return {};
  }
  // after a week Stripe lets go what nobody captured
  if (action === "expire") return api.cancel(String(body.id));
  if (action === "settle" && String(body.id).startsWith("seti_"))
    return setups.settle(String(body.id), body.ok === true);
  if (action === "settle") return api.settle(String(body.id), body.ok === true);
  if (action === "endRefund")
    return api.endRefund(api.findRefund(String(body.id)), body.ok === true ? "succeeded" : "failed");
  if (action === "dispute") return disputes.begin(body as Begun);
  if (action === "decide") return disputes.decide(String(body.id), body.status as "won" | "lost" | "warning_closed");
  if (action === "state")
    return { ...api.all(), ...disputes.all(), setups: setups.all(), held: held.length, delivered, calls };
  if (action === "flush") {
    const messages = held.splice(0);
    if (body.order === "reversed") messages.reverse();
    if (Array.isArray(body.order)) {
      const order = body.order as number[];
      messages.sort((a, b) => (order[messages.indexOf(a)] ?? 0) - (order[messages.indexOf(b)] ?? 0));
    }
    for (const message of messages) await deliver(message);
    return { sent: messages.length };
  }
  if (action === "sign") return { signature: signed(String(body.body), body.at as number | undefined) };
  throw new ApiError(404, "control", "", "unknown");
}

function attempt(work: () => unknown): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(work()) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, type, code, message } = error;
    return { status, body: JSON.stringify({ error: { type, code, message } }) };
  }
}

const server = createServer((request, response) => {
  void (async () => {
    const text = await read(request);
    const path = new URL(request.url ?? "/", "http://double").pathname;
    const send = (status: number, body: string) => {
      response.writeHead(status, { "content-type": "application/json", "access-control-allow-origin": "*" });
      response.end(body);
    };
    if (path === "/stripe.js") {
      response.writeHead(200, { "content-type": "text/javascript" });
      response.end(browserScript);
      return;
    }
    if (request.method === "OPTIONS") {
      response.writeHead(204, {
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "authorization, content-type",
      });
      response.end();
      return;
    }
    if (path.startsWith("/_control/")) {
      send(200, JSON.stringify(await manage(path.slice("/_control/".length), text ? JSON.parse(text) : {})));
      return;
    }
    calls++;
    if (control.outage > 0) {
      control.outage--;
      send(503, JSON.stringify({ error: { type: "api_error", message: "Stripe is away." } }));
      return;
    }
    const authorization = request.headers.authorization ?? "";
    const mayConfirm = path.endsWith("/confirm") && /^(Bearer|Basic) /.test(authorization);
    if (!authorization.startsWith("Bearer sk_test_") && !mayConfirm) {
      send(401, JSON.stringify({ error: { type: "invalid_request_error", message: "Invalid API Key provided" } }));
      return;
    }
    const key = request.headers["idempotency-key"];
    const earlier = typeof key === "string" ? known.get(`${path} ${key}`) : undefined;
    if (earlier && earlier.form !== text) {
      const message =
        "Keys for idempotent requests can only be used with the same parameters they were first used with.";
      send(400, JSON.stringify({ error: { type: "idempotency_error", message } }));
      return;
    }
    const answer = earlier ?? {
      form: text,
      ...attempt(() => handle(request.method ?? "", path, new URLSearchParams(text), text)),
    };
    if (typeof key === "string") known.set(`${path} ${key}`, answer);
    // the work is done and the answer lost: what a cut line looks like
    if (control.cutAfter > 0 && request.method === "POST" && path.includes(control.cutPath)) {
      control.cutAfter--;
      response.destroy();
      return;
    }
    send(answer.status, answer.body);
  })().catch((error: unknown) => {
    response.writeHead(500);
    response.end(String(error));
  });
});

server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on("SIGTERM", () => process.exit(0));
process.on("disconnect", () => process.exit(0));
