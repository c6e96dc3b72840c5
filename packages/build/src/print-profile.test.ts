import { expect, it } from "vitest";
import { isNamedPanel, printProfileOf, readPrintSettings } from "./print-profile.ts";

it("keeps what differs from the standard, with a comma or a point, and is the standard without", () => {
  const { texts, problems } = readPrintSettings({ bleed: "3", tuck: " 40,5 ", "marks.wrap": "opos", "spots.kiss": "" });
  expect(problems).toEqual([]);
  expect(texts).toEqual({ tuck: "40.5", "marks.wrap": "opos" });
  expect(printProfileOf(texts)).toMatchObject({ bleed: 3, tuck: 40.5, marks: { sticker: "plain", wrap: "opos" } });
  expect(printProfileOf({ bleed: "a lot" }).bleed).toBe(3);
});

it("says of each setting why it cannot be used", () => {
  const why = (texts: Record<string, string>) =>
    readPrintSettings(texts).problems.map(({ key, why: reason }) => [key, reason]);
  expect(why({ bleed: "-1", tuck: "900", "marks.sticker": "laser", "spots.white": "Black" })).toEqual([
    ["bleed", "form"],
    ["tuck", "range"],
    ["marks.sticker", "form"],
    ["spots.white", "form"],
  ]);
  expect(why({ "dpi.wrap.refuse": "120" })).toEqual([["dpi.wrap.refuse", "with"]]);
  expect(why({ "media.sticker": "300", "media.margin": "80" })).toEqual([["media.sticker", "with"]]);
  expect(why({ "spots.through": "cutcontour" })).toEqual([["spots.through", "with"]]);
});

it("knows what is printed over white, and which panels are glass laid from inside, by their name or its beginning", () => {
  expect(printProfileOf({})).toMatchObject({ white: ["clear", "chrome"], insideGlass: [] });
  const { texts, problems } = readPrintSettings({
    "white.reflective": "on",
    "white.chrome": "off",
    glass: " Windshield，window*\nwindow* ",
  });
  expect(problems).toEqual([]);
  expect(texts).toEqual({ "white.reflective": "on", "white.chrome": "off", glass: "windshield, window*" });
  const { white, insideGlass } = printProfileOf(texts);
  expect(white).toEqual(["clear", "reflective"]);
  const inside = ["windshield", "window.rear", "windshield.frame", "hood"].map((id) => isNamedPanel(insideGlass, id));
  expect(inside).toEqual([true, true, false, false]);
  expect(readPrintSettings({ glass: "*, all of it!" }).problems).toEqual([{ key: "glass", why: "form" }]);
  expect(readPrintSettings({ glass: Array.from({ length: 41 }, (_, i) => `w${i}`).join() }).problems).toHaveLength(1);
});
