import { describe, expect, it } from "vitest";
import { namesOf } from "./arguments.ts";

const id = (text: string) => Buffer.from(text).toString("base64");
const UUID = "0b0f8a40-6a4e-4a64-9a53-0d4f5d3c9a11";

describe("names of what an act was told", () => {
  it("are the inputs that were given, and the objects of ids, without a value", () => {
    const named = namesOf({
      id: id(`User:${UUID}`),
      input: {
        firstName: "Ada",
        email: "ada@people.example",
        note: null,
        defaultShippingAddress: { city: "Berlin" },
        addGroups: [id("Group:orders")],
        lines: [{ orderLineId: id("OrderLine:12"), quantity: 2 }],
      },
    });
    expect(named).toEqual({
      fields: [
        "id",
        "input.firstName",
        "input.email",
        "input.defaultShippingAddress.city",
        "input.addGroups",
        "input.lines.orderLineId",
        "input.lines.quantity",
      ],
      objects: [`User:${UUID}`, "OrderLine:12"],
    });
  });

  it("take a bare key only where it is one, and never a person's words that look like an id", () => {
    expect(namesOf({ uuid: UUID.toUpperCase() }).objects).toEqual([UUID]);
    expect(namesOf({ token: UUID, search: UUID, message: id("Ada:Braun"), name: id("Mr. X:1") }).objects).toEqual([]);
  });

  it("leave out keys of free JSON that are no names", () => {
    expect(namesOf({ json: { "Ada Braun, Torstr. 1": 1, plain: 2 } }).fields).toEqual(["json.*", "json.plain"]);
  });

  it("are bounded", () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`a${i}`, id(`User:${i}`)]));
    const { fields, objects } = namesOf(many);
    expect([fields.length, objects.length]).toEqual([100, 100]);
  });
});
