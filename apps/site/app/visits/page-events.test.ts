import { expect, it } from "vitest";
import { asksOn, pageEvents } from "./page-events.ts";

const kinds = (path: string, placed = false, nothing: string | null = null) =>
  pageEvents(path, () => placed, nothing).map(({ kind, subject }) => (subject ? `${kind} ${subject}` : kind));

it("says what it means that a page is looked at", () => {
  expect(kinds("/")).toEqual(["VISIT"]);
  expect(kinds("/car")).toEqual(["VISIT"]);
  expect(kinds("/car/halden-gt")).toEqual(["CAR_OPENED halden-gt"]);
  expect(kinds("/krw/checkout")).toEqual(["CHECKOUT_BEGUN"]);
  expect(kinds("/krw", false, "roof box")).toEqual(["SEARCH_EMPTY roof box"]);
});

it("counts an order where it was placed, not where it is followed", () => {
  expect(kinds("/orders/abc")).toEqual(["VISIT"]);
  expect(kinds("/orders/abc", true)).toEqual(["ORDER_PLACED"]);
});

it("asks nobody who pays, or looks at an order", () => {
  expect(["/", "/car/halden-gt", "/krw", "/krw/products/fold-5"].map(asksOn)).toEqual([true, true, true, true]);
  expect(["/krw/checkout", "/orders/abc", "/orders/abc/print"].map(asksOn)).toEqual([false, false, false]);
});
