import { expect, it } from "vitest";
import { savedOf } from "./use-saved-addresses.ts";

const address = (id: string, uses: object = {}) => ({
  id,
  firstName: "Ada",
  lastName: "Byron",
  companyName: "",
  streetAddress1: "1 Road",
  streetAddress2: "",
  city: "Town",
  cityArea: "",
  postalCode: "95014",
  country: { code: "US", country: "United States" },
  countryArea: "CA",
  phone: null,
  isDefaultShippingAddress: null,
  isDefaultBillingAddress: null,
  ...uses,
});

it("begins a checkout with the address that was chosen for it, else the first, else the name", () => {
  const name = { firstName: "Ada", lastName: "Byron" };
  const [a, b, c] = [
    address("a"),
    address("b", { isDefaultShippingAddress: true }),
    address("c", { isDefaultBillingAddress: true }),
  ];
  expect(savedOf({ ...name, addresses: [a, b, c] })).toMatchObject({ shipping: b, billing: c });
  expect(savedOf({ ...name, addresses: [a] })).toMatchObject({ shipping: a, billing: a });
  expect(savedOf({ ...name, addresses: [] })).toMatchObject({ shipping: name, billing: name });
});
