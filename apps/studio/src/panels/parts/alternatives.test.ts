import { conflicts, type PartMeasures, PartOption, type Slot } from "@carloom/build";
import { describe, expect, it } from "vitest";
import { alikeThatFit, takenOff, waysOut } from "./alternatives.ts";
import { judgeOn } from "../../fitting/verdict.ts";
import { compareRows } from "./compare-rows.ts";

const option = (measures: object, over: object = {}): PartOption =>
  PartOption.parse({ version: 1, model3d: { url: "a.glb", bytes: 1 }, measures, ...over });
const wheel = (diameter: number, width: number, clearDiameter = 400) =>
  option({
    wheel: { boltPattern: { count: 5, pcd: 112 }, centreBore: 66.6, diameter, width, offset: 35, clearDiameter },
  });
const brake = (sweptDiameter: number) =>
  option({ brake: { boltPatterns: [{ count: 5, pcd: 112 }], discFront: 380, discRear: 356, sweptDiameter } });
const part = (uuid: string, slots: string[], what: PartOption) => ({ uuid, slots, option: what });
const limits = (min: number, max: number) => ({ min, max, stock: min });
const label = { en: "", ko: "", ja: "" };
const anchors = [
  {
    node: "n",
    position: [0, 0, 0] as [number, number, number],
    rotation: [0, 0, 0, 1] as [number, number, number, number],
    mirror: false,
  },
]; // prettier-ignore
const WHEELS: Slot = {
  id: "wheels.front",
  label,
  anchors,
  stock: true,
  hub: {
    boltPattern: { count: 5, pcd: 112 },
    centreBore: 66.6,
    diameter: limits(18, 21),
    width: limits(8, 11),
    offset: limits(20, 50),
    tyreDiameter: 680,
    tyreWidth: 245,
  },
};
const BRAKES: Slot = {
  id: "brakes",
  label,
  anchors,
  stock: true,
  brake: { boltPattern: { count: 5, pcd: 112 }, clearDiameter: 500 },
};

describe("alternatives", () => {
  it("fit, and are most alike first", () => {
    const refused = part("refused", ["wheels.front"], wheel(22, 10));
    const all = [
      refused,
      part("small", ["wheels.front"], wheel(18, 8)),
      part("near", ["wheels.front"], wheel(21, 10)),
      part("too-large", ["wheels.front"], wheel(23, 10)),
      part("brake", ["brakes"], brake(300)),
    ];
    expect(alikeThatFit(refused, all, [WHEELS], judgeOn(new Map())).map(({ uuid }) => uuid)).toEqual(["near", "small"]);
  });
  it("end a clash of brakes and wheels without making another", () => {
    const narrow = wheel(19, 9, 380);
    const mounted = new Map([
      ["wheels.front", narrow],
      ["brakes", brake(420)],
    ]);
    const [reason] = conflicts(mounted);
    if (!reason) throw new Error("no clash");
    const all = [
      part("narrow", ["wheels.front"], narrow),
      part("wide", ["wheels.front"], wheel(20, 9, 460)),
      part("larger-brake", ["brakes"], brake(450)),
      part("smaller-brake", ["brakes"], brake(360)),
    ];
    const ways = waysOut(reason, all, [WHEELS, BRAKES], mounted);
    expect(ways.map(({ slot, part: one }) => `${slot} ${one?.uuid ?? "stock"}`)).toEqual([
      "brakes smaller-brake",
      "wheels.front wide",
      "wheels.front stock",
    ]);
  });
});

describe("a part that needs another", () => {
  const slotOf = (id: string): Slot => ({ id, label, anchors, stock: false });
  const span = (mm: number, over: object = {}) => option({ mount: { interface: "deck", span: mm } }, over);
  it("is offered what it needs first, and to be taken off", () => {
    const wing = span(1300, { requires: ["lip"] });
    const mounted = new Map([["spoiler", wing]]);
    const [reason] = conflicts(mounted);
    if (!reason) throw new Error("no clash");
    const all = [
      part("wing", ["spoiler"], wing),
      ...["a", "b", "c"].map((id) => part(`spoiler-${id}`, ["spoiler"], span(1301))),
      ...["a", "b", "c"].map((id) => part(`lip-${id}`, ["lip"], span(1600))),
    ];
    const ways = waysOut(reason, all, [slotOf("spoiler"), slotOf("lip")], mounted);
    expect(ways.map(({ slot, part: one }) => `${slot} ${one?.uuid ?? "stock"}`)).toEqual([
      "lip lip-a",
      "lip lip-b",
      "spoiler spoiler-a",
    ]);
  });
});

describe("a clash is ended by what comes off", () => {
  const span = (over: object = {}) => option({ mount: { interface: "deck", span: 1300 } }, over);
  const off = (...on: [string, PartOption][]) => {
    const mounted = new Map(on);
    return conflicts(mounted).map((reason) => takenOff(reason, mounted));
  };
  it("the other part of two that exclude each other, whichever says so", () => {
    expect(off(["bumper", span({ conflicts: ["lip"] })], ["lip", span()])).toEqual(["lip"]);
  });
  it("the part that needs what is not there", () => {
    expect(off(["spoiler", span({ requires: ["lip"] })])).toEqual(["spoiler"]);
  });
  it("never by what another part needs", () => {
    const clash = off(["bumper", span({ conflicts: ["lip"] })], ["lip", span()], ["wing", span({ requires: ["lip"] })]);
    expect(clash).toEqual(["bumper"]);
  });
});

describe("another part in the slot of a clash", () => {
  it("is one that fits before one that only nearly does, and on both axles", () => {
    const rear: Slot = { ...WHEELS, id: "wheels.rear", hub: WHEELS.hub && { ...WHEELS.hub, width: limits(9, 12) } };
    const narrow = wheel(19, 9, 380);
    const both = ["wheels.front", "wheels.rear"];
    const mounted = new Map([...both.map((id) => [id, narrow] as const), ["brakes", brake(420)] as const]);
    const [reason] = conflicts(mounted);
    if (!reason) throw new Error("no clash");
    // as wide as the front may be, and narrower than the rear must be
    const all = [part("near", both, wheel(19, 8.5, 460)), part("fits", both, wheel(21, 9.5, 460))];
    const ways = waysOut(reason, all, [WHEELS, rear, BRAKES], mounted);
    expect(ways.map(({ part: one }) => one?.uuid ?? "stock")).toEqual(["fits", "near", "stock"]);
  });
});

describe("a comparison", () => {
  it("has what one of the parts states, and says what differs", () => {
    const measures: PartMeasures[] = [wheel(20, 9.5).measures, wheel(19, 9.5).measures];
    expect(compareRows(measures, "en").map(({ key, values, differs }) => [key, ...values, differs])).toEqual([
      ["rim", "20 × 9.5", "19 × 9.5", true],
      ["offset", "ET35", "ET35", false],
      ["bolts", "5×112", "5×112", false],
      ["bore", "66.6 mm", "66.6 mm", false],
      ["clear", "400 mm", "400 mm", false],
    ]);
    expect(compareRows([{ weightKg: 9.2 }, {}], "en")).toEqual([
      { key: "weight", values: ["9.2 kg", "–"], differs: true },
    ]);
  });
});
