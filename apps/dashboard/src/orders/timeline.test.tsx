// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it } from "vitest";
import { putAway, shown } from "../testing/shown.tsx";
import type { OrderDetail } from "./states.tsx";
import type { Timeline as Part } from "./timeline.tsx";

let Timeline: typeof Part;
beforeAll(async () => {
  ({ Timeline } = await import("./timeline.tsx"));
});
afterEach(putAway);

/** @param messages of events that Saleor has no name for, the newest first */
async function said(...messages: string[]) {
  const events = messages.map((message, i) => ({
    id: String(i),
    type: "OTHER",
    message,
    date: `2026-11-2${9 - i}T10:00:00Z`,
  }));
  const order = { id: "O", events, total: { gross: { currency: "USD" } }, userEmail: "ada@buyer.example" };
  const place = await shown(
    <Timeline order={order as unknown as OrderDetail} />,
    {},
    { until: ".da-timeline", roles: ["orders"] },
  );
  return [...place.querySelectorAll(".da-timeline li")].map((item) =>
    [...item.querySelectorAll("b, p")].map(({ textContent }) => textContent).join(" | "),
  );
}

it("says what became of a return and of a parcel in the reader's words, and beneath what somebody wrote", async () => {
  expect(
    await said(
      "return.DECLARED",
      "return.REQUESTED It rattles.\nVery much.",
      "return.REFUSED It was mounted.",
      "return.ACCEPTED",
      "return.WITHDRAWN",
      "parcel.DELIVERED",
      "proof.APPROVED 2 Kim",
    ),
  ).toEqual([
    "Customer withdrew from the contract",
    "Return requested | It rattles.\nVery much.",
    "Return refused | It was mounted.",
    "Return accepted",
    "Customer took the return back",
    "Parcel delivered",
    "Kim approved the proof, version 2",
  ]);
});
