// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider, ToastProvider } from "@carloom/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { ReplaceDialog as Dialog } from "./replace-dialog.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

const asked: Record<string, unknown>[] = [];
let ReplaceDialog: typeof Dialog;
beforeAll(async () => {
  const { session } = await import("../boot/session.ts");
  const money = (amount: number) => ({ amount, currency: "USD" });
  const call = async (_: unknown, variables: Record<string, unknown>) => {
    asked.push(variables);
    const offer = { title: "Coastal 28", before: money(20), after: money(32.5), errors: [] };
    const none = { title: null, before: null, after: null, errors: [{ code: "OTHER_CAR", field: null, message: "" }] };
    return { orderDesignReplace: variables.build === "wrong" ? none : offer };
  };
  Object.assign(session.clients.commerce, { query: call, mutate: call, tryQuery: call });
  ({ ReplaceDialog } = await import("./replace-dialog.tsx"));
});
let root: Root;
afterEach(() => act(() => root.unmount()));

const write = (value: string) =>
  act(() => {
    const input = document.querySelector("input");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });
const press = (name: string) =>
  act(async () => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click());

it("says what the order would come to before anything is changed, and why a build cannot be put in", async () => {
  const onClose = vi.fn();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
          <ToastProvider>
            <ReplaceDialog order="O" design="D" onClose={onClose} />
          </ToastProvider>
        </MessagesProvider>
      </QueryClientProvider>,
    ),
  );
  write("wrong");
  await press("See the price");
  expect(document.body.textContent).toContain("This build is of another car.");
  write("https://viewer.example/s/abcd");
  await press("See the price");
  await vi.waitFor(() => expect(document.body.textContent).toContain("$32.50 instead of $20.00"));
  expect(document.body.textContent).toContain("$12.50 more is due");
  expect(onClose).not.toHaveBeenCalled();
  await press("Use this build");
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.map(({ build, isTrial }) => [build, isTrial])).toEqual([
    ["wrong", true],
    ["https://viewer.example/s/abcd", true],
    ["https://viewer.example/s/abcd", false],
  ]);
});
