import { describe, expect, it } from "vitest";
import { maskAddress, maskEmail } from "./mask.ts";
import { after, chargeStatus, ORDER_LIFE, type OrderStatus } from "./order.process.ts";

describe("the life of an order", () => {
  it("begins unconfirmed, ends where nothing follows, and reaches every state", () => {
    const reached = new Set<OrderStatus>(["UNCONFIRMED"]);
    for (const state of reached) for (const next of Object.values(ORDER_LIFE[state])) reached.add(next);
    expect([...reached].sort()).toEqual(Object.keys(ORDER_LIFE).sort());
    expect(after("CANCELED", "confirm")).toBeNull();
    expect(after("FULFILLED", "cancel")).toBeNull();
    expect(after("UNCONFIRMED", "confirm")).toBe("UNFULFILLED");
  });

  it("tells payment apart", () => {
    expect([0, 1, 10, 11].map((paid) => chargeStatus(paid, 10))).toEqual(["NONE", "PARTIAL", "FULL", "OVERCHARGED"]);
  });
});

describe("what strangers see of a buyer", () => {
  it("is a beginning", () => {
    expect(maskEmail("jane@people.example")).toBe("j...@people.example");
    const masked = maskAddress({
      id: "1",
      firstName: "김민준",
      lastName: "",
      companyName: "",
      streetAddress1: "20 Sajik-ro",
      streetAddress2: "",
      city: "Seoul",
      cityArea: "",
      postalCode: "03051",
      country: "KR",
      countryArea: "",
      phone: "+82 2 123",
    });
    expect(masked).toMatchObject({
      firstName: "김...",
      lastName: "",
      streetAddress1: "2...",
      country: "KR",
      phone: "",
    });
  });
});
