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
const line = (name: string, ...printWarnings: Line["printWarnings"]): Line => ({
  reference: name,
  name,
  printWarnings,
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
  const photo = line("Sunset", { code: "resolution", mm: null, dpi: 127 });
  const dots = line("Dots", { code: "narrow", mm: 1.5, dpi: null }, { code: "thin", mm: 0.3, dpi: null });
  const name = line("Sven", { code: "small", mm: 3.4, dpi: null });
  expect(await said([photo, line("Number 27"), dots, name])).toEqual([
    "4 notes on how it prints",
    "Sunset: 127 dpi in this size. It may look soft up close.",
    "Dots: parts 1.5 mm narrow. They may come off when it is laid.",
    "Dots: lines 0.3 mm thin. They may not print whole.",
    "Sven: letters 3.4 mm high. They may be too small to read.",
  ]);
  expect(await said([line("Number 27")])).toEqual([]);
});

it("is said in Korean and Japanese", async () => {
  for (const [language, code] of [
    ["ko", "narrow"],
    ["ja", "narrow"],
    ["ko", "small"],
    ["ja", "small"],
  ] as const) {
    const [head = "", first = ""] = await said([line("A", { code, mm: 2, dpi: null })], language);
    expect([head, first].join()).not.toContain("shop.cart.print");
    expect(first).toContain("2 mm");
  }
});
