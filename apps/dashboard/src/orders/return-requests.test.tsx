// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it } from "vitest";
import { putAway, shown, texts } from "../testing/shown.tsx";
import type { ReturnRequest, ReturnRequestRow as Row } from "./return-requests.tsx";

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const wish: ReturnRequest = {
  id: "R",
  status: "REQUESTED",
  refundStatus: null,
  refundDueAt: null,
  declaredAt: null,
  reason: null,
  answer: null,
  createdAt: inDays(-1),
  lines: [],
};

let ReturnRequestRow: typeof Row;
beforeAll(async () => {
  ({ ReturnRequestRow } = await import("./return-requests.tsx"));
});
afterEach(putAway);

async function seen(request: Partial<ReturnRequest>) {
  const place = await shown(
    <ReturnRequestRow request={{ ...wish, ...request }} />,
    {},
    { until: ".da-row", roles: ["orders"] },
  );
  return {
    states: texts(place, ".da-state"),
    buttons: texts(place, "button"),
    due: texts(place, "p").find((text) => text?.startsWith("Refund by")) ?? null,
    mayWait: texts(place, "p.da-soft").length > 0,
  };
}
const withdrawal = (days: number) => ({
  status: "ACCEPTED" as const,
  declaredAt: inDays(days - 14),
  refundDueAt: inDays(days),
});

it("calls a withdrawal by its name, with until when its money goes back and that one may wait", async () => {
  const { states, buttons, due, mayWait } = await seen(withdrawal(4));
  expect(states).toEqual(["Withdrawal"]);
  expect(buttons).toEqual([]);
  expect(due).toMatch(/^Refund by \w+ \d+, \d{4} · 4 days left$/);
  expect(mayWait).toBe(true);
});

it("says of the last day that it is today, and of each after it how late the money is", async () => {
  expect((await seen(withdrawal(0))).due).toMatch(/· Due today$/);
  putAway();
  const { states, due } = await seen(withdrawal(-2));
  expect(states).toEqual(["Withdrawal", "Refund 2 days overdue"]);
  expect(due).toMatch(/, \d{4}$/);
});

it("waits for nothing once the goods are here, and asks for nothing once the money is back", async () => {
  const here = await seen({ ...withdrawal(4), status: "RECEIVED", refundStatus: "PENDING" });
  expect(here.states).toEqual(["Received", "Refund on its way"]);
  expect(here.due).toMatch(/4 days left$/);
  expect(here.mayWait).toBe(false);
  putAway();
  const back = await seen({ ...withdrawal(4), status: "RECEIVED", refundStatus: "SUCCESS", refundDueAt: null });
  expect(back).toMatchObject({ states: ["Received", "Refunded"], due: null });
});

it("lets a wish be answered, which has no such time", async () => {
  expect(await seen({})).toEqual({
    states: ["Waiting for an answer"],
    buttons: ["Accept", "Refuse"],
    due: null,
    mayWait: false,
  });
});
