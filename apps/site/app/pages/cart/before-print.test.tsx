// @vitest-environment happy-dom
import { createTranslate, type Language } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { MessagesProvider } from "@carloom/ui";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { CartDesign } from "../../cart/use-designs.ts";
import { BeforePrint } from "./before-print.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

type Line = CartDesign["lines"][number];
type Warning = Line["printWarnings"][number];
const line = (name: string, ...said: Partial<Warning>[]): Line => ({
  reference: name,
  name,
  printWarnings: said.map((one) => ({ code: "", mm: null, dpi: null, percent: null, ...one })),
});

async function said(lines: Line[], language: Language = "en"): Promise<string[]> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const element = (
    <MessagesProvider t={createTranslate(language, mergedMessages(language))}>
      <BeforePrint design={{ lines }} />
    </MessagesProvider>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  const found = [...place.querySelectorAll("summary, li")].map((one) => one.textContent ?? "");
  await act(async () => root.unmount());
  return found;
}

it("tells a buyer of each sticker what the studio told beside it, and nothing where all prints well", async () => {
  const photo = line("Sunset", { code: "resolution", dpi: 127 }, { code: "cut", percent: 30 });
  const dots = line("Dots", { code: "narrow", mm: 1.5 }, { code: "thin", mm: 0.3 });
  const name = line("Sven", { code: "small", mm: 3.4 }, { code: "upside-down" });
  const seven = line("7", { code: "backwards" }, { code: "twin-backwards" });
  expect(await said([photo, line("Number 27"), dots, name, seven])).toEqual([
    "8 notes on how it prints",
    "Sunset: 127 dpi in this size. It may look soft up close.",
    "Sunset: an edge of the body cuts 30 % of it off. That part is not printed.",
    "Dots: parts 1.5 mm narrow. They may come off when it is laid.",
    "Dots: lines 0.3 mm thin. They may not print whole.",
    "Sven: letters 3.4 mm high. They may be too small to read.",
    "Sven: stands upside down.",
    "7: is flipped and reads backwards.",
    "7: reads backwards on the other side.",
  ]);
  expect(await said([line("Number 27")])).toEqual([]);
});

it.each(["ko", "ja"] as const)("is said in %s", async (language) => {
  const all = [
    { code: "narrow", mm: 2 },
    { code: "small", mm: 2 },
    { code: "cut", percent: 2 },
    ...["upside-down", "backwards", "twin-backwards"].map((code) => ({ code })),
  ];
  const [head = "", ...lines] = await said([line("A", ...all)], language);
  expect([head, ...lines].join()).not.toContain("shop.cart.print");
  expect(lines.slice(0, 3).map((text) => text.match(/2 mm|2%/)?.[0])).toEqual(["2 mm", "2 mm", "2%"]);
  expect(new Set(lines).size).toBe(all.length);
});
