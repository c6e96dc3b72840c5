// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider, ToastProvider } from "@carloom/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { ProductionSettings as Page } from "./production-rules.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

const setting = (key: string, value: string, standard: string, more: object = {}) => ({
  key,
  value,
  standard,
  unit: "mm",
  least: 0,
  most: 20,
  choices: [],
  ...more,
});
const rules = {
  version: 3,
  isApprovalRequired: false,
  profile: null,
  settings: [
    setting("bleed", "4", "3"),
    setting("marks.sticker", "plain", "plain", { unit: null, choices: ["plain", "opos"] }),
    setting("spots.kiss", "CutContour", "CutContour", { unit: null }),
    setting("white.chrome", "on", "on", { unit: null, choices: ["on", "off"] }),
    setting("glass", "windshield, window*", "", { unit: null }),
  ],
};
let saved: unknown[] = [];
let errors: object[] = [];
let ProductionSettings: typeof Page;
beforeAll(async () => {
  const { session } = await import("../boot/session.ts");
  const call = async ({ operationName }: { operationName: string }, variables: Record<string, unknown>) => {
    if (operationName === "StaffProductionRules") return { productionRules: rules };
    if (operationName === "staffContentHistory") return { contentHistory: [] };
    if (operationName === "StaffProductionProfileUpload")
      return {
        productionProfileUpload: {
          object: "profile/a.icc",
          name: "My press",
          components: 4,
          hasGamut: true,
          errors: [],
        },
      };
    saved.push(variables);
    return { productionRulesSave: { errors } };
  };
  Object.assign(session.clients.commerce, { query: call, mutate: call, tryQuery: call });
  ({ ProductionSettings } = await import("./production-rules.tsx"));
});
let root: Root;
afterEach(() => act(() => root.unmount()));

async function open() {
  [saved, errors] = [[], []];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: "/", element: <ProductionSettings /> }]);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </MessagesProvider>
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(document.querySelector("form")).not.toBeNull();
  });
}
const field = (label: string) => {
  const found = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === label);
  return document.getElementById(found?.htmlFor ?? "") as HTMLInputElement;
};
const write = (input: HTMLInputElement, value: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
const submit = () =>
  act(async () => void document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true })));

it("shows what is set beside what is usual, and sends what was changed alone", async () => {
  await open();
  const bleed = field("Bleed of stickers (mm)");
  expect(bleed.value).toBe("4");
  expect(bleed.closest(".ui-field")?.textContent).toContain("Usual: 3 mm");
  write(bleed, "4,0");
  write(field("Kiss cut"), "MyCut");
  write(bleed, "6");
  errors = [{ code: "OUT_OF_RANGE", field: "bleed", message: "", places: ["0", "20"] }];
  await submit();
  expect(bleed.closest(".ui-field")?.textContent).toContain("Write a number from 0 to 20.");
  expect(saved).toEqual([
    {
      isApprovalRequired: false,
      version: 3,
      settings: [
        { key: "bleed", value: "6" },
        { key: "spots.kiss", value: "MyCut" },
      ],
    },
  ]);
});

it("says which panels are glass and which films want white, and what a list of panels has to be", async () => {
  await open();
  const glass = field("Panels of glass");
  expect(glass.value).toBe("windshield, window*");
  expect(glass.closest(".ui-field")?.textContent).toContain("Usual: none");
  expect(field("Chrome film").value).toBe("on");
  write(glass, "all of it!");
  errors = [{ code: "INVALID", field: "glass", message: "", places: [] }];
  await submit();
  expect(saved).toMatchObject([{ settings: [{ key: "glass", value: "all of it!" }] }]);
  expect(glass.closest(".ui-field")?.textContent).toContain("with commas between them");
});

it("a profile is shown with what is known of it, and sent when it is saved", async () => {
  await open();
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [new File(["icc"], "press.icc")] });
  await act(async () => void input.dispatchEvent(new Event("change", { bubbles: true })));
  expect(document.body.textContent).toContain("My press");
  expect(document.querySelector('[role="status"]')?.textContent).toContain("4 inks");
  await submit();
  expect(saved).toEqual([{ isApprovalRequired: false, version: 3, settings: [], profile: "profile/a.icc" }]);
});
