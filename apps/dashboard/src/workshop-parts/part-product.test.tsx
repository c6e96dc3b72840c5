// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider, ToastProvider } from "@carloom/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, it, vi } from "vitest";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

const sent: unknown[] = [];
const place = document.body.appendChild(document.createElement("main"));
const channel = { id: "c1", slug: "default-channel", name: "Shop", currencyCode: "USD", isActive: true };
const variant = {
  id: "v1",
  stocks: [{ id: "s1", quantity: 120 }],
  channelListings: [{ channel: { id: "c1" }, price: { amount: 480 } }],
};
beforeAll(async () => {
  const { session } = await import("../boot/session.ts");
  const query = async (document: unknown) =>
    JSON.stringify(document).includes("partProduct")
      ? { partProduct: { id: "p1", slug: "rim", name: "Rim", variants: [variant] } }
      : { channels: [channel] };
  const mutate = async (_: unknown, { input }: { input: unknown }) => {
    sent.push(input);
    return { partProductSave: { errors: [] } };
  };
  Object.assign(session.clients.commerce, { query, mutate });
  const { PartProduct } = await import("./part-product.tsx");
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
          <ToastProvider>
            <MemoryRouter>
              <PartProduct partModel="m1" />
            </MemoryRouter>
          </ToastProvider>
        </MessagesProvider>
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(() => expect(fields().map(({ value }) => value)).toEqual(["480", "120"]));
});

const fields = () => [...place.querySelectorAll("input")];
async function type(at: number, value: string): Promise<void> {
  const field = fields()[at];
  if (!field) throw new Error("There is no such field.");
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  await act(async () => {
    set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
const save = () =>
  act(
    async () =>
      void place.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );

it("shows all that lies on the shelf, and writes it only where somebody counted anew", async () => {
  await type(0, "500");
  await save();
  await vi.waitFor(() => expect(sent).toEqual([{ partModel: "m1", prices: [{ channelId: "c1", price: 500 }] }]));
  await type(1, "90");
  await save();
  await vi.waitFor(() => expect(sent[1]).toMatchObject({ quantity: 90 }));
});
