// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { Role } from "../shell/roles.ts";
import { putAway, shown, texts } from "../testing/shown.tsx";
import type { FirstSteps as Part } from "./first-steps.tsx";

const part = (name: string, ...codes: string[]) => ({
  part: name,
  uses: "",
  isDefault: true,
  canTest: true,
  facts: [],
  lacks: codes.map((code) => ({ code, settings: [] })),
});
const shopSetup = [
  part("DATABASE", "ONE_MACHINE"),
  part("MAIL", "NO_MAIL_LEAVES"),
  part("PAYMENT", "NO_CARDS", "NO_SELLER"),
];
const work = (orders: number) => ({
  latest: { edges: Array.from({ length: orders }, (_, i) => ({ node: { id: i } })) },
});

let FirstSteps: typeof Part;
beforeAll(async () => {
  ({ FirstSteps } = await import("./first-steps.tsx"));
});
afterEach(putAway);

async function seen(orders: number, role: Role, { setup = shopSetup, until = ".end" } = {}) {
  const answers = { staffWork: work(orders), staffSetup: { shopSetup: setup } };
  const room = (
    <main>
      <FirstSteps />
      <i className="end" />
    </main>
  );
  const place = await shown(room, answers, { until, roles: [role] });
  // what must not come has had its time
  if (until === ".end") await act(() => new Promise((done) => setTimeout(done, 100)));
  return texts(place, "li");
}

it("tells the owner of a shop without an order what its first customer would miss, and nothing else", async () => {
  const steps = ["No email leaves the shop", "Cards are not accepted", "Invoices name no seller"];
  expect(await seen(0, "owner", { until: "li" })).toEqual(steps.map((text) => expect.stringMatching(`^${text}`)));
});

it("is gone with the first order, where nothing is missing, and for who is no owner", async () => {
  expect(await seen(1, "owner")).toEqual([]);
  putAway();
  expect(await seen(0, "owner", { setup: [part("DATABASE", "ONE_MACHINE"), part("MAIL"), part("PAYMENT")] })).toEqual(
    [],
  );
  putAway();
  expect(await seen(0, "orders")).toEqual([]);
});
