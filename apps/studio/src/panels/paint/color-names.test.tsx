// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import { afterEach, expect, it } from "vitest";
import { allBy, show, testStudio } from "../../testing/test-studio.tsx";
import { PaintPanel } from "./paint-panel.tsx";

let gone = () => {};
afterEach(() => gone());

it("calls the fields of a color by the zone's own name, not by its id", async () => {
  gone = await show(testStudio(), <PaintPanel />);
  expect(allBy("textbox", "Body: hex value")).toHaveLength(1);
  expect(document.body.querySelector("input[type=color]")?.getAttribute("aria-label")).toBe("Body: color picker");
});
