// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { putAway, shown, texts } from "../testing/shown.tsx";

afterEach(putAway);

const lines = async (address: object) => {
  const { AddressText } = await import("./people.tsx");
  const whole = {
    firstName: "Greta",
    lastName: "Lange",
    companyName: "",
    streetAddress2: "",
    cityArea: "",
    countryArea: "",
    phone: "",
    ...address,
  } as Parameters<typeof AddressText>[0]["address"];
  const place = await shown(<AddressText address={whole} />, {}, { until: "address", roles: ["orders"] });
  return texts(place, "address span");
};

it("writes a German address as Germany does", async () => {
  const country = { code: "DE", country: "Germany" };
  const address = { streetAddress1: "Linienstraße 12", city: "Berlin", postalCode: "10119", country };
  expect(await lines({ ...address, phone: "+49301234567" })).toEqual([
    "Greta Lange",
    "Linienstraße 12",
    "10119 Berlin",
    "Germany",
    "+49301234567",
  ]);
});

it("writes an American one with its state before the ZIP code", async () => {
  const country = { code: "US", country: "United States" };
  const address = { streetAddress1: "12 Main St", city: "Austin", countryArea: "TX", postalCode: "78701", country };
  expect((await lines(address))[2]).toBe("Austin, TX 78701");
});
