import { describe, expect, it } from "vitest";
import { insetsFor } from "./insets.ts";

const screen = { mode: "wide", panel: "paint", inspector: false, sheet: "half", height: 844 } as const;

describe("the rectangle that panels leave free", () => {
  it("is between library and inspector on wide screens", () => {
    expect(insetsFor(screen)).toMatchObject({ left: 320, right: 12 });
    expect(insetsFor({ ...screen, panel: "stickers", inspector: true })).toMatchObject({ left: 304, right: 256 });
    expect(insetsFor({ ...screen, panel: null })).toMatchObject({ left: 0 });
  });
  it("has the inspector in the library's place below 1,200 px", () => {
    expect(insetsFor({ ...screen, mode: "medium", inspector: true })).toMatchObject({ left: 256, right: 12 });
  });
  it("is above parts that are compared, while the parts are open", () => {
    const alone = insetsFor({ ...screen, panel: "parts" }).bottom;
    expect(insetsFor({ ...screen, panel: "parts", compare: true }).bottom).toBe(alone + 252);
    expect(insetsFor({ ...screen, compare: true }).bottom).toBe(alone);
    const phone = { ...screen, mode: "phone", panel: "parts" } as const;
    expect(insetsFor({ ...phone, compare: true })).toEqual(insetsFor(phone));
  });
  it("lies above the sheet on a phone, and stays there when the sheet covers all", () => {
    const half = insetsFor({ ...screen, mode: "phone" });
    expect(half.bottom).toBe(422 + 60);
    expect(insetsFor({ ...screen, mode: "phone", sheet: "full" })).toEqual(half);
    expect(insetsFor({ ...screen, mode: "phone", sheet: "peek" }).bottom).toBe(72 + 60);
  });
});
