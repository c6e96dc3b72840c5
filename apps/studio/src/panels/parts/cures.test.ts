import { PartOption, type Slot } from "@carloom/build";
import { expect, it } from "vitest";
import { cureFor } from "./cures.ts";
import { judgeOn } from "../../fitting/verdict.ts";

const option = (measures: object, over: object = {}): PartOption =>
  PartOption.parse({ version: 1, model3d: { url: "a.glb", bytes: 1 }, measures, ...over });
const wheel = (diameter: number, over: object = {}) =>
  option({
    wheel: {
      boltPattern: { count: 5, pcd: 112 },
      centreBore: 66.6,
      diameter,
      width: 9,
      offset: 35,
      clearDiameter: 460,
      ...over,
    },
  });
const brake = (sweptDiameter: number) =>
  option({ brake: { boltPatterns: [{ count: 5, pcd: 112 }], discFront: 380, discRear: 356, sweptDiameter } });
const span = (mm: number, over: object = {}) => option({ mount: { interface: "deck", span: mm } }, over);
const part = (uuid: string, slots: string[], what: PartOption, title = uuid) => ({ uuid, slots, option: what, title });

const limits = (min: number, max: number) => ({ min, max, stock: min });
const base = { label: { en: "", ko: "", ja: "" }, anchors: [], stock: true };
const hub = {
  boltPattern: { count: 5, pcd: 112 },
  centreBore: 66.6,
  diameter: limits(18, 21),
  width: limits(8, 11),
  offset: limits(20, 50),
  tyreDiameter: 680,
  tyreWidth: 245,
};
const slot = (id: string, over: object): Slot => ({ ...base, id, ...over }) as Slot;
const SLOTS: Slot[] = [
  slot("wheels.front", { hub }),
  slot("wheels.rear", { hub }),
  slot("brakes", { brake: { boltPattern: { count: 5, pcd: 112 }, clearDiameter: 380 } }),
  slot("spoiler", { mount: { interface: "deck", span: 1300 } }),
  slot("lip", { mount: { interface: "deck", span: 1600 } }),
  slot("bumper", { mount: { interface: "deck", span: 1800 } }),
];
const AXLES = ["wheels.front", "wheels.rear"];

/** What one press would do, in words. */
function said(
  one: ReturnType<typeof part>,
  own: string[],
  all: ReturnType<typeof part>[],
  on: [string, PartOption][] = [],
) {
  const mounted = new Map(on);
  const slots = SLOTS.filter(({ id }) => own.includes(id));
  const cure = cureFor(one, slots, { parts: all, slots: SLOTS, mounted, judge: judgeOn(mounted) });
  if (!cure) return null;
  return cure.kind === "instead"
    ? `instead ${cure.part.uuid}`
    : `with ${cure.part?.uuid ?? "stock"} in ${cure.slots.join(" ")}`;
}

it("adds what a part needs, one that fits", () => {
  const wing = part("wing", ["spoiler"], span(1300, { requires: ["lip"] }));
  const all = [
    wing,
    part("other", ["spoiler"], span(1301)),
    part("wide", ["lip"], span(1900)),
    part("lip", ["lip"], span(1600)),
  ];
  expect(said(wing, ["spoiler"], all)).toBe("with lip in lip");
  expect(said(wing, ["spoiler"], all, [["lip", span(1600)]])).toBeNull();
});
it("takes another in the slot that is in the way, or what is there off", () => {
  const kit = part("kit", ["bumper"], span(1800, { conflicts: ["lip"] }));
  const now = span(1600);
  expect(said(kit, ["bumper"], [kit, part("lip", ["lip"], now)], [["lip", now]])).toBe("with stock in lip");
});
it("puts brakes into wheels that are large enough, on both axles, whether stock or others are mounted", () => {
  const big = part("big", ["brakes"], brake(420));
  const [low, high] = [part("low", AXLES, wheel(19, { clearDiameter: 390 })), part("high", AXLES, wheel(20))];
  const all = [big, low, high, part("small", ["brakes"], brake(360))];
  expect(said(big, ["brakes"], all)).toBe("with high in wheels.front wheels.rear");
  expect(
    said(
      big,
      ["brakes"],
      all,
      AXLES.map((id) => [id, low.option]),
    ),
  ).toBe("with high in wheels.front wheels.rear");
  expect(
    said(
      big,
      ["brakes"],
      all,
      AXLES.map((id) => [id, high.option]),
    ),
  ).toBeNull();
});
it.each([
  ["diameter", { diameter: 22 }],
  ["width", { width: 12 }],
  ["offset", { offset: 60 }],
  ["bolt pattern", { boltPattern: { count: 5, pcd: 120 } }],
  ["bore", { centreBore: 60 }],
])("offers a size of the same wheel for a wrong %s, before another that is nearer", (_, over) => {
  const wrong = part("wrong", AXLES, wheel(20, over), "Fold 5, 22 × 9");
  const all = [wrong, part("near", AXLES, wheel(20), "Norr, 20 × 9"), part("same", AXLES, wheel(18), "Fold 5, 18 × 9")];
  expect(said(wrong, AXLES, all)).toBe("instead same");
  expect(said(wrong, AXLES, all.slice(0, 2))).toBe("instead near");
  expect(said(wrong, AXLES, all.slice(0, 1))).toBeNull();
});
it("offers a part of the right span, and nothing for a part that fits", () => {
  const long = part("long", ["spoiler"], span(1350));
  const all = [long, part("right", ["spoiler"], span(1300))];
  expect(said(long, ["spoiler"], all)).toBe("instead right");
  expect(said(all[1] as typeof long, ["spoiler"], all)).toBeNull();
});
