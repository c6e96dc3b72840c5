// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { putAway, shown, texts } from "../testing/shown.tsx";
import type { TransfersBack as Part } from "./transfers-back.tsx";

const waiting = {
  reference: "refund-1",
  transaction: "T",
  reason: "It rattles",
  createdAt: "2026-11-20T10:00:00Z",
  amount: { amount: 571.2, currency: "USD" },
};

let TransfersBack: typeof Part;
beforeAll(async () => {
  ({ TransfersBack } = await import("./transfers-back.tsx"));
});
afterEach(putAway);

async function reported(button: string) {
  const { session } = await import("../boot/session.ts");
  const mutate = vi.fn(async (..._asked: unknown[]) => ({ transactionEventReport: { errors: [] } }));
  Object.assign(session.clients.commerce, { mutate });
  const answers = { staffTransfersBack: { orderTransfersBack: [waiting] } };
  const place = await shown(<TransfersBack order="O" />, answers, { until: ".da-row", roles: ["orders"] });
  expect(texts(place, ".da-state")).toEqual(["Transfer $571.20 to the customer"]);
  const press = async (within: ParentNode) => {
    const found = [...within.querySelectorAll("button")].find(({ textContent }) => textContent === button);
    await act(async () => found?.click());
  };
  await press(place);
  const dialog = document.querySelector("dialog") ?? document.querySelector('[role="dialog"]');
  if (!dialog) throw new Error("no dialog is open");
  expect(dialog.textContent).toContain("$571.20");
  expect(mutate).not.toHaveBeenCalled();
  await press(dialog);
  return mutate.mock.calls.map(([, variables]) => variables);
}

it("lets staff say that they sent a refund, or could not, once they were asked again", async () => {
  expect(await reported("Transfer sent")).toEqual([{ id: "T", type: "REFUND_SUCCESS", reference: "refund-1" }]);
  putAway();
  expect(await reported("Could not be sent")).toEqual([{ id: "T", type: "REFUND_FAILURE", reference: "refund-1" }]);
});
