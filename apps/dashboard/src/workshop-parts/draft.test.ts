import { expect, it } from "vitest";
import { draftOf, inputOf, measureOf } from "./draft.ts";

const NOTHING = { oneMesh: false, zones: [], roles: [] } as unknown as Parameters<typeof draftOf>[0];

it("reads measures as the languages of the dashboard write them: commas stand between thousands", () => {
  expect(["1,100", "1100", "114.3", "-12", " 7 ", "", "x", "1e3"].map(measureOf)).toEqual([
    1100,
    1100,
    114.3,
    -12,
    7,
    null,
    undefined,
    undefined,
  ]);
  const draft = { ...draftOf(NOTHING), span: "1,100", anchor: ["", "1,050", ""] as [string, string, string] };
  expect(inputOf(draft, [1, 2, 3])).toMatchObject({ span: 1100, anchor: [1, 1050, 3] });
});

it("sends nothing where half of a pair is missing", () => {
  expect(inputOf({ ...draftOf(NOTHING), count: "5" }, [0, 0, 0])).toBeNull();
  expect(inputOf({ ...draftOf(NOTHING), rimWidth: "8" }, [0, 0, 0])).toBeNull();
});
