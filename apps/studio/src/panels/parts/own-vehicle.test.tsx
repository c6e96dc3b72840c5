// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import { afterEach, expect, it } from "vitest";
import { pick, settled, show, testRim, testStudio } from "../../testing/test-studio.tsx";
import { PartsPanel } from "./parts-panel.tsx";
import { chooseVehicle } from "./vehicles.ts";

let gone = () => {};
afterEach(() => {
  gone();
  chooseVehicle(null);
});
const text = () => document.body.textContent ?? "";

const VEHICLES = [
  { slug: "honda-civic", make: "Honda", model: "Civic", yearFrom: 2022, yearTo: null },
  { slug: "ford-mustang", make: "Ford", model: "Mustang", yearFrom: 2015, yearTo: 2023 },
];
const pattern = { code: "bolt-pattern", verdict: "block", values: { part: "5×112", car: "5×114.3" } };

/** A shop that knows two cars, and says that no rim of the studio's car fits them. */
function shop() {
  const asked: unknown[] = [];
  const query = async ({ operationName }: { operationName: string }, variables: unknown) => {
    if (operationName === "vehicles") return { vehicles: VEHICLES };
    asked.push(variables);
    return { variantFitments: [{ variantId: "v", verdict: "block", reasons: [pattern] }] };
  };
  const studio = testStudio({ parts: [testRim(1, "Fold 19", 19)], ui: { panel: "parts" } });
  const { offer } = studio.catalogue;
  studio.catalogue.offer = async (slot, uuid) => {
    const line = await offer(slot, uuid);
    return line && { ...line, variantId: "v" };
  };
  Object.assign(studio, { clients: { commerce: { query } } });
  return { studio, asked };
}

it("judges wheels for the car that somebody owns, beside the one in the studio, and remembers it", async () => {
  const { studio, asked } = shop();
  gone = await show(studio, <PartsPanel />);
  expect(text()).not.toContain("On your");
  const list = document.body.querySelector<HTMLSelectElement>(".st-filter-vehicle");
  expect([...(list?.options ?? [])].map(({ text: name }) => name)).toEqual([
    "Your own car: not given",
    "Honda Civic 2022–",
    "Ford Mustang 2015–2023",
  ]);
  if (list) await pick(list, "honda-civic");
  await settled();
  expect(asked).toEqual([{ variantIds: ["v"], vehicle: "honda-civic" }]);
  expect(text()).toContain("On your Honda Civic 2022–");
  expect(text()).toContain("Bolt pattern 5×112, this car has 5×114.3");
  expect(localStorage.getItem("carloom_vehicle")).toBe("honda-civic");
  // it stays a matter of that car: in the studio the rim goes on
  expect(document.body.querySelector("[data-part]")?.hasAttribute("data-blocked")).toBe(false);
});

it("asks nothing where nobody told a car, and offers none for what no hub carries", async () => {
  const { studio, asked } = shop();
  studio.editor.select({ slot: "lip" });
  gone = await show(studio, <PartsPanel />);
  expect(document.body.querySelector(".st-filter-vehicle")).toBeNull();
  expect(asked).toEqual([]);
});
