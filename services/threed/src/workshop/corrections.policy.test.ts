import { expect, it } from "vitest";
import { platesOff, readCorrections, WorkshopCorrections } from "./corrections.policy.ts";

/** A file in centimetres, its nose to the same side. */
const FRAME = [0.01, 0, 0, 0, 0, 0.01, 0, 0, 0, 0, 0.01, 0, 0, 0, 0, 1];
const DIMENSIONS = { length: 4.4, width: 1.8, height: 1.3, wheelbase: 2.6, trackFront: 1.5, trackRear: 1.5 };
const PLATE = { side: "front", at: [0, 50, 220], width: 520, height: 110, tilt: 0, turn: 0 } as const;
const reading = (...plates: object[]) => WorkshopCorrections.safeParse({ plates });

it("what was stored before there were plates reads as none", () => {
  expect(readCorrections({ length: 4.4, dropped: ["Spoiler"] })).toMatchObject({ length: 4.4, plates: [] });
  expect(readCorrections(null).plates).toEqual([]);
});

it("a plate reads as it was set, one for each side", () => {
  const rear = { ...PLATE, side: "rear", at: [10, 80, -210], width: 335, height: 155, tilt: 12.5, turn: -3 };
  expect(reading(PLATE, rear).data?.plates).toEqual([PLATE, rear]);
});

it.each([
  [{ width: 219 }, "A number plate is 220 to 620 mm wide."],
  [{ width: 621 }, "A number plate is 220 to 620 mm wide."],
  [{ width: Number.NaN }, "A number plate is 220 to 620 mm wide."],
  [{ height: 69 }, "A number plate is 70 to 330 mm high."],
  [{ tilt: 31 }, "A number plate tilts by -30 to 30 degrees."],
  [{ turn: -21 }, "A number plate turns by -20 to 20 degrees."],
  [{ side: "left" }, "A number plate is at the front or the rear."],
])("%o is refused: %s", (changed, message) => {
  const { success, error } = reading({ ...PLATE, ...changed });
  expect(success).toBe(false);
  expect(error?.issues[0]?.message).toBe(message);
});

it("two plates on one side, and places that are none, are refused", () => {
  expect(reading(PLATE, PLATE).error?.issues[0]?.message).toBe("A car has one number plate on each side.");
  expect(reading({ ...PLATE, at: [0, 0] }).success).toBe(false);
  expect(reading({ ...PLATE, at: [0, 1e9, 0] }).success).toBe(false);
  expect(reading({ ...PLATE, letters: "M AB 1" }).success).toBe(false);
});

it("a plate off the car is refused by its side, where the car is known", () => {
  const off = (plates: object[], frame = FRAME) => platesOff(readCorrections({ plates }), frame, DIMENSIONS);
  expect(off([PLATE])).toBeNull();
  expect(off([PLATE, { ...PLATE, side: "rear" }])).toBe(
    "The rear number plate is off the car. Set it on the rear of the body.",
  );
  expect(off([{ ...PLATE, at: [0, 50, 420] }])).toMatch(/^The front number plate is off the car/);
  // of an import from before nobody knows where the file's places are
  expect(off([{ ...PLATE, at: [0, 50, 420] }], [])).toBeNull();
});
