import type { StaffVehicleFragment } from "@carloom/api-client/commerce";
import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { expect, it } from "vitest";
import { fromVehicle, hubOf, hubProblem, hubText, shownHub } from "./hub.ts";

const WHOLE = hubText({
  boltCount: 5,
  boltPcd: 114.3,
  centreBore: 60.1,
  diameterMin: 16,
  diameterStock: 17,
  diameterMax: 19,
  widthMin: 6.5,
  widthStock: 7,
  widthMax: 8.5,
  offsetMin: 30,
  offsetStock: 45,
  offsetMax: 50,
});

it("a hub is kept once it is whole; what only brakes need may stay unknown", () => {
  expect(hubOf(WHOLE, "rear")).toMatchObject({ axle: "rear", boltPcd: 114.3, brakeDiameter: null });
  expect(hubOf({ ...WHOLE, brakeDiameter: "330" }, "rear")?.brakeDiameter).toBe(330);
  expect(hubOf({ ...WHOLE, centreBore: "" }, "rear")).toBeNull();
});

it.each([
  ["boltCount", "4.5", "NUMBER"],
  ["boltPcd", "114,3 mm", "NUMBER"],
  ["diameterStock", "44", "RANGE"],
  ["offsetStock", "20", "BELOW_LEAST"],
  ["widthMax", "6", "BELOW_LEAST"],
] as const)("%s of %s is said to be wrong, and not kept", (field, value, code) => {
  const text = { ...WHOLE, [field]: value };
  expect([hubProblem(text, field), hubOf(text, "front")]).toEqual([code, null]);
});

it("begins with the rim that the model stands on, and the table of vehicles fills the rest around it", () => {
  const of = { option: {}, wheels: [{ corner: "front.left", rim: 18 }] } as unknown as WorkshopCarFragment;
  const shown = shownHub(of, "front");
  expect(shown.diameterStock).toBe("18");
  const vehicle = {
    boltCount: 5,
    boltPcd: 120,
    centreBore: 72.6,
    diameterMin: 17,
    diameterMax: 20,
    widthMin: 7.5,
    widthMax: 9,
    offsetMin: 20,
    offsetMax: 40,
  } as StaffVehicleFragment;
  expect(hubOf(fromVehicle(shown, vehicle), "front")).toMatchObject({
    boltPcd: 120,
    diameterStock: 18,
    widthStock: 7.5,
    offsetMax: 40,
  });
  expect(fromVehicle({ ...shown, diameterStock: "22" }, vehicle).diameterStock).toBe("20");
});
