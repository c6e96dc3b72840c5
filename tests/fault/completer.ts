/**
 * A server process reduced to its completions, to be killed: reads cart ids (JSON) from the first line of standard
 * input, completes each, four at a time and again and again in a shuffled order, and acknowledges on standard output.
 */
import { writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { connect, type RequestContext } from "@carloom/platform";
import { checkoutComplete } from "../../services/commerce/src/checkout/complete.command.ts";
import { noDesigns } from "../../services/commerce/src/design.port.ts";
import { readSettings } from "@carloom/settings/server";

const [line] = await new Promise<string[]>((done) =>
  createInterface({ input: process.stdin }).once("line", (text) => done([text])),
);
const carts = JSON.parse(line ?? "[]") as string[];
const { db } = connect({ url: process.argv[2] ?? "", size: 4, statementTimeoutMs: 5000 });
const base = {
  settings: readSettings({ LIMIT_GUEST_ORDERS: "0", LIMIT_GUEST_PIECES: "0" }),
  db,
  visitor: null,
  ip: "",
  requestId: "fault",
};
const context = { ...base, threed: noDesigns } as unknown as RequestContext & { threed: typeof noDesigns };

writeSync(1, "ready\n");
const queue = carts.slice();
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (let cart = queue.shift(); cart; cart = queue.shift()) {
      const { order, errors } = await checkoutComplete(context, cart, null);
      // what is written here has been promised to a buyer
      writeSync(1, order ? `ack ${cart} ${order.id} ${order.number}\n` : `no ${cart} ${errors[0]?.code}\n`);
    }
  }),
);
writeSync(1, "done\n");
process.exit(0);
